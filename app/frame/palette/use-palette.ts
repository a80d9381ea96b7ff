import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { isSignedIn, type Viewer } from '~/core/viewer'
import { type CategoryId, categories, categoryTitle } from '~/features/library/category'
import { NO_OWN_FINDS, type OwnFind } from '~/features/search/own-finds'
import type { Suggestion } from '~/features/search/search'
import { searchAddress } from '~/features/search/ui/search-address'
import { useOwnFinds, useSuggestions } from '~/features/search/ui/use-suggestions'
import { inLanguage } from '~/i18n/address'
import { type Language, nextLanguage } from '~/i18n/language'
import { type MessageId, type Translate, useWords } from '~/i18n/words'
import { FOOTER_GROUPS, mainLinks } from '~/ui/navigation'
import { switchTheme } from '~/ui/theme/theme'
import { usePageAddress } from '~/ui/use-page-address'
import { accountLinks } from '../account-links'

/** A screen that can be gone to, or something that can be done at once. */
export type PaletteEntry =
	| { kind: 'screen'; label: MessageId; to: string; words?: MessageId }
	| { kind: 'category'; category: CategoryId; to: string }
	| { kind: 'action'; label: MessageId; action: PaletteAction; words?: MessageId }

type PaletteAction = 'switch-theme' | 'switch-language' | 'show-shortcuts'

/** The server answers no more of a query than this. */
const LONGEST = 200

const ACTIONS: readonly PaletteEntry[] = [
	{ kind: 'action', label: 'toggle_theme', action: 'switch-theme', words: 'palette_words_theme' },
	{
		kind: 'action',
		label: 'palette_other_language',
		action: 'switch-language',
		words: 'palette_words_language',
	},
	{ kind: 'action', label: 'keyboard_shortcuts', action: 'show-shortcuts' },
]

const CATEGORIES: readonly PaletteEntry[] = categories.map(({ id }) => ({
	kind: 'category',
	category: id,
	to: href('/category/:id', { id }),
}))

/** What a person can go to: all the header, their menu and the footer lead to, each once, the categories; and do. */
export function paletteEntries(viewer: Viewer): readonly PaletteEntry[] {
	const links: { to: string; label: MessageId; words?: MessageId }[] = [
		{ to: href('/'), label: 'home' },
		...mainLinks(viewer),
		...(isSignedIn(viewer) ? accountLinks(viewer) : OF_VISITOR),
		...FOOTER_GROUPS.flatMap((group) => group.links),
		{ to: href('/pricing'), label: 'nav_pricing', words: 'palette_words_plans' },
	]
	const screens = new Map(
		links.map(({ to, label, words }) => [
			to,
			{ kind: 'screen' as const, to, label, ...(words && { words }) },
		]),
	)
	return [...screens.values(), ...CATEGORIES, ...ACTIONS]
}

const OF_VISITOR = [{ to: href('/login'), label: 'log_in', words: 'palette_words_log_in' }] as const

/** What an entry is called. */
export function nameOf(entry: PaletteEntry, t: Translate, language: Language): string {
	return entry.kind === 'category' ? categoryTitle(entry.category, language) : t(entry.label)
}

/** The entries that are called what was typed, or what else people call them. Without a word, all but the categories. */
export function matching(
	entries: readonly PaletteEntry[],
	query: string,
	t: Translate,
	language: Language,
): PaletteEntry[] {
	return entries.filter((entry) => {
		if (entry.kind === 'category') return query !== '' && fits(nameOf(entry, t, language), query)
		return fits(`${t(entry.label)} ${entry.words ? t(entry.words) : ''}`, query)
	})
}

/** Whether each word of a query begins a word of the text, accents and case aside. */
export function fits(text: string, query: string): boolean {
	const words = fold(text).split(/\s+/)
	return fold(query)
		.split(/\s+/)
		.every((part) => words.some((word) => word.startsWith(part)))
}

function fold(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.toLowerCase()
		.trim()
}

export type PaletteRow = Suggestion | OwnFind | PaletteEntry

/** What tells a row from the others. */
export function keyOf(row: PaletteRow): string {
	if ('titleParts' in row) return 'kind' in row ? `${row.kind} ${row.id}` : row.id
	return row.kind === 'category' ? row.category : row.label
}

interface Group {
	label: MessageId
	rows: readonly PaletteRow[]
	/** The position of its first row among all. */
	first: number
}

