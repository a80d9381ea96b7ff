import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { accessTokens } from '~/features/account/schema.server'
import { promptDrafts } from '~/features/authoring/schema.server'
import { chatConversations, chatMessages } from '~/features/chat/schema.server'
import { contactMessages } from '~/features/contact/schema.server'
import { startTimer } from '~/features/focus/pomodoro'
import { focusSessions } from '~/features/focus/schema.server'
import { prompts } from '~/features/library/schema.server'
import {
	lockerImportEntries,
	lockerImports,
	savedPrompts,
	savedPromptVersions,
} from '~/features/locker/schema.server'
import { type Kind, STRANGER } from './access'
import { makeCollections, readCollections } from './access-collections'
import { makeDrafts, readDrafts } from './access-drafts'
import { makePeople, readPeople } from './access-people'
import { makePromptDrafts, makePrompts } from './access-prompts'

/** A thing that a request is about. Its secret stands where only those may read who may read the thing. */
export interface OwnedThing {
	id: string
	kind: Kind
	/** An e-mail address. */
	owner: string
	secret: string
}

interface Made extends OwnedThing {
	ownerId: string
}

interface Maker {
	make(things: Made[]): Promise<unknown>
	/** All that is stored of the things of this kind, by their ids. */
	read(): Promise<{ id: string }[]>
}

const TITLE = 'Untouched by strangers'

/** How things of each kind come to be, and how they stand afterwards; a new kind adds itself here. */
const MAKERS: Record<Kind, Maker> = {
	prompt: { make: makePrompts, read: () => db().select().from(prompts) },
	'prompt draft': { make: makePromptDrafts, read: () => db().select().from(promptDrafts) },
	person: { make: makePeople, read: readPeople },
	'saved prompt': {
		async make(things) {
			const rows = things.map(({ id, ownerId: userId, secret }) => ({
				id,
				userId,
				title: TITLE,
				content: secret,
			}))
			await db().insert(savedPrompts).values(rows)
			const before = rows.map(({ id: savedPromptId, content, ...row }) => ({
				...row,
				savedPromptId,
				content: `${content} before`,
			}))
			await db()
				.insert(savedPromptVersions)
				.values(
					before.map((row) => ({
						...row,
						...{ number: 1, description: '', tags: [], changed: [], bytes: 1, writtenAt: new Date(0) },
					})),
				)
		},
		read: () => db().select().from(savedPrompts),
	},
	import: {
		async make(things) {
			await db()
				.insert(lockerImports)
				.values(things.map(({ id, ownerId: userId }) => ({ id, userId, hash: id })))
			await db()
				.insert(lockerImportEntries)
				.values(
					things.map(({ id, secret: title }) => ({ importId: id, at: 1, title, content: 'Do [this].' })),
				)
		},
		read: () => db().select().from(lockerImports),
	},
	conversation: {
		async make(things) {
			await db()
				.insert(chatConversations)
				.values(things.map(({ id, ownerId: userId, secret }) => ({ id, userId, title: secret })))
			await db()
				.insert(chatMessages)
				.values(things.map(({ id, secret }) => said(id, 0, secret)))
		},
		async read() {
			const messages = await db().select().from(chatMessages)
			const rows = await db().select().from(chatConversations)
			return rows.map((row) => ({
				...row,
				messages: messages.filter(({ conversationId }) => conversationId === row.id).length,
			}))
		},
	},
	reply: {
		async make(things) {
			const replies = things.map((thing) => ({ ...thing, conversationId: randomUUID() }))
			await db()
				.insert(chatConversations)
				.values(replies.map(({ conversationId: id, ownerId: userId }) => ({ id, userId, title: TITLE })))
			await db()
				.insert(chatMessages)
				.values(
					replies.flatMap(({ id, conversationId, secret }) => [
						said(conversationId, 0, 'A question.'),
						{ ...said(conversationId, 1, secret), id, role: 'assistant' as const },
					]),
				)
		},
		read: () => db().select().from(chatMessages).where(eq(chatMessages.role, 'assistant')),
	},
	'focus session': {
		make: (things) =>
			db()
				.insert(focusSessions)
				.values(
					things.map(({ id, ownerId: userId, secret }, at) => ({
						id,
						userId,
						title: secret,
						timer: startTimer(Date.now()),
						spentDays: { [new Date().toISOString().slice(0, 10)]: 60_000 },
						overDays: {},
						// One at a time is in progress: a person's first.
						endedAt: things.findIndex((other) => other.ownerId === userId) === at ? null : new Date(),
					})),
				),
		read: () => db().select().from(focusSessions),
	},
	message: {
		make: (things) =>
			db()
				.insert(contactMessages)
				.values(
					things.map(({ id, owner: email, secret: message }) => ({
						id,
						name: 'Ana',
						email,
						subject: 'A question',
						message,
						language: 'en' as const,
					})),
				),
		read: () => db().select().from(contactMessages),
	},
	'library draft': { make: makeDrafts, read: readDrafts },
	collection: { make: makeCollections, read: readCollections },
	'access token': {
		make: (things) =>
			db()
				.insert(accessTokens)
				.values(
					things.map(({ id, ownerId: userId, secret: name }) => ({
						id,
						userId,
						name,
						hash: id.padEnd(43, '-'),
						prefix: 'pronto_',
						scopes: ['prompts:read' as const],
					})),
				),
		async read() {
			const { id, name, revokedAt } = accessTokens
			const tokens = await db()
				.select({ id, name, revokedAt, owner: user.email })
				.from(accessTokens)
				.innerJoin(user, eq(user.id, accessTokens.userId))
			// Everybody but the stranger signs out everywhere in the end, which revokes theirs.
			return tokens.map((token) => (token.owner === STRANGER ? token : { ...token, revokedAt: null }))
		},
	},
}

