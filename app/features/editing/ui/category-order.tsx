import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { type CategoryId, categoryTitle } from '~/features/library/category'
import { type MessageId, useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import type { OrderedPrompt } from '../category-desk'
import { categoryDeskAddress, editorAddress } from './desk-address'

/** All prompts of a category in the order of its lists, each with the ways to move it. */
export function CategoryOrder({
	category,
	prompts,
	answer,
}: {
	category: CategoryId
	prompts: readonly OrderedPrompt[]
	answer: { problem?: MessageId } | undefined
}) {
	const { t, language } = useWords()
	const title = categoryTitle(category, language)
	const action = categoryDeskAddress(category)
	const move = (id: string, before: string | undefined, label: string, sign: ReactNode) => (
		<Form method="post" action={action} preventScrollReset>
			<input type="hidden" name="intent" value="move" />
			<input type="hidden" name="category" value={category} />
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="before" value={before ?? ''} />
			<button className="icon-button" type="submit" aria-label={label} title={label}>
				{sign}
			</button>
		</Form>
	)
	return (
		<section className="desk-order" aria-labelledby="desk-order" data-cat={category}>
			<p>
				<Link className="more-link" to={categoryDeskAddress()}>
					<span aria-hidden="true">←</span> {t('all_categories')}
				</Link>
			</p>
			<h2 className="desk-heading" id="desk-order">
				{title}
				<span className="desk-count">{prompts.length}</span>
			</h2>
			<p className="hint">{t('desk_order_text')}</p>
			{answer?.problem ? <FormProblem problem={answer.problem} answer={answer} /> : null}
			{prompts.length === 0 ? <p className="muted">{t('desk_category_empty')}</p> : null}
			<ol>
				{prompts.map(({ id, isPremium, titles }, at) => {
					const name = titles[language]
					return (
						<li key={id}>
							<span className="desk-count">{at + 1}</span>
							<span>
								<Link to={editorAddress(id)}>
									<b>{name}</b>
								</Link>
								<small>{t(isPremium ? 'premium' : 'desk_free')}</small>
							</span>
							{at > 0
								? move(
										id,
										prompts[at - 1]?.id,
										t('desk_move_up', { title: name }),
										<span aria-hidden="true">↑</span>,
									)
								: null}
							{at < prompts.length - 1
								? move(
										id,
										prompts[at + 2]?.id,
										t('desk_move_down', { title: name }),
										<span aria-hidden="true">↓</span>,
									)
								: null}
						</li>
					)
				})}
			</ol>
		</section>
	)
}
