import { z } from 'zod'

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
