import '../words/load'
import { href, Link } from 'react-router'
import { categories } from '~/features/library/category'
import { Glyph } from '~/features/library/ui/glyph'
import { useWords } from '~/i18n/words'
import type { FoundPrompts } from '../search'
import { CloseCards } from './close-cards'
import { type AskedSearch, searchAddress } from './search-address'
import { SomethingElse } from './wish'

/** Nothing matched: the text that says so, what comes nearest, and ways on. */
export default function NoResults({
	asked,
	found: { near, popular, nearestWords, words },
}: {
	asked: AskedSearch
	found: FoundPrompts
}) {
	const { language, t } = useWords()
	const { query, category } = asked
	const shown = near.length > 0 ? near : popular
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
						<Link key={word} className="more-link" to={searchAddress({ ...asked, query: word })}>
							{word}
						</Link>
					))}
				</div>
			) : null}
			{shown.length > 0 ? (
				<section className="near" aria-labelledby="near-title">
					<h2 id="near-title">{t(near.length > 0 ? 'near_title' : 'start_with_title')}</h2>
					<CloseCards prompts={shown} words={words} />
				</section>
			) : null}
			<p className="muted empty-wide">{t('or_open_a_category')}</p>
			<ul className="row empty-wide">
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
					<Link className="button button-primary" to={searchAddress({ ...asked, category: null })}>
						{t('search_all_categories')}
					</Link>
				) : null}
				<Link
					className={canWiden ? 'button button-secondary' : 'button button-primary'}
					to={searchAddress(query ? { category } : {})}
				>
					{query ? t('clear_search') : t('all_categories')}
				</Link>
			</div>
			{query ? <SomethingElse query={query} /> : null}
		</div>
	)
}
