import { expect, test } from 'vitest'
import { OPERATOR } from '../../tests/support/operator'
import { EnvironmentError, parseEnv } from './env.server'

const PRODUCTION = {
	PRONTO_ORIGIN: 'https://pronto.example',
	DATABASE_URL: 'postgres://pronto:secret-word@db.example/pronto',
	...OPERATOR,
}

function problemsOf(environment: Record<string, string>): readonly string[] {
	try {
		parseEnv(environment)
	} catch (error) {
		if (error instanceof EnvironmentError) return error.problems
		throw error
	}
	return []
}

const namesOf = (problems: readonly string[]) => problems.map((problem) => problem.split(' ')[0])

test('an empty environment is a sandbox on this machine, on port 3000', () => {
	expect(parseEnv({})).toMatchObject({
		port: 3000,
		host: '127.0.0.1',
		origin: 'http://localhost:3000',
		dataFolder: '.data',
		databaseUrl: undefined,
		isSandbox: true,
		proxyHops: 0,
		logLevel: 'info',
	})
})

test('an empty value counts as not set', () => {
	expect(parseEnv({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '', PRONTO_SANDBOX: '' })).toEqual(parseEnv({}))
})

test('the public address follows the port where it is not set', () => {
	expect(parseEnv({ PORT: '8080' }).origin).toBe('http://localhost:8080')
	expect(parseEnv({ PORT: '8080', PRONTO_ORIGIN: 'http://127.0.0.1:9' }).origin).toBe('http://127.0.0.1:9')
})

test('all wrong values are told at once, each by its name', () => {
	const problems = problemsOf({
		PORT: 'http',
		PRONTO_ORIGIN: 'pronto.example',
		DATABASE_URL: 'mysql://db/pronto',
		PRONTO_SANDBOX: 'maybe',
		TRUST_PROXY: '-1',
		LOG_LEVEL: 'loud',
	})
	expect(namesOf(problems)).toEqual([
		'PORT',
		'PRONTO_ORIGIN',
		'DATABASE_URL',
		'PRONTO_SANDBOX',
		'TRUST_PROXY',
		'LOG_LEVEL',
	])
})

test('wrong and missing settings are told together', () => {
	const names = namesOf(problemsOf({ PRONTO_SANDBOX: 'off', PORT: '70000' }))
	expect(names).toEqual(expect.arrayContaining(['PORT', 'PRONTO_ORIGIN', 'DATABASE_URL']))
})

test.each(['0.5', '65536', '-1', 'abc'])('%s is no port', (PORT) => {
	expect(problemsOf({ PORT })).toEqual(['PORT must be a whole number from 0 to 65535'])
})

test.each([
	'https://pronto.example/',
	'https://pronto.example/app',
	'ftp://pronto.example',
	'pronto.example',
])('%s is no public address', (PRONTO_ORIGIN) => {
	expect(namesOf(problemsOf({ PRONTO_ORIGIN }))).toContain('PRONTO_ORIGIN')
})

test('no problem shows a value, which may be a secret', () => {
	const problems = problemsOf({ DATABASE_URL: 'mysql://pronto:secret-word@db/pronto', PORT: 'secret-word' })
	expect(problems).toHaveLength(2)
	expect(problems.join('\n')).not.toContain('secret-word')
})

test('NODE_ENV=production as npm start was given it ends the sandbox, and names all that is missing then', () => {
	const names = namesOf(problemsOf({ PRONTO_NODE_ENV: 'production' }))
	expect(names).toEqual(expect.arrayContaining(['PRONTO_ORIGIN', 'DATABASE_URL']))
	expect(namesOf(problemsOf({ PRONTO_NODE_ENV: 'production', ...PRODUCTION }))).not.toContain('DATABASE_URL')
})

test('a public address ends the sandbox too, so that nobody gets a paid plan by a forgotten key', () => {
	expect(namesOf(problemsOf({ PRONTO_ORIGIN: 'https://pronto.example' }))).toContain('DATABASE_URL')
})

