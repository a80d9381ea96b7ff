import { productDay } from '~/db/clock.server'

/** The day on which the library opened: what came later was published one by one. */
export const OPENED_ON = '2026-11-22'
const DAYS = 30
const DAY_MS = 86_400_000

/** Whether a prompt is marked as new, by the ISO date of its first day: what the library opened with never was (docs/product.md#library). */
export function isNew(publishedOn: string): boolean {
	return publishedOn > OPENED_ON && Date.parse(productDay()) - Date.parse(publishedOn) < DAYS * DAY_MS
}
