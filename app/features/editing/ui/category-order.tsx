import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { CategoryId } from '~/features/library/category'
import { useWords } from '~/i18n/words'
import type { CategoryOrderPage, PlacedPrompt } from '../category-desk'
import { categoryDeskAddress, editorAddress } from './desk-address'

/** The prompts of a category in the order of its lists, a page of them, each with the ways to move it. */
export function CategoryOrder({
	category,
	order: { prompts, total, page, pages },
}: {
	category: CategoryId
	order: CategoryOrderPage
}) {
	const { t } = useWords()
	return (
		<section className="desk-order" aria-labelledby="desk-order">
			<h3 className="desk-heading" id="desk-order">
				{t('admin_prompts')} <span className="desk-count">{total}</span>
			</h3>
			<p className="hint">
				{t('desk_order_text')} {total > 1 ? t('desk_place_hint') : null}
			</p>
			{total === 0 ? <p className="muted">{t('desk_category_empty')}</p> : null}
			<ol>
				{prompts.map((prompt) => (
					<PlacedRow key={prompt.id} category={category} prompt={prompt} total={total} />
				))}
			</ol>
			{pages > 1 ? <OrderPages category={category} page={page} pages={pages} /> : null}
		</section>
	)
}

function PlacedRow({
	category,
	prompt: { id, isPremium, titles, place, up, down },
	total,
}: {
	category: CategoryId
	prompt: PlacedPrompt
	total: number
}) {
	const { t, language } = useWords()
	const title = titles[language]
	const move = (fields: ReactNode) => (
		<Form method="post" action={categoryDeskAddress(category)} preventScrollReset>
			<input type="hidden" name="intent" value="move" />
			<input type="hidden" name="category" value={category} />
			<input type="hidden" name="id" value={id} />
			{fields}
		</Form>
	)
	const step = (before: string, label: string, sign: string) =>
		move(
			<>
				<input type="hidden" name="before" value={before} />
				<button className="icon-button" type="submit" aria-label={label} title={label}>
					<span aria-hidden="true">{sign}</span>
				</button>
			</>,
		)
	return (
		<li>
			{move(
				<>
					<input
						// Where it stands now, also after it was moved.
						key={place}
						className="input"
						name="place"
						type="text"
						inputMode="numeric"
						enterKeyHint="done"
						autoComplete="off"
						maxLength={6}
						defaultValue={place}
						disabled={total < 2}
						aria-label={t('desk_place', { title })}
					/>
					<button className="visually-hidden" type="submit" tabIndex={-1}>
						{t('desk_place_set', { title })}
					</button>
				</>,
			)}
			<span>
				<Link to={editorAddress(id)}>
					<b>{title}</b>
				</Link>
				<small>{t(isPremium ? 'premium' : 'desk_free')}</small>
			</span>
			{up === undefined ? <span /> : step(up, t('desk_move_up', { title }), '↑')}
			{down === undefined ? <span /> : step(down ?? '', t('desk_move_down', { title }), '↓')}
		</li>
	)
}

function OrderPages({ category, page, pages }: { category: CategoryId; page: number; pages: number }) {
	const { t } = useWords()
	return (
		<nav className="row pt-6" aria-label={t('pages')}>
			{page > 1 ? (
				<Link className="button button-secondary" rel="prev" to={categoryDeskAddress(category, page - 1)}>
					{t('desk_previous_page')}
				</Link>
			) : null}
			<span className="meta">{t('desk_page_of', { page, pages })}</span>
			{page < pages ? (
				<Link className="button button-secondary" rel="next" to={categoryDeskAddress(category, page + 1)}>
					{t('next_page')} <ArrowRight className="icon" aria-hidden="true" />
				</Link>
			) : null}
		</nav>
	)
}
