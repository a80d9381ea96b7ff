import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { TOKEN_SCOPES } from '~/features/account/access-token'
import { createAccessToken } from '~/features/account/access-token.server'
import { addUser } from '~/features/account/account.server'
import { hashPassword } from '~/features/account/better-auth/password-hash.server'
import { grantRole } from '~/features/admin/role.server'
import { aBrowserOf } from '../accounts'
import { addPeopleWithPlans, inDatabase } from '../billing/people-with-plans'
import { aMember } from '../people'
import { aFilledFolder, type RunningServer, startServer } from '../server'
import {
	ACCOUNT,
	type Answer,
	answerTo,
	type Kind,
	type Method,
	PASSWORD,
	ROLES,
	type Role,
	type Row,
	STRANGER,
	THINGS,
	type Thing,
} from './access'
import { makeThings, type OwnedThing, readBelongings, readThings } from './access-things'

/** One request of the matrix: who asks what about whose thing, and what has to come of it. */
export interface Cell {
	row: Row
	method: Method
	role: Role
	thing: Thing
	answer: Answer
	/** A thing of its own, made before the server starts. */
	owned?: OwnedThing
}

/** What somebody without a plan can have. */
const FREE_KINDS: readonly Kind[] = ['prompt', 'prompt draft', 'person', 'access token', 'collection']
const FREE_ROLES: ReadonlySet<Role> = new Set(['member', 'editor', 'support'])

export function cellsOf(row: Row, method: Method): Cell[] {
	return THINGS.flatMap((thing) =>
		ROLES.flatMap((role) => {
			const answers = row.answers[thing]
			const kind = row.about ?? 'prompt'
			if (!answers || (thing === 'own' && !canOwn(role, kind))) return []
			const cell = { row, method, role, thing, answer: answerTo(role, answers) }
			const isMade = thing === 'foreign' || (thing === 'own' && kind !== 'person')
			return [isMade ? { ...cell, owned: aThing(kind, thing === 'own' ? role : 'stranger') } : cell]
		}),
	)
}

function canOwn(role: Role, kind: Kind): boolean {
	const isNobodys = kind === 'message' || kind === 'library draft'
	return role !== 'visitor' && !isNobodys && (!FREE_ROLES.has(role) || FREE_KINDS.includes(kind))
}

function aThing(kind: Kind, owner: Exclude<Role, 'visitor'> | 'stranger' | Role): OwnedThing {
	const id = randomUUID()
	// The digit ends what tests/support/access/access-walk.ts reads of it: owner and kind.
	return { id, kind, owner: emailOf(owner), secret: `secret-of-${owner}-${kind.replace(' ', '-')}-0${id}` }
}

function emailOf(owner: Role | 'stranger'): string {
	return owner === 'visitor' || owner === 'stranger' ? STRANGER : ACCOUNT[owner]
}

export interface World {
	server: RunningServer
	/** The id of a person, by role. */
	idOf(role: Role): string
	/** The header by which somebody is known: of their session, the one that is there or a new one, or of their token. */
	signedInAs(role: Role, isNew?: boolean): Promise<Record<string, string>>
	tokenOf(role: Role): Record<string, string>
	before: Map<string, string>
	/** Ends the server and answers what is stored then. */
	end(): Promise<Map<string, string>>
	remove(): void
}

/** A built server, its people, and every thing that the cells are about. */
export async function startWorld(cells: readonly Cell[]): Promise<World> {
	const folder = aFilledFolder()
	const { ids, tokens, before } = await inDatabase(folder, async () => {
		await addPeopleWithPlans([STRANGER])
		const whole = { language: 'en' as const, isConfirmed: true, password: await hashPassword(PASSWORD) }
		await addUser({ ...whole, email: ACCOUNT.author })
		for (const role of ['editor', 'support'] as const) {
			const userId = await addUser({ ...whole, email: ACCOUNT[role] })
			await grantRole(null, { userId, role, reason: null })
		}
		await makeThings(cells.flatMap(({ owned }) => owned ?? []))
		const people = await db().select({ id: user.id, email: user.email }).from(user)
		const ids = new Map(people.map(({ id, email }) => [email, id]))
		return { ids, before: await readAll(), tokens: await makeTokens(ids) }
	})
	const server = await startServer({ env: { PRONTO_DATA: folder } })
	const cookies = new Map<Role, Promise<Record<string, string>>>()
	return {
		server,
		idOf: (role) => ids.get(emailOf(role)) ?? '',
		signedInAs(role, isNew = false) {
			const known = cookies.get(role)
			if (known && !isNew) return known
			const cookie = role === 'visitor' ? Promise.resolve({}) : signIn(server.origin, emailOf(role))
			cookies.set(role, cookie)
			return cookie
		},
		tokenOf: (role) => tokens.get(role) ?? {},
		before,
		async end() {
			await server.stop()
			return inDatabase(folder, readAll)
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	}
}

/** Every thing, and whatever else belongs to who did nothing. */
async function readAll(): Promise<Map<string, string>> {
	return new Map([...(await readThings()), ...(await readBelongings(STRANGER))])
}

async function makeTokens(ids: Map<string, string>): Promise<Map<Role, Record<string, string>>> {
	const tokens = new Map<Role, Record<string, string>>()
	for (const role of ROLES.filter((one) => one !== 'visitor')) {
		const wish = { name: 'A program', scopes: TOKEN_SCOPES.map((scope) => scope), lifetime: '30' as const }
		const member = aMember({ userId: ids.get(emailOf(role)) ?? '' })
		const { token } = await createAccessToken(member, wish, await aBrowserOf(member))
		tokens.set(role, { Authorization: `Bearer ${token}` })
	}
	return tokens
}

async function signIn(origin: string, email: string): Promise<Record<string, string>> {
	const response = await fetch(`${origin}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email, password: PASSWORD }),
	})
	return { Cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? '' }
}
