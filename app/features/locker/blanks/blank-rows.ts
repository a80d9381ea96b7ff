import { blanksOf } from '~/features/library/blanks'

/** A blank in the form. One that went out of the text keeps what was typed about it: it may come back. */
export interface BlankRow {
	key: number
	name: string
	isHere: boolean
}

/**
 * The rows of a text that was changed. Where as many names came as went, they are the same blanks, called otherwise, and keep
 * what was typed about them.
 */
export function followText(before: readonly BlankRow[], content: string): BlankRow[] {
	const names = blanksOf(content).map(({ name }) => name)
	const known = new Map(before.map((row) => [row.name, row]))
	const come = names.filter((name) => !known.has(name))
	const gone = before.filter(({ isHere, name }) => isHere && !names.includes(name))
	const renamed = new Map(
		come.length === gone.length ? come.map((name, at) => [name, gone[at]?.key] as const) : [],
	)
	let next = Math.max(0, ...before.map(({ key }) => key))
	const here = names.map((name) => {
		const key = known.get(name)?.key ?? renamed.get(name)
		if (key === undefined) next += 1
		return { key: key ?? next, name, isHere: true }
	})
	const kept = new Set(here.map(({ key }) => key))
	return [...here, ...before.filter(({ key }) => !kept.has(key)).map((row) => ({ ...row, isHere: false }))]
}
