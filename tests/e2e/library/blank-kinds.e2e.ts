import { expect, inOneLanguage, open, test } from '../support/journey.ts'
import { theWords } from '../support/library.ts'

/** Asks for a day, a list, and free of charge. */
const PROMPT = 'before-the-limit'

inOneLanguage('en', (language) => {
	test('each blank is answered in a field of its kind, and a day is told in words of the text’s language', async ({
		page,
	}) => {
		const { blanks } = theWords(PROMPT, language)
		const of = (kind: string) => page.locator(`#blank-${blanks.findIndex((blank) => blank.kind === kind)}`)
		const text = page.locator('.prompt-text')
		await open(page, `/prompt/${PROMPT}`)
		await expect(of('date')).toHaveAttribute('type', 'date')
		await of('date').fill('2026-12-24')
		await expect(text).toContainText('Thursday, December 24, 2026')
		await of('list').fill('Sep 7,950')
		await of('list').press('End')
		await of('list').press('Enter')
		await of('list').pressSequentially('Oct 8,300')
		await expect(of('list')).toHaveAccessibleDescription('One on each line')
		await expect(text).toContainText('Sep 7,950\nOct 8,300')
		await open(page, `/prompt/${PROMPT}?lang=pt`)
		await expect(of('date')).toHaveValue('2026-12-24')
		await expect(text).toContainText('quinta-feira, 24 de dezembro de 2026')
		// What a link brings in words is there to be read and changed.
		const day = blanks.findIndex((blank) => blank.kind === 'date')
		await open(page, `/prompt/${PROMPT}?lang=en#${day}=next%20Friday`)
		await expect(of('date')).toHaveValue('next Friday')
		await expect(text).toContainText('next Friday')
		await open(page, '/prompt/cook-what-you-have')
		await expect(page.locator('#blank-1')).toHaveAttribute('inputmode', 'decimal')
	})

	test('a field whose answer takes lines says what Enter does there, but on a phone, whose key says it', async ({
		page,
	}) => {
		const { blanks } = theWords('stack-trace-in-five-lines', language)
		const field = page.locator(`#blank-${blanks.findIndex(({ kind }) => kind === 'long')}`)
		const hint = page.getByText('Enter starts a new line')
		await open(page, '/prompt/stack-trace-in-five-lines')
		await expect(field).toHaveAccessibleDescription('Enter starts a new line')
		await expect(hint).toBeVisible()
		await page.setViewportSize({ width: 360, height: 780 })
		await expect(hint).toBeHidden()
	})
})
