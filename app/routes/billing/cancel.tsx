import '~/features/account/words/load'
import '~/features/billing/canceling/words/load'
import '~/features/billing/own-plan/words/load'
import '~/features/billing/words/load'
import '~/features/billing/style.css'
import '~/features/billing/canceling/style.css'
import { data, href, useNavigation } from 'react-router'
import { PLANS } from '~/core/plans'
import { Refused } from '~/core/refuse.server'
import { CancelInput, cancelOwnPlan } from '~/features/billing/canceling/cancel.server'
import { type CancelAnswer, CancelPage, TYPED_REASON } from '~/features/billing/canceling/cancel-page'
import { REASON_AT_MOST } from '~/features/billing/canceling/cancel-reason'
import { NothingToCancelPage } from '~/features/billing/canceling/nothing-to-cancel'
import { planChangeAddress } from '~/features/billing/ui/plan-address'
import { translateInto } from '~/i18n/translate.server'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import type { Route } from './+types/cancel'
import { cancelView } from './cancel-view.server'

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const shown = await cancelView(member, args.context)
	const title =
		'plan' in shown ? t('cancel_plan', { plan: PLANS[shown.plan.tier].title }) : t('cancel_none_title')
	return {
		shown,
		userId: member.userId,
		meta: pageMeta(args.url, { title, description: t('settings_text'), isIndexed: false }),
	}
}

/** Cancels the contract that the page showed; what was typed stays where nothing comes of it. */
export async function action(args: Route.ActionArgs) {
	const sent = await readForm(args.request)
	await giveBackToSignedOut(args, { reason: 'cancel_reason' }, sent)
	const member = requireMember(args)
	const { draft, errors } = returned(sent, textsOf(sent, { reason: '' }), { reason: REASON_AT_MOST })
	const form = CancelInput.safeParse(Object.fromEntries(sent))
	if (!form.success) {
		const wrong = fieldErrors(form.error)
		if (wrong.contract) return data<CancelAnswer>({ ...draft, problem: 'invalid_input' }, { status: 400 })
		return data<CancelAnswer>({ ...draft, errors: { ...wrong, ...errors } }, { status: 400 })
	}
	try {
		const outcome = await cancelOwnPlan(member, form.data)
		return redirectWithToast(
			planChangeAddress(),
			outcome === 'canceled' ? 'plan_canceled' : 'plan_was_canceled',
		)
	} catch (error) {
		// The page says what is true now: that there is nothing to cancel, or another plan.
		const isOver = error instanceof Refused && error.code === 'not_found'
		if (isOver) return redirectWithToast(href('/settings/cancel'), 'no_plan_to_change', { kind: 'hint' })
		const { problem, values, init } = formProblem(error, 'cancel_failed')
		return data<CancelAnswer>({ ...draft, problem, values }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return sendTypedTexts(TYPED_REASON, serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The page to which 'Cancel' leads (docs/product.md#plans). */
export default function Cancel({ loaderData: { shown, userId }, actionData }: Route.ComponentProps) {
	const isBusy = useNavigation().formData?.has('contract') ?? false
	if ('nothing' in shown) return <NothingToCancelPage nothing={shown.nothing} />
	return <CancelPage plan={shown.plan} userId={userId} answer={actionData} isBusy={isBusy} />
}
