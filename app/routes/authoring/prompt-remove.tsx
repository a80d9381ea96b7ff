import '~/features/account/words/load'
import '~/features/locker/words/load'
import '~/features/authoring/style.css'
import { data, Form, href, Link, useNavigation } from 'react-router'
import { Refused } from '~/core/refuse.server'
import { readOwnPrompt, removePrompt } from '~/features/authoring/create-prompt.server'
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
import type { Route } from './+types/prompt-remove'
import { storedPrompt } from './prompt-form.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const { id, title, updatedAt } = await readOwnPrompt(requireMember(args), args.params.id)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('delete_prompt'), description: t('delete_prompt_text'), isIndexed: false }
	return { id, title, updatedAt: updatedAt.toISOString(), meta: pageMeta(args.url, words) }
}

/** The author or an admin removes a created prompt (docs/product.md#authoring). */
export async function action(args: Route.ActionArgs) {
	const member = requireMember(args)
	const { id } = args.params
	const seenAt = SeenMoment.parse((await readForm(args.request)).get('seenAt'))
	try {
		await removePrompt(member, id, seenAt)
	} catch (error) {
		if (!(error instanceof Refused) || error.code !== 'conflict') throw error
		return data({ newer: storedPrompt(await readOwnPrompt(member, id)) }, { status: 409 })
	}
	return redirectWithToast(`${href('/profile')}?tab=prompts`, 'prompt_deleted_successfully')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Asks before a prompt goes for good; a page of its own, so that it asks without scripts too. */
export default function PromptRemove({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { id } = loaderData
	const newer = actionData?.newer
	const title = newer?.draft.title ?? loaderData.title
	const isBusy = useNavigation().formMethod === 'POST'
	const page = href('/prompt/:id', { id })
	return (
		<FormPage
			title={t('delete_prompt_named', { title })}
			text={t('delete_prompt_text')}
			crumbs={[{ label: title, to: page }]}
		>
			<Form method="post" className="form">
				{newer ? <NewerPrompt key={newer.updatedAt} stored={newer.draft} /> : null}
				<input type="hidden" name="seenAt" value={newer?.updatedAt ?? loaderData.updatedAt} />
				<div className="row">
					<Link className="button button-secondary" to={page}>
						{t('keep_it')}
					</Link>
					<button className="button button-danger" type="submit" aria-busy={isBusy}>
						{newer ? t('remove_anyway') : t('delete_prompt')}
					</button>
				</div>
			</Form>
		</FormPage>
	)
}
