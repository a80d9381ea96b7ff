import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { href, Link } from 'react-router'
import type { Columns } from '~/domain/locker-columns'
import { type CategoryFilter, filterLocker } from '~/domain/locker-search'
import { useWords } from '~/i18n/words'
import { ColumnChoice } from './column-choice'
import { EmptyLocker } from './empty-locker'
import { LockerGrid } from './locker-grid'
import { LockerSearch } from './locker-search'
import { MoreOrNothing } from './more-or-nothing'
import { opensElsewhere } from './opens-elsewhere'
import { RemoveDialog } from './remove-dialog'
import { useAsked } from './use-asked'
import { useFocusAfter } from './use-focus-after'
import { type LockerStart, useLocker } from './use-locker'
import { useLockerActions } from './use-locker-actions'
import { useOpened } from './use-opened'

export interface LockerPage extends LockerStart {
	/** When the server read it: read again, the page starts anew. */
	readAt: number
	/** How many the address' query and category found. */
	found: number
	query: string
	category: CategoryFilter
	/** How many of them are shown at first. */
	shown: number
	columns: Columns | null
}

/** The locker of a Legend (spec 2): search, filter, columns, cards, and what can be done with each. */
export function LockerView({ page }: { page: LockerPage }) {
	const { t } = useWords()
	const locker = useLocker(page)
	const { userId, prompts, categories, isWhole } = locker
	const { place, focusCard, focusBeside } = useFocusAfter()
	const actions = useLockerActions(locker, focusCard)
	const { asked, ask, shown, showMore } = useAsked(page, page.shown)
	const [columns, setColumns] = useState(page.columns)
	const { opened, Form, openForm, askRemoval, close } = useOpened()
	// What is typed shows at once, what it finds as soon as it is drawn.
	const answered = useDeferredValue(asked)
	const found = useMemo(() => filterLocker(prompts, answered), [prompts, answered])
	const isAsAsked = answered.query === page.query && answered.category === page.category
	const count = isWhole || !isAsAsked ? found.length : page.found
	const isEmpty = isWhole && prompts.length === 0

	const newPrompt = (
		<Link
			className="button button-primary"
			to={href('/prompt-locker/new')}
			onClick={(event) => {
				if (opensElsewhere(event)) return
				event.preventDefault()
				openForm(null)
			}}
		>
			<Plus className="icon" aria-hidden="true" />
			{t('new_prompt')}
		</Link>
	)
	return (
		<div ref={place} className="wrap pb-24">
			<div className="page-head locker-head">
				<div>
					<h1>{t('nav_locker')}</h1>
					<p className="muted mt-2">{t('locker_lead')}</p>
				</div>
				{isEmpty ? null : newPrompt}
			</div>
			{isEmpty ? null : <LockerSearch asked={asked} categories={categories} onAsk={ask} />}
			<div className="result-bar">
				<p role="status">
					{isEmpty ? null : (
						<b>{isWhole || isAsAsked ? t('prompt_count', { count }) : t('searching_locker')}</b>
					)}
				</p>
				<div className="locker-tools">
					<Link className="text-link" to={href('/prompt-locker/import')}>
						{t('import_and_export')}
					</Link>
					{isEmpty ? null : <ColumnChoice columns={columns} onChoose={setColumns} />}
				</div>
			</div>
			{isEmpty ? (
				<EmptyLocker>{newPrompt}</EmptyLocker>
			) : (
				<>
					<LockerGrid
						prompts={found.slice(0, shown)}
						categories={categories}
						columns={columns}
						onPin={actions.pin}
						onDuplicate={actions.duplicate}
						onEdit={openForm}
						onRemove={askRemoval}
					/>
					<MoreOrNothing
						asked={answered}
						shown={shown}
						count={count}
						isComplete={isWhole || isAsAsked}
						onMore={showMore}
						onShowAll={() => ask({ query: '', category: 'all' })}
					/>
				</>
			)}
			{opened?.what === 'remove' ? (
				<RemoveDialog
					prompt={opened.prompt}
					onClose={close}
					onRemove={() => {
						focusBeside(opened.prompt.id)
						close()
						actions.remove(opened.prompt)
					}}
				/>
			) : opened && Form ? (
				<Form
					userId={userId}
					prompt={opened.what === 'edit' ? opened.prompt : null}
					categories={categories}
					onCategory={locker.addCategory}
					cancelTo={href('/prompt-locker')}
					onSaved={(saved) => {
						locker.put(saved)
						focusCard(saved.id)
					}}
					onDone={close}
				/>
			) : null}
		</div>
	)
}
