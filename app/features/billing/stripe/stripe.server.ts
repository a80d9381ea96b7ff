import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { SpanKind } from '@opentelemetry/api'
import Stripe from 'stripe'
import { refuse } from '~/core/refuse.server'
import { env } from '~/env/env.server'
import type { StripeSettings } from '~/env/stripe-settings.server'
import type { MessageId } from '~/i18n/words'
import { log } from '~/log.server'
import { traced } from '~/tracing.server'
import { StripeFailure, toStripeFailure } from './stripe-failure.server'

/** The version that our reading of Stripe's objects was written for; a newer one is a decision, not an accident. */
const API_VERSION = '2026-10-28.endive'
/** All that one thing a person asked for may take, retries included. */
const ANSWER_MS = 10_000
const RETRIES = 1
/** How old a signed event may be. */
const TOLERANCE_SECONDS = 300

interface Connection {
	stripe: Stripe
	/** Whether money is real; null for a stand-in's key, which doesn't say. */
	isLive: boolean | null
	webhookSecret: string | null
}

/** On `globalThis` because development loads edited modules again. */
const held = globalThis as typeof globalThis & { prontoStripeConnection?: Connection }

/** The moment by which everything inside has to be answered. */
const deadline = new AsyncLocalStorage<number>()

/**
 * Says which Stripe to speak to: the real one, somebody's stand-in, or the sandbox's own (server/billing/stripe-connection.ts).
 * `ask` answers requests in place of the network.
 */
export function speakToStripe(
	{ secretKey, webhookSecret, apiBase }: StripeSettings,
	ask?: typeof fetch,
): void {
	const stripe = new Stripe(secretKey, {
		apiVersion: API_VERSION,
		httpClient: new PunctualClient(ask),
		timeout: ANSWER_MS,
		maxNetworkRetries: RETRIES,
		telemetry: false,
		...(apiBase ? addressOf(apiBase) : {}),
	})
	held.prontoStripeConnection = { stripe, webhookSecret, isLive: modeOf(secretKey) }
}

/**
 * Asks Stripe, within ten seconds, or fewer where somebody only looks, together with everything that is asked inside. Rejects with `StripeFailure` and
 * nothing else where Stripe refuses, is away, or doesn't answer in time. A change carries an idempotency key of its
 * intent, so that asking again changes nothing twice.
 */
export async function askStripe<Answer>(
	work: (stripe: Stripe) => Promise<Answer>,
	most = ANSWER_MS,
): Promise<Answer> {
	const { stripe } = connection()
	const until = Math.min(deadline.getStore() ?? Number.POSITIVE_INFINITY, Date.now() + most)
	const isOver = new AbortController()
	try {
		return await Promise.race([deadline.run(until, () => work(stripe)), failAt(until, isOver.signal)])
	} catch (error) {
		throw toStripeFailure(error)
	} finally {
		isOver.abort()
	}
}

/** Gives what puts something right that failed on the way ten seconds of its own. */
export function inOwnTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
	return deadline.exit(work)
}

/** An answer that comes drop by drop never times out by itself. */
async function failAt(moment: number, signal: AbortSignal): Promise<never> {
	await wait(Math.max(0, moment - Date.now()), undefined, { signal, ref: false })
	throw new StripeFailure('away', 'Stripe did not answer in time.')
}

export interface StripeEvent {
	id: string
	type: string
	/** Whether it is of the other mode than our key: of a test, where payments are real, or the other way round. */
	isOfOtherMode: boolean
	/** When it happened; null where it doesn't say, as stand-ins may not. */
	created: Date | null
	object: unknown
}

/**
 * The event in the body that came to the webhook; null where its signature is missing, wrong or older than five
 * minutes, or the body is no event. Whatever it says is not believed, only taken as a reason to ask.
 */
export function readStripeEvent(body: Buffer, signature: string): StripeEvent | null {
	const { stripe, webhookSecret, isLive } = connection()
	if (!webhookSecret) return null
	try {
		const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS)
		const { id, type, created, data, livemode } = event
		return {
			id,
			type,
			isOfOtherMode: isLive !== null && typeof livemode === 'boolean' && livemode !== isLive,
			created: Number.isFinite(created) ? new Date(created * 1_000) : null,
			object: data.object,
		}
	} catch {
		return null
	}
}

function modeOf(secretKey: string): boolean | null {
	const [, mode] = /^[rs]k_(live|test)_/.exec(secretKey) ?? []
	return mode === undefined ? null : mode === 'live'
}

function connection(): Connection {
	if (!held.prontoStripeConnection) throw new StripeFailure('away', 'Nobody said which Stripe to speak to.')
	return held.prontoStripeConnection
}

function addressOf(apiBase: string) {
	const { protocol, hostname, port } = new URL(apiBase)
	const isPlain = protocol === 'http:'
	return {
		host: hostname,
		port: port || (isPlain ? '80' : '443'),
		protocol: isPlain ? ('http' as const) : ('https' as const),
	}
}

/** The SDK's own client, which gives up when the time for the whole is over, not for each request anew. */
class PunctualClient extends Stripe.HttpClient {
	readonly #client: InstanceType<typeof Stripe.HttpClient>

	constructor(ask: typeof fetch | undefined) {
		super()
		this.#client = ask ? Stripe.createFetchHttpClient(ask) : Stripe.createNodeHttpClient()
	}

	override getClientName(): string {
		return this.#client.getClientName()
	}

	override makeRequest(...[host, port, path, method, headers, body, protocol, timeout]: RequestOf): Answered {
		const left = (deadline.getStore() ?? Date.now() + timeout) - Date.now()
		if (left <= 0) return Promise.reject(Stripe.HttpClient.makeTimeoutError())
		const most = Math.min(timeout, left)
		return traced(`stripe ${method}`, SpanKind.CLIENT, async (span) => {
			const answer = await this.#client.makeRequest(host, port, path, method, headers, body, protocol, most)
			span.setAttribute('http.response.status_code', answer.getStatusCode())
			return answer
		})
	}
}

type RequestOf = Parameters<InstanceType<typeof Stripe.HttpClient>['makeRequest']>
type Answered = ReturnType<InstanceType<typeof Stripe.HttpClient>['makeRequest']>

/** Where Stripe has its checkout, its portal, and the page on which a bank's question is answered. */
const STRIPES = ['https://checkout.stripe.com', 'https://billing.stripe.com', 'https://invoice.stripe.com']

/** The origins that a form of ours may be redirected to for paying; the sandbox's own pages are at ours. */
export function checkoutOrigins(): readonly string[] {
	const { stripe } = env()
	if (!stripe) return []
	return stripe.apiBase ? [...STRIPES, stripe.apiBase] : STRIPES
}

/** What goes on at Stripe for somebody who waits: where Stripe fails, it is recorded and refused with `upstream_failed`. */
export async function orUpstreamFailed<Answer>(
	message: MessageId,
	work: () => Promise<Answer>,
): Promise<Answer> {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof StripeFailure)) throw error
		log.warn({ err: error, kind: error.kind }, 'Stripe did not do what it was asked')
		throw refuse('upstream_failed', undefined, { message })
	}
}

/** The same for all that one press asks of Stripe: ten seconds for the whole, and one message where Stripe fails. */
export function atStripe<Answer>(work: () => Promise<Answer>): Promise<Answer> {
	return orUpstreamFailed('upstream_failed', () => askStripe(work))
}
