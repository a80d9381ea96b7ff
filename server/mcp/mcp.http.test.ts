import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccessToken, revokeAccessToken, type TokenScope } from '~/features/account/access-token.server'
import { findUserByEmail } from '~/features/admin/role.server'
import { addToLocker } from '~/features/locker/locker.server'
import { LANGUAGES } from '~/i18n/language'
import { aBrowserOf } from '../../tests/support/accounts'
import { addPeopleWithPlans, inDatabase } from '../../tests/support/billing/people-with-plans'
import { publishedPrompts } from '../../tests/support/library'
import { aSavedPrompt } from '../../tests/support/locker/saved-prompts'
import { aMessage, callTool, connectTo, postTo } from '../../tests/support/mcp'
import { aLegend, aMember } from '../../tests/support/people'
import { aFilledFolder, type RunningServer, startServer } from '../../tests/support/server'

const OTHER = 'other-legend@pronto.test'
const FREE = publishedPrompts.find(({ isPremium }) => !isPremium)
const PREMIUM = publishedPrompts.find(({ isPremium }) => isPremium)
if (!FREE || !PREMIUM) throw new Error('The catalogue needs a free and a premium prompt.')
/** A run of the premium text that stands nowhere else. */
const CANARY = PREMIUM.en.promptText.slice(0, 45)
const BOTH: TokenScope[] = ['prompts:read', 'locker:read']
const OF_EVERYBODY = ['search_prompts', 'read_prompt', 'fill_prompt', 'list_categories']

const folder = aFilledFolder()
let server: RunningServer
const tokens: Record<
	'creator' | 'legend' | 'other' | 'explorer' | 'narrow' | 'lockerOnly' | 'revoked',
	string
> = {
	creator: '',
	legend: '',
	other: '',
	explorer: '',
	narrow: '',
	lockerOnly: '',
	revoked: '',
}
let savedId = ''

async function makeToken(email: string, scopes: TokenScope[]) {
	const member = aMember(await findUserByEmail(email))
	return createAccessToken(member, { name: 'Test', scopes, lifetime: '30' }, await aBrowserOf(member))
}

beforeAll(async () => {
	await inDatabase(folder, async () => {
		await addPeopleWithPlans([OTHER])
		tokens.creator = (await makeToken('creator@pronto.test', BOTH)).token
		tokens.legend = (await makeToken('legend@pronto.test', BOTH)).token
		tokens.other = (await makeToken(OTHER, BOTH)).token
		tokens.explorer = (await makeToken('explorer@pronto.test', BOTH)).token
		tokens.narrow = (await makeToken('legend@pronto.test', ['prompts:read'])).token
		tokens.lockerOnly = (await makeToken('legend@pronto.test', ['locker:read'])).token
		const { userId } = await findUserByEmail('legend@pronto.test')
		const revoked = await makeToken('legend@pronto.test', BOTH)
		await revokeAccessToken(aMember({ userId }), revoked.id)
		tokens.revoked = revoked.token
		const prompt = aSavedPrompt({ title: 'Only mine', content: 'A **secret** about [subject].' })
		savedId = (await addToLocker(aLegend({ userId }), prompt)).id
	})
	server = await startServer({ env: { PRONTO_DATA: folder } })
})
afterAll(async () => {
	await server.stop()
	rmSync(folder, { recursive: true, force: true })
})

const connect = (token?: string) => connectTo(server, token)

