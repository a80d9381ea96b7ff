import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '~/i18n/language'
import { bodyLimitOf } from '../../server/body-limit'
import { CREATOR, FREE, focusVisits, LEGEND, says, someTask, someWork } from '../support/focus/focus-visits'
import type { RunningServer } from '../support/server'
import { livedInServer } from '../support/shared-server'

let server: RunningServer
const { ask, postForm, postJson, save, look, inProgress, start } = focusVisits(() => server)

beforeAll(async () => {
	server = await livedInServer()
})

describe.each(LANGUAGES)('in %s', (language) => {
	test.each([
		['a visitor', null],
		['a free member', FREE],
	])('%s sees the explainer at /focus, and search engines don’t', async (_who, who) => {
		const response = await ask(who, '/focus', {}, language)
		const page = await response.text()
		expect(response.status).toBe(200)
		expect(page).toMatch(/<meta name="robots" content="noindex"/)
		expect(page).toContain(`data-message="focus_gate_title">${says(language, 'focus_gate_title')}</h1>`)
		expect(page).toMatch(/href="\/pricing"/)
		expect(page).not.toContain('name="intent"')
	})

	test('a plain form starts a session and ends it, each with its message', async () => {
		await start(LEGEND)
		const { id } = await inProgress(LEGEND)
		const ended = await postForm(LEGEND, { intent: 'end', id: id ?? '' })
		expect(ended.headers.get('Location')).toBe('/focus')
		expect(ended.headers.get('Set-Cookie')).toContain('done.focus_session_ended.')
		const page = await (await ask(LEGEND, '/focus', {}, language)).text()
		expect(page).toContain(says(language, 'what_are_you_working_on'))
		const started = await postForm(LEGEND, { intent: 'start', title: ' Next <one> ' })
		expect(started.headers.get('Set-Cookie')).toContain('done.focus_session_created.')
		const active = await (await ask(LEGEND, '/focus', {}, language)).text()
		expect(active).toContain('Next &lt;one&gt;</h1>')
		expect(active).toContain(says(language, 'focus_session_in_progress'))
	})
})

test('the quoted texts are there to the letter', () => {
	expect(says('pt', 'focus_gate_title')).toBe('Foco Imediato - Recurso Premium')
	expect(says('pt', 'recommendation_api_error', { status: '503' })).toBe('Erro na resposta da API: 503')
	expect(says('en', 'focus_mode_is_only_available_for_premium_and_pro_subscribers')).toBe(
		'Focus mode is only available for Premium and Pro subscribers',
	)
})

test('nobody but its owner saves or ends a session; to others it is missing', async () => {
	const id = await start(CREATOR, 'Private')
	const stolen = { id, version: 1, ...someWork({ title: 'Stolen' }) }
	expect((await save(null, stolen)).status).toBe(401)
	expect((await save(FREE, stolen)).status).toBe(404)
	expect((await save(LEGEND, stolen)).status).toBe(404)
	expect((await postForm(LEGEND, { intent: 'end', id })).status).toBe(404)
	expect((await save(LEGEND, { ...stolen, id: randomUUID() })).status).toBe(404)
	expect(await inProgress(CREATOR)).toEqual({ id, version: 1 })
	expect(await (await ask(CREATOR, '/focus')).text()).toContain('Private</h1>')
})

test('only subscribers learn of a session in progress, and of their own alone', async () => {
	const id = await start(CREATOR)
	for (const path of ['/focus/session', `/focus/session?id=${id}&version=0`]) {
		expect((await ask(null, path)).status).toBe(401)
		expect((await ask(FREE, path)).status).toBe(403)
	}
	expect((await look(LEGEND, id, 0)).status).toBe(204)
})

