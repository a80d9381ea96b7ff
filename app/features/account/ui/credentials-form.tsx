import { Form, href, Link, useNavigation } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { PasswordField } from '~/ui/form/password-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import { PASSWORD_AT_LEAST, PASSWORD_AT_MOST } from '../password-length'

export type AuthMode = 'login' | 'signup'

/** What comes back of a form that was refused: what was typed, never the password, and what is wrong. */
export interface CredentialsAnswer extends Partial<Unsent> {
	email?: string
	errors?: { email?: MessageId; password?: MessageId }
}

/** E-mail and password, for logging in or signing up; works without scripts (docs/product.md#addresses). */
export function CredentialsForm({
	mode,
	answer: given,
}: {
	mode: AuthMode
	answer: CredentialsAnswer | undefined
}) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const isBusy = useNavigation().formMethod === 'POST'
	const isSignUp = mode === 'signup'
	const form = useMistakeFocus(answer?.errors)
	return (
		// Whoever goes back later goes back to what led here.
		<Form ref={form} method="post" className="form" noValidate replace>
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} hasToast>
					{answer.problem === 'email_taken' ? <Link to={href('/login')}>{t('log_in')}</Link> : null}
					{answer.problem === 'too_many_passwords' ? (
						<Link to={href('/forgot-password')}>{t('forgot_password')}</Link>
					) : null}
				</FormProblem>
			) : null}
			<Field
				name="email"
				type="email"
				autoComplete={isSignUp ? 'email' : 'username'}
				label={t('email')}
				defaultValue={answer?.email}
				error={answer?.errors?.email}
				required
			/>
			<PasswordField
				name="password"
				autoComplete={isSignUp ? 'new-password' : 'current-password'}
				label={t('password')}
				error={answer?.errors?.password}
				values={{ most: PASSWORD_AT_MOST }}
				hint={isSignUp ? <span data-message="min_password">{t('min_password')}</span> : undefined}
				minLength={isSignUp ? PASSWORD_AT_LEAST : undefined}
				aside={
					isSignUp ? undefined : (
						<Link className="text-link" to={href('/forgot-password')}>
							{t('forgot_password')}
						</Link>
					)
				}
				required
			/>
			<SubmitButton
				isWide
				isBusy={isBusy}
				label={isSignUp ? t('sign_up') : t('log_in')}
				busyLabel={isSignUp ? t('creating_account') : t('logging_in')}
			/>
		</Form>
	)
}

/** Two pages that look like two tabs of one sheet; where to go afterwards stays known. */
export function AuthTabs({ mode, next }: { mode: AuthMode; next: string }) {
	const { t } = useWords()
	const search = next === '/' ? '' : `?next=${encodeURIComponent(next)}`
	const current = (one: AuthMode) => (one === mode ? 'page' : undefined)
	return (
		<nav className="folder-tabs" aria-label={t('account')}>
			<Link className="folder-tab" to={href('/login') + search} aria-current={current('login')} replace>
				{t('log_in')}
			</Link>
			<Link className="folder-tab" to={href('/signup') + search} aria-current={current('signup')} replace>
				{t('sign_up')}
			</Link>
		</nav>
	)
}

/** Leaves for Google by a plain form, so that the browser follows the redirect to another site itself. */
export function GoogleForm({ next }: { next: string }) {
	const { t } = useWords()
	return (
		<>
			<div className="or">{t('or')}</div>
			<form method="post" action={href('/login/google')}>
				<input type="hidden" name="next" value={next} />
				<button className="button button-secondary button-wide" type="submit">
					<svg
						className="icon"
						viewBox="0 0 24 24"
						aria-hidden="true"
						focusable="false"
						fill="none"
						stroke="currentColor"
						strokeWidth="2.6"
					>
						<path d="M20.5 12.2H12.4M20.5 12.2a8.5 8.5 0 1 1-2.6-6.1" />
					</svg>
					{t('continue_with_google')}
				</button>
			</form>
		</>
	)
}

export function TermsNote() {
	const { t } = useWords()
	return (
		<p className="hint">
			{t('terms_note_age')} {t('terms_note_before')} <Link to={href('/terms')}>{t('terms_note_terms')}</Link>{' '}
			{t('terms_note_middle')} <Link to={href('/privacy')}>{t('terms_note_privacy')}</Link>.
		</p>
	)
}
