/** That a text holds words of a premium prompt. */
export interface Passage {
	/** Which of the texts that were looked through. */
	place: number
	promptId: string
	/** Whether the prompt is free now: the passage stands in what it said while it was premium. */
	wasPremium?: true
}

/** A prompt whose words stand in a text, as anyone may know it; without a name where it is gone. */
export interface LockedPrompt {
	title: string | null
	/** What its page is called; null where it has none any more. */
	address: string | null
}
