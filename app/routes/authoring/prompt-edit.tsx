import '~/features/account/words/load'
import '~/features/locker/words/load'
import '~/features/authoring/versions/words/load'
import '~/features/authoring/words/load'
import '~/features/authoring/style.css'
import { data, href, Link } from 'react-router'
import { newId } from '~/core/new-id'
import { Refused } from '~/core/refuse.server'
import { publishPrompt } from '~/features/authoring/create-prompt.server'
import { MOST_DRAFTS, readEditedPrompt, saveDraft } from '~/features/authoring/prompt-draft.server'
import { sendPrompt } from '~/features/authoring/prompt-drafts'
import { PromptWriting } from '~/features/authoring/ui/prompt-writing'
import { DraftNote } from '~/features/authoring/ui/saved-draft-note'
import { SeenMoment } from '~/i18n/moment.server'
import { momentIn } from '~/i18n/time-zone.server'
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
import { emptyDraft, storedDraft, storedPrompt, TYPED_TEXTS, takePromptForm } from './prompt-form.server'

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const { id } = args.params
	const { language, timeZone } = args.context.get(requestContext)
	const { published, draft } = (await readEditedPrompt(member, id).catch(unlessGone)) ?? {}
	const t = await translateInto(language)
	const stored = draft ? storedDraft(draft) : published ? storedPrompt(published) : null
	const title = !stored ? t('prompt_gone_title') : published ? t('edit_prompt') : t('draft_title')
	const isAuthor = !published || published.createdBy === member.userId
	const page = {
		id,
		userId: member.userId,
		isAdmin: member.isAdmin,
		stored,
		isPublished: Boolean(published),
		draft: draft
			? {
					when: momentIn(timeZone, language, draft.updatedAt),
					isBehind: Boolean(published && published.updatedAt > draft.updatedAt),
				}
			: null,
		/** A draft is its author's alone. */
		mostDrafts: isAuthor ? MOST_DRAFTS : null,
		title,
		empty: emptyDraft(language),
		idempotencyKey: newId(),
		meta: pageMeta(args.url, { title, description: t('create_prompt_text'), isIndexed: false }),
	}
	return data(page, { status: stored ? 200 : 404 })
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
	const client = { address: args.context.get(requestContext).clientAddress }
	return takePromptForm(
		{ form, member, context: args.context },
		{
			async publish(input, note) {
				const isNew = await publishPrompt(member, id, { ...input, editedAt, note }, client)
				const done = isNew ? 'prompt_created_success' : 'prompt_updated_successfully'
				return redirectWithToast(href('/prompt/:id', { id }), done)
			},
			async keepDraft(content) {
				await saveDraft(member, id, content, { editedAt, client })
				return redirectWithToast(href('/prompt/:id/edit', { id }), 'draft_saved')
			},
			readStored: () => readEditedPrompt(member, id),
		},
	)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return sendPrompt(await request.clone().formData(), serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PromptEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { id, stored, draft, isPublished, title, ...writing } = loaderData
	const page = href('/prompt/:id', { id })
	const isGone = actionData?.problem === 'prompt_gone' || actionData?.problem === 'prompt_not_found'
	const known = isGone ? null : stored
	const own = `${href('/profile')}?tab=prompts`
	const submitLabel = isPublished ? (draft ? 'publish_draft' : 'save_changes') : 'publish_prompt'
	return (
		<FormPage
			title={known ? title : t('prompt_gone_title')}
			text={t('create_prompt_text')}
			crumbs={known && isPublished ? [{ label: known.draft.title, to: page }] : []}
		>
			<div>
				{known && draft ? <DraftNote {...draft} isPublished={isPublished} /> : null}
				<PromptWriting
					key={stored?.updatedAt}
					{...writing}
					userId={actionData?.draftOf ?? writing.userId}
					stored={stored}
					about={id}
					answer={actionData}
					hasNote={isPublished}
					submitLabel={t(submitLabel)}
					cancelTo={known && isPublished ? page : own}
				/>
				{known ? (
					<p className="row pt-6">
						{isPublished ? (
							<Link className="button button-quiet" to={href('/prompt/:id/versions', { id })}>
								{t('created_versions')}
							</Link>
						) : null}
						{draft ? (
							<Link className="button button-quiet" to={href('/prompt/:id/discard', { id })}>
								{t('discard_saved_draft')}
							</Link>
						) : null}
						{isPublished ? (
							<Link className="button button-quiet" to={href('/prompt/:id/remove', { id })}>
								{t('delete_prompt')}
							</Link>
						) : null}
					</p>
				) : null}
			</div>
		</FormPage>
	)
}
