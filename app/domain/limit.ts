const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** What is counted, how often it may be tried, and in which time (architecture 8, Counts). */
export const LIMITS = {
	/** Wrong passwords of one account. */
	signInAccount: { most: 10, seconds: 15 * MINUTE },
	/** Wrong passwords from one address. */
	signInAddress: { most: 50, seconds: 15 * MINUTE },
	signUp: { most: 20, seconds: HOUR },
	/** Mails to one account: reset links, and apart from them confirmation links. */
	reset: { most: 3, seconds: HOUR },
	contact: { most: 5, seconds: HOUR },
	/** What makes us ask Stripe for one person: checkouts, portals, checks of what may be behind. */
	billing: { most: 200, seconds: HOUR },
	chatPerson: { most: 200, seconds: DAY },
	chatTotal: { most: 10_000, seconds: DAY },
	/** Tokens that one person makes. */
	accessToken: { most: 30, seconds: HOUR },
	/** Calls of programs (docs/api.md): of one person by all their tokens, and of an address without one. */
	apiPerson: { most: 1_500, seconds: 5 * MINUTE },
	apiAddress: { most: 300, seconds: 5 * MINUTE },
} as const

export type LimitName = keyof typeof LIMITS

/** In the sandbox people try things out, and tests run. */
const SANDBOX_TIMES = 10

/** How often something may be tried: as set, else as built in, ten times as often in the sandbox. */
export function limitOf(
	name: LimitName,
	{ limits, isSandbox }: { limits: { [Name in LimitName]?: number | undefined }; isSandbox: boolean },
): number {
	return limits[name] ?? LIMITS[name].most * (isSandbox ? SANDBOX_TIMES : 1)
}
