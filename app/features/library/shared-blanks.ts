import { type Filled, filledAt, keepFitting } from './blanks'
import type { Blank } from './prompt'

/** Longer links are cut by the programs that carry them; then the link goes without what was filled in. */
const LONGEST_FRAGMENT = 1_500

/**
 * What was filled in as the fragment of a link (`#0=bakery&2=Recife`), by the blanks' positions, so that the same link
 * fits either language; empty where nothing is filled in, or too much. A fragment is never sent to a server.
 */
export function toFragment(blanks: readonly Blank[], filled: Filled): string {
	const values = new URLSearchParams()
	for (const [position, { name }] of blanks.entries()) {
		const value = filledAt(name, filled)
		if (value) values.set(String(position), value)
	}
	const fragment = values.size > 0 ? `#${values}` : ''
	return fragment.length > LONGEST_FRAGMENT ? '' : fragment
}

/**
 * What a link's fragment fills in, by the blanks' positions or by their names in either language (`#service=bike`, also as
 * people type them: `#servico=`, `#Job_hours=`), or null where it says nothing about these blanks.
 */
export function fromFragment(blanks: readonly Blank[], fragment: string): Filled | null {
	const values = new URLSearchParams(fragment.replace(/^#/, ''))
	const isPosition = (key: string) => /^\d+$/.test(key) && Number(key) < blanks.length
	const byName = [...values].flatMap(([key, value]) => {
		const blank = isPosition(key) ? undefined : named(blanks, key)
		return blank ? [[blank.name, value] as const] : []
	})
	const byPosition = blanks.flatMap(({ name }, position) => {
		const value = values.get(String(position))
		return value ? [[name, value] as const] : []
	})
	const filled = keepFitting(blanks, Object.fromEntries([...byName, ...byPosition]))
	return Object.keys(filled).length > 0 ? filled : null
}

function named(blanks: readonly Blank[], key: string): Blank | undefined {
	const find = (isMeant: (name: string) => boolean) =>
		blanks.find(({ name }) => isMeant(name)) ?? blanks.find(({ twin }) => twin && isMeant(twin.name))
	const wanted = asTyped(key)
	return find((name) => name === key) ?? (wanted ? find((name) => asTyped(name) === wanted) : undefined)
}

/** A name without what people leave out of an address: accents, capitals, spaces and what they put in their place. */
function asTyped(name: string): string {
	return name
		.normalize('NFD')
		.replace(/[\p{M}\s_-]+/gu, '')
		.toLowerCase()
}
