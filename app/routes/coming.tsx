import { data } from 'react-router'
import { NothingHere } from '~/components/site/problem-page'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/page-meta.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/coming'

/** Stands where a link leads to a screen that is not built yet. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const t = await translateInto(context.get(visitContext).language)
	const meta = pageMeta(url, { title: t('coming_title'), description: t('coming_text'), isIndexed: false })
	return data({ meta }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Coming() {
	const { t } = useWords()
	return <NothingHere title={t('coming_title')} message="coming_title" text={t('coming_text')} />
}
