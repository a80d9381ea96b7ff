import { setImmediate } from 'node:timers/promises'
import { createStaticHandler, RouterContextProvider } from 'react-router'
import { FocusSave, type StoredFocusSession } from '~/features/focus/focus'
import { readFocusSession } from '~/features/focus/focus.server'
import { deliverLeftovers } from '~/features/focus/saving/leftovers'
import { createSaver, type Saver } from '~/features/focus/saving/saver'
import type { SessionStored, Tab } from '~/features/focus/saving/tab'
import { requestContext } from '~/requests/request-context.server'
import * as reopenRoute from '~/routes/focus/focus-reopen'
import * as sessionRoute from '~/routes/focus/focus-session'
import { lookOut } from '~/ui/look-out'
import type { Watch } from '~/ui/sight'
import type { Subscriber } from '../people'
import { storageOf } from '../storage'

const handler = createStaticHandler([
	{ path: '/focus/session', loader: sessionRoute.loader, action: sessionRoute.action },
	{
		path: '/focus/:id/reopen',
		action: ({ params: { id = '' }, ...visit }) => reopenRoute.action({ ...visit, params: { id } }),
	},
])

/** A request on its way: not yet at the server, or its answer not yet back. */
interface OnItsWay {
	page: Page
	request: Request
	response: Response | null
	resolve: (response: Response) => void
	reject: (error: Error) => void
}

/** Not by its class: the server’s library puts one of its own in the platform’s place. */
const isResponse = (value: unknown): value is Response => Object(value) === value && 'json' in Object(value)

/** The devices of one person, what is between them and the server, and time. The server is the real one. */
export class World {
	readonly devices: Device[]
	readonly network: OnItsWay[] = []
	readonly person: Subscriber
	timers: { at: number; page: Page; run: () => void }[] = []
	now = 0
	/** Saves that the server has taken. */
	readonly taken: FocusSave[] = []
	#pages = 0

	constructor(person: Subscriber, devices: number) {
		this.person = person
		this.devices = Array.from({ length: devices }, () => new Device(this))
	}

	nextPageId(): string {
		this.#pages += 1
		return `page${this.#pages}`
	}

	get pages(): Page[] {
		return this.devices.flatMap(({ pages }) => pages)
	}

	/** Everything that does not wait for the network or the clock has happened. */
	async settle(): Promise<void> {
		for (let turn = 0; turn < 4; turn += 1) await setImmediate()
		for (const page of this.pages) await page.turn()
	}

	async passes(milliseconds: number): Promise<void> {
		this.now += milliseconds
		const due = this.timers.filter(({ at }) => at <= this.now)
		this.timers = this.timers.filter(({ at }) => at > this.now)
		for (const { page, run } of due) if (page.isOpen) run()
		await this.settle()
	}

	/** One step of a request: it reaches the server, or its answer the page. */
	async carry(one: OnItsWay): Promise<void> {
		if (one.response) {
			this.#forget(one)
			if (one.page.isOpen) one.resolve(one.response)
		} else {
			one.response = await this.answer(one.request)
			if (!one.page.isOpen) this.#forget(one)
		}
		await this.settle()
	}

	async lose(one: OnItsWay): Promise<void> {
		this.#forget(one)
		if (one.page.isOpen) one.reject(new TypeError('The connection was lost.'))
		await this.settle()
	}

	/** Asks the product's own routes. */
	async answer(request: Request): Promise<Response> {
		const context = new RouterContextProvider()
		context.set(requestContext, { ...context.get(requestContext), viewer: this.person })
		const body = request.method === 'POST' && request.body ? await request.clone().json() : null
		const response: unknown = await handler.queryRoute(request, { requestContext: context })
		if (!isResponse(response)) throw new Error('The route answered no response.')
		if (body && response.ok) this.taken.push(FocusSave.parse(body))
		return response
	}

	#forget(one: OnItsWay): void {
		this.network.splice(this.network.indexOf(one), 1)
	}
}

