/** What became better of a prompt since a person used or saved it. */
export interface Improved {
	mark: 'used' | 'saved'
	/** ISO date of that, by the person's own calendar. */
	day: string
	/** What its editor noted, in the reader's language. */
	note: string
}

/** What a prompt's page says of its versions. */
export interface PromptNews {
	/** The address of what changed, where readers got another version before. */
	changes: string
	/** Never for a visitor, whose page is kept for many. */
	improved: Improved | null
}
