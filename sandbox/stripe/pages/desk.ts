import { html } from 'hono/html'
import { z } from 'zod'
import type { Html } from '../../page'
import { loseDispute, refund } from '../billing/money-back'
import { chooseAfterLastFailure, marksUnpaid } from '../billing/renewal'
import { addIntervals, booksOf, moveClock, timeIn } from '../clock'
import { hurryDeliveries } from '../deliveries'
import { catchUp } from '../due'
import type { ChargeRow, CustomerRow } from '../rows'
import type { Store } from '../store'
import { planName, presentSubscription, standing } from './standing'
import type { PageVisit } from './visit'

const MOST_SHOWN = 50

/** What the sandbox's Stripe offers at a glance: its clock, its customers, its events. */
export function deskSections(visit: PageVisit, store: Store): Html[] {
	return [clock(visit, store), customers(visit, store), failures(visit, store), events(visit, store)]
}

function clock({ t, time }: PageVisit, store: Store): Html {
	const step = (value: string, words: string) =>
		html`<button class="button button-secondary" name="step" value="${value}">${words}</button>`
	return html`<section><h2>${t('sandbox_clock_title')}</h2>
<p>${t('sandbox_clock_now', { time: time(timeIn(store)) })}</p>
<p class="hint">${t('sandbox_clock_lead')}</p>
<form method="post" class="row"><input type="hidden" name="action" value="clock">
${step('hour', t('sandbox_clock_hour'))}${step('day', t('sandbox_clock_day'))}${step('month', t('sandbox_clock_month'))}${step('renewal', t('sandbox_clock_renewal'))}
</form></section>`
}

function customers(visit: PageVisit, store: Store): Html {
	const { t } = visit
	const all = store.list('customer', { where: { isDeleted: false }, limit: MOST_SHOWN })
	const list = html`<ul class="mails">${all.map((customer) => html`<li>${customerCard(visit, store, customer)}</li>`)}</ul>`
	return html`<section><h2>${t('sandbox_customers_title')}</h2>
${all.length > 0 ? list : html`<p>${t('sandbox_customers_empty')}</p>`}</section>`
}

function customerCard(visit: PageVisit, store: Store, { id, email }: CustomerRow): Html {
	const { t } = visit
	const subscription = presentSubscription(store, id)
	const plan = subscription ? planName(store, subscription.price) : ''
	const lines = subscription ? standing(visit, store, subscription) : [t('sandbox_subscription_none')]
	const charges = store.list('charge', { where: { customer: id }, limit: 3 })
	return html`<article class="box"><h3 class="h3">${email ?? id}</h3>
<p><b>${plan}</b> ${lines.join(' ')}</p>
${charges.length > 0 ? html`<ul class="charges">${charges.map((charge) => html`<li>${chargeLine(visit, charge)}</li>`)}</ul>` : ''}</article>`
}

function chargeLine({ t, money, day }: PageVisit, charge: ChargeRow): Html {
	const { amount, currency, refunded, isPaid, dispute, created, id } = charge
	const facts = [
		t('sandbox_charge', { amount: money(amount, currency), date: day(created) }),
		...(isPaid ? [] : [t('sandbox_charge_failed')]),
		...(refunded > 0 ? [t('sandbox_charge_refunded', { amount: money(refunded, currency) })] : []),
		...(dispute ? [t('sandbox_charge_disputed')] : []),
	]
	const left = amount - refunded
	const button = (action: string, words: string) =>
		html`<button class="button button-secondary button-small" name="action" value="${action}">${words}</button>`
	const buttons =
		isPaid && !dispute && left > 0
			? html`<form method="post" class="row"><input type="hidden" name="charge" value="${id}">
${button('refund', t('sandbox_refund_full'))}${left > 1 ? button('refund-half', t('sandbox_refund_part')) : ''}${button('dispute', t('sandbox_dispute_lose'))}</form>`
			: ''
	return html`<p class="meta">${facts.join(' · ')}</p>${buttons}`
}

function failures({ t }: PageVisit, store: Store): Html {
	const isUnpaid = marksUnpaid({ store })
	const choice = (value: string, words: string, isChosen: boolean) =>
		html`<label class="check"><input type="radio" name="choice" value="${value}"${isChosen ? html` checked` : ''}><span>${words}</span></label>`
	return html`<section><form method="post" class="form"><fieldset><legend class="lab">${t('sandbox_failure_title')}</legend>
${choice('cancel', t('sandbox_failure_cancel'), !isUnpaid)}${choice('unpaid', t('sandbox_failure_unpaid'), isUnpaid)}</fieldset>
<div><button class="button button-secondary" name="action" value="failure">${t('sandbox_save')}</button></div></form></section>`
}

function events({ t }: PageVisit, store: Store): Html {
	const waiting = store.database
		.prepare('SELECT COUNT(*) AS count, MAX(problem) AS problem FROM deliveries WHERE due IS NOT NULL')
		.get()
	const count = Number(waiting?.['count'] ?? 0)
	const problem = waiting?.['problem']
	return html`<section><h2>${t('sandbox_events_title')}</h2>
<p>${t('sandbox_events_waiting', { count })}</p>
${problem ? html`<p class="hint">${t('sandbox_last_problem', { problem: String(problem) })}</p>` : ''}
${count > 0 ? html`<form method="post"><button class="button button-secondary" name="action" value="deliver">${t('sandbox_deliver_now')}</button></form>` : ''}</section>`
}

export const DeskRequest = z.discriminatedUnion('action', [
	z.object({ action: z.literal('clock'), step: z.enum(['hour', 'day', 'month', 'renewal']) }),
	z.object({ action: z.enum(['refund', 'refund-half', 'dispute']), charge: z.string().max(100) }),
	z.object({ action: z.literal('failure'), choice: z.enum(['cancel', 'unpaid']) }),
	z.object({ action: z.literal('deliver') }),
])
export type DeskRequest = z.infer<typeof DeskRequest>

/** Does what somebody asked for on the sandbox's page; false where it is about a charge that isn't there. Throws a `Fault` where Stripe would refuse. */
export function performAtDesk(store: Store, request: DeskRequest): boolean {
	if (request.action === 'clock') passTime(store, request.step)
	else if (request.action === 'failure') {
		store.transact(() => chooseAfterLastFailure(booksOf(store), request.choice))
	} else if (request.action === 'deliver') hurryDeliveries(store)
	else return takeBack(store, request.action, request.charge)
	return true
}

function passTime(store: Store, step: 'hour' | 'day' | 'month' | 'renewal'): void {
	const now = timeIn(store)
	const until = {
		hour: () => now + 3_600,
		day: () => now + 86_400,
		month: () => addIntervals(now, 'month', 1),
		renewal: () => nextRenewal(store) ?? now,
	}[step]()
	moveClock(store, Math.max(0, until - now))
	catchUp(store)
}

function nextRenewal(store: Store): number | undefined {
	const ends = store
		.list('subscription', { where: { status: ['active', 'past_due', 'unpaid'] } })
		.map(({ periodEnd }) => periodEnd)
	return ends.length > 0 ? Math.min(...ends) : undefined
}

function takeBack(store: Store, action: 'refund' | 'refund-half' | 'dispute', id: string): boolean {
	return store.transact(() => {
		const charge = store.find('charge', id)
		if (!charge) return false
		const books = booksOf(store)
		const half = Math.floor((charge.amount - charge.refunded) / 2)
		if (action === 'dispute') loseDispute(books, charge)
		else refund(books, charge, action === 'refund-half' ? { amount: half } : {})
		return true
	})
}