const said = (conversationId: string, position: number, content: string) => ({
	id: randomUUID(),
	conversationId,
	position,
	parent: position === 0 ? null : position - 1,
	role: 'user' as const,
	content,
})

/** Stores things of people who have accounts. */
export async function makeThings(things: readonly OwnedThing[]): Promise<void> {
	const people = await db().select({ id: user.id, email: user.email }).from(user)
	const idOf = new Map(people.map(({ id, email }) => [email, id]))
	for (const [kind, { make }] of makers()) {
		const made = things.filter((thing) => thing.kind === kind)
		if (made.length > 0) await make(made.map((thing) => ({ ...thing, ownerId: idOf.get(thing.owner) ?? '' })))
	}
}

/** All that is stored of the things of every kind, as text, by kind and id. */
export async function readThings(): Promise<Map<string, string>> {
	const stored = new Map<string, string>()
	for (const [kind, { read }] of makers())
		for (const row of await read()) stored.set(`${kind} ${row.id}`, JSON.stringify(row))
	return stored
}

function makers(): [Kind, Maker][] {
	const kinds: Kind[] = [
		'prompt',
		'prompt draft',
		'person',
		'saved prompt',
		'import',
		'conversation',
		'reply',
		'focus session',
		'message',
		'access token',
		'library draft',
		'collection',
	]
	return kinds.map((kind) => [kind, MAKERS[kind]])
}

/** All that is stored of a person in tables of any kind, as text, by table. */
export async function readBelongings(email: string): Promise<Map<string, string>> {
	const { rows: tables } = await db().execute<{ name: string }>(
		sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
	)
	const stored = new Map<string, string>()
	for (const { name } of tables) {
		const { rows } = await db().execute<{ text: string | null }>(
			sql`select string_agg(t::text, ' ' order by t::text) as text from ${sql.identifier(name)} t join ${user} u on u.id = t.user_id where u.email = ${email}`,
		)
		stored.set(`${name} of ${email}`, rows[0]?.text ?? '')
	}
	return stored
}
