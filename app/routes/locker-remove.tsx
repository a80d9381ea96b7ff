import '~/i18n/areas/locker'
import { Form, href, Link, useNavigation } from 'react-router'
import { FormPage } from '~/components/account/form-page'
import { readSavedPrompt } from '~/domain/locker.server'
import { removeSavedPrompt } from '~/domain/locker-removal.server'
import { goOn } from '~/flash.server'
import { requireLegend } from '~/guards.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { legendOrGate } from '~/locker-visit.server'
import { pageMeta } from '~/page-meta.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/locker-remove'

export async function loader(visit: Route.LoaderArgs) {
	const { id, title } = await readSavedPrompt(legendOrGate(visit), visit.params.id)
	const t = await translateInto(visit.context.get(visitContext).language)
	const words = { title: t('remove_question'), description: t('locker_lead'), isIndexed: false }
	return { id, title, meta: pageMeta(visit.url, words) }
}

export async function action(visit: Route.ActionArgs) {
	await removeSavedPrompt(requireLegend(visit), visit.params.id)
	return goOn(href('/prompt-locker'), 'prompt_deleted')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Asks before a prompt leaves the locker, on a page of its own: it asks without scripts too (product.md, Locker). */
export default function LockerRemove({ loaderData: { id, title } }: Route.ComponentProps) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	const page = href('/prompt-locker/:id', { id })
	return (
		<FormPage
			title={t('remove_question')}
			text={t('remove_text_for_good', { title })}
			crumbs={[
				{ label: t('nav_locker'), to: href('/prompt-locker') },
				{ label: title, to: page },
			]}
		>
			<Form method="post" className="row">
				<Link className="button button-secondary" to={page}>
					{t('keep_in_locker')}
				</Link>
				<button className="button button-danger" type="submit" aria-busy={isBusy || undefined}>
					{t('remove_prompt')}
				</button>
			</Form>
		</FormPage>
	)
}
