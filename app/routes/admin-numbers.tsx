import '~/i18n/areas/account'
import '~/i18n/areas/admin'
import '~/styles/numbers.css'
import { data, href } from 'react-router'
import { AdminGate } from '~/components/admin/admin-gate'
import { NumbersView } from '~/components/admin/numbers-view'
import { LoadError } from '~/components/site/load-error'
import { TALLY_SPANS } from '~/domain/numbers'
import { readFailedPayments, readPlanNumbers, readRevenue, readSignUps } from '~/domain/numbers.server'
import { listMisses, listTallies } from '~/domain/tally-list.server'
import { isAdmin, isSignedIn } from '~/domain/viewer'
import { translateInto } from '~/i18n/translate.server'
import { pageMeta } from '~/page-meta.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/admin-numbers'

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(visitContext)
	const t = await translateInto(language)
	const meta = pageMeta(url, {
		title: t('numbers_title'),
		description: t('numbers_text'),
		isIndexed: false,
	})
	if (!isAdmin(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, numbers: null }, { status: 403 })
	}
	const span = TALLY_SPANS.find((days) => String(days) === url.searchParams.get('days')) ?? TALLY_SPANS[0]
	const order = url.searchParams.get('searches') === 'newest' ? 'newest' : 'frequent'
	const [signUps, plans, revenue, failed, read, copied, misses] = await Promise.all([
		readSignUps(viewer),
		readPlanNumbers(viewer),
		readRevenue(viewer),
		readFailedPayments(viewer),
		listTallies(viewer, 'reads', span, language),
		listTallies(viewer, 'copies', span, language),
		listMisses(viewer, order),
	])
	const numbers = {
		signUps,
		plans,
		revenue,
		failed,
		read,
		copied,
		misses,
		span,
		order,
	} as const
	return data({ meta, gate: null, numbers })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** How the product does, for admins (issue 9, Seen from outside). */
export default function AdminNumbers({ loaderData: { gate, numbers } }: Route.ComponentProps) {
	if (!numbers)
		return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={href('/admin/numbers')} />
	return <NumbersView numbers={numbers} />
}

export function ErrorBoundary() {
	return <LoadError message="error_loading_data" />
}
