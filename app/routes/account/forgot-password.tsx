import '~/features/account/words/load'
import { ArrowLeft } from 'lucide-react'
import { data, Form, href, Link, useNavigation } from 'react-router'
import { EMAIL_AT_MOST, ForgotPasswordInput } from '~/features/account/account'
import { requestReset } from '~/features/account/password.server'
import { AuthPage } from '~/features/account/ui/auth-page'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { type FieldErrors, fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { bareFrame } from '~/ui/bare-frame'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { type Unsent, unsent, useAnswer } from '~/ui/form/unsent'
import type { Route } from './+types/forgot-password'

interface Answer extends Partial<Unsent> {
	email?: string
	errors?: FieldErrors<'email'>
}

export const handle = bareFrame
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const t = await translateInto(context.get(requestContext).language)
	const words = { title: t('forgot_password'), description: t('forgot_lead') }
	return { meta: pageMeta(url, { ...words, isIndexed: false }) }
}

/** The same answer, after the same time, whether or not the address has an account (docs/product.md#accounts). */
export async function action({ context, request }: Route.ActionArgs) {
	const { clientAddress: address } = context.get(requestContext)
	const sent = await readForm(request)
	const {
		draft: { email },
		errors,
	} = returned(sent, textsOf(sent, { email: '' }), { email: EMAIL_AT_MOST })
	const form = ForgotPasswordInput.safeParse(Object.fromEntries(sent))
	if (!form.success) {
		return data<Answer>({ email, errors: { ...fieldErrors(form.error), ...errors } }, { status: 400 })
	}
	try {
		await requestReset(form.data.email, { address })
		return redirectWithToast(href('/login'), 'reset_email_sent')
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'reset_error')
		return data<Answer>({ email, problem, values }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const answer = useAnswer<Answer>(actionData)
	const isBusy = useNavigation().formMethod === 'POST'
	const form = useMistakeFocus(answer?.errors)
	return (
		<AuthPage title={t('forgot_password')} big={t('forgot_big')}>
			<p className="muted">{t('forgot_lead')}</p>
			<Form ref={form} method="post" className="form" noValidate>
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				<Field
					name="email"
					type="email"
					autoComplete="email"
					label={t('email')}
					defaultValue={answer?.email}
					error={answer?.errors?.email}
					required
				/>
				<SubmitButton isWide isBusy={isBusy} label={t('send_link')} busyLabel={t('sending')} />
				<Link className="button button-quiet" to={href('/login')}>
					<ArrowLeft className="icon" aria-hidden="true" />
					{t('back_to_login')}
				</Link>
			</Form>
		</AuthPage>
	)
}
