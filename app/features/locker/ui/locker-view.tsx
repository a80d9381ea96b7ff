import { Plus } from 'lucide-react'
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { InPlaceLink } from '~/ui/in-place-link'
import type { LockerCategory, SavedCard } from '../locker'
import { type LockerQuery, searchOf, WHOLE } from '../locker-search'
import { SelectionBar, SelectLink } from '../selection/selection-bar'
import { UnsavedTexts } from '../writing/unsaved-texts'
import { categoryLooks } from './category-look'
import { ChosenTags } from './chosen-tags'
import { ColumnChoice, type Columns } from './column-choice'
import { ListFooter } from './list-footer'
import { type CardHandlers, LockerCard } from './locker-card'
import { LockerSearch } from './locker-search'
import { type LockerStart, type Questions, useLocker } from './use-locker'
import { useLockerActions } from './use-locker-actions'
import { usePromptDialog } from './use-prompt-dialog'

export interface LockerPage extends LockerStart {
	/** When the server read it: read again, the page starts anew. */
	readAt: number
	columns: Columns | null
	/** Copies whose original became better since. */
	improved: readonly { id: string; title: string }[]
}

/** The locker of a Legend, anew with each page that was read; what was asked for meanwhile is asked of that one. */
export function LockerView({ page }: { page: LockerPage }) {
	const questions: Questions = useRef([])
	return <LockerList key={page.readAt} page={page} questions={questions} />
}

/** Search, filter, columns, cards, and what can be done with each. */
function LockerList({ page, questions }: { page: LockerPage; questions: Questions }) {
	const { t } = useWords()
	const { place, focusCard, focusBeside, focusSearch } = useFocusAfter()
	const locker = useLocker(page, questions, focusSearch)
	const { userId, asked, cards, categories, found, isSearching } = locker
	const [columns, setColumns] = useState(page.columns)
	const { opened, loaded, openForm, openDraft, askRemoval, askAgain, close } = usePromptDialog()
	const actions = useLockerActions(locker, { onRestored: focusCard, onNewer: askAgain })
	const isEmpty = locker.total === 0

	const newPrompt = (
		<InPlaceLink
			className="button button-primary"
			to={href('/prompt-locker/new')}
			onPress={() => openForm(null)}
		>
			<Plus className="icon" aria-hidden="true" />
			{t('new_prompt')}
		</InPlaceLink>
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
			{page.improved.length > 0 ? (
				<p className="note note-kept mb-5" data-message="original_list">
					<span>
						{t('original_list')}{' '}
						{page.improved.map(({ id, title }) => (
							<Fragment key={id}>
								<Link to={href('/prompt-locker/:id/original', { id })}>{title}</Link>{' '}
							</Fragment>
						))}
					</span>
				</p>
			) : null}
			<UnsavedTexts userId={userId} moment={opened} onContinue={openDraft} />
			{isEmpty ? null : <LockerSearch asked={asked} categories={categories} onAsk={locker.ask} />}
			<ChosenTags asked={asked} />
			<div className="result-bar">
				<p role="status">
					{isEmpty ? null : (
						<b>{isSearching ? t('searching_locker') : t('prompt_count', { count: found })}</b>
					)}
				</p>
				<div className="locker-tools">
					{isEmpty || asked.selects ? null : <SelectLink asked={asked} shown={cards.length} />}
					<Link className="text-link" to={href('/prompt-locker/import')}>
						{t('import_and_export')}
					</Link>
					{categories.length > 0 ? (
						<Link className="text-link" to={href('/prompt-locker/categories')}>
							{t('own_categories')}
						</Link>
					) : null}
					{isEmpty ? null : <ColumnChoice columns={columns} onChoose={setColumns} />}
				</div>
			</div>
			{isEmpty ? (
				<EmptyLocker>{newPrompt}</EmptyLocker>
			) : (
				<>
					<LockerGrid
						cards={cards}
						asked={locker.answered}
						categories={categories}
						columns={columns}
						onPin={actions.pin}
						onDuplicate={actions.duplicate}
						onEdit={openForm}
						onRemove={askRemoval}
					/>
					{asked.selects ? <SelectionBar asked={asked} cards={cards} /> : null}
					<ListFooter
						asked={asked}
						shown={cards.length}
						left={found - locker.before - cards.length}
						isFirst={locker.before === 0}
						next={locker.next}
						meant={locker.meant}
						isSearching={isSearching}
						onMore={locker.showMore}
						onAsk={locker.ask}
						onShowAll={() => locker.ask({ ...WHOLE, sort: asked.sort, selects: asked.selects })}
					/>
				</>
			)}
			{opened?.what === 'remove' && loaded ? (
				<loaded.Question
					key={opened.card.updatedAt}
					newer={opened.newer}
					card={opened.card}
					onClose={close}
					onRemove={() => {
						focusBeside(opened.card.id)
						close()
						actions.remove(opened.card)
					}}
				/>
			) : opened?.what === 'form' && loaded ? (
				<loaded.Form
					userId={userId}
					prompt={opened.prompt}
					about={opened.about}
					wanted={opened.wanted}
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

/** The cards, in one to three columns. */
function LockerGrid({
	cards,
	asked,
	categories,
	columns,
	...handlers
}: CardHandlers & {
	cards: readonly SavedCard[]
	asked: LockerQuery
	categories: readonly LockerCategory[]
	columns: Columns | null
}) {
	const { t } = useWords()
	const looks = useMemo(() => categoryLooks(categories), [categories])
	const list = searchOf({ ...asked, selects: false })
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
						asked={asked}
						list={list}
						{...handlers}
					/>
				))}
			</div>
		</>
	)
}

/** A locker without prompts: what belongs here, and the two ways to get it. */
function EmptyLocker({ children }: { children: ReactNode }) {
	const { t } = useWords()
	return (
		<div className="empty" data-message="locker_empty">
			<div className="blank-card ruled" aria-hidden="true">
				<span className="slot">{t('your_best_prompt')}</span>
				<br />
				&nbsp;
				<br />
				&nbsp;
				<br />
				&nbsp;
			</div>
			<h2>{t('locker_empty')}</h2>
			<p className="muted">{t('locker_empty_text')}</p>
			<div className="row">
				{children}
				<Link className="button button-secondary" to={href('/categories')}>
					{t('browse_prompts')}
				</Link>
			</div>
		</div>
	)
}

const cardOf = (id: string) => document.querySelector(`[data-prompt="${CSS.escape(id)}"]`)

/** Moves the focus where the work goes on, once what changed is drawn: to a card, or, where it left, to its neighbour. */
function useFocusAfter() {
	const [wanted, setWanted] = useState<{ card: string | null } | null>(null)
	const place = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (!wanted) return
		const title = wanted.card && cardOf(wanted.card)?.querySelector<HTMLElement>('h3 a')
		const search = place.current?.querySelector<HTMLElement>('input[type=search]')
		const start = place.current?.querySelector<HTMLElement>('.empty a')
		;(title || search || start)?.focus()
	}, [wanted])

	const focusCard = useCallback((id: string) => setWanted({ card: id }), [])
	const focusBeside = useCallback((id: string) => {
		const card = cardOf(id)
		const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
		setWanted({ card: neighbour?.getAttribute('data-prompt') ?? null })
	}, [])
	const focusSearch = useCallback(() => setWanted({ card: null }), [])
	return { place, focusCard, focusBeside, focusSearch }
}
