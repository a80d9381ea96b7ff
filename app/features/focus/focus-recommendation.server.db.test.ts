import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { readAllowance } from '~/features/chat/chat-allowance.server'
import { sendChatsTo } from '~/features/chat/chat-completion.server'
import { aStoredLegend, aStoredSubscriber } from '../../../tests/support/accounts'
import { aFocusSession, aSave, aSubTask } from '../../../tests/support/focus/focus'
import { saveFocusSession } from './focus.server'
import { recommendFocus } from './focus-recommendation.server'

let server: Server | undefined
let asked: { model: string; messages: { role: string; content: string }[] }[] = []

afterEach(async () => {
	asked = []
	if (!server) return
	server.closeAllConnections()
	server.close()
	await once(server, 'close')
	server = undefined
})

/** A chat service that answers everything in one way. */
async function serviceThatAnswers(status: number, body: unknown): Promise<void> {
	server = createServer(async (request, response) => {
		const chunks: Buffer[] = []
		for await (const chunk of request) chunks.push(chunk)
		asked.push(JSON.parse(Buffer.concat(chunks).toString()))
		response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : undefined
	sendChatsTo({ baseURL: `http://127.0.0.1:${port}/v1`, apiKey: 'key' })
}

const says = (content: string | null) => ({ choices: [{ message: { content } }] })

test('the service is asked with a system and a user message about the session in progress, and its reply is given on', async () => {
	await serviceThatAnswers(200, says('  Write the lowest price first. '))
	const someone = await aStoredSubscriber()
	const session = await aFocusSession(someone, 'Price the workshop')
	await saveFocusSession(someone, aSave(session, { subTasks: [aSubTask('Write prices')] }))
	expect(await recommendFocus(someone, 'pt')).toBe('Write the lowest price first.')
	expect(asked).toMatchObject([
		{
			model: 'mistral-7b-instruct',
			messages: [{ role: 'system' }, { role: 'user' }],
		},
	])
	expect(asked[0]?.messages[1]?.content).toMatch(
		/Perdi o foco.*Price the workshop[\s\S]*- \[ \] Write prices/,
	)
})

test.each([
	['no choice', { choices: [] }],
	['an empty reply', says('')],
	['only white space', says(' \n ')],
	['no content', says(null)],
])('%s is no recommendation', async (_what, body) => {
	await serviceThatAnswers(200, body)
	const someone = await aStoredSubscriber()
	await aFocusSession(someone)
	expect(await recommendFocus(someone, 'en')).toBeNull()
})

test('marks of emphasis are taken out of a reply, and nothing else is', async () => {
	await serviceThatAnswers(
		200,
		says('## Next\n\n*Write* the **lowest** price: 2 * 3 * 4, for snake_case_name.'),
	)
	const someone = await aStoredSubscriber()
	await aFocusSession(someone)
	expect(await recommendFocus(someone, 'en')).toBe(
		'Next\n\nWrite the lowest price: 2 * 3 * 4, for snake_case_name.',
	)
})

test('a failing service is told with its status, and nothing is counted', async () => {
	await serviceThatAnswers(503, { error: 'busy' })
	const someone = await aStoredLegend()
	const { left } = await readAllowance(someone)
	await aFocusSession(someone)
	await expect(recommendFocus(someone, 'en')).rejects.toMatchObject({
		status: 502,
		message: 'recommendation_api_error',
		values: { status: '503' },
	})
	expect((await readAllowance(someone)).left).toBe(left)
})

test('each recommendation counts against the allowance of the day', async () => {
	await serviceThatAnswers(200, says('Go on.'))
	const someone = await aStoredLegend()
	const { left } = await readAllowance(someone)
	await aFocusSession(someone)
	await recommendFocus(someone, 'en')
	expect((await readAllowance(someone)).left).toBe(left - 1)
})

test('without a session in progress nobody is asked, and nothing is counted', async () => {
	await serviceThatAnswers(200, says('Go on.'))
	const someone = await aStoredLegend()
	const { left } = await readAllowance(someone)
	const session = await aFocusSession(someone)
	await saveFocusSession(someone, aSave(session, { isEnding: true }))
	await expect(recommendFocus(someone, 'en')).rejects.toMatchObject({ status: 404, code: 'not_found' })
	expect(asked).toEqual([])
	expect((await readAllowance(someone)).left).toBe(left)
})
