import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Costs next to nothing until server/telemetry/traces.ts sends what it makes. */
const tracer = trace.getTracer('pronto')

/** Begins a span inside the one that is open; whoever begins it ends it, by `endSpan`. */
export function beginSpan(name: string, kind: SpanKind, attributes: Attributes = {}): Span {
	return tracer.startSpan(name, { kind, attributes })
}

/** Says that what a span is of failed, and of the failure only its kind: what a message quotes may be of a person. */
export function failSpan(span: Span, failure: unknown): void {
	span.setAttribute('error.type', failure instanceof Error ? failure.name : 'other')
	span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Ends a span, and says that it failed where a failure is given. */
export function endSpan(span: Span, failure?: unknown): void {
	if (failure !== undefined) failSpan(span, failure)
	span.end()
}

/** Does something as a span, in which what it does in turn has its own. Rejects as the work does. */
export function traced<Result>(
	name: string,
	kind: SpanKind,
	work: (span: Span) => Promise<Result>,
): Promise<Result> {
	return tracer.startActiveSpan(name, { kind }, async (span) => {
		try {
			const result = await work(span)
			endSpan(span)
			return result
		} catch (error) {
			endSpan(span, error)
			throw error
		}
	})
}

/** Asks a service, as a span until the head of its answer is there: of the address only whose it is, never the path. */
export function tracedFetch(service: string, ask: typeof fetch = fetch): typeof fetch {
	return (input, init) =>
		traced(service, SpanKind.CLIENT, async (span) => {
			const answer = await ask(input, init)
			span.setAttribute('http.response.status_code', answer.status)
			return answer
		})
}
