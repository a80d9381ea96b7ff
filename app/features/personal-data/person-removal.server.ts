import { refuse } from '~/core/refuse.server'
import type { Admin } from '~/core/viewer'
import { recorded } from '~/features/admin/audit-log.server'
import { requireActedOn } from '~/features/admin/person-guard.server'
import { endAccount } from './account-removal.server'

/**
 * Deletes somebody's account as they would themselves: at Stripe first, then all that is theirs, for good (docs/product.md#people).
 * Refuses as `requireActedOn` does, with `conflict` for an admin (act_take_role_first), with `invalid_input` (confirmation_differs) where
 * another address was typed than theirs, and with `upstream_failed` (account_kept): then everything stays.
 */
export async function removePerson(
	by: Admin,
	{ userId, reason, confirmation }: { userId: string; reason: string; confirmation: string },
): Promise<void> {
	const person = await requireActedOn(by, userId)
	if (person.roles.includes('admin')) throw refuse('conflict', undefined, { message: 'act_take_role_first' })
	if (confirmation.trim().toLowerCase() !== person.email) {
		throw refuse('invalid_input', undefined, { message: 'confirmation_differs' })
	}
	await recorded({ action: 'delete', userId, byUserId: by.userId, reason }, () => endAccount(person))
}
