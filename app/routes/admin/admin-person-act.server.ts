import { data, href } from 'react-router'
import type { z } from 'zod'
import { Refused, refuse } from '~/core/refuse.server'
import { isAdmin, type Support } from '~/core/viewer'
import { REASON_AT_MOST } from '~/features/admin/audit'
import {
	DeleteInput,
	GivePlanInput,
	PlainInput,
	PlanEndInput,
	RefundInput,
	SuspendInput,
	TakePlanInput,
} from '~/features/admin/people-input.server'
import type { PersonAct } from '~/features/admin/person'
import {
	endSessions,
	givePlan,
	lift,
	sendConfirmation,
	sendPasswordLink,
	suspend,
	takePlan,
} from '~/features/admin/person-acts.server'
import { changePlanEnd } from '~/features/admin/plan-acts.server'
import { refundPayment } from '~/features/admin/refund-act.server'
import { ACT_FIELDS, type ActAnswer, type ActDraft } from '~/features/admin/ui/act-form'
import { ACT_WORDS } from '~/features/admin/ui/act-words'
import { removePerson } from '~/features/personal-data/person-removal.server'
import type { MessageId } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { hiddenText, type SentForm } from '~/requests/form-request.server'

const LONGEST = { reason: REASON_AT_MOST, tier: 20, until: 20, cause: 20, confirmation: 254, amount: 20 }

/** Does an act as its form says. */
export async function takeActForm(
	by: Support,
	{ act, userId }: { act: PersonAct; userId: string },
	form: SentForm,
) {
	const typed = textsOf(form, ACT_FIELDS)
	const { draft, errors: tooLong } = returned(form, typed, LONGEST)
	const hidden = {
		seenUntil: hiddenText(form, 'seenUntil'),
		subscriptionId: hiddenText(form, 'subscriptionId'),
		isEnding: hiddenText(form, 'isEnding') || 'no',
		payment: hiddenText(form, 'payment'),
		wish: hiddenText(form, 'wish'),
		seenRefunded: hiddenText(form, 'seenRefunded'),
	}
	try {
		const answer = await run(by, act, userId, { ...typed, ...hidden })
		const back = act === 'delete' ? href('/admin') : href('/admin/people/:id', { id: userId })
		return answer === 'waits'
			? redirectWithToast(back, 'act_refund_waits', { kind: 'hint' })
			: redirectWithToast(back, ACT_WORDS[act].done)
	} catch (error) {
		return refused(error, draft, tooLong)
	}
}

function refused(error: unknown, draft: ActDraft, tooLong: ActAnswer['errors']) {
	if (error instanceof WrongInput) {
		const isOdd = HIDDEN.some((name) => error.errors[name])
		const { reason, tier, until, cause, confirmation, amount } = error.errors
		const errors = { reason, tier, until, cause, confirmation, amount, ...tooLong }
		return data<ActAnswer>(isOdd ? { draft, errors, problem: 'act_done_already' } : { draft, errors }, {
			status: 400,
		})
	}
	if (error instanceof Refused && error.message === 'user_not_found') throw error
	const { problem: said, values, init } = formProblem(error, 'act_failed')
	const problem = SAID_TO_STAFF.get(said) ?? said
	const field = FIELD_OF.get(problem)
	return field
		? data<ActAnswer>({ draft, errors: { [field]: problem } }, init)
		: data<ActAnswer>({ draft, problem, values }, init)
}

/** What is said to the owner of a plan, as it is said to staff. */
const SAID_TO_STAFF = new Map<MessageId, MessageId>([
	['plan_has_changed', 'act_done_already'],
	['plan_change_under_way', 'act_not_now'],
])
/** What is said beside a field and not above the form. */
const FIELD_OF = new Map<MessageId, keyof ActDraft>([
	['confirmation_differs', 'confirmation'],
	['act_amount_wrong', 'amount'],
])
const HIDDEN = ['seenUntil', 'subscriptionId', 'isEnding', 'payment', 'wish', 'seenRefunded'] as const
type Sent = Record<keyof ActDraft | (typeof HIDDEN)[number], string>
type SentErrors = { [Name in keyof Sent]?: MessageId }

/** What was typed is not what the act needs. */
class WrongInput extends Error {
	readonly errors: SentErrors

	constructor(errors: SentErrors) {
		super('The form of an act was not filled in.')
		this.errors = errors
	}
}

function parsed<Output>(schema: z.ZodType<Output>, sent: Sent): Output {
	const input = schema.safeParse(sent)
	if (input.success) return input.data
	const errors: SentErrors = fieldErrors(input.error)
	throw new WrongInput(errors)
}

/** Answers `waits` where money goes back as soon as it can. */
async function run(by: Support, act: PersonAct, userId: string, sent: Sent): Promise<unknown> {
	switch (act) {
		case 'refund':
			return refundPayment(by, { userId, ...parsed(RefundInput, sent) })
		case 'cancel-later':
			return changePlanEnd(by, 'cancel_later', { userId, ...parsed(PlanEndInput, sent) })
		case 'cancel-now':
			return changePlanEnd(by, 'cancel_now', { userId, ...parsed(PlanEndInput, sent) })
		case 'resume':
			return changePlanEnd(by, 'resume', { userId, ...parsed(PlanEndInput, sent) })
		case 'give-plan': {
			const { until: endsAt, ...wish } = parsed(GivePlanInput, sent)
			return givePlan(by, { userId, endsAt, ...wish })
		}
		case 'take-plan':
			return takePlan(by, { userId, ...parsed(TakePlanInput, sent) })
		case 'confirmation':
			return sendConfirmation(by, { userId, ...parsed(PlainInput, sent) })
		case 'password-link':
			return sendPasswordLink(by, { userId, ...parsed(PlainInput, sent) })
		case 'end-sessions':
			return endSessions(by, { userId, ...parsed(PlainInput, sent) })
		case 'suspend':
			return suspend(by, { userId, ...parsed(SuspendInput, sent) })
		case 'lift':
			return lift(by, { userId, ...parsed(PlainInput, sent) })
		case 'delete': {
			if (!isAdmin(by)) throw refuse('not_authorized', undefined, { message: 'not_authorized' })
			return removePerson(by, { userId, ...parsed(DeleteInput, sent) })
		}
	}
}
