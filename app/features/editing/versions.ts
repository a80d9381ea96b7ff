import type { FieldDifference } from '~/core/difference/text-difference'
import type { LibraryState } from '~/features/library/versions/listing'
import type { Language } from '~/i18n/language'

/** What of a prompt is compared or read, in this order. */
export const VERSION_FIELDS = [
	'title',
	'tagline',
	'description',
	'promptText',
	'blanks',
	'instructions',
	'steps',
	'followUp',
	'answerParts',
	'tags',
	'searchedAs',
	'credits',
	'category',
	'access',
	'related',
] as const
export type VersionField = (typeof VERSION_FIELDS)[number]

/** One of the texts of a prompt: a version by its number, what is being written, or what its file offers. */
export type VersionSide = number | 'draft' | 'offer'

/** What became of a text, in one language. */
export interface VersionDifference extends FieldDifference<VersionField> {
	from: VersionSide
}

/** What a text says, in one language. */
export interface ReadField {
	field: VersionField
	text: string
}

/** What an editor is asked before it happens. */
export const VERSION_ASKS = ['restore', 'withdraw', 'take', 'decline'] as const
export type VersionAsk = (typeof VERSION_ASKS)[number]

/** A version in the list, as the page shows it. */
export interface ShownVersion {
	side: VersionSide
	isFile: boolean
	by: string | null
	when: string
	note: string | null
	state: LibraryState | null
}

/** A line of the record, as the page shows it. */
export interface ShownRecordLine {
	id: number
	when: string
	action: string
	version: number | null
	by: string | null
}

/** What is shown of a text: itself, or what differs. */
export interface ShownVersionText {
	side: VersionSide
	/** What it can be compared with. */
	others: VersionSide[]
	content: Language
	difference: VersionDifference | null
	/** Where it is read, or has nothing to be compared with. */
	read: ReadField[] | null
}
