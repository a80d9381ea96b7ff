import { ArrowRight, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, href } from 'react-router'
import type { CategoryId } from '~/features/library/category'
import { useWords } from '~/i18n/words'
import type { AskedSearch } from './search-address'
import { SuggestionList, SuggestionOutcome } from './suggestion-list'
import { useCombobox } from './use-combobox'

/** The search: a plain form whose answer has an address. */
export function SearchForm({
	id,
	query,
	category,
	access,
	sort,
}: { id: string } & Pick<AskedSearch, 'query' | 'category'> & Partial<AskedSearch>) {
	const { t } = useWords()
	return (
		<Form className="search" action={href('/categories')} role="search">
			<SearchBox id={id} query={query} category={category} />
			{category ? <input type="hidden" name="category" value={category} /> : null}
			{access ? <input type="hidden" name="access" value={access} /> : null}
			{sort && sort !== 'relevance' ? <input type="hidden" name="sort" value={sort} /> : null}
			<button className="icon-button" type="submit" aria-label={t('search')}>
				<ArrowRight className="icon" aria-hidden="true" />
			</button>
		</Form>
	)
}

/**
 * The field of a search form. Where scripts run it is a combobox that suggests prompts while one types: arrows move,
 * Enter opens, Escape closes the list, then clears the text.
 */
function SearchBox({ id, query, category }: { id: string; query: string; category: CategoryId | null }) {
	const { t } = useWords()
	const input = useRef<HTMLInputElement>(null)
	const { field, list, isOpen } = useCombobox(query, category)

	// The address may change by a link or the back button; the box keeps its element, and so its focus.
	useEffect(() => {
		if (input.current) input.current.value = query
	}, [query])

	return (
		<>
			<label className="visually-hidden" htmlFor={id}>
				{t('search_prompts')}
			</label>
			<Search className="icon" aria-hidden="true" />
			<input
				{...field}
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
			/>
			{isOpen ? <SuggestionList {...list} /> : null}
			<p className="visually-hidden" role="status">
				{isOpen && list.suggestions ? <SuggestionOutcome suggestions={list.suggestions} /> : null}
			</p>
		</>
	)
}
