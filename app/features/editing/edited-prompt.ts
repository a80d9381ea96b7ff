import type { LibraryState } from '~/features/library/versions/listing'
import type { Language } from '~/i18n/language'

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
	/** The languages in which what readers have, or will have, shows no sample result. */
	withoutSample: readonly Language[]
}
