import { db } from '~/db/client.server'
import { libraryAddresses, libraryDrafts, libraryPrompts } from '~/features/library/versions/schema.server'
import { aFile, contentOf } from '../library'

/** Stores prompts of the library that nobody but editors knows of, each with its secret in its text. */
export async function makeDrafts(things: readonly { id: string; secret: string }[]): Promise<void> {
	const state = 'draft' as const
	await db()
		.insert(libraryPrompts)
		.values(things.map(({ id }) => ({ id, address: id, state, position: 0, changedIn: 0 })))
	await db()
		.insert(libraryAddresses)
		.values(things.map(({ id }) => ({ address: id, promptId: id })))
	const content = contentOf(aFile({ id: 'told' }))
	const saying = (secret: string) => ({
		...content,
		en: { ...content.en, promptText: `Do [this] with ${secret}.` },
	})
	await db()
		.insert(libraryDrafts)
		.values(things.map(({ id: promptId, secret }) => ({ promptId, content: saying(secret), revision: 1 })))
}

/** All that is stored of drafts. */
export async function readDrafts(): Promise<{ id: string }[]> {
	const drafts = await db().select().from(libraryDrafts)
	return drafts.map(({ promptId: id, ...draft }) => ({ id, ...draft }))
}
