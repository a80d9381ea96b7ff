import type { RouterContextProvider } from 'react-router'
import { isSignedIn } from '~/core/viewer'
import {
	readStanding,
	type Whereabouts,
	type Withdrawer,
} from '~/features/billing/withdrawal/standing.server'
import { readWithdrawalLink } from '~/features/billing/withdrawal/withdrawal-link.server'
import { cardParts } from '~/features/billing/withdrawal/withdrawal-number'
import type { StandingView, StatementDraft } from '~/features/billing/withdrawal/withdrawal-view'
import { dayIn } from '~/i18n/time-zone.server'
import { requestContext } from '~/requests/request-context.server'

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

/** Where somebody stands, as their page shows it; null where they have withdrawn. */
export async function standingView(person: Withdrawer, where: Whereabouts): Promise<StandingView | null> {
	const standing = await readStanding(person, where)
	const dayOf = (moment: Date) => dayIn(where.timeZone, moment)
	switch (standing.kind) {
		case 'withdrawn':
			return null
		case 'open': {
			const { contract, period, money } = standing
			const card = contract.payments?.find((payment) => payment.card)?.card
			return {
				kind: 'open',
				contract: {
					id: contract.subscriptionId,
					plan: contract.tier,
					currency: contract.currency,
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
