import { ArrowRight, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, href } from 'react-router'
import type { CategoryId } from '~/domain/category'
import { useWords } from '~/i18n/words'

/** The search box: a plain form whose answer has an address. */
export function SearchForm({ query, category }: { query: string; category: CategoryId | null }) {
	const { t } = useWords()
	const input = useRef<HTMLInputElement>(null)
	// The address may change by a link or the back button; the box keeps its element, and so its focus.
	useEffect(() => {
		if (input.current) input.current.value = query
	}, [query])
	return (
		<Form className="search" action={href('/categories')} role="search">
			<label className="visually-hidden" htmlFor="search-query">
				{t('search_prompts')}
			</label>
			<Search className="icon" aria-hidden="true" />
			<input
				ref={input}
				className="input"
				id="search-query"
				type="search"
				name="q"
				defaultValue={query}
				placeholder={t('search_placeholder')}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				enterKeyHint="search"
			/>
			{category ? <input type="hidden" name="category" value={category} /> : null}
			<button className="icon-button" type="submit" aria-label={t('search')}>
				<ArrowRight className="icon" aria-hidden="true" />
			</button>
		</Form>
	)
}