test('a message of the chat is what a session begins with, or uses, for whose it is alone', async () => {
	const messageId = randomUUID()
	const message = 'Write to the tenant of flat 7.'
	expect((await postJson(LEGEND, '/functions/v1/chat-with-ai', { message, messageId })).status).toBe(200)
	const { id } = await inProgress(LEGEND)
	if (id) await postForm(LEGEND, { intent: 'end', id })
	const begin = `?prompt=chat:${messageId}`
	expect(await (await ask(LEGEND, `/focus${begin}`)).text()).toContain(`value="${message}"`)
	await start(LEGEND)
	const waiting = await (await ask(LEGEND, `/focus${begin}`)).text()
	expect(waiting).toContain(says('en', 'focus_session_waiting', { title: message }))
	expect(waiting).toContain(says('en', 'use_in_this_session'))
	const ofNobody = await (await ask(LEGEND, `/focus?title=Tenant&prompt=chat:${randomUUID()}`)).text()
	expect(ofNobody).toContain(says('en', 'focus_session_waiting', { title: 'Tenant' }))
	expect(ofNobody).not.toContain(says('en', 'use_in_this_session'))
	for (const who of [CREATOR, FREE, null]) {
		const answer = await ask(who, `/focus.data${begin}`)
		expect(answer.status).toBe(200)
		expect(await answer.text()).not.toContain(message)
	}
})

test('a page that has the newest version is told so in no more than a head, and what is newer whole', async () => {
	const id = await start(CREATOR)
	const same = await look(CREATOR, id, 1)
	expect([same.status, await same.text()]).toEqual([204, ''])
	await save(CREATOR, { id, version: 1, ...someWork({ lastPrompts: ['new'] }) })
	const newer = await look(CREATOR, id, 1)
	expect(await newer.json()).toMatchObject({ version: 2, work: { lastPrompts: ['new'] }, endedAt: null })
	for (const wrong of ['version=x', 'version=-1', 'version=1.5', '', `version=${'9'.repeat(99)}`]) {
		expect((await ask(CREATOR, `/focus/session?id=${id}&${wrong}`)).status).toBe(400)
	}
})

test('an end is taken back by whose session it is, unless another one has begun', async () => {
	const id = await start(CREATOR)
	const reopen = (who: string | null) => ask(who, `/focus/${id}/reopen`, { method: 'POST' })
	await postForm(CREATOR, { intent: 'end', id })
	expect(await Promise.all([null, FREE, LEGEND].map(async (who) => (await reopen(who)).status))).toEqual([
		401, 403, 404,
	])
	expect((await reopen(CREATOR)).status).toBe(204)
	expect(await inProgress(CREATOR)).toEqual({ id, version: 3 })
	await start(CREATOR, 'Another')
	expect((await reopen(CREATOR)).status).toBe(409)
})

test('a past session is a page of its owner’s, and goes on by a plain form unless another is in progress', async () => {
	const id = await start(CREATOR, 'Past one')
	const goOn = () =>
		ask(CREATOR, `/focus/past/${id}`, { method: 'POST', body: new URLSearchParams({ intent: 'go-on' }) })
	expect((await ask(CREATOR, `/focus/past/${id}`)).headers.get('Location')).toBe('/focus')
	await save(CREATOR, {
		id,
		version: 1,
		...someWork({ subTasks: [someTask('Left <open>')] }),
		isEnding: true,
	})
	for (const language of LANGUAGES) {
		const page = await (await ask(CREATOR, `/focus/past/${id}`, {}, language)).text()
		expect(page).toContain('Left &lt;open&gt;')
		expect(page).toContain(says(language, 'go_on_with_session'))
		expect(page).toContain(says(language, 'carry_open_tasks', { count: 1 }))
	}
	const other = await start(CREATOR, 'Another')
	const refused = await goOn()
	expect(refused.status).toBe(409)
	expect(await refused.text()).toContain('data-message="go_on_is_too_late"')
	await postForm(CREATOR, { intent: 'end', id: other })
	expect((await goOn()).headers.get('Set-Cookie')).toContain('done.focus_session_goes_on.')
	expect((await inProgress(CREATOR)).id).toBe(id)
})

