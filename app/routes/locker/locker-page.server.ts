import type { MemberWith } from '~/core/viewer'
import type { CardPage, LockerCategory } from '~/features/locker/locker'
import { listCategories } from '~/features/locker/locker-category.server'
import { findSaved, readCards } from '~/features/locker/locker-finding.server'
import {
	cardsAsked,
	categoryFilter,
	type LockerQuery,
	MOST_AT_ONCE,
	sortOf,
	tagFilter,
} from '~/features/locker/locker-search'

/** Each word is looked for in each prompt. */
const LONGEST_QUERY = 200

interface LockerArgs {
	request: Request
	url: URL
}

export interface AskedCards extends CardPage {
	asked: LockerQuery
	categories: LockerCategory[]
	/** Behind which cursor they are; null at the beginning. */
	after: string | null
}

/** The cards that an address of the locker asks for; behind a cursor they are counted only where that is wanted. */
export async function readAskedCards(
	{ request, url }: LockerArgs,
	legend: MemberWith<'locker'>,
	isCounted?: true,
): Promise<AskedCards> {
	const categories = await listCategories(legend)
	const asked = {
		query: (url.searchParams.get('q') ?? '').slice(0, LONGEST_QUERY),
		category: categoryFilter(url.searchParams.get('category'), categories),
		tags: tagFilter(url.searchParams),
		sort: sortOf(url.searchParams.get('sort')),
		selects: url.searchParams.get('select') === 'on',
	}
	const most = Math.min(cardsAsked(url.searchParams), MOST_AT_ONCE)
	const after = url.searchParams.get('after')
	const part = { after, most, isCounted: isCounted ?? after === null, signal: request.signal }
	return { ...(await readCards(legend, asked, part)), asked, categories, after }
}

/** How many prompts are asked for, on whatever page. */
export async function countAsked(
	{ request }: LockerArgs,
	legend: MemberWith<'locker'>,
	asked: LockerQuery,
): Promise<number> {
	const all = { after: null, most: 0, isCounted: true, signal: request.signal }
	return (await findSaved(legend, asked, all)).count ?? 0
}
