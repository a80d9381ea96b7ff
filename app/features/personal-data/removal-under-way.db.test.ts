import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { changePassword } from '~/features/account/password.server'
import { aBrowserOf, PASSWORD } from '../../../tests/support/accounts'
import { withBilling } from '../../../tests/support/billing/billing'
import { withTroubles } from '../../../tests/support/billing/stripe-troubles'
import { removeAccount } from './account-removal.server'

const billing = withBilling()

test('who deletes an account by a password that was replaced meanwhile has no say in it any more', async () => {
	const member = await billing.aBuyer()
	const ownersBrowser = await aBrowserOf(member)
	const end = withTroubles(billing.account, {
		when: /^DELETE \/v1\/customers/,
		async happen() {
			await changePassword(member, { current: PASSWORD, wanted: 'nobody knows this one' }, ownersBrowser)
			return undefined
		},
	})
	await expect(removeAccount(member, PASSWORD)).rejects.toMatchObject({ code: 'signed_out' })
	end()
	expect(await db().select().from(user).where(eq(user.id, member.userId))).toHaveLength(1)
})
