import { Link } from 'react-router'
import { type CategoryId, categoryTitle } from '~/features/library/category'
import { Glyph } from '~/features/library/ui/glyph'
import { useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import type { CategoryOrderPage } from '../category-desk'
import { ComingList, type ShownComing } from './category-desk'
import { CategoryOrder } from './category-order'
import { type CategoryAnswer, CategoryTextsForm, type ShownCategoryTexts } from './category-texts-form'
import { categoryDeskAddress } from './desk-address'

/** All that is kept of a category: what readers are told of it, what is coming, and its prompts in their order. */
export function CategoryPage({
	category,
	kept,
	coming,
	order,
	timeZone,
	answer,
}: {
	category: CategoryId
	kept: ShownCategoryTexts
	coming: readonly ShownComing[]
	order: CategoryOrderPage
	timeZone: string
	answer: CategoryAnswer | undefined
}) {
	const { t, language } = useWords()
	return (
		<div className="desk-category" data-cat={category}>
			<p>
				<Link className="more-link" to={categoryDeskAddress()}>
					<span aria-hidden="true">←</span> {t('all_categories')}
				</Link>
			</p>
			<h2 className="desk-name">
				<Glyph category={category} />
				{categoryTitle(category, language)}
			</h2>
			{answer?.problem && !answer.typed ? <FormProblem problem={answer.problem} answer={answer} /> : null}
			<CategoryTextsForm category={category} kept={kept} answer={answer} />
			<section aria-labelledby="desk-coming" data-message="admin_coming_soon">
				<h3 className="desk-heading" id="desk-coming">
					<span className="cap">{t('admin_coming_soon')}</span>{' '}
					<span className="desk-count">{coming.length}</span>
				</h3>
				<p className="hint">
					{coming.length > 0 ? t('desk_times_in', { zone: timeZone }) : t('desk_nothing_coming')}
				</p>
				{coming.length > 0 ? (
					<div className="desk-coming">
						<ComingList prompts={coming} />
					</div>
				) : null}
			</section>
			<CategoryOrder category={category} order={order} />
		</div>
	)
}
