import { Link } from 'react-router'
import { type CategoryId, categories } from '~/features/library/category'
import { Glyph } from '~/features/library/ui/glyph'
import { TabRow } from '~/features/library/ui/tab-row'
import { useWords } from '~/i18n/words'
import { searchAddress } from './search-address'

/** All, and each category: links, so that each choice has an address. */
export function CategoryTabs({ query, selected }: { query: string; selected: CategoryId | null }) {
	const { language, t } = useWords()
	return (
		<TabRow label={t('category')} current={selected ?? 'all'} category={selected ?? undefined}>
			<Link
				to={searchAddress({ query })}
				aria-current={selected ? undefined : 'page'}
				prefetch="intent"
				preventScrollReset
			>
				{t('all')}
			</Link>
			{categories.map(({ id, [language]: { title } }) => (
				<Link
					key={id}
					to={searchAddress({ query, category: id })}
					data-cat={id}
					aria-current={selected === id ? 'page' : undefined}
					prefetch="intent"
					preventScrollReset
				>
					<Glyph category={id} />
					{title}
				</Link>
			))}
		</TabRow>
	)
}
