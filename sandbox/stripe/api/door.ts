import type { Context } from 'hono'
import { z } from 'zod'
import { type Books, booksOf } from '../clock'
import { newId } from '../ids'
import type { Store } from '../store'
import { expand } from './expand'
import { Fault, invalid } from './fault'
import { readForm } from './form-body'
import { type Answer, earlierAnswer, rememberAnswer } from './idempotency'

export interface ApiEnv {
	Variables: { store: Store }
}

const Expansions = z.object({ expand: z.union([z.array(z.string()), z.string()]).default([]) })

/**
 * One endpoint: reads the form or the query by its schema, does the work in one transaction, expands what was asked
 * for, and answers a repeated key with what it was answered first.
 */
export function door<Fields extends z.ZodRawShape, Path extends string>(
	fields: Fields,
	work: (books: Books, input: z.output<z.ZodObject<Fields>>, param: (name: string) => string) => object,
) {
	const schema = z.strictObject(fields)
	return async (c: Context<ApiEnv, Path>) => {
		const { store } = c.var
		const isPost = c.req.method === 'POST'
		const { search } = new URL(c.req.url)
		const form = [search.slice(1), await c.req.text()].filter(Boolean).join('&')
		const key = isPost ? c.req.header('Idempotency-Key') : undefined
		const request = `${c.req.method} ${c.req.path}\n${form}`
		const perform = (): Answer => {
			const { expand: asked, ...given } = readForm(form)
			const paths = Expansions.parse(asked === undefined ? {} : { expand: asked }).expand
			const result = work(booksOf(store), read(schema, given), (name) => c.req.param(name) ?? '')
			const body = expand(result, typeof paths === 'string' ? [paths] : paths, store)
			return { status: 200, body: JSON.stringify(body) }
		}
		const { answer, isRepeated } = store.transact(() => {
			const earlier = key ? earlierAnswer(store, key, request) : undefined
			if (earlier) return { answer: earlier, isRepeated: true }
			const answer = undoneWhereRefused(store, perform)
			// A request that was wrong may come again with the same key; what was tried may not.
			if (key && (answer.status === 200 || answer.status === 402)) rememberAnswer(store, key, request, answer)
			return { answer, isRepeated: false }
		})
		return new Response(answer.body, {
			status: answer.status,
			headers: {
				'Content-Type': 'application/json',
				...(key ? { 'Idempotency-Key': key } : {}),
				...(isRepeated ? { 'Idempotent-Replayed': 'true' } : {}),
			},
		})
	}
}

function undoneWhereRefused(store: Store, perform: () => Answer): Answer {
	try {
		return store.transact(perform)
	} catch (error) {
		if (!(error instanceof Fault)) throw error
		return { status: error.status, body: JSON.stringify(error.body) }
	}
}

function read<Fields extends z.ZodRawShape>(schema: z.ZodObject<Fields>, given: object) {
	const parsed = schema.safeParse(given)
	if (parsed.success) return parsed.data
	const [issue] = parsed.error.issues
	const path = issue?.path ?? []
	const name = path.map((part, at) => (at === 0 ? String(part) : `[${String(part)}]`)).join('')
	if (issue?.code === 'unrecognized_keys') {
		const [key = ''] = issue.keys
		const full = name ? `${name}[${key}]` : key
		throw invalid(`Received unknown parameter: ${full}`, full, 'parameter_unknown')
	}
	const isMissing = valueAt(given, path) === undefined
	throw isMissing
		? invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
		: invalid(`Invalid ${name}`, name)
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
		given,
	)
}

/** What Stripe calls a request when somebody asks for help with it. */
export function requestId(): string {
	return newId('refund').replace('re_', 'req_').slice(0, 18)
}
