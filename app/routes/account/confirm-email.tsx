import '~/features/account/words/load'
import { Form, href, Link, redirect, useNavigation } from 'react-router'
import { nextPath } from '~/core/next-path'
import { confirmAddress, readConfirmation, resendConfirmation } from '~/features/account/confirmation.server'
import { AuthPage } from '~/features/account/ui/auth-page'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { bareFrame } from '~/ui/bare-frame'
import { SubmitButton } from '~/ui/form/submit-button'
import type { Route } from './+types/confirm-email'

export const handle = bareFrame

/** The address holds a secret: it must reach no other site, not even as a referrer; ours has to know its own form, scripts or not. */
export const headers: Route.HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' })

/** Shows what a mailed link would confirm, and confirms nothing: programs that read mails follow links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const token = url.searchParams.get('token')
	if (token === null) throw redirect(href('/'))
	const confirmation = await readConfirmation(viewer, token)
	if (!confirmation) throw redirectWithToast(href('/'), 'invalid_confirmation_link', { kind: 'error' })
	const t = await translateInto(language)
	const words = { title: t('confirm_title'), description: t('confirm_title'), isIndexed: false }
	return { token, ...confirmation, meta: pageMeta(url, words) }
}

/** Confirms an address by the button of this page, or mails the link again by that of the notice. */
export async function action(args: Route.ActionArgs) {
	const form = await readForm(args.request)
	const token = form.get('token')
	return typeof token === 'string' ? confirm(args, token) : sendAgain(args, nextPath(form.get('next')))
}

async function confirm({ context }: Route.ActionArgs, token: string): Promise<Response> {
	const { viewer } = context.get(requestContext)
	try {
		await confirmAddress(viewer, token)
		return redirectWithToast(href('/'), 'email_confirmed')
	} catch (error) {
		const { problem } = formProblem(error, 'invalid_confirmation_link')
		return redirectWithToast(href('/'), problem, { kind: 'error' })
	}
}

async function sendAgain(args: Route.ActionArgs, next: string): Promise<Response> {
	const member = requireMember(args, next)
	const { clientAddress: address } = args.context.get(requestContext)
	try {
		await resendConfirmation(member, { address })
		return redirectWithToast(next, 'confirmation_sent')
	} catch (error) {
		const { problem, values } = formProblem(error, 'reset_error')
		return redirectWithToast(next, problem, {
			kind: problem === 'email_confirmed' ? 'done' : 'error',
			values,
		})
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ConfirmEmail({ loaderData: { token, email, isOwn } }: Route.ComponentProps) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<AuthPage title={t('confirm_title')} big={t('confirm_big')}>
			<p className="muted">{isOwn ? t('confirm_own', { email }) : t('confirm_anybody', { email })}</p>
			<Form method="post" action={href('/confirm-email')} className="form">
				<input type="hidden" name="token" value={token} />
				<SubmitButton isWide isBusy={isBusy} label={t('confirm_my_address')} busyLabel={t('saving')} />
			</Form>
			{isOwn ? null : (
				<p>
					{t('confirm_not_you')} <Link to={href('/forgot-password')}>{t('confirm_take_over')}</Link>
				</p>
			)}
		</AuthPage>
	)
}
