import { href, Link } from 'react-router'
import { type CategoryId, categories } from '~/features/library/category'
import { Glyph } from '~/features/library/ui/glyph'
import { useWords } from '~/i18n/words'
import { searchAddress } from './search-address'

/** Nothing matched: the text that says so, the words that come close, and ways on. */
export function NoResults({
	query,
	category,
	nearestWords,
}: {
	query: string
	category: CategoryId | null
	nearestWords: readonly string[]
}) {
	const { language, t } = useWords()
	const canWiden = query !== '' && category !== null
	return (
		<div className="empty">
			{query ? (
				<div className="blank-card ruled" aria-hidden="true">
					<span className="slot">{query}</span>
					<br />
					&nbsp;
					<br />
					&nbsp;
				</div>
			) : null}
			<h2 data-message="no_prompts_found">
				{t('no_prompts_found')} <span className="sub-l">{t('no_prompts_found_hint')}</span>
			</h2>
			{nearestWords.length > 0 ? (
				<div className="row">
					<span className="muted">{t('nearest_words')}</span>
					{nearestWords.map((word) => (
						<Link key={word} className="more-link" to={searchAddress({ query: word, category })}>
							{word}
						</Link>
					))}
				</div>
			) : null}
			<p className="muted">{t('or_open_a_drawer')}</p>
			<ul className="row">
				{categories.map(({ id, [language]: words }) => (
					<li key={id} data-cat={id}>
						<Link className="category-line" to={href('/category/:id', { id })}>
							<Glyph category={id} />
							{words.title}
						</Link>
					</li>
				))}
			</ul>
			<div className="row">
				{canWiden ? (
					<Link className="button button-primary" to={searchAddress({ query })}>
						{t('search_all_categories')}
					</Link>
				) : null}
				<Link
					className={canWiden ? 'button button-secondary' : 'button button-primary'}
					to={searchAddress({ category: canWiden ? category : null })}
				>
					{query ? t('clear_search') : t('all_categories')}
				</Link>
			</div>
		</div>
	)
}
