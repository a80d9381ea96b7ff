import type { ReactNode } from 'react'
import { useWords } from '~/i18n/words'
import type { RememberedItem } from '../remembered'
import { MEANING_LABEL } from './meaning-label'

/** What a thing that is remembered is called, for a button about it. */
function useNameOf(): (item: RememberedItem) => string {
	const { t } = useWords()
	return (item) => {
		if (item.kind === 'answer') return t(MEANING_LABEL[item.id])
		return item.kind === 'named' ? (item.value?.name ?? '') : t('as_last_time')
	}
}

/** Things that are remembered, one below the other: each can be forgotten, and what else can be done with it. */
export function RememberedList<Item extends RememberedItem>({
	items,
	label,
	detail,
	onForget,
	children,
}: {
	items: readonly Item[]
	/** The id of what it is called by. */
	label: string
	/** What stands below a thing’s name. */
	detail: (item: Item) => ReactNode
	onForget: (item: Item) => void
	children?: (item: Item, name: string) => ReactNode
}) {
	const { t } = useWords()
	const nameOf = useNameOf()
	return (
		<ul className="remembered" aria-labelledby={label}>
			{items.map((item) => (
				<li key={`${item.kind} ${item.id}`}>
					<div>
						<strong>{nameOf(item)}</strong>
						<span className="hint">{detail(item)}</span>
					</div>
					<div className="row">
						{children?.(item, nameOf(item))}
						<button
							className="button button-quiet button-small needs-script"
							type="button"
							aria-label={t('forget_named', { name: nameOf(item) })}
							onClick={() => onForget(item)}
						>
							{t('forget')}
						</button>
					</div>
				</li>
			))}
		</ul>
	)
}
