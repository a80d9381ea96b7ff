import './locker-search.css'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import type { LockerCategory } from '../locker'
import {
	type CategoryFilter,
	LOCKER_SORTS,
	type LockerQuery,
	type LockerSort,
	sortOf,
} from '../locker-search'

const SORT_NAMES = {
	edited: 'locker_sort_edited',
	used: 'locker_sort_used',
	name: 'locker_sort_name',
} as const satisfies Record<LockerSort, MessageId>

/** Search, category filter and order; tags that were chosen stay. With scripts each key answers at once; without them it is a plain form. */
export function LockerSearch({
	asked,
	categories,
	onAsk,
}: {
	asked: LockerQuery
	categories: readonly LockerCategory[]
	onAsk: (change: Partial<LockerQuery>) => void
}) {
	const { t } = useWords()
	return (
		<Form className="locker-search" role="search" onSubmit={(event) => event.preventDefault()}>
			<div className="search">
				<label className="visually-hidden" htmlFor="locker-query">
					{t('search_your_locker')}
				</label>
				<Search className="icon" aria-hidden="true" />
				<input
					className="input"
					id="locker-query"
					type="search"
					name="q"
					placeholder={t('search_your_locker')}
					autoComplete="off"
					value={asked.query}
					onChange={({ target }) => onAsk({ query: target.value })}
				/>
			</div>
			<div className="category">
				<label className="visually-hidden" htmlFor="locker-category">
					{t('category')}
				</label>
				<select
					className="input"
					id="locker-category"
					name="category"
					value={asked.category}
					onChange={({ target }) => onAsk({ category: target.value satisfies CategoryFilter })}
				>
					<option value="all">{t('all_categories')}</option>
					<option value="uncategorized">{t('uncategorized')}</option>
					{categories.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</div>
			<div className="sort">
				<label className="visually-hidden" htmlFor="locker-sort">
					{t('locker_sort_by')}
				</label>
				<select
					className="input"
					id="locker-sort"
					name="sort"
					value={asked.sort}
					onChange={({ target }) => onAsk({ sort: sortOf(target.value) })}
				>
					{LOCKER_SORTS.map((sort) => (
						<option key={sort} value={sort}>
							{t(SORT_NAMES[sort])}
						</option>
					))}
				</select>
			</div>
			{asked.selects ? <input type="hidden" name="select" value="on" /> : null}
			{asked.tags.map((tag) => (
				<input key={tag} type="hidden" name="tag" value={tag} />
			))}
			<noscript>
				<button className="button button-secondary" type="submit">
					{t('filter_locker')}
				</button>
			</noscript>
		</Form>
	)
}
