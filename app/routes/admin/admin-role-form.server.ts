import { data, href } from 'react-router'
import { z } from 'zod'
import type { Admin } from '~/core/viewer'
import { REASON_AT_MOST } from '~/features/admin/audit'
import { Reason, StaffRoleInput } from '~/features/admin/people-input.server'
import { grantRole, readPerson, revokeRole } from '~/features/admin/role.server'
import type { AdminAnswer } from '~/features/admin/ui/set-admin-form'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import type { SentForm } from '~/requests/form-request.server'

/** More than any user's id. */
const LONGEST_ID = 100
/** A form that says neither is the one of old, which makes an admin. */
const Change = z.object({
	intent: z.enum(['grant', 'revoke']).default('grant'),
	role: StaffRoleInput.default('admin'),
})

/**
 * Gives a role to a user id, or takes it away (docs/product.md#messages): nobody's role changes by one press, but by the one that
 * undoes a change.
 */
export async function takeRoleForm(admin: Admin, form: SentForm) {
	const typed = textsOf(form, { userId: '', reason: '' })
	const { draft, errors } = returned(form, typed, { userId: LONGEST_ID, reason: REASON_AT_MOST })
	const userId = draft.userId.trim()
	if (typed.userId.trim().length > LONGEST_ID) {
		return data<AdminAnswer>({ userId, error: errors.userId ?? 'user_not_found' }, { status: 400 })
	}
	if (!userId) return data<AdminAnswer>({ userId, error: 'please_enter_user_id' }, { status: 400 })
	const change = Change.safeParse(Object.fromEntries(form))
	if (!change.success) return data<AdminAnswer>({ userId, problem: 'error_setting_admin' }, { status: 400 })
	const { intent, role } = change.data
	const isFromPerson = form.get('from') === 'person'
	try {
		const isOneself = userId === admin.userId
		const asks = async () => ({
			intent,
			role,
			person: await readPerson(admin, userId),
			isOneself,
			isFromPerson,
		})
		if (form.get('confirmed') !== 'yes') return data<AdminAnswer>({ asks: await asks() })
		const isUndo = form.get('undo') === 'yes'
		const reason = isUndo ? null : Reason.safeParse(typed.reason)
		if (reason && !reason.success) {
			const error = errors.reason ?? (typed.reason.trim() ? 'act_reason_long' : 'act_reason_missing')
			return data<AdminAnswer>({ asks: { ...(await asks()), reason: draft.reason, error } }, { status: 400 })
		}
		const wish = { userId, role, reason: reason?.data ?? null }
		await (intent === 'revoke' ? revokeRole(admin, wish) : grantRole(admin, wish))
		const words = role === 'admin' ? ADMIN_DONE : ROLE_DONE
		return redirectWithToast(changedAddress(userId, role, isFromPerson), words[intent])
	} catch (error) {
		const { problem, init } = formProblem(error, 'error_setting_admin')
		return problem === 'user_not_found'
			? data<AdminAnswer>({ userId, error: problem }, init)
			: data<AdminAnswer>({ userId, problem }, init)
	}
}

const ADMIN_DONE = { grant: 'admin_role_assigned', revoke: 'admin_role_removed' } as const
const ROLE_DONE = { grant: 'role_assigned', revoke: 'role_removed' } as const

function changedAddress(userId: string, role: string, isFromPerson: boolean): string {
	// Their page says which roles they have, and takes or gives each.
	if (isFromPerson) return href('/admin/people/:id', { id: userId })
	const changed = new URLSearchParams({ changed: userId, ...(role === 'admin' ? {} : { role }) })
	return `${href('/admin')}?${changed}`
}
