import { href } from 'react-router'
import { isSignedIn, type Member, type Viewer } from '~/core/viewer'
import { type CategoryId, categories, categoryTitle } from '~/features/library/category'
import type { Language } from '~/i18n/language'
import type { MessageId, Translate } from '~/i18n/words'
import { accountLinks, FOOTER_GROUPS, mainLinks } from '~/ui/navigation'

/** A screen that can be gone to, or something that can be done at once. */
export type PaletteEntry =
	| { kind: 'screen'; label: MessageId; to: string; words?: MessageId }
	| { kind: 'category'; category: CategoryId; to: string }
	| { kind: 'action'; label: MessageId; action: PaletteAction; words?: MessageId }

export type PaletteAction = 'switch-theme' | 'switch-language' | 'show-shortcuts'

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
		{ to: href('/pricing'), label: 'see_plans', words: 'palette_words_plans' },
		...(isSignedIn(viewer) ? ofMember(viewer) : OF_VISITOR),
		...FOOTER_GROUPS.flatMap((group) => group.links),
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

function ofMember(member: Member) {
	return [
		...accountLinks(member),
		{ to: `${href('/profile')}?tab=favorites`, label: 'palette_favorites' } as const,
	]
}

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
