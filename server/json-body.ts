import type { Context } from 'hono'
import type { z } from 'zod'
import { parseJson } from '~/core/json/json-text.server'
import { refuse } from '~/core/refuse.server'
import type { MessageId, MessageValues } from '~/i18n/words'
import { fieldErrors } from '~/requests/form-problem.server'
import { readText } from '~/requests/request-body.server'

/**
 * The JSON body of a request, as its schema reads it. An empty body counts as `{}`. Refuses with `unsupported_type`
 * for other types, and with `invalid_input`, naming the fields, for what the schema does not take.
 */
export async function readJson<Output>(c: Context, schema: z.ZodType<Output>): Promise<Output> {
	const text = await readText(c.req.raw)
	const type = c.req.header('Content-Type') ?? ''
	if (text !== '' && !/^application\/(json|[\w.+-]+\+json)\b/i.test(type)) throw refuse('unsupported_type')
	const parsed = schema.safeParse(text === '' ? {} : parseJson(text))
	if (parsed.success) return parsed.data
	const fields = fieldErrors(parsed.error)
	const [message] = Object.values<MessageId | undefined>(fields)
	if (!message || message === 'field_invalid') throw refuse('invalid_input', { fields })
	throw refuse('invalid_input', { fields }, { message, values: fitsOf(parsed.error, message) })
}

/** How much the field takes of which there was too much, for what is said of it. */
function fitsOf({ issues }: z.ZodError, message: MessageId): MessageValues {
	const issue = issues.find((one) => one.message === message)
	return issue?.code === 'too_big' ? { most: Number(issue.maximum), tags: Number(issue.maximum) } : {}
}
