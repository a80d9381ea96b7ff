import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { Refused } from '~/core/refuse.server'
import { db } from '~/db/client.server'
import { listConversations, renameConversation } from '~/features/chat/chat.server'
import { removeConversation } from '~/features/chat/chat-removal.server'
import { chatMessages } from '~/features/chat/schema.server'
import { lastSeen, type ShownMessage, sayAnew } from '~/features/chat/ui/chat-state'
import { FATES, type Fate } from './chat-devices'
import type { Page } from './chat-page'
import { end, finish, isGone, SERVICE, stop } from './chat-replies'
import { type Doing, pick, type Scene } from './chat-scene'

function write(scene: Scene, what: string): string {
	scene.count += 1
	const text = `${what} ${scene.count}.`
	scene.ledger.written.add(text)
	return text
}

/** Nobody sends anew what they see was said. */
const isSaid = (page: Page, text: string) =>
	page.chat.messages.some(({ isLocal, content }) => !isLocal && content === text)

/** Sends in place of an earlier message, which stays. */
async function replace(scene: Scene, page: Page, own: ShownMessage, text: string): Promise<void> {
	const anew = sayAnew(page.chat, own, text)
	if (text === own.content) scene.ledger.again.add(text)
	if (own.isLocal && text !== own.content) scene.ledger.givenUp.add(own.content)
	await page.send(text, anew)
}

/** The last question of a page, where its reply is not whole: it can be asked again. */
function unanswered({ chat }: Page): ShownMessage | undefined {
	const [own, reply] = chat.messages.slice(-2)
	const isOver = reply?.role === 'assistant' && ['failed', 'stopped'].includes(reply.state)
	return own?.role === 'user' && isOver ? own : undefined
}

const everythingIn = (conversationId: string) =>
	db()
		.select({ id: chatMessages.id })
		.from(chatMessages)
		.where(eq(chatMessages.conversationId, conversationId))

const ownOf = (page: Page, nth: number) =>
	pick(
		page.chat.messages.filter(({ role }) => role === 'user'),
		nth,
	)

const added = (text: string, more: string) => (text ? `${text}\n\n${more}` : more)

const SPEAKING: Record<string, Doing> = {
	types(scene, page) {
		page.type(added(page.field, write(scene, 'question')))
	},
	'begins an edit'(scene, page, other) {
		const own = ownOf(page, other)
		if (own) page.rewrite(own.id, added(page.rewritten(own.id) ?? '', write(scene, 'edited')))
	},
	'gives an edit up'(scene, page, other) {
		const own = ownOf(page, other)
		const text = own && page.rewritten(own.id)
		if (!text) return
		for (const part of text.split('\n\n')) scene.ledger.givenUp.add(part)
		page.rewrite(own.id, null)
	},
	async sends(scene, page) {
		const text = page.field
		if (!text || page.isWaiting || isSaid(page, text)) return
		scene.ledger.written.add(text)
		// What stands in a branch that is not on the screen may be said in this one too.
		for (const taken of scene.world.taken.values()) if (taken.text === text) scene.ledger.again.add(text)
		await page.send(text)
	},
	async 'tries again'(scene, drawn) {
		const page = [drawn, ...scene.world.pages].find(unanswered)
		const own = page && unanswered(page)
		if (page && own) await replace(scene, page, own, own.content)
	},
	async edits(scene, page, other) {
		const own = ownOf(page, other)
		if (!own || page.isWaiting) return
		await replace(scene, page, own, page.rewritten(own.id) ?? write(scene, 'edited'))
		page.rewrite(own.id, null)
	},
	async walks(_scene, page, other) {
		const several = pick(
			page.chat.messages.filter(({ versions }) => versions),
			other,
		)
		const to = several?.versions?.[other % 2 === 0 ? 'previous' : 'next']
		if (to) await page.walk(to)
	},
	async stops(scene, page, other) {
		const last = page.chat.messages.at(-1)
		if (page.isWaiting && last && !last.isLocal) await stop(scene, last.id, other % 2 === 0)
	},
	async renames({ world }, page, other) {
		if (page.id) await renameConversation(world.legend, page.id, `Title ${other}`).catch(isGone)
	},
	async deletes({ world, ledger }, page) {
		if (!page.id) return
		const there = await everythingIn(page.id)
		try {
			await removeConversation(world.legend, page.id, lastSeen(page.chat))
			for (const { id } of there) ledger.removed.add(id)
			await page.go(null)
		} catch (error) {
			if (!(error instanceof Refused) || error.code !== 'conflict') throw error
			await page.readAnew()
		}
	},
}

