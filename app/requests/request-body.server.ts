import type { z } from 'zod'
import { parseJson } from '~/core/json/json-text.server'
import { Refused, refuse } from '~/core/refuse.server'

/**
 * The bytes that a request brings, counted by server/body-limit.ts while they come. This file alone reads bodies. Refuses
 * with `too_large`, and with `invalid_input` what breaks off.
 */
export async function readBytes(request: Request): Promise<Buffer<ArrayBuffer>> {
	try {
		return Buffer.from(await request.arrayBuffer())
	} catch (error) {
		throw error instanceof Refused ? error : refuse('invalid_input')
	}
}

/** The same as a text. */
export async function readText(request: Request): Promise<string> {
	return (await readBytes(request)).toString('utf8')
}

/**
 * The JSON body of a page's request, as its schema reads it. Refuses with `unsupported_type`, with `too_large`, and with
 * `invalid_input` for what the schema does not take.
 */
export async function readJsonRequest<Output>(request: Request, schema: z.ZodType<Output>): Promise<Output> {
	if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
		throw refuse('unsupported_type')
	const parsed = schema.safeParse(parseJson(await readText(request)))
	if (parsed.success) return parsed.data
	throw refuse('invalid_input')
}
