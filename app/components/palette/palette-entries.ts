import { href } from 'react-router'
import { accountLinks, FOOTER_GROUPS, mainLinks } from '~/components/site/navigation'
import { isSignedIn, type Viewer } from '~/domain/viewer'
import type { MessageId } from '~/i18n/words'

/** A screen that can be gone to, or something that can be done at once. */
export type PaletteEntry =
	| { kind: 'screen'; label: MessageId; to: string }
	| { kind: 'action'; label: MessageId; action: PaletteAction }

export type PaletteAction = 'switch-theme' | 'switch-language' | 'show-shortcuts'

const ACTIONS: readonly PaletteEntry[] = [
	{ kind: 'action', label: 'toggle_theme', action: 'switch-theme' },
	{ kind: 'action', label: 'palette_other_language', action: 'switch-language' },
	{ kind: 'action', label: 'keyboard_shortcuts', action: 'show-shortcuts' },
]

/** Every screen that this person can go to from the header, their menu and the footer, each once, and what can be done. */
export function paletteEntries(viewer: Viewer): readonly PaletteEntry[] {
	const links = [
		{ to: href('/'), label: 'home' as const },
		...mainLinks(viewer),
		{ to: href('/pricing'), label: 'see_plans' as const },
		...(isSignedIn(viewer) ? accountLinks(viewer) : [{ to: href('/login'), label: 'log_in' as const }]),
		...FOOTER_GROUPS.flatMap((group) => group.links),
	]
	const screens = new Map(links.map(({ to, label }) => [to, { kind: 'screen' as const, label, to }]))
	return [...screens.values(), ...ACTIONS]
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
