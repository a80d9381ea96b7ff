import type { RouterContextProvider } from 'react-router'
import { isSignedIn, type Member } from '~/core/viewer'
import {
	listWithdrawals,
	readStanding,
	type Whereabouts,
	type Withdrawal,
	type WithdrawalStanding,
	type Withdrawer,
} from '~/features/billing/withdrawal/standing.server'
import { storedPeriod } from '~/features/billing/withdrawal/stored-period.server'
import { readWithdrawalLink } from '~/features/billing/withdrawal/withdrawal-link.server'
import { cardParts, withdrawalNumber } from '~/features/billing/withdrawal/withdrawal-number'
import type {
	StandingView,
	StatementDraft,
	WithdrawalView,
} from '~/features/billing/withdrawal/withdrawal-view'
import { type Language, LOCALE } from '~/i18n/language'
import { dayIn, exactMomentIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { requestContext } from '~/requests/request-context.server'

/** By law the money is back so many days after a withdrawal came. */
const BACK_MS = 14 * 86_400_000

export interface Withdrawing extends Withdrawer {
	/** What their account calls them. */
	draft: StatementDraft
	/** Of the mailed link by which they came; empty for who is signed in. */
	token: string
	/** Whether the link was used already: it shows what came of that, and withdraws from nothing more. */
	isUsed: boolean
}

/** Who withdraws: by the link that they followed, else by their session; null for nobody, or a link that opens nothing. */
export async function withdrawerOf(
	context: Readonly<RouterContextProvider>,
	token: string,
): Promise<Withdrawing | null> {
	if (token) {
		const linked = await readWithdrawalLink(token)
		if (!linked) return null
		const { userId, email, name, isUsed } = linked
		return { userId, email, draft: { name, email }, token, isUsed }
	}
	const { viewer } = context.get(requestContext)
	if (!isSignedIn(viewer)) return null
	const { userId, email, name } = viewer
	return { userId, email, draft: { name: name === email ? '' : name, email }, token: '', isUsed: false }
}

/** From where somebody asks, as far as their rights depend on it. */
export function whereaboutsOf(context: Readonly<RouterContextProvider>): Whereabouts {
	const { country, timeZone } = context.get(requestContext)
	return { country, timeZone }
}

/** A used link shows what came of it, and nothing that was bought since. */
async function standingOf(person: Withdrawing, where: Whereabouts): Promise<WithdrawalStanding> {
	const [last] = person.isUsed ? await listWithdrawals(person.userId) : []
	return last ? { kind: 'withdrawn', withdrawal: last } : readStanding(person, where)
}

/** Until when somebody can withdraw from what they have, or had and was paid for, in a sentence; null where that is over. */
export async function timeToWithdraw(
	member: Member,
	context: Readonly<RouterContextProvider>,
	hasMoneyLeft = false,
): Promise<string | null> {
	const { language } = context.get(requestContext)
	const period = await storedPeriod(member, whereaboutsOf(context), hasMoneyLeft)
	if (!period) return null
	const t = await translateInto(language)
	const day = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' })
	return t('withdraw_days_left', { day: day.format(new Date(period.lastDay)), count: period.daysLeft })
}

/** A withdrawal as its page tells it, in the time zone in which it was confirmed, as its mail does. */
function withdrawalView(withdrawal: Withdrawal, language: Language): WithdrawalView {
	const { number, receivedAt, timeZone, card, tier, currency, state, endedAt } = withdrawal
	return {
		number: withdrawalNumber(number, receivedAt),
		plan: tier,
		currency,
		boughtOn: dayIn(timeZone, withdrawal.boughtAt),
		receivedAt: exactMomentIn(timeZone, language, receivedAt),
		receivedIso: receivedAt.toISOString(),
		state,
		hasEnded: endedAt !== null,
		refunded: withdrawal.refunded,
		before: withdrawal.refundedBefore,
		disputed: withdrawal.disputed,
		card: card ? cardParts(card) : null,
		latestOn: dayIn(timeZone, new Date(receivedAt.getTime() + BACK_MS)),
		email: withdrawal.email,
		isMailed: withdrawal.receiptSentAt !== null,
	}
}

/** Where somebody stands, as their page shows it. */
export async function standingView(
	person: Withdrawing,
	context: Readonly<RouterContextProvider>,
): Promise<StandingView> {
	const where = whereaboutsOf(context)
	const { language } = context.get(requestContext)
	const standing = await standingOf(person, where)
	const dayOf = (moment: Date) => dayIn(where.timeZone, moment)
	switch (standing.kind) {
		case 'withdrawn':
			return { kind: 'withdrawn', withdrawal: withdrawalView(standing.withdrawal, language) }
		case 'open': {
			const { contract, period, money } = standing
			const card = contract.payments?.find((payment) => payment.card)?.card
			return {
				kind: 'open',
				contract: {
					id: contract.subscriptionId,
					plan: contract.tier,
					currency: contract.currency,
					isLiving: contract.isLiving,
					boughtOn: dayOf(contract.boughtAt),
					lastDay: period.lastDay,
					law: period.law,
					number: contract.number,
					money,
					card: card ? cardParts(`${card.brand} ${card.last4}`) : null,
				},
			}
		}
		case 'late': {
			const { contract, period } = standing
			return {
				kind: 'late',
				plan: contract.tier,
				boughtOn: dayOf(contract.boughtAt),
				lastDay: period.lastDay,
			}
		}
		case 'repaid': {
			const { contract, money } = standing
			const { before, disputed } = money
			return { kind: 'repaid', plan: contract.tier, currency: contract.currency, before, disputed }
		}
		default:
			return { kind: standing.kind }
	}
}
