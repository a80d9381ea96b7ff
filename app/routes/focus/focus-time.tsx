import '~/features/focus/words/load'
import '~/features/focus/styles/focus-time.css'
import { href, redirect } from 'react-router'
import { z } from 'zod'
import { opens } from '~/core/viewer'
import { readFocusTime } from '~/features/focus/time/focus-time.server'
import { TIME_UNITS } from '~/features/focus/time/time'
import { TimeView } from '~/features/focus/time/time-view'
import { translateInto } from '~/i18n/translate.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { ListError } from '~/ui/load-error'
import type { Route } from './+types/focus-time'

/** Which page of one's time: what is no unit or no day is the newest, by days. */
const Period = z.object({
	by: z.enum(TIME_UNITS).catch('days'),
	until: z.iso.date().nullable().catch(null),
})

/** Who has no plan for it is led to focus mode, which says why. */
export async function loader(args: Route.LoaderArgs) {
	const { language, timeZone } = args.context.get(requestContext)
	const member = requireMember(args)
	if (!opens(member, 'focus_mode')) throw redirect(href('/focus'), 303)
	const { by, until } = Period.parse({
		by: args.url.searchParams.get('by'),
		until: args.url.searchParams.get('until'),
	})
	const t = await translateInto(language)
	const words = { title: t('focus_time'), description: t('focus_text'), isIndexed: false }
	return {
		time: await readFocusTime(member, { unit: by, until }, timeZone),
		meta: pageMeta(args.url, words),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export function ErrorBoundary() {
	return <ListError />
}

/** A page of one's own time. */
export default function FocusTime({ loaderData }: Route.ComponentProps) {
	return <TimeView time={loaderData.time} />
}
