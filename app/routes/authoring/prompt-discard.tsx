import '~/features/account/words/load'
import '~/features/authoring/versions/words/load'
import '~/features/authoring/words/load'
import '~/features/locker/words/load'
import '~/features/authoring/style.css'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { Refused } from '~/core/refuse.server'
import { discardDraft, readEditedPrompt } from '~/features/authoring/prompt-draft.server'
import { NewerPrompt } from '~/features/authoring/ui/newer-prompt'
import { SeenMoment } from '~/i18n/moment.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/prompt-discard'
import { storedDraft } from './prompt-form.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const { id } = args.params
	const { published, draft } = await readEditedPrompt(requireMember(args), id)
	if (!draft) throw redirect(href('/prompt/:id/edit', { id }))
	const t = await translateInto(args.context.get(requestContext).language)
	const title = t('discard_saved_draft')
	const meta = pageMeta(args.url, { title, description: t('create_prompt_text'), isIndexed: false })
	const { updatedAt, content } = draft
	const isPublished = published !== null
	return { id, title: content.title, isPublished, updatedAt: updatedAt.toISOString(), meta }
}

/** An author throws a draft of theirs away (docs/product.md#authoring). */
export async function action(args: Route.ActionArgs) {
	const member = requireMember(args)
	const { id } = args.params
	const seenAt = SeenMoment.parse((await readForm(args.request)).get('seenAt'))
	const { published } = await readEditedPrompt(member, id)
	try {
		await discardDraft(member, id, seenAt)
	} catch (error) {
		if (!(error instanceof Refused) || error.code !== 'conflict') throw error
		const { draft } = await readEditedPrompt(member, id)
		return data({ newer: draft && storedDraft(draft) }, { status: 409 })
	}
	const next = published ? href('/prompt/:id', { id }) : `${href('/profile')}?tab=prompts`
	return redirectWithToast(next, 'draft_discarded')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Asks before a draft goes for good; a page of its own, so that it asks without scripts too. */
export default function PromptDiscard({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { id, title, isPublished, updatedAt } = loaderData
	const newer = actionData?.newer
	const isBusy = useNavigation().formMethod === 'POST'
	const page = href('/prompt/:id/edit', { id })
	return (
		<FormPage
			title={t('discard_saved_draft')}
			text={t(isPublished ? 'discard_saved_draft_text_published' : 'discard_saved_draft_text')}
			crumbs={[{ label: title || t('draft_title'), to: page }]}
		>
			<Form method="post" className="form">
				{newer ? <NewerPrompt key={newer.updatedAt} stored={newer.draft} /> : null}
				<input type="hidden" name="seenAt" value={newer?.updatedAt ?? updatedAt} />
				<div className="row">
					<Link className="button button-secondary" to={page}>
						{t('keep_draft')}
					</Link>
					<button className="button button-danger" type="submit" aria-busy={isBusy}>
						{newer ? t('remove_anyway') : t('discard_saved_draft')}
					</button>
				</div>
			</Form>
		</FormPage>
	)
}
