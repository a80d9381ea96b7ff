import { once } from 'node:events'
import { newId } from '~/core/new-id'
import type { Legend } from '~/core/viewer'
import { listConversations, readConversation } from '~/features/chat/chat.server'
import { type ChatDrafts, chatDrafts } from '~/features/chat/ui/chat-drafts'
import { beginChat, type ChatState, changeChat, lastSeen, replyUnderWay } from '~/features/chat/ui/chat-state'
import { MessageRefused, readChatEvents, sendForReply } from '~/features/chat/ui/reply-stream'
import { functions } from '../../../server/functions/functions'
import type { AskedReply } from '../chat-service'
import { storageOf } from '../focus/a-tab'

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
			if (asked.messages.at(-1)?.content !== text) throw new Error('The service was asked something else.')
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

	get drafts(): ChatDrafts {
		return chatDrafts(() => storageOf(this.shelf), this.world.legend.userId)
	}

	async open(conversationId: string | null = null): Promise<Page> {
		const page = new Page(this)
		this.pages.push(page)
		await page.go(conversationId)
		return page
	}
}

/** One page of the chat, as its hooks drive it. */
export class Page {
	readonly device: Device
	chat: ChatState = beginChat({ conversationId: null, messages: [] })
	field = ''
	/** Ends when the reply that it listens to has ended. */
	listening: Promise<void> = Promise.resolve()
	isOpen = true
	#leaving = new AbortController()

	constructor(device: Device) {
		this.device = device
	}

	get id(): string | null {
		return this.chat.conversationId
	}

	get isWaiting(): boolean {
		return replyUnderWay(this.chat) !== undefined
	}

	/** Opens a conversation, or a new one where that is gone. */
	async go(conversationId: string | null): Promise<void> {
		this.#leaving.abort()
		const { legend } = this.device.world
		const known = new Set((await listConversations(legend)).map(({ id }) => id))
		const id = conversationId && known.has(conversationId) ? conversationId : null
		const messages = id ? (await readConversation(legend, id)).messages : []
		this.chat = beginChat({ conversationId: id, messages })
		this.device.drafts.gather((gone) => !known.has(gone))
		this.field = this.device.drafts.open(id)
	}

	/** What the server has is shown, without leaving; what is gone stays on the screen. */
	async look(): Promise<void> {
		if (!this.id) return
		const { legend } = this.device.world
		const open = await readConversation(legend, this.id).catch(() => null)
		if (!open) return
		const loaded = { conversationId: open.id, messages: open.messages }
		this.chat = changeChat(this.chat, { type: 'loaded', loaded })
		const live = replyUnderWay(this.chat)
		const stored = open.messages.find(({ id }) => id === live?.id)
		if (stored) this.chat = changeChat(this.chat, { type: 'looked', replyId: stored.id, ...stored })
	}

	type(text: string): void {
		this.field = text
		this.device.drafts.write(this.id, text)
	}

	/** Ends once it is known whether the server has the message. */
	async send(text: string, { messageId = uuid(), replaces = null as string | null } = {}): Promise<void> {
		const { drafts } = this.device
		const id = drafts.send(this.id, text, messageId)
		const seen = lastSeen(this.chat)
		const at = new Date().toISOString()
		this.chat = changeChat(this.chat, { type: 'sent', messageId: id, text, replaces, at })
		const from = this.id
		const leaving = new AbortController()
		this.#leaving = leaving
		const body = { message: text, messageId: id, replaces, conversationId: from, seen }
		const events = sendForReply(body, leaving.signal, (_address, init) => this.#ask(String(init?.body)))
		try {
			const { value: event } = await events.next()
			if (event?.type !== 'started') return
			this.chat = changeChat(this.chat, { type: 'told', messageId: id, event })
			drafts.settle(from, event.conversationId, id)
			const left = once(leaving.signal, 'abort')
			this.listening = Promise.race([this.#listen(events, id, leaving.signal), left]).then(() => undefined)
		} catch (error) {
			const problem = error instanceof MessageRefused ? error.message : null
			this.chat = changeChat(this.chat, { type: 'refused', messageId: id, problem })
			if (error instanceof MessageRefused && error.isUnseen) await this.look()
		}
	}

	async #listen(
		events: ReturnType<typeof sendForReply>,
		messageId: string,
		left: AbortSignal,
	): Promise<void> {
		for await (const event of events) {
			if (left.aborted) return
			this.chat = changeChat(this.chat, { type: 'told', messageId, event })
		}
	}

	close(): void {
		this.isOpen = false
		this.#leaving.abort()
		this.device.pages = this.device.pages.filter((page) => page !== this)
	}

	async #ask(body: string): Promise<Response> {
		const { world } = this.device
		const { fate } = world
		if (fate === 'late') world.late.push(body)
		if (fate === 'lost' || fate === 'late') throw new TypeError('Nobody answers.')
		const response = await world.deliver(body)
		if (fate === 'taken') return response
		await response.body?.cancel()
		if (fate === 'page gone') this.close()
		throw new TypeError('The answer is lost.')
	}
}

function uuid(): string {
	const hex = newId().padEnd(32, '0')
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
