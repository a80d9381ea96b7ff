import { afterAll, beforeAll } from 'vitest'
import type { PaidTier } from '~/core/plans'
import type { Member } from '~/core/viewer'
import { startCheckout } from '~/features/billing/checkout.server'
import { previewPlanChange, scheduleChange } from '~/features/billing/plan-change.server'
import { speakToStripe } from '~/features/billing/stripe/stripe.server'
import type { AcceptedUpgrade, ShownChange, UpgradeOffer } from '~/features/billing/subscription'
import { refreshNow } from '~/features/billing/subscription.server'
import { type Billed, completeCheckout } from '../../../sandbox/stripe/billing/buying'
import type { PromotionCode } from '../../../sandbox/stripe/billing/promotion'
import { booksOf } from '../../../sandbox/stripe/clock'
import { sign } from '../../../sandbox/stripe/deliveries'
import { aClient, aStoredMember } from '../accounts'
import { type Account, anAccount } from './sandbox-stripe'

export interface Billing {
	account: Account
	/** A person who has just bought a plan. */
	aBuyer(tier?: PaidTier, countryCode?: string, language?: 'en' | 'pt'): Promise<Member>
	/** Opens a checkout; its session's id. */
	open(member: Member, tier?: PaidTier, countryCode?: string): Promise<string>
	/** Pays at the hosted page, with a name and a tax id for the invoice, and a promotion code, where somebody gives them. */
	pay(session: string, billed?: Billed | null, code?: PromotionCode): void
	/** A body as Stripe would send it, and its signature. */
	signed(event: object): { body: Buffer; signature: string }
}

/** Confirms another plan for the next billing cycle, as somebody does who has just seen what it means. */
export async function scheduleAsShown(member: Member, plan: PaidTier): Promise<void> {
	await scheduleChange(member, await shownTo(member, plan))
}

/** What the page of a change of plan says, as its form brings it back. */
export async function shownTo(member: Member, plan: PaidTier): Promise<ShownChange> {
	const { startsOn, monthlyPrice, resumes } = await previewPlanChange(member, plan)
	const startsAt = Math.floor(startsOn.getTime() / 1000)
	return { plan, startsAt, monthlyAmount: Math.round(monthlyPrice * 100), resumes }
}

/** The sandbox's Stripe in place of Stripe, for a test file of the domain. Its events go nowhere: tests bring them. */
export function withBilling(): Billing {
	let account: Account | undefined
	beforeAll(async () => {
		account = await anAccount()
		speakToStripe(account)
	})
	afterAll(() => account?.close())
	const opened = (): Account => {
		if (!account) throw new Error('The sandbox’s Stripe is not open yet.')
		return account
	}
	const billing: Billing = {
		get account() {
			return opened()
		},
		async aBuyer(tier = 'premium', countryCode = 'US', language = 'en') {
			const member = await aStoredMember({ language })
			billing.pay(await billing.open(member, tier, countryCode))
			await refreshNow(member)
			return member
		},
		async open(member, planType = 'premium', countryCode = 'US') {
			const { url } = await startCheckout(member, { planType, countryCode, language: 'en' }, aClient())
			return url.split('/').at(-1) ?? ''
		},
		pay(session, billed, code) {
			const { store } = opened()
			store.transact(() =>
				completeCheckout(booksOf(store), store.get('checkout.session', session), false, billed, code),
			)
		},
		signed(event) {
			const body = Buffer.from(JSON.stringify(event))
			return { body, signature: sign(body.toString(), opened().webhookSecret) }
		},
	}
	return billing
}

/** An offer as who accepts it sends it back. */
export function toLegend(offer: UpgradeOffer | null): AcceptedUpgrade {
	return { plan: 'pro', ...(offer ?? { amountDue: 0, prorationDate: 0 }) }
}
