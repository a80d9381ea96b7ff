import type { FieldDifference } from '~/core/difference/text-difference'
import type { Language } from '~/i18n/language'
import type { PromptField } from '../prompt-form'

/** Of one created prompt so many versions are kept, and so many bytes of them: the oldest go first. */
export const MOST_VERSIONS = 100
export const MOST_VERSION_MEGABYTES = 2

/** Who wrote a version, as whoever looks may know: for the author an admin is just that, for admins everybody is somebody. */
export type VersionWriter =
	| { kind: 'you' }
	| { kind: 'admin' }
	| { kind: 'left' }
	| { kind: 'named'; name: string }

/** A version in the list, as its page shows it. */
export interface PromptVersionLine {
	number: number
	by: VersionWriter
	when: string
	note: string | null
	/** The version that it says again. */
	restoredFrom: number | null
}

/** What a version says in one field. */
export interface VersionText {
	field: PromptField
	text: string
}

/** What is shown of a version: itself, or what differs from another one. */
export interface ShownPromptVersion {
	number: number
	language: Language
	/** With which it is compared. */
	from: number | null
	difference: FieldDifference<PromptField> | null
	read: VersionText[] | null
}
