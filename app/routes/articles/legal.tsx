import '~/features/articles/words/load'
import '~/features/articles/styles/article.css'
import '~/features/articles/styles/prose.css'
import { href, Link } from 'react-router'
import { refuse } from '~/core/refuse.server'
import { LEGAL_PAGES, type LegalPage } from '~/features/articles/article'
import { readLegal } from '~/features/articles/legal.server'
import { ArticlePage, SideList } from '~/features/articles/ui/article-page'
import { translateInto } from '~/i18n/translate.server'
import { type MessageId, useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { breadcrumbData } from '~/requests/structured-data.server'
import type { Route } from './+types/legal'

const LABEL = {
	terms: 'nav_terms',
	privacy: 'nav_privacy',
	cookies: 'nav_cookies',
	accessibility: 'nav_accessibility',
} as const satisfies Record<LegalPage, MessageId>

/** Terms, privacy, cookies and accessibility: four addresses of one kind of page. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { language } = context.get(requestContext)
	const t = await translateInto(language)
	const page = LEGAL_PAGES.find((one) => url.pathname === `/${one}`)
	if (!page) throw refuse('not_found')
	const legal = await readLegal(page, language)
	const { title, description } = legal
	return {
		legal,
		meta: pageMeta(url, {
			title,
			description,
			language,
			structuredData: [breadcrumbData(url, [{ label: t('home'), to: href('/') }, { label: title }])],
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A legal page with the days of its text and the one before, long-form (docs/product.md#notices). */
export default function Legal({ loaderData: { legal } }: Route.ComponentProps) {
	const { t } = useWords()
	const { page, title, lead, dates, article } = legal
	return (
		<ArticlePage
			crumbs={[{ label: t('home'), to: href('/') }, { label: title }]}
			title={title}
			lead={lead}
			meta={<p className="meta mono">{dates.join(' · ')}</p>}
			article={article}
			aside={
				<SideList title={t('legal_pages')}>
					{LEGAL_PAGES.map((one) => (
						<Link
							key={one}
							to={href(`/${one}`)}
							prefetch="intent"
							aria-current={one === page ? 'page' : undefined}
						>
							{t(LABEL[one])}
						</Link>
					))}
				</SideList>
			}
		/>
	)
}
