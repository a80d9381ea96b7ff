import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountVisits, EXPLORER } from '../support/account-visits'
import { type RunningServer, startServer } from '../support/server'
import { messagesIn, type PlainBrowser } from '../support/setup/plain-browser'
import { startPostgres, type ThrowawayPostgres } from '../support/setup/postgres'

const CREATOR = { email: 'creator@pronto.test', password: 'pronto-demo' }
const ADMIN = { email: 'admin@pronto.test', password: 'pronto-demo' }
const PROMPT = { title: 'T', description: 'D', category: 'finance', promptText: 'P' }

let postgres: ThrowawayPostgres
let server: RunningServer
let client: pg.Client
let explorer: PlainBrowser
let admin: PlainBrowser
let creator: PlainBrowser
const { anEmail, browser, signedIn, signedUp } = accountVisits(() => server)

beforeAll(async () => {
	postgres = await startPostgres()
	const DATABASE_URL = await postgres.createDatabase()
	server = await startServer({ env: { DATABASE_URL } })
	client = new pg.Client({ connectionString: DATABASE_URL })
	client.on('error', () => undefined)
	await client.connect()
	await client.query(
		`create function refuse_write() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
	)
	explorer = await signedIn(EXPLORER)
	admin = await signedIn(ADMIN)
	creator = await signedIn(CREATOR)
})
afterAll(async () => {
	await client.end().catch(() => undefined)
	await server.stop()
	await postgres.remove()
})

/** Does something while a table takes no change. */
async function whileUnwritable<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
	await client.query(
		`create trigger refusing before insert or update or delete on "${table}" execute function refuse_write()`,
	)
	try {
		return await work()
	} finally {
		await client.query(`drop trigger refusing on "${table}"`)
	}
}

/** Does something while a column can’t be found. */
async function whileGone<Result>(
	table: string,
	column: string,
	work: () => Promise<Result>,
): Promise<Result> {
	await client.query(`alter table "${table}" rename column ${column} to away`)
	try {
		return await work()
	} finally {
		await client.query(`alter table "${table}" rename column away to ${column}`)
	}
}

describe('a form whose change the database refuses says so, and keeps what was typed', () => {
	const forms: {
		message: string
		/** To the letter. */
		text?: string
		table: string
		path: string
		form: Record<string, string>
		who?: () => PlainBrowser
		kept?: string
	}[] = [
		{
			message: 'error_updating_profile',
			text: 'Error updating profile',
			table: 'profiles',
			path: '/profile',
			form: { fullName: 'Elena Kept' },
			kept: 'Elena Kept',
		},
		{
			message: 'error_updating_profile',
			text: 'Error updating profile',
			table: 'profiles',
			path: '/settings',
			form: { fullName: 'Elena Kept', language: 'pt' },
			kept: 'Elena Kept',
		},
		{
			message: 'error_creating_prompt',
			table: 'prompts',
			path: '/create-prompt',
			form: { ...PROMPT, title: 'A kept title' },
			kept: 'A kept title',
		},
		{
			message: 'error_setting_admin',
			table: 'audit_log',
			path: '/admin',
			form: { intent: 'grant', userId: ':explorer', confirmed: 'yes', reason: 'A reason' },
			who: () => admin,
		},
		{
			message: 'account_not_deleted',
			table: 'user',
			path: '/settings/delete',
			form: { confirmation: EXPLORER.email, password: EXPLORER.password },
			kept: EXPLORER.email,
		},
		{
			message: 'update_error',
			table: 'account',
			path: '/settings/password',
			form: { current: EXPLORER.password, wanted: 'another password' },
		},
		{
			message: 'login_error',
			table: 'session',
			path: '/login',
			form: EXPLORER,
			who: () => browser(),
			kept: EXPLORER.email,
		},
		{
			message: 'signup_error',
			table: 'session',
			path: '/signup',
			form: { email: 'somebody-kept@pronto.test', password: 'a good password' },
			who: () => browser(),
			kept: 'somebody-kept@pronto.test',
		},
		{
			message: 'reset_error',
			table: 'rate_counts',
			path: '/forgot-password',
			form: EXPLORER,
			who: () => browser(),
			kept: EXPLORER.email,
		},
		{
			message: 'failed_to_create_focus_session',
			text: 'Failed to create focus session',
			table: 'focus_sessions',
			path: '/focus',
			form: { title: 'A kept piece of work' },
			who: () => creator,
			kept: 'A kept piece of work',
		},
	]

	test.each(forms)('$message, on $path', async ({ message, text, table, path, form, who, kept = '' }) => {
		const { rows } = await client.query('select id from "user" where email = $1', [EXPLORER.email])
		const filled = Object.entries(form).map(([name, value]) => [name, value.replace(':explorer', rows[0].id)])
		const someone = who?.() ?? explorer
		const answer = await whileUnwritable(table, () => someone.post(path, Object.fromEntries(filled)))
		const html = await answer.text()
		expect(answer.status).toBeGreaterThanOrEqual(400)
		expect(messagesIn(html)).toContain(message)
		expect(html).toContain(text ?? '')
		expect(html).toContain(kept)
	})

	test('update_error, where a mailed link can’t be looked up', async () => {
		const form = { token: 'x', password: 'long enough' }
		const answer = await whileGone('verification', 'value', () => browser().post('/reset-password', form))
		expect(messagesIn(await answer.text())).toContain('update_error')
	})
})

test.each([
	['favorites', '/prompt/1/favorite', 'failed_to_update_favorites', 'Failed to update favorites'],
	['prompt_uses', '/prompt/1/used', 'error_updating_status', 'Error updating status'],
])('a mark that %s do not take is told to scripts and to plain pages', async (table, path, message, text) => {
	const form = { favorite: 'on', next: '/popular' }
	const { someone } = await signedUp()
	const scripted = await whileUnwritable(table, () => someone.post(path, { ...form, scripted: 'yes' }))
	expect(scripted.status).toBe(503)
	expect(await scripted.json()).toEqual({ message })
	const plain = await whileUnwritable(table, () => someone.post(path, form))
	const { html } = await someone.follow(plain)
	expect(messagesIn(html)).toContain(message)
	expect(html).toContain(text)
	expect((await someone.post(path, { ...form, scripted: 'yes' })).status).toBe(200)
})

test.each(['/profile', '/settings'])('%s says that a person’s data can’t be loaded', async (path) => {
	const page = await whileGone('profiles', 'username', () => explorer.get(path))
	const html = await page.text()
	expect(page.status).toBe(500)
	expect(messagesIn(html)).toContain('error_loading_user_data')
	expect(html).toContain('Error loading user data')
	expect((await explorer.get(path)).status).toBe(200)
})

test('an admin is told that people can’t be loaded, and can still assign the role by id', async () => {
	const page = await whileGone('profiles', 'username', () => admin.get('/admin'))
	const html = await page.text()
	expect(page.status).toBe(200)
	expect(messagesIn(html)).toContain('error_loading_user_data')
	expect(html).toContain('name="userId"')
})

test('an admin is told that the page broke', async () => {
	const page = await whileGone('contact_messages', 'read_at', () => admin.get('/admin'))
	expect(page.status).toBe(500)
	expect(messagesIn(await page.text())).toContain('error_loading_page')
})

test('the database’s own word decides who is an admin already', async () => {
	const { rows } = await client.query('select id from "user" where email = $1', [ADMIN.email])
	const wish = { intent: 'grant', userId: rows[0].id, confirmed: 'yes', reason: 'They help.' }
	const answer = await admin.post('/admin', wish)
	expect(answer.status).toBe(409)
	expect(messagesIn(await answer.text())).toContain('user_already_admin')
})

test('someone who signs up while their address gets taken is told so', async () => {
	const email = anEmail()
	const answers = await Promise.all(
		['a good password', 'another password'].map((password) => browser().post('/signup', { email, password })),
	)
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
})

test('without the database nobody can be checked for being an admin, and /admin says just that', async () => {
	await postgres.stop()
	for (const page of [await admin.get('/admin'), await admin.get('/admin?tab=prompts')]) {
		expect(page.status).toBe(503)
		expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
		expect(messagesIn(await page.text())).toContain('error_checking_admin')
	}
	const data = await admin.get('/admin.data')
	expect(data.status).toBe(503)
	expect(data.headers.get('Content-Type')).toContain('x-script')
	const form = await admin.post('/admin', { intent: 'grant', userId: 'x', confirmed: 'yes' })
	expect(form.status).toBe(503)
	await postgres.start()
	let status = 0
	for (let patience = 0; status !== 200 && patience < 50; patience += 1) {
		status = (await admin.get('/admin')).status
		if (status !== 200) await new Promise((again) => setTimeout(again, 100))
	}
	expect(status).toBe(200)
})
