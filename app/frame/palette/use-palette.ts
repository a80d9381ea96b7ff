import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { Viewer } from '~/core/viewer'
import type { Suggestion } from '~/features/search/search'
import { searchAddress } from '~/features/search/ui/search-address'
import { useSuggestions } from '~/features/search/ui/use-suggestions'
import { inLanguage } from '~/i18n/address'
import { otherLanguage } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { switchTheme } from '~/ui/theme/switch-theme'
import { usePageAddress } from '~/ui/use-page-address'
import { matching, type PaletteAction, type PaletteEntry, paletteEntries } from './palette-entries'

export type PaletteRow = Suggestion | PaletteEntry

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
	const { suggestions, isLoading } = useSuggestions(typed, false)
	const [active, setActive] = useState(0)
	const query = typed.trim()
	const groups = useMemo(
		() => group(matching(paletteEntries(viewer), query, t, language), suggestions?.prompts ?? []),
		[viewer, t, language, query, suggestions],
	)
	const rows = groups.flatMap((one) => one.rows)
	// biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin with the first one
	useEffect(() => setActive(0), [groups])

	function act(action: PaletteAction): void {
		if (action === 'show-shortcuts') {
			showShortcuts()
			return
		}
		if (action === 'switch-theme') switchTheme()
		else {
			localStorage.setItem('language', otherLanguage(language))
			location.assign(inLanguage(address, otherLanguage(language)))
		}
		close()
	}

	function choose(row: PaletteRow): void {
		if ('titleParts' in row) navigate(href('/prompt/:id', { id: row.id }))
		else if (row.kind === 'action') {
			act(row.action)
			return
		} else navigate(row.to)
		close()
	}

	function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
		if (event.nativeEvent.isComposing) return
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step !== undefined && rows.length > 0) {
			event.preventDefault()
			setActive((active + step + rows.length) % rows.length)
		} else if (event.key === 'Enter') {
			event.preventDefault()
			const row = rows[active]
			if (row) choose(row)
			else if (query) {
				navigate(searchAddress({ query, category: null }))
				close()
			}
		}
	}

	return { groups, rows, active, isLoading, handleKey, choose }
}

/** What is here at once comes first, and stays first when the prompts arrive. */
function group(entries: readonly PaletteEntry[], prompts: readonly Suggestion[]): Group[] {
	const screens = entries.filter(({ kind }) => kind !== 'action')
	const actions = entries.filter(({ kind }) => kind === 'action')
	return [
		{ label: 'palette_go_to' as const, rows: screens, first: 0 },
		{ label: 'palette_do' as const, rows: actions, first: screens.length },
		{ label: 'palette_prompts' as const, rows: prompts, first: entries.length },
	].filter(({ rows }) => rows.length > 0)
}
