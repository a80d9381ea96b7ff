import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { theWords } from './library.ts'
import type { Language } from './words.ts'

/** What this browser remembers for all who use it, as it lies there. */
export const kept = (page: Page) =>
	page.evaluate(() =>
		Object.entries(localStorage)
			.filter(([key]) => key.startsWith('answers:'))
			.map(([, value]) => String(value))
			.join('\n'),
	)

/** The field for the blank of a prompt that means something. */
export function fieldFor(page: Page, id: string, language: Language, meaning: string) {
	const position = theWords(id, language).blanks.findIndex((blank) => blank.meaning === meaning)
	return page.locator(`#blank-${position}`)
}

/** Fills the field and waits until the answer is remembered. */
export async function answer(page: Page, id: string, language: Language, meaning: string, text: string) {
	await fieldFor(page, id, language, meaning).fill(text)
	await expect.poll(() => kept(page)).toContain(JSON.stringify(text))
}
