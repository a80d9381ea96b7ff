/** What a token may do; see docs/api.md. */
export const TOKEN_SCOPES = ['prompts:read', 'locker:read'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** For how many days a token is good; `never` until it is revoked. */
export const TOKEN_LIFETIMES = ['30', '90', '365', 'never'] as const
export type TokenLifetime = (typeof TOKEN_LIFETIMES)[number]

/** How many tokens that still open something one person may have. */
export const MOST_TOKENS = 20
export const TOKEN_NAME_AT_MOST = 100

/** A token as its owner sees it in a list: never the token itself, which is shown once. */
export interface AccessToken {
	id: string
	name: string
	prefix: string
	scopes: readonly TokenScope[]
	createdAt: Date
	/** ISO date of the last use, in UTC. */
	usedOn: string | null
	expiresAt: Date | null
	isExpired: boolean
}
