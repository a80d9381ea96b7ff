import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { CategoryId } from '~/features/library/category'
import { useHydrated } from '~/ui/use-hydrated'
import { searchAddress } from './search-address'
import { useSuggestions } from './use-suggestions'

/** No option is active: Enter sends the form. */
const NO_OPTION = -1

/** The state and the keys of a search field that suggests prompts: the pattern of an ARIA combobox with a list. */
export function useCombobox(query: string, category: CategoryId | null) {
	const navigate = useNavigate()
	const isHydrated = useHydrated()
	const listId = useId()
	const [typed, setTyped] = useState('')
	const [isWanted, setIsWanted] = useState(false)
	const [active, setActive] = useState(NO_OPTION)
	const { suggestions, isLoading } = useSuggestions(typed, active !== NO_OPTION)
	const prompts = suggestions?.prompts ?? []
	const isOpen = isWanted && (isLoading || suggestions !== null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: another query in the address is another search
	useEffect(() => {
		setTyped('')
		setIsWanted(false)
	}, [query])
	// biome-ignore lint/correctness/useExhaustiveDependencies: new suggestions, or none shown, leave nothing active
	useEffect(() => setActive(NO_OPTION), [suggestions, isOpen])

	function choose(position: number) {
		setIsWanted(false)
		const prompt = prompts[position]
		if (prompt) navigate(href('/prompt/:id', { id: prompt.address }))
		else navigate(searchAddress({ query: typed.trim(), category }))
	}

	function handleInput({ currentTarget: field }: FormEvent<HTMLInputElement>) {
		setTyped(field.value)
		setIsWanted(true)
		setActive(NO_OPTION)
	}

	function move(field: HTMLInputElement, step: number) {
		setTyped(field.value)
		setIsWanted(true)
		if (!isOpen || isLoading) return
		const options = prompts.length + 1
		setActive(active === NO_OPTION && step < 0 ? options - 1 : (active + step + options) % options)
	}

	/** In a dialog the list and the text go with it: one press leaves. */
	function closeOrClear(field: HTMLInputElement) {
		field.closest('dialog')?.close()
		setIsWanted(false)
		if (isOpen) return
		field.value = ''
		setTyped('')
	}

	function handleKey(event: KeyboardEvent<HTMLInputElement>) {
		const { key, currentTarget: field, nativeEvent } = event
		if (nativeEvent.isComposing) return
		const acts = new Map<string, (() => void) | false>(
			Object.entries({
				ArrowDown: field.value.trim() !== '' && (() => move(field, 1)),
				ArrowUp: field.value.trim() !== '' && (() => move(field, -1)),
				Enter: isOpen && active !== NO_OPTION && (() => choose(active)),
				Escape: (isOpen || field.value !== '') && (() => closeOrClear(field)),
			}),
		)
		const act = acts.get(key)
		if (act) {
			event.preventDefault()
			act()
		} else if (key === 'Enter') setIsWanted(false)
	}

	const aria = isHydrated
		? ({
				role: 'combobox',
				'aria-autocomplete': 'list',
				'aria-expanded': isOpen,
				'aria-controls': isOpen ? listId : undefined,
				'aria-activedescendant': isOpen && active !== NO_OPTION ? `${listId}-${active}` : undefined,
			} as const)
		: {}
	const field = {
		...aria,
		onInput: handleInput,
		onKeyDown: handleKey,
		onBlur: () => setIsWanted(false),
	}
	return {
		field,
		list: { id: listId, query: typed.trim(), suggestions, active, onChoose: choose },
		isOpen,
	}
}
