import '~/i18n/areas/account'
import { data, redirect } from 'react-router'
import { AuthPage } from '~/components/auth/auth-page'
import { AuthTabs } from '~/components/auth/auth-tabs'
import { type AuthMode, type CredentialsAnswer, CredentialsForm } from '~/components/auth/credentials-form'
import { GoogleForm } from '~/components/auth/google-form'
import { TermsNote } from '~/components/auth/terms-note'
import { bareFrame } from '~/components/site/bare-frame'
import { EMAIL_AT_MOST, SignInForm, SignUpForm } from '~/domain/account'
import { signIn, signUp } from '~/domain/account.server'
import { fieldErrors } from '~/domain/field-errors.server'
import { isGoogleOffered } from '~/domain/google.server'
import { nextPath } from '~/domain/next-path'
import { signOut } from '~/domain/session.server'
import { isSignedIn } from '~/domain/viewer'
import { goOn } from '~/flash.server'
import { returned, textsOf } from '~/form-draft.server'
import { formProblem } from '~/form-problem.server'
import { readForm } from '~/form-request.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/page-meta.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/login'

export const handle = bareFrame
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(visitContext)
	const next = nextPath(url.searchParams.get('next'))
	if (isSignedIn(viewer)) throw redirect(next)
	const t = await translateInto(language)
	const mode = modeOf(url)
	const [title, description] =
		mode === 'signup'
			? [t('signup_title'), t('signup_description')]
			: [t('login_title'), t('login_description')]
	const meta = pageMeta(url, { title, description, isIndexed: next === '/' })
	return { meta, mode, next, hasGoogle: isGoogleOffered() }
}

/** Refused forms come back with what was typed, never with the password (product.md, Routes). */
export async function action({ context, request, url }: Route.ActionArgs) {
	const { clientAddress, language } = context.get(visitContext)
	const isSignUp = modeOf(url) === 'signup'
	const sent = await readForm(request)
	const {
		draft: { email },
		errors,
	} = returned(textsOf(sent, { email: '' }), { email: EMAIL_AT_MOST })
	const form = (isSignUp ? SignUpForm : SignInForm).safeParse(Object.fromEntries(sent))
	if (!form.success) {
		return data<CredentialsAnswer>(
			{ email, errors: { ...fieldErrors(form.error), ...errors } },
			{ status: 400 },
		)
	}
	try {
		const from = { address: clientAddress, headers: request.headers }
		const { setCookie } = await (isSignUp ? signUp(form.data, from, language) : signIn(form.data, from))
		// The session that one came with, of whomever, ends.
		await signOut(request.headers)
		const next = nextPath(url.searchParams.get('next'))
		return goOn(next, isSignUp ? 'account_created' : 'login_success', { setCookie })
	} catch (error) {
		const { problem, values, init } = formProblem(error, isSignUp ? 'signup_error' : 'login_error')
		return data<CredentialsAnswer>({ email, problem, values }, init)
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** /login and /signup: one screen, two tabs (spec 2). */
export default function Login({ loaderData: { mode, next, hasGoogle }, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<AuthPage title={mode === 'signup' ? t('signup_title') : t('login_title')} big={t('login_big')}>
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