test('a visitor’s client connects, sees the tools of everybody, searches, reads and fills in', async () => {
	const client = await connect()
	expect(client.getServerVersion()).toMatchObject({ name: 'pronto', title: 'Pronto' })
	expect(client.getInstructions()).toContain('fill_prompt')
	const { tools } = await client.listTools()
	expect(tools.map(({ name }) => name)).toEqual(OF_EVERYBODY)
	for (const { title, description, inputSchema, annotations } of tools) {
		expect(title && description).toBeTruthy()
		for (const field of Object.values(inputSchema.properties ?? {})) {
			expect(field).toMatchObject({ description: expect.stringMatching(/^\S+ .+\.$/) })
		}
		expect(annotations).toMatchObject({ readOnlyHint: true })
	}
	const found = await callTool(client, 'search_prompts', { query: FREE.en.title, language: 'en', limit: 3 })
	expect(found.data).toMatchObject({ prompts: [{ id: FREE.id, title: FREE.en.title, is_open: true }] })
	expect(JSON.parse(found.text)).toEqual(found.data)
	const { text } = await callTool(client, 'read_prompt', { id: FREE.id, language: 'pt' })
	expect(text).toContain(FREE.pt.promptText)
	const [blank] = FREE.en.blanks
	const name = blank?.name ?? ''
	const value = blank?.choices?.[0] ?? 'one of my own'
	const filled = await callTool(client, 'fill_prompt', {
		id: FREE.id,
		language: 'en',
		values: { [name]: value },
	})
	expect(filled.isError).toBe(false)
	expect(filled.texts[0]).toContain(value)
	expect(filled.texts[0]).not.toContain(`[${name}]`)
	for (const other of FREE.en.blanks.slice(1)) expect(filled.texts[1]).toContain(`[${other.name}]`)
	await client.close()
})

test('categories are listed with counts, and a search keeps to one of them and to its limit', async () => {
	const client = await connect()
	const { data } = await callTool(client, 'list_categories', { language: 'pt' })
	expect(data).toMatchObject({ categories: { length: 8 } })
	const found = await callTool(client, 'search_prompts', { category: 'finance', limit: 2 })
	expect(found.data).toMatchObject({
		prompts: [{ category: { id: 'finance' } }, { category: { id: 'finance' } }],
	})
	await client.close()
})

test('prompts are resources too, under the same gates', async () => {
	const client = await connect()
	const { resources } = await client.listResources()
	expect(resources).toHaveLength(publishedPrompts.length)
	const { resourceTemplates } = await client.listResourceTemplates()
	expect(resourceTemplates).toMatchObject([{ uriTemplate: 'prompt://{id}' }])
	const textOf = async (id: string) => {
		const { contents } = await client.readResource({ uri: `prompt://${id}` })
		return JSON.stringify(contents)
	}
	expect(await textOf(FREE.id)).toContain(FREE.en.title)
	expect(await textOf(PREMIUM.id)).not.toContain(CANARY)
	await expect(client.readResource({ uri: 'prompt://22' })).rejects.toMatchObject({ code: -32_002 })
	await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toMatchObject({ code: -32_002 })
	await client.close()
})

test('a premium text opens for a Creator and a Legend, and for nobody else', async () => {
	for (const token of [tokens.creator, tokens.legend]) {
		const client = await connect(token)
		const { text } = await callTool(client, 'read_prompt', { id: PREMIUM.id, language: 'en' })
		expect(text).toContain(CANARY)
		expect((await callTool(client, 'fill_prompt', { id: PREMIUM.id, language: 'en' })).isError).toBe(false)
		await client.close()
	}
	for (const token of [undefined, tokens.explorer]) {
		const client = await connect(token)
		const said = [
			await callTool(client, 'read_prompt', { id: PREMIUM.id, language: 'en' }),
			await callTool(client, 'fill_prompt', { id: PREMIUM.id, language: 'en', values: {} }),
			await callTool(client, 'search_prompts', { query: CANARY, language: 'en' }),
		]
		expect(said.map(({ isError }) => isError)).toEqual([false, true, false])
		expect(said[0]?.text).toContain('/pricing')
		expect(said.filter(({ text }) => text.includes(CANARY))).toEqual([])
		await client.close()
	}
})

test('of no premium prompt does a visitor’s client get any text', async () => {
	const client = await connect()
	for (const prompt of publishedPrompts.filter(({ isPremium }) => isPremium)) {
		for (const language of LANGUAGES) {
			const { promptText, followUp } = prompt[language]
			const { text } = await callTool(client, 'read_prompt', { id: prompt.id, language })
			expect(text).toContain(`prompt/${prompt.id}?lang=${language}`)
			for (const secret of [promptText, followUp]) expect(text).not.toContain(secret.slice(0, 45))
		}
	}
	await client.close()
})

