import { useMemo } from 'react'
import type { LockerCategory, SavedPrompt } from '~/domain/locker'
import type { Columns } from '~/domain/locker-columns'
import { useWords } from '~/i18n/words'
import { categoryLooks } from './category-look'
import { type CardHandlers, LockerCard } from './locker-card'

/** The cards, in one to three columns. */
export function LockerGrid({
	prompts,
	categories,
	columns,
	...handlers
}: CardHandlers & {
	prompts: readonly SavedPrompt[]
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
				{prompts.map((prompt) => (
					<LockerCard
						key={prompt.id}
						prompt={prompt}
						category={byId.get(prompt.categoryId ?? '')}
						look={looks.get(prompt.categoryId ?? '')}
						{...handlers}
					/>
				))}
			</div>
		</>
	)
}
