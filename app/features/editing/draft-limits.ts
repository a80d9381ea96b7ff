/** The longest that anything of a draft may be, whatever the check before publishing says of it. */
export const LONGEST = {
	line: 300,
	paragraph: 2_000,
	page: 10_000,
	promptText: 50_000,
	/** All of it, as it is stored; the message editor_not_saved_size says it. */
	bytes: 300_000,
} as const

/** How many of a thing a draft may have. All of it fits into one form, which has 200 fields at most. */
export const MOST = {
	blanks: 10,
	answerParts: 8,
	names: 200,
	items: 30,
} as const

/** What a prompt's page is called has so many characters at most. */
export const LONGEST_ADDRESS = 60