test('a Legend’s client searches and reads their own locker, and nobody else’s', async () => {
	const client = await connect(tokens.legend)
	expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
		...OF_EVERYBODY,
		'search_locker',
		'read_saved_prompt',
	])
	const found = await callTool(client, 'search_locker', { query: 'secret' })
	expect(found.data).toMatchObject({ total: 1, prompts: [{ id: savedId, title: 'Only mine' }] })
	const { text } = await callTool(client, 'read_saved_prompt', { id: savedId })
	expect(text).toContain('```text\nA **secret** about [subject].\n```')
	expect((await callTool(client, 'search_locker', { category: 'No such' })).isError).toBe(true)
	await client.close()
	const other = await connect(tokens.other)
	const foreign = await callTool(other, 'read_saved_prompt', { id: savedId })
	const missing = await callTool(other, 'read_saved_prompt', { id: '00000000-0000-4000-8000-000000000000' })
	expect(foreign).toEqual(missing)
	expect(foreign).toMatchObject({ isError: true, text: 'Prompt not found' })
	expect((await callTool(other, 'search_locker', { query: 'secret' })).data).toMatchObject({ total: 0 })
	await other.close()
})

test('the locker is closed to visitors, to other plans and to tokens that were made for something else', async () => {
	for (const [token, says] of [
		[undefined, /locker:read/],
		[tokens.explorer, /plan/i],
		[tokens.creator, /plan/i],
		[tokens.narrow, /locker:read/],
	] as const) {
		const client = await connect(token)
		expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(OF_EVERYBODY)
		for (const [name, given] of [
			['search_locker', {}],
			['read_saved_prompt', { id: savedId }],
		] as const) {
			const { isError, text } = await callTool(client, name, given)
			expect(isError).toBe(true)
			expect(text).toMatch(says)
			expect(text).not.toContain('secret')
		}
		await client.close()
	}
})

test('a token for the locker alone does not read the library', async () => {
	const client = await connect(tokens.lockerOnly)
	expect((await callTool(client, 'search_locker')).isError).toBe(false)
	for (const name of ['read_prompt', 'fill_prompt', 'search_prompts', 'list_categories']) {
		const { isError, text } = await callTool(
			client,
			name,
			name === 'read_prompt' || name === 'fill_prompt' ? { id: FREE.id } : {},
		)
		expect(isError).toBe(true)
		expect(text).toContain('prompts:read')
	}
	await expect(client.readResource({ uri: `prompt://${FREE.id}` })).rejects.toThrow('prompts:read')
	await client.close()
})

test('a token that is revoked or made up connects nobody', async () => {
	for (const token of [tokens.revoked, `pronto_${'x'.repeat(43)}`, 'pronto_', 'something']) {
		await expect(connect(token)).rejects.toMatchObject({ code: 401 })
	}
	const refused = await postTo(server, aMessage('tools/list'), { Authorization: 'Basic eDp5' })
	expect(refused.status).toBe(401)
	expect(refused.headers.get('WWW-Authenticate')).toContain('Bearer')
	expect(await refused.json()).toMatchObject({ error: 'signed_out' })
})

test('a session’s cookie opens nothing here', async () => {
	const signedIn = await fetch(`${server.origin}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: 'legend@pronto.test', password: 'pronto-demo' }),
	})
	const { token }: { token: string } = await signedIn.json()
	const cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? ''
	const read = aMessage('tools/call', { name: 'read_prompt', arguments: { id: PREMIUM.id, language: 'en' } })
	const answer = await postTo(server, read, { Cookie: cookie })
	expect(await answer.text()).not.toContain(CANARY)
	expect((await postTo(server, read, { Authorization: `Bearer ${token}` })).status).toBe(401)
})