test('the sandbox can be asked for anywhere, and refused at home', () => {
	expect(
		parseEnv({
			PRONTO_SANDBOX: 'on',
			PRONTO_NODE_ENV: 'production',
			PRONTO_ORIGIN: 'https://pronto.example',
		}),
	).toMatchObject({ isSandbox: true, host: '0.0.0.0' })
	expect(namesOf(problemsOf({ PRONTO_SANDBOX: 'off' }))).toContain('DATABASE_URL')
})

test('the owner’s address is the sandbox’s own, whoever is set, or nobody', () => {
	const production = {
		...PRODUCTION,
		AUTH_SECRET: 'x'.repeat(32),
		STRIPE_SECRET_KEY: 'sk_live_51x',
		STRIPE_WEBHOOK_SECRET: 'whsec_x',
		AI_BASE_URL: 'https://ai.example/v1',
		AI_API_KEY: 'key',
		SMTP_URL: 'smtp://mail.example',
		MAIL_FROM: 'hello@pronto.example',
	}
	expect(parseEnv({}).contactTo).toBe('hello@pronto.test')
	expect(parseEnv(production).contactTo).toBeUndefined()
	expect(parseEnv({ ...production, CONTACT_TO: 'me@pronto.example' }).contactTo).toBe('me@pronto.example')
	expect(namesOf(problemsOf({ CONTACT_TO: 'me' }))).toEqual(['CONTACT_TO'])
})

test('a test key gives nobody a plan for nothing: outside the sandbox it is refused, unless a stand-in was named', () => {
	const production = {
		...PRODUCTION,
		AUTH_SECRET: 'x'.repeat(32),
		STRIPE_WEBHOOK_SECRET: 'whsec_x',
		AI_BASE_URL: 'https://ai.example/v1',
		AI_API_KEY: 'key',
		SMTP_URL: 'smtp://mail.example',
		MAIL_FROM: 'hello@pronto.example',
	}
	for (const key of ['sk_test_51x', 'rk_test_51x']) {
		expect(namesOf(problemsOf({ ...production, STRIPE_SECRET_KEY: key }))).toEqual(['STRIPE_SECRET_KEY'])
		const standIn = { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: 'http://localhost:12111' }
		expect(parseEnv({ ...production, ...standIn }).stripe?.apiBase).toBe('http://localhost:12111')
	}
	expect(parseEnv({ ...production, STRIPE_SECRET_KEY: 'sk_live_51x' }).isSandbox).toBe(false)
	expect(parseEnv({ STRIPE_SECRET_KEY: 'sk_test_51x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }).isSandbox).toBe(
		true,
	)
})

test('in the sandbox a live key is refused, and somebody’s own stand-in needs no keys', () => {
	expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_live_51x' })).toEqual([
		'STRIPE_SECRET_KEY is a live key, and the sandbox promises that no payment is real',
	])
	expect(parseEnv({}).stripe).toBeNull()
	const apiBase = 'http://localhost:12111'
	expect(parseEnv({ STRIPE_API_BASE: apiBase }).stripe).toEqual({
		secretKey: 'sk_test_pronto_sandbox',
		webhookSecret: 'whsec_pronto_sandbox',
		apiBase,
	})
	expect(namesOf(problemsOf({ STRIPE_API_BASE: `${apiBase}/v1` }))).toEqual(['STRIPE_API_BASE'])
})

