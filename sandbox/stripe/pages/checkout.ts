import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { brand } from '~/brand'
import { readForm } from '~/requests/form-request.server'
import type { Html } from '../../page'
import { Fault } from '../api/fault'
import { type Billed, completeCheckout } from '../billing/buying'
import { newDiscount, promotionOf, takenOff } from '../billing/promotion'
import { taxIdOf } from '../billing/tax-id'
import { booksOf } from '../clock'
import type { CheckoutSessionRow } from '../rows'
import { type RunningStripe, runningStripe } from '../running'
import type { Store } from '../store'
import { icon, leadOn, type PageVisit, pageVisit } from './visit'

const Decision = z.object({
	decision: z.enum(['pay', 'decline', 'apply']),
	promotion: z.string().max(40).trim().default(''),
	/** Fields of their own, where the session collects tax ids; both or neither. */
	name: z.string().max(200).trim().default(''),
	tax_id: z.string().max(40).trim().default(''),
})
type Decision = z.output<typeof Decision>

interface Found {
	running: RunningStripe
	session: CheckoutSessionRow
}

/** Where somebody pays, or lets a card be declined: Stripe's hosted Checkout. */
export const checkoutPage = new Hono()
	.get('/sandbox/checkout/:session', async (c) => {
		const found = find(c)
		const visit = await pageVisit(c, found?.session.locale)
		return found ? visit.show(draw(visit, found.running.store, found.session)) : visit.missing()
	})
	.post('/sandbox/checkout/:session', async (c) => {
		const found = find(c)
		const visit = await pageVisit(c, found?.session.locale)
		if (!found) return visit.missing()
		const { store, deliver } = found.running
		const { data } = Decision.safeParse(Object.fromEntries(await readForm(c.req.raw)))
		const billed = data && billedTo(data)
		if (data && billed === undefined) {
			return visit.show(draw(visit, store, found.session, { tried: data, isTaxIdWrong: true }), 400)
		}
		const isCodeWrong = Boolean(data?.promotion) && codeOf(found.session, data) === undefined
		if (data && (isCodeWrong || data.decision === 'apply')) {
			return visit.show(
				draw(visit, store, found.session, { tried: data, isCodeWrong }),
				isCodeWrong ? 400 : 200,
			)
		}
		const problem = data && pay(store, found.session, data, billed ?? null)
		if (data && !problem) {
			deliver()
			return leadOn(c, afterPaying(found.session))
		}
		const session = store.get('checkout.session', found.session.id)
		const isDeclined = problem?.status === 402
		return visit.show(draw(visit, store, session, { tried: data, isDeclined }), isDeclined ? 402 : 400)
	})

function find(c: Context): Found | undefined {
	const running = runningStripe()
	const session = running?.store.find('checkout.session', c.req.param('session') ?? '')
	return running && session ? { running, session } : undefined
}

/** Whose name and number go on the invoice; null for none, undefined where the number is of no kind that we know. */
function billedTo({ name, tax_id: typed }: Decision): Billed | null | undefined {
	if (!name && !typed) return null
	const taxId = taxIdOf(typed)
	return name && taxId ? { name, taxId } : undefined
}

/** The code that somebody typed, where the session takes codes. */
function codeOf({ allowsPromotionCodes }: CheckoutSessionRow, decided: Decision | undefined) {
	return allowsPromotionCodes ? promotionOf(decided?.promotion ?? '') : undefined
}

/** Why it could not be paid, or nothing. */
function pay(
	store: Store,
	session: CheckoutSessionRow,
	decided: Decision,
	billed: Billed | null,
): Fault | undefined {
	try {
		store.transact(() => {
			const books = booksOf(store)
			const open = store.get('checkout.session', session.id)
			completeCheckout(books, open, decided.decision === 'decline', billed, codeOf(session, decided))
		})
		return undefined
	} catch (error) {
		if (error instanceof Fault) return error
		throw error
	}
}

function afterPaying({ id, successUrl }: CheckoutSessionRow): string {
	return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id)
}

/** What somebody tried, and why it came to nothing. */
interface Tried {
	tried?: Decision | undefined
	isDeclined?: boolean
	isTaxIdWrong?: boolean
	isCodeWrong?: boolean
}

