import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { categories } from '~/features/library/category'
import { Glyph } from '~/features/library/ui/glyph'
import { useWords } from '~/i18n/words'
import type { CategoryLine } from '../category-desk'
import type { ComingPrompt } from '../desk-list'
import { categoryDeskAddress, editorAddress } from './desk-address'

export interface ShownCategory extends Omit<CategoryLine, 'coming'> {
	coming: readonly ShownComing[]
}

export interface ShownComing extends Pick<ComingPrompt, 'id' | 'state' | 'titles'> {
	scheduledFor: string
}

/** What is coming in each category, then each with its line and its prompts in their order. */
export function CategoryDesk({ lines, timeZone }: { lines: readonly ShownCategory[]; timeZone: string }) {
	const { t, language } = useWords()
	const lineOf = new Map(lines.map((line) => [line.id, line]))
	const coming = categories.flatMap((category) => {
		const prompts = lineOf.get(category.id)?.coming ?? []
		return prompts.length > 0 ? [{ category, prompts }] : []
	})
	return (
		<>
			<section aria-labelledby="desk-coming" data-message="admin_coming_soon">
				<h2 className="desk-heading" id="desk-coming">
					<span className="cap">{t('admin_coming_soon')}</span>
					<span className="desk-count">{coming.flatMap(({ prompts }) => prompts).length}</span>
				</h2>
				<p className="hint">
					{coming.length > 0 ? t('desk_times_in', { zone: timeZone }) : t('desk_nothing_coming')}
				</p>
				<div className="desk-coming">
					{coming.map(
						({
							category: {
								id,
								[language]: { title },
							},
							prompts,
						}) => (
							<div key={id} data-cat={id}>
								<h3 className="desk-name">
									<Glyph category={id} />
									{title}
								</h3>
								<ComingList prompts={prompts} />
							</div>
						),
					)}
				</div>
			</section>
			<section aria-labelledby="desk-categories">
				<h2 className="desk-heading" id="desk-categories">
					{t('nav_categories')}
					<span className="desk-count">{categories.length}</span>
				</h2>
				<div className="desk-categories">
					{categories.map((category) => {
						const line = lineOf.get(category.id)
						return line ? <CategoryCard key={category.id} category={category} line={line} /> : null
					})}
				</div>
			</section>
		</>
	)
}

/** What is coming, each with its moment. */
export function ComingList({ prompts }: { prompts: readonly ShownComing[] }) {
	const { t, language } = useWords()
	return (
		<ul>
			{prompts.map(({ id, titles, scheduledFor, state }) => (
				<li key={id}>
					<Link to={editorAddress(id)}>{titles[language] || id}</Link>
					<small>
						{scheduledFor}
						{state === 'scheduled' ? null : `, ${t('desk_next_version')}`}
					</small>
				</li>
			))}
		</ul>
	)
}

function CategoryCard({ category, line }: { category: (typeof categories)[number]; line: ShownCategory }) {
	const { t, language } = useWords()
	const { id } = category
	const { title } = category[language]
	const { line: inside, total, free, prompts } = line
	return (
		<article data-cat={id} aria-labelledby={`desk-${id}`}>
			<h3 className="desk-name" id={`desk-${id}`}>
				<Glyph category={id} />
				{title}
			</h3>
			<p className="muted">{inside}</p>
			<p className="meta">{t('desk_category_counts', { count: total, free })}</p>
			<ol>
				{prompts.map((prompt) => (
					<li key={prompt.id}>
						<Link to={editorAddress(prompt.id)}>{prompt.titles[language]}</Link>
					</li>
				))}
			</ol>
			<Link className="more-link" to={categoryDeskAddress(id)}>
				{t('desk_order', { count: total })}
				<span className="visually-hidden">: {title}</span>
				<ArrowRight className="icon" aria-hidden="true" />
			</Link>
		</article>
	)
}
