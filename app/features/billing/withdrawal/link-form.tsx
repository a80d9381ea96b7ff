import { Form, href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import type { StatementProblem } from './contract-step'

/** For who is not signed in: asks for a link to the address of their account. */
export function LinkForm({
	email,
	answer,
	isOver,
	isBusy,
}: {
	email: string
	answer: StatementProblem | undefined
	/** Whether they came by a link that opens nothing. */
	isOver: boolean
	isBusy: boolean
}) {
	const { t } = useWords()
	const form = useMistakeFocus(answer?.errors)
	return (
		<Form ref={form} method="post" action={href('/withdraw')} className="slip" noValidate>
			{isOver && !answer ? <FormProblem problem="withdraw_link_over" answer={isOver} /> : null}
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
			) : null}
			<p>{t('withdraw_ask_lead')}</p>
			<Field
				name="email"
				type="email"
				autoComplete="email"
				label={t('email')}
				defaultValue={email}
				error={answer?.errors?.email}
				required
			/>
			<input type="hidden" name="intent" value="ask" />
			<div className="row">
				<SubmitButton
					isBusy={isBusy}
					label={t('withdraw_ask_button')}
					busyLabel={t('withdraw_ask_sending')}
				/>
				<Link
					className="button button-quiet"
					to={`${href('/login')}?${new URLSearchParams({ next: href('/withdraw') })}`}
				>
					{t('withdraw_login')}
				</Link>
			</div>
		</Form>
	)
}
