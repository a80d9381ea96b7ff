import fc from 'fast-check'
import { Refused } from '~/core/refuse.server'
import {
	listConversations,
	readReply,
	removeConversation,
	renameConversation,
} from '~/features/chat/chat.server'
import { followReply, stopReply } from '~/features/chat/chat-follow.server'
import { lastSeen, type ShownMessage } from '~/features/chat/ui/chat-state'
import { FATES, type Fate, type Page, type Taken, type World } from './chat-devices'

/** What was done in a history, as far as it decides what has to be there in the end. */
export interface Ledger {
	written: Set<string>
	/** Texts that were not sent and that their person gave up. */
	givenUp: Set<string>
	/** The ids of messages that somebody who had them on the screen took away. */
	removed: Set<string>
}

export interface Scene {
	world: World
	ledger: Ledger
	count: number
}

type Doing = (scene: Scene, page: Page, other: number) => Promise<void> | void

const pick = <One>(all: readonly One[], nth: number): One | undefined => all[nth % Math.max(all.length, 1)]

function write(scene: Scene, what: string): string {
	scene.count += 1
	const text = `${what} ${scene.count}.`
	scene.ledger.written.add(text)
	return text
}

const isTaken = ({ world }: Scene, text: string) => [...world.taken.values()].some((one) => one.text === text)

/** Sends in place of an earlier message: whoever wishes for it has seen what goes. */
async function replace(scene: Scene, page: Page, own: ShownMessage, text: string): Promise<void> {
	const { messages } = page.chat
	const isThere = messages.some(({ id }) => id === own.replaces)
	const kept = isThere ? own.replaces : undefined
	const replaces = kept ?? (own.isLocal && text === own.content ? null : own.id)
	const at = messages.findIndex(({ id, isLocal }) => id === replaces && !isLocal)
	if (at >= 0) for (const { id, isLocal } of messages.slice(at)) if (!isLocal) scene.ledger.removed.add(id)
	if (own.isLocal && text !== own.content) scene.ledger.givenUp.add(own.content)
	const again = own.isLocal && text === own.content ? { messageId: own.id } : {}
	await page.send(text, { ...again, replaces: replaces ?? null })
}

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
		if (!text || page.isWaiting || isTaken(scene, text)) return
		scene.ledger.written.add(text)
		await page.send(text)
	},
	async 'tries again'(scene, page) {
		const [own, reply] = page.chat.messages.slice(-2)
		if (own?.role !== 'user' || reply?.role !== 'assistant') return
		if (reply.state === 'streaming' || reply.state === 'complete') return
		await replace(scene, page, own, own.content)
	},
	async edits(scene, page, other) {
		const own = ownOf(page, other)
		if (!own || page.isWaiting) return
		await replace(scene, page, own, page.rewritten(own.id) ?? write(scene, 'edited'))
		page.rewrite(own.id, null)
	},
	async stops({ world }, page) {
		const last = page.chat.messages.at(-1)
		if (page.isWaiting && last && !last.isLocal) await stopReply(world.legend, last.id)
	},
	async renames({ world }, page, other) {
		if (page.id) await renameConversation(world.legend, page.id, `Title ${other}`).catch(isGone)
	},
	async deletes({ world, ledger }, page) {
		if (!page.id) return
		const seen = page.chat.messages.filter(({ isLocal }) => !isLocal)
		try {
			await removeConversation(world.legend, page.id, lastSeen(page.chat))
			for (const { id } of seen) ledger.removed.add(id)
			await page.go(null)
		} catch (error) {
			if (!(error instanceof Refused) || error.code !== 'conflict') throw error
			await page.look()
		}
	},
}

function isGone(error: unknown): void {
	if (!(error instanceof Refused) || error.code !== 'not_found') throw error
}

const COMING_AND_GOING: Record<string, Doing> = {
	looks: (_scene, page) => page.look(),
	async 'opens a conversation'({ world }, page, other) {
		await page.go(pick(await listConversations(world.legend), other)?.id ?? null)
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

const underWay = ({ world }: Scene) => [...world.taken.values()].filter(({ isOver }) => !isOver)

/** Waits until the product has so much of a reply, or its end. */
async function hear({ world }: Scene, { replyId }: Taken, isEnough: (length: number) => boolean) {
	try {
		for await (const news of followReply(world.legend, replyId, new AbortController().signal))
			if (news.kind === 'delta' && isEnough(news.from + news.text.length)) return
	} catch (error) {
		isGone(error)
	}
}

/** The service ends a reply, and everybody who listens to it hears so. */
export async function end(scene: Scene, taken: Taken, how: (taken: Taken) => void): Promise<void> {
	const { world } = scene
	taken.isOver = true
	how(taken)
	await hear(scene, taken, () => false)
	const hears = world.pages.filter(({ chat }) => chat.messages.some(({ id }) => id === taken.replyId))
	await Promise.all(hears.map(({ listening }) => listening.get(taken.replyId)))
}

export function finish(taken: Taken): void {
	taken.said += 'end'
	taken.asked.say('end')
	taken.asked.finish()
}

/** Whether the reply fails with nothing in it: not where its person had stopped it. */
async function fail(scene: Scene, taken: Taken, how: (taken: Taken) => void): Promise<void> {
	const stored = await stateOf(scene, taken)
	if (taken.said === '') taken.isNothing = stored === 'gone' ? 'maybe' : stored === 'streaming'
	await end(scene, taken, how)
}

async function stateOf({ world }: Scene, { replyId }: Taken): Promise<string> {
	return readReply(world.legend, replyId).then(
		({ state }) => state,
		() => 'gone',
	)
}

const SERVICE: Record<string, Doing> = {
	async 'the service says more'(scene, _page, other) {
		const taken = pick(underWay(scene), other)
		if (!taken) return
		taken.said += 'word '
		taken.asked.say('word ')
		await hear(scene, taken, (length) => length === taken.said.length)
	},
	async 'the service finishes'(scene, _page, other) {
		const taken = pick(underWay(scene), other)
		if (taken) await end(scene, taken, finish)
	},
	async 'the service breaks off'(scene, _page, other) {
		const taken = pick(underWay(scene), other)
		if (taken && taken.said !== '') await end(scene, taken, ({ asked }) => asked.breakOff())
	},
	async 'the service fails'(scene, _page, other) {
		const taken = pick(underWay(scene), other)
		if (taken && taken.said === '') await fail(scene, taken, ({ asked }) => asked.refuse(500))
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

const oneOf = (doings: Record<string, Doing>) => fc.constantFrom(...Object.keys(doings))
const doing = fc.oneof(
	{ weight: 5, arbitrary: fc.constantFrom('types', 'sends', 'the service finishes') },
	{ weight: 4, arbitrary: oneOf(SPEAKING) },
	{ weight: 3, arbitrary: oneOf(COMING_AND_GOING) },
	{ weight: 3, arbitrary: oneOf(SERVICE) },
)
const fate = fc.oneof(
	{ weight: 3, arbitrary: fc.constant<Fate>('taken') },
	{ weight: 2, arbitrary: fc.constantFrom(...FATES) },
)
export type Step = readonly [string, Fate, number, number, number]
/** What happens, what becomes of what is sent, on which device, on which of its pages, and to which of its things. */
export const history = fc.array(fc.tuple(doing, fate, fc.nat(11), fc.nat(1), fc.nat(11)), {
	minLength: 1,
	maxLength: 40,
	size: 'max',
})