/** A browser: what it keeps, and its pages. */
export class Device {
	readonly world: World
	readonly shelf = new Map<string, string>()
	isOnline = true
	pages: Page[] = []
	/** The page as it came last, for opening it without a connection. */
	kept: StoredFocusSession | null = null

	constructor(world: World) {
		this.world = world
	}

	async open(): Promise<void> {
		const page = new Page(this)
		this.pages.push(page)
		await page.read()
		await this.world.settle()
	}
}

/** One page at /focus, as its components drive it. */
export class Page implements Tab {
	readonly id: string
	readonly device: Device
	isOpen = true
	isShown = true
	/** Its question stands before everything until the session has ended, or has not. */
	isEnding = false
	saver: Saver | null = null
	sessionId: string | null = null
	#stop: () => void = () => undefined
	readonly #watchers = new Set<Watch>()
	readonly #listeners = new Set<(news: SessionStored) => void>()

	constructor(device: Device) {
		this.device = device
		this.id = device.world.nextPageId()
	}

	/** Shows the session in progress, or the start where there is none. */
	async read(): Promise<void> {
		const { device } = this
		if (device.isOnline) device.kept = await readFocusSession(device.world.person)
		this.#stop()
		const session = device.kept
		this.sessionId = session?.id ?? null
		this.saver = session && createSaver(session.id, { ...session, hasEnded: session.endedAt !== null }, this)
		this.#stop = this.saver ? this.saver.attachHandlers() : this.#attendStart()
		void deliverLeftovers(this, this.sessionId)
	}

	#attendStart(): () => void {
		this.open()
		return lookOut(this, async () => {
			const response = await this.fetch('/focus/session', {}).catch(() => null)
			if (response?.status === 200) await this.read()
			return { isLetIn: true }
		})
	}

	/** A session that has ended leaves the screen. */
	async turn(): Promise<void> {
		if (this.isOpen && this.saver?.read().phase.name === 'closed' && this.device.isOnline) await this.read()
	}

	async end(): Promise<void> {
		this.isEnding = true
		await this.saver?.end()
		this.isEnding = false
	}

	show(isShown: boolean): void {
		this.isShown = isShown
		for (const { wake, leave } of this.#watchers) isShown ? wake?.() : leave?.()
	}

	connect(): void {
		for (const { connect } of this.#watchers) connect?.()
	}

	/** Closes the page; one that crashes has no last word. */
	close(crashes = false): void {
		if (!crashes) for (const { leave } of this.#watchers) leave?.()
		this.isOpen = false
		this.device.pages = this.device.pages.filter((page) => page !== this)
	}

	open(): void {
		// It is, until it is closed.
	}

	storage(): Storage {
		if (!this.isOpen) throw new Error('A page that is closed keeps nothing.')
		return storageOf(this.device.shelf)
	}

	fetch(address: string, init: RequestInit): Promise<Response> {
		if (!this.device.isOnline) return Promise.reject(new TypeError('There is no connection.'))
		const request = new Request(`http://pronto.test${address}`, { ...init, signal: null })
		return new Promise((resolve, reject) => {
			this.device.world.network.push({ page: this, request, response: null, resolve, reject })
		})
	}

	isOnline(): boolean {
		return this.device.isOnline
	}

	isVisible(): boolean {
		return this.isShown
	}

	async isGone(id: string): Promise<boolean> {
		return id === this.id || !this.device.pages.some((page) => page.id === id)
	}

	publish(news: SessionStored): void {
		for (const page of this.device.pages) {
			if (page !== this) for (const hear of page.#listeners) hear(structuredClone(news))
		}
	}

	hear(hear: (news: SessionStored) => void): () => void {
		this.#listeners.add(hear)
		return () => void this.#listeners.delete(hear)
	}

	after(milliseconds: number, run: () => void): () => void {
		const { world } = this.device
		const timer = { at: world.now + milliseconds, page: this, run }
		world.timers.push(timer)
		return () => {
			world.timers = world.timers.filter((one) => one !== timer)
		}
	}

	watch(on: Watch): () => void {
		this.#watchers.add(on)
		return () => void this.#watchers.delete(on)
	}
}
