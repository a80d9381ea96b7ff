import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { createStaticHandler, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftBrowser } from '~/core/drafts/draft-browser'
import type { Drafts } from '~/core/drafts/drafts'
import type { Admin } from '~/core/viewer'
import { requestContext } from '~/requests/request-context.server'
import { action } from '~/routes/admin/library-prompt-draft'
import { anAdmin } from '../../../../tests/support/desk'
import { histories } from '../../../../tests/support/histories'
import { aFile, contentOf } from '../../../../tests/support/library'
import { storageOf } from '../../../../tests/support/storage'
import { readLibraryPrompt } from '../desk.server'
import { deskDrafts } from '../desk-drafts'
import type { DeskForm } from '../desk-form'
import type { DeskWriting } from '../desk-state'
import { createLibraryPrompt } from '../draft.server'
import { storedDeskOf } from '../stored-desk.server'
import { sendDesk } from './desk-send'
import { createDeskWriting } from './desk-writing'

/** The fields that are written in. */
const FIELDS = ['title', 'tagline', 'credits'] as const
type Field = (typeof FIELDS)[number]
/** What becomes of a request: its answer comes, it never arrives, or it arrives and its answer is lost. */
const FATES = ['taken', 'taken', 'lost', 'unanswered'] as const

const step = fc.record({
	device: fc.nat(2),
	act: fc.constantFrom('type', 'type', 'type', 'save', 'save', 'reload', 'keep', 'take'),
	field: fc.constantFrom(...FIELDS),
	fate: fc.constantFrom(...FATES),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const handler = createStaticHandler([
	{
		path: '/admin/prompts/:id/draft',
		action: ({ params: { id = '' }, ...visit }) => action({ ...visit, params: { id } }),
	},
])

/** What everybody does to one draft, and which words somebody who saw them took away. */
class Scene {
	readonly id: string
	readonly written: string[] = []
	readonly replaced = new Set<string>()
	fate: (typeof FATES)[number] = 'taken'

	constructor(id: string) {
		this.id = id
	}
}

/** One editor's browser with the prompt's page open in it. */
class Device {
	readonly scene: Scene
	readonly admin: Admin
	readonly shelf = new Map<string, string>()
	#page:
		| { writing: DeskWriting; drafts: Drafts<DeskForm>; close(): void; sent: Promise<unknown>[] }
		| undefined

	constructor(scene: Scene, admin: Admin) {
		this.scene = scene
		this.admin = admin
	}

	get page() {
		if (!this.#page) throw new Error('No page is open.')
		return this.#page
	}

	async open(): Promise<void> {
		this.#page?.close()
		await Promise.all(this.#page?.sent ?? [])
		const { id } = this.scene
		const held = new Set<string>()
		const browser: DraftBrowser = {
			tellsPages: true,
			storage: () => storageOf(this.shelf),
			hold: async (name) => {
				if (held.has(name)) return null
				held.add(name)
				return () => void held.delete(name)
			},
		}
		const drafts = deskDrafts(browser, this.admin.userId)
		const sent: Promise<unknown>[] = []
		const stored = storedDeskOf(id, await readLibraryPrompt(this.admin, id))
		const writing = createDeskWriting({ stored, problems: [] }, drafts, (saving) => {
			vi.stubGlobal('fetch', (address: string, init: RequestInit) => this.#fetch(address, init))
			const answer = sendDesk(id, saving)
			sent.push(answer)
			return answer
		})
		const close = writing.open()
		this.#page = { writing, drafts, close, sent }
		// What was kept comes back by promises that nobody waits for.
		for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
	}

	async #fetch(address: string, init: RequestInit): Promise<Response> {
		const { fate } = this.scene
		if (fate === 'lost') throw new TypeError('no connection')
		const context = new RouterContextProvider()
		context.set(requestContext, { ...context.get(requestContext), viewer: this.admin })
		const request = new Request(`http://pronto.test${address}`, { method: 'POST', body: init.body ?? null })
		request.headers.set('Content-Type', 'application/json')
		const answer: unknown = await handler.queryRoute(request, { requestContext: context })
		if (!(answer instanceof Response)) throw new Error('The route answered no response.')
		if (fate === 'unanswered') throw new TypeError('cut off')
		return answer
	}

	/** What differs on both sides is before the person, who leaves the other one. */
	#leave(form: DeskForm, other: DeskForm): void {
		for (const field of FIELDS)
			if (form.en[field] !== other.en[field]) this.scene.replaced.add(form.en[field])
	}

	async take({ act, field, fate }: Omit<Step, 'device'>): Promise<void> {
		const { writing } = this.page
		const { values, theirs } = writing.read()
		this.scene.fate = fate
		if (act === 'type') this.#type(field)
		else if (act === 'save') await writing.flush()
		else if (act === 'reload') await this.open()
		else if (act === 'keep' && theirs) {
			this.#leave(theirs.form, values)
			await writing.keepMine()
		} else if (act === 'take' && theirs) {
			this.#leave(values, theirs.form)
			writing.takeTheirs()
		}
	}

	#type(field: Field): void {
		const { scene } = this
		const word = `word ${scene.written.length}`
		scene.written.push(word)
		this.page.writing.type((form) => {
			scene.replaced.add(form.en[field])
			return { ...form, en: { ...form.en, [field]: word } }
		})
	}

	/** Everything goes through in the end; who meets another text keeps theirs. */
	async settle(): Promise<string[]> {
		await this.open()
		for (let round = 0; round < 4; round += 1) {
			await this.take({ act: 'save', field: 'title', fate: 'taken' })
			await this.take({ act: 'keep', field: 'title', fate: 'taken' })
		}
		expect(this.page.writing.read().phase).toBe('saved')
		return this.page.writing.read().others.flatMap(({ values }) => FIELDS.map((field) => values.en[field]))
	}
}

beforeEach(() => {
	vi.stubGlobal('document', new EventTarget())
	vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

test('whatever two editors write into one draft on three devices, no word is gone unless somebody who saw it took it away', async () => {
	const [one, other] = [await anAdmin(), await anAdmin()]
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
			const id = `devices-${randomUUID().slice(0, 18)}`
			await createLibraryPrompt(one, id, contentOf(aFile()))
			const scene = new Scene(id)
			const devices = [one, other, one].map((admin) => new Device(scene, admin))
			for (const device of devices) await device.open()
			for (const { device, ...rest } of steps) await devices[device]?.take(rest)
			const offered: string[] = []
			for (const device of devices) offered.push(...(await device.settle()))
			const { en } = storedDeskOf(id, await readLibraryPrompt(one, id)).form
			const there = new Set([...FIELDS.map((field) => en[field]), ...offered])
			for (const { page } of devices) page.close()
			expect(scene.written.filter((word) => !there.has(word) && !scene.replaced.has(word))).toEqual([])
		}),
		histories(30),
	)
})
