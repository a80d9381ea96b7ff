import type { CommandAnswer } from '~/core/command-answer'
import { Refused } from '~/core/refuse.server'
import { translateInto } from '~/i18n/translate.server'
import { findUserByEmail, grantAdmin, listAdmins, revokeAdmin } from './admin.server'

/** Does what `npm run admin` was asked: `grant EMAIL`, `revoke EMAIL`, or `list`. Answers what to print, in English. */
export async function runAdminCommand([verb, email = '']: readonly string[]): Promise<CommandAnswer> {
	try {
		return { isDone: true, lines: await run(verb, email) }
	} catch (error) {
		if (!(error instanceof Refused)) throw error
		const t = await translateInto('en')
		const isUnknown = error.message === 'user_not_found'
		return {
			isDone: false,
			lines: [isUnknown ? `There is no account with ${email}.` : t(error.message ?? 'conflict')],
		}
	}
}

async function run(verb: string | undefined, email: string): Promise<string[]> {
	if (verb === 'list') return describeAdmins()
	const { userId } = await findUserByEmail(email)
	if (verb === 'grant') {
		await grantAdmin(null, userId)
		return [`${email} is an admin now.`]
	}
	await revokeAdmin(null, userId)
	return [`${email} is no admin any more.`]
}

async function describeAdmins(): Promise<string[]> {
	const admins = await listAdmins()
	if (admins.length === 0) return ['There is no admin yet. Make one: npm run admin -- grant EMAIL']
	return admins.map(({ email, since }) => `${email}, since ${since.toISOString().slice(0, 10)}`)
}