test('keys that Stripe never gave are refused, unless somebody’s own stand-in takes them', () => {
	const keys = { STRIPE_SECRET_KEY: 'pk_test_51x', STRIPE_WEBHOOK_SECRET: 'sk_test_51x' }
	expect(problemsOf(keys)).toEqual([
		'STRIPE_SECRET_KEY must look like sk_… or rk_…',
		'STRIPE_WEBHOOK_SECRET must look like whsec_…',
	])
	expect(parseEnv({ ...keys, STRIPE_API_BASE: 'http://localhost:12111' }).stripe?.secretKey).toBe(
		'pk_test_51x',
	)
	expect(parseEnv({ STRIPE_SECRET_KEY: 'rk_test_51x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }).isSandbox).toBe(
		true,
	)
})

test('half of what Google wants is told, whichever half it is', () => {
	expect(problemsOf({ GOOGLE_CLIENT_ID: 'pronto' })).toEqual([
		'GOOGLE_CLIENT_SECRET is needed with GOOGLE_CLIENT_ID and is not set',
	])
	expect(problemsOf({ GOOGLE_CLIENT_SECRET: 'a secret', PORT: 'http' })).toEqual([
		'PORT must be a whole number from 0 to 65535',
		'GOOGLE_CLIENT_ID is needed with GOOGLE_CLIENT_SECRET and is not set',
	])
	const google = { GOOGLE_CLIENT_ID: 'pronto', GOOGLE_CLIENT_SECRET: 'a secret' }
	expect(parseEnv(google).google?.isStandIn).toBe(false)
})

test.each(['hello', 'Pronto', 'Pronto <hello>', 'hello@', 'Pronto @ home'])(
	'%s sends no mail',
	(MAIL_FROM) => {
		expect(problemsOf({ MAIL_FROM })).toEqual([
			'MAIL_FROM must have an email address, as in Pronto <hello@pronto.example>',
		])
	},
)

test.each(['hello@pronto.example', 'Pronto <hello@pronto.example>', '"Pronto, Inc." <olá@localhost>'])(
	'%s sends mails',
	(MAIL_FROM) => {
		expect(parseEnv({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
	},
)

test('nothing is measured for others unless a port is set, and that one listens to this machine alone', () => {
	expect(parseEnv({}).metrics).toBeNull()
	expect(parseEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
	expect(parseEnv({ METRICS_PORT: '9464', METRICS_HOST: '::' }).metrics).toEqual({ port: 9464, host: '::' })
	expect(namesOf(problemsOf({ METRICS_PORT: '3000' }))).toEqual(['METRICS_PORT'])
})

test('a key without the webhook’s secret believes no event', () => {
	expect(parseEnv({ STRIPE_SECRET_KEY: 'sk_test_51x' }).stripe?.webhookSecret).toBeNull()
	expect(namesOf(problemsOf({ PRONTO_SANDBOX: 'off' }))).toEqual(
		expect.arrayContaining(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
	)
})

test('outside the sandbox an operator is needed, whole; in it a half one is told, and none is fine', () => {
	const names = Object.keys(OPERATOR)
	const { OPERATOR_MAIL: _, HOSTING_COUNTRY: __, ...half } = OPERATOR
	expect(namesOf(problemsOf({ PRONTO_SANDBOX: 'off' }))).toEqual(expect.arrayContaining(names))
	expect(parseEnv({}).operator).toBeNull()
	expect(problemsOf(half)).toEqual([
		'OPERATOR_MAIL is needed with the rest of the operator and is not set',
		'HOSTING_COUNTRY is needed with the rest of the operator and is not set',
	])
	expect(parseEnv(OPERATOR).operator).toMatchObject({ name: OPERATOR.OPERATOR_NAME, hostingCountry: 'BR' })
})

test.each([
	['OPERATOR_NAME', ' ', 'must not be blank'],
	['OPERATOR_ADDRESS', 'Rua das Palmeiras\n10', 'must be one line of at most 200 characters'],
	['OPERATOR_FORM', 'a'.repeat(201), 'must be one line of at most 200 characters'],
	['OPERATOR_MAIL', 'hello', 'must be an email address'],
	['OPERATOR_DPO', 'Ana', 'must have an email address, as in Ana Souza, privacy@pronto.example'],
	['HOSTING_COUNTRY', 'Brazil', 'must be the two capital letters of a country, such as BR'],
	['HOSTING_COUNTRY', 'XQ', 'must be the two capital letters of a country, such as BR'],
])('%s can’t be %j', (name, value, problem) => {
	expect(problemsOf({ ...OPERATOR, [name]: value })).toEqual([`${name} ${problem}`])
})
