import { z } from 'zod'
import { brand } from '~/brand'
import {
	AI_FIELDS,
	type AiModel,
	address,
	databaseUrl,
	hops,
	type Limits,
	level,
	limits,
	modelsOf,
	onOff,
	origin,
	port,
	secret,
	sender,
	share,
	smtpUrl,
} from './env-fields.server'
import {
	halfAnOperator,
	OPERATOR_FIELDS,
	OPERATOR_NAMES,
	type OperatorSettings,
	operatorSettings,
} from './operator-settings.server'
import { STRIPE_FIELDS, type StripeSettings, stripeProblems, stripeSettings } from './stripe-settings.server'

const Environment = z.object({
	PORT: port.default(3000),
	HOST: z.string().optional(),
	PRONTO_ORIGIN: origin.optional(),
	PRONTO_DATA: z.string().default('.data'),
	DATABASE_URL: databaseUrl.optional(),
	PRONTO_SANDBOX: onOff.optional(),
	AUTH_SECRET: secret.optional(),
	GOOGLE_CLIENT_ID: z.string().optional(),
	GOOGLE_CLIENT_SECRET: z.string().optional(),
	GOOGLE_ISSUER: address.optional(),
	...AI_FIELDS,
	...STRIPE_FIELDS,
	SMTP_URL: smtpUrl.optional(),
	MAIL_FROM: sender.optional(),
	CONTACT_TO: z.email({ error: 'must be an email address' }).optional(),
	...OPERATOR_FIELDS,
	PRONTO_LIMITS: limits.optional(),
	TRUST_PROXY: hops.default(0),
	LOG_LEVEL: level.default('info'),
	METRICS_PORT: port.optional(),
	METRICS_HOST: z.string().default('127.0.0.1'),
	OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
	OTEL_TRACES_SAMPLER_ARG: share.default(1),
})

/** What a production start cannot do without (docs/product.md#sandbox). */
const NEEDED_IN_PRODUCTION = [
	'PRONTO_ORIGIN',
	'DATABASE_URL',
	'AUTH_SECRET',
	'STRIPE_SECRET_KEY',
	'STRIPE_WEBHOOK_SECRET',
	'AI_BASE_URL',
	'AI_API_KEY',
	'SMTP_URL',
	'MAIL_FROM',
	...OPERATOR_NAMES,
] as const

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface GoogleSettings {
	issuer: string
	clientId: string
	clientSecret: string
	/** Whether the sandbox's own provider stands in for Google. */
	isStandIn: boolean
}

export interface Env {
	port: number
	host: string
	origin: string
	dataFolder: string
	databaseUrl: string | undefined
	isSandbox: boolean
	/** Undefined only in the sandbox, which generates its own. */
	authSecret: string | undefined
	/** Null where nobody can sign in with Google. */
	google: GoogleSettings | null
	/** Null only in the sandbox, whose stand-in takes Stripe's place. */
	stripe: StripeSettings | null
	/** Undefined only in the sandbox, whose stand-in answers. */
	aiBaseUrl: string | undefined
	/** Undefined where a service wants no key, which only the sandbox puts up with. */
	aiApiKey: string | undefined
	/** The first is the one that answers where nobody chooses. */
	aiModels: readonly [AiModel, ...AiModel[]]
	/** Undefined only in the sandbox, whose outbox takes the mails. */
	smtpUrl: string | undefined
	mailFrom: string
	/** Where messages of the contact page are mailed to; undefined where they are only stored. */
	contactTo: string | undefined
	/** Null only in the sandbox, where a made-up one stands in. */
	operator: OperatorSettings | null
	limits: z.infer<typeof Limits>
	proxyHops: number
	logLevel: z.infer<typeof level>
	/** Where what is measured can be read; null where nobody wants to. */
	metrics: { port: number; host: string } | null
	/** Where traces are sent, and of which share of the requests; null where they are sent nowhere. */
	traces: { endpoint: string; share: number } | null
}

