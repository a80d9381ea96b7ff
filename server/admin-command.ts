import { once } from 'node:events'
import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { backgroundIsDone } from '~/core/background.server'
import { Refused } from '~/core/refuse.server'
import { STAFF_ROLES, type StaffRole } from '~/core/viewer'
import { closeDatabase, openDatabase } from '~/db/client.server'
import { env } from '~/env/env.server'
import { translateInto } from '~/i18n/translate.server'
import { log } from '~/log.server'
import { findUserByEmail, grantRole, listStaff, revokeRole } from '../app/features/admin/role.server'
import { setUpBilling } from '../app/features/billing/billing-setup.server'
import { reconcileNow } from '../app/features/billing/billing-upkeep.server'
import { StripeFailure } from '../app/features/billing/stripe/stripe-failure.server'
import { fillLibrary } from '../app/features/library/versions/fill.server'
import { loadLibrary } from '../app/features/library/versions/snapshot.server'
import { connectStripe } from './billing/stripe-connection'
import { runLibraryCommand } from './library-command'
import { runNoticeCommand } from './notice-command'

/** What a command of the terminal came to. */
interface CommandAnswer {
	isDone: boolean
	lines: string[]
}

const Words = z.array(z.string().max(4_096)).max(8)

const UP_TO_DATE = 'The tables are as this version needs them.'

/** `npm run admin`, `billing`, `library` or `db -- migrate` in a process of its own: opens what it needs for this one command. */
export async function administer(words: readonly string[]): Promise<CommandAnswer> {
	await openDatabase({ url: env().databaseUrl, folder: env().dataFolder })
	const stripe = words[0] === 'billing' ? await connectStripe() : undefined
	try {
		if (words[0] === 'library') {
			await fillLibrary()
			await loadLibrary()
		}
		return await runCommand(words, { tell: (line) => process.stdout.write(`${line}\n`) })
	} finally {
		await backgroundIsDone()
		await stripe?.close()
		await closeDatabase()
	}
}

interface Caller {
	/** Aborted when nobody waits for the command any more. */
	signal?: AbortSignal
	/** Told what is done, where somebody reads along. */
	tell?: (line: string) => void
}

function runCommand(words: readonly string[], { signal, tell }: Caller): Promise<CommandAnswer> {
	// Who opens a database brings it up to date.
	if (words[0] === 'migrate') return Promise.resolve({ isDone: true, lines: [UP_TO_DATE] })
	if (words[0] === 'library') return runLibraryCommand(words.slice(1), signal, tell)
	if (words[0] === 'notice') return runNoticeCommand(words.slice(1))
	return words[0] === 'billing' ? runBillingCommand(words.slice(1)) : runAdminCommand(words)
}

/**
 * `npm run admin`, `billing` or `library` while the product runs on its embedded database, which nobody else can open: commands come by a Unix
 * socket beside the database's own, which only the user can reach who runs the product.
 */
export async function listenForAdmin(dataFolder: string): Promise<{ close(): void }> {
	const path = join(readFileSync(join(dataFolder, 'socket-folder'), 'utf8'), '.s.admin')
	rmSync(path, { force: true })
	const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket)).listen(path)
	await once(server, 'listening')
	chmodSync(path, 0o600)
	return server
}

async function answer(socket: Socket): Promise<void> {
	const ending = new AbortController()
	socket.on('error', () => socket.destroy())
	socket.on('close', () => ending.abort())
	try {
		const words = Words.parse(JSON.parse(await text(socket)))
		socket.end(JSON.stringify(await runCommand(words, { signal: ending.signal })))
	} catch (err) {
		log.error({ err }, 'a command failed')
		socket.destroy()
	}
}

/** Does what `npm run admin` was asked: `grant EMAIL [ROLE]`, `revoke EMAIL [ROLE]`, or `list`. Answers what to print, in English. */
async function runAdminCommand([
	verb,
	email = '',
	named = 'admin',
]: readonly string[]): Promise<CommandAnswer> {
	const role = STAFF_ROLES.find((one) => one === named)
	if (!role)
		return { isDone: false, lines: [`There is no role ${named}; there are ${STAFF_ROLES.join(', ')}.`] }
	try {
		return { isDone: true, lines: await run(verb, email, role) }
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

/** What somebody with a role is called in a sentence. */
const CALLED: Record<StaffRole, string> = { admin: 'admin', editor: 'editor', support: 'support agent' }

async function run(verb: string | undefined, email: string, role: StaffRole): Promise<string[]> {
	if (verb === 'list') return describeStaff()
	const { userId } = await findUserByEmail(email)
	const wish = { userId, role, reason: null }
	if (verb === 'grant') {
		await grantRole(null, wish)
		return [`${email} is ${role === 'support' ? 'a' : 'an'} ${CALLED[role]} now.`]
	}
	await revokeRole(null, wish)
	return [`${email} is no ${CALLED[role]} any more.`]
}

async function describeStaff(): Promise<string[]> {
	const staff = await listStaff()
	const lines = staff.map(
		({ email, role, since }) => `${email}, ${role} since ${since.toISOString().slice(0, 10)}`,
	)
	if (staff.some(({ role }) => role === 'admin')) return lines
	return ['There is no admin yet. Make one: npm run admin -- grant EMAIL', ...lines]
}

/** Does what `npm run billing` was asked: `setup` or `reconcile`. Answers what to print, in English. */
async function runBillingCommand([verb]: readonly string[]): Promise<CommandAnswer> {
	try {
		return verb === 'setup' ? { isDone: true, lines: await setUpBilling() } : await runReconciliation()
	} catch (error) {
		if (!(error instanceof StripeFailure)) throw error
		return { isDone: false, lines: [`Stripe said no, or nothing: ${error.message}`] }
	}
}

async function runReconciliation(): Promise<CommandAnswer> {
	const lines = await reconcileNow()
	if (lines === null) return { isDone: false, lines: ['Another process is comparing with Stripe right now.'] }
	return { isDone: true, lines: lines.length > 0 ? lines : ['Everything is as Stripe says.'] }
}
