import { pino } from 'pino'
import { env } from './env.server'

/** One JSON line per event. Never a body, a secret, or an address of a person. */
export const log = pino(
	{ level: env().logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
	// Lines are written together: one system call per line costs more than all else about a kept page.
	pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
)
