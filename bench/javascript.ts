import { scriptKilobytes } from '../scripts/launch/script-weight.mjs'
import type { Row } from './table.ts'

const WANTED = { home: 105, prompt: 110, pricing: 105 } as const

/** What a visitor's browser loads before anything can be pressed: brotli, in kilobytes. */
export function measureJavaScript(): Row[] {
	return Object.entries(WANTED).map(([route, wanted]) => ({
		what: `JavaScript of the ${route} page, brotli`,
		reached: scriptKilobytes(route),
		wanted,
		unit: 'kB',
	}))
}
