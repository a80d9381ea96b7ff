import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/admin/styles/people.css'
import '~/features/admin/styles/person.css'
import { data, isRouteErrorResponse } from 'react-router'
import { isAdmin, isSignedIn, isSupport } from '~/core/viewer'
import { readTrail } from '~/features/admin/audit-log.server'
import { actsOn } from '~/features/admin/person'
import { readPersonFully } from '~/features/admin/person.server'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { PersonView } from '~/features/admin/ui/person-view'
import { listPayments } from '~/features/billing/payment-history.server'
import { momentIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { log } from '~/log.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/admin-person'
import { paymentsWithDays, withDays } from './person-days.server'

export async function loader({ context, url, params }: Route.LoaderArgs) {
	const { viewer, language, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	if (!isSupport(viewer)) {
		const meta = pageMeta(url, { title: t('admin'), description: t('admin_text'), isIndexed: false })
		return data(
			{ meta, gate: { isSignedIn: isSignedIn(viewer), here: url.pathname }, page: null },
			{ status: 403 },
		)
	}
	const person = await readPersonFully(viewer, params.id)
	const payments = await listPayments(person.userId).catch((err: unknown) => {
		log.warn({ err }, 'the payments of a person could not be asked for')
		return null
	})
	const trail = await readTrail(viewer, person.userId)
	const meta = pageMeta(url, { title: person.name, description: t('admin_text'), isIndexed: false })
	const page = {
		person: withDays(person, timeZone),
		payments: payments && paymentsWithDays(payments, timeZone),
		trail: trail.map((line) => ({ ...line, at: momentIn(timeZone, language, new Date(line.at)) })),
		seenAt: person.seenAt && momentIn(timeZone, language, new Date(person.seenAt)),
		acts: actsOn(person, viewer),
		isSelf: person.userId === viewer.userId,
		canChangeRoles: isAdmin(viewer),
	}
	return data({ meta, gate: null, page })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** One person: plan, payments, what they made, and what can be done (docs/product.md#people). */
export default function AdminPerson({ loaderData: { gate, page } }: Route.ComponentProps) {
	if (!page) return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={gate?.here} />
	return <PersonView {...page} />
}

/** Somebody who is not there is told from a page that broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { t } = useWords()
	const isGone = isRouteErrorResponse(error) && error.status === 404
	if (!isGone) return <LoadError message="error_loading_user_data" />
	return <NothingHere title={t('user_not_found')} message="user_not_found" text={t('person_gone_text')} />
}
