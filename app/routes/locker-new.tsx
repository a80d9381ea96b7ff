import '~/i18n/areas/locker'
import '~/styles/locker.css'
import { href } from 'react-router'
import { FormPage } from '~/components/account/form-page'
import { newId } from '~/components/focus/new-id'
import { EditorPage } from '~/components/locker/editor-page'
import { idempotencyKeyOf } from '~/domain/idempotency-key'
import { idOfWish } from '~/domain/idempotency-key.server'
import { addToLocker, readSavedPrompt } from '~/domain/locker.server'
import { listCategories } from '~/domain/locker-category.server'
import { nextPath } from '~/domain/next-path'
import { goOn } from '~/flash.server'
import { readForm } from '~/form-request.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { legendOrGate, lockerLegend, takeSavedPromptForm } from '~/locker-visit.server'
import { pageMeta } from '~/page-meta.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/locker-new'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(visit: Route.LoaderArgs) {
	const legend = legendOrGate(visit)
	const t = await translateInto(visit.context.get(visitContext).language)
	return {
		userId: legend.userId,
		categories: await listCategories(legend),
		idempotencyKey: newId(),
		meta: pageMeta(visit.url, { title: t('new_prompt'), description: t('locker_lead'), isIndexed: false }),
	}
}

/** Puts a prompt into the locker: from the form, or from a prompt's page, which `next` leads back to. */
export async function action(visit: Route.ActionArgs) {
	const legend = lockerLegend(visit)
	const form = await readForm(visit.request)
	const next = form.has('next') ? nextPath(form.get('next')) : href('/prompt-locker')
	const idempotencyKey = idempotencyKeyOf(form)
	return takeSavedPromptForm({
		form,
		async save(input, newCategory) {
			await addToLocker(legend, input, { newCategory, idempotencyKey })
			return goOn(next, 'prompt_saved')
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
				userId={loaderData.userId}
				prompt={null}
				idempotencyKey={loaderData.idempotencyKey}
				categories={loaderData.categories}
				answer={actionData}
				cancelTo={locker}
			/>
		</FormPage>
	)
}
