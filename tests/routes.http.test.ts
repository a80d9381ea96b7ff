import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '../app/routes'
import {
	ACCOUNT,
	answerTo,
	PASSWORD,
	PROMPT,
	ROLES,
	type Row,
	STRANGER,
	TABLE,
	THINGS,
	type Thing,
	TITLE,
} from './mutating-routes'
import type { RunningServer } from './server'
import { startServerWithPlans } from './server-with-plans'

let server: RunningServer
const userIds: Record<string, string> = {}

async function signIn(email: string): Promise<string> {
	const response = await fetch(`${server.origin}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email, password: PASSWORD }),
	})
	const { token, user }: { token: string; user: { id: string } } = await response.json()
	userIds[email] = user.id
	return token
}

const tokens = new Map<string, Promise<string>>()
function tokenOf(email: string, isNew = false): Promise<string> {
	const known = tokens.get(email)
	if (known && !isNew) return known
	const token = signIn(email)
	tokens.set(email, token)
	return token
}

async function post(path: string, form: Record<string, string>, headers: Record<string, string>) {
	const body = new URLSearchParams(form)
	return fetch(server.origin + path, { method: 'POST', body, headers, redirect: 'manual' })
}

const asPerson = async (email: string, isNew = false) => ({
	Authorization: `Bearer ${await tokenOf(email, isNew)}`,
})

/** A new prompt by someone; its id. */
async function aPromptBy(email: string): Promise<string> {
	const created = await post('/create-prompt', PROMPT, await asPerson(email))
	return created.headers.get('Location')?.split('/').at(-1) ?? ''
}

/** A new prompt in somebody's locker; its id. Who is no Legend has none: any id will do. */
async function aSavedPromptOf(email: string): Promise<string> {
	const call = { function_name: 'create_saved_prompt', params: { title_param: TITLE, content_param: 'x' } }
	const saved = await fetch(`${server.origin}/functions/v1/prompt_locker_functions`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...(await asPerson(email)) },
		body: JSON.stringify(call),
	})
	const { id = randomUUID() }: { id?: string } = await saved.json()
	return id
}

/** A new conversation of somebody's; its id. Who is no Legend has none: any id will do. */
async function aConversationOf(email: string): Promise<string> {
	const sent = await fetch(`${server.origin}/functions/v1/chat-with-ai`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...(await asPerson(email)) },
		body: JSON.stringify({ message: 'Price a workshop.' }),
	})
	const { conversationId = randomUUID() }: { conversationId?: string } = await sent.json()
	return conversationId
}

beforeAll(async () => {
	server = await startServerWithPlans([STRANGER])
	for (const email of [...Object.values(ACCOUNT), STRANGER]) await tokenOf(email)
}, 120_000)

afterAll(() => server.stop())

function flat(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
	return entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
}

const takesForms = ({ file }: RouteConfigEntry) =>
	/^export (async )?(function|const) action\b/m.test(readFileSync(join('app', file), 'utf8'))

test('every route that takes a form stands in the table', () => {
	const mutating = flat(routes)
		.filter(takesForms)
		.map(({ path }) => path ?? '')
	expect(TABLE.map(({ route }) => route).toSorted()).toEqual(mutating.toSorted())
})

const cases = TABLE.flatMap((row) =>
	THINGS.flatMap((thing) =>
		ROLES.flatMap((role) => {
			const answers = row.answers[thing]
			return answers ? [{ row, route: row.route, thing, role, answer: answerTo(role, answers) }] : []
		}),
	),
)

test.each(cases)('POST /$route, $thing, by a $role: $answer', async ({ row, thing, role, answer }) => {
	const email = role === 'visitor' ? STRANGER : ACCOUNT[role]
	const id = await thingOf(row, thing, email)
	const fill = (text: string) => text.replace(':id', id).replace(':thing', id)
	const form = Object.fromEntries(Object.entries(row.form ?? {}).map(([name, value]) => [name, fill(value)]))
	const headers = role === 'visitor' ? {} : await asPerson(email, row.endsSession)
	const response = await post(fill(`/${row.route}`), form, headers)
	const [status, location] = answer.split(' ')
	expect(response.status).toBe(Number(status))
	if (location) {
		const wanted = location.includes('%3Aid') ? location.replace('%3Aid', id) : fill(location)
		expect(response.headers.get('Location')).toBe(wanted)
	}
	if (row.endsSession) tokens.delete(email)
	const mayHaveChanged = role !== 'visitor' && response.status === 303
	if (row.staysAsItWas && thing !== 'missing' && !mayHaveChanged) {
		const page = await fetch(`${server.origin}/prompt/${id}`)
		expect(page.status).toBe(200)
		expect(await page.text()).toContain(TITLE)
	}
})

/** How to come by a thing of somebody's; a new kind of thing adds itself here and to `Row`. */
const THING_OF: Record<NonNullable<Row['about']>, (email: string) => Promise<string>> = {
	prompt: aPromptBy,
	person: async (email) => userIds[email] ?? '',
	'saved prompt': aSavedPromptOf,
	conversation: aConversationOf,
}

/** The id that a request is about. */
async function thingOf({ about = 'prompt' }: Row, thing: Thing, email: string): Promise<string> {
	if (thing === 'none') return ''
	if (thing === 'missing') return randomUUID()
	return THING_OF[about](thing === 'own' ? email : STRANGER)
}

test.each(TABLE)('POST /$route from another site is refused', async ({ route, form = {} }) => {
	const id = await aPromptBy(ACCOUNT.member)
	for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
		const response = await post(`/${route.replace(':id', id)}`, form, {
			...headers,
			...(await asPerson(ACCOUNT.member)),
		})
		expect(response.status).toBe(403)
	}
	expect(await (await fetch(`${server.origin}/prompt/${id}`)).text()).toContain(TITLE)
})

test('every other route takes nothing', async () => {
	const others = flat(routes).filter((entry) => !takesForms(entry) && entry.path !== '*')
	for (const { path = '' } of others) {
		const response = await post(`/${path.replace(':id', '1')}`, {}, await asPerson(ACCOUNT.admin))
		expect([405, 303, 302, 301], path).toContain(response.status)
	}
})
