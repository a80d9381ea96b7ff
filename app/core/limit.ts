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
	/** Confirmation links that one person has sent again, and one address. */
	confirmation: { most: 3, seconds: HOUR },
	confirmationAddress: { most: 20, seconds: HOUR },
	/** Messages from one address, and of one person who is signed in. */
	contact: { most: 5, seconds: HOUR },
	contactPerson: { most: 5, seconds: HOUR },
	createPrompt: { most: 30, seconds: HOUR },
	createPromptAddress: { most: 90, seconds: HOUR },
	startFocus: { most: 60, seconds: HOUR },
	checkout: { most: 30, seconds: HOUR },
	checkoutAddress: { most: 90, seconds: HOUR },
	/** What makes us ask Stripe for one person: checkouts, portals, checks of what may be behind. */
	billing: { most: 200, seconds: HOUR },
	chatPerson: { most: 200, seconds: DAY },
	chatTotal: { most: 10_000, seconds: DAY },
	/** Tokens that one person makes. */
	accessToken: { most: 30, seconds: HOUR },
	/** Files that one person has us read. */
	lockerImport: { most: 60, seconds: HOUR },
	/** Calls of programs (docs/api.md): of one person by all their tokens, and of an address without one. */
	apiPerson: { most: 1_500, seconds: 5 * MINUTE },
	apiAddress: { most: 300, seconds: 5 * MINUTE },
} as const

/** Where a request comes from, for counting. */
export interface Client {
	address: string
}

export type LimitName = keyof typeof LIMITS

export const LIMIT_NAMES = Object.keys(LIMITS).filter((name): name is LimitName =>
	Object.hasOwn(LIMITS, name),
)

/** In the sandbox people try things out, and tests run. */
const SANDBOX_TIMES = 10

/** How often something may be tried: as set, else as built in, ten times as often in the sandbox. */
export function limitOf(
	name: LimitName,
	{ limits, isSandbox }: { limits: { [Name in LimitName]?: number | undefined }; isSandbox: boolean },
): number {
	return limits[name] ?? LIMITS[name].most * (isSandbox ? SANDBOX_TIMES : 1)
}
