import type { z } from 'zod'
import { parseJson } from '~/core/json-text.server'
import { refuse } from '~/core/refuse.server'
import { readText } from './request-body.server'

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
