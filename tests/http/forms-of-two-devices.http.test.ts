import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { accountVisits } from '../support/account-visits'
import type { RunningServer } from '../support/server'
import type { PlainBrowser } from '../support/setup/plain-browser'
import { livedInServer } from '../support/shared-server'

let server: RunningServer
const { signedIn, signedUp } = accountVisits(() => server)

beforeAll(async () => {
	server = await livedInServer()
})

const PROMPT = {
	title: 'Shared by two devices',
	description: 'What it is.',
	category: 'finance',
	promptText: 'Written for an hour.',
	language: 'en',
}

const pathOf = (answer: Response) => answer.headers.get('Location') ?? ''

function hidden(html: string, name: string): string {
	const [, value = ''] = new RegExp(`name="${name}" value="([^"]*)"`).exec(html) ?? []
	return value
}

async function page(someone: PlainBrowser, path: string): Promise<string> {
	return (await someone.get(path)).text()
}

test('a stale page that asks before deleting shows what was stored since, and deletes it only then', async () => {
	const someone = await signedIn()
	const address = pathOf(await someone.post('/create-prompt', { ...PROMPT, idempotencyKey: randomUUID() }))
	const asked = await page(someone, `${address}/remove`)
	const editedAt = hidden(await page(someone, `${address}/edit`), 'editedAt')
	const edit = { ...PROMPT, promptText: 'Written on the other device.', editedAt }
	expect((await someone.post(`${address}/edit`, edit)).status).toBe(303)

	const refused = await someone.post(`${address}/remove`, { seenAt: hidden(asked, 'seenAt') })
	expect(refused.status).toBe(409)
	const html = await refused.text()
	expect(html).toContain('data-message="changed_before_removal"')
	expect(html).toContain('Written on the other device.')
	expect((await someone.get(address)).status).toBe(200)
	expect((await someone.post(`${address}/remove`, { seenAt: hidden(html, 'seenAt') })).status).toBe(303)
	expect((await someone.get(address)).status).toBe(404)
})

test('an old form whose prompt was deleted since is told so, and what it says is published as a new one', async () => {
	const someone = await signedIn()
	const form = { ...PROMPT, idempotencyKey: randomUUID() }
	const address = pathOf(await someone.post('/create-prompt', form))
	const seenAt = hidden(await page(someone, `${address}/remove`), 'seenAt')
	expect((await someone.post(`${address}/remove`, { seenAt })).status).toBe(303)

	const answer = await someone.post('/create-prompt', form)
	expect(answer.status).toBe(410)
	const html = await answer.text()
	expect(html).toContain('data-message="prompt_gone"')
	expect(html).toContain('Written for an hour.</textarea>')
	expect((await someone.get(address)).status).toBe(404)
	const again = await someone.post('/create-prompt', {
		...form,
		idempotencyKey: hidden(html, 'idempotencyKey'),
	})
	expect(again.status).toBe(303)
	expect(pathOf(again)).not.toBe(address)
})

test('what one person wrote is not published by another who has logged in since, and stays', async () => {
	const [{ someone }, { someone: other }] = [await signedUp(), await signedUp()]
	const draftOf = hidden(await page(someone, '/create-prompt'), 'draftOf')
	const form = { ...PROMPT, draftOf, idempotencyKey: randomUUID() }
	const answer = await other.post('/create-prompt', form)
	expect(answer.status).toBe(403)
	const html = await answer.text()
	expect(html).toContain('data-message="draft_of_another"')
	expect(html).toContain('Written for an hour.</textarea>')
	const further = { ...form, draftOf: hidden(html, 'draftOf') }
	expect((await other.post('/create-prompt', further)).status).toBe(403)
	expect((await someone.post('/create-prompt', further)).status).toBe(303)
})

