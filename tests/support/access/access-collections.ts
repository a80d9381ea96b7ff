import { db } from '~/db/client.server'
import { collectionPrompts, collections } from '~/features/collections/schema.server'

interface Made {
	id: string
	ownerId: string
	secret: string
}

/** Stores collections of two prompts, each with its secret in its title, and a link that ends with its id. */
export async function makeCollections(things: readonly Made[]): Promise<void> {
	await db()
		.insert(collections)
		.values(
			things.map(({ id, ownerId: userId, secret: title }) => ({
				...{ id, userId, title, slug: id, language: 'en' as const },
			})),
		)
	const collected = things.flatMap(({ id: collectionId, ownerId: userId }) =>
		['1', '2'].map((promptId, position) => ({ collectionId, userId, promptId, position })),
	)
	await db().insert(collectionPrompts).values(collected)
}

/** All that is stored of collections. */
export function readCollections(): Promise<{ id: string }[]> {
	return db().select().from(collections)
}
