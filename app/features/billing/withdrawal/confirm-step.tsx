import { Form } from 'react-router'
import { PLANS, planOpens } from '~/core/plans'
import { useWords } from '~/i18n/words'
import { SubmitButton } from '~/ui/form/submit-button'
import { Steps } from './withdrawal-frame'
import type { ContractView, StatementDraft } from './withdrawal-view'

/** The second step: the sentence that will be sent, by whom, and what follows; nothing was done before it is confirmed. */
export function ConfirmStep({
	contract,
	draft,
	token,
	isBusy,
}: {
	contract: ContractView
	draft: StatementDraft
	token: string
	isBusy: boolean
}) {
	const { t, day, cents } = useWords()
	const plan = PLANS[contract.plan].title
	const { money, currency } = contract
	return (
		<Form method="post" className="slip">
			<Steps current="confirm" />
			<p className="slip-statement">{t('withdraw_statement', { plan, day: day(contract.boughtOn) })}</p>
			<dl className="stat">
				<div>
					<dt>{t('withdraw_name')}</dt>
					<dd className="wrap-anywhere">{draft.name}</dd>
				</div>
				<div>
					<dt>{t('withdraw_email')}</dt>
					<dd className="wrap-anywhere">{draft.email}</dd>
				</div>
				{contract.number ? (
					<div>
						<dt>{t('withdraw_contract_number')}</dt>
						<dd>{contract.number}</dd>
					</div>
				) : null}
			</dl>
			<section>
				<h2>{t('withdraw_back')}</h2>
				{money ? (
					<p className="slip-money">{cents(money.left, currency)}</p>
				) : (
					<p className="h3">{t('withdraw_back_unknown')}</p>
				)}
			</section>
			<section>
				<h2>{t('withdraw_then')}</h2>
				<ul className="slip-list">
					{contract.isLiving ? <li>{t('withdraw_then_ends', { plan })}</li> : null}
					<li>{t('withdraw_then_stays')}</li>
					{planOpens(contract.plan, 'locker') ? <li>{t('withdraw_then_locker')}</li> : null}
					<li>{t('withdraw_then_copied')}</li>
				</ul>
			</section>
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="contract" value={contract.id} />
			<input type="hidden" name="name" value={draft.name} />
			<input type="hidden" name="email" value={draft.email} />
			<div className="row">
				{/* The first submit button is the one that Enter presses. */}
				<input type="hidden" name="intent" value="confirm" />
				<SubmitButton
					isBusy={isBusy}
					label={t('withdraw_confirm_button')}
					busyLabel={t('withdraw_confirming')}
				/>
				<button className="button button-secondary" type="submit" name="back" value="yes">
					{t('withdraw_change')}
				</button>
			</div>
		</Form>
	)
}
