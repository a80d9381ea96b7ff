import '~/i18n/areas/account'
import { data, href, Link } from 'react-router'
import { z } from 'zod'
import { FormPage } from '~/components/account/form-page'
import { PromptForm } from '~/components/prompt/prompt-form'
import { editPrompt, readOwnPrompt } from '~/domain/create-prompt.server'
import { goOn } from '~/flash.server'
import { requireMember } from '~/guards.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/page-meta.server'
import { storedDraft, takePromptForm } from '~/prompt-form.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/prompt-edit'

const EditedAt = z.coerce.date().catch(new Date(0))

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(visit: Route.LoaderArgs) {
	const member = requireMember(visit)
	const prompt = await readOwnPrompt(member, visit.params.id)
	const t = await translateInto(visit.context.get(visitContext).language)
	const words = { title: t('edit_prompt'), description: t('create_prompt_text'), isIndexed: false }
	return data({
		id: prompt.id,
		title: prompt.title,
		isAdmin: member.isAdmin,
		draft: storedDraft(prompt),
		editedAt: prompt.updatedAt.toISOString(),
		meta: pageMeta(visit.url, words),
	})
}

/** The author or an admin edits (product.md, Prompts); someone else's prompt answers as missing. */
export async function action(visit: Route.ActionArgs) {
	const { id } = visit.params
	const member = requireMember(visit)
	await readOwnPrompt(member, id)
	const form = await visit.request.formData()
	const editedAt = EditedAt.parse(form.get('editedAt'))
	return takePromptForm({ form, context: visit.context }, async (input) => {
		await editPrompt(member, id, { ...input, editedAt })
		return goOn(href('/prompt/:id', { id }), 'prompt_updated_successfully')
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PromptEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { id, title, isAdmin, draft, editedAt } = loaderData
	const page = href('/prompt/:id', { id })
	return (
		<FormPage title={t('edit_prompt')} text={t('create_prompt_text')} crumbs={[{ label: title, to: page }]}>
			<div>
				<PromptForm
					draft={actionData?.draft ?? draft}
					answer={actionData}
					isAdmin={isAdmin}
					submitLabel={t('save_changes')}
					cancelTo={page}
				>
					{/* As it was when the form was opened; a newer stored text is never written over. */}
					<input key={title} type="hidden" name="editedAt" defaultValue={editedAt} />
					{actionData?.problem === 'conflict' ? (
						<a href={page} target="_blank" rel="noopener">
							{t('see_stored_prompt')}
						</a>
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
