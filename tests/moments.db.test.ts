import fc from 'fast-check'
import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Refused } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import { contactMessages } from '~/features/contact/schema.server'
import { focusSessions } from '~/features/focus/schema.server'
import { addToLocker } from '~/features/locker/locker.server'
import { requestContext } from '~/requests/request-context.server'
import * as messages from '~/routes/admin/admin-messages'
import * as create from '~/routes/authoring/create-prompt'
import * as edit from '~/routes/authoring/prompt-edit'
import * as removePrompt from '~/routes/authoring/prompt-remove'
import * as focus from '~/routes/focus/focus'
import * as cards from '~/routes/locker/locker-cards'
import * as lockerEdit from '~/routes/locker/locker-edit'
import * as remove from '~/routes/locker/locker-remove'
import { aBrowserOf, aClient, aStoredLegend } from './support/accounts'
import { call } from './support/locker/locker-functions'
import { aSavedPrompt } from './support/locker/saved-prompts'
import { aPromptInput } from './support/prompts'

const handler = createStaticHandler([
	{ id: 'focus', path: '/focus', loader: focus.loader },
	{ id: 'cards', path: '/prompt-locker/cards', loader: cards.loader },
	{ id: 'messages', path: '/admin/messages', loader: messages.loader },
	{ id: 'create', path: '/create-prompt', action: create.action },
	{
		path: '/prompt/:id/edit',
		action: ({ params: { id = '' }, ...visit }) => edit.action({ ...visit, params: { id } }),
	},
	{
		path: '/prompt/:id/remove',
		action: ({ params: { id = '' }, ...visit }) => removePrompt.action({ ...visit, params: { id } }),
	},
	{
		path: '/prompt-locker/:id/edit',
		action: ({ params: { id = '' }, ...visit }) => lockerEdit.action({ ...visit, params: { id } }),
	},
	{
		path: '/prompt-locker/:id/remove',
		action: ({ params: { id = '' }, ...visit }) => remove.action({ ...visit, params: { id } }),
	},
])

const OUTSIDE = [
	'0000-01-01T00:00:00Z',
	'0000-12-31T23:59:59.999Z',
	'0001-01-01T00:00:00+14:00',
	'9999-12-31T23:59:59-14:00',
	'+010000-01-01T00:00:00.000Z',
	'+275760-09-13T00:00:00.000Z',
	'-271821-04-20T00:00:00.000Z',
	'-000001-01-01T00:00:00.000Z',
	`2026-01-01T00:00:00.${'0'.repeat(10_000)}Z`,
	'275760',
	'-271821',
	'',
]
const INSIDE = ['0001-01-01T00:00:00Z', '2026-02-03T04:05:06.789Z', '9999-12-31T23:59:59.999Z']

/** Any moment that JavaScript knows, many of them near where the years end that can be stored. */
const anyMoment = fc.oneof(
	fc.constantFrom(...OUTSIDE, ...INSIDE),
	fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
	fc
		.tuple(fc.constantFrom(-62_135_596_800_000, 253_402_300_800_000), fc.integer({ min: -1e8, max: 1e8 }))
		.map(([edge, off]) => new Date(edge + off).toISOString()),
)

const isOutside = (text: string) => !/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(text)
const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')

/** A person who may enter everywhere, with something behind each door. */
async function aWorld() {
	const legend = { ...(await aStoredLegend()), isAdmin: true }
	const input = aPromptInput()
	const id = await createPrompt(legend, input, aClient(), { idempotencyKey: 'first' })
	const saved = await addToLocker(legend, aSavedPrompt())
	await db().insert(focusSessions).values({ userId: legend.userId, title: 'Ended', endedAt: new Date() })
	const message = {
		name: 'Ana',
		email: 'ana@pronto.test',
		subject: 'Hi',
		message: 'Hi',
		language: 'en' as const,
	}
	await db().insert(contactMessages).values(message)
	const headers = await aBrowserOf(legend)
	return { legend, id, saved, visit: visitAs(legend), caller: { userId: legend.userId, headers } }
}

function visitAs(viewer: Member) {
	return async (
		path: string,
		fields?: Record<string, string>,
	): Promise<{ status: number; answer: unknown }> => {
		const context = new RouterContextProvider()
		context.set(requestContext, { ...context.get(requestContext), viewer, clientAddress: aClient().address })
		const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}
		const request = new Request(`http://pronto.test${path}`, init)
		const answer: unknown = await handler.queryRoute(request, { requestContext: context }).catch((error) => {
			if (error instanceof Response || error instanceof Refused) return error
			throw error
		})
		if (answer instanceof Response) {
			return { status: answer.status, answer: await answer.json().catch(() => null) }
		}
		const { init: made, data } = Object(answer)
		return { status: made?.status ?? 200, answer: data ?? answer }
	}
}

test('a moment that no database can hold is a wrong cursor, or a version that nobody has seen', async () => {
	const { id, saved, visit, caller } = await aWorld()
	const written = { ...aPromptInput(), title: 'Other words', tags: '', isPremium: '' }
	const form = Object.fromEntries(Object.entries(written).map(([name, value]) => [name, String(value ?? '')]))
	const [past, all, inbox] = await Promise.all([
		visit('/focus'),
		visit('/prompt-locker/cards'),
		visit('/admin/messages'),
	])
	const pastOf = ({ answer }: { answer: unknown }) => Object(Object(answer).desk).past
	const cardsOf = ({ answer }: { answer: unknown }) => Object(answer).cards
	const messagesOf = ({ answer }: { answer: unknown }) => Object(Object(answer).inbox).messages
	await fc.assert(
		fc.asyncProperty(anyMoment, async (moment) => {
			const before = await visit(`/focus?${new URLSearchParams({ before: moment })}`)
			const after = cursor([false, moment, saved.id])
			const found = await visit(`/prompt-locker/cards?${new URLSearchParams({ after })}`)
			const rest = await visit(`/admin/messages?after=${cursor([moment, 'x'])}`)
			for (const { status } of [before, found, rest]) expect(status).toBe(200)
			if (!isOutside(moment)) return
			expect(pastOf(before)).toEqual(pastOf(past))
			expect(cardsOf(found)).toEqual(cardsOf(all))
			expect(messagesOf(rest)).toEqual(messagesOf(inbox))
			const saves = [
				await visit(`/prompt/${id}/edit`, { ...form, editedAt: moment }),
				await visit('/create-prompt', { ...form, editedAt: moment, idempotencyKey: 'first' }),
				await visit(`/prompt-locker/${saved.id}/edit`, { title: 'x', content: 'y', editedAt: moment }),
				await visit(`/prompt/${id}/remove`, { seenAt: moment }),
				await visit(`/prompt-locker/${saved.id}/remove`, { seenAt: moment }),
			]
			expect(saves.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
			const removing = { prompt_id_param: saved.id, updated_at_param: moment }
			expect((await call(caller, 'delete_saved_prompt', removing)).status).toBe(400)
		}),
		{ numRuns: 30, examples: [...OUTSIDE, ...INSIDE].map((moment): [string] => [moment]) },
	)
})
