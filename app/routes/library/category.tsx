import { LayoutGrid } from 'lucide-react'
import { data, href, Link } from 'react-router'
import { type Category, findCategory } from '~/features/library/category'
import { categoryLines, categoryText } from '~/features/library/category-text.server'
import { CategoryTile } from '~/features/library/ui/category-tile'
import { Glyph } from '~/features/library/ui/glyph'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { UnknownCategory } from '~/features/library/ui/unknown-category'
import { countByCategory, findPrompts } from '~/features/search/search.server'
import { ResultPages } from '~/features/search/ui/result-pages'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { breadcrumbData, collectionData } from '~/requests/structured-data.server'
import { Breadcrumb } from '~/ui/breadcrumb'
import type { Route } from './+types/category'

export { ListError as ErrorBoundary } from '~/ui/load-error'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const t = await translateInto(language)
	const category = findCategory(params.id)
	if (!category) {
		const words = {
			title: t('category_not_found'),
			description: t('category_not_found_text'),
			isIndexed: false,
			language,
		}
		return data({ shown: null, meta: pageMeta(url, words) }, { status: 404 })
	}
	const [found, counts] = await Promise.all([
		findPrompts(viewer, language, { query: '', category: category.id, after: null }),
		countByCategory(),
	])
	const { title } = category[language]
	const { description } = categoryText(category.id, language)
	const others = categoryLines(language).filter(({ id }) => id !== category.id)
	return data({
		shown: { id: category.id, description, others, found, counts },
		meta: pageMeta(url, {
			language,
			title: t('category_meta_title', { title }),
			description: t('category_meta_description', { description }),
			structuredData: [
				breadcrumbData(url, [
					{ label: t('home'), to: href('/') },
					{ label: t('nav_categories'), to: href('/categories') },
					{ label: title },
				]),
				collectionData(url, language, { title, description, prompts: found.prompts }),
			],
		}),
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function CategoryPage({ loaderData: { shown } }: Route.ComponentProps) {
	const { t, language } = useWords()
	const category = shown && findCategory(shown.id)
	if (!category) return <UnknownCategory />
	const { id } = category
	const { title } = category[language]
	const total = Object.values(shown.counts).reduce((sum, count) => sum + count, 0)
	return (
		<div className="wrap" data-cat={id}>
			<Breadcrumb
				crumbs={[
					{ label: t('home'), to: href('/') },
					{ label: t('nav_categories'), to: href('/categories') },
					{ label: title },
				]}
			/>
			<CategoryHead category={category} description={shown.description} count={shown.counts[id]} />
			<h2 className="visually-hidden">{t('prompts_in', { category: title })}</h2>
			<div className="pt-5 pb-12">
				<PromptGrid prompts={shown.found.prompts} columns={3} heading="h3" />
				<ResultPages query="" category={id} next={shown.found.next} isFirstPage />
			</div>
			<section className="section pb-(--section)" aria-labelledby="others-title">
				<div className="section-head">
					<h2 id="others-title">{t('other_categories')}</h2>
				</div>
				<CategoryTile categories={shown.others} counts={shown.counts}>
					<Link to={href('/categories')} prefetch="intent">
						<LayoutGrid className="glyph text-ink" aria-hidden="true" />
						<b>{t('all_prompts')}</b>
						<span>{t('all_prompts_line')}</span>
						<i>{t('prompt_count', { count: total })}</i>
					</Link>
				</CategoryTile>
			</section>
		</div>
	)
}

/** The top of a category's page: a slab in its colour, with a tab that tells how many prompts stand behind it. */
function CategoryHead({
	category,
	description,
	count,
}: {
	category: Category
	description: string
	count: number
}) {
	const { t, language } = useWords()
	const { title } = category[language]
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
