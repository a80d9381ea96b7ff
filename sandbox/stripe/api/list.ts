import type { Noun, Rows } from '../rows'
import { shape } from '../shapes/shape'
import type { Store, Value } from '../store'
import { missing } from './fault'

interface Page {
	limit: number
	starting_after?: string | undefined
	ending_before?: string | undefined
	created?: { gte?: number | undefined } | undefined
}

/** One page of a list, newest first. Throws a `Fault` where it should go on from something that isn't there. */
export function page<Name extends Noun>(
	store: Store,
	noun: Name,
	url: string,
	{ limit, starting_after: after, ending_before: before, created }: Page,
	where: Record<string, Value | readonly Value[] | undefined> = {},
) {
	for (const [param, id] of [
		['starting_after', after],
		['ending_before', before],
	] as const) {
		if (id && !store.find(noun, id)) throw missing(noun, id, param)
	}
	const rows: Rows[Name][] = store.list(noun, { where, limit: limit + 1, after, before, since: created?.gte })
	const shown = before ? rows.slice(-limit) : rows.slice(0, limit)
	return {
		object: 'list',
		data: shown.map((row) => shape(noun, row, store)),
		has_more: rows.length > limit,
		url,
	}
}
