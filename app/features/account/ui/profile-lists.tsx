import { Search } from 'lucide-react'
import { Form, href, Link } from 'react-router'
import { categoryTitle } from '~/features/library/category'
import type { UsedPrompt } from '~/features/library/member/recent'
import type { ListedPrompt } from '~/features/library/prompt'
import { PromptCard } from '~/features/library/ui/prompt-card'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'

interface Improvable {
	/** What became better since the person used or saved it. */
	improved: string | null
}

/** All that a person has saved, with search, and when they last used each. */
export function FavoriteList({
	favorites,
	gone,
	query,
}: {
	favorites: readonly (Improvable & { card: ListedPrompt; lastUsedOn: string | null })[]
	/** How many more were saved and have left the library. */
	gone: number
	query: string
}) {
	const { t, day } = useWords()
	return (
		<>
			<h2 className="visually-hidden">{t('nav_favorites')}</h2>
			{favorites.length > 0 || query ? <FavoriteSearch query={query} /> : null}
			<p className="result-bar" role="status">
				{query
					? t('favorites_found', { count: favorites.length, query })
					: t('prompt_count', { count: favorites.length })}
			</p>
			{gone > 0 ? (
				<p className="muted" data-message="favorites_gone">
					{t('favorites_gone', { count: gone })}
				</p>
			) : null}
			{favorites.length > 0 ? (
				<div className="grid account-cards">
					{favorites.map(({ card, lastUsedOn, improved }) => (
						<div key={card.id} className="account-card">
							<PromptCard prompt={card} heading="h3" />
							{lastUsedOn ? <p className="meta">{t('last_used', { day: day(lastUsedOn) })}</p> : null}
							{improved ? (
								<p className="account-improved" data-message="improved_since">
									{t('improved_since', { note: improved })}
								</p>
							) : null}
						</div>
					))}
				</div>
			) : (
				<div className="row">
					{query || gone === 0 ? (
						<p className="muted">{query ? t('no_results_found') : t('no_favorites_yet')}</p>
					) : null}
					<Link
						className="button button-secondary"
						to={query ? `${href('/profile')}?tab=favorites` : href('/categories')}
					>
						{query ? t('clear_search') : t('browse_prompts')}
					</Link>
				</div>
			)}
		</>
	)
}

function FavoriteSearch({ query }: { query: string }) {
	const { t } = useWords()
	return (
		<Form className="row-in" role="search">
			<input type="hidden" name="tab" value="favorites" />
			<div className="field">
				<label htmlFor="favorites-search">{t('search_favorites')}</label>
				<input
					key={query}
					className="input"
					id="favorites-search"
					type="search"
					name="q"
					defaultValue={query}
				/>
			</div>
			<button className="button button-secondary" type="submit" aria-label={t('search')}>
				<Search className="icon" aria-hidden="true" />
			</button>
		</Form>
	)
}

/** What a person marked as used, the latest first. */
export function UsedPromptList({ used }: { used: readonly (UsedPrompt & Improvable)[] }) {
	const { t, day, language } = useWords()
	return (
		<>
			<h2 className="visually-hidden">{t('recent_prompts')}</h2>
			{used.length > 0 ? (
				<ul className="account-list">
					{used.map(({ card: { id, address, title, category, language: written }, usedOn, improved }) => (
						<li key={id}>
							<p>
								<Link
									to={href('/prompt/:id', { id: address })}
									lang={LANGUAGE_TAG[written]}
									prefetch="intent"
								>
									{title}
								</Link>
								<span className="meta">{categoryTitle(category, language)}</span>
								{improved ? (
									<span className="account-improved" data-message="improved_since">
										{t('improved_since', { note: improved })}
									</span>
								) : null}
							</p>
							<span className="meta">{t('last_used', { day: day(usedOn) })}</span>
						</li>
					))}
				</ul>
			) : (
				<div className="row">
					<p className="muted">{t('no_used_prompts')}</p>
					<Link className="button button-secondary" to={href('/categories')}>
						{t('browse_prompts')}
					</Link>
				</div>
			)}
		</>
	)
}
