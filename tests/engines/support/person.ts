import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ByRoleMatcher } from '@testing-library/dom'
import { type Language, type MessageId, type Translate, words } from '../../e2e/support/words.ts'
import { buySubscription } from '../../support/billing/subscriber.ts'
import { isHydrated } from '../../support/hydrated.ts'
import { type Found, find, hasLibrary, type Named } from './in-page.ts'
import type { Key, Modifier, Screen, Tab } from './tab.ts'

const LIBRARY = readFileSync(
	createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
	'utf8',
)
const PATIENCE_MS = 30_000
const PAUSE_MS = 50
const AGAIN_MS = 3_000

/** Someone at a browser, who finds things by what they are and are called, and waits until they are there. */
export class Person {
	readonly tab: Tab
	readonly screen: Screen
	readonly origin: string
	readonly language: Language
	readonly t: Translate

	constructor(tab: Tab, screen: Screen, origin: string, language: Language) {
		this.tab = tab
		this.screen = screen
		this.origin = origin
		this.language = language
		this.t = words(language)
	}

	/** Opens a page and waits until its scripts have taken over. */
	async open(path: string): Promise<void> {
		await this.tab.goTo(`${this.origin}${path}`)
		await this.until((wide) => innerWidth === wide, this.screen.width)
		await this.until(isHydrated)
	}

	/** Reads the product in their language from now on. */
	async speak(): Promise<void> {
		await this.tab.goTo(`${this.origin}/healthz`)
		await this.tab.setCookie('language', this.language)
	}

	/** Becomes somebody new who has just bought a plan. */
	async subscribe(plan: 'premium' | 'pro'): Promise<void> {
		const { cookie } = await buySubscription(this.origin, plan)
		await this.tab.setCookie(cookie.name, cookie.value)
	}

	/** Presses what has this role and name, once it is there, enabled, at rest, and nothing lies over it. */
	async press(role: ByRoleMatcher, name: string, within?: Named['within']): Promise<void> {
		let before: Found['place'] = null
		const at = await this.find({ role, name, within }, ({ count, place, isDisabled }) => {
			const isAtRest = place !== null && place.x === before?.x && place.y === before.y
			before = place
			return count === 1 && !isDisabled && isAtRest ? place : null
		})
		await this.tab.press(at.x, at.y)
	}

	/** Writes into a field in place of what stands there. */
	async fill(role: 'textbox' | 'combobox' | 'searchbox', name: string, text: string): Promise<void> {
		await this.press(role, name)
		await this.find({ role, name }, ({ isFocused }) => isFocused || null)
		await this.tab.key('a', 'Control')
		await this.tab.type(text)
		await this.find({ role, name }, ({ value }) => value === text || null)
	}

	/** The field of a password has no role of its own. */
	async fillPassword(text: string): Promise<void> {
		await this.until(() => {
			document.querySelector<HTMLElement>('input[type=password]')?.focus()
			return document.activeElement?.matches('input[type=password]') ?? false
		})
		await this.tab.type(text)
	}

	/** Waits for one of the product's messages. */
	async seesMessage(id: MessageId): Promise<void> {
		await this.until((message) => document.querySelector(`[data-message="${message}"]`) !== null, id)
	}

	/** Does something until a function says true in the page; again only where nothing came of it, as twice may undo it. */
	async again(act: () => Promise<void>, work: () => boolean): Promise<void> {
		let next = 0
		await this.poll(
			`${work}`,
			async () => {
				if (await this.tab.run(work)) return true
				if (Date.now() >= next) {
					await act()
					next = Date.now() + AGAIN_MS
				}
				return this.tab.run(work)
			},
			(isSo) => isSo || null,
		)
	}

	async key(key: Key, ...held: Modifier[]): Promise<void> {
		await this.tab.key(key, ...held)
	}

	/** Waits until there is exactly one of it. */
	async sees(role: ByRoleMatcher, name?: string, within?: Named['within']): Promise<Found> {
		return this.find({ role, name, within }, (found) => (found.count === 1 ? found : null))
	}

	async doesNotSee(role: ByRoleMatcher, name?: string): Promise<void> {
		await this.find({ role, name }, ({ count }) => count === 0 || null)
	}

	async isAt(role: ByRoleMatcher, name: string): Promise<void> {
		await this.find({ role, name }, ({ isFocused }) => isFocused || null)
	}

	/** Comes to a page of the product and waits until its scripts have taken over. */
	async arrives(path: string | RegExp): Promise<void> {
		await this.comesTo(path)
		await this.until(isHydrated)
	}

	async comesTo(path: string | RegExp): Promise<void> {
		const isThere = (here: string) => (typeof path === 'string' ? here === path : path.test(here))
		await this.poll(
			`to arrive at ${path}`,
			() => this.tab.run(() => location.pathname + location.search),
			(here) => isThere(here) || null,
		)
	}

	/** Waits until a function says true in the page. */
	async until<Args extends unknown[]>(work: (...args: Args) => boolean, ...args: Args): Promise<void> {
		await this.poll(
			`${work.name || work} of ${JSON.stringify(args)}`,
			() => this.tab.run(work, ...args),
			(isSo) => isSo || null,
		)
	}

	/** Waits until what a function tells of the page is this. */
	async reads<Args extends unknown[]>(
		expected: string | RegExp,
		work: (...args: Args) => string,
		...args: Args
	): Promise<void> {
		await this.poll(
			`to read ${expected}`,
			() => this.tab.run(work, ...args),
			(text) => (typeof expected === 'string' ? text === expected : expected.test(text)) || null,
		)
	}

	/** What the window shows, once nothing in it moves. */
	async picture(): Promise<Uint8Array> {
		await this.until(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
		await this.drawn()
		return this.tab.picture()
	}

	/** Waits until the page as it is now has been drawn: the first frame may be under way, the second comes after it. */
	private async drawn(): Promise<void> {
		await this.tab.run(() => {
			const root = document.documentElement
			root.removeAttribute('data-drawn')
			requestAnimationFrame(() => requestAnimationFrame(() => root.setAttribute('data-drawn', '')))
		})
		await this.until(() => document.documentElement.hasAttribute('data-drawn'))
	}

	private find<Wanted>(named: Named, choose: (found: Found) => Wanted | null): Promise<Wanted> {
		return this.poll(
			JSON.stringify(named),
			async () => {
				if (!(await this.tab.run(hasLibrary))) await this.tab.inject(LIBRARY)
				return this.tab.run(find, named, this.screen)
			},
			choose,
		)
	}

	/** Looks again and again until what is seen is what is awaited; a page that is just leaving is looked at anew. */
	private async poll<Seen, Wanted>(
		awaited: string,
		look: () => Promise<Seen>,
		choose: (seen: Seen) => Wanted | null,
	): Promise<Wanted> {
		const deadline = Date.now() + PATIENCE_MS
		for (;;) {
			const seen = await look().catch((error: unknown) => new LookFailed(error))
			const wanted = seen instanceof LookFailed ? null : choose(seen)
			if (wanted !== null) return wanted
			if (Date.now() > deadline) {
				const page = await this.tab.run(() => [location.href, document.title]).catch(String)
				throw new Error(`Waited in vain for ${awaited} at ${page}: ${JSON.stringify(seen)}`)
			}
			await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
		}
	}
}

class LookFailed {
	readonly reason: string
	constructor(error: unknown) {
		this.reason = String(error)
	}
}
