import '~/features/account/words/load'
import { data, Form, href, Link, useNavigation } from 'react-router'
import { EMAIL_AT_MOST } from '~/features/account/account'
import { noSessionCookie } from '~/features/account/better-auth/auth-cookie.server'
import { forgetOnDevice } from '~/features/account/forget-on-device'
import { PASSWORD_AT_MOST } from '~/features/account/password-length'
import { hasPassword, removeAccount } from '~/features/personal-data/account-removal.server'
import { translateInto } from '~/i18n/translate.server'
import { type MessageId, useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { tellSignedOut } from '~/requests/signed-out-form.server'
import { Field } from '~/ui/form/field'
import { FormPage } from '~/ui/form/form-page'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { PasswordField } from '~/ui/form/password-field'
import { type Unsent, unsent, useAnswer } from '~/ui/form/unsent'
import type { Route } from './+types/settings-delete'

interface Answer extends Partial<Unsent> {
	confirmation?: string
	errors?: { confirmation?: MessageId; password?: MessageId }
}

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('delete_account'), description: t('delete_account_text'), isIndexed: false }
	const { userId, email } = member
	return { userId, email, asksPassword: await hasPassword(member), meta: pageMeta(args.url, words) }
}

/** Takes the person's own address, typed, and the password of who has one. */
export async function action(args: Route.ActionArgs) {
	await tellSignedOut(args, 'signed_out_delete')
	const member = requireMember(args)
	const sent = await readForm(args.request)
	const texts = textsOf(sent, { confirmation: '', password: '' })
	const {
		draft: { confirmation },
		errors,
	} = returned(sent, texts, { confirmation: EMAIL_AT_MOST, password: PASSWORD_AT_MOST })
	if (texts.confirmation.trim().toLowerCase() !== member.email) {
		const wrong = errors.confirmation ?? 'confirmation_differs'
		return data<Answer>({ confirmation, errors: { confirmation: wrong } }, { status: 400 })
	}
	if (texts.password.length > PASSWORD_AT_MOST) {
		return data<Answer>({ confirmation, errors: { password: 'wrong_password' } }, { status: 400 })
	}
	try {
		await removeAccount(member, texts.password)
		return redirectWithToast(href('/'), 'account_deleted', { setCookie: [noSessionCookie()] })
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'account_not_deleted')
		return problem === 'wrong_password'
			? data<Answer>({ confirmation, errors: { password: problem } }, init)
			: data<Answer>({ confirmation, problem, values }, init)
	}
}

/** An account that is gone leads home; whose it was is read before the form is on its way. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const owner = (await request.clone().formData()).get('owner')
	return serverAction().catch((thrown: unknown) => {
		const isGone = thrown instanceof Response && thrown.headers.get('Location') === href('/')
		if (isGone && typeof owner === 'string') forgetOnDevice(owner)
		return unsent(thrown)
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function SettingsDelete({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const answer = useAnswer<Answer>(actionData)
	const { userId, email, asksPassword } = loaderData
	const isBusy = useNavigation().formMethod === 'POST'
	const form = useMistakeFocus(answer?.errors)
	const account = `${href('/settings')}?tab=account`
	return (
		<FormPage
			title={t('delete_account')}
			text={t('delete_account_text')}
			crumbs={[{ label: t('settings'), to: account }]}
		>
			<Form ref={form} method="post" className="form box" noValidate>
				<input type="hidden" name="owner" value={userId} />
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				<Field
					name="confirmation"
					type="email"
					autoComplete="off"
					label={t('type_to_confirm', { email })}
					defaultValue={answer?.confirmation}
					error={answer?.errors?.confirmation}
					required
				/>
				{asksPassword ? (
					<PasswordField
						name="password"
						autoComplete="current-password"
						label={t('current_password')}
						error={answer?.errors?.password}
						required
					/>
				) : null}
				<div className="acts-r">
					<Link className="button button-secondary" to={account}>
						{t('keep_account')}
					</Link>
					<button className="button button-danger" type="submit" aria-busy={isBusy}>
						{t('delete_account')}
					</button>
				</div>
			</Form>
		</FormPage>
	)
}
