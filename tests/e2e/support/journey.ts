import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test'
import { isHydrated } from '../../support/hydrated.ts'
import { library } from './library.ts'
import { LANGUAGE_NAME, LANGUAGES, type Language, LOCALE, type Translate, words } from './words.ts'

interface Journey {
	/** The language of the person: of their browser, and so of the pages. */
	language: Language
	/** What they read, by its message key. */
	t: Translate
	/** Excuses what the browser’s console says where the test provokes it; anything else there fails the test. */
	allowNoise: (pattern: RegExp) => void
}

/** How Chromium begins when it tells its console of an answer that is not a good one. */
const FAILED = 'Failed to load resource'
/** Says Playwright where a journey has no worker (playwright.config.ts). */
const BLOCKED = 'Service Worker registration blocked by Playwright'

export const test = base.extend<Journey>({
	language: ['en', { option: true }],
	locale: ({ language }, use) => use(LOCALE[language]),
	t: ({ language }, use) => use(words(language)),
	allowNoise: [
		async ({ context }, use) => {
			const noise: { text: string; about: string }[] = []
			const documents = new Set<string>()
			const allowed: RegExp[] = []
			context.on('response', (response) => {
				if (response.request().isNavigationRequest()) documents.add(response.url())
			})
			context.on('console', (message) => {
				if (message.type() !== 'error' && message.type() !== 'warning') return
				if (message.text() === BLOCKED) return
				noise.push({ text: message.text(), about: message.location().url })
			})
			context.on('weberror', (error) => noise.push({ text: String(error.error()), about: '' }))
			await use((pattern) => allowed.push(pattern))
			const unexpected = noise
				// A page that answers 404 is the journey's own business; anything that is missing on a page is not.
				.filter(({ text, about }) => !(text.startsWith(FAILED) && documents.has(about)))
				.map(({ text, about }) => `${text} ${about}`)
				.filter((line) => !allowed.some((pattern) => pattern.test(line)))
			expect(unexpected, 'The console is silent').toEqual([])
		},
		{ auto: true },
	],
})

export { expect }

/** Tells each journey once per language. */
export function inBothLanguages(tell: (language: Language) => void): void {
	for (const language of LANGUAGES) inOneLanguage(language, tell)
}

/** Tells journeys that are not about words in one language: others of their screens are told in both. */
export function inOneLanguage(language: Language, tell: (language: Language) => void): void {
	test.describe(LANGUAGE_NAME[language], () => {
		test.use({ language })
		tell(language)
	})
}

/** Opens a page and waits until its scripts have taken over: what is pressed from then on is heard. */
export async function open(page: Page, path: string): Promise<Response | null> {
	const response = await page.goto(path)
	await hydrated(page)
	return response
}

/**
 * Opens a page of somebody who is signed in, and waits until it has asked for their plan: asked once the session has ended,
 * it would lead to the log-in before anything is pressed.
 */
export async function openChecked(page: Page, path: string): Promise<void> {
	const checked = page.waitForResponse('**/functions/v1/check-subscription')
	await open(page, path)
	await checked
}

/** Waits until React has taken over the page that the server sent, and has run what it does after drawing: keys are heard only then. */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(isHydrated)
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** The prompts' cards of a page or of a part of it, in their order. */
export function cards(place: Page | Locator): Locator {
	return place.getByRole('article').and(place.locator('.card'))
}

/** Those of the library's own prompts, whatever other journeys create meanwhile. */
export function libraryCards(place: Page | Locator): Locator {
	const links = library.map(({ id }) => `:is(h2, h3) a[href="/prompt/${id}"]`)
	return cards(place).and(place.locator(`.card:has(${links.join(', ')})`))
}

/** The titles of these cards, in their order. */
export function titles(place: Page | Locator): Locator {
	return cards(place).getByRole('heading')
}

/** Presses the heart of a card. It is `aria-disabled` for visitors, which Playwright would wait for; people press it. */
export function pressHeart(card: Locator): Promise<void> {
	return card.getByRole('button').click({ force: true })
}

/** The toasts that are shown, of all kinds. */
export function toasts(page: Page): Locator {
	return page.locator('.toaster [data-message]')
}

/** A place that shows this message: a toast, a heading, a hint. */
export function message(page: Page, id: Parameters<Translate>[0]): Locator {
	return page.locator(`[data-message="${id}"]`)
}
