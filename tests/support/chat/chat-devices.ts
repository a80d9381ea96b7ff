import { readChatNews } from '~/features/chat/chat-news.server'
import { type ChatDrafts, chatDrafts } from '~/features/chat/ui/chat-drafts'
import { readChatEvents } from '~/features/chat/ui/reply-stream'
import { functions } from '../../../server/functions/functions'
import type { AskedReply } from '../chat-service'
import type { Legend } from '../people'
import { storageOf } from '../storage'
import { Page } from './chat-page'

/** What becomes of what a page sends. */
export const FATES = ['taken', 'lost', 'late', 'unanswered', 'page gone'] as const
export type Fate = (typeof FATES)[number]

/** A question that the server took, and the reply that the service was asked for. */
export interface Taken {
	messageId: string
	replyId: string
	text: string
	asked: AskedReply
	said: string
	isOver: boolean
	/** The service failed before a word of it came; `maybe` where its conversation had gone. */
	isNothing: boolean | 'maybe'
}

const messageIn = (body: string): string => JSON.parse(body).message

/** The devices of one person, and what is between them and the server, which is the real one. */
export class World {
	readonly devices: Device[]
	readonly taken = new Map<string, Taken>()
	readonly late: string[] = []
	fate: Fate = 'taken'
	readonly legend: Legend
	readonly #headers: Headers
	readonly #chats: { next(): Promise<AskedReply> }

	constructor(
		legend: Legend,
		{ headers, chats }: { headers: Headers; chats: { next(): Promise<AskedReply> } },
		devices: number,
	) {
		this.legend = legend
		this.#headers = headers
		this.#chats = chats
		this.devices = Array.from({ length: devices }, () => new Device(this))
	}

	get pages(): Page[] {
		return this.devices.flatMap(({ pages }) => pages)
	}

	/** The server gets a message; what it says first is written down. */
	async deliver(body: string): Promise<Response> {
		const headers = new Headers(this.#headers)
		headers.set('Content-Type', 'application/json')
		headers.set('Accept', 'text/event-stream')
		const address = 'http://pronto.test/functions/v1/chat-with-ai'
		const response = await functions.request(address, { method: 'POST', headers, body })
		if (!response.ok || !response.body) return response
		const [read, handed] = response.body.tee()
		const events = readChatEvents(read)
		const { value: started } = await events.next()
		void events.return(undefined)
		if (started?.type !== 'started') throw new Error('It was not said where the message stands.')
		if (!this.taken.has(started.replyId)) {
			const text = messageIn(body)
			const asked = await this.#chats.next()
			// What one side said in a row is one turn.
			if (!asked.messages.at(-1)?.content.endsWith(text))
				throw new Error('The service was asked something else.')
			this.taken.set(started.replyId, {
				...started,
				text,
				asked,
				said: '',
				isOver: false,
				isNothing: false,
			})
		}
		return new Response(handed, response)
	}

	/** A request that its page has given up arrives. */
	async arrive(body: string): Promise<void> {
		const response = await this.deliver(body)
		await response.body?.cancel()
	}
}

/** A browser: what it keeps, and its pages. */
export class Device {
	readonly world: World
	readonly shelf = new Map<string, string>()
	pages: Page[] = []

	constructor(world: World) {
		this.world = world
	}

	/** What a page of it reads and writes of what is unsent. */
	drafts(): ChatDrafts {
		return chatDrafts(() => storageOf(this.shelf), this.world.legend.userId)
	}

	async open(conversationId: string | null = null): Promise<Page> {
		const page = new Page(this, await readChatNews(this.world.legend, null))
		this.pages.push(page)
		await page.go(conversationId)
		return page
	}
}
