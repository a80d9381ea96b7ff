import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { listConversations, readConversation } from '~/features/chat/chat.server'
import { type ChatDrafts, chatDrafts } from '~/features/chat/ui/chat-drafts'
import { beginChat, type ChatState, changeChat, lastSeen, replyUnderWay } from '~/features/chat/ui/chat-state'
import { MessageRefused, readChatEvents, sendForReply } from '~/features/chat/ui/reply-stream'
import { functions } from '../../../server/functions/functions'
import type { AskedReply } from '../chat-service'
import { storageOf } from '../focus/a-tab'
import type { Legend } from '../people'

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

type Sending = { messageId?: string; replaces?: string | null }

/** One page of the chat, as its hooks drive it. */
export class Page {
	readonly device: Device
	chat: ChatState = beginChat({ conversationId: null, messages: [] })
	field = ''
	/** The replies that it listens to: each promise ends with its reply. */
	readonly listening = new Map<string, Promise<void>>()
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
		this.device.drafts.open(id)
		this.see()
	}

	/** Its person looks at it: what other tabs typed is shown, and what was to become of messages that are gone. */
	see(): void {
		const { drafts } = this.device
		drafts.giveBack(this.id, (messageId) => this.chat.messages.some(({ id }) => id === messageId))
		this.field = drafts.read(this.id).typed
	}

	/** What the server has is shown; who is in a conversation that is gone begins another one. */
	async look(): Promise<void> {
		if (!this.id) return
		const { legend } = this.device.world
		const open = await readConversation(legend, this.id).catch(() => null)
		if (!open) return this.go(null)
		const loaded = { conversationId: open.id, messages: open.messages }
		this.chat = changeChat(this.chat, { type: 'loaded', loaded })
		const live = replyUnderWay(this.chat)
		if (live && !live.isLocal) {
			const stored = open.messages.find(({ id }) => id === live.id)
			const { content, state } = stored ?? { content: '', state: 'failed' }
			this.chat = changeChat(this.chat, { type: 'looked', replyId: live.id, content, state })
			if (!stored) this.chat = changeChat(this.chat, { type: 'loaded', loaded })
		}
		this.see()
	}

	type(text: string): void {
		this.device.drafts.write(this.id, text)
		this.see()
	}

	rewrite(messageId: string, text: string | null): void {
		this.device.drafts.edit(this.id, messageId, text)
		this.see()
	}

	/** How a message is being rewritten, if it is. */
	rewritten(messageId: string): string | undefined {
		return this.device.drafts.read(this.id).edits.find((one) => one.messageId === messageId)?.text
	}

	/** Ends once it is known whether the server has the message. */
	async send(text: string, { messageId, replaces = null }: Sending = {}): Promise<void> {
		const { drafts } = this.device
		const id = drafts.send(this.id, text, messageId ?? randomUUID())
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
			const over = Promise.race([this.#listen(events, id, leaving.signal), left])
			this.listening.set(
				event.replyId,
				over.then(() => undefined),
			)
		} catch (error) {
			if (!(error instanceof MessageRefused || error instanceof TypeError)) throw error
			const problem = error instanceof MessageRefused ? error.message : null
			this.chat = changeChat(this.chat, { type: 'refused', messageId: id, problem })
			if (error instanceof MessageRefused && (error.isUnseen || error.status === 404)) await this.look()
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
