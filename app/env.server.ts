import { z } from 'zod'

const port = z.coerce.number({ error: 'must be a whole number' }).int().min(0).max(65535)
const hops = z.coerce.number({ error: 'must be a whole number' }).int().min(0).max(10)
const onOff = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" })
const address = z.url({ error: 'must be an http or https address', protocol: /^https?$/ })
const origin = address.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
	error: 'must be protocol, host and port only, without a path or a final slash',
})
const databaseUrl = z.url({
	error: 'must look like postgres://user:password@host/name',
	protocol: /^postgres(ql)?$/,
})
const level = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
	error: 'must be one of fatal, error, warn, info, debug, trace, silent',
})

const Environment = z.object({
	PORT: port.default(3000),
	HOST: z.string().optional(),
	PRONTO_ORIGIN: origin.optional(),
	PRONTO_DATA: z.string().default('.data'),
	DATABASE_URL: databaseUrl.optional(),
	PRONTO_SANDBOX: onOff.optional(),
	TRUST_PROXY: hops.default(0),
	LOG_LEVEL: level.default('info'),
})

/** What a production start cannot do without; product.md, sandbox. */
const NEEDED_IN_PRODUCTION = ['PRONTO_ORIGIN', 'DATABASE_URL'] as const

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface Env {
	port: number
	host: string
	origin: string
	dataFolder: string
	databaseUrl: string | undefined
	isSandbox: boolean
	proxyHops: number
	logLevel: z.infer<typeof level>
}

/** Thrown with every problem of the environment at once, one line each, naming the variable. */
export class EnvironmentError extends Error {
	override name = 'EnvironmentError'
	constructor(readonly problems: readonly string[]) {
		super(problems.join('\n'))
	}
}

/**
 * Parses the environment the process was given. An empty value counts as not set.
 * Throws `EnvironmentError` that lists all wrong or missing settings; never prints a value, which may be a secret.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
	const given = Object.fromEntries(
		Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
	)
	const parsed = Environment.safeParse(given)
	if (!parsed.success) {
		throw new EnvironmentError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
	}
	const values = parsed.data
	const isProduction = given['PRONTO_NODE_ENV'] === 'production'
	const origin = values.PRONTO_ORIGIN ?? `http://localhost:${values.PORT}`
	const isSandbox = values.PRONTO_SANDBOX
		? values.PRONTO_SANDBOX === 'on'
		: !isProduction && LOOPBACK.has(new URL(origin).hostname)
	if (!isSandbox) {
		const missing = NEEDED_IN_PRODUCTION.filter((name) => given[name] === undefined)
		if (missing.length > 0) {
			throw new EnvironmentError(
				missing.map((name) => `${name} is needed outside the sandbox and is not set`),
			)
		}
	}
	return {
		port: values.PORT,
		host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
		origin,
		dataFolder: values.PRONTO_DATA,
		databaseUrl: values.DATABASE_URL,
		isSandbox,
		proxyHops: values.TRUST_PROXY,
		logLevel: values.LOG_LEVEL,
	}
}

let cached: Env | undefined

/** The environment of this process, parsed once. `PRONTO_NODE_ENV` is the NODE_ENV that `npm start` was given. */
export function env(): Env {
	cached ??= parseEnv(process.env)
	return cached
}
