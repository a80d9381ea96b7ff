import { Hono } from 'hono'
import { html } from 'hono/html'
import { brand } from '~/brand'
import type { InvoiceRow } from '../rows'
import { runningStripe } from '../running'
import type { Store } from '../store'
import { planName } from './standing'
import { icon, type PageVisit, pageVisit } from './visit'

/** An invoice that was paid, with its receipt, for whoever has its address: Stripe's hosted invoice page. */
export const invoicePage = new Hono().get('/sandbox/invoice/:invoice', async (c) => {
	const visit = await pageVisit(c)
	const store = runningStripe()?.store
	const invoice = store?.find('invoice', c.req.param('invoice'))
	// One that waits for its payment is paid in the portal here.
	return store && invoice?.status === 'paid' ? visit.show(draw(visit, store, invoice)) : visit.missing()
})

function draw(visit: PageVisit, store: Store, invoice: InvoiceRow) {
	const { t, money, day } = visit
	const { currency, number, startingBalance, endingBalance, amountPaid } = invoice
	const customer = store.get('customer', invoice.customer)
	const sum = (amount: number) => money(amount, currency)
	const credit = startingBalance - endingBalance
	const refunded = chargeOf(store, invoice)?.refunded ?? 0
	const off = invoice.lines.reduce((taken, { discount }) => taken + (discount?.amount ?? 0), 0)
	const title = t('sandbox_receipt_title', { number })
	const body = html`<section class="checkout-order inverse"><div class="inner">
<a href="/settings?tab=subscription">${icon('back')}${t('sandbox_return', { name: brand.name })}</a>
<p>${title}</p>
<h1 class="price">${sum(amountPaid)}</h1>
<dl>${invoice.lines.map(({ price, start, end, amount }) => {
		const period = { plan: planName(store, price), from: day(start), to: day(end) }
		return html`<div><dt>${t('sandbox_receipt_line', period)}</dt><dd>${sum(amount)}</dd></div>`
	})}
${off === 0 ? '' : html`<div><dt>${t('sandbox_checkout_discount')}</dt><dd>${sum(-off)}</dd></div>`}
${credit === 0 ? '' : html`<div><dt>${t('sandbox_receipt_credit')}</dt><dd>${sum(credit)}</dd></div>`}
<div class="is-total"><dt>${t('sandbox_receipt_charged')}</dt><dd>${sum(amountPaid)}</dd></div>
${refunded > 0 ? html`<div><dt>${t('sandbox_receipt_refunded')}</dt><dd>${sum(-refunded)}</dd></div>` : ''}</dl>
</div></section>
<section class="checkout-payment"><div class="inner"><div class="form">
<p>${paidWith(visit, store, invoice)}</p>
<p>${t('sandbox_receipt_to')}: ${[customer.name, customer.taxId?.value, customer.email].filter(Boolean).join(', ')}</p>
${(customer.invoiceFooter ?? '').split('\n').map((line) => html`<p class="hint">${line}</p>`)}
</div></div></section>`
	return { title, body, layout: 'split' as const }
}

function paidWith({ t, day }: PageVisit, store: Store, invoice: InvoiceRow): string {
	const date = day(invoice.paidAt ?? invoice.created)
	const charge = chargeOf(store, invoice)
	if (!charge) return t('sandbox_receipt_paid_without', { date })
	const { last4: digits } = store.get('payment_method', charge.paymentMethod)
	return t('sandbox_receipt_paid', { date, digits })
}

function chargeOf(store: Store, { paymentIntent }: InvoiceRow) {
	if (!paymentIntent) return undefined
	return store.list('charge', { where: { paymentIntent, isPaid: true }, limit: 1 })[0]
}
