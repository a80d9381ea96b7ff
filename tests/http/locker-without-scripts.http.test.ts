import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buySubscription, type NewSubscriber } from '../support/billing/subscriber'
import type { RunningServer } from '../support/server'
import { livedInServer } from '../support/shared-server'

let server: RunningServer
let legend: NewSubscriber

beforeAll(async () => {
	server = await livedInServer()
})
beforeEach(async () => {
	legend = await buySubscription(server.origin, 'pro')
})

function ask(path: string, form?: Record<string, string>): Promise<Response> {
	const { name, value } = legend.cookie
	const headers = { Cookie: `${name}=${value}`, Origin: server.origin }
	const body = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
	return fetch(server.origin + path, { headers, redirect: 'manual', ...body })
}

const decoded = (html: string) => html.replaceAll('&amp;', '&')

async function save(title: string, content: string): Promise<string> {
	const params = { title_param: title, content_param: content }
	const saved = await fetch(`${server.origin}/functions/v1/prompt_locker_functions`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${legend.token}` },
		body: JSON.stringify({ function_name: 'create_saved_prompt', params }),
	})
	const row: { id: string } = await saved.json()
	return row.id
}

test('links lead through all cards of a locker, each once, but for the first page that grows', async () => {
	const ids = new Set<string>()
	for (let number = 0; number < 150; number += 1) ids.add(await save(`Plan ${number}`, 'Do it.'))
	const seen = new Set<string>()
	let path = '/prompt-locker'
	let pages = 0
	for (; path !== ''; pages += 1) {
		if (pages > 10) throw new Error('The links lead in a circle.')
		const html = decoded(await (await ask(path)).text())
		for (const [, id = ''] of html.matchAll(/data-prompt="([^"]+)"/g)) seen.add(id)
		path = /href="(\/prompt-locker\?(?![^"]*(?:lang|select)=)[^"]+)"/.exec(html)?.[1] ?? ''
	}
	expect(seen).toEqual(ids)
	expect(pages).toBe(4)
})

test.each([
	['a text', { title: 'Mine', content: 'Written for an hour.' }, 404],
	['a text with a mistake', { title: '', content: 'Written for an hour.' }, 400],
])(
	'%s for a prompt that was deleted meanwhile comes back, and is saved as a new one',
	async (_what, typed, status) => {
		const id = await save('Shared', 'As it was.')
		const edit = `/prompt-locker/${id}/edit`
		const [, editedAt = ''] = /name="editedAt" value="([^"]+)"/.exec(await (await ask(edit)).text()) ?? []
		await ask(`/prompt-locker/${id}/remove`, { seenAt: editedAt })
		const answer = await ask(edit, { ...typed, description: '', tagList: '', editedAt })
		const html = await answer.text()
		expect(answer.status).toBe(status)
		expect(html).toContain('Written for an hour.</textarea>')
		expect(html).toMatch(/<form[^>]* action="\/prompt-locker\/new"/)
		const [, key = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(html) ?? []
		const anew = await ask('/prompt-locker/new', {
			...typed,
			title: 'Mine',
			description: '',
			tagList: '',
			idempotencyKey: key,
		})
		expect(anew.headers.get('Location')).toBe('/prompt-locker')
		expect(await (await ask('/prompt-locker')).text()).toContain('Written for an hour.')
	},
)

test('whoever searches far too often at once is told to come back, and it is no trouble of the server’s', async () => {
	await save('Plano', 'Do it.')
	for (const [path, said] of [
		['/prompt-locker?q=plano', 'data-message="search_busy"'],
		['/prompt-locker/cards?q=plano', '"error":"too_many"'],
	] as const) {
		const answers = await Promise.all(Array.from({ length: 40 }, () => ask(path)))
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
		for (const answer of answers.filter(({ status }) => status === 429)) {
			expect(answer.headers.get('Retry-After')).toBe('10')
			expect(await answer.text()).toContain(said)
		}
	}
	const lines = await vi.waitUntil(() => server.logs().match(/^.*"status":429.*$/gm))
	for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 30 })
})
