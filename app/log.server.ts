import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'
import { env } from '~/env/env.server'

/** The id of the request that something is done for, also where it goes on in the background. */
export const requestIds = new AsyncLocalStorage<string>()

/** One JSON line per event. Never a body, a secret, or an address of a person. */
export const log = pino(
	{
		level: env().logLevel,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		serializers: { err: describeError },
		mixin: ofItsRequest,
	},
	// Lines are written together: one system call per line costs more than all else about a kept page.
	pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
)

function ofItsRequest(): { id?: string } {
	const id = requestIds.getStore()
	return id === undefined ? {} : { id }
}

/**
 * What a log may hold of an error. A failed statement carries what people typed: Drizzle writes the parameters behind
 * its message, PostgreSQL the row into `detail`; a mail server names the address that it refuses. All of that stays out.
 */
export function describeError(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { message: withoutPeople(String(error)) }
	const { name: type, message, stack = '', cause } = error
	const code = 'code' in error ? error.code : undefined
	return {
		type,
		message: withoutPeople(message),
		code,
		stack: withoutPeople(stack),
		...(cause === undefined ? {} : { cause: describeError(cause) }),
	}
}

const PARAMETERS = /\nparams: [\s\S]*?(?=\n {4}at |$)/
/** As long as the parts of an address can be; a slash is in paths of packages. */
const ADDRESS = /[^\s<>"(),;:@/]{1,64}@[^\s<>"(),;:@/]{1,253}/g

function withoutPeople(text: string): string {
	return text.replace(PARAMETERS, '').replace(ADDRESS, '…')
}
