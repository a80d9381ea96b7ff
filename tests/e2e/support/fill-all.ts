import type { Page } from '@playwright/test'
import { theWords } from './library.ts'
import type { Language } from './words.ts'

/** Writes into every blank of a prompt its own example. */
export async function fillAll(page: Page, id: string, language: Language): Promise<Record<string, string>> {
	const filled: Record<string, string> = {}
	for (const { name, label, example, choices } of theWords(id, language).blanks) {
		const value = choices?.[0] ?? example
		filled[name] = value
		if (choices) await page.getByRole('combobox', { name: label, exact: true }).selectOption(value)
		else await page.getByRole('textbox', { name: label, exact: true }).fill(value)
	}
	return filled
}
