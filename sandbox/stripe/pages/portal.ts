import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { brand } from '~/brand'
import { readForm } from '~/requests/form-request.server'
import type { Html } from '../../page'
import { addCard } from '../billing/buying'
import { payInvoice } from '../billing/change'
import { cancelLater, releaseSchedule } from '../billing/ending'
import { type Books, booksOf } from '../clock'
import { keepAndTell } from '../events'
import type { PortalSessionRow } from '../portal-rows'
import type { InvoiceRow, SubscriptionRow } from '../rows'
import { runningStripe } from '../running'
import { totalOf } from '../shapes/invoice'
import type { Store } from '../store'
import { planName, presentSubscription, standing } from './standing'
import { icon, type PageVisit, pageVisit } from './visit'

const PortalRequest = z.discriminatedUnion('action', [
	z.object({ action: z.literal('cancel') }),
	z.object({ action: z.literal('resume') }),
	z.object({ action: z.literal('card'), card: z.enum(['works', 'fails']) }),
	z.object({ action: z.literal('pay'), invoice: z.string().max(100) }),
])
type PortalRequest = z.infer<typeof PortalRequest>

/** Does what a customer asked for in the portal. `declined` where a card was, `missing` where it is about nothing of theirs. */
function performInPortal(
	books: Books,
	{ customer, configuration }: PortalSessionRow,
	request: PortalRequest,
): 'done' | 'declined' | 'missing' {
	const { features } = books.store.get('billing_portal.configuration', configuration)
	if (request.action === 'card')
		return features.cards ? changeCard(books, customer, request.card === 'fails') : 'missing'
	if (request.action === 'pay') return payOpen(books, customer, request.invoice)
	return features.cancel ? cancelOrResume(books, customer, request.action === 'cancel') : 'missing'
}

/** A subscription that a schedule would change stays as it is to its end: the schedule lets go of it. */
function cancelOrResume(books: Books, customer: string, isCanceling: boolean): 'done' | 'missing' {
	const subscription = presentSubscription(books.store, customer)
	if (!subscription || subscription.status === 'canceled') return 'missing'
	if (isCanceling && subscription.schedule) {
		releaseSchedule(books, books.store.get('subscription_schedule', subscription.schedule))
	}
	const row = cancelLater(books, books.store.get('subscription', subscription.id), isCanceling)
	keepAndTell(books, 'subscription', row, 'customer.subscription.updated')
	return 'done'
}

function changeCard(books: Books, customer: string, fails: boolean): 'done' {
	const { id: paymentMethod } = addCard(books, customer, fails)
	for (const subscription of books.store.list('subscription', { where: { customer } })) {
		if (subscription.status === 'canceled') continue
		keepAndTell(books, 'subscription', { ...subscription, paymentMethod }, 'customer.subscription.updated')
	}
	return 'done'
}

function payOpen(books: Books, customer: string, id: string): 'done' | 'declined' | 'missing' {
	const invoice = books.store.find('invoice', id)
	if (invoice?.customer !== customer || invoice.status !== 'open') return 'missing'
	return payInvoice(books, invoice).status === 'paid' ? 'done' : 'declined'
}

/** Where a customer cancels, resumes, changes the card and sees invoices: Stripe's customer portal. */
export const portalPage = new Hono()
	.get('/sandbox/portal/:session', async (c) => {
		const found = find(c)
		const visit = await pageVisit(c, found?.session.locale)
		return found ? visit.show(draw(visit, found.running.store, found.session)) : visit.missing()
	})
	.post('/sandbox/portal/:session', async (c) => {
		const found = find(c)
		const visit = await pageVisit(c, found?.session.locale)
		const { data: request } = PortalRequest.safeParse(Object.fromEntries(await readForm(c.req.raw)))
		if (!found || !request) return visit.missing()
		const { store, deliver } = found.running
		const outcome = store.transact(() => performInPortal(booksOf(store), found.session, request))
		deliver()
		if (outcome === 'missing') return visit.missing()
		if (outcome === 'done') return c.redirect(c.req.path, 303)
		return visit.show(draw(visit, store, found.session, true), 402)
	})

function find(c: Context) {
	const running = runningStripe()
	const session = running?.store.find('billing_portal.session', c.req.param('session') ?? '')
	return running && session ? { running, session } : undefined
}

