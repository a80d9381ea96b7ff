import '~/features/account/words/load'
import '~/features/locker/words/load'
import '~/features/authoring/words/load'
import '~/features/authoring/style.css'
import { href } from 'react-router'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { idOfWish } from '~/core/idempotency-key.server'
import { newId } from '~/core/new-id'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import { createDraft, MOST_DRAFTS, readEditedPrompt } from '~/features/authoring/prompt-draft.server'
import { sendPrompt } from '~/features/authoring/prompt-drafts'
import { LONGEST_PROMPT } from '~/features/authoring/prompt-form'
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
import type { Route } from './+types/create-prompt'
import { emptyDraft, TYPED_TEXTS, takePromptForm } from './prompt-form.server'

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const { userId, isAdmin } = requireMember(args)
	const { language } = args.context.get(requestContext)
	const t = await translateInto(language)
	const words = { title: t('create_prompt'), description: t('create_prompt_text'), isIndexed: false }
	const meta = pageMeta(args.url, words)
	// Who searched in vain comes with what they looked for.
	const title = (args.url.searchParams.get('title') ?? '').slice(0, LONGEST_PROMPT.title).toWellFormed()
	return {
		userId,
		isAdmin,
		draft: { ...emptyDraft(language), title },
		idempotencyKey: newId(),
		mostDrafts: MOST_DRAFTS,
		meta,
	}
}

/** Any member creates; success goes to the new prompt. */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, TYPED_TEXTS)
	const author = requireMember(args)
	const { clientAddress: address } = args.context.get(requestContext)
	const form = await readForm(args.request)
	const wish = { idempotencyKey: idempotencyKeyOf(form), editedAt: SeenMoment.parse(form.get('editedAt')) }
	return takePromptForm(
		{ form, member: author, context: args.context },
		{
			async publish(input) {
				const id = await createPrompt(author, input, { address }, wish)
				return redirectWithToast(href('/prompt/:id', { id }), 'prompt_created_success')
			},
			async keepDraft(content) {
				const id = await createDraft(author, content, { address }, wish)
				return redirectWithToast(href('/prompt/:id/edit', { id }), 'draft_saved')
			},
			readStored: () => readEditedPrompt(author, idOfWish(author.userId, wish.idempotencyKey)),
		},
	)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return sendPrompt(await request.clone().formData(), serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CreatePrompt({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { userId, isAdmin, draft, idempotencyKey, mostDrafts } = loaderData
	return (
		<FormPage title={t('create_prompt')} text={t('create_prompt_text')}>
			<PromptWriting
				userId={actionData?.draftOf ?? userId}
				isAdmin={isAdmin}
				stored={null}
				about=""
				empty={draft}
				idempotencyKey={idempotencyKey}
				answer={actionData}
				mostDrafts={mostDrafts}
				hasNote={false}
				submitLabel={t('publish_prompt')}
				cancelTo={href('/profile')}
			/>
		</FormPage>
	)
}
