import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '~/i18n/language'
import { CREATOR, FREE, focusVisits, says, someTask, someWork } from '../support/focus/focus-visits'
import type { RunningServer } from '../support/server'
import { livedInServer } from '../support/shared-server'

let server: RunningServer
const { ask, postJson, postForm, save, start } = focusVisits(() => server)

beforeAll(async () => {
	server = await livedInServer()
})

const recommend = (who: string | null, language?: Language) =>
	postJson(who, '/functions/v1/focus-recommendation', {}, language)

describe.each(LANGUAGES)('in %s', (language) => {
	test('a recommendation is for subscribers, and says so to everybody else', async () => {
		const visitor = await recommend(null, language)
		expect(visitor.status).toBe(401)
		expect(await visitor.json()).toEqual({
			error: 'signed_out',
			message: says(language, 'you_need_to_be_logged_in_to_use_focus_mode'),
		})
		const free = await recommend(FREE, language)
		expect(free.status).toBe(403)
		expect(await free.json()).toEqual({
			error: 'plan_too_small',
			message: says(language, 'recommendation_subscribers_only'),
		})
	})

	test('a subscriber gets one about the session in progress, in their language', async () => {
		const id = await start(CREATOR)
		await save(CREATOR, { id, version: 1, ...someWork({ subTasks: [someTask('Write the three prices')] }) })
		const response = await recommend(CREATOR, language)
		expect(response.status).toBe(200)
		const { response: text }: { response: string } = await response.json()
		expect(text).toContain('Write the three prices')
	})

	test('a failing service and an empty reply are told as the catalogue says', async () => {
		const id = await start(CREATOR)
		await save(CREATOR, { id, version: 1, ...someWork({ subTasks: [someTask('sandbox:failing')] }) })
		const failed = await recommend(CREATOR, language)
		expect(failed.status).toBe(502)
		expect(await failed.json()).toEqual({
			error: 'upstream_failed',
			message: says(language, 'recommendation_api_error', { status: '503' }),
		})
		await save(CREATOR, { id, version: 2, ...someWork({ subTasks: [someTask('sandbox:empty')] }) })
		const empty = await recommend(CREATOR, language)
		expect(empty.status).toBe(200)
		expect(await empty.json()).toEqual({ response: says(language, 'no_recommendation') })
	})
})

test('without a session in progress there is nothing to recommend', async () => {
	await postForm(CREATOR, { intent: 'end', id: await start(CREATOR) })
	expect((await recommend(CREATOR)).status).toBe(404)
})

test('the function takes POST and JSON only', async () => {
	const got = await ask(CREATOR, '/functions/v1/focus-recommendation')
	expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST'])
	const listed = await postJson(CREATOR, '/functions/v1/focus-recommendation', [])
	expect(listed.status).toBe(400)
})
