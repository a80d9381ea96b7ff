import type { LibraryState } from '~/features/library/versions/listing'

/** What an editor's page says of a prompt beside its texts. Moments are ISO 8601. */
export interface EditedPrompt {
	id: string
	address: string
	formerAddresses: readonly string[]
	state: LibraryState
	publishedVersion: number | null
	newestVersion: number | null
	scheduledVersion: number | null
	scheduledFor: string | null
	hasOffer: boolean
}
