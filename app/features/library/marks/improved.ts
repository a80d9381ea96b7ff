/** What became better of a prompt since a person used or saved it, as its editor noted in the reader's language. */
export type Improved =
	| {
			mark: 'used' | 'saved'
			/** ISO date of that, by the person's own calendar. */
			day: string
			note: string
	  }
	| {
			/** Into the locker: their copy says what it said before. */
			mark: 'copied'
			/** Where both stand beside each other. */
			compare: string
			note: string
	  }

/** What a prompt's page says of its versions. */
export interface PromptNews {
	/** The address of what changed, where readers got another version before. */
	changes: string
	/** Never for a visitor, whose page is kept for many. */
	improved: Improved | null
}
