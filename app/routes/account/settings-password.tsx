import '~/features/account/words/load'
import { data, Form, href, Link, useNavigation } from 'react-router'
import { listAccessTokens } from '~/features/account/access-token.server'
import { ChangePasswordInput } from '~/features/account/account'
import { changePassword } from '~/features/account/password.server'
import { PASSWORD_AT_LEAST, PASSWORD_AT_MOST } from '~/features/account/password-length'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { type FieldErrors, fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { tellSignedOut } from '~/requests/signed-out-form.server'
import { FormPage } from '~/ui/form/form-page'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { PasswordField } from '~/ui/form/password-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { type Unsent, unsent, useAnswer } from '~/ui/form/unsent'
import type { Route } from './+types/settings-password'

interface Answer extends Partial<Unsent> {
	errors?: FieldErrors<'current' | 'wanted'>
}

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const { email } = requireMember(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('change_password'), description: t('change_password_text'), isIndexed: false }
	return { email, meta: pageMeta(args.url, words) }
}

/** Other sessions end; this one goes on under a new cookie. */
export async function action(args: Route.ActionArgs) {
	await tellSignedOut(args, 'signed_out_password')
	const member = requireMember(args)
	const form = ChangePasswordInput.safeParse(Object.fromEntries(await readForm(args.request)))
	if (!form.success) return data<Answer>({ errors: fieldErrors(form.error) }, { status: 400 })
	try {
		const { setCookie } = await changePassword(member, form.data, args.request.headers)
		const hasTokens = (await listAccessTokens(member)).some(({ isExpired }) => !isExpired)
		const offer = `${href('/settings/tokens')}?after=password`
		return redirectWithToast(hasTokens ? offer : `${href('/settings')}?tab=account`, 'password_changed', {
			setCookie,
		})
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'update_error')
		return problem === 'wrong_password'
			? data<Answer>({ errors: { current: problem } }, init)
			: data<Answer>({ problem, values }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function SettingsPassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const answer = useAnswer<Answer>(actionData)
	const isBusy = useNavigation().formMethod === 'POST'
	const form = useMistakeFocus(answer?.errors)
	const account = `${href('/settings')}?tab=account`
	return (
		<FormPage
			title={t('change_password')}
			text={t('change_password_text')}
			crumbs={[{ label: t('settings'), to: account }]}
		>
			<Form ref={form} method="post" className="form box" noValidate>
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				{/* Password managers learn whose password this is. */}
				<input type="hidden" autoComplete="username" value={email} readOnly />
				<PasswordField
					name="current"
					autoComplete="current-password"
					label={t('current_password')}
					error={answer?.errors?.current}
					values={{ most: PASSWORD_AT_MOST }}
					required
				/>
				<PasswordField
					name="wanted"
					autoComplete="new-password"
					label={t('new_password')}
					hint={t('min_password')}
					minLength={PASSWORD_AT_LEAST}
					error={answer?.errors?.wanted}
					values={{ most: PASSWORD_AT_MOST }}
					required
				/>
				<div className="acts-r">
					<SubmitButton isBusy={isBusy} label={t('save_password')} busyLabel={t('saving')} />
					<Link className="button button-quiet" to={account}>
						{t('cancel')}
					</Link>
				</div>
			</Form>
		</FormPage>
	)
}
