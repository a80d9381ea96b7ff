import { readFileSync } from 'node:fs'
import { AI_FIELDS } from '../../../app/env/env-fields.server'
import { OPERATOR_NAMES } from '../../../app/env/operator-settings.server'
import { STRIPE_FIELDS } from '../../../app/env/stripe-settings.server'

/** The names of all settings, as the one reader of the environment has them, and of those that production needs. */
export function readSettings(): { names: string[]; needed: string[] } {
	const reader = readFileSync('app/env/env.server.ts', 'utf8')
	const operator = readFileSync('app/env/operator-settings.server.ts', 'utf8')
	const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
	const ownNeeds = /NEEDED_IN_PRODUCTION = \[([^\]]*)\]/.exec(reader)?.[1] ?? ''
	return {
		names: [
			...namesIn(`${reader}\n${operator}`, /^\t([A-Z][A-Z_]+):/gm),
			...Object.keys(AI_FIELDS),
			...Object.keys(STRIPE_FIELDS),
		],
		needed: [...namesIn(ownNeeds, /'(\w+)'/g), ...OPERATOR_NAMES],
	}
}