/** What fits the typed text, which row is active, and what its keys do. */
export function usePalette(
	typed: string,
	viewer: Viewer,
	{ close, showShortcuts }: { close: () => void; showShortcuts: () => void },
) {
	const { t, language } = useWords()
	const navigate = useNavigate()
	const address = usePageAddress()
	const { suggestions, isLoading: isSuggesting } = useSuggestions(typed, false)
	const { own, isLoading: isFinding } = useOwnFinds(typed, isSignedIn(viewer))
	const isLoading = isSuggesting || isFinding
	const [chosen, setChosen] = useState<string | null>(null)
	const query = typed.trim()
	const groups = useMemo(() => {
		const entries = matching(paletteEntries(viewer), query, t, language)
		const isNamed = entries.some((entry) => fold(nameOf(entry, t, language)) === fold(query))
		return group(entries, isNamed, { prompts: suggestions?.prompts ?? [], own: own?.finds ?? NO_OWN_FINDS })
	}, [viewer, t, language, query, suggestions, own])
	const rows = groups.flatMap((one) => one.rows)
	const isAwaited = isLoading || isLonger(query, suggestions?.query) || isLonger(query, own?.query)
	const [isEntered, setIsEntered] = useState(false)
	// What comes later may stand before it.
	const active = Math.max(
		0,
		rows.findIndex((row) => keyOf(row) === chosen),
	)
	// biome-ignore lint/correctness/useExhaustiveDependencies: who types on begins with the first one
	useEffect(() => setChosen(null), [query])

	function act(action: PaletteAction): void {
		if (action === 'show-shortcuts') {
			showShortcuts()
			return
		}
		if (action === 'switch-theme') switchTheme()
		else {
			localStorage.setItem('language', nextLanguage(language))
			location.assign(inLanguage(address, nextLanguage(language)))
		}
		close()
	}

	function choose(row: PaletteRow): void {
		if ('address' in row) navigate(href('/prompt/:id', { id: row.address }))
		else if (row.kind === 'action') {
			act(row.action)
			return
		} else navigate(row.to)
		close()
	}

	function enter(): void {
		const row = rows[active]
		if (row) choose(row)
		else if (query) {
			navigate(searchAddress({ query, category: null }))
			close()
		}
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: what is entered is what stands first when it has come
	useEffect(() => {
		if (!isEntered || isAwaited) return
		setIsEntered(false)
		enter()
	}, [isEntered, isAwaited])
	// biome-ignore lint/correctness/useExhaustiveDependencies: who types on has not chosen
	useEffect(() => setIsEntered(false), [query])

	function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
		if (event.nativeEvent.isComposing) return
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step !== undefined && rows.length > 0) {
			event.preventDefault()
			const next = rows[(active + step + rows.length) % rows.length]
			setChosen(next ? keyOf(next) : null)
		} else if (event.key === 'Enter') {
			event.preventDefault()
			// A title may be on its way, before the screen that stands first by now.
			if (isAwaited && active === 0) setIsEntered(true)
			else enter()
		}
	}

	return { groups, rows, active, isLoading, handleKey, choose }
}

/** Whether what was answered is no more than the beginning of what has been typed since. */
function isLonger(query: string, answered: string | undefined): boolean {
	return answered !== undefined && answered !== query && query.startsWith(answered) && query.length <= LONGEST
}

/**
 * A screen that is called just so comes first, then what of one's own and which prompts are called what was typed; all
 * other screens also answer to words that stand nowhere on them.
 */
export function group(
	entries: readonly PaletteEntry[],
	isNamed: boolean,
	{ own, prompts }: { own: readonly OwnFind[]; prompts: readonly Suggestion[] },
): Group[] {
	const screens = { label: 'palette_go_to' as const, rows: entries.filter(({ kind }) => kind !== 'action') }
	const actions = { label: 'palette_do' as const, rows: entries.filter(({ kind }) => kind === 'action') }
	const found = [
		{ label: 'palette_own' as const, rows: own },
		{ label: 'palette_prompts' as const, rows: prompts },
	]
	const [first, later] = isNamed
		? [[], found]
		: [found.filter(isTitled), found.filter((one) => !isTitled(one))]
	let position = 0
	return [...first, screens, actions, ...later]
		.filter(({ rows }) => rows.length > 0)
		.map((part) => {
			const placed = { ...part, first: position }
			position += part.rows.length
			return placed
		})
}

function isTitled({ rows }: { rows: readonly (Suggestion | OwnFind)[] }): boolean {
	return rows.some(({ titleParts }) => titleParts.some(({ isMatch }) => isMatch))
}
