import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import type { ListedCollection } from '../collection'

/** A person's collections, or how one comes to be where there is none. */
export function CollectionList({ collections }: { collections: readonly ListedCollection[] }) {
	const { t, day } = useWords()
	if (collections.length === 0)
		return (
			<p className="muted" data-message="no_collections">
				{t('no_collections')}
			</p>
		)
	return (
		<ul className="collection-list">
			{collections.map(({ id, title, count, isShared, isHidden, updatedAt }) => (
				<li key={id}>
					<h2 className="text-h3">
						<Link to={href('/collections/:id', { id })} prefetch="intent">
							{title}
						</Link>
					</h2>
					<p className="meta">
						{t('collection_count', { count })} · {t(stateOf(isShared, isHidden))} ·{' '}
						{t('collection_changed', { day: day(updatedAt.slice(0, 10)) })}
					</p>
				</li>
			))}
		</ul>
	)
}

function stateOf(isShared: boolean, isHidden: boolean) {
	if (isHidden) return 'collection_is_closed'
	return isShared ? 'collection_is_shared' : 'collection_is_private'
}
