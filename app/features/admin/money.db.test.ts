import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Admin, Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { setClockAhead } from '~/db/clock.server'
import { countStep, storeFunnel } from '~/features/billing/money/funnel.server'
import { syncMoney } from '~/features/billing/money/money-sync.server'
import { billedInvoices, moneyReturns } from '~/features/billing/money/schema.server'
import { findCustomerId } from '~/features/billing/stripe-customer.server'
import { refreshNow } from '~/features/billing/subscription.server'
import { removeAccount } from '~/features/personal-data/account-removal.server'
import { openDispute } from '../../../sandbox/stripe/billing/money-back'
import { booksOf } from '../../../sandbox/stripe/clock'
import { aStoredMember, PASSWORD } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { failCard } from '../../../tests/support/billing/sandbox-stripe'
import { confirmed } from '../../../tests/support/billing/withdrawing'
import { wholeText } from '../../../tests/support/locker/exported'
import { listFailedPayments, listReturns, readChurn, readFunnel, readMonthsOfRevenue } from './money.server'
import { moneyCsv } from './money-csv.server'

const billing = withBilling()
const LONG = 400
const MONTH = 31 * 86_400

const anAdmin = async (): Promise<Admin> => ({ ...(await aStoredMember()), isAdmin: true })

async function subscriptionOf({ userId }: Member) {
	const customer = (await findCustomerId(userId)) ?? ''
	const { stripe } = billing.account
	const [subscription] = (await stripe.subscriptions.list({ customer })).data
	const [charge] = (await stripe.charges.list({ customer })).data
	return { customer, id: subscription?.id ?? '', charge: charge?.id ?? '' }
}

const invoicesOf = ({ userId }: Member) =>
	db().select().from(billedInvoices).where(eq(billedInvoices.userId, userId))

test('what came in is told by month, plan, currency and country, less what went back; again is the same', async () => {
	const admin = await anAdmin()
	const [one, other] = [await billing.aBuyer('premium', 'BR'), await billing.aBuyer('pro', 'US')]
	const { charge } = await subscriptionOf(one)
	await billing.account.stripe.refunds.create({ charge, amount: 900, reason: 'requested_by_customer' })
	for (let times = 0; times < 2; times += 1) await syncMoney(LONG)
	expect(await invoicesOf(one)).toMatchObject([
		{ tier: 'premium', currency: 'BRL', country: 'US', amountPaid: 2_900, status: 'paid', failedAt: null },
	])
	expect(await invoicesOf(other)).toMatchObject([{ tier: 'pro', currency: 'USD', amountPaid: 1_900 }])
	const months = await readMonthsOfRevenue(admin)
	expect(months.find(({ currency }) => currency === 'BRL')).toMatchObject({ paid: 2_900, returned: 900 })
	expect(months.find(({ tier }) => tier === 'pro')).toMatchObject({ paid: 1_900, returned: 0 })
	expect(await listReturns(admin, 'refund')).toMatchObject([
		{ email: one.email, amount: 900, currency: 'BRL', reason: 'requested_by_customer', status: 'succeeded' },
	])
	const file = await wholeText(moneyCsv(admin, 'revenue', new Date()))
	expect(file).toContain('month,plan,currency,country,payments,paid,returned,kept')
	expect(file).toMatch(/\d{4}-\d\d,Creator,BRL,US,1,29\.00,9\.00,20\.00/)
})

test('what was billed just before the sandbox’s clock was moved is not passed over', async () => {
	const member = await billing.aBuyer('premium', 'US')
	setClockAhead(() => MONTH)
	await syncMoney(3).finally(() => setClockAhead(undefined))
	expect(await invoicesOf(member)).toHaveLength(1)
})

test('a payment that failed says why and when it is tried again, and stays when it came in after all', async () => {
	const admin = await anAdmin()
	const member = await billing.aBuyer()
	const { id, customer } = await subscriptionOf(member)
	failCard(billing.account, id)
	billing.account.pass(MONTH)
	await syncMoney(LONG)
	const failed = async () => (await listFailedPayments(admin)).find(({ email }) => email === member.email)
	expect(await failed()).toMatchObject({
		amount: 900,
		failure: 'card_declined',
		attempts: 1,
		recoveredOn: null,
		nextOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
	})
	const { stripe, store } = billing.account
	const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data
	store.transact(() => {
		const row = store.get('subscription', id)
		const method = store.get('payment_method', row.paymentMethod ?? '')
		store.keep('payment_method', { ...method, fails: false })
	})
	await stripe.invoices.pay(open?.id ?? '')
	await syncMoney(LONG)
	expect(await failed()).toMatchObject({ status: 'paid', nextOn: null, recoveredOn: expect.any(String) })
})

