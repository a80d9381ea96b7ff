import { expect, test } from 'vitest'
import type { Member } from '~/core/viewer'
import { createAccessToken, revokeAccessToken, type TokenScope } from '~/features/account/access-token.server'
import { startSession } from '~/features/account/session.server'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import {
	aBrowserOf,
	aClient,
	aStoredMember,
	aStoredSubscriber,
	browserOf,
} from '../../tests/support/accounts'
import { publishedPrompts } from '../../tests/support/library'
import { aPromptInput } from '../../tests/support/prompts'
import { promptFiles } from './prompt-files'

const FREE = publishedPrompts.find(({ isPremium }) => !isPremium)
const PREMIUM = publishedPrompts.find(({ isPremium }) => isPremium)
if (!FREE || !PREMIUM) throw new Error('The catalogue needs a free and a premium prompt.')
const ORIGIN = 'http://localhost:3000'

const get = (path: string, headers: Headers | Record<string, string> = {}) =>
	promptFiles.request(path, { headers })

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

async function aTokenOf(member: Member, scopes: TokenScope[] = ['prompts:read']) {
	const wish = { name: 'Test', scopes, lifetime: '30' as const }
	return createAccessToken(member, wish, await aBrowserOf(member))
}

test('a visitor reads a free prompt whole, as Markdown and as JSON, in either language', async () => {
	for (const language of ['en', 'pt'] as const) {
		const { promptText, title, credits } = FREE[language]
		const markdown = await get(`/prompt/${FREE.id}.md?lang=${language}`)
		expect(markdown.status).toBe(200)
		expect(Object.fromEntries(markdown.headers)).toMatchObject({
			'content-type': 'text/markdown; charset=utf-8',
			'content-language': language === 'pt' ? 'pt-BR' : 'en',
			'cache-control': 'public, max-age=0, must-revalidate',
			link: `<${ORIGIN}/prompt/${FREE.id}?lang=${language}>; rel="canonical"`,
		})
		expect(markdown.headers.get('Vary')).toMatch(/Authorization.*Cookie/)
		expect(markdown.headers.has('X-Robots-Tag')).toBe(false)
		const text = await markdown.text()
		expect(text).toContain(`\n# ${title}\n`)
		expect(text).toContain(`\`\`\`text\n${promptText}\n\`\`\``)
		expect(text).toContain(credits.slice(0, 20))
		expect(text.trimEnd().endsWith(`<${ORIGIN}/prompt/${FREE.id}?lang=${language}>`)).toBe(true)
		const json = await get(`/prompt/${FREE.id}.json?lang=${language}`)
		expect(json.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
		expect(await json.json()).toMatchObject({
			id: FREE.id,
			title,
			text: promptText,
			language,
			is_open: true,
			locked: null,
		})
	}
})

test('a premium one shows a visitor its public fields and what opens it, and nothing of its text', async () => {
	const { promptText, description, followUp } = PREMIUM.en
	for (const file of ['md', 'json']) {
		const answer = await get(`/prompt/${PREMIUM.id}.${file}?lang=en`)
		const text = await answer.text()
		expect(answer.status).toBe(200)
		expect(text).toContain(description.slice(0, 40))
		expect(text).toContain(`${ORIGIN}/pricing`)
		for (const secret of [promptText.slice(0, 40), followUp.slice(0, 40)]) expect(text).not.toContain(secret)
	}
	expect(await (await get(`/prompt/${PREMIUM.id}.json?lang=en`)).json()).toMatchObject({
		text: null,
		blanks: [],
		follow_up: null,
		detail: null,
		is_open: false,
	})
})

test('a Creator reads it by session and by token, and no shared cache may keep that', async () => {
	const creator = await aStoredSubscriber()
	const { token } = await aTokenOf(creator)
	const session = browserOf(await startSession(creator.userId))
	for (const headers of [session, bearer(token)]) {
		for (const file of ['md', 'json']) {
			const answer = await get(`/prompt/${PREMIUM.id}.${file}?lang=en`, headers)
			expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
			expect(await answer.text()).toContain(PREMIUM.en.promptText.slice(0, 40))
		}
	}
})

test('a token of somebody without a plan opens no premium text', async () => {
	const { token } = await aTokenOf(await aStoredMember())
	const answer = await get(`/prompt/${PREMIUM.id}.json?lang=en`, bearer(token))
	expect(await answer.json()).toMatchObject({ text: null, is_open: false })
})

test('a token that is revoked, made up or made for something else is refused in the format that was asked for', async () => {
	const creator = await aStoredSubscriber()
	const revoked = await aTokenOf(creator)
	await revokeAccessToken(creator, revoked.id)
	const narrow = await aTokenOf(creator, ['locker:read'])
	const madeUp = `pronto_${'x'.repeat(43)}`
	for (const [token, status] of [
		[revoked.token, 401],
		[madeUp, 401],
		['pronto_', 401],
		[narrow.token, 403],
	] as const) {
		const json = await get(`/prompt/${FREE.id}.json`, bearer(token))
		expect(json.status).toBe(status)
		expect(await json.json()).toMatchObject({ error: status === 401 ? 'signed_out' : 'not_authorized' })
		const markdown = await get(`/prompt/${FREE.id}.md`, bearer(token))
		expect(markdown.status).toBe(status)
		expect(markdown.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
		expect(await markdown.text()).toMatch(/^# .{20,}\n$/)
	}
	expect((await get(`/prompt/${FREE.id}.md`, bearer(madeUp))).headers.get('WWW-Authenticate')).toContain(
		'Bearer',
	)
})

test('who has the file already gets none; who may read more gets another one', async () => {
	const path = `/prompt/${PREMIUM.id}.md?lang=en`
	const tag = (await get(path)).headers.get('ETag') ?? ''
	const again = await get(path, { 'If-None-Match': tag })
	expect(again.status).toBe(304)
	expect(await again.text()).toBe('')
	const { token } = await aTokenOf(await aStoredSubscriber())
	const whole = await get(path, { ...bearer(token), 'If-None-Match': tag })
	expect(whole.status).toBe(200)
	const known = { ...bearer(token), 'If-None-Match': whole.headers.get('ETag') ?? '' }
	expect((await get(path, known)).status).toBe(304)
	expect((await get(`/prompt/${PREMIUM.id}.md?lang=pt`, { 'If-None-Match': tag })).status).toBe(200)
})

test.each([
	'22',
	'0',
	'__proto__',
	'1%2F..%2F2',
	'%00',
	'%zz',
	'1.md',
	'9'.repeat(200),
	'00000000-0000-4000-8000-000000000000',
])('there is no prompt %s, which each format says in its own way', async (id) => {
	const json = await get(`/prompt/${id}.json?lang=pt`)
	expect(json.status).toBe(404)
	expect(await json.json()).toEqual({ error: 'not_found', message: 'Prompt não encontrado' })
	const markdown = await get(`/prompt/${id}.md?lang=pt`)
	expect(markdown.status).toBe(404)
	expect(await markdown.text()).toBe('# Prompt não encontrado\n')
})

test('what somebody wrote into a prompt stays inside its fence, its line and its front matter', async () => {
	const author = await aStoredMember({ isConfirmed: false })
	const id = await createPrompt(
		author,
		aPromptInput({
			title: '"\n---\n# Not a title [x](https://evil.example)',
			description: '# Not a heading\n```\nno fence',
			promptText: 'Before\n````\n# Outside\n````\nafter [it`s]',
			instructions: '---\n<script>alert(1)</script>',
			credits: '[me](javascript:alert(1))',
		}),
		aClient(),
	)
	const answer = await get(`/prompt/${id}.md?lang=en`)
	const text = await answer.text()
	const [, front = '', ...body] = text.split(/^---$/m)
	expect(front.trim().split('\n')).toHaveLength(7)
	expect(text).toContain('`````text\nBefore\n````\n# Outside\n````\nafter [it`s]\n`````')
	expect(text).toContain('- ``[it`s]``')
	const headings = body.join('---').split('`````')
	expect([headings[0], headings[2]].join('').match(/^#+ .*/gm)).toEqual([
		expect.stringContaining('# "'),
		'## Prompt',
		'## Fill in the blanks',
		'## Instructions',
		'## Credits',
	])
	expect(body.join('---')).not.toMatch(/[^\\]<script|[^\\]\]\((?:javascript|https:\/\/evil)/)
	// Its page is not for search engines until the author has confirmed the address.
	expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
	expect(answer.headers.get('Link')).toBe(`<${ORIGIN}/prompt/${id}>; rel="canonical"`)
})

test('every prompt of the catalogue makes a file in both formats and languages', async () => {
	for (const { id } of publishedPrompts) {
		for (const language of ['en', 'pt']) {
			const json = await get(`/prompt/${id}.json?lang=${language}`)
			expect((await get(`/prompt/${id}.md?lang=${language}`)).status).toBe(200)
			expect(await json.json()).toMatchObject({ id, language })
		}
	}
})