/** Thrown with every problem of the environment at once, one line each, naming the variable. */
export class EnvironmentError extends Error {
	override name = 'EnvironmentError'
	readonly problems: readonly string[]
	constructor(problems: readonly string[]) {
		super(
			`These settings of the environment are wrong (.env.example explains each):\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
		)
		this.problems = problems
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
	const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
	const isSandbox = isInSandbox(given)
	const missing = isSandbox ? [] : NEEDED_IN_PRODUCTION.filter((name) => given[name] === undefined)
	const problems = [
		...wrong,
		...(given['GOOGLE_CLIENT_ID'] && !given['GOOGLE_CLIENT_SECRET']
			? ['GOOGLE_CLIENT_SECRET is needed with GOOGLE_CLIENT_ID and is not set']
			: []),
		...(given['GOOGLE_CLIENT_SECRET'] && !given['GOOGLE_CLIENT_ID']
			? ['GOOGLE_CLIENT_ID is needed with GOOGLE_CLIENT_SECRET and is not set']
			: []),
		...stripeProblems(given, isSandbox),
		...(isSandbox ? halfAnOperator(given) : []),
		...(given['METRICS_PORT'] && given['METRICS_PORT'] === (given['PORT'] ?? '3000')
			? ['METRICS_PORT is the port of the product itself, and must be another one']
			: []),
		...missing.map((name) => `${name} is needed outside the sandbox and is not set`),
	]
	if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems)
	const values = parsed.data
	const isProduction = given['PRONTO_NODE_ENV'] === 'production'
	const origin = values.PRONTO_ORIGIN ?? `http://localhost:${values.PORT}`
	return {
		port: values.PORT,
		host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
		origin,
		dataFolder: values.PRONTO_DATA,
		databaseUrl: values.DATABASE_URL,
		isSandbox,
		authSecret: values.AUTH_SECRET,
		google: googleSettings(values, isSandbox, origin),
		stripe: stripeSettings(values),
		aiBaseUrl: values.AI_BASE_URL,
		aiApiKey: values.AI_API_KEY,
		aiModels: modelsOf(values.AI_MODELS, values.AI_MODEL),
		smtpUrl: values.SMTP_URL,
		mailFrom: values.MAIL_FROM ?? `${brand.name} <hello@pronto.test>`,
		contactTo: values.CONTACT_TO ?? (isSandbox ? 'hello@pronto.test' : undefined),
		operator: operatorSettings(values),
		limits: values.PRONTO_LIMITS ?? {},
		proxyHops: values.TRUST_PROXY,
		logLevel: values.LOG_LEVEL,
		metrics:
			values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
		traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
			? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, share: values.OTEL_TRACES_SAMPLER_ARG }
			: null,
	}
}

/** Decided on what was given, right or wrong, so that all problems can be told at once. */
function isInSandbox(given: Record<string, string | undefined>): boolean {
	if (given['PRONTO_SANDBOX'] === 'on' || given['PRONTO_SANDBOX'] === 'off')
		return given['PRONTO_SANDBOX'] === 'on'
	const origin = given['PRONTO_ORIGIN'] ?? 'http://localhost'
	const isAtHome = !URL.canParse(origin) || LOOPBACK.has(new URL(origin).hostname)
	return given['PRONTO_NODE_ENV'] !== 'production' && isAtHome
}

function googleSettings(
	{
		GOOGLE_CLIENT_ID: clientId,
		GOOGLE_CLIENT_SECRET: clientSecret,
		GOOGLE_ISSUER: issuer,
	}: z.infer<typeof Environment>,
	isSandbox: boolean,
	origin: string,
): GoogleSettings | null {
	if (clientId && clientSecret) {
		return { issuer: issuer ?? 'https://accounts.google.com', clientId, clientSecret, isStandIn: false }
	}
	if (!isSandbox) return null
	return {
		issuer: issuer ?? `${origin}/sandbox/identity`,
		clientId: clientId ?? 'pronto-sandbox',
		clientSecret: clientSecret ?? 'pronto-sandbox',
		isStandIn: issuer === undefined,
	}
}

let cached: Env | undefined

/** The environment of this process, parsed once. `PRONTO_NODE_ENV` is the NODE_ENV that `npm start` was given. */
export function env(): Env {
	cached ??= parseEnv(process.env)
	return cached
}
