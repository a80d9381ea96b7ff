import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/admin/style.css'
import { data, href } from 'react-router'
import { isAdmin, isSignedIn } from '~/core/viewer'
import {
	listFailedPayments,
	listOpenWithdrawals,
	listReturns,
	readChurn,
	readFunnel,
	readMonthsOfRevenue,
} from '~/features/admin/money.server'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { MoneyView } from '~/features/admin/ui/money-view'
import { keepMoneyUpSoon } from '~/features/billing/money/money-sync.server'
import { translateInto } from '~/i18n/translate.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/admin-money'

/** What is stored of money; what is newer at Stripe comes in behind the answer. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const t = await translateInto(language)
	const meta = pageMeta(url, { title: t('money_title'), description: t('money_text'), isIndexed: false })
	if (!isAdmin(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, money: null }, { status: 403 })
	}
	keepMoneyUpSoon()
	const [revenue, failed, refunds, disputes, funnel, churn, open] = await Promise.all([
		readMonthsOfRevenue(viewer),
		listFailedPayments(viewer),
		listReturns(viewer, 'refund'),
		listReturns(viewer, 'dispute'),
		readFunnel(viewer),
		readChurn(viewer),
		listOpenWithdrawals(viewer),
	])
	return data({ meta, gate: null, money: { revenue, failed, refunds, disputes, funnel, churn, open } })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What came in, and what went back, for admins. */
export default function AdminMoney({ loaderData: { gate, money } }: Route.ComponentProps) {
	if (!money) return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={href('/admin/money')} />
	return <MoneyView money={money} />
}

export function ErrorBoundary() {
	return <LoadError message="error_loading_data" />
}
