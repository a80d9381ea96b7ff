export type FormValue = string | FormValue[] | { [name: string]: FormValue }

const MOST_KEYS = 1_000

/** Reads `items[0][price]=…&expand[]=…` into what it stands for; keys that are all numbers make a list. */
export function readForm(text: string): { [name: string]: FormValue } {
	const root: Branch = new Map()
	for (const [key, value] of [...new URLSearchParams(text)].slice(0, MOST_KEYS)) {
		const [, first = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? []
		if (!first) continue
		plant(root, [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, name = '']) => name)], value)
	}
	return Object.fromEntries([...root].map(([name, branch]) => [name, grown(branch)]))
}

type Branch = Map<string, Branch | string>

function plant(branch: Branch, [name = '', ...deeper]: string[], value: string): void {
	const key = name === '' ? String(branch.size) : name
	if (deeper.length === 0) {
		branch.set(key, value)
		return
	}
	const next = branch.get(key)
	const inner: Branch = next instanceof Map ? next : new Map()
	branch.set(key, inner)
	plant(inner, deeper, value)
}

function grown(branch: Branch | string): FormValue {
	if (typeof branch === 'string') return branch
	const entries = [...branch]
	const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
	return isList
		? entries.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, inner]) => grown(inner))
		: Object.fromEntries(entries.map(([name, inner]) => [name, grown(inner)]))
}
