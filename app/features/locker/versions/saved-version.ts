import type { FieldDifference } from '~/core/difference/text-difference'
import type { MessageId } from '~/i18n/words'

/** Of one saved prompt so many versions are kept: the oldest go first. */
export const MOST_SAVED_VERSIONS = 100

/** What a version says, in the order of its page. Where a prompt is filed and whether it is pinned is no text of it. */
export const VERSION_FIELDS = ['title', 'description', 'content', 'tags', 'blanks'] as const
export type VersionField = (typeof VERSION_FIELDS)[number]

export const VERSION_LABELS: Readonly<Record<VersionField, MessageId>> = {
	title: 'saved_title',
	description: 'saved_description',
	content: 'tab_prompt',
	tags: 'tags',
	blanks: 'saved_blanks',
}

/** A version in the list, as its page shows it. */
export interface SavedVersionLine {
	number: number
	when: string
	/** What differs from the version before; empty for the first that is kept. */
	changed: readonly VersionField[]
}

/** A version of a saved prompt, and what became of it. */
export interface ShownSavedVersion {
	number: number
	/** The two versions that are compared; null where there is but one. */
	between: { from: number; to: number } | null
	difference: FieldDifference<VersionField> | null
	/** The text of the prompt as this version has it, to be copied. */
	content: string
	/** All that it says, where it is to be read. */
	read: { field: VersionField; text: string }[] | null
}
