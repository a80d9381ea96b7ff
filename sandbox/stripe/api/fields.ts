import { z } from 'zod'
import type { Noun, Rows } from '../rows'
import { shape } from '../shapes/shape'
import type { Store, Value } from '../store'
import { missing } from './fault'

/** What a form's texts stand for, by Stripe's rules. */
export const text = z.string().min(1).max(5_000)
/** An empty text takes a value away. */
export const clearable = z
	.string()
	.max(5_000)
	.transform((value) => (value === '' ? null : value))
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const wholeNumber = z
	.string()
	.regex(/^-?\d{1,12}$/)
	.transform(Number)
export const amount = wholeNumber.pipe(z.int().min(0))
export const address = z.url({ protocol: /^https?$/ }).max(5_000)

/** Key by key: an empty text removes one; an empty text in place of all removes every key. */
export const metadata = z.union([
	z.literal('').transform(() => null),
	z.record(z.string().max(40), z.string().max(500)),
])

export function mergeMetadata(
	known: Record<string, string>,
	given: Record<string, string> | null | undefined,
): Record<string, string> {
	if (given === undefined) return known
	if (given === null) return {}
	return Object.fromEntries(Object.entries({ ...known, ...given }).filter(([, value]) => value !== ''))
}

/** Parameters that the real one takes and that make no difference here. */
export function without<Name extends string>(...names: Name[]): Record<Name, z.ZodOptional<z.ZodUnknown>> {
	const fields = names.map((name) => [name, z.unknown().optional()] as const)
	return Object.fromEntries(fields) as Record<Name, z.ZodOptional<z.ZodUnknown>>
}

/** What every list takes. */
export const pageFields = {
	limit: wholeNumber.pipe(z.int().min(1).max(100)).default(10),
	starting_after: text.optional(),
	ending_before: text.optional(),
	created: z.strictObject({ gte: wholeNumber.optional(), ...without('gt', 'lt', 'lte') }).optional(),
}

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
