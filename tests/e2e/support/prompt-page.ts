import type { Locator, Page } from '@playwright/test'

export const SCREENS_MEASURED = [
	{ width: 1440, height: 900 },
	{ width: 768, height: 1024 },
	{ width: 360, height: 780 },
] as const

/** From this width on the text and its fields stand beside each other. */
export const BESIDE_FROM = 1024

/** How an open prompt's page lies in one window. */
export interface PromptPageMeasures {
	fields: number
	/** Pixels from the top of the page to the first field, and to the last. */
	firstField: number
	lastField: number
	/** Pixels from the top of the page to the first blank in the text. */
	firstBlank: number
	/** Whether the first field is seen whole before anything is scrolled. */
	isFirstSeen: boolean
	/** Fields that nothing covered when they had the focus. */
	uncovered: number
	/** Fields that were seen together with a place of their blank when they had the focus. */
	together: number
	/** Places of the page between the first field and the end of the text, and those where both buttons could be pressed. */
	places: number
	inReach: number
	/** What moved by itself, as browsers count it (cumulative layout shift). */
	shift: number
}

/** Measures the prompt's page that is open. */
export async function measurePromptPage(page: Page): Promise<PromptPageMeasures> {
	await page.evaluate(() => document.fonts.ready)
	const lie = await page.evaluate(lieOfThePage)
	const { isUncovered: isFirstSeen } = await page.evaluate(whatIsSeen, 0)
	const inReach = await page.evaluate(reachOfTheButtons)
	const seen = { uncovered: 0, together: 0 }
	await page.evaluate(() => scrollTo(0, 0))
	for (let position = 0; position < lie.fields; position += 1) {
		await page.locator(`#blank-${position}`).focus()
		const { isUncovered, isTogether } = await page.evaluate(whatIsSeen, position)
		if (isUncovered) seen.uncovered += 1
		if (isTogether) seen.together += 1
	}
	return { ...lie, isFirstSeen, ...inReach, ...seen, shift: await page.evaluate(shiftSoFar) }
}

/** What moved by itself since the page began, as browsers count it. */
export function shiftSoFar(): Promise<number> {
	return new Promise((resolve) => {
		let sum = 0
		const observer = new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value = 0, hadRecentInput = false }: { value?: number; hadRecentInput?: boolean } =
					Object(entry)
				if (!hadRecentInput) sum += value
			}
		})
		observer.observe({ type: 'layout-shift', buffered: true })
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				observer.disconnect()
				resolve(sum)
			}),
		)
	})
}

function lieOfThePage() {
	const fields = [...document.querySelectorAll('.fill-in :is(textarea, select, input)')]
	const top = (element: Element | null | undefined) =>
		Math.round((element?.getBoundingClientRect().top ?? Number.NaN) + scrollY)
	return {
		fields: fields.length,
		firstField: top(fields[0]),
		lastField: top(fields.at(-1)),
		firstBlank: top(document.querySelector('.prompt-text .slot')),
	}
}

/** Scrolls from the first field to the end of the text, and tries the buttons at each stop. */
function reachOfTheButtons() {
	const isPressable = (element: Element | undefined) => {
		if (!element) return false
		const { left, right, top, bottom } = element.getBoundingClientRect()
		const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
		return top >= 0 && bottom <= innerHeight && hit !== null && element.contains(hit)
	}
	const shown = (selector: string) =>
		[...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0)
	const text = document.querySelector('.prompt-text')
	const end = (text?.getBoundingClientRect().bottom ?? 0) + scrollY
	let places = 0
	let inReach = 0
	for (let at = 0; at === 0 || at + innerHeight / 2 < end; at += 200) {
		scrollTo(0, at)
		places += 1
		const copy = shown('.prompt-actions > .button-primary')
		const openIn = shown('.prompt-actions > .open-in-menu') ?? shown('.open-in a')
		if (isPressable(copy) && isPressable(openIn)) inReach += 1
	}
	return { places, inReach }
}

/** Whether a field that has the focus is seen whole, and together with a place of its blank. */
function whatIsSeen(position: number) {
	const isSeen = ({ left, right, top, bottom }: DOMRect, isIt: (hit: Element) => boolean) =>
		[top + 3, bottom - 3].every((y) => {
			const hit = y >= 0 && y <= innerHeight ? document.elementFromPoint((left + right) / 2, y) : null
			return hit !== null && isIt(hit)
		})
	const field = document.getElementById(`blank-${position}`)
	const isUncovered = field !== null && isSeen(field.getBoundingClientRect(), (hit) => hit === field)
	const places = [...document.querySelectorAll(`.prompt-text .slot[for="blank-${position}"]`)]
	const isTogether =
		isUncovered &&
		places.some((place) => {
			const [first] = place.getClientRects()
			return first !== undefined && isSeen(first, (hit) => hit === place)
		})
	return { isUncovered, isTogether }
}

/** The button that copies a prompt, whatever it says at the moment. */
export function copyButton(page: Page): Locator {
	return page.locator('.prompt-actions > .button-primary, .prompt-actions > .is-done')
}
