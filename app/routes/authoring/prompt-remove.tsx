import '~/features/account/words/load'
import { Form, href, Link, useNavigation } from 'react-router'
import { readOwnPrompt, removePrompt } from '~/features/authoring/create-prompt.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/prompt-remove'

export async function loader(args: Route.LoaderArgs) {
	const { id, title } = await readOwnPrompt(requireMember(args), args.params.id)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('delete_prompt'), description: t('delete_prompt_text'), isIndexed: false }
	return { id, title, meta: pageMeta(args.url, words) }
}

/** The author or an admin removes a created prompt (docs/product.md#authoring). */
export async function action(args: Route.ActionArgs) {
	await removePrompt(requireMember(args), args.params.id)
	return redirectWithToast(`${href('/profile')}?tab=prompts`, 'prompt_deleted_successfully')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Asks before a prompt goes for good; a page of its own, so that it asks without scripts too. */
export default function PromptRemove({ loaderData: { id, title } }: Route.ComponentProps) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	const page = href('/prompt/:id', { id })
	return (
		<FormPage
			title={t('delete_prompt_named', { title })}
			text={t('delete_prompt_text')}
			crumbs={[{ label: title, to: page }]}
		>
			<Form method="post" className="row">
				<Link className="button button-secondary" to={page}>
					{t('keep_it')}
				</Link>
				<button className="button button-danger" type="submit" aria-busy={isBusy}>
					{t('delete_prompt')}
				</button>
			</Form>
		</FormPage>
	)
}
