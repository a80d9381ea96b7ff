import { context, DiagLogLevel, diag, SpanKind, trace } from '@opentelemetry/api'
import { createMiddleware } from 'hono/factory'
import { brand } from '~/brand'
import { env } from '~/env/env.server'
import { log } from '~/log.server'
import { traced } from '~/tracing.server'
import { type ServerEnv, statusOf } from './log'

const EXPORT_MS = 2_000

/**
 * Sends traces to the collector of OTEL_EXPORTER_OTLP_ENDPOINT (docs/operations.md, Seen from outside). Does nothing, and loads
 * nothing, where none is set. A collector that is away costs nobody a request: what it doesn't take is dropped.
 */
export async function sendTraces(): Promise<{ close(): Promise<void> } | undefined> {
	const { traces } = env()
	if (!traces) return undefined
	const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }] =
		await Promise.all([
			import('@opentelemetry/sdk-trace'),
			import('@opentelemetry/exporter-trace-otlp-http'),
			import('@opentelemetry/context-async-hooks'),
			import('@opentelemetry/resources'),
		])
	diag.setLogger(
		quietly((message) => log.warn({ message }, 'traces could not be sent')),
		{
			logLevel: DiagLogLevel.ERROR,
		},
	)
	const exporter = new OTLPTraceExporter({ url: `${traces.endpoint}/v1/traces`, timeoutMillis: EXPORT_MS })
	const provider = new sdk.TracerProvider({
		resource: resourceFromAttributes({ 'service.name': brand.name.toLowerCase() }),
		sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(traces.share) }),
		spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
	})
	trace.setGlobalTracerProvider(provider)
	context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
	return {
		async close() {
			await provider
				.shutdown()
				.catch((err: unknown) => log.warn({ err }, 'the last traces could not be sent'))
			trace.disable()
			context.disable()
			diag.disable()
		},
	}
}

/**
 * Makes each request that is not answered from the page cache a span, by the pattern of its route: neither its address nor
 * who asks is told, only the id that its line in the log has. A trace begins here: what a stranger sends as theirs is none.
 */
export function traceRequests(nameRoute: (path: string) => string) {
	return createMiddleware<ServerEnv>((c, next) => {
		if (!env().traces) return next()
		const route = nameRoute(c.req.path)
		return traced(`${c.req.method} ${route}`, SpanKind.SERVER, async (span) => {
			await next()
			span.setAttributes({
				'http.request.method': c.req.method,
				'http.route': route,
				'http.response.status_code': statusOf(c),
				'pronto.request_id': c.get('requestId'),
			})
		})
	})
}

function quietly(error: (message: string) => void) {
	const nothing = () => undefined
	return { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing }
}