test('a stale save answers with what is stored', async () => {
	const id = await start(CREATOR)
	expect(
		await (await save(CREATOR, { id, version: 1, ...someWork({ lastPrompts: ['theirs'] }) })).json(),
	).toEqual({
		version: 2,
		end: null,
	})
	const stale = await save(CREATOR, { id, version: 1, ...someWork({ lastPrompts: ['mine'] }) })
	expect(stale.status).toBe(409)
	expect(await stale.json()).toMatchObject({
		error: 'conflict',
		details: { version: 2, work: { lastPrompts: ['theirs'] }, endedAt: null },
	})
})

test('control characters are taken out, everything else is stored as it was typed', async () => {
	const id = await start(CREATOR)
	const written = 'Olá, 🎈\u0000\u001b[31m\tone\n  two \ud800'
	await save(CREATOR, { id, version: 1, ...someWork({ lastPrompts: [written] }) })
	const stale = await save(CREATOR, { id, version: 1, ...someWork() })
	const { details }: { details: { work: { lastPrompts: string[] } } } = await stale.json()
	expect(details.work.lastPrompts).toEqual(['Olá, 🎈[31m\tone\n  two \ufffd'])
})

test.each<[string, object]>([
	['a blank title', { title: ' ' }],
	['a title of 100,000 characters', { title: 'a'.repeat(100_000) }],
	['a task of 100,000 characters', { subTasks: [someTask('a'.repeat(100_000))] }],
	['a number for a list', { subTasks: 7 }],
	['a sixth prompt', { lastPrompts: ['1', '2', '3', '4', '5', '6'] }],
	['an attention of 11', { mentalStatus: { emoji: '😊', attentionLevel: 11 } }],
	['a text for a version', { version: '1' }],
	['no clock', { timer: null }],
])('%s is refused with 400, and nothing is saved', async (_what, wrong) => {
	const id = await start(CREATOR)
	const response = await save(CREATOR, { id, version: 1, ...someWork(), ...wrong })
	expect(response.status).toBe(400)
	expect(await response.json()).toEqual({ error: 'invalid_input' })
	expect(await inProgress(CREATOR)).toEqual({ id, version: 1 })
})

test('what is no JSON, or more than the longest session takes, is refused', async () => {
	const send = (body: string, type = 'application/json') =>
		ask(CREATOR, '/focus/session', { method: 'POST', headers: { 'Content-Type': type }, body })
	expect((await send('{"id":')).status).toBe(400)
	expect((await send('id=1', 'application/x-www-form-urlencoded')).status).toBe(415)
	expect((await send(JSON.stringify({ id: 'x'.repeat(bodyLimitOf('/focus/session')) }))).status).toBe(413)
})

test('starting needs a title, and says so beside the field with what was typed', async () => {
	await postForm(LEGEND, { intent: 'end', id: await start(LEGEND) })
	const blank = await postForm(LEGEND, { intent: 'start', title: '  ' })
	expect(blank.status).toBe(400)
	expect(await blank.text()).toContain('data-message="focus_title_missing"')
	const long = await postForm(LEGEND, { intent: 'start', title: `Much ${'more '.repeat(100)}` })
	expect(long.status).toBe(400)
	const page = await long.text()
	expect(page).toContain('data-message="focus_text_too_long"')
	expect(page).toContain('value="Much more more')
})

test('who may not start one is told why', async () => {
	const visitor = await postForm(null, { intent: 'start', title: 'x' })
	expect(visitor.headers.get('Location')).toBe('/login?next=%2Ffocus')
	expect(visitor.headers.get('Set-Cookie')).toContain('error.you_need_to_be_logged_in_to_use_focus_mode.')
	const free = await postForm(FREE, { intent: 'start', title: 'x' })
	expect(free.status).toBe(403)
	expect(await free.text()).toContain(
		'data-message="focus_mode_is_only_available_for_premium_and_pro_subscribers"',
	)
})

test('a second start keeps the first session, and the wish', async () => {
	const id = await start(LEGEND)
	const second = await postForm(LEGEND, { intent: 'start', title: 'Something & else' })
	expect(second.headers.get('Location')).toBe('/focus?title=Something+%26+else')
	expect((await inProgress(LEGEND)).id).toBe(id)
})
