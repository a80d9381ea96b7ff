import { refuse } from '~/core/refuse.server'
import { MONEY_FILES } from '~/features/admin/money'
import { moneyCsv } from '~/features/admin/money-csv.server'
import { download } from '~/requests/download.server'
import { requireAdmin } from '~/requests/guards.server'
import type { Route } from './+types/admin-money-csv'

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/
/** Invoices are read from Stripe itself: the last three months, unless another beginning is asked for. */
const INVOICES_MS = 92 * 86_400_000

/** One of the files about money; `since` is a month, for invoices alone. */
export function loader(args: Route.LoaderArgs) {
	const admin = requireAdmin(args)
	const { searchParams } = args.url
	const file = MONEY_FILES.find((name) => name === searchParams.get('of'))
	const month = searchParams.get('since')
	if (!file || (month !== null && !MONTH.test(month))) throw refuse('not_found')
	const since = month ? new Date(`${month}-01T00:00:00Z`) : new Date(Date.now() - INVOICES_MS)
	return download(moneyCsv(admin, file, since), { type: 'text/csv', name: `pronto-${file}.csv` })
}
