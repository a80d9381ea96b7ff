import type { Page } from '@playwright/test'
import type { Language } from '../../../app/i18n/language.ts'
import { barriersOf } from './barriers.ts'
import { expect } from './journey.ts'

const pictures = process.env['PRONTO_WALK']

/** The two ends of what a page is drawn in: wide and light in one language, narrow and dark in the other. */
export const LOOKS = {
	en: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
	pt: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
} as const satisfies Record<Language, object>

/** Looks at a state that no address leads to: it has no barriers, and the walk (`PRONTO_WALK`) gets its picture. */
export async function lookAtState(page: Page, name: string): Promise<void> {
	expect(await barriersOf(page), name).toEqual([])
	if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}
