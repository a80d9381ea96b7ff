import { createStaticHandler, RouterContextProvider } from 'react-router'
import type { DraftBrowser } from '~/core/drafts/draft-browser'
import { pendingKeys } from '~/core/pending-keys'
import { db } from '~/db/client.server'
import type { SavedPrompt } from '~/features/locker/locker'
import type { Written } from '~/features/locker/locker-form'
import { asSaved, inLocker, SAVED } from '~/features/locker/locker-row.server'
import { savedPrompts } from '~/features/locker/schema.server'
import { type LockerDoor, lockerDoor } from '~/features/locker/ui/call-locker'
import { lockerDrafts } from '~/features/locker/writing/locker-drafts'
import { createWriting, type Writing } from '~/features/locker/writing/writing'
import { requestContext } from '~/requests/request-context.server'
import * as restoreRoute from '~/routes/locker/locker-restore'
import { functions } from '../../../server/functions/functions'
import type { Legend } from '../people'
import { storageOf } from '../storage'

const handler = createStaticHandler([
	{
		path: '/prompt-locker/:id/restore',
		action: ({ params: { id = '' }, ...visit }) => restoreRoute.action({ ...visit, params: { id } }),
	},
])

/** All that is in somebody's locker. */
export async function savedOf({ userId }: Legend): Promise<SavedPrompt[]> {
	return (await db().select(SAVED).from(savedPrompts).where(inLocker(userId))).map(asSaved)
}

/** What becomes of the requests of a step. */
export const FATES = ['taken', 'lost', 'late', 'unanswered', 'page gone'] as const
export type Fate = (typeof FATES)[number]

const isResponse = (value: unknown): value is Response => Object(value) === value && 'json' in Object(value)

/** The devices of one person, and what is between them and the server, which is the real one. */
export class World {
	readonly devices: Device[]
	fate: Fate = 'taken'
	/** Requests that their pages have given up, and that still arrive. */
	readonly late: Request[] = []
	readonly legend: Legend
	readonly #headers: Headers

	constructor(legend: Legend, headers: Headers, devices: number) {
		this.legend = legend
		this.#headers = headers
		this.devices = Array.from({ length: devices }, () => new Device(this))
	}

	get pages(): Page[] {
		return this.devices.flatMap(({ pages }) => pages)
	}

	request(address: string, init: RequestInit): Request {
		const headers = new Headers(this.#headers)
		for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
		return new Request(`http://pronto.test${address}`, { ...init, headers })
	}

	async answer(request: Request): Promise<Response> {
		if (request.url.includes('/functions/')) return functions.request(request)
		const context = new RouterContextProvider()
		context.set(requestContext, { ...context.get(requestContext), viewer: this.legend })
		try {
			const response: unknown = await handler.queryRoute(request, { requestContext: context })
			if (isResponse(response)) return response
		} catch (error) {
			if (isResponse(error)) return error
			throw error
		}
		throw new Error('The route answered no response.')
	}
}

/** A browser: what it keeps, which page holds what, and its pages. */
export class Device {
	readonly world: World
	readonly shelf = new Map<string, string>()
	readonly held = new Map<string, Page>()
	isOnline = true
	pages: Page[] = []

	constructor(world: World) {
		this.world = world
	}

	async open(): Promise<Page | null> {
		if (!this.isOnline) return null
		const page = new Page(this)
		this.pages.push(page)
		await page.refresh()
		return page
	}
}

/** What a person has before them while they write a prompt. */
interface Form {
	writing: Writing
	fields: Written
	version: number
	isTyped: boolean
	/** The stored text that it was opened with. */
	opened: string | null
}

/** One page of the locker, as its components drive it. */
export class Page implements DraftBrowser {
	readonly device: Device
	readonly tellsPages = true
	readonly door: LockerDoor
	readonly copies = pendingKeys()
	readonly undos: { removed: SavedPrompt; key: string }[] = []
	isOpen = true
	prompts: readonly SavedPrompt[] = []
	form: Form | null = null

	constructor(device: Device) {
		this.device = device
		this.door = lockerDoor((address, init) => this.#fetch(address, init))
	}

	get drafts() {
		return lockerDrafts(this, this.device.world.legend.userId)
	}

	/** What the person sees is what the server has. */
	async refresh(): Promise<void> {
		if (this.device.isOnline) this.prompts = await savedOf(this.device.world.legend)
	}

	show(prompt: SavedPrompt): void {
		this.prompts = [...this.prompts.filter(({ id }) => id !== prompt.id), prompt]
	}

	async openForm(prompt: SavedPrompt | null, about?: string, types?: () => void): Promise<void> {
		const { userId } = this.device.world.legend
		const place = { userId, prompt, ...(about === undefined ? {} : { about }) }
		const writing = createWriting(place, this.door, this.drafts)
		const { start } = writing.read()
		this.form = {
			writing,
			fields: start.values,
			version: start.version,
			isTyped: false,
			opened: prompt?.content ?? null,
		}
		const bringing = writing.bringBack()
		types?.()
		await bringing
		this.follow()
	}

	/** The fields are drawn anew where the form begins anew. */
	follow(): void {
		if (!this.form) return
		const { start } = this.form.writing.read()
		if (start.version === this.form.version) return
		this.form = { ...this.form, fields: start.values, version: start.version, isTyped: start.isKept }
	}

	closeForm(): void {
		this.form?.writing.close()
		this.form = null
	}

	close(): void {
		this.isOpen = false
		this.device.pages = this.device.pages.filter((page) => page !== this)
		for (const [name, page] of this.device.held) if (page === this) this.device.held.delete(name)
	}

	storage(): Storage {
		if (!this.isOpen) throw new Error('A page that is closed keeps nothing.')
		return storageOf(this.device.shelf)
	}

	async hold(name: string): Promise<(() => void) | null> {
		const { held } = this.device
		if (held.has(name)) return null
		held.set(name, this)
		return () => {
			if (held.get(name) === this) held.delete(name)
		}
	}

	async #fetch(address: string, init: RequestInit): Promise<Response> {
		const { world } = this.device
		const request = world.request(address, init)
		const { fate } = world
		if (fate === 'late') world.late.push(request)
		if (!this.device.isOnline || !this.isOpen || fate === 'lost' || fate === 'late')
			throw new TypeError('Nobody answers.')
		const response = await world.answer(request)
		if (fate === 'page gone') this.close()
		if (fate !== 'taken') throw new TypeError('The answer is lost.')
		return response
	}
}
