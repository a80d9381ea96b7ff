import { href, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { nextPath } from '~/core/next-path'
import { isAbove } from '~/core/plan-order'
import { monthlyPrice, type PaidTier, PLANS } from '~/core/plans'
import { Refused } from '~/core/refuse.server'
import { isSignedIn, type Member } from '~/core/viewer'
import { startCheckout } from '~/features/billing/checkout.server'
import { planOf } from '~/features/billing/plan-form'
import type { Currency } from '~/i18n/currency'
import type { MessageId } from '~/i18n/words'
import { noFlash, redirectWithToast } from '~/requests/flash.server'
import { type FormProblem, formProblem } from '~/requests/form-problem.server'
import { requestContext } from '~/requests/request-context.server'

/** What is said of those who have logged in just now. */
const ARRIVALS: ReadonlySet<MessageId> = new Set(['login_success', 'account_created', 'google_took_over'])

interface Asked {
	context: Readonly<RouterContextProvider>
	url: URL
}

interface Chosen {
	plan: PaidTier
	/** Where the plan opens something; the home page stands for nowhere. */
	next: string
}

/** The plans' page for who logs in on the way to one of them. */
export function chosenPlanPath({ plan, next }: Chosen): string {
	const chosen = new URLSearchParams({ plan, ...(next === '/' ? {} : { next }) })
	return `${href('/pricing')}?${chosen}`
}

/** The plan that somebody logs in for, and its price here: what the log-in that leads to it names. */
export function planWanted(
	path: string,
	currency: Currency,
): { plan: string; price: number; currency: Currency } | null {
	const url = new URL(path, 'http://here.invalid')
	const plan = url.pathname === href('/pricing') ? planOf(url) : null
	return plan ? { plan: PLANS[plan].title, price: monthlyPrice(plan, currency), currency } : null
}

/**
 * Goes on to the checkout with who has logged in for a plan, once: whoever comes back to this address by the browser's
 * Back, or by somebody's link, finds what they wanted the plan for, else the plans. Who has what they came for already
 * goes there.
 */
export async function goOnWithPlan({ context, url }: Asked): Promise<Response | null> {
	const { viewer, flash } = context.get(requestContext)
	const plan = planOf(url)
	if (!plan || !isSignedIn(viewer)) return null
	const next = nextPath(url.searchParams.get('next'))
	if (hasCome(viewer, { plan, next })) return redirect(next, 303)
	if (!flash || !ARRIVALS.has(flash.message)) return next === '/' ? null : redirect(next, 303)
	try {
		return await openCheckout(viewer, { plan, next }, { context, url })
	} catch (error) {
		const { problem, values } = checkoutProblem(error)
		return redirectWithToast(href('/pricing'), problem, { kind: 'error', values })
	}
}

/** The way to a plan's checkout, or to where it leads those who need none. Rejects as `startCheckout` does. */
export async function openCheckout(
	member: Member,
	chosen: Chosen,
	{ context, url }: Asked,
): Promise<Response> {
	if (hasCome(member, chosen)) return redirect(chosen.next, 303)
	const { language, country, clientAddress } = context.get(requestContext)
	const chosenFor = chosen.next === '/' ? null : chosen.next
	const wish = { planType: chosen.plan, countryCode: country, language, origin: url.origin, chosenFor }
	try {
		const checkout = await startCheckout(member, wish, { address: clientAddress })
		return redirectDocument(checkout.url, { status: 303, headers: { 'Set-Cookie': noFlash() } })
	} catch (error) {
		if (!(error instanceof Refused && error.code === 'already_subscribed')) throw error
		return redirectWithToast(href('/account'), 'already_subscribed')
	}
}

/** Why there is no checkout, as a form's problem (docs/product.md#messages). */
export function checkoutProblem(error: unknown): FormProblem {
	const told = formProblem(error, 'error_processing_payment')
	return error instanceof Refused && error.code === 'too_many'
		? told
		: { ...told, problem: 'error_processing_payment' }
}

/** Whether somebody wanted a plan for what their own opens as well. */
function hasCome({ tier }: Member, { plan, next }: Chosen): boolean {
	return next !== '/' && !isAbove(plan, tier)
}
