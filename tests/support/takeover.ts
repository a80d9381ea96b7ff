import { Refused } from '~/core/refuse.server'
import { isSignedIn, type Member, VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { rateCounts } from '~/db/schema.server'
import { createAccessToken, readTokenHolder } from '~/features/account/access-token.server'
import { signIn, signUp } from '~/features/account/account.server'
import { confirmAddress } from '~/features/account/confirmation.server'
import {
	changePassword,
	requestReset,
	resetPassword,
	signOutEverywhere,
} from '~/features/account/password.server'
import { readViewer } from '~/features/account/viewer.server'
import { removeAccount } from '~/features/personal-data/account-removal.server'
import type { OutboxMail } from '../../sandbox/mail/outbox'
import { aClient, anEmail, browserOf } from './accounts'
import { comeByGoogle } from './identity'

/** All by which somebody gets into an account, or once did. */
interface Hands {
	readonly passwords: string[]
	readonly sessions: Headers[]
	readonly tokens: string[]
}

export type Who = 'attacker' | 'victim'

const emptyHands = (): Hands => ({ passwords: [], sessions: [], tokens: [] })
const pickOf = <Thing>(things: readonly Thing[], pick: number): Thing | undefined =>
	things[pick % Math.max(1, things.length)]

/** What the rules refuse is no failure here: both try what they can't do, too. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | null> {
	try {
		return await work()
	} catch (error) {
		if (error instanceof Refused && error.status < 500) return null
		throw error
	}
}

/**
 * One address, its victim, who alone reads its mails and has its Google account, and an attacker, who knows it. Each does
 * what anybody can; kept is whose the account ought to be, and by what its owner ought to get in.
 */
export class Takeover {
	readonly email = anEmail()
	readonly hands = { attacker: emptyHands(), victim: emptyHands() }
	/** Who got in last by what is theirs; null where there is no account. */
	owner: Who | null = null
	/** The victim's password, while it ought to open the account. */
	password: string | null = null
	#isProven = false
	#passwords = 0
	readonly #mailbox: (email: string) => Promise<OutboxMail[]>

	constructor(mailbox: (email: string) => Promise<OutboxMail[]>) {
		this.#mailbox = mailbox
	}

	readonly doings: Readonly<Record<string, (who: Who, pick: number) => Promise<unknown>>> = {
		opens: (who) => this.#open(who),
		'signs in': (who, pick) => this.#signIn(who, pick),
		'makes a token': (who, pick) =>
			this.#inSession(who, pick, async (member, headers) => {
				const wish = { name: 'A program', scopes: ['prompts:read' as const], lifetime: '90' as const }
				this.hands[who].tokens.push((await createAccessToken(member, wish, headers)).token)
			}),
		'changes the password': (who, pick) =>
			this.#inSession(who, pick, (member, headers) => this.#change(who, pick, member, headers)),
		'asks for a reset link': () => attempt(() => requestReset(this.email, aClient())),
		'comes by Google': (who) => this.#comeByGoogle(who),
		'ends all sessions': (who, pick) => this.#inSession(who, pick, signOutEverywhere),
		deletes: (who, pick) => this.#inSession(who, pick, (member) => this.#delete(who, pick, member)),
		'follows a reset link': (who, pick) => this.#followReset(who, pick),
		'presses to confirm': (who, pick) => this.#press(who, pick),
	}

	async #open(who: Who): Promise<void> {
		const password = this.#newPassword(who)
		const opened = await attempt(() => signUp({ email: this.email, password }, aClient(), 'en'))
		if (!opened) return
		this.hands[who].sessions.push(browserOf(opened))
		this.owner = who
		this.#isProven = false
		this.password = who === 'victim' ? password : null
	}

	async #signIn(who: Who, pick: number): Promise<void> {
		const password = pickOf(this.hands[who].passwords, pick) ?? 'a guess'
		const signedIn = await attempt(() => signIn({ email: this.email, password }, aClient()))
		if (signedIn) this.hands[who].sessions.push(browserOf(signedIn))
	}

	async #change(who: Who, pick: number, member: Member, headers: Headers): Promise<void> {
		const current = pickOf(this.hands[who].passwords, pick) ?? 'a guess'
		const wanted = this.#newPassword(who)
		const changed = await changePassword(member, { current, wanted }, headers)
		this.hands[who].sessions.push(browserOf(changed))
		this.password = who === 'victim' ? wanted : null
	}

	async #delete(who: Who, pick: number, member: Member): Promise<void> {
		await removeAccount(member, pickOf(this.hands[who].passwords, pick) ?? 'a guess')
		this.owner = null
		this.password = null
	}

	/** The attacker's Google account claims the address as well, but Google has not verified it. */
	async #comeByGoogle(who: Who): Promise<void> {
		const { headers } = await comeByGoogle({ email: this.email, isVerified: who === 'victim' })
		this.hands[who].sessions.push(headers)
		if (who === 'attacker') return
		if (!this.#isProven || this.owner !== 'victim') this.password = null
		this.owner = 'victim'
		this.#isProven = true
	}

	async #followReset(who: Who, pick: number): Promise<void> {
		const token = pickOf(await this.#mailed(who, 'token'), pick) ?? 'made up'
		const password = this.#newPassword(who)
		const done = await attempt(() => resetPassword({ token, password }, new Headers()))
		if (done === null) return
		this.owner = 'victim'
		this.password = password
		this.#isProven = true
	}

	async #press(who: Who, pick: number): Promise<void> {
		const token = pickOf(await this.#mailed(who, 'confirm'), pick) ?? 'made.up.token'
		const headers = pickOf(this.hands[who].sessions, pick)
		const viewer = headers ? (await readViewer(headers)).viewer : VISITOR
		const pressed = await attempt(async () => {
			await confirmAddress(viewer, token)
			return true
		})
		if (pressed && isSignedIn(viewer)) this.#isProven = true
	}

	/** What the links of the mails carry, the newest first: only the victim reads them. */
	async #mailed(who: Who, name: string): Promise<string[]> {
		if (who === 'attacker') return []
		return (await this.#mailbox(this.email)).flatMap(({ links }) => {
			const link = new URL(links[0] ?? 'http://none')
			const token = link.searchParams.get(name) ?? new URLSearchParams(link.hash.slice(1)).get(name)
			return token ? [token] : []
		})
	}

	async #inSession(
		who: Who,
		pick: number,
		work: (member: Member, headers: Headers) => Promise<unknown>,
	): Promise<void> {
		const headers = pickOf(this.hands[who].sessions, pick) ?? new Headers()
		const { viewer } = await readViewer(headers)
		if (isSignedIn(viewer)) await attempt(() => work(viewer, headers))
	}

	#newPassword(who: Who): string {
		this.#passwords += 1
		const password = `${who} trombone ${this.#passwords}`
		this.hands[who].passwords.push(password)
		return password
	}

	/** By which of what somebody holds, or once held, they get in now. No limit hides what a password would open. */
	async waysInOf(who: Who): Promise<string[]> {
		const { passwords, sessions, tokens } = this.hands[who]
		const ways: string[] = []
		for (const headers of sessions) {
			if ((await readViewer(headers)).viewer.userId !== null) ways.push('a session')
		}
		for (const token of tokens) if (await readTokenHolder(token)) ways.push('an access token')
		for (const password of passwords) {
			await db().delete(rateCounts)
			if (await attempt(() => signIn({ email: this.email, password }, aClient()))) ways.push(password)
		}
		return ways
	}
}
