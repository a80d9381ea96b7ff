import '~/features/account/words/load'
import '~/features/admin/words/load'
import { data, href, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { newId } from '~/core/new-id'
import { refuse } from '~/core/refuse.server'
import { isSignedIn, isSupport, type Support } from '~/core/viewer'
import { actsOn, isPersonAct } from '~/features/admin/person'
import { readPersonFully } from '~/features/admin/person.server'
import { readRefundable } from '~/features/admin/refund-act.server'
import { ACT_LABELS, ActForm, type RefundShown, typedAct } from '~/features/admin/ui/act-form'
import { ACT_WORDS } from '~/features/admin/ui/act-words'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { type Language, LOCALE } from '~/i18n/language'
import { dayIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember, requireSupport } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/admin-person-act'
import { takeActForm } from './admin-person-act.server'
import { withDays } from './person-days.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url, params: { id, act } }: Route.LoaderArgs) {
	const { viewer, language, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const admin = { title: t('admin'), description: t('admin_text'), isIndexed: false }
	if (!isSupport(viewer)) {
		const gate = { isSignedIn: isSignedIn(viewer), here: url.pathname }
		return data({ meta: pageMeta(url, admin), gate, page: null }, { status: 403 })
	}
	if (!isPersonAct(act)) throw refuse('not_found')
	const person = await readPersonFully(viewer, id)
	const own = href('/admin/people/:id', { id })
	// What another admin has done meanwhile, or nobody may do to them, is told where one sees how they stand.
	if (!actsOn(person, viewer).includes(act)) {
		throw redirectWithToast(own, 'act_not_now', { kind: 'hint' })
	}
	const meta = pageMeta(url, { ...admin, title: `${t(ACT_WORDS[act].title)}: ${person.name}` })
	const seenUntil = person.plan.given?.endsAt ?? ''
	const refund = act === 'refund' ? await readRefund(viewer, id, url, { language, timeZone }) : null
	return data({ meta, gate: null, page: { person: withDays(person, timeZone), act, seenUntil, refund } })
}

/** The payment that a page of refunding is about, as it is shown. */
async function readRefund(
	by: Support,
	userId: string,
	{ searchParams }: URL,
	{ language, timeZone }: { language: Language; timeZone: string },
): Promise<RefundShown> {
	const payment = searchParams.get('payment') ?? ''
	const { amount, refunded, currency, createdAt } = await readRefundable(by, userId, payment)
	const left = (amount - refunded) / 100
	const locale = LOCALE[language]
	return {
		payment,
		wish: newId(),
		seenRefunded: refunded,
		left: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(left),
		amount: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(left),
		day: dayIn(timeZone, new Date(createdAt)),
	}
}

/** Does what was confirmed, and leads back to the person; what is refused stays with its reason. */
export async function action(args: Route.ActionArgs) {
	const { act, id } = args.params
	if (!isPersonAct(act)) throw refuse('not_found')
	const form = await readForm(args.request)
	await giveBackToSignedOut(args, ACT_LABELS, form)
	requireMember(args)
	return takeActForm(requireSupport(args), { act, userId: id }, form)
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
	return sendTypedTexts(typedAct(params.act, params.id), serverAction)
}

/**
 * What is refused for a page that is behind is shown beside how things are now. A form whose answer was lost keeps its wish:
 * what was done for it must not be done again.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return actionStatus === 409 || defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Asks before something is done to somebody, and why (docs/product.md#people). */
export default function AdminPersonAct({ loaderData: { gate, page }, actionData }: Route.ComponentProps) {
	if (!page) return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={gate?.here} />
	return <ActForm key={page.act} {...page} answer={actionData} />
}

/** Somebody who is not there is told from a page that broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { t } = useWords()
	const status = isRouteErrorResponse(error) ? error.status : 500
	if (status === 403) return <AdminGate isSignedIn />
	if (status !== 404) {
		return (
			<FormError>
				<LoadError message="error_loading_user_data" />
			</FormError>
		)
	}
	return <NothingHere title={t('user_not_found')} message="user_not_found" text={t('person_gone_text')} />
}
