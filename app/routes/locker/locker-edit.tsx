import '~/features/locker/words/load'
import '~/features/locker/style.css'
import { data, href } from 'react-router'
import { newId } from '~/core/new-id'
import { Refused } from '~/core/refuse.server'
import { editSavedPrompt, readSavedPrompt } from '~/features/locker/locker.server'
import { listCategories } from '~/features/locker/locker-category.server'
import { mergeWithStored } from '~/features/locker/merging/merge-prompt.server'
import { EditorPage } from '~/features/locker/ui/editor-page'
import { SeenMoment } from '~/i18n/moment.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { readForm } from '~/requests/form-request.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/locker-edit'
import { giveBackMerged, ownerOrGate, TYPED_TEXTS, takeSavedPromptForm } from './locker-form.server'

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const legend = ownerOrGate(args)
	const { id } = args.params
	const prompt = await readSavedPrompt(legend, id).catch(unlessGone)
	const t = await translateInto(args.context.get(requestContext).language)
	const title = prompt ? t('edit_saved_prompt') : t('prompt_gone_title')
	const page = {
		id,
		userId: legend.userId,
		prompt,
		categories: await listCategories(legend),
		idempotencyKey: newId(),
		meta: pageMeta(args.url, { title, description: t('locker_lead'), isIndexed: false }),
	}
	return data(page, { status: prompt ? 200 : 404 })
}

/** What is gone may have left an unsaved text on this device, which its page offers. */
function unlessGone(error: unknown): null {
	if (error instanceof Refused && error.code === 'not_found') return null
	throw error
}

/** Changes a saved prompt; where somebody changed it meanwhile, both texts come back (docs/product.md#locker). */
export async function action(args: Route.ActionArgs) {
	const { id } = args.params
	await giveBackToSignedOut(args, TYPED_TEXTS)
	const legend = requireOpened(args, 'locker')
	const form = await readForm(args.request)
	const editedAt = SeenMoment.parse(form.get('editedAt'))
	if (form.get('intent') === 'merge') {
		const madeOf = SeenMoment.parse(form.get('madeOf'))
		return giveBackMerged(form, legend, (mine) => mergeWithStored(legend, id, mine, madeOf))
	}
	return takeSavedPromptForm({
		form,
		legend,
		async save(input, newCategory) {
			await editSavedPrompt(legend, id, { ...input, editedAt }, newCategory)
			return redirectWithToast(href('/prompt-locker'), 'prompt_updated')
		},
		readStored: () => readSavedPrompt(legend, id),
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function LockerEdit({
	loaderData: { id, userId, prompt, categories, idempotencyKey },
	actionData,
}: Route.ComponentProps) {
	const { t } = useWords()
	const locker = href('/prompt-locker')
	const page = href('/prompt-locker/:id', { id })
	return (
		<FormPage
			title={prompt ? t('edit_saved_prompt') : t('prompt_gone_title')}
			text={t('locker_lead')}
			crumbs={[
				{ label: t('nav_locker'), to: locker },
				...(prompt ? [{ label: prompt.title, to: page }] : []),
			]}
		>
			<EditorPage
				key={prompt?.updatedAt}
				userId={actionData?.draftOf ?? userId}
				about={id}
				idempotencyKey={idempotencyKey}
				prompt={prompt}
				categories={categories}
				answer={actionData}
				cancelTo={prompt ? page : locker}
			/>
		</FormPage>
	)
}
