import { z } from 'zod'

// How the settings of the environment are read, each with the words that say what is wrong about one.

const wholeNumber = (from: number, to: number) => {
	const error = `must be a whole number from ${from} to ${to}`
	return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error })
}
export const port = wholeNumber(0, 65_535)
export const hops = wholeNumber(0, 10)
export const onOff = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" })
export const address = z.url({ error: 'must be an http or https address', protocol: /^https?$/, abort: true })
export const origin = address.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
	error: 'must be protocol, host and port only, without a path or a final slash',
})
export const databaseUrl = z.url({
	error: 'must look like postgres://user:password@host/name',
	protocol: /^postgres(ql)?$/,
})
export const level = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
	error: 'must be one of fatal, error, warn, info, debug, trace, silent',
})

export const secret = z.string().min(32, { error: 'must have at least 32 characters' })
export const smtpUrl = z.url({
	error: 'must look like smtp://user:password@host:port or smtps://…',
	protocol: /^smtps?$/,
})
export const sender = z.string().regex(/[^\s<>@]+@[^\s<>@]+/, {
	error: 'must have an email address, as in Pronto <hello@pronto.example>',
})
const count = z.int().min(1)
/** How often something may be tried where the built-in numbers don't suit. */
export const Limits = z.strictObject({
	signInAccount: count.optional(),
	signInAddress: count.optional(),
	signInDevice: count.optional(),
	currentPassword: count.optional(),
	changePassword: count.optional(),
	signUp: count.optional(),
	googleAddress: count.optional(),
	reset: count.optional(),
	resetAddress: count.optional(),
	confirmation: count.optional(),
	confirmationAddress: count.optional(),
	contact: count.optional(),
	contactPerson: count.optional(),
	createPrompt: count.optional(),
	createPromptAddress: count.optional(),
	startFocus: count.optional(),
	checkout: count.optional(),
	checkoutAddress: count.optional(),
	billing: count.optional(),
	chatPerson: count.optional(),
	chatTotal: count.optional(),
	accessToken: count.optional(),
	lockerImport: count.optional(),
	apiPerson: count.optional(),
	apiAddress: count.optional(),
})
export const limits = z.string().transform((text, context) => {
	const parsed = Limits.safeParse(parseJson(text))
	if (parsed.success) return parsed.data
	context.addIssue({
		code: 'custom',
		message: `must be a JSON object with whole numbers above 0 for any of ${Object.keys(Limits.shape).join(', ')}`,
	})
	return z.NEVER
})

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
