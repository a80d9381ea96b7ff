import '~/features/locker/words/load'
import '~/features/billing/ui/gate.css'
import '~/features/locker/style.css'
import { type MemberWith, opens } from '~/core/viewer'
import { countSaved } from '~/features/locker/locker.server'
import { COLUMNS_COOKIE, parseColumns } from '~/features/locker/ui/column-choice'
import { LockerGate } from '~/features/locker/ui/locker-gate'
import { type LockerPage, LockerView } from '~/features/locker/ui/locker-view'
import { readCookie } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { ListError } from '~/ui/load-error'
import type { Route } from './+types/prompt-locker'
import { countAsked, readAskedCards } from './locker-page.server'

/** Visitors go to log in; who has no Legend plan learns why, with a way to what they saved (docs/product.md#gates). */
export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('nav_locker'), description: t('locker_lead'), isIndexed: false }
	const meta = pageMeta(args.url, words)
	if (!opens(member, 'locker'))
		return { meta, gate: { userId: member.userId, saved: await countSaved(member) }, page: null }
	return { meta, gate: null, page: await readPage(args, member) }
}

async function readPage(args: Route.LoaderArgs, legend: MemberWith<'locker'>): Promise<LockerPage> {
	const { cards, count, next, asked, categories, after } = await readAskedCards(args, legend, true)
	const fromHere = count ?? 0
	const found = after === null ? fromHere : await countAsked(args, legend, asked)
	const isAll = asked.query.trim() === '' && asked.category === 'all'
	return {
		readAt: Date.now(),
		userId: legend.userId,
		asked,
		categories,
		total: isAll ? found : await countSaved(legend),
		cards,
		found,
		before: found - fromHere,
		next,
		columns: parseColumns(readCookie(args.request, COLUMNS_COOKIE)),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export { ListError as ErrorBoundary }

/** The prompt locker: for Legends; everybody else who is signed in sees why not. */
export default function PromptLocker({ loaderData: { gate, page } }: Route.ComponentProps) {
	return page ? <LockerView key={page.readAt} page={page} /> : <LockerGate {...gate} />
}
