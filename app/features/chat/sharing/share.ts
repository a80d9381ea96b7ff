import type { LockedPrompt } from '~/features/authoring/premium/passage'

/** How many links a person has at once. */
export const MOST_SHARES = 100

/** A message of a shared conversation that holds a passage of a premium prompt. */
export interface SharedLock {
	position: number
	promptId: string
	/** Whether the prompt is free now: the passage stands in what it said while it was premium. */
	wasPremium?: true
}

/** A link as its owner sees it. */
export interface OwnShare {
	id: string
	conversationId: string
	title: string
	/** The whole address. */
	address: string
	/** ISO 8601. */
	createdAt: string
	/** Where it was closed after a report: what its person is told. */
	hidden: { word: string | null } | null
}

/** A message as whoever has the link may see it: its text, or which prompts keep it closed. */
export interface SharedMessage {
	id: string
	role: 'user' | 'assistant'
	/** ISO 8601. */
	timestamp: string
	content: string | null
	lockedBy: readonly LockedPrompt[]
}

export interface SharedConversation {
	/** Null where it holds a passage that this reader may not see. */
	title: string | null
	/** ISO 8601. */
	sharedAt: string
	messages: readonly SharedMessage[]
	/** Where those before these begin; null where these are the first. */
	before: number | null
	/** Whether there are messages after these. */
	hasLater: boolean
}
