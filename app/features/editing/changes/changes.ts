import type { VersionDifference, VersionField } from '../versions'

/** A version that readers get or got, as its prompt's page of changes shows it. */
export interface PromptChange {
	number: number
	/** ISO date. */
	day: string
	note: string | null
	isFirst: boolean
	/** From the version that readers got before; null where there is none, and for who may not read the texts. */
	difference: Pick<VersionDifference, 'fields' | 'isCut'> | null
}

export interface PromptChanges {
	address: string
	title: string
	category: { name: string; id: string }
	/** Whether this viewer may read the text: else nothing of it is here. */
	isOpen: boolean
	changes: readonly PromptChange[]
	/** The list goes on with the versions before this one. */
	next: number | null
	/** What the fields that differ are called. */
	names: Partial<Record<VersionField, string>>
}
