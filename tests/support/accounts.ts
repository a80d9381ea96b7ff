import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { sendToOutbox } from '~/core/mail.server'
import type { PaidTier } from '~/core/plans'
import { monthlyPrice } from '~/core/plans'
import { type Admin, type Member, opens, type Support } from '~/core/viewer'
import { db } from '~/db/client.server'
import { addUser, type Device } from '~/features/account/account.server'
import { hashPassword } from '~/features/account/better-auth/password-hash.server'
import { type SignedIn, startSession } from '~/features/account/session.server'
import { readViewer } from '~/features/account/viewer.server'
import { grantRole } from '~/features/admin/role.server'
import { subscriptions } from '~/features/billing/schema.server'
import { type Outbox, type OutboxMail, readOutbox, startOutbox } from '../../sandbox/mail/outbox'
import type { Legend, Subscriber } from './people'

const MONTH_MS = 30 * 86_400_000
export const PASSWORD = 'a good password'

export function anEmail(): string {
	return `${randomUUID()}@pronto.test`
}

/** Where requests of a test come from: an address of its own, so that tests don't count against each other. */
export function aClient(headers = new Headers()): Device {
	return { address: randomUUID(), headers }
}

/** Made once: a hash is slow by intent, and most tests are not about how it is made. */
let hashed: Promise<string> | undefined

/** A person with an account, stored, whose password is `PASSWORD`. */
export async function anAccount({
	email = anEmail(),
	isConfirmed = true,
	language = 'en' as 'en' | 'pt',
} = {}) {
	hashed ??= hashPassword(PASSWORD)
	const userId = await addUser({ email, password: await hashed, language, isConfirmed })
	return { userId, email, password: PASSWORD }
}

/** Headers of a browser with a session. */
export function browserOf({ setCookie }: SignedIn): Headers {
	return new Headers({ Cookie: setCookie.map((cookie) => cookie.split(';')[0]).join('; ') })
}

/** Headers of a browser in which a stored person is signed in. */
export async function aBrowserOf({ userId }: { userId: string }): Promise<Headers> {
	return browserOf(await startSession(userId))
}

/** The ticket of a stored person who is signed in. */
export async function aStoredMember(given: Parameters<typeof anAccount>[0] = {}): Promise<Member> {
	const { userId } = await anAccount(given)
	const { viewer } = await readViewer(browserOf(await startSession(userId)))
	if (viewer.userId === null) throw new Error('The session that was just started is not known.')
	return viewer
}

/** An admin and somebody of support, stored with their roles. */
export async function aStoredStaff(): Promise<{ admin: Admin; support: Support }> {
	const [admin, support] = [await aStoredMember(), await aStoredMember()]
	await grantRole(null, { userId: admin.userId, role: 'admin', reason: null })
	await grantRole(null, { userId: support.userId, role: 'support', reason: null })
	return { admin: { ...admin, isAdmin: true }, support: { ...support, isSupport: true } }
}

/** Stores a paid plan as if Stripe had just told of it, good for a month. */
export async function givePlan(userId: string, tier: PaidTier): Promise<void> {
	const now = new Date()
	const state = {
		subscriptionId: `sub_${randomUUID()}`,
		status: 'active' as const,
		tier,
		currency: 'USD' as const,
		amount: monthlyPrice(tier, 'USD') * 100,
		currentPeriodEnd: new Date(now.getTime() + MONTH_MS),
		cancelAtPeriodEnd: false,
		ticket: 1,
		checkedAt: now,
	}
	await db()
		.insert(subscriptions)
		.values({ userId, ...state })
		.onConflictDoUpdate({ target: subscriptions.userId, set: state })
}

/** The ticket of a stored Creator. */
export async function aStoredSubscriber(): Promise<Subscriber> {
	const { userId } = await anAccount()
	await givePlan(userId, 'premium')
	const { viewer } = await readViewer(browserOf(await startSession(userId)))
	if (!opens(viewer, 'focus_mode')) throw new Error('The plan that was just stored is not known.')
	return viewer
}

/** The ticket of a stored Legend. */
export async function aStoredLegend(): Promise<Legend> {
	const { userId } = await anAccount()
	await givePlan(userId, 'pro')
	const { viewer } = await readViewer(browserOf(await startSession(userId)))
	if (!opens(viewer, 'chat') || !opens(viewer, 'locker'))
		throw new Error('The plan that was just stored is not known.')
	return viewer
}

/** Catches the mails of a test file, as they come out of a real mail server. */
export function catchMails(): {
	sentTo(email: string): Promise<OutboxMail[]>
	/** Mails are taken again, after a test sent them nowhere. */
	open(): void
} {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-mails-'))
	let outbox: Outbox
	beforeAll(async () => {
		outbox = await startOutbox(folder)
		sendToOutbox(outbox.url)
	})
	afterAll(async () => {
		await backgroundIsDone()
		await outbox.close()
		rmSync(folder, { recursive: true, force: true })
	})
	return {
		async sentTo(email) {
			await backgroundIsDone()
			return readOutbox(folder).filter(({ to }) => to === email)
		},
		open: () => sendToOutbox(outbox.url),
	}
}
