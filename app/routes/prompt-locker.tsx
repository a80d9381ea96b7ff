import '~/i18n/areas/locker'
import '~/styles/gate.css'
import '~/styles/locker.css'
import { LockerGate } from '~/components/locker/locker-gate'
import { type LockerPage, LockerView } from '~/components/locker/locker-view'
import { ListError } from '~/components/site/load-error'
import { countSaved, listLocker, listLockerStart } from '~/domain/locker.server'
import { COLUMNS_COOKIE, parseColumns } from '~/domain/locker-columns'
import { categoryFilter, filterLocker } from '~/domain/locker-search'
import { isLegend, type Legend } from '~/domain/viewer'
import { requireMember } from '~/guards.server'
import { readCookie } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { pageMeta } from '~/page-meta.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/prompt-locker'

/** More than any screen shows before a scroll. */
const AT_FIRST = 24
const MOST_SHOWN = 5_000
/** Each word is looked for in each prompt. */
const LONGEST_QUERY = 200

/** Visitors go to log in; who has no Legend plan learns why, with a way to what they saved (product.md, Gates). */
export async function loader(visit: Route.LoaderArgs) {
	const member = requireMember(visit)
	const t = await translateInto(visit.context.get(visitContext).language)
	const words = { title: t('nav_locker'), description: t('locker_lead'), isIndexed: false }
	const meta = pageMeta(visit.url, words)
	if (!isLegend(member))
		return { meta, gate: { userId: member.userId, saved: await countSaved(member) }, page: null }
	return { meta, gate: null, page: await readPage(visit, member) }
}

async function readPage({ request, url }: Route.LoaderArgs, legend: Legend): Promise<LockerPage> {
	const query = (url.searchParams.get('q') ?? '').slice(0, LONGEST_QUERY)
	const wanted = Number(url.searchParams.get('show'))
	const shown = Number.isInteger(wanted) && wanted > AT_FIRST ? Math.min(wanted, MOST_SHOWN) : AT_FIRST
	const isAsked = query.trim() !== '' || url.searchParams.has('category')
	const locker = isAsked ? await listLocker(legend) : await listLockerStart(legend, shown)
	const category = categoryFilter(url.searchParams.get('category'), locker.categories)
	const found = filterLocker(locker.prompts, { query, category })
	return {
		readAt: Date.now(),
		userId: legend.userId,
		prompts: found.slice(0, shown),
		categories: locker.categories,
		total: locker.total,
		found: isAsked ? found.length : locker.total,
		query,
		category,
		shown,
		columns: parseColumns(readCookie(request, COLUMNS_COOKIE)),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export { ListError as ErrorBoundary }

/** The prompt locker (spec 2): for Legends; everybody else who is signed in sees why not. */
export default function PromptLocker({ loaderData: { gate, page } }: Route.ComponentProps) {
	return page ? <LockerView key={page.readAt} page={page} /> : <LockerGate {...gate} />
}
