import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/admin/style.css'
import { data, href } from 'react-router'
import { isAdmin, isSignedIn } from '~/core/viewer'
import { VIEW_COUNT_SPANS } from '~/features/admin/numbers'
import {
	listMisses,
	listViewCounts,
	readFailedPayments,
	readPlanNumbers,
	readRevenue,
	readSignUps,
} from '~/features/admin/numbers.server'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { NumbersView } from '~/features/admin/ui/numbers-view'
import { countCancelReasons } from '~/features/billing/canceling/cancel-reason.server'
import { listWishes, removeWish } from '~/features/search/search-wish.server'
import { translateInto } from '~/i18n/translate.server'
import { redirectWithToast } from '~/requests/flash.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireAdmin } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/admin-numbers'

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const t = await translateInto(language)
	const meta = pageMeta(url, {
		title: t('numbers_title'),
		description: t('numbers_text'),
		isIndexed: false,
	})
	if (!isAdmin(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, numbers: null }, { status: 403 })
	}
	const span =
		VIEW_COUNT_SPANS.find((days) => String(days) === url.searchParams.get('days')) ?? VIEW_COUNT_SPANS[0]
	const order = url.searchParams.get('searches') === 'newest' ? 'newest' : 'frequent'
	const [signUps, plans, revenue, failed, reasons, read, copied, misses, wishes] = await Promise.all([
		readSignUps(viewer),
		readPlanNumbers(viewer),
		readRevenue(viewer),
		readFailedPayments(viewer),
		countCancelReasons(viewer),
		listViewCounts(viewer, 'reads', span, language),
		listViewCounts(viewer, 'copies', span, language),
		listMisses(viewer, order),
		listWishes(viewer),
	])
	const numbers = {
		signUps,
		plans,
		revenue,
		failed,
		reasons,
		read,
		copied,
		misses,
		wishes,
		span,
		order,
	} as const
	return data({ meta, gate: null, numbers })
}

/** Forgets what somebody told us that they looked for. */
export async function action(args: Route.ActionArgs) {
	const admin = requireAdmin(args)
	await removeWish(admin, hiddenText(await readForm(args.request), 'id'))
	return redirectWithToast(href('/admin/numbers'), 'numbers_wish_removed')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** How the product does, for admins. */
export default function AdminNumbers({ loaderData: { gate, numbers } }: Route.ComponentProps) {
	if (!numbers)
		return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={href('/admin/numbers')} />
	return <NumbersView numbers={numbers} />
}

export function ErrorBoundary() {
	return <LoadError message="error_loading_data" />
}
