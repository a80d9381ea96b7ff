import '~/features/articles/words/load'
import '~/features/articles/styles/article-index.css'
import { href, Link } from 'react-router'
import { listQuestions } from '~/features/articles/article.server'
import { Questions } from '~/features/articles/ui/questions'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { breadcrumbData } from '~/requests/structured-data.server'
import type { Route } from './+types/faq'
import { questionsData } from './article-data.server'

export async function loader({ context, url }: Route.LoaderArgs) {
	const { language } = context.get(requestContext)
	const t = await translateInto(language)
	const questions = listQuestions(language)
	return {
		questions,
		meta: pageMeta(url, {
			title: t('faq_title'),
			description: t('faq_meta_description'),
			language,
			structuredData: [
				breadcrumbData(url, [{ label: t('home'), to: href('/') }, { label: t('faq_title') }]),
				questionsData(url, language, questions),
			],
		}),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The eight questions; any number may be open. */
export default function Faq({ loaderData: { questions } }: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<div className="two faq">
				<div>
					<h1>{t('faq_title')}</h1>
					<p className="muted">
						{t('faq_something_else')} <Link to={href('/contact')}>{t('faq_write')}</Link> {t('faq_answer')}
					</p>
				</div>
				<Questions questions={questions} />
			</div>
		</div>
	)
}
