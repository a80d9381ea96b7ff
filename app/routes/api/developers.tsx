import '~/features/api/words/load'
import '~/features/articles/styles/article.css'
import '~/features/api/style.css'
import '~/features/articles/styles/prose.css'
import { href, Link } from 'react-router'
import { limitOf } from '~/core/limit.server'
import { env } from '~/env/env.server'
import { listOperations } from '~/features/api/api-listing.server'
import { describeApi } from '~/features/api/openapi.server'
import { Command, Operation } from '~/features/api/operation'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { breadcrumbData } from '~/requests/structured-data.server'
import { Breadcrumb } from '~/ui/breadcrumb'
import type { Route } from './+types/developers'

export async function loader({ context, url }: Route.LoaderArgs) {
	const { language } = context.get(requestContext)
	const t = await translateInto(language)
	const api = await describeApi(language)
	const title = t('nav_developers')
	const crumbs = [{ label: t('home'), to: href('/') }, { label: title }]
	return {
		summary: api.info.description,
		operations: listOperations(api),
		origin: env().origin,
		api: `${env().origin}/api`,
		mcp: `${env().origin}/mcp`,
		perAddress: limitOf('apiAddress', env()),
		perPerson: limitOf('apiPerson', env()),
		meta: pageMeta(url, {
			title,
			description: t('developers_meta_description'),
			language,
			structuredData: [breadcrumbData(url, crumbs)],
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The API for programs (docs/product.md#for-programs), its operations as `/api/openapi.json` describes them. */
export default function Developers({ loaderData }: Route.ComponentProps) {
	const { summary, operations, origin, api, mcp, perAddress, perPerson } = loaderData
	const { t, number, language } = useWords()
	return (
		<div className="wrap">
			<Breadcrumb crumbs={[{ label: t('home'), to: href('/') }, { label: t('nav_developers') }]} />
			<header className="article-head">
				<h1>{t('nav_developers')}</h1>
				<p className="lead">{t('developers_lead')}</p>
			</header>
			<div className="developers">
				<section>
					<h2>{t('api_try')}</h2>
					<p>{t('api_try_text')}</p>
					<Command text={`curl '${api}/v1/prompts?limit=5&lang=${language}'`} />
					<Command text={`curl '${api}/v1/prompts/1?lang=${language}'`} />
				</section>
				<section>
					<h2>{t('api_with_token')}</h2>
					<p>{t('api_with_token_text')}</p>
					<Link className="button button-primary" to={href('/settings/tokens')}>
						{t('api_with_token_make')}
					</Link>
					<Command
						text={[
							"export PRONTO_TOKEN='pronto_…'",
							`curl -H "Authorization: Bearer $PRONTO_TOKEN" '${api}/v1/prompts/2?lang=${language}'`,
						].join('\n')}
					/>
				</section>
				<section>
					<h2>{t('api_operations')}</h2>
					<p>{summary}</p>
					<p>
						<a href={`/api/openapi.json?lang=${language}`}>{t('api_see_description')}</a>
					</p>
					{operations.map((operation) => (
						<Operation key={operation.id} operation={operation} />
					))}
				</section>
				<section>
					<h2>{t('api_prefill')}</h2>
					<p>{t('api_prefill_text')}</p>
					<Command text={`${origin}/prompt/1#service=bike&job+hours=2.5`} />
				</section>
				<section>
					<h2>{t('api_assistants')}</h2>
					<ul>
						<li>{t('api_assistants_mcp', { address: mcp })}</li>
						<li>{t('api_assistants_files')}</li>
					</ul>
				</section>
				<section>
					<h2>{t('api_limits')}</h2>
					<ul>
						<li>{t('api_limits_pages')}</li>
						<li>{t('api_limits_cache')}</li>
						<li>{t('api_limits_count', { address: number(perAddress), person: number(perPerson) })}</li>
						<li>{t('api_limits_errors')}</li>
						<li>{t('api_limits_origins')}</li>
					</ul>
				</section>
			</div>
		</div>
	)
}
