import '~/features/locker/words/load'
import '~/features/locker/style.css'
import { href } from 'react-router'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { idOfWish } from '~/core/idempotency-key.server'
import { newId } from '~/core/new-id'
import { nextPath } from '~/core/next-path'
import { addToLocker, readSavedPrompt } from '~/features/locker/locker.server'
import { listCategories } from '~/features/locker/locker-category.server'
import { EditorPage } from '~/features/locker/ui/editor-page'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { readForm } from '~/requests/form-request.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/locker-new'
import { lockerOwner, ownerOrGate, TYPED_TEXTS, takeSavedPromptForm } from './locker-form.server'

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const legend = ownerOrGate(args)
	const t = await translateInto(args.context.get(requestContext).language)
	return {
		userId: legend.userId,
		categories: await listCategories(legend),
		idempotencyKey: newId(),
		meta: pageMeta(args.url, { title: t('new_prompt'), description: t('locker_lead'), isIndexed: false }),
	}
}

/** Puts a prompt into the locker: from the form, or from a prompt's page, which `next` leads back to. */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, TYPED_TEXTS)
	const legend = lockerOwner(args)
	const form = await readForm(args.request)
	const next = form.has('next') ? nextPath(form.get('next')) : href('/prompt-locker')
	const idempotencyKey = idempotencyKeyOf(form)
	return takeSavedPromptForm({
		form,
		legend,
		async save(input, newCategory) {
			await addToLocker(legend, input, { newCategory, idempotencyKey })
			return redirectWithToast(next, 'prompt_saved')
		},
		readStored: () => readSavedPrompt(legend, idOfWish(legend.userId, idempotencyKey)),
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function LockerNew({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const locker = href('/prompt-locker')
	return (
		<FormPage
			title={t('new_prompt')}
			text={t('locker_lead')}
			crumbs={[{ label: t('nav_locker'), to: locker }]}
		>
			<EditorPage
				userId={actionData?.draftOf ?? loaderData.userId}
				prompt={null}
				idempotencyKey={loaderData.idempotencyKey}
				categories={loaderData.categories}
				answer={actionData}
				cancelTo={locker}
			/>
		</FormPage>
	)
}
