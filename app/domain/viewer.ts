export const TIERS = ['free', 'premium', 'pro'] as const
export type Tier = (typeof TIERS)[number]

/** Whoever asks. A visitor has no user id; everything that is decided by person or plan is decided by this. */
export type Viewer = Visitor | Member

export interface Visitor {
	userId: null
	tier: 'free'
	isAdmin: false
}

export interface Member {
	userId: string
	tier: Tier
	isAdmin: boolean
}

export const VISITOR: Visitor = { userId: null, tier: 'free', isAdmin: false }

export function isSignedIn(viewer: Viewer): viewer is Member {
	return viewer.userId !== null
}
