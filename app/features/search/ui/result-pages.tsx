import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { type AskedSearch, searchAddress } from './search-address'

/** The ways to the next page of a list and back to its first, where there are more prompts than one page shows. */
export function ResultPages({
	next,
	isFirstPage,
	...asked
}: Partial<AskedSearch> & {
	next: string | null
	isFirstPage: boolean
}) {
	const { t } = useWords()
	if (isFirstPage && !next) return null
	return (
		<nav className="row pt-10" aria-label={t('pages')}>
			{isFirstPage ? null : (
				<Link className="button button-secondary" rel="prev" to={searchAddress(asked)}>
					{t('first_page')}
				</Link>
			)}
			{next ? (
				<Link className="button button-secondary" rel="next" to={searchAddress({ ...asked, after: next })}>
					{t('next_page')} <ArrowRight className="icon" aria-hidden="true" />
				</Link>
			) : null}
		</nav>
	)
}
