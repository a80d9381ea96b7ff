import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { readTries, resetRateLimit } from '~/core/limit.server'
import { db } from '~/db/client.server'
import { aBrowserOf, aStoredLegend } from '../../../../tests/support/accounts'
import { World } from '../../../../tests/support/chat/chat-devices'
import { comeTogether, type History, history, take } from '../../../../tests/support/chat/chat-histories'
import { end, finish } from '../../../../tests/support/chat/chat-replies'
import type { Scene } from '../../../../tests/support/chat/chat-scene'
import { holdChats } from '../../../../tests/support/chat-service'
import { histories } from '../../../../tests/support/histories'
import type { Legend } from '../../../../tests/support/people'
import { listConversations, readConversation } from '../chat.server'
import { chatConversations, chatMessages } from '../schema.server'

const chats = holdChats()
let legend: Legend
let headers: Headers
beforeAll(async () => {
	legend = await aStoredLegend()
	headers = await aBrowserOf(legend)
})

/** Whatever still waits gets through and is answered. */
async function comeToRest(scene: Scene): Promise<void> {
	const { world } = scene
	for (const body of world.late.splice(0)) await world.arrive(body)
	for (const taken of world.taken.values()) if (!taken.isOver) await end(scene, taken, finish)
	await backgroundIsDone()
	for (const page of world.pages) await page.look()
}

async function play({ devices, isTogether, steps }: History): Promise<Scene> {
	await chats.letGo()
	await db().delete(chatConversations).where(eq(chatConversations.userId, legend.userId))
	await resetRateLimit('chatPerson', legend.userId)
	await resetRateLimit('chatTotal', 'everybody')
	const scene: Scene = {
		world: new World(legend, { headers, chats }, devices),
		ledger: {
			written: new Set(),
			givenUp: new Set(),
			again: new Set(),
			removed: new Set(),
			stopped: new Map(),
		},
		count: 0,
	}
	if (isTogether) await comeTogether(scene)
	for (const step of steps) await take(scene, step)
	await comeToRest(scene)
	return scene
}

const storedMessages = () =>
	db()
		.select({
			id: chatMessages.id,
			conversationId: chatMessages.conversationId,
			role: chatMessages.role,
			content: chatMessages.content,
			state: chatMessages.state,
			position: chatMessages.position,
			parent: chatMessages.parent,
		})
		.from(chatMessages)
		.innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
		.where(eq(chatConversations.userId, legend.userId))
		.orderBy(asc(chatMessages.conversationId), asc(chatMessages.position))

async function expectNothingIsGone({ world, ledger }: Scene): Promise<void> {
	const stored = await storedMessages()
	const taken = [...world.taken.values()]
	const ids = new Set(stored.map(({ id }) => id))
	expect(taken.filter(({ messageId }) => !ids.has(messageId) && !ledger.removed.has(messageId))).toEqual([])
	const questions = stored.filter(({ role }) => role === 'user')
	const texts = questions.map(({ content }) => content).filter((text) => !ledger.again.has(text))
	expect(texts).toEqual([...new Set(texts)])
	const twice = taken.filter(({ messageId }, at) =>
		taken.some((one, nth) => nth < at && one.messageId === messageId && !ledger.removed.has(messageId)),
	)
	expect(twice).toEqual([])
	for (const [at, { id, role, content, state, position }] of stored.entries()) {
		if (role === 'user') {
			expect(stored[at + 1]).toMatchObject({ role: 'assistant', parent: position })
			continue
		}
		const said = world.taken.get(id)?.said
		if (ledger.stopped.has(id)) expect(state).toBe('stopped')
		if (state === 'complete') expect(content).toBe(said)
		else expect([['stopped', 'failed'].includes(state), said?.startsWith(content)]).toEqual([true, true])
	}
	await expectAllowance(world)
	await expectScreens(world, ledger, stored)
	await expectAllIsWalked(stored)
	await expectUnsent(world, ledger, stored)
}

