import '~/features/account/words/load'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { data, href, Link, useFetcher, useNavigate } from 'react-router'
import { ResetPasswordInput } from '~/features/account/account'
import { resetPassword } from '~/features/account/password.server'
import { PASSWORD_AT_LEAST, PASSWORD_AT_MOST } from '~/features/account/password-length'
import { signOut } from '~/features/account/session.server'
import { AuthPage } from '~/features/account/ui/auth-page'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { type FieldErrors, fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { bareFrame } from '~/ui/bare-frame'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { PasswordField } from '~/ui/form/password-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { type Unsent, unsent, useAnswer } from '~/ui/form/unsent'
import { useToast } from '~/ui/toast'
import type { Route } from './+types/reset-password'

const never = () => () => undefined

/**
 * The token of a mailed link, from the address's hash, which no server sees: undefined until scripts run, null where
 * there is none. It stays known when the address changes.
 */
function useLinkToken(): string | null | undefined {
	const read = useSyncExternalStore(never, tokenInHash, () => undefined)
	const [first, remember] = useState(read)
	if (first === undefined && read !== undefined) remember(read)
	return first ?? read
}

function tokenInHash(): string | null {
	return new URLSearchParams(window.location.hash.slice(1)).get('token')
}

interface Answer extends Partial<Unsent> {
	errors?: FieldErrors<'token' | 'password'>
}

export const handle = bareFrame

/** The address holds a secret: it must reach no other site, not even as a referrer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
	const headers = new Headers(actionHeaders)
	headers.set('Referrer-Policy', 'no-referrer')
	return headers
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const t = await translateInto(context.get(requestContext).language)
	const words = { title: t('new_password'), description: t('new_password_lead') }
	return { meta: pageMeta(url, { ...words, isIndexed: false }) }
}

export async function action({ request }: Route.ActionArgs) {
	const form = ResetPasswordInput.safeParse(Object.fromEntries(await readForm(request)))
	if (!form.success) {
		const errors = fieldErrors(form.error)
		return data<Answer>(errors.token ? { problem: errors.token } : { errors }, { status: 400 })
	}
	try {
		const knownDevice = await resetPassword(form.data, request.headers)
		// The session that one came with, of whomever, ends: nobody goes on as somebody else than whose password they set.
		const setCookie = [knownDevice, await signOut(request.headers)]
		return redirectWithToast(href('/login'), 'password_updated', { setCookie })
	} catch (error) {
		const { problem, init } = formProblem(error, 'update_error')
		return data<Answer>({ problem }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A new password by a mailed link. Its token is in the hash, so this is the one form that needs scripts. */
export default function ResetPassword({ actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const token = useLinkToken()
	const { Form, data: fetched, state } = useFetcher<typeof clientAction>()
	const answer = useAnswer<Answer>(fetched ?? actionData)
	const form = useMistakeFocus(answer?.errors)
	useReturnWithoutToken(token)
	return (
		<AuthPage title={t('new_password')} big={t('reset_big')}>
			<p className="muted">{t('new_password_lead')}</p>
			<noscript>
				<p className="note note-error">{t('reset_needs_scripts')}</p>
			</noscript>
			<div className="needs-script">
				<Form ref={form} method="post" className="form" noValidate>
					{answer?.problem ? (
						<FormProblem problem={answer.problem} answer={answer}>
							<Link to={href('/forgot-password')}>{t('forgot_password')}</Link>
						</FormProblem>
					) : null}
					<input type="hidden" name="token" value={token ?? ''} />
					<PasswordField
						name="password"
						autoComplete="new-password"
						label={t('new_password')}
						error={answer?.errors?.password}
						values={{ most: PASSWORD_AT_MOST }}
						hint={<span data-message="min_password">{t('min_password')}</span>}
						minLength={PASSWORD_AT_LEAST}
						required
					/>
					<SubmitButton isWide isBusy={state !== 'idle'} label={t('save_password')} busyLabel={t('saving')} />
				</Form>
			</div>
		</AuthPage>
	)
}

function useReturnWithoutToken(token: string | null | undefined): void {
	const navigate = useNavigate()
	const show = useToast()
	useEffect(() => {
		if (token !== null) return
		show('invalid_reset_link', { kind: 'error' })
		void navigate(href('/forgot-password'), { replace: true })
	}, [token, navigate, show])
}
