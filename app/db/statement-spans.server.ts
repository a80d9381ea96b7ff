import { SpanKind } from '@opentelemetry/api'
import type pg from 'pg'
import { beginSpan, endSpan } from '~/tracing.server'

const MOST_TEXT = 2_000

/** Makes each statement of a connection a span with its text; what is filled into the text is never told. */
export function traceStatements(client: pg.PoolClient): void {
	const query: (...parts: unknown[]) => unknown = client.query.bind(client)
	Reflect.set(client, 'query', (...parts: unknown[]) => {
		const text = textOf(parts[0])
		const span = beginSpan(nameOf(text), SpanKind.CLIENT, {
			'db.system.name': 'postgresql',
			'db.query.text': text.slice(0, MOST_TEXT),
		})
		const answered = parts.at(-1)
		if (typeof answered === 'function') {
			const end = (error: unknown, ...rest: unknown[]) => {
				endSpan(span, error ?? undefined)
				answered(error, ...rest)
			}
			return query(...parts.slice(0, -1), end)
		}
		const answer = query(...parts)
		if (answer instanceof Promise)
			answer.then(
				() => endSpan(span),
				(error: unknown) => endSpan(span, error),
			)
		else endSpan(span)
		return answer
	})
}

function textOf(statement: unknown): string {
	if (typeof statement === 'string') return statement
	if (typeof statement === 'object' && statement !== null && 'text' in statement)
		return String(statement.text)
	return ''
}

/** What a statement does, and to which table first: `select library_prompts`. */
function nameOf(text: string): string {
	const [verb = 'statement'] = /\w+/.exec(text) ?? []
	const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
	return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
}
