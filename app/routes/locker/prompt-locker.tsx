import '~/features/locker/words/load'
import '~/features/billing/ui/gate.css'
import '~/features/locker/style.css'
import { href, isRouteErrorResponse, Link, useLocation } from 'react-router'
import { type MemberWith, opens } from '~/core/viewer'
import { countSaved } from '~/features/locker/locker.server'
import { listImproved } from '~/features/locker/locker-improvement.server'
import { asksForAll, cardsAsked, MOST_AT_ONCE, searchOf } from '~/features/locker/locker-search'
import { fetchCards } from '~/features/locker/ui/call-locker'
import { COLUMNS_COOKIE, parseColumns } from '~/features/locker/ui/column-choice'
import { LockerGate } from '~/features/locker/ui/locker-gate'
import { type LockerPage, LockerView } from '~/features/locker/ui/locker-view'
import { readCookie } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { ListError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/prompt-locker'
import { countAsked, readAskedCards } from './locker-page.server'

/** A search that is refused says when to come back. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/** Visitors go to log in; who has no Legend plan learns why, with a way to what they saved (docs/product.md#gates). */
export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('nav_locker'), description: t('locker_lead'), isIndexed: false }
	const meta = pageMeta(args.url, words)
	if (!opens(member, 'locker'))
		return { meta, gate: { userId: member.userId, saved: await countSaved(member) }, page: null }
	return { meta, gate: null, page: await readPage(args, member) }
}

async function readPage(args: Route.LoaderArgs, legend: MemberWith<'locker'>): Promise<LockerPage> {
	const { cards, count, next, meant, asked, categories, after } = await readAskedCards(args, legend, true)
	const fromHere = count ?? 0
	const found = after === null ? fromHere : await countAsked(args, legend, asked)
	const isAll = asksForAll(asked)
	return {
		improved: isAll && after === null ? await listImproved(legend) : [],
		readAt: Date.now(),
		userId: legend.userId,
		asked,
		categories,
		total: isAll ? found : await countSaved(legend),
		cards,
		found,
		before: found - fromHere,
		after,
		next,
		meant,
		askedFor: 0,
		columns: parseColumns(readCookie(args.request, COLUMNS_COOKIE)),
	}
}

/** Who comes back to where several answers had brought cards finds as many again; the first answer alone is the server's page. */
export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
	const askedFor = performance.now()
	const loaded = await serverLoader()
	if (!loaded.page) return loaded
	const cards = [...loaded.page.cards]
	let { next } = loaded.page
	while (next && cards.length < cardsAsked(url.searchParams)) {
		const part = searchOf(loaded.page.asked, { show: MOST_AT_ONCE, after: next })
		const more = await fetchCards(`/prompt-locker/cards${part}`, request.signal).catch(() => null)
		if (!more) break
		cards.push(...more.cards)
		next = more.next
	}
	return { ...loaded, page: { ...loaded.page, askedFor, cards, next } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Who searches too often at once reads that; all else that fails is a list that could not be read. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { t } = useWords()
	const { search } = useLocation()
	if (!isRouteErrorResponse(error) || error.status !== 429) return <ListError />
	return (
		<>
			<title>{t('nav_locker')}</title>
			<NothingHere
				title={t('nav_locker')}
				message="search_busy"
				text={t('search_busy')}
				actions={
					<Link
						className="button button-primary"
						to={{ pathname: href('/prompt-locker'), search }}
						reloadDocument
					>
						{t('try_again')}
					</Link>
				}
			/>
		</>
	)
}

/** The prompt locker: for Legends; everybody else who is signed in sees why not. */
export default function PromptLocker({ loaderData: { gate, page } }: Route.ComponentProps) {
	return page ? <LockerView page={page} /> : <LockerGate {...gate} />
}
