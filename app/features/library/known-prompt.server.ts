import { findCataloguePrompt } from './catalogue.server'
import { findCreatedListings } from './created-prompt.server'

/** Whether there is a prompt with this id, of the catalogue or created. */
export async function isKnownPrompt(id: string): Promise<boolean> {
	return findCataloguePrompt(id) !== undefined || (await findCreatedListings([id])).length > 0
}
