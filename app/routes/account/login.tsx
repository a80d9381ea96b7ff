import '~/features/account/words/load'
import { data, redirect } from 'react-router'
import { nextPath } from '~/core/next-path'
import { isSignedIn } from '~/core/viewer'
import { EMAIL_AT_MOST, SignInInput, SignUpInput } from '~/features/account/account'
import { signIn, signUpOnce } from '~/features/account/account.server'
import { isGoogleOffered } from '~/features/account/google.server'
import { signOut } from '~/features/account/session.server'
import { AuthPage } from '~/features/account/ui/auth-page'
import {
	type AuthMode,
	AuthTabs,
	type CredentialsAnswer,
	CredentialsForm,
	GoogleForm,
	TermsNote,
} from '~/features/account/ui/credentials-form'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { bareFrame } from '~/ui/bare-frame'
import { unsent } from '~/ui/form/unsent'
import { planWanted } from '../billing/chosen-plan.server'
import type { Route } from './+types/login'

export const handle = bareFrame
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language, currency } = context.get(requestContext)
	const next = nextPath(url.searchParams.get('next'))
	if (isSignedIn(viewer)) throw redirect(next)
	const t = await translateInto(language)
	const mode = modeOf(url)
	const [title, description] =
		mode === 'signup'
			? [t('signup_title'), t('signup_description')]
			: [t('login_title'), t('login_description')]
	const meta = pageMeta(url, { title, description, isIndexed: next === '/' })
	return { meta, mode, next, wanted: planWanted(next, currency), hasGoogle: isGoogleOffered() }
}

/** Refused forms come back with what was typed, never with the password (docs/product.md#addresses). */
export async function action({ context, request, url }: Route.ActionArgs) {
	const { clientAddress, language } = context.get(requestContext)
	const isSignUp = modeOf(url) === 'signup'
	const sent = await readForm(request)
	const {
		draft: { email },
		errors,
	} = returned(sent, textsOf(sent, { email: '' }), { email: EMAIL_AT_MOST })
	const form = (isSignUp ? SignUpInput : SignInInput).safeParse(Object.fromEntries(sent))
	if (!form.success) {
		return data<CredentialsAnswer>(
			{ email, errors: { ...fieldErrors(form.error), ...errors } },
			{ status: 400 },
		)
	}
	try {
		const from = { address: clientAddress, headers: request.headers }
		const { setCookie } = await (isSignUp ? signUpOnce(form.data, from, language) : signIn(form.data, from))
		// The session that one came with, of whomever, ends.
		await signOut(request.headers)
		const next = nextPath(url.searchParams.get('next'))
		return redirectWithToast(next, isSignUp ? 'account_created' : 'login_success', { setCookie })
	} catch (error) {
		const { problem, values, init } = formProblem(error, isSignUp ? 'signup_error' : 'login_error')
		return data<CredentialsAnswer>({ email, problem, values }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** /login and /signup: one screen, two tabs. */
export default function Login({
	loaderData: { mode, next, wanted, hasGoogle },
	actionData,
}: Route.ComponentProps) {
	const { t, money } = useWords()
	return (
		<AuthPage title={mode === 'signup' ? t('signup_title') : t('login_title')} big={t('login_big')}>
			{wanted ? (
				<p>{t('login_for_plan', { plan: wanted.plan, price: money(wanted.price, wanted.currency) })}</p>
			) : next === '/' ? null : (
				<p className="muted">{t('login_reason')}</p>
			)}
			<div>
				<AuthTabs mode={mode} next={next} />
				<div className="prompt-sheet prompt-sheet-body">
					<CredentialsForm key={mode} mode={mode} answer={actionData} />
					{hasGoogle ? <GoogleForm next={next} /> : null}
				</div>
			</div>
			<TermsNote />
		</AuthPage>
	)
}

function modeOf({ pathname }: URL): AuthMode {
	return pathname === '/signup' ? 'signup' : 'login'
}
