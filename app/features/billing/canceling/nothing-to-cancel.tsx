import { href, Link } from 'react-router'
import { type PaidTier, PLANS } from '~/core/plans'
import { useWords } from '~/i18n/words'
import { planChangeAddress } from '../ui/plan-address'
import { PlanForm } from '../ui/plan-forms'
import { INCLUDED } from '../ui/subscription-view'
import { CancelFrame } from './cancel-frame'

/** What the page of a cancellation says to who has nothing to cancel, or has done so already. */
export interface NothingToCancel {
	/** What was canceled and lasts until a day, as an ISO date; null for who has no paid plan. */
	canceled: { tier: PaidTier; until: string; isPastDue: boolean } | null
	/** A plan without payment, which ends by itself on a day. */
	given: { tier: PaidTier; endsOn: string } | null
	/** Why what stands here may be behind, in words. */
	problem: string | null
}

/** Says that there is nothing to cancel, and why. */
export function NothingToCancelPage({ nothing: { canceled, given, problem } }: { nothing: NothingToCancel }) {
	const { t, day } = useWords()
	const plan = canceled ? PLANS[canceled.tier].title : ''
	const title = canceled ? t('cancel_was_done', { plan }) : t('cancel_none_title')
	const text = canceled
		? t(canceled.isPastDue ? 'cancel_past_due_text' : 'subscription_ending_text', {
				day: day(canceled.until),
			})
		: t('cancel_none_text', { included: t(INCLUDED.free) })
	return (
		<CancelFrame title={title} text={text} problem={problem}>
			{given ? <p>{t('plan_given', { plan: PLANS[given.tier].title, day: day(given.endsOn) })}</p> : null}
			<div className="row">
				<Link className="button button-primary" to={planChangeAddress()}>
					{t('subscription')}
				</Link>
				{canceled ? (
					<PlanForm intent="resume" className="button button-secondary" busyLabel={t('change_saving')}>
						{t('keep_plan', { plan })}
					</PlanForm>
				) : (
					<Link className="button button-quiet" to={href('/pricing')}>
						{t('see_plans')}
					</Link>
				)}
			</div>
		</CancelFrame>
	)
}