function draw(visit: PageVisit, store: Store, session: PortalSessionRow, isDeclined = false) {
	const { t, money } = visit
	const { email } = store.get('customer', session.customer)
	const { features } = store.get('billing_portal.configuration', session.configuration)
	const subscription = presentSubscription(store, session.customer)
	const price = subscription && store.get('price', subscription.price)
	const order =
		subscription && price
			? html`<h1 class="price is-name">${planName(store, subscription.price)}</h1>
<dl><div><dt>${t('sandbox_per_month')}</dt><dd>${money(price.amount * subscription.quantity, price.currency)}</dd></div></dl>
${standing(visit, store, subscription).map((line) => html`<p>${line}</p>`)}`
			: html`<h1 class="price is-name">${t('sandbox_subscription_none')}</h1>`
	const body = html`<section class="checkout-order inverse"><div class="inner">
<a href="${session.returnUrl}">${icon('back')}${t('sandbox_return', { name: brand.name })}</a>
<p>${email ?? ''}</p>${order}</div></section>
<div class="checkout-payment"><div class="inner">
${isDeclined ? html`<div class="note note-error" role="alert" data-message="sandbox_checkout_declined"><p>${t('sandbox_checkout_declined')}</p></div>` : ''}
${features.cancel && subscription && subscription.status !== 'canceled' ? cancelForm(visit, subscription) : ''}
${features.cards ? cardForm(visit, store, session.customer) : ''}
${features.invoices ? invoiceList(visit, store.list('invoice', { where: { customer: session.customer }, limit: 24 })) : ''}
</div></div>`
	return { title: t('sandbox_portal_title'), body, layout: 'split' as const }
}

function cancelForm({ t }: PageVisit, { cancelAtPeriodEnd }: SubscriptionRow): Html {
	const [action, words] = cancelAtPeriodEnd
		? ['resume', t('sandbox_portal_resume')]
		: ['cancel', t('sandbox_portal_cancel')]
	return html`<section><form method="post">
<button class="button ${cancelAtPeriodEnd ? 'button-primary' : 'button-secondary'} button-wide" name="action" value="${action}">${words}</button>
</form></section>`
}

function cardForm({ t }: PageVisit, store: Store, customer: string): Html {
	const { paymentMethod } = store.get('customer', customer)
	const card = paymentMethod ? store.get('payment_method', paymentMethod) : undefined
	const choice = (value: string, words: string, isChosen: boolean) =>
		html`<label class="check"><input type="radio" name="card" value="${value}"${isChosen ? html` checked` : ''}><span>${words}</span></label>`
	return html`<section><h2>${t('sandbox_card')}</h2><form method="post" class="form">
${card ? html`<p>${t('sandbox_portal_card_now', { digits: card.last4 })}</p>` : ''}
<fieldset class="form"><legend class="visually-hidden">${t('sandbox_card')}</legend>
${choice('works', t('sandbox_portal_card_works'), !card?.fails)}
${choice('fails', t('sandbox_portal_card_fails'), card?.fails ?? false)}</fieldset>
<button class="button button-secondary" name="action" value="card">${t('sandbox_portal_card_save')}</button>
</form></section>`
}

function invoiceList({ t, money, day }: PageVisit, invoices: InvoiceRow[]): Html {
	const status = {
		open: t('sandbox_invoice_open'),
		paid: t('sandbox_invoice_paid'),
		void: t('sandbox_invoice_void'),
	}
	const pay = (id: string) =>
		html`<form method="post"><input type="hidden" name="invoice" value="${id}"><button class="button button-secondary button-small" name="action" value="pay">${t('sandbox_invoice_pay')}</button></form>`
	return html`<section><h2>${t('sandbox_portal_invoices')}</h2><table class="invoices"><thead><tr>
<th scope="col">${t('sandbox_invoice_date')}</th><th scope="col">${t('sandbox_invoice_amount')}</th><th scope="col">${t('sandbox_invoice_status')}</th>
</tr></thead><tbody>${invoices.map(
		(
			invoice,
		) => html`<tr><td>${day(invoice.created)}</td><td>${money(totalOf(invoice), invoice.currency)}</td>
<td>${status[invoice.status]}${invoice.status === 'open' ? pay(invoice.id) : ''}</td></tr>`,
	)}</tbody></table></section>`
}
