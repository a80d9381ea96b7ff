import '~/features/locker/words/load'
import { data, Form, href, Link, useNavigation } from 'react-router'
import { Refused } from '~/core/refuse.server'
import { readSavedPrompt } from '~/features/locker/locker.server'
import { removeSavedPrompt } from '~/features/locker/locker-removal.server'
import { addressOfList } from '~/features/locker/locker-search'
import { NewerText } from '~/features/locker/ui/newer-text'
import { SeenMoment } from '~/i18n/moment.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { readForm } from '~/requests/form-request.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/locker-remove'
import { ownerOrGate } from './locker-form.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const { id, title, updatedAt } = await readSavedPrompt(ownerOrGate(args), args.params.id)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('remove_question'), description: t('locker_lead'), isIndexed: false }
	return { prompt: { id, title, updatedAt }, meta: pageMeta(args.url, words) }
}

export async function action(args: Route.ActionArgs) {
	const legend = requireOpened(args, 'locker')
	const { id } = args.params
	const seenAt = SeenMoment.parse((await readForm(args.request)).get('seenAt'))
	try {
		await removeSavedPrompt(legend, id, seenAt)
	} catch (error) {
		if (!(error instanceof Refused) || error.code !== 'conflict') throw error
		return data({ newer: await readSavedPrompt(legend, id) }, { status: 409 })
	}
	return redirectWithToast(addressOfList(args.url.search), 'prompt_deleted')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Asks before a prompt leaves the locker, on a page of its own: it asks without scripts too (docs/product.md#locker). */
export default function LockerRemove({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const newer = actionData?.newer
	const { id, title, updatedAt } = newer ?? loaderData.prompt
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
			<Form method="post" className="form">
				{newer ? <NewerText prompt={newer} /> : null}
				<input type="hidden" name="seenAt" value={updatedAt} />
				<div className="row">
					<Link className="button button-secondary" to={page}>
						{t('keep_in_locker')}
					</Link>
					<button className="button button-danger" type="submit" aria-busy={isBusy || undefined}>
						{newer ? t('remove_anyway') : t('remove_prompt')}
					</button>
				</div>
			</Form>
		</FormPage>
	)
}
