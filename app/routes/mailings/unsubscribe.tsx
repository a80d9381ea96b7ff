import '~/features/account/words/load'
import '~/features/mailings/words/load'
import { data, Form, href, Link, useNavigation } from 'react-router'
import { AuthPage } from '~/features/account/ui/auth-page'
import { readUnsubscription, unsubscribe } from '~/features/mailings/unsubscribe.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { bareFrame } from '~/ui/bare-frame'
import { SubmitButton } from '~/ui/form/submit-button'
import type { Route } from './+types/unsubscribe'

export const handle = bareFrame

/** The address holds a token: it must reach no other site, not even as a referrer; ours has to know its own form, scripts or not. */
export const headers: Route.HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' })

/** Says whose weekly mail a link would end, and ends nothing: programs that read mails follow links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const token = url.searchParams.get('token') ?? ''
	const found = await readUnsubscription(token)
	const t = await translateInto(context.get(requestContext).language)
	const title = t('weekly_mail')
	const meta = pageMeta(url, { title, description: title, isIndexed: false })
	return data({ token, found, meta }, found ? 200 : 404)
}

/** Ends it by the button of this page. */
export async function action({ request, context }: Route.ActionArgs) {
	const token = hiddenText(await readForm(request), 'token')
	try {
		const isDone = await unsubscribe(token, context.get(requestContext).clientAddress)
		if (!isDone)
			return redirectWithToast(href('/unsubscribe'), 'unsubscribe_unknown_title', { kind: 'error' })
		const done = `${href('/unsubscribe')}?${new URLSearchParams({ token })}`
		return redirectWithToast(done, 'weekly_mail_ended')
	} catch (error) {
		const { problem, values } = formProblem(error, 'weekly_mail_failed')
		return redirectWithToast(href('/'), problem, { kind: 'error', values })
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Unsubscribe({ loaderData: { token, found } }: Route.ComponentProps) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	const settings = `${href('/settings')}?tab=account`
	if (!found) {
		return (
			<AuthPage title={t('unsubscribe_unknown_title')} big={t('unsubscribe_big')}>
				<p className="muted">{t('unsubscribe_unknown')}</p>
				<p>
					<Link to={settings}>{t('weekly_mail_open_settings')}</Link>
				</p>
			</AuthPage>
		)
	}
	const { maskedEmail: email, isSubscribed } = found
	return (
		<AuthPage
			title={t(isSubscribed ? 'unsubscribe_title' : 'unsubscribe_done_title')}
			big={t('unsubscribe_big')}
		>
			<p className="muted">{t(isSubscribed ? 'unsubscribe_text' : 'unsubscribe_done', { email })}</p>
			{isSubscribed ? (
				<Form method="post" action={href('/unsubscribe')} className="form">
					<input type="hidden" name="token" value={token} />
					<SubmitButton isWide isBusy={isBusy} label={t('unsubscribe_button')} busyLabel={t('saving')} />
				</Form>
			) : (
				<p>
					<Link to={settings}>{t('unsubscribe_again')}</Link>
				</p>
			)}
		</AuthPage>
	)
}
