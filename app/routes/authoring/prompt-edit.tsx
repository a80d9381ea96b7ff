import '~/features/account/words/load'
import '~/features/authoring/style.css'
import { href, Link } from 'react-router'
import { z } from 'zod'
import { editPrompt, readOwnPrompt } from '~/features/authoring/create-prompt.server'
import type { PromptInput } from '~/features/authoring/prompt-form'
import { PromptConflict } from '~/features/authoring/ui/prompt-conflict'
import { PromptForm } from '~/features/authoring/ui/prompt-form'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/prompt-edit'
import { storedPrompt, takePromptForm } from './prompt-form.server'

const EditedAt = z.coerce.date().catch(new Date(0))

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(visit: Route.LoaderArgs) {
	const member = requireMember(visit)
	const prompt = await readOwnPrompt(member, visit.params.id)
	const t = await translateInto(visit.context.get(requestContext).language)
	const words = { title: t('edit_prompt'), description: t('create_prompt_text'), isIndexed: false }
	const { id, title } = prompt
	return {
		id,
		title,
		isAdmin: member.isAdmin,
		stored: storedPrompt(prompt),
		meta: pageMeta(visit.url, words),
	}
}

/** The author or an admin edits (docs/product.md#authoring); someone else's prompt answers as missing. */
export async function action(visit: Route.ActionArgs) {
	const { id } = visit.params
	const member = requireMember(visit)
	const form = await readForm(visit.request)
	const editedAt = EditedAt.parse(form.get('editedAt'))
	const save = async (input: PromptInput) => {
		await editPrompt(member, id, { ...input, editedAt })
		return redirectWithToast(href('/prompt/:id', { id }), 'prompt_updated_successfully')
	}
	return takePromptForm({ form, context: visit.context }, save, () => readOwnPrompt(member, id))
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PromptEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { id, title, isAdmin, stored } = loaderData
	const newer = actionData?.stored
	const page = href('/prompt/:id', { id })
	return (
		<FormPage title={t('edit_prompt')} text={t('create_prompt_text')} crumbs={[{ label: title, to: page }]}>
			<div>
				<PromptForm
					// Whoever takes the stored one gets a new form.
					key={stored.editedAt}
					draft={actionData?.draft ?? stored.draft}
					answer={actionData}
					isAdmin={isAdmin}
					submitLabel={t('save_changes')}
					cancelTo={page}
				>
					{/* What the form was made of, or last shown beside: nothing newer is written over unseen. */}
					<input type="hidden" name="editedAt" value={(newer ?? stored).editedAt} readOnly />
					{actionData && newer ? (
						<PromptConflict id={id} mine={actionData.draft} stored={newer.draft} isAdmin={isAdmin} />
					) : null}
				</PromptForm>
				<p className="pt-6">
					<Link className="button button-quiet" to={href('/prompt/:id/remove', { id })}>
						{t('delete_prompt')}
					</Link>
				</p>
			</div>
		</FormPage>
	)
}
