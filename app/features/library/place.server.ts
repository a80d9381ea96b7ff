import type { Viewer } from '~/core/viewer'
import type { Language } from '~/i18n/language'
import { findCreatedListings } from './created-prompt.server'
import type { WithdrawnPrompt } from './prompt'
import { catalogueCards } from './prompt-cards.server'
import { currentLibrary } from './versions/snapshot.server'

/** Where the prompt of the library is now that is asked for by this name, or null where its page is here, if there is one. */
export function findMoved(name: string): string | null {
	const listing = currentLibrary().find(name)
	return listing && listing.address !== name ? listing.address : null
}

/** The withdrawn prompt of this name, or null where there is none. */
export function findWithdrawn(viewer: Viewer, name: string, language: Language): WithdrawnPrompt | null {
	const listing = currentLibrary().findWithdrawn(name)
	if (!listing) return null
	const { category, relatedPrompts } = listing
	return { category, related: catalogueCards(viewer, relatedPrompts, language) }
}

/** Whether there is a prompt with this id, of the library or created, that somebody may see. */
export async function isKnownPrompt(viewer: Viewer, id: string): Promise<boolean> {
	return currentLibrary().find(id) !== undefined || (await findCreatedListings(viewer, [id])).length > 0
}
