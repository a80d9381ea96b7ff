import { href } from 'react-router'
import { useWords } from '~/i18n/words'
import { InPlaceLink } from '~/ui/in-place-link'
import { AT_FIRST, type LockerQuery, MORE, searchOf } from '../locker-search'

/** What stands below the cards: a way to more of them, or, where nothing fits, a way back to all. */
export function ListFooter({
	asked,
	shown,
	left,
	isFirst,
	next,
	meant,
	isSearching,
	onMore,
	onAsk,
	onShowAll,
}: {
	asked: LockerQuery
	shown: number
	/** How many follow. */
	left: number
	/** Whether these are the first of all that are asked for. */
	isFirst: boolean
	/** The cursor of what follows; null where nothing does. */
	next: string | null
	/** What a query that finds nothing may have been meant for. */
	meant: string | null
	isSearching: boolean
	onMore: () => void
	onAsk: (change: Partial<LockerQuery>) => void
	onShowAll: () => void
}) {
	const { t } = useWords()
	if (shown === 0 && !isSearching) {
		return (
			<div className="empty" data-message="nothing_in_locker">
				<p className="lead">{t('nothing_in_locker')}</p>
				<div className="row">
					{meant ? (
						<InPlaceLink
							className="button button-primary"
							to={{ pathname: href('/prompt-locker'), search: searchOf({ ...asked, query: meant }) }}
							onPress={() => onAsk({ query: meant })}
						>
							{t('locker_search_meant', { query: meant })}
						</InPlaceLink>
					) : null}
					<InPlaceLink className="button button-secondary" to={href('/prompt-locker')} onPress={onShowAll}>
						{t('show_whole_locker')}
					</InPlaceLink>
				</div>
			</div>
		)
	}
	if (next === null) return null
	// Once a page is full, what follows comes on another.
	const wish = isFirst && shown === AT_FIRST ? { show: AT_FIRST + MORE } : { show: MORE, after: next }
	return (
		<p className="pt-8">
			<InPlaceLink
				className="button button-secondary"
				to={{ pathname: href('/prompt-locker'), search: searchOf(asked, wish) }}
				preventScrollReset
				onPress={onMore}
			>
				{t('show_more_prompts', { count: Math.max(1, Math.min(MORE, left)) })}
			</InPlaceLink>
		</p>
	)
}
