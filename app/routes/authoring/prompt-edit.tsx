import '~/features/account/words/load'
import '~/features/locker/words/load'
import '~/features/authoring/style.css'
import { data, href, Link } from 'react-router'
import { newId } from '~/core/new-id'
import { Refused } from '~/core/refuse.server'
import { editPrompt, readOwnPrompt } from '~/features/authoring/create-prompt.server'
import { sendPrompt } from '~/features/authoring/prompt-drafts'
import type { PromptInput } from '~/features/authoring/prompt-input'
import { PromptWriting } from '~/features/authoring/ui/prompt-writing'
import { SeenMoment } from '~/i18n/moment.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/prompt-edit'
import { emptyDraft, storedPrompt, TYPED_TEXTS, takePromptForm } from './prompt-form.server'

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const { id } = args.params
	const { language } = args.context.get(requestContext)
	const prompt = await readOwnPrompt(member, id).catch(unlessGone)
	const t = await translateInto(language)
	const title = prompt ? t('edit_prompt') : t('prompt_gone_title')
	const page = {
		id,
		userId: member.userId,
		isAdmin: member.isAdmin,
		stored: prompt && storedPrompt(prompt),
		empty: emptyDraft(language),
		idempotencyKey: newId(),
		meta: pageMeta(args.url, { title, description: t('create_prompt_text'), isIndexed: false }),
	}
	return data(page, { status: prompt ? 200 : 404 })
}

/** What is gone may have left an unsaved text on this device, which its page offers. */
function unlessGone(error: unknown): null {
	if (error instanceof Refused && error.code === 'not_found') return null
	throw error
}

/** The author or an admin edits (docs/product.md#authoring); someone else's prompt answers as missing. */
export async function action(args: Route.ActionArgs) {
	const { id } = args.params
	await giveBackToSignedOut(args, TYPED_TEXTS)
	const member = requireMember(args)
	const form = await readForm(args.request)
	const editedAt = SeenMoment.parse(form.get('editedAt'))
	const save = async (input: PromptInput) => {
		await editPrompt(member, id, { ...input, editedAt })
		return redirectWithToast(href('/prompt/:id', { id }), 'prompt_updated_successfully')
	}
	return takePromptForm({ form, member, context: args.context }, save, () => readOwnPrompt(member, id))
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return sendPrompt(await request.clone().formData(), serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PromptEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { id, stored, ...writing } = loaderData
	const page = href('/prompt/:id', { id })
	const isGone = actionData?.problem === 'prompt_gone' || actionData?.problem === 'prompt_not_found'
	const known = isGone ? null : stored
	return (
		<FormPage
			title={known ? t('edit_prompt') : t('prompt_gone_title')}
			text={t('create_prompt_text')}
			crumbs={known ? [{ label: known.draft.title, to: page }] : []}
		>
			<div>
				<PromptWriting
					key={stored?.updatedAt}
					{...writing}
					userId={actionData?.draftOf ?? writing.userId}
					stored={stored}
					about={id}
					answer={actionData}
					submitLabel={t('save_changes')}
					cancelTo={known ? page : `${href('/profile')}?tab=prompts`}
				/>
				{known ? (
					<p className="pt-6">
						<Link className="button button-quiet" to={href('/prompt/:id/remove', { id })}>
							{t('delete_prompt')}
						</Link>
					</p>
				) : null}
			</div>
		</FormPage>
	)
}
