import type { MarkedPart } from '~/features/library/search-marks'

/** No longer query is looked for. */
export const LONGEST_CHAT_QUERY = 200

/** A conversation in which something was found. */
export interface ChatHit {
	conversationId: string
	title: readonly MarkedPart[]
	/** The newest message that holds all that was looked for; null where the title alone does. */
	messageId: string | null
	/** Some words around it, on one line; empty where the title alone holds it. */
	excerpt: readonly MarkedPart[]
	/** ISO 8601: when that was said. */
	at: string
}

export interface ChatHits {
	hits: readonly ChatHit[]
	/** What was looked for in place of a mistyped query; null where nothing was corrected. */
	corrected: string | null
}
