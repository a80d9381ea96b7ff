import { Check, Clock, Printer } from 'lucide-react'
import { href, Link } from 'react-router'
import { PLANS } from '~/core/plans'
import { useWords } from '~/i18n/words'
import { useHydrated } from '~/ui/use-hydrated'
import { type WithdrawalView, wayBack } from './withdrawal-view'

/** What came of a withdrawal: when it came, to the second, what it does, and by which number it is known. */
export function WithdrawalDone({ withdrawal }: { withdrawal: WithdrawalView }) {
	const { t, day } = useWords()
	const { state, number, receivedAt, receivedIso, email, isMailed, hasEnded, latestOn, refunded } = withdrawal
	const plan = PLANS[withdrawal.plan].title
	return (
		<div className="slip">
			<div className="note note-done" role="status">
				<Check className="icon" aria-hidden="true" />
				<p>
					<b>
						<time dateTime={receivedIso}>{t('withdraw_received', { time: receivedAt })}</time>
					</b>
					<br />
					{t(isMailed ? 'withdraw_mail_sent' : 'withdraw_mail_coming', { email })}
				</p>
			</div>
			<p className="slip-statement">{t('withdraw_statement', { plan, day: day(withdrawal.boughtOn) })}</p>
			<StateNotes withdrawal={withdrawal} />
			<dl className="stat">
				<div>
					<dt>{t(hasEnded ? 'withdraw_plan_ended' : 'withdraw_plan_ending')}</dt>
					<dd>{plan}</dd>
				</div>
				<GivenBack withdrawal={withdrawal} />
				{state === 'received' ? (
					<div>
						<dt>{t('withdraw_latest')}</dt>
						<dd>{day(latestOn)}</dd>
					</div>
				) : null}
				<div>
					<dt>{t('withdraw_number')}</dt>
					<dd>{number}</dd>
				</div>
			</dl>
			{refunded > 0 ? <p className="muted">{t('money_back_when')}</p> : null}
			<p className="muted">{t('withdraw_no_email')}</p>
			<div className="row">
				<Link className="button button-primary" to={href('/categories')}>
					{t('withdraw_library')}
				</Link>
				<PrintButton />
			</div>
		</div>
	)
}

function GivenBack({ withdrawal }: { withdrawal: WithdrawalView }) {
	const { t, cents } = useWords()
	const { refunded, before, currency, card, state } = withdrawal
	const given =
		refunded > 0
			? t('withdraw_given_way', { amount: cents(refunded, currency), ...wayBack(card) })
			: t('withdraw_given_nothing')
	return (
		<>
			{refunded > 0 || state === 'done' ? (
				<div>
					<dt>{t('withdraw_given_back')}</dt>
					<dd>{given}</dd>
				</div>
			) : null}
			{before > 0 ? (
				<div>
					<dt>{t('withdraw_given_before')}</dt>
					<dd>{cents(before, currency)}</dd>
				</div>
			) : null}
		</>
	)
}

/** What is not as it usually is, in a sentence each. */
function StateNotes({ withdrawal: { state, disputed, currency } }: { withdrawal: WithdrawalView }) {
	const { t, cents } = useWords()
	const amount = cents(disputed, currency)
	const notes = [
		...(state === 'received' ? [t('withdraw_waiting')] : []),
		...(state === 'refused' ? [t('withdraw_refused')] : []),
		...(disputed > 0 ? [t(state === 'done' ? 'withdraw_bank_took' : 'withdraw_disputed', { amount })] : []),
	]
	return notes.map((note) => (
		<p key={note} className="note note-kept">
			<Clock className="icon" aria-hidden="true" />
			{note}
		</p>
	))
}

/** Printing needs a script; without one the browser's own menu does it. */
function PrintButton() {
	const { t } = useWords()
	if (!useHydrated()) return null
	return (
		<button className="button button-secondary" type="button" onClick={() => window.print()}>
			<Printer className="icon" aria-hidden="true" />
			{t('withdraw_print')}
		</button>
	)
}
