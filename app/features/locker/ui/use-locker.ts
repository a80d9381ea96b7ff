import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useToast } from '~/ui/toast'
import { type CardPage, cardOf, type LockerCategory, type SavedCard, type SavedPrompt } from '../locker'
import { placed } from '../locker-order'
import { isAsked, type LockerQuery, MORE, searchOf } from '../locker-search'
import { errorMessage, fetchCards } from './call-locker'

/** What a page of the locker comes with. */
export interface LockerStart {
	userId: string
	asked: LockerQuery
	categories: readonly LockerCategory[]
	/** How many prompts there are, whatever is asked. */
	total: number
	/** How many of them are asked for, and how many of those stand before the first card. */
	found: number
	before: number
	/** The cursor behind which the first card is; null at the beginning. */
	after: string | null
	cards: readonly SavedCard[]
	/** The cursor of what comes next; null where nothing does. */
	next: string | null
	/** Where nothing was found, what a mistyped query may have been meant for. */
	meant: string | null
	/** When the page before asked for this one, by `performance.now()`; 0 where none did. */
	askedFor: number
}

type CardList = Pick<LockerStart, 'cards' | 'found' | 'before' | 'after' | 'next' | 'meant' | 'total'> & {
	/** What was asked for when these came: a later question may have failed. */
	answered: LockerQuery
}

/** What was asked for, and when, on the clock of `askedFor`: what came while another page was on its way is asked of that one. */
export type Questions = RefObject<{ at: number; change: Partial<LockerQuery> }[]>

export type LockerHere = ReturnType<typeof useLocker>

/**
 * The locker as this page knows it: what is asked for, and the cards of it that are here. What is asked anew, and more of
 * it, comes from the server. What is changed here shows at once, and stays whatever comes later. `onTyping` hears that
 * letters were typed while this page was on its way.
 */
export function useLocker(page: LockerStart, questions: Questions, onTyping: () => void) {
	const showToast = useToast()
	const [asked, setAsked] = useState(page.asked)
	const [list, setList] = useState<CardList>({ ...page, answered: page.asked })
	const [categories, setCategories] = useState(page.categories)
	const [isSearching, setIsSearching] = useState(false)
	const waiting = useRef<AbortController | null>(null)
	const wanted = useRef(page.asked)
	/** What was changed here, by id; null where it was removed. An answer may be older. */
	const changed = useRef(new Map<string, SavedCard | null>())

	const read = useCallback(
		async (search: string, show: (page: CardPage) => void) => {
			waiting.current?.abort()
			const mine = new AbortController()
			waiting.current = mine
			try {
				const page = await fetchCards(`/prompt-locker/cards${search}`, mine.signal)
				if (mine.signal.aborted) return
				const known = page.cards.map((card) => newer(card, changed.current.get(card.id)))
				show({ ...page, cards: known.filter((card) => card !== null) })
			} catch (error) {
				if (!mine.signal.aborted) showToast(errorMessage(error), { kind: 'error' })
			} finally {
				if (waiting.current === mine) setIsSearching(false)
			}
		},
		[showToast],
	)

	const ask = useCallback(
		(change: Partial<LockerQuery>) => {
			const next = { ...wanted.current, ...change }
			wanted.current = next
			setAsked(next)
			questions.current.push({ at: performance.now(), change })
			setIsSearching(true)
			replaceAddress(searchOf(next))
			void read(searchOf(next), ({ cards, count, next: cursor, meant }) =>
				setList(({ total }) => ({
					...{ cards, found: count ?? cards.length, before: 0, after: null, next: cursor, meant, total },
					answered: next,
				})),
			)
		},
		[read, questions],
	)
	useEffect(() => {
		const late = questions.current.splice(0).filter(({ at }) => at > page.askedFor)
		for (const { change } of late) ask(change)
		if (late.some(({ change }) => change.query !== undefined)) onTyping()
	}, [questions, page.askedFor, ask, onTyping])
	const showMore = useCallback(() => {
		if (isSearching) return
		const { answered, after, next: cursor } = list
		if (answered !== wanted.current) return ask(wanted.current)
		void read(searchOf(wanted.current, { show: MORE, after: cursor }), ({ cards: more, next }) => {
			const cards = merged(list.cards, more)
			replaceAddress(searchOf(wanted.current, { show: cards.length, after }))
			setList((here) => ({ ...here, cards: merged(here.cards, more), next }))
		})
	}, [list, isSearching, read, ask])

	/** Shows a card as it is now, if it is one of those that are asked for. */
	const show = useCallback((card: SavedCard, isWanted: boolean) => {
		changed.current.set(card.id, card)
		setList((here) => {
			const others = here.cards.filter(({ id }) => id !== card.id)
			const added = Number(isWanted) - (here.cards.length - others.length)
			return {
				...here,
				cards: isWanted ? placed(here.cards, card, wanted.current.sort) : others,
				found: here.found + added,
				total: here.total + Math.max(0, added),
			}
		})
	}, [])
	const put = useCallback(
		(prompt: SavedPrompt) => show(cardOf(prompt), isAsked(prompt, wanted.current)),
		[show],
	)
	const change = useCallback((card: SavedCard) => show(card, true), [show])
	const take = useCallback((id: string) => {
		changed.current.set(id, null)
		setList((here) => {
			const cards = here.cards.filter((card) => card.id !== id)
			const gone = here.cards.length - cards.length
			return { ...here, cards, found: here.found - gone, total: here.total - gone }
		})
	}, [])
	const addCategory = useCallback(
		(category: LockerCategory) =>
			setCategories((all) => (all.some(({ id }) => id === category.id) ? all : [...all, category])),
		[],
	)
	const { userId } = page
	return useMemo(
		() => ({
			...{ userId, asked, ...list, categories, isSearching },
			...{ ask, showMore, put, change, take, addCategory },
		}),
		[userId, asked, list, categories, isSearching, ask, showMore, put, change, take, addCategory],
	)
}

/** The address follows, so that a reload and a way back find it again; not where it is another page's already. */
function replaceAddress(search: string): void {
	if (location.pathname === '/prompt-locker')
		history.replaceState(history.state, '', `/prompt-locker${search}`)
}

function newer(card: SavedCard, own: SavedCard | null | undefined): SavedCard | null {
	if (own === undefined) return card
	return own && own.updatedAt >= card.updatedAt ? own : own && card
}

function merged(here: readonly SavedCard[], more: readonly SavedCard[]): SavedCard[] {
	const known = new Set(here.map(({ id }) => id))
	return [...here, ...more.filter(({ id }) => !known.has(id))]
}
