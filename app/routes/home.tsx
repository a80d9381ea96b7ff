import { ArrowRight } from 'lucide-react'
import { href, Link, redirect } from 'react-router'
import { CategoryCase } from '~/components/category/category-case'
import { Carousel } from '~/components/home/carousel'
import { ClosingCall } from '~/components/home/closing-call'
import { Features } from '~/components/home/features'
import { Hero } from '~/components/home/hero'
import { WeeklyList } from '~/components/home/weekly-list'
import { PromptGrid } from '~/components/prompt/prompt-grid'
import { categories } from '~/domain/category'
import { confirmationPage } from '~/domain/confirmation.server'
import { currencyOf } from '~/domain/plan'
import { CAROUSEL_IDS, FEATURED_IDS, POPULAR_THIS_WEEK_COUNT } from '~/domain/prompt'
import { catalogueCards, drawCards, listSlides } from '~/domain/prompt.server'
import { countByCategory } from '~/domain/search.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/page-meta.server'
import { siteData } from '~/structured-data.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/home'

export { ListError as ErrorBoundary } from '~/components/site/load-error'
export { keepDrawnOrder as shouldRevalidate } from '~/drawn-order'

export async function loader({ context, url }: Route.LoaderArgs) {
	const confirmation = url.searchParams.get('confirm')
	if (confirmation) throw redirect(confirmationPage(confirmation), 303)
	const { viewer, language, country } = context.get(visitContext)
	const [t, counts] = await Promise.all([translateInto(language), countByCategory()])
	return {
		counts,
		slides: listSlides(viewer, CAROUSEL_IDS, language),
		featured: catalogueCards(viewer, FEATURED_IDS, language),
		weekly: drawCards(viewer, POPULAR_THIS_WEEK_COUNT, language),
		currency: currencyOf(country),
		meta: pageMeta(url, {
			language,
			title: t('home_meta_title'),
			description: t('home_meta_description'),
			structuredData: siteData(t('footer_blurb')),
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Home({ loaderData }: Route.ComponentProps) {
	const { t } = useWords()
	const { slides, counts, featured, weekly, currency } = loaderData
	return (
		<>
			<Hero />
			<Carousel slides={slides} />
			<section className="section" aria-labelledby="categories-title">
				<div className="wrap">
					<div className="section-head">
						<h2 id="categories-title">{t('eight_drawers')}</h2>
					</div>
					<CategoryCase categories={categories} counts={counts} />
				</div>
			</section>
			<section className="section" id="featured" aria-labelledby="featured-title">
				<div className="wrap">
					<div className="section-head">
						<div>
							<h2 id="featured-title">{t('nav_featured')}</h2>
							<p className="muted">{t('featured_text')}</p>
						</div>
						<Link className="more-link" to={href('/categories')} prefetch="intent">
							<span className="cap">{t('view_all_prompts')}</span>
							<ArrowRight className="icon" aria-hidden="true" />
						</Link>
					</div>
					<PromptGrid prompts={featured} columns={4} heading="h3" />
				</div>
			</section>
			<Features />
			<WeeklyList prompts={weekly} />
			<ClosingCall currency={currency} />
		</>
	)
}