test('a profile’s form is saved for who opened it alone', async () => {
	const [{ someone }, { someone: other }] = [await signedUp(), await signedUp()]
	const draftOf = hidden(await page(someone, '/profile'), 'draftOf')
	const form = { avatarUrl: '', fullName: 'Somebody else', username: '', draftOf }
	for (const path of ['/profile', '/settings']) {
		const answer = await other.post(path, { ...form, language: 'en' })
		expect(answer.status).toBe(403)
		const html = await answer.text()
		expect(html).toContain('data-message="profile_of_another"')
		expect(html).toContain('value="Somebody else"')
	}
	expect(await page(other, '/profile')).not.toContain('Somebody else')
	expect((await someone.post('/profile', form)).status).toBe(303)
})

test('forms that are posted twice make one thing: a message to us, a token, a conversation', async () => {
	const { someone, email } = await signedUp()
	const admin = await signedIn({ email: 'admin@pronto.test', password: 'pronto-demo' })
	const legend = await signedIn({ email: 'legend@pronto.test', password: 'pronto-demo' })

	const contact = hidden(await page(someone, '/contact'), 'idempotencyKey')
	const message = { name: 'Ana', email, subject: 'Twice', message: 'Once.', idempotencyKey: contact }
	for (const form of [message, message, { ...message, message: 'Another.' }]) {
		expect((await someone.post('/contact', form)).status).toBe(303)
	}
	expect(
		(await page(admin, '/admin/messages')).match(new RegExp(`mailto:${encodeURIComponent(email)}`, 'g')),
	).toHaveLength(2)

	const token = {
		intent: 'make',
		name: 'A phone',
		scopes: 'prompts:read',
		lifetime: '30',
		idempotencyKey: hidden(await page(someone, '/settings/tokens'), 'idempotencyKey'),
	}
	expect((await someone.post('/settings/tokens', token)).status).toBe(200)
	const twin = await someone.post('/settings/tokens', token)
	expect(twin.status).toBe(409)
	expect(await twin.text()).toContain('data-message="token_made_already"')
	expect((await page(someone, '/settings/tokens')).match(/value="revoke"/g)).toHaveLength(1)

	const said = {
		message: `Said once ${randomUUID()}`,
		idempotencyKey: hidden(await page(legend, '/chat-legend'), 'idempotencyKey'),
	}
	const [first, second] = [await legend.post('/chat-legend', said), await legend.post('/chat-legend', said)]
	expect(first.status).toBe(303)
	expect(pathOf(second)).toBe(pathOf(first))
})

test('a profile keeps what another device saved, and asks where both changed the same', async () => {
	const someone = await signedIn()
	const html = await page(someone, '/settings')
	const [avatarUrl, fullName, username, language] = [
		hidden(html, 'seenAvatarUrl'),
		hidden(html, 'seenFullName'),
		hidden(html, 'seenUsername'),
		hidden(html, 'seenLanguage'),
	]
	const seen = {
		seenAvatarUrl: avatarUrl,
		seenFullName: fullName,
		seenUsername: username,
		seenLanguage: language,
	}
	const form = { avatarUrl, fullName, username, language, ...seen }
	expect((await someone.post('/settings', { ...form, fullName: 'Ana there' })).status).toBe(303)
	const picture = 'https://example.org/ana.png'
	expect((await someone.post('/settings', { ...form, avatarUrl: picture })).status).toBe(303)
	const saved = await page(someone, '/settings')
	expect(saved).toContain('Ana there')
	expect(saved).toContain(picture)

	const refused = await someone.post('/settings', { ...form, fullName: 'Ana here' })
	expect(refused.status).toBe(409)
	const asked = await refused.text()
	expect(asked).toContain('data-message="profile_changed_elsewhere"')
	expect(asked).toContain('Ana there')
	expect(asked).toContain('value="Ana here"')
	expect(asked).toContain(`value="${picture}"`)
	const again = {
		...form,
		avatarUrl: picture,
		fullName: 'Ana here',
		seenAvatarUrl: picture,
		seenFullName: hidden(asked, 'seenFullName'),
	}
	expect((await someone.post('/settings', again)).status).toBe(303)
	expect(await page(someone, '/settings')).toContain('Ana here')
})
