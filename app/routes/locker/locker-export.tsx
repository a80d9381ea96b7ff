import '~/features/locker/words/load'
import '~/features/locker/style.css'
import { href } from 'react-router'
import { FormatList } from '~/features/locker/export/format-list'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/locker-export'

/** For whoever is signed in: what they saved stays theirs after the plan (docs/product.md#locker). */
export async function loader(args: Route.LoaderArgs) {
	requireMember(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('export_title'), description: t('export_lead'), isIndexed: false }
	return { meta: pageMeta(args.url, words) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** All that somebody saved, in the format of whatever tool it shall go on in. */
export default function LockerExport() {
	const { t } = useWords()
	return (
		<FormPage
			title={t('export_title')}
			text={t('export_lead')}
			crumbs={[{ label: t('nav_locker'), to: href('/prompt-locker') }]}
		>
			<FormatList />
		</FormPage>
	)
}
