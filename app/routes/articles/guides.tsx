import '~/features/articles/words/load'
import '~/features/articles/styles/article-index.css'
import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { listGuides } from '~/features/articles/guide.server'
import { guideAddress } from '~/features/articles/ui/guide-address'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { breadcrumbData } from '~/requests/structured-data.server'
import type { Route } from './+types/guides'

export async function loader({ context, url }: Route.LoaderArgs) {
	const { language } = context.get(requestContext)
	const t = await translateInto(language)
	return {
		shelves: listGuides(language),
		meta: pageMeta(url, {
			title: t('guides_meta_title'),
			description: t('guides_meta_description'),
			language,
			structuredData: [
				breadcrumbData(url, [{ label: t('home'), to: href('/') }, { label: t('nav_guides') }]),
			],
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The guides by section, in the order in which they are read. */
export default function Guides({ loaderData: { shelves } }: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<div className="page-head">
				<h1>{t('nav_guides')}</h1>
				<p className="lead">{t('guides_lead')}</p>
			</div>
			<div className="sections">
				{shelves.map(({ slug, title, description, guides }) => (
					<section key={slug} className="split" id={slug} aria-labelledby={`${slug}-title`}>
						<div>
							<h2 id={`${slug}-title`}>{title}</h2>
							<p className="muted">{description}</p>
						</div>
						<ol className="guide-list">
							{guides.map((guide) => (
								<li key={guide.number}>
									<b aria-hidden="true">{guide.number}</b>
									<span>
										<Link to={guideAddress(guide)} prefetch="intent">
											{guide.title}
										</Link>
										<small>{guide.description}</small>
									</span>
									<ArrowRight className="icon" aria-hidden="true" />
								</li>
							))}
						</ol>
					</section>
				))}
			</div>
		</div>
	)
}
