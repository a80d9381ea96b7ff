import { ArrowRight } from 'lucide-react'
import { lazy } from 'react'
import { href, Link, redirect } from 'react-router'
import { isSignedIn } from '~/core/viewer'
import { confirmationPage } from '~/features/account/confirmation.server'
import { categoryLines } from '~/features/library/category-text.server'
import { Carousel } from '~/features/library/home/carousel'
import { Hero } from '~/features/library/home/hero'
import { ClosingCall, Features, PromptRows, WeeklyList } from '~/features/library/home/sections'
import { CAROUSEL_IDS, FEATURED_IDS, POPULAR_THIS_WEEK_COUNT } from '~/features/library/prompt'
import { listSlides } from '~/features/library/prompt.server'
import { catalogueCards, drawCards } from '~/features/library/prompt-cards.server'
import { CategoryTile } from '~/features/library/ui/category-tile'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { countByCategory } from '~/features/search/search.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { siteData } from '~/requests/structured-data.server'
import type { Route } from './+types/home'
import { readMemberHome } from './member-home.server'

/** Visitors do not load it. Without a boundary around it, no page is sent or shown before it is there. */
const MemberHome = lazy(() => import('~/features/library/member/member-home'))

export { ListError as ErrorBoundary } from '~/ui/load-error'
export { keepDrawnOrder as shouldRevalidate } from './drawn-order'

export async function loader({ context, url }: Route.LoaderArgs) {
	const confirmation = url.searchParams.get('confirm')
	if (confirmation) throw redirect(confirmationPage(confirmation), 303)
	const { viewer, language, currency, timeZone } = context.get(requestContext)
	const [t, counts, slides] = await Promise.all([
		translateInto(language),
		countByCategory(),
		listSlides(viewer, CAROUSEL_IDS, language),
	])
	return {
		member: isSignedIn(viewer) ? await readMemberHome(viewer, language, timeZone) : null,
		counts,
		categories: categoryLines(language),
		slides,
		featured: catalogueCards(viewer, FEATURED_IDS, language),
		weekly: drawCards(viewer, POPULAR_THIS_WEEK_COUNT, language),
		currency,
		isPaying: viewer.tier !== 'free',
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
	const { member, slides, counts, categories, featured, weekly, currency, isPaying } = loaderData
	return (
		<>
			{member ? <MemberHome home={member} newest={<PromptRows prompts={member.newest} />} /> : null}
			<Hero isFirst={!member} />
			<Carousel slides={slides} />
			<section className="section" aria-labelledby="categories-title">
				<div className="wrap">
					<div className="section-head">
						<h2 id="categories-title">{t('eight_drawers')}</h2>
					</div>
					<CategoryTile categories={categories} counts={counts} />
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
			{isPaying ? null : <ClosingCall currency={currency} />}
		</>
	)
}
