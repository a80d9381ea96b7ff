import { z } from 'zod'
import type { VersionDifference } from '~/features/editing/versions'
import { PROMPT_ID } from '~/features/library/prompt'
import { LANGUAGES } from '~/i18n/language'

/** Of which prompt of the library a text is a copy, and in which language. */
export const Origin = z.object({ promptId: z.string().regex(PROMPT_ID), language: z.enum(LANGUAGES) })
export type Origin = z.infer<typeof Origin>

/** What became of the original of a saved prompt since its copy was made. */
export interface Improvement {
	/** The version that readers get now. */
	version: number
	/** What the original is called, and where it stands. */
	title: string
	address: string
	language: Origin['language']
	/** What its editors wrote of what is better, the newest first. */
	notes: readonly string[]
	difference: Pick<VersionDifference, 'fields' | 'isCut'>
	/** Whether the copy says something else than the original did. */
	isOwn: boolean
	/** The copy with what became better of the original; null where both say too different things. */
	merged: { text: string; conflicts: readonly { mine: string; theirs: string }[] } | null
}

/** A text that a person saved from a prompt of the library. */
export interface LibraryCopy {
	id: string
	content: string
}
