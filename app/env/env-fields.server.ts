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
/** Of all, from none to all. */
export const share = z.coerce
	.number({ error: 'must be a number from 0 to 1' })
	.min(0, { error: 'must be a number from 0 to 1' })
	.max(1, { error: 'must be a number from 0 to 1' })
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
const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** What is counted, how often it may be tried, and in which time. `…Address` is by where a request comes from. */
export const LIMITS = {
	/** Wrong passwords for one account, from devices that never signed in to it. */
	signInAccount: { most: 10, seconds: 15 * MINUTE },
	/** Wrong passwords from one address, whatever the account, from such devices. */
	signInAddress: { most: 50, seconds: 15 * MINUTE },
	/** Wrong passwords from one device that signed in to the account before. */
	signInDevice: { most: 10, seconds: 15 * MINUTE },
	/** Wrong current passwords of somebody who is signed in. */
	currentPassword: { most: 10, seconds: 15 * MINUTE },
	/** New passwords of one person: each voids the reset links that were mailed, and nobody shall do that without end. */
	changePassword: { most: 5, seconds: HOUR },
	/** From one address. */
	signUp: { most: 20, seconds: HOUR },
	/** Leaving for Google, from one address. */
	googleAddress: { most: 60, seconds: HOUR },
	/** Reset links that are asked for, for one account and from one address. */
	reset: { most: 3, seconds: HOUR },
	resetAddress: { most: 20, seconds: HOUR },
	/** Confirmation links to one account, that of its sign-up among them, and links sent again from one address. */
	confirmation: { most: 4, seconds: HOUR },
	confirmationAddress: { most: 20, seconds: HOUR },
	/** Messages from one address, and of one person who is signed in. */
	contact: { most: 5, seconds: HOUR },
	contactPerson: { most: 5, seconds: HOUR },
	/** Prompts that are reported from one address, and by one person who is signed in. */
	report: { most: 10, seconds: HOUR },
	reportPerson: { most: 10, seconds: HOUR },
	/** Presses of the link that ends somebody's weekly mail, and wrong ones of them from one address. */
	unsubscribe: { most: 30, seconds: HOUR },
	unsubscribeAddress: { most: 60, seconds: HOUR },
	createPrompt: { most: 30, seconds: HOUR },
	createPromptAddress: { most: 90, seconds: HOUR },
	/** Edits of created prompts, drafts that are saved, and versions that are restored. */
	editPrompt: { most: 120, seconds: HOUR },
	editPromptAddress: { most: 360, seconds: HOUR },
	/** What people tell us that they looked for in vain, from one address. */
	searchWish: { most: 10, seconds: HOUR },
	startFocus: { most: 60, seconds: HOUR },
	/** Links for withdrawing that are asked for, for one account and from one address. */
	withdrawLink: { most: 3, seconds: HOUR },
	withdrawLinkAddress: { most: 20, seconds: HOUR },
	/** Withdrawals that one person confirms. */
	withdraw: { most: 30, seconds: HOUR },
	checkout: { most: 30, seconds: HOUR },
	checkoutAddress: { most: 90, seconds: HOUR },
	/** What makes us ask Stripe for one person: checkouts, portals, checks of what may be behind. */
	billing: { most: 200, seconds: HOUR },
	chatPerson: { most: 200, seconds: DAY },
	chatTotal: { most: 10_000, seconds: DAY },
	/** Links to conversations that one person makes, and reading them, from one address. */
	shareChat: { most: 30, seconds: HOUR },
	sharedChatAddress: { most: 300, seconds: 5 * MINUTE },
	/** Tokens that one person makes. */
	accessToken: { most: 30, seconds: HOUR },
	/** Files that one person has us read. */
	lockerImport: { most: 60, seconds: HOUR },
	/** Calls of programs (docs/api.md): of one person by all their tokens, and of an address without one. */
	apiPerson: { most: 1_500, seconds: 5 * MINUTE },
	apiAddress: { most: 300, seconds: 5 * MINUTE },
} as const

export type LimitName = keyof typeof LIMITS

export const LIMIT_NAMES = Object.keys(LIMITS).filter((name): name is LimitName =>
	Object.hasOwn(LIMITS, name),
)

/** How often something may be tried where the built-in numbers don't suit. */
export const Limits = z.partialRecord(z.enum(LIMIT_NAMES), z.int().min(1))
export const limits = z.string().transform((text, context) => {
	const parsed = Limits.safeParse(parseJson(text))
	if (parsed.success) return parsed.data
	context.addIssue({
		code: 'custom',
		message: `must be a JSON object with whole numbers above 0 for any of ${LIMIT_NAMES.join(', ')}`,
	})
	return z.NEVER
})

/** A model of the chat service as people choose it. */
const AiModel = z.object({
	id: z.string().trim().min(1).max(100),
	/** What people read. */
	label: z.string().trim().min(1).max(60),
	/** Tokens that it sees at once, question and answer together. */
	context: z.int().min(8_192).max(4_000_000),
	/** As how many messages one to it counts. */
	weight: z.int().min(1).max(100).default(1),
})
export type AiModel = z.infer<typeof AiModel>

const aiModels = z.string().transform((text, context) => {
	const parsed = z.array(AiModel).min(1).max(20).safeParse(parseJson(text))
	const ids = new Set(parsed.data?.map(({ id }) => id))
	if (parsed.success && ids.size === parsed.data.length) return parsed.data
	context.addIssue({
		code: 'custom',
		message:
			'must be a JSON list of 1 to 20 models, each with an "id" of its own, a "label", its "context" in tokens (from 8192 on) and, where a message to it counts as several, a "weight"',
	})
	return z.NEVER
})

/** The chat service and its models. */
export const AI_FIELDS = {
	AI_BASE_URL: address.optional(),
	AI_API_KEY: z.string().optional(),
	AI_MODEL: z.string().default('mistral-7b-instruct'),
	AI_MODELS: aiModels.optional(),
}

/** What mistral-7b-instruct can see at once. */
const USUAL_CONTEXT = 32_768

/** The models that answer: those that are listed, else the one that is named. */
export function modelsOf(
	[first, ...others]: readonly AiModel[] = [],
	named: string,
): readonly [AiModel, ...AiModel[]] {
	if (first) return [first, ...others]
	return [{ id: named, label: named, context: USUAL_CONTEXT, weight: 1 }]
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
