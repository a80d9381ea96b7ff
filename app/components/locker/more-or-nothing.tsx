import { Link } from 'react-router'
import type { LockerQuery } from '~/domain/locker-search'
import { useWords } from '~/i18n/words'
import { opensElsewhere } from './opens-elsewhere'
import { addressOf, MORE } from './use-asked'

/** What stands below the cards: a way to more of them, or, where nothing fits, a way back to all. */
export function MoreOrNothing({
	asked,
	shown,
	count,
	isComplete,
	onMore,
	onShowAll,
}: {
	asked: LockerQuery
	shown: number
	/** How many fit what is asked. */
	count: number
	/** False while some are still on their way. */
	isComplete: boolean
	onMore: () => void
	onShowAll: () => void
}) {
	const { t } = useWords()
	if (count === 0 && isComplete) {
		return (
			<div className="empty" data-message="nothing_in_locker">
				<p className="lead">{t('nothing_in_locker')}</p>
				<div className="row">
					<Link
						className="button button-secondary"
						to={addressOf({ query: '', category: 'all' })}
						onClick={(event) => {
							if (opensElsewhere(event)) return
							event.preventDefault()
							onShowAll()
						}}
					>
						{t('show_whole_locker')}
					</Link>
				</div>
			</div>
		)
	}
	if (count <= shown) return null
	return (
		<p className="pt-8">
			<Link
				className="button button-secondary"
				to={addressOf(asked, shown + MORE)}
				preventScrollReset
				onClick={(event) => {
					if (opensElsewhere(event)) return
					event.preventDefault()
					onMore()
				}}
			>
				{t('show_more_prompts', { count: Math.min(MORE, count - shown) })}
			</Link>
		</p>
	)
}
