import { Refused } from '~/core/refuse.server'
import { readMessage } from '~/features/chat/chat.server'
import { followReply, stopReply } from '~/features/chat/chat-follow.server'
import type { RunningReply } from '~/features/chat/chat-reply.server'
import type { Taken } from './chat-devices'
import { type Doing, pick, type Scene } from './chat-scene'

/** What was to be read or changed is not there any more. */
export function isGone(error: unknown): void {
	if (!(error instanceof Refused) || error.code !== 'not_found') throw error
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
	const stored = await stateOf(scene, taken.replyId)
	// The process that writes it may not have heard that it was stopped on another one.
	const isUnknown = stored === 'gone' || scene.ledger.stopped.get(taken.replyId) === 'elsewhere'
	if (taken.said === '') taken.isNothing = isUnknown ? 'maybe' : stored === 'streaming'
	await end(scene, taken, how)
}

/** Its person stops a reply, on the process that writes it or on another. */
export async function stop({ world, ledger }: Scene, replyId: string, isHere: boolean): Promise<void> {
	const { prontoReplies: written }: { prontoReplies?: Map<string, RunningReply> } = Object(globalThis)
	const reply = written?.get(replyId)
	// Another process has only the row.
	if (!isHere) written?.delete(replyId)
	await stopReply(world.legend, replyId)
	if (reply && !reply.end) written?.set(replyId, reply)
	if ((await stateOf({ world }, replyId)) === 'stopped')
		// Stopped here later, it still began to stop where its process had not heard of it.
		ledger.stopped.set(replyId, isHere && ledger.stopped.get(replyId) !== 'elsewhere' ? 'here' : 'elsewhere')
}

/** How a reply is stored; another device may have taken it away. */
async function stateOf({ world }: Pick<Scene, 'world'>, replyId: string): Promise<string> {
	return readMessage(world.legend, replyId).then(
		({ state }) => state,
		() => 'gone',
	)
}

/** What the chat service does. */
export const SERVICE: Record<string, Doing> = {
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
