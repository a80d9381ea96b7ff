import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { useHydrated } from '~/components/ui/use-hydrated'
import type { CategoryId } from '~/domain/category'
import { useWords } from '~/i18n/words'
import { searchAddress } from './search-address'
import { SuggestionList } from './suggestion-list'
import { useSuggestions } from './use-suggestions'

/** No option is active: Enter sends the form. */
const NO_OPTION = -1

/**
 * The field of a search form. Where scripts run it is a combobox that suggests prompts while one types (design guide
 * 6): arrows move, Enter opens, Escape closes the list, then clears the text.
 */
export function SearchBox({
	id,
	query,
	category,
}: {
	id: string
	query: string
	category: CategoryId | null
}) {
	const { t } = useWords()
	const navigate = useNavigate()
	const isHydrated = useHydrated()
	const listId = useId()
	const input = useRef<HTMLInputElement>(null)
	const [typed, setTyped] = useState('')
	const [isWanted, setIsWanted] = useState(false)
	const [active, setActive] = useState(NO_OPTION)
	const { suggestions, isLoading } = useSuggestions(typed)
	const { prompts } = suggestions
	const isOpen = isWanted && (isLoading || prompts.length > 0)

	// The address may change by a link or the back button; the box keeps its element, and so its focus.
	useEffect(() => {
		if (input.current) input.current.value = query
		setTyped('')
		setIsWanted(false)
	}, [query])
	useEffect(() => {
		if (active !== NO_OPTION)
			document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
	}, [active, listId])
	// biome-ignore lint/correctness/useExhaustiveDependencies: new suggestions, or none shown, leave nothing active
	useEffect(() => setActive(NO_OPTION), [suggestions, isOpen])

	function choose(position: number) {
		setIsWanted(false)
		const prompt = prompts[position]
		if (prompt) navigate(href('/prompt/:id', { id: prompt.id }))
		else navigate(searchAddress({ query: typed.trim(), category }))
	}

	function move(step: number) {
		const options = prompts.length + 1
		setActive(active === NO_OPTION && step < 0 ? options - 1 : (active + step + options) % options)
	}

	function handleKey(event: KeyboardEvent<HTMLInputElement>) {
		if (event.nativeEvent.isComposing) return
		const { key, currentTarget: box } = event
		if ((key === 'ArrowDown' || key === 'ArrowUp') && box.value.trim()) {
			event.preventDefault()
			setTyped(box.value)
			setIsWanted(true)
			if (isOpen && !isLoading) move(key === 'ArrowDown' ? 1 : -1)
		} else if (key === 'Enter') {
			if (isOpen && active !== NO_OPTION) {
				event.preventDefault()
				choose(active)
			}
			setIsWanted(false)
		} else if (key === 'Escape' && (isOpen || box.value)) {
			event.preventDefault()
			if (!isOpen) {
				box.value = ''
				setTyped('')
			}
			setIsWanted(false)
		}
	}

	const combobox = isHydrated
		? ({
				role: 'combobox',
				'aria-autocomplete': 'list',
				'aria-expanded': isOpen,
				'aria-controls': isOpen ? listId : undefined,
				'aria-activedescendant': isOpen && active !== NO_OPTION ? `${listId}-${active}` : undefined,
			} as const)
		: {}

	return (
		<>
			<label className="visually-hidden" htmlFor={id}>
				{t('search_prompts')}
			</label>
			<Search className="icon" aria-hidden="true" />
			<input
				{...combobox}
				ref={input}
				className="input"
				id={id}
				type="search"
				name="q"
				defaultValue={query}
				placeholder={t('search_placeholder')}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				enterKeyHint="search"
				onInput={(event) => {
					setTyped(event.currentTarget.value)
					setIsWanted(true)
				}}
				onKeyDown={handleKey}
				onBlur={() => setIsWanted(false)}
			/>
			{isOpen ? (
				<SuggestionList
					id={listId}
					query={typed.trim()}
					prompts={prompts}
					isLoading={isLoading}
					active={active}
					onChoose={choose}
				/>
			) : null}
			<p className="visually-hidden" role="status">
				{isOpen && !isLoading ? t('suggestion_count', { count: prompts.length }) : ''}
			</p>
		</>
	)
}