function draw(visit: PageVisit, store: Store, session: CheckoutSessionRow, tried: Tried = {}) {
	const { t, money } = visit
	const price = store.get('price', session.price)
	const { name: plan } = store.get('product', price.product)
	const whole = price.amount * session.quantity
	const code = codeOf(session, tried.tried)
	const { now } = booksOf(store)
	const discount = code ? newDiscount({ now }, code) : session.discount
	const off = takenOff(discount, whole, session.discount ? session.created : now)
	const due = money(whole - off, price.currency)
	const amount = money(whole, price.currency)
	const back = session.cancelUrl ?? session.successUrl
	const body = html`<section class="checkout-order inverse"><div class="inner">
<a href="${back}">${icon('back')}${t('sandbox_return', { name: brand.name })}</a>
<p>${t('sandbox_checkout_subscribe', { plan })}</p>
<h1 class="price">${amount} <small>${t('sandbox_per_month')}</small></h1>
<dl><div><dt>${t('sandbox_checkout_line', { plan })}</dt><dd>${amount}</dd></div>
<div><dt>${t('sandbox_checkout_tax')}</dt><dd>${money(0, price.currency)}</dd></div>
${off === 0 ? '' : html`<div><dt>${t('sandbox_checkout_discount')}</dt><dd>${money(-off, price.currency)}</dd></div>`}
<div class="is-total"><dt>${t('sandbox_checkout_due')}</dt><dd>${due}</dd></div></dl>
</div></section>
<section class="checkout-payment"><div class="inner">${session.status === 'open' ? form(visit, store, session, { amount: due, back, ...tried }) : over(visit, session, back)}</div></section>`
	return { title: t('sandbox_checkout_title'), body, layout: 'split' as const }
}

function form(
	{ t }: PageVisit,
	store: Store,
	session: CheckoutSessionRow,
	{ amount, back, tried, isDeclined, isTaxIdWrong, isCodeWrong }: Tried & { amount: string; back: string },
): Html {
	const email = session.customer ? store.get('customer', session.customer).email : session.customerEmail
	// The fields of the card have no names: what somebody types there goes nowhere.
	return html`<form method="post" class="form" autocomplete="off">
${isDeclined ? html`<div class="note note-error" role="alert" data-message="sandbox_checkout_declined"><p>${t('sandbox_checkout_declined')}</p></div>` : ''}
<div class="note note-done">${icon('info')}<p>${t('sandbox_checkout_note')}</p></div>
<div class="field"><label for="email">${t('email')}</label><input class="input" id="email" value="${email ?? ''}" readonly></div>
<fieldset class="field"><legend class="lab">${t('sandbox_card')}</legend><div class="field-group">
<input class="input" inputmode="numeric" aria-label="${t('sandbox_card_number')}" value="4242 4242 4242 4242">
<input class="input" inputmode="numeric" aria-label="${t('sandbox_card_expiry')}" value="12 / 34">
<input class="input" inputmode="numeric" aria-label="${t('sandbox_card_code')}" value="123"></div></fieldset>
${session.collectsTaxIds ? taxIdFields(t, tried, isTaxIdWrong) : ''}
${session.allowsPromotionCodes ? promotionField(t, tried, isCodeWrong) : ''}
<button class="button button-primary button-wide" name="decision" value="pay">${t('sandbox_checkout_pay', { amount })}</button>
<button class="button button-secondary button-wide" name="decision" value="decline">${t('sandbox_checkout_decline')}</button>
<a class="button button-quiet button-wide" href="${back}">${t('sandbox_checkout_cancel')}</a>
</form>`
}

/** Its button comes first of all, so that Enter tries the code and pays nothing. */
function promotionField(t: PageVisit['t'], tried: Decision | undefined, isWrong = false): Html {
	return html`<div class="field"><label for="promotion">${t('sandbox_checkout_promotion')}</label>
<input class="input" id="promotion" name="promotion" maxlength="40" value="${tried?.promotion ?? ''}" aria-describedby="promotion-hint${isWrong ? ' promotion-error' : ''}"${isWrong ? html` aria-invalid="true"` : ''}>
${isWrong ? html`<span class="field-error" id="promotion-error">${t('sandbox_checkout_promotion_wrong')}</span>` : ''}
<span class="hint" id="promotion-hint">${t('sandbox_checkout_promotion_hint')}</span>
<button class="button button-secondary" name="decision" value="apply">${t('sandbox_checkout_promotion_apply')}</button></div>`
}

/** For who buys as a business, or wants their number on the invoice. */
function taxIdFields(t: PageVisit['t'], tried: Decision | undefined, isWrong = false): Html {
	return html`<fieldset class="field"><legend class="lab">${t('sandbox_checkout_business')}</legend>
<div class="field"><label for="name">${t('sandbox_checkout_business_name')}</label><input class="input" id="name" name="name" maxlength="200" value="${tried?.name ?? ''}"></div>
<div class="field"><label for="tax_id">${t('sandbox_checkout_tax_id')}</label><input class="input" id="tax_id" name="tax_id" maxlength="40" value="${tried?.tax_id ?? ''}"${isWrong ? html` aria-invalid="true" aria-describedby="tax_id-error"` : ''}>
${isWrong ? html`<span class="field-error" id="tax_id-error">${t('sandbox_checkout_tax_id_wrong')}</span>` : ''}</div></fieldset>`
}

function over({ t }: PageVisit, session: CheckoutSessionRow, back: string): Html {
	const isPaid = session.status === 'complete'
	const words = isPaid ? t('sandbox_checkout_paid') : t('sandbox_checkout_expired')
	return html`<div class="form"><div class="note ${isPaid ? 'note-done' : 'note-error'}"><p>${words}</p></div>
<a class="button button-primary" href="${isPaid ? afterPaying(session) : back}">${t('sandbox_continue')}</a></div>`
}
