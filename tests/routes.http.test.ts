import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '../app/routes'
import { type RunningServer, startServer } from './server'

const ROLES = ['visitor', 'member', 'admin'] as const
const THINGS = ['own', 'foreign', 'missing', 'none'] as const
type Role = (typeof ROLES)[number]
/** Whose thing the request is about; 'none' where it is about nothing that has an owner. */
type Thing = (typeof THINGS)[number]
/** A status, or a status and where it leads to. */
type Answer = string

const ACCOUNT = { member: 'explorer@pronto.test', admin: 'admin@pronto.test' }
const STRANGER = 'legend@pronto.test'
const PASSWORD = 'pronto-demo'
const TITLE = 'Untouched by strangers'
const PROMPT = { title: TITLE, description: 'What it is.', category: 'finance', promptText: 'Do [this].' }

interface Row {
	/** The path in `app/routes.ts`. */
	route: string
	form?: Record<string, string>
	/** Signs in anew for each request, because it ends the session. */
	endsSession?: boolean
	answers: Partial<Record<Thing, Record<Role, Answer>>>
	/** What must hold afterwards where the answer was no redirect. */
	staysAsItWas?: boolean
}

/** Somebody who has a session is sent home, whatever the form says (spec 2). */
const visitorsOnly = (answer: Answer) => ({ visitor: answer, member: '302 /', admin: '302 /' })
const everybody = (answer: Answer) => ({ visitor: answer, member: answer, admin: answer })
/** A visitor is sent to log in and comes back to `next`. */
const afterLogin = (next: string, answer: Answer) => ({
	visitor: `303 /login${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`,
	member: answer,
	admin: answer,
})

/** Every route that changes something, for everybody, about everybody's things (architecture 8). */
const TABLE: readonly Row[] = [
	{
		route: 'login',
		form: { email: 'x@pronto.test', password: 'wrong' },
		answers: { none: visitorsOnly('401') },
	},
	{
		route: 'signup',
		form: { email: 'no address', password: 'long enough' },
		answers: { none: visitorsOnly('400') },
	},
	{ route: 'login/google', form: { next: '/' }, answers: { none: everybody('303') } },
	{ route: 'logout', endsSession: true, answers: { none: everybody('303 /') } },
	{ route: 'forgot-password', form: { email: 'x@pronto.test' }, answers: { none: everybody('303 /login') } },
	{
		route: 'reset-password',
		form: { token: 'made up', password: 'long enough' },
		answers: { none: everybody('400') },
	},
	{ route: 'confirm-email', form: { next: '/faq' }, answers: { none: afterLogin('/faq', '303 /faq') } },
	{
		route: 'prompt/:id/favorite',
		form: { favorite: 'on', next: '/faq', scripted: 'yes' },
		answers: {
			own: afterLogin('/faq', '200'),
			foreign: afterLogin('/faq', '200'),
			missing: afterLogin('/faq', '404'),
		},
	},
	{
		route: 'prompt/:id/used',
		form: { next: '/faq' },
		answers: {
			own: afterLogin('/faq', '303 /faq'),
			foreign: afterLogin('/faq', '303 /faq'),
			missing: afterLogin('/faq', '303 /faq'),
		},
	},
	{
		route: 'prompt/:id/edit',
		form: { ...PROMPT, title: 'Stolen', editedAt: '2999-01-01' },
		staysAsItWas: true,
		answers: {
			own: afterLogin('/prompt/:id/edit', '303 /prompt/:id'),
			foreign: { ...afterLogin('/prompt/:id/edit', '404'), admin: '303 /prompt/:id' },
			missing: afterLogin('/prompt/:id/edit', '404'),
		},
	},
	{
		route: 'prompt/:id/remove',
		staysAsItWas: true,
		answers: {
			own: afterLogin('/prompt/:id/remove', '303 /profile?tab=prompts'),
			foreign: { ...afterLogin('/prompt/:id/remove', '404'), admin: '303 /profile?tab=prompts' },
			missing: afterLogin('/prompt/:id/remove', '404'),
		},
	},
	{ route: 'create-prompt', form: { title: 'Half' }, answers: { none: afterLogin('/create-prompt', '400') } },
	{ route: 'profile', form: { avatarUrl: 'http://x.org' }, answers: { none: afterLogin('/profile', '400') } },
	{
		route: 'settings',
		form: { language: 'en' },
		answers: { none: afterLogin('/settings', '303 /settings') },
	},
	{
		route: 'settings/password',
		form: { current: 'wrong', wanted: 'long enough' },
		answers: { none: afterLogin('/settings/password', '400') },
	},
	{
		route: 'settings/sessions',
		endsSession: true,
		answers: { none: afterLogin('/settings?tab=account', '303 /login') },
	},
	{
		route: 'settings/delete',
		form: { confirmation: 'somebody@else.test', password: PASSWORD },
		answers: { none: afterLogin('/settings/delete', '400') },
	},
	{
		route: 'admin',
		form: { intent: 'grant', userId: ':user' },
		answers: {
			own: { visitor: '403', member: '403', admin: '409' },
			foreign: { visitor: '403', member: '403', admin: '303 /admin' },
			missing: { visitor: '403', member: '403', admin: '404' },
		},
	},
]

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

beforeAll(async () => {
	server = await startServer()
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
			const answer = row.answers[thing]?.[role]
			return answer ? [{ row, route: row.route, thing, role, answer }] : []
		}),
	),
)

test.each(cases)('POST /$route, $thing, by a $role: $answer', async ({ row, thing, role, answer }) => {
	const email = role === 'visitor' ? STRANGER : ACCOUNT[role]
	const id = await thingOf(row.route, thing, email)
	const fill = (text: string) => text.replace(':id', id).replace(':user', id)
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

/** The id that a request is about: of a prompt, or for the admin's form of a person. */
async function thingOf(route: string, thing: Thing, email: string): Promise<string> {
	if (thing === 'none') return ''
	if (thing === 'missing') return randomUUID()
	const owner = thing === 'own' ? email : STRANGER
	return route === 'admin' ? (userIds[owner] ?? '') : aPromptBy(owner)
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
