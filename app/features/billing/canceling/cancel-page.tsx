import { Form, Link } from 'react-router'
import { type PaidTier, PLANS } from '~/core/plans'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { useTypedTexts } from '~/ui/form/typed-texts'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import { planChangeAddress } from '../ui/plan-address'
import type { PlanChangeView } from '../ui/subscription-view'
import { CancelFrame } from './cancel-frame'
import { REASON_AT_MOST } from './cancel-reason'
import { PlanEnds, PlanStays, SmallerPlan, WithdrawalInstead } from './what-follows'

/** What comes back of a cancellation that was refused. */
export interface CancelAnswer extends Partial<Unsent> {
	reason?: string
	errors?: { reason?: MessageId }
}

/** A plan that can be canceled, with all that its page says of it. */
export interface CancelablePlan {
	contract: string
	tier: PaidTier
	/** ISO date. */
	endsOn: string
	isPastDue: boolean
	/** What was to follow it. */
	scheduled: PaidTier | null
	/** The smaller plan with which somebody can go on instead; null where there is none, or Stripe doesn't tell. */
	smaller: PlanChangeView | null
	/** Until when they can withdraw and have their money back, in words; null where that is over. */
	withdrawal: string | null
	/** Why what stands here may be behind, in words. */
	problem: string | null
}

/** Under this name the tab keeps what is typed here. */
export const TYPED_REASON = 'cancel'

const MOST: MessageValues = { most: REASON_AT_MOST }

/** The one page of a cancellation: what ends and when, what stays, the smaller plan, and why, where somebody says so. */
export function CancelPage({
	plan: { contract, tier, endsOn, isPastDue, scheduled, smaller, withdrawal, problem },
	userId,
	answer: given,
	isBusy,
}: {
	plan: CancelablePlan
	userId: string
	answer: CancelAnswer | undefined
	isBusy: boolean
}) {
	const { t, day } = useWords()
	const answer = useAnswer(given)
	const form = useMistakeFocus(answer?.errors)
	useTypedTexts(form, { name: TYPED_REASON, userId })
	const values = { plan: PLANS[tier].title, day: day(endsOn) }
	const text = t(isPastDue ? 'cancel_past_due_text' : 'cancel_text', values)
	return (
		<CancelFrame title={t('cancel_plan', values)} text={text} problem={problem}>
			<PlanEnds tier={tier} day={values.day} scheduled={scheduled} />
			<PlanStays tier={tier} />
			{withdrawal ? <WithdrawalInstead text={withdrawal} /> : null}
			{smaller ? <SmallerPlan change={smaller} /> : null}
			<Form ref={form} method="post" className="form" noValidate>
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				<input type="hidden" name="contract" value={contract} />
				<Field
					name="reason"
					autoComplete="off"
					label={t('cancel_reason')}
					hint={t('cancel_reason_hint', MOST)}
					defaultValue={answer?.reason}
					error={answer?.errors?.reason}
					values={MOST}
				/>
				<div className="acts-r">
					<button
						className="button button-danger"
						type="submit"
						aria-busy={isBusy ? true : undefined}
						onClick={(event) => isBusy && event.preventDefault()}
					>
						{isBusy ? t('cancel_busy') : t('cancel_plan', values)}
					</button>
					<Link className="button button-secondary" to={planChangeAddress()}>
						{t('cancel_keep')}
					</Link>
				</div>
			</Form>
		</CancelFrame>
	)
}
