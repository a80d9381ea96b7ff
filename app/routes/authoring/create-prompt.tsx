import '~/features/account/words/load'
import '~/features/authoring/style.css'
import { useState } from 'react'
import { href } from 'react-router'
import { z } from 'zod'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { idOfWish } from '~/core/idempotency-key.server'
import { newId } from '~/core/new-id'
import { createPrompt, readOwnPrompt } from '~/features/authoring/create-prompt.server'
import type { PromptInput } from '~/features/authoring/prompt-form'
import { PromptConflict } from '~/features/authoring/ui/prompt-conflict'
import { PromptForm } from '~/features/authoring/ui/prompt-form'
import { clearDraft, useDraft } from '~/features/authoring/ui/use-draft'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/create-prompt'
import { emptyDraft, takePromptForm } from './prompt-form.server'

/** When what an earlier try of this form made was shown beside it. */
const EditedAt = z.coerce.date().catch(new Date(0))

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(visit: Route.LoaderArgs) {
	const { userId, isAdmin } = requireMember(visit)
	const { language } = visit.context.get(requestContext)
	const t = await translateInto(language)
	const words = { title: t('create_prompt'), description: t('create_prompt_text'), isIndexed: false }
	const meta = pageMeta(visit.url, words)
	return { userId, isAdmin, draft: emptyDraft(language), idempotencyKey: newId(), meta }
}

/** Any member creates; success goes to the new prompt. */
export async function action(visit: Route.ActionArgs) {
	const author = requireMember(visit)
	const { clientAddress: address } = visit.context.get(requestContext)
	const form = await readForm(visit.request)
	const wish = { idempotencyKey: idempotencyKeyOf(form), editedAt: EditedAt.parse(form.get('editedAt')) }
	const save = async (input: PromptInput) => {
		const id = await createPrompt(author, input, { address }, wish)
		return redirectWithToast(href('/prompt/:id', { id }), 'prompt_created_success')
	}
	return takePromptForm({ form, context: visit.context }, save, () =>
		readOwnPrompt(author, idOfWish(author.userId, wish.idempotencyKey)),
	)
}

/** A published prompt is no draft any more. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const draftOf = (await request.clone().formData()).get('draftOf')
	try {
		return await serverAction()
	} catch (thrown) {
		const isPublished = thrown instanceof Response && thrown.headers.get('Location')?.startsWith('/prompt/')
		if (isPublished) clearDraft(String(draftOf))
		throw thrown
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CreatePrompt({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const newer = actionData?.stored
	// The same for each try of this page, also where it is read again meanwhile.
	const [idempotencyKey] = useState(actionData?.idempotencyKey || loaderData.idempotencyKey)
	const start = actionData?.draft ?? loaderData.draft
	const { form, values, version, keep } = useDraft(loaderData.userId, start, actionData !== undefined)
	return (
		<FormPage title={t('create_prompt')} text={t('create_prompt_text')}>
			<PromptForm
				key={version}
				ref={form}
				draft={values}
				answer={actionData}
				isAdmin={loaderData.isAdmin}
				submitLabel={t('publish_prompt')}
				cancelTo={href('/profile')}
				onInput={keep}
			>
				{/* Whose draft on this device it is. */}
				<input type="hidden" name="draftOf" defaultValue={loaderData.userId} />
				<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
				{actionData && newer ? (
					<>
						<input type="hidden" name="editedAt" value={newer.editedAt} />
						<PromptConflict
							id={newer.id}
							mine={actionData.draft}
							stored={newer.draft}
							isAdmin={loaderData.isAdmin}
						/>
					</>
				) : null}
			</PromptForm>
		</FormPage>
	)
}
