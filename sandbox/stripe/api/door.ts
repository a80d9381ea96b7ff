import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { type Books, booksOf } from '../clock'
import { newId } from '../ids'
import type { Store } from '../store'
import { expand } from './expand'
import { Fault, invalid } from './fault'

interface Answer {
	status: number
	body: string
}

const KEPT_SECONDS = 86_400

/** The answer that this key was given before, or undefined. Throws a `Fault` where the request was another one then. */
function earlierAnswer(store: Store, key: string, request: string): Answer | undefined {
	const found = store.database.prepare('SELECT request, status, body FROM answers WHERE key = ?').get(key)
	if (!found) return undefined
	if (found['request'] !== digest(request)) {
		throw new Fault(
			400,
			'idempotency_error',
			`Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
		)
	}
	return { status: Number(found['status']), body: String(found['body']) }
}

/** Remembers an answer for a day. */
function rememberAnswer(store: Store, key: string, request: string, { status, body }: Answer): void {
	const now = Math.floor(Date.now() / 1000)
	store.database.prepare('DELETE FROM answers WHERE at < ?').run(now - KEPT_SECONDS)
	store.database
		.prepare('INSERT INTO answers (key, request, status, body, at) VALUES (?, ?, ?, ?, ?)')
		.run(key, digest(request), status, body, now)
}

function digest(request: string): string {
	return createHash('sha256').update(request).digest('hex')
}

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