test('a dispute is told with its state', async () => {
	const admin = await anAdmin()
	const member = await billing.aBuyer()
	const { charge } = await subscriptionOf(member)
	const { store } = billing.account
	store.transact(() => openDispute(booksOf(store), store.get('charge', charge)))
	await syncMoney(LONG)
	const own = (await listReturns(admin, 'dispute')).filter(({ email }) => email === member.email)
	expect(own).toMatchObject([{ amount: 900, status: 'needs_response', reason: 'fraudulent' }])
})

test('when a person goes, their payments stay as numbers that lead to nobody', async () => {
	const admin = await anAdmin()
	const member = await billing.aBuyer()
	await syncMoney(LONG)
	const [before] = await invoicesOf(member)
	const paid = async () => (await readMonthsOfRevenue(admin)).reduce((sum, { payments }) => sum + payments, 0)
	const payments = await paid()
	await removeAccount(member, PASSWORD)
	expect(await paid()).toBe(payments)
	const after = db()
		.select()
		.from(billedInvoices)
		.where(eq(billedInvoices.invoice, before?.invoice ?? ''))
	expect(await after).toMatchObject([{ userId: null, amountPaid: 900 }])
})

test('a cell that a spreadsheet would run is a text in every file', async () => {
	const admin = await anAdmin()
	const member = await billing.aBuyer()
	await syncMoney(LONG)
	const [invoice] = await invoicesOf(member)
	await db()
		.insert(moneyReturns)
		.values({
			reference: '=HYPERLINK("http://evil.test")',
			kind: 'refund',
			payment: invoice?.payment ?? '',
			amount: 100,
			reason: '@SUM(1)',
			status: '+1',
			createdAt: new Date(),
		})
	const file = await wholeText(moneyCsv(admin, 'refunds', new Date()))
	expect(file).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
	for (const cell of ["'@SUM(1)", "'+1"]) expect(file).toContain(cell)
	const { customer } = await subscriptionOf(member)
	await billing.account.stripe.customers.update(customer, { name: '=1+1' })
	const invoices = await wholeText(moneyCsv(admin, 'invoices', new Date(0)))
	expect(invoices).toContain(`'=1+1,${member.email}`)
})

test('the file for the invoicing service has name and tax id as the checkout took them', async () => {
	const admin = await anAdmin()
	const member = await aStoredMember()
	const taxId = { type: 'br_cpf' as const, value: '123.456.789-09' }
	billing.pay(await billing.open(member, 'premium', 'BR'), { name: 'Ana Sá', taxId })
	await refreshNow(member)
	const file = await wholeText(moneyCsv(admin, 'invoices', new Date(0)))
	const line = file.split('\r\n').find((one) => one.includes(member.email))
	expect(line).toContain(`,Ana Sá,${member.email},br_cpf,123.456.789-09,`)
	expect(line).toContain(',BRL,29.00')
})

test('steps to a plan are counted of nobody, by language', async () => {
	const admin = await anAdmin()
	const now = async () => (await readFunnel(admin)).find(({ language }) => language === 'pt')
	const before = await now()
	for (const step of ['visit', 'visit', 'sign_up'] as const) countStep(step, 'pt')
	await storeFunnel()
	const after = await now()
	expect((after?.visit ?? 0) - (before?.visit ?? 0)).toBe(2)
	const member = await billing.aBuyer('premium', 'BR', 'pt')
	await refreshNow(member)
	await storeFunnel()
	const bought = await now()
	expect((bought?.paid ?? 0) - (after?.paid ?? 0)).toBe(1)
	// The checkout was opened from a page in English.
	expect((bought?.checkout ?? 0) - (after?.checkout ?? 0)).toBe(1)
	await confirmed(member)
	billing.pay(await billing.open(member, 'pro', 'BR'))
	await refreshNow(member)
	await storeFunnel()
	const again = await now()
	expect((again?.checkout ?? 0) - (bought?.checkout ?? 0)).toBe(1)
	expect(again?.paid).toBe(bought?.paid)
	const given = await aStoredMember({ language: 'pt' })
	billing.pay(await billing.open(given, 'premium', 'BR'), null, 'PRONTO100')
	await refreshNow(given)
	await storeFunnel()
	expect((await now())?.paid).toBe(bought?.paid)
	billing.account.pass(32 * 86_400)
	await refreshNow(given)
	await storeFunnel()
	expect(((await now())?.paid ?? 0) - (bought?.paid ?? 0)).toBe(1)
	expect((await readChurn(admin)).find(({ language }) => language === 'pt')?.paying).toBeGreaterThan(0)
})
