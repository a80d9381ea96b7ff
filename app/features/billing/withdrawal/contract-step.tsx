import { Form, href, Link } from 'react-router'
import { PLANS } from '~/core/plans'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { Steps } from './withdrawal-frame'
import { type ContractView, type StatementDraft, wayBack } from './withdrawal-view'

export interface StatementProblem {
	problem?: MessageId
	values?: MessageValues | undefined
	errors?: Partial<Record<'name' | 'email', MessageId>> | undefined
}

/** The first step: what somebody withdraws from, who they are, and what goes back. */
export function ContractStep({
	contract,
	draft,
	token,
	answer,
	isBusy,
}: {
	contract: ContractView
	draft: StatementDraft
	/** Of a mailed link; empty for who is signed in. */
	token: string
	answer: StatementProblem | undefined
	isBusy: boolean
}) {
	const { t, day } = useWords()
	const form = useMistakeFocus(answer?.errors)
	const plan = PLANS[contract.plan].title
	const facts: [label: string, value: string][] = [
		[t('withdraw_plan'), t('withdraw_plan_monthly', { plan })],
		[t('withdraw_bought'), day(contract.boughtOn)],
		[t('withdraw_until'), day(contract.lastDay)],
		...(contract.number ? [[t('withdraw_contract_number'), contract.number] as [string, string]] : []),
	]
	return (
		<Form ref={form} method="post" className="slip" noValidate>
			<Steps current="contract" />
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
			) : null}
			<section>
				<h2>{t('withdraw_contract')}</h2>
				<dl className="stat">
					{facts.map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd className="wrap-anywhere">{value}</dd>
						</div>
					))}
				</dl>
			</section>
			<div className="slip-fields">
				<Field
					name="name"
					label={t('withdraw_name')}
					autoComplete="name"
					defaultValue={draft.name}
					error={answer?.errors?.name}
					required
				/>
				<Field
					name="email"
					type="email"
					label={t('withdraw_email')}
					autoComplete="email"
					defaultValue={draft.email}
					error={answer?.errors?.email}
					required
				/>
			</div>
			<section>
				<h2>{t('withdraw_back')}</h2>
				<Money contract={contract} />
			</section>
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="contract" value={contract.id} />
			<input type="hidden" name="intent" value="check" />
			<div className="row">
				<SubmitButton isBusy={isBusy} label={t('withdraw_button')} busyLabel={t('withdraw_checking')} />
				<Link
					className="button button-quiet"
					to={token ? href('/') : `${href('/settings')}?tab=subscription`}
				>
					{contract.isLiving ? t('withdraw_keep', { plan }) : t('withdraw_change')}
				</Link>
			</div>
		</Form>
	)
}

function Money({ contract: { money, currency, card } }: { contract: ContractView }) {
	const { t, cents } = useWords()
	if (!money) {
		return (
			<>
				<p className="h3">{t('withdraw_back_unknown')}</p>
				<p className="muted">{t('withdraw_back_away')}</p>
			</>
		)
	}
	const { left, before, disputed } = money
	const way = wayBack(card)
	const note =
		before > 0
			? t('withdraw_back_rest', { ...way, amount: cents(before, currency) })
			: t('withdraw_back_all', way)
	return (
		<>
			<p className="slip-money">{cents(left, currency)}</p>
			{left > 0 ? <p className="muted">{`${note} ${t('money_back_when')}`}</p> : null}
			{disputed > 0 ? (
				<p className="muted">{t('withdraw_back_bank', { amount: cents(disputed, currency) })}</p>
			) : null}
			{left + before + disputed === 0 ? <p className="muted">{t('withdraw_back_nothing')}</p> : null}
		</>
	)
}
