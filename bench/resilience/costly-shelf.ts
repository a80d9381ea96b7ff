import { z } from 'zod'
import type { Kind } from '../../tests/support/access/access.ts'
import type { HttpClient } from './client.ts'

/** The longest texts that are stored, by where they are. */
const LONGEST = {
	line: 200,
	tag: 60,
	task: 500,
	description: 2_000,
	instructions: 10_000,
	focusPrompt: 20_000,
	contact: 20_000,
	message: 25_000,
	prompt: 50_000,
	saved: 100_000,
}
const Id = z.object({ id: z.string() })
const Started = z.object({ conversationId: z.string(), replyId: z.string() })
const Focus = z.object({ id: z.string(), version: z.number() })

/** What was stored, by kind: the ids by which its pages are asked for. */
export type Shelf = Map<Kind, string[]>

/** How often something was to be stored, and how often it was. */
export interface Tally {
	tried: number
	stored: number
}

interface Author {
	/** A Legend by their cookie. */
	client: HttpClient
	/** The same, who reads replies as they are written. */
	reader: HttpClient
	/** Makes the chat's model say this from now on. */
	say(reply: string): void
}

/** Stores a text at every place where somebody can store one, as much of it as fits there. */
export async function store(author: Author, text: string, shelf: Shelf, tally: Tally): Promise<void> {
	const keep = (kind: Kind, id: string | undefined) => {
		tally.tried += 1
		if (id === undefined) return
		tally.stored += 1
		shelf.set(kind, [...(shelf.get(kind) ?? []), id])
	}
	keep('prompt', await storePrompt(author.client, text))
	keep('saved prompt', await storeSaved(author.client, text))
	const talk = await storeTalk(author, text)
	keep('conversation', talk?.conversationId)
	keep('reply', talk?.replyId)
	keep('focus session', await storeFocus(author.client, text))
	await author.client.form('/settings', {
		fullName: cut(text, 'line'),
		language: 'en',
		username: '',
		avatarUrl: '',
	})
	const from = { name: cut(text, 'line'), email: 'ana@pronto.test', subject: cut(text, 'line') }
	const contact = await author.client.form('/contact', { ...from, message: cut(text, 'contact') })
	keep('message', contact.status === 303 ? '' : undefined)
}

const cut = (text: string, kind: keyof typeof LONGEST) => text.slice(0, LONGEST[kind])

async function storePrompt(client: HttpClient, text: string): Promise<string | undefined> {
	const line = cut(text, 'line')
	const { headers } = await client.form('/create-prompt', {
		...{ title: line, tagline: line, credits: line, category: 'finance', language: 'en' },
		description: cut(text, 'description'),
		instructions: cut(text, 'instructions'),
		promptText: cut(text, 'prompt'),
		tags: cut(text.replaceAll(',', ' '), 'tag'),
	})
	return /^\/prompt\/([\w-]+)$/.exec(headers.location ?? '')?.[1]
}

async function storeSaved(client: HttpClient, text: string): Promise<string | undefined> {
	const call = (function_name: string, params: object) =>
		client.json('/functions/v1/prompt_locker_functions', { function_name, params })
	await call('create_prompt_category', { name_param: cut(text, 'tag') })
	const { body } = await call('create_saved_prompt', {
		title_param: cut(text, 'line'),
		content_param: cut(text, 'saved'),
		description_param: cut(text, 'description'),
		tags_param: [cut(text, 'tag')],
	})
	return Id.safeParse(JSON.parse(body)).data?.id
}

/** Says it, and is answered with it. */
async function storeTalk(
	{ client, reader, say }: Author,
	text: string,
): Promise<z.infer<typeof Started> | undefined> {
	say(text)
	const message = cut(text, 'message').slice(0, LONGEST.message / 6)
	const { body } = await reader.json('/functions/v1/chat-with-ai', { message })
	const [, started = '{}'] = /^event: started\ndata: (.*)$/m.exec(body) ?? []
	const sent = Started.safeParse(JSON.parse(started)).data
	if (sent) {
		const rename = { intent: 'rename', title: cut(text, 'line') }
		await client.form(`/chat-legend/conversation/${sent.conversationId}`, rename)
	}
	return sent
}

async function storeFocus(client: HttpClient, text: string): Promise<string | undefined> {
	await client.form('/focus', { intent: 'start', title: 'Work' })
	const session = Focus.safeParse(JSON.parse((await client.get('/focus/session')).body)).data
	if (!session) return undefined
	const task = { text: cut(text, 'task'), completed: false, createdAt: '2026-05-04T09:00:00.000Z' }
	const { status } = await client.json('/focus/session', {
		...session,
		title: cut(text, 'line'),
		subTasks: Array.from({ length: 20 }, (_none, place) => ({ ...task, id: `task-${place}` })),
		lastPrompts: [cut(text, 'focusPrompt')],
		mentalStatus: null,
		timer: { startedAt: 1_777_000_000_000, pausedAt: null, spentMs: 0 },
	})
	await client.form('/focus', { intent: 'end', id: session.id })
	return status === 200 ? session.id : undefined
}