const COMING_AND_GOING: Record<string, Doing> = {
	looks: (_scene, page) => page.look(),
	async 'opens a conversation'({ world }, page, other) {
		await page.go(pick(await listConversations(world.legend), other)?.id ?? null)
	},
	async 'goes where another page is'({ world }, page, other) {
		await page.go(
			pick(
				world.pages.filter(({ id }) => id !== null),
				other,
			)?.id ?? null,
		)
	},
	'begins a new conversation': (_scene, page) => page.go(null),
	async 'opens another tab'(_scene, { device, id }) {
		if (device.pages.length < 3) await device.open(id)
	},
	async reloads(_scene, page) {
		page.close()
		await page.device.open(page.id)
	},
	closes: (_scene, page) => page.close(),
	async 'a late request arrives'({ world }, _page, other) {
		const [body] = world.late.splice(other % Math.max(world.late.length, 1), 1)
		if (body) await world.arrive(body)
	},
}

const DOINGS = new Map(Object.entries({ ...SPEAKING, ...COMING_AND_GOING, ...SERVICE }))

/** Does one thing on some page; a device without one is opened first. */
export async function take(scene: Scene, [doing, fate, nth, tab, other]: Step): Promise<void> {
	const { world } = scene
	const device = pick(world.devices, nth)
	if (!device) return
	if (device.pages.length === 0) await device.open()
	const page = pick(device.pages, tab)
	if (!page) return
	page.see()
	world.fate = fate
	await DOINGS.get(doing)?.(scene, page, other)
	world.fate = 'taken'
}

/** All devices show the same conversation: with more in it than its person sees, all that is done is done to it. */
export async function comeTogether(scene: Scene): Promise<void> {
	const [first, ...others] = scene.world.devices
	const page = await first?.open()
	if (!page) return
	await page.send(write(scene, 'question'))
	for (const taken of scene.world.taken.values()) await end(scene, taken, finish)
	for (const device of others) await device.open(page.id)
}

const oneOf = (doings: Record<string, Doing>) => fc.constantFrom(...Object.keys(doings))
const doing = fc.oneof(
	{ weight: 5, arbitrary: fc.constantFrom('types', 'sends', 'the service finishes') },
	{
		weight: 4,
		arbitrary: fc.constantFrom('begins an edit', 'edits', 'tries again', 'walks', 'stops', 'deletes'),
	},
	{ weight: 4, arbitrary: oneOf(SPEAKING) },
	{ weight: 4, arbitrary: fc.constantFrom('reloads', 'begins a new conversation', 'opens a conversation') },
	{ weight: 3, arbitrary: oneOf(COMING_AND_GOING) },
	{ weight: 3, arbitrary: oneOf(SERVICE) },
)
const fate = fc.oneof(
	{ weight: 3, arbitrary: fc.constant<Fate>('taken') },
	{ weight: 1, arbitrary: fc.constant<Fate>('unanswered') },
	{ weight: 2, arbitrary: fc.constantFrom(...FATES) },
)
export type Step = readonly [string, Fate, number, number, number]
/** What happens, what becomes of what is sent, on which device, on which of its pages, and to which of its things. */
const steps = fc.array(fc.tuple(doing, fate, fc.nat(11), fc.nat(2), fc.nat(11)), {
	minLength: 1,
	maxLength: 50,
	size: 'max',
})

/** A history of two devices or more; every other one begins with all of them in one conversation. */
export const history = fc.record({
	devices: fc.integer({ min: 2, max: 4 }),
	isTogether: fc.boolean(),
	steps,
})
export interface History {
	devices: number
	isTogether: boolean
	steps: readonly Step[]
}
