import { z } from 'zod'
import { origin } from './env-fields.server'

/** Stripe’s keys, and whoever answers in its place. */
export const STRIPE_FIELDS = {
	STRIPE_SECRET_KEY: z.string().optional(),
	STRIPE_WEBHOOK_SECRET: z.string().optional(),
	STRIPE_API_BASE: origin.optional(),
}

export interface StripeSettings {
	secretKey: string
	/** Null where nothing that claims to be Stripe's event is believed. */
	webhookSecret: string | null
	/** Protocol, host and port of whoever answers in Stripe's place. */
	apiBase: string | null
}

/** What is wrong about Stripe’s keys, a line for each. */
export function stripeProblems(given: Record<string, string | undefined>, isSandbox: boolean): string[] {
	// Somebody's own stand-in takes whatever keys it likes.
	if (given['STRIPE_API_BASE']) return []
	const { STRIPE_SECRET_KEY: key = '', STRIPE_WEBHOOK_SECRET: webhookSecret } = given
	return [
		...(key && !/^[rs]k_/.test(key) ? ['STRIPE_SECRET_KEY must look like sk_… or rk_…'] : []),
		...(isSandbox && /^[a-z]+_live_/.test(key)
			? ['STRIPE_SECRET_KEY is a live key, and the sandbox promises that no payment is real']
			: []),
		...(!isSandbox && /^[a-z]+_test_/.test(key)
			? ['STRIPE_SECRET_KEY is a test key, and outside the sandbox everybody could have a plan for nothing']
			: []),
		...(webhookSecret && !webhookSecret.startsWith('whsec_')
			? ['STRIPE_WEBHOOK_SECRET must look like whsec_…']
			: []),
	]
}

/** Somebody's own stand-in needs no keys in the sandbox: these are the ones it may count on. */
const SANDBOX_KEYS = { secretKey: 'sk_test_pronto_sandbox', webhookSecret: 'whsec_pronto_sandbox' }

/** Outside the sandbox both keys are given, or the start has failed before. */
export function stripeSettings(values: z.infer<z.ZodObject<typeof STRIPE_FIELDS>>): StripeSettings | null {
	const { STRIPE_API_BASE: apiBase = null } = values
	const secretKey = values.STRIPE_SECRET_KEY ?? (apiBase && SANDBOX_KEYS.secretKey)
	const webhookSecret = values.STRIPE_WEBHOOK_SECRET ?? (apiBase && SANDBOX_KEYS.webhookSecret)
	return secretKey ? { secretKey, webhookSecret, apiBase } : null
}
