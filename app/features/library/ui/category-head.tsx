import { useWords } from '~/i18n/words'
import type { Category } from '../category'
import { Glyph } from './glyph'

/** The top of a category's page: a slab in its colour, with a tab that tells how many prompts stand behind it. */
export function CategoryHead({ category, count }: { category: Category; count: number }) {
	const { t, language } = useWords()
	const { title, description } = category[language]
	return (
		<div className="category-head-wrap">
			<span className="tab">{t('prompt_count', { count })}</span>
			<div className="category-head">
				<Glyph category={category.id} />
				<h1>{title}</h1>
				<p>{description}</p>
			</div>
		</div>
	)
}
