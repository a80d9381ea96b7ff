import { href, redirect, redirectDocument } from 'react-router'
import { planChangeAddress } from '~/components/plan/plan-address'
import { loginPath } from '~/domain/next-path'
import { scheduleChange, undoScheduledChange } from '~/domain/plan-change.server'
import { SubscriptionForm } from '~/domain/plan-form'
import { openPortal } from '~/domain/portal.server'
import { upgradeNow } from '~/domain/upgrade.server'
import { isSignedIn } from '~/domain/viewer'
import { goOn } from '~/flash.server'
import { formProblem } from '~/form-problem.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/settings-subscription'

export const loader = () => redirect(href('/account'))

/** Does what a subscriber asks for, and goes back to the subscription with what came of it (product.md, Paid plans). */
export async function action(visit: Route.ActionArgs) {
	const { viewer, language, requestId } = visit.context.get(visitContext)
	if (!isSignedIn(viewer)) {
		const login = loginPath(planChangeAddress())
		return goOn(login, 'you_must_be_logged_in_to_manage_your_subscription', { kind: 'hint' })
	}
	const form = SubscriptionForm.safeParse(Object.fromEntries(await visit.request.formData()))
	if (!form.success) return goOn(planChangeAddress(), 'invalid_input', { kind: 'error' })
	const wish = form.data
	try {
		switch (wish.intent) {
			case 'portal':
				return redirectDocument((await openPortal(viewer, { language, origin: visit.url.origin })).url, 303)
			case 'undo':
				await undoScheduledChange(viewer)
				return goOn(planChangeAddress(), 'plan_change_undone')
			case 'schedule':
				await scheduleChange(viewer, wish.plan)
				return goOn(planChangeAddress(), 'plan_change_scheduled')
			case 'upgrade': {
				const outcome = await upgradeNow(viewer, wish)
				if (outcome.isDone) return goOn(planChangeAddress(), 'plan_changed')
				return redirectDocument(outcome.url, 303)
			}
		}
	} catch (error) {
		const fallback = wish.intent === 'portal' ? 'failed_to_open_subscription_management' : 'upstream_failed'
		const { problem } = formProblem(error, fallback, requestId)
		const plan = wish.intent === 'schedule' ? wish.plan : wish.intent === 'upgrade' ? 'pro' : undefined
		return goOn(planChangeAddress(plan), problem, { kind: 'error' })
	}
}
