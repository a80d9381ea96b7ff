import Papa from 'papaparse'
import { PLANS } from '~/core/plans'
import type { Admin } from '~/core/viewer'
import { listInvoices } from '~/features/billing/money/stripe-money.server'
import { toCell } from '~/features/locker/import/locker-file'
import type { MoneyFile } from './money'
import { EVERYTHING, listFailedPayments, listReturns, readFunnel, readMonthsOfRevenue } from './money.server'

type Cell = string | number | null
type Rows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>

/** Units with two digits behind a point, whatever the language: as programs of accountants read them. */
const units = (cents: number) => (cents / 100).toFixed(2)

/**
 * One of the files about money as CSV, which opens in spreadsheets and runs nothing there. The one for invoicing (NFS-e) has
 * every paid invoice with who paid it, from Stripe itself, since nothing of that is stored here. Rejects with `StripeFailure`
 * where that one can't be read.
 */
export async function* moneyCsv(admin: Admin, file: MoneyFile, since: Date): AsyncGenerator<string> {
	const { columns, rows } = FILES[file](admin, since)
	// Spreadsheets read UTF-8 only where the file begins with this sign.
	yield `\uFEFF${Papa.unparse([[...columns]])}\r\n`
	for await (const row of rows) yield `${Papa.unparse([row.map(asCell)])}\r\n`
}

function asCell(value: Cell): string {
	return value === null ? '' : typeof value === 'number' ? String(value) : toCell(value)
}

async function* rowsOf<Row>(asked: Promise<readonly Row[]>, cells: (row: Row) => readonly Cell[]) {
	for (const row of await asked) yield cells(row)
}

interface File {
	columns: readonly string[]
	rows: Rows
}

const FILES: Record<MoneyFile, (admin: Admin, since: Date) => File> = {
	revenue: (admin) => ({
		columns: ['month', 'plan', 'currency', 'country', 'payments', 'paid', 'returned', 'kept'],
		rows: rowsOf(readMonthsOfRevenue(admin, EVERYTHING.months), (row) => [
			...[row.month, PLANS[row.tier].title, row.currency, row.country, row.payments],
			...[units(row.paid), units(row.returned), units(row.paid - row.returned)],
		]),
	}),
	failed: (admin) => ({
		columns: ['invoice', 'email', 'plan', 'currency', 'amount', 'failed_on', 'reason', 'attempts'].concat([
			...['next_on', 'recovered_on', 'status'],
		]),
		rows: rowsOf(listFailedPayments(admin, EVERYTHING.rows), (row) => [
			...[row.invoice, row.email, PLANS[row.tier].title, row.currency, units(row.amount), row.failedOn],
			...[row.failure, row.attempts, row.nextOn, row.recoveredOn, row.status],
		]),
	}),
	refunds: (admin) => returnsFile(admin, 'refund'),
	disputes: (admin) => returnsFile(admin, 'dispute'),
	funnel: (admin) => ({
		columns: ['month', 'language', 'visits', 'sign_ups', 'checkouts', 'paid', 'ended'],
		rows: rowsOf(readFunnel(admin, EVERYTHING.months), (row) => [
			...[row.month, row.language, row.visit, row.signUp, row.checkout, row.paid, row.ended],
		]),
	}),
	invoices: (_admin, since) => ({
		columns: ['number', 'paid_on', 'name', 'email', 'tax_id_type', 'tax_id', 'country', 'currency', 'paid'],
		rows: paidInvoices(since),
	}),
}

function returnsFile(admin: Admin, kind: 'refund' | 'dispute'): File {
	return {
		columns: ['reference', 'email', 'plan', 'currency', 'amount', 'on', 'reason', 'status', 'due_on'],
		rows: rowsOf(listReturns(admin, kind, EVERYTHING.rows), (row) => [
			...[row.reference, row.email, row.tier && PLANS[row.tier].title, row.currency, units(row.amount)],
			...[row.on, row.reason, row.status, row.dueOn],
		]),
	}
}

async function* paidInvoices(since: Date): AsyncGenerator<readonly Cell[]> {
	for await (const invoice of listInvoices(since)) {
		if (invoice.amount_paid === 0) continue
		const [taxId] = invoice.customer_tax_ids ?? []
		const paidAt = invoice.status_transitions?.paid_at ?? invoice.created
		yield [
			...[invoice.number ?? invoice.id, paidAt.toISOString().slice(0, 10), invoice.customer_name ?? ''],
			...[invoice.customer_email ?? '', taxId?.type ?? '', taxId?.value ?? ''],
			...[
				invoice.customer_address?.country ?? '',
				invoice.currency.toUpperCase(),
				units(invoice.amount_paid),
			],
		]
	}
}