/** What failed with nothing in it is not counted. */
async function expectAllowance({ taken, legend: { userId } }: World): Promise<void> {
	const { count: tries } = await readTries('chatPerson', userId)
	const nothing = [...taken.values()].map(({ isNothing }) => isNothing)
	const most = taken.size - nothing.filter((one) => one === true).length
	expect(tries).toBeLessThanOrEqual(most)
	expect(tries).toBeGreaterThanOrEqual(most - nothing.filter((one) => one === 'maybe').length)
}

/** Every page shows what is stored: the list with its titles, and the open conversation. */
async function expectScreens(
	{ pages, legend }: World,
	{ stopped }: Scene['ledger'],
	stored: Awaited<ReturnType<typeof storedMessages>>,
): Promise<void> {
	const conversations = await listConversations(legend)
	// What came before its process heard that it was stopped on another one is read by pages that come later.
	const isCut = (id: string) => stopped.get(id) === 'elsewhere'
	for (const { id, branch, chat, news } of pages) {
		expect(news.conversations).toEqual(conversations)
		expect(news.open).toEqual(conversations.find((one) => one.id === id) ?? null)
		const there = branchOf(
			stored.filter(({ conversationId }) => conversationId === id),
			branch,
		)
		const shown = chat.messages.filter(({ isLocal }) => !isLocal)
		const sight = (all: readonly { id: string; content: string; state: string }[]) =>
			all.map((one) => [one.id, isCut(one.id) ? 'cut' : one.content, one.state])
		expect(sight(shown)).toEqual(sight(there))
		const shownIds = chat.messages.map((message) => message.id)
		expect(shownIds).toEqual([...new Set(shownIds)])
	}
}

type Stored = Awaited<ReturnType<typeof storedMessages>>

/** What leads to the newest message, or to the newest that came of the one at which a branch is named. */
function branchOf(there: Stored, branch: string | null): Stored {
	const pathTo = (tip: Stored[number] | undefined): Stored =>
		tip ? [...pathTo(there.find(({ position }) => position === tip.parent)), tip] : []
	const isNamed = there.some(({ id }) => id === branch)
	return pathTo(there.findLast((one) => !isNamed || pathTo(one).some(({ id }) => id === branch)))
}

/** From what a conversation shows first its person comes to all that is in it, by previous and next alone. */
async function expectAllIsWalked(stored: Stored): Promise<void> {
	for (const { id: conversationId } of await listConversations(legend)) {
		const walked = new Set<string>()
		const seen = new Set<string>()
		const ways: (string | null)[] = [null]
		for (const branch of ways) {
			const { messages } = await readConversation(legend, conversationId, { branch })
			for (const { id, versions } of messages) {
				seen.add(id)
				for (const to of [versions?.previous, versions?.next]) {
					if (!to || walked.has(to)) continue
					walked.add(to)
					ways.push(to)
				}
			}
		}
		const there = stored.filter((one) => one.conversationId === conversationId).map(({ id }) => id)
		expect([...seen].sort()).toEqual(there.sort())
	}
}

/** What was not taken waits where its person comes to it: in the field of a conversation that is there, or of a new one. */
async function expectUnsent(
	world: World,
	{ written, givenUp }: Scene['ledger'],
	stored: readonly { id: string }[],
): Promise<void> {
	const known = (await listConversations(world.legend)).map(({ id }) => id)
	const offered = world.devices.flatMap((device) => {
		const drafts = device.drafts()
		drafts.gather((id) => !known.includes(id))
		return [null, ...known].flatMap((id) => {
			drafts.giveBack(id, (messageId) => stored.some((one) => one.id === messageId))
			const { typed, edits } = drafts.open(id)
			return [typed, ...edits.map(({ text }) => text)]
		})
	})
	const taken = [...world.taken.values()].map(({ text }) => text)
	const there = [...offered, ...taken].join('\n')
	expect([...written].filter((text) => !there.includes(text) && !givenUp.has(text))).toEqual([])
}

test('whatever two to four devices ask, no question or reply is gone unless somebody who knew of it took its conversation away, all of it can be walked to, none is there or counted twice, all is shown, and what is unsent waits', async () => {
	await fc.assert(
		fc.asyncProperty(history, async (drawn) => expectNothingIsGone(await play(drawn))),
		histories(60),
	)
}, 3_600_000)
