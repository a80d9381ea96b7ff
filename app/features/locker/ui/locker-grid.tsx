import { useMemo } from 'react'
import { useWords } from '~/i18n/words'
import type { Columns } from '../import/locker-columns'
import type { LockerCategory, SavedCard } from '../locker'
import { categoryLooks } from './category-look'
import { type CardHandlers, LockerCard } from './locker-card'

/** The cards, in one to three columns. */
export function LockerGrid({
	cards,
	categories,
	columns,
	...handlers
}: CardHandlers & {
	cards: readonly SavedCard[]
	categories: readonly LockerCategory[]
	columns: Columns | null
}) {
	const { t } = useWords()
	const looks = useMemo(() => categoryLooks(categories), [categories])
	const byId = useMemo(() => new Map(categories.map((category) => [category.id, category])), [categories])
	return (
		<>
			<h2 className="visually-hidden" id="locker-prompts" tabIndex={-1}>
				{t('your_prompts')}
			</h2>
			<div className="locker-cards" data-columns={columns ?? undefined}>
				{cards.map((card) => (
					<LockerCard
						key={card.id}
						card={card}
						category={byId.get(card.categoryId ?? '')}
						look={looks.get(card.categoryId ?? '')}
						{...handlers}
					/>
				))}
			</div>
		</>
	)
}
