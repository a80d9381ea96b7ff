import { pino } from 'pino'
import { env } from './env.server'

/** One JSON line per event. Never a body, a secret, or an address of a person. */
export const log = pino({ level: env().logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
