import { data, type RouterContextProvider, redirectDocument } from 'react-router'
import { loginPath } from '~/core/next-path'
import { Refused } from '~/core/refuse.server'
import { isSignedIn, type Member } from '~/core/viewer'
import { resumeOwnPlan } from '~/features/billing/canceling/cancel.server'
import { scheduleChange, undoScheduledChange } from '~/features/billing/plan-change.server'
import { planOf, SubscriptionInput } from '~/features/billing/plan-form'
import { openPortal } from '~/features/billing/portal.server'
import { planChangeAddress } from '~/features/billing/ui/plan-address'
import { upgradeNow } from '~/features/billing/upgrade.server'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId, MessageValues } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { type RequestContext, requestContext } from '~/requests/request-context.server'

interface Asked {
	request: Request
	context: Readonly<RouterContextProvider>
	url: URL
}

/** Why nothing came of a subscriber's wish, as the subscription tab shows it. */
export interface PlanProblem {
	planProblem: { id: MessageId; text: string }
}

/**
 * Does what a subscriber asks for in settings, subscription tab, and goes on to what came of it; where nothing did, the
 * page stays with the reason and its status (docs/product.md#addresses, docs/product.md#plans).
 */
export async function takePlanForm({ request, context, url }: Asked) {
	const current = context.get(requestContext)
	const { viewer } = current
	if (!isSignedIn(viewer)) {
		const login = loginPath(planChangeAddress())
		return redirectWithToast(login, 'you_must_be_logged_in_to_manage_your_subscription', { kind: 'hint' })
	}
	const form = SubscriptionInput.safeParse({
		plan: planOf(url),
		...Object.fromEntries(await readForm(request)),
	})
	if (!form.success) return answer('invalid_input', current, { status: 400 })
	const wish = form.data
	try {
		return await fulfil(wish, viewer, current, url.origin)
	} catch (error) {
		const overtaken = wish.intent === 'portal' ? undefined : overtakenBy(error)
		if (overtaken) return redirectWithToast(planChangeAddress(), overtaken, { kind: 'hint' })
		const fallback = wish.intent === 'portal' ? 'failed_to_open_subscription_management' : 'upstream_failed'
		const { problem, values, init } = formProblem(error, fallback)
		return answer(problem, current, init, values)
	}
}

/** What to say where the page was behind: another tab or device was faster, or the plan ended while it was open. */
function overtakenBy(error: unknown): MessageId | undefined {
	if (!(error instanceof Refused)) return undefined
	if (error.code === 'already_subscribed') return 'already_subscribed'
	return error.code === 'not_found' ? 'no_plan_to_change' : undefined
}

async function fulfil(
	wish: ReturnType<typeof SubscriptionInput.parse>,
	member: Member,
	{ language }: RequestContext,
	origin: string,
): Promise<Response> {
	switch (wish.intent) {
		case 'portal':
			return redirectDocument((await openPortal(member, { language, origin })).url, 303)
		case 'undo':
			await undoScheduledChange(member)
			return redirectWithToast(planChangeAddress(), 'plan_change_undone')
		case 'resume':
			await resumeOwnPlan(member)
			return redirectWithToast(planChangeAddress(), 'plan_resumed')
		case 'schedule':
			await scheduleChange(member, wish)
			return redirectWithToast(planChangeAddress(), 'plan_change_scheduled')
		case 'upgrade': {
			const outcome = await upgradeNow(member, wish)
			if (outcome.isDone) return redirectWithToast(planChangeAddress(), 'plan_changed')
			return redirectDocument(outcome.url, 303)
		}
	}
}

async function answer(
	id: MessageId,
	{ language }: RequestContext,
	init: { status: number; headers?: Headers },
	values?: MessageValues,
) {
	const t = await translateInto(language)
	return data<PlanProblem>({ planProblem: { id, text: t(id, values) } }, init)
}
