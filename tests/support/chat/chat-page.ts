import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readConversation, readMessage } from '~/features/chat/chat.server'
import { type ChatNews, stepAfter } from '~/features/chat/chat-news'
import { readChatNews, readNewerChatNews } from '~/features/chat/chat-news.server'
import type { ChatDrafts } from '~/features/chat/ui/chat-drafts'
import {
	beginChat,
	type ChatState,
	changeChat,
	lastSeen,
	replyUnderWay,
	type SendOptions,
	sentAfter,
} from '~/features/chat/ui/chat-state'
import { MessageRefused, sendForReply } from '~/features/chat/ui/reply-stream'
import type { Device } from './chat-devices'

/** One page of the chat, as its hooks drive it. */
export class Page {
	readonly device: Device
	readonly drafts: ChatDrafts
	chat: ChatState = beginChat({ conversationId: null, messages: [], newest: null })
	/** A message of the branch that its address names. */
	branch: string | null = null
	/** What the page came with, and what it has heard since. */
	desk: ChatNews
	news: ChatNews
	field = ''
	/** The replies that it listens to: each promise ends with its reply. */
	readonly listening = new Map<string, Promise<void>>()
	#leaving = new AbortController()

	constructor(device: Device, news: ChatNews) {
		this.device = device
		this.drafts = device.drafts()
		this.desk = news
		this.news = news
	}

	get id(): string | null {
		return this.chat.conversationId
	}

	get isWaiting(): boolean {
		return replyUnderWay(this.chat) !== undefined
	}

	/** Opens a conversation, in its newest branch or another, or a new one where that is gone. */
	async go(conversationId: string | null, branch: string | null = null): Promise<void> {
		this.#leaving.abort()
		const { legend } = this.device.world
		this.news = await readChatNews(legend, conversationId)
		this.desk = this.news
		const id = this.desk.open?.id ?? null
		this.branch = branch
		const open = id ? await readConversation(legend, id, { branch }) : null
		this.chat = beginChat({
			conversationId: id,
			messages: open?.messages ?? [],
			newest: open?.newest ?? null,
		})
		this.drafts.gather((gone) => this.news.conversations.every((one) => one.id !== gone))
		this.drafts.open(id)
		this.see()
	}

	/** Its person looks at it: what other tabs typed is shown, and what was to become of messages that are gone. */
	see(): void {
		const { drafts } = this
		drafts.giveBack(this.id, (messageId) => this.chat.messages.some(({ id }) => id === messageId))
		this.field = drafts.read(this.id).typed
	}

	/** What is new on the server is shown; who is in a conversation that is gone begins another one. */
	async look(): Promise<void> {
		const { legend } = this.device.world
		const known = { version: this.news.version, ...(this.id ? { open: this.id } : {}) }
		const news = await readNewerChatNews(legend, known)
		if (news) this.news = news
		const step = stepAfter(this.news, this.desk.open)
		if (step === 'leave') return this.go(null)
		if (step === 'read') await this.readAnew()
		await this.#follow()
		this.see()
	}

	/** Its person walks to another version of what is said. */
	async walk(branch: string): Promise<void> {
		this.branch = branch
		await this.readAnew()
	}

	/** The page is loaded again, where it stands. */
	async readAnew(): Promise<void> {
		if (!this.id) return
		const { legend } = this.device.world
		this.news = await readChatNews(legend, this.id)
		if (!this.news.open) return this.go(null)
		this.desk = this.news
		const { id, messages, newest } = await readConversation(legend, this.id, { branch: this.branch })
		const loaded = { conversationId: id, messages, newest }
		this.chat = changeChat(this.chat, { type: 'loaded', loaded })
		this.see()
	}

	/** How far an awaited reply is stored; where it has ended, or was taken away, the conversation is read anew. */
	async #follow(): Promise<void> {
		const live = replyUnderWay(this.chat)
		if (!live || live.isLocal) return
		const stored = await readMessage(this.device.world.legend, live.id).catch(() => null)
		const { content, state } = stored ?? { content: '', state: 'failed' }
		this.chat = changeChat(this.chat, { type: 'looked', replyId: live.id, content, state })
		if (state !== 'streaming') await this.readAnew()
	}

	type(text: string): void {
		this.drafts.write(this.id, text)
		this.see()
	}

	rewrite(messageId: string, text: string | null): void {
		this.drafts.edit(this.id, messageId, text)
		this.see()
	}

	/** How a message is being rewritten, if it is. */
	rewritten(messageId: string): string | undefined {
		return this.drafts.read(this.id).edits.find((one) => one.messageId === messageId)?.text
	}

	/** Ends once it is known whether the server has the message. */
	async send(text: string, { messageId, replaces = null }: SendOptions = {}): Promise<void> {
		const { drafts } = this
		const id = drafts.send(this.id, text, messageId ?? randomUUID())
		const seen = lastSeen(this.chat)
		const after = sentAfter(this.chat)
		const at = new Date().toISOString()
		this.chat = changeChat(this.chat, { type: 'sent', messageId: id, text, replaces, at })
		const from = this.id
		const leaving = new AbortController()
		this.#leaving = leaving
		const body = { message: text, messageId: id, replaces, after, conversationId: from, seen }
		const events = sendForReply(body, leaving.signal, (_address, init) => this.#ask(String(init?.body)))
		try {
			const { value: event } = await events.next()
			if (event?.type !== 'started') return
			this.chat = changeChat(this.chat, { type: 'told', messageId: id, event })
			this.branch = null
			drafts.settle(from, event.conversationId, id)
			await this.readAnew()
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
			if (error instanceof MessageRefused && (error.isUnseen || error.status === 404)) await this.readAnew()
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
