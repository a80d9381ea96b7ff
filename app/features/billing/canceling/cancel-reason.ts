/** As much of a line as one says why in. */
export const REASON_AT_MOST = 200

/** A reason for canceling, in somebody's words, and how often it was given. */
export interface CancelReasonCount {
	words: string
	times: number
	/** ISO date. */
	lastOn: string
}
