import type { z } from 'zod'
import { parseJson } from '~/domain/json-text.server'
import { refuse } from '~/domain/refuse.server'

const FAR_TOO_MUCH = 8

/**
 * The JSON body of a page's request, as its schema reads it. Refuses with `unsupported_type`, with `too_large` for more
 * than that, and with `invalid_input` for what the schema does not take.
 */
export async function readJsonRequest<Output>(
	request: Request,
	schema: z.ZodType<Output>,
	kilobytes: number,
): Promise<Output> {
	if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
		throw refuse('unsupported_type')
	const parsed = schema.safeParse(parseJson(await readText(request, kilobytes * 1_024)))
	if (parsed.success) return parsed.data
	throw refuse('invalid_input')
}

/** What is a little too much is still read to its end: else the sender sees a broken connection instead of the answer. */
async function readText({ body, headers }: Request, most: number): Promise<string> {
	if (Number(headers.get('Content-Length') ?? 0) > most * FAR_TOO_MUCH) throw refuse('too_large')
	const pieces: Uint8Array[] = []
	let size = 0
	for await (const piece of body ?? []) {
		size += piece.byteLength
		if (size <= most) pieces.push(piece)
		else if (size > most * FAR_TOO_MUCH) break
	}
	if (size > most) throw refuse('too_large')
	return Buffer.concat(pieces).toString('utf8')
}
