import type { CategoryId } from '../category'
import { FAMILIES, type Scheme } from './cover-families'
import { pick, seededRandom } from './seeded-random'

const SCHEMES: readonly [Scheme, Scheme, Scheme] = [
	['w', 'm', 'd'],
	['m', 'd', 'l'],
	['d', 'm', 'l'],
]

/**
 * The picture of a prompt as SVG markup: one geometric family per category, three tints and exactly one yellow shape,
 * the blank. The same id and category give the same picture for ever. Nothing of `id` is in the markup.
 */
export function cover(id: string, category: CategoryId): string {
	const draw = seededRandom(`${category}/${id}`)
	const scheme = pick(draw, SCHEMES)
	return `<svg class="art" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><rect class="${scheme[0]}" width="400" height="300"/>${FAMILIES[category](draw, scheme)}</svg>`
}
