import { ArrowRight } from 'lucide-react'
import { Form, href } from 'react-router'
import type { CategoryId } from '~/features/library/category'
import { useWords } from '~/i18n/words'
import { SearchBox } from './search-box'

/** The search: a plain form whose answer has an address. */
export function SearchForm({
	id,
	query,
	category,
}: {
	id: string
	query: string
	category: CategoryId | null
}) {
	const { t } = useWords()
	return (
		<Form className="search" action={href('/categories')} role="search">
			<SearchBox id={id} query={query} category={category} />
			{category ? <input type="hidden" name="category" value={category} /> : null}
			<button className="icon-button" type="submit" aria-label={t('search')}>
				<ArrowRight className="icon" aria-hidden="true" />
			</button>
		</Form>
	)
}
