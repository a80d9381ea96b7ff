import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { addToCollection } from '~/features/collections/collected.server'
import { createCollection, readOwn } from '~/features/collections/collection.server'
import { collectionPrompts, collections } from '~/features/collections/schema.server'
import { collectionReports } from '~/features/reports/schema.server'

/** A collection of prompts of the library. Answers its id. */
export async function aCollection(
	member: Member,
	{ title = 'First clients', prompts = ['1', '2', '3'] }: { title?: string; prompts?: string[] } = {},
): Promise<string> {
	const id = await createCollection(member, { title }, 'en')
	for (const promptId of prompts) await addToCollection(member, id, { promptId, isSaved: false })
	return id
}

/** What stands in a collection, by the rows' ids and by what its prompts are called. */
export async function collectedIn(member: Member, id: string) {
	const { prompts } = await readOwn(member, id, 'en')
	return { ids: prompts.map((one) => one.id), titles: prompts.map(({ prompt }) => prompt?.title ?? null) }
}

/** Has somebody collect a prompt of the library and the one of their locker, for whoever has the link, be told why it was closed, and report one. */
export async function collectTwo({ userId }: Member, mark: string): Promise<void> {
	const said = { title: `${mark} list`, description: `${mark} about`, hiddenWord: `${mark} word` }
	const collection = { id: `${mark}-collection`, userId, ...said, language: 'en' as const }
	await db()
		.insert(collections)
		.values({ ...collection, slug: `${mark}-slug`, hiddenAt: new Date() })
	const collected = { collectionId: collection.id, userId, note: `${mark} note` }
	const saved = `${mark}-saved`
	await db()
		.insert(collectionPrompts)
		.values([
			{ ...collected, promptId: '1', position: 0 },
			{ ...collected, promptId: saved, savedPromptId: saved, position: 1 },
		])
	await db()
		.insert(collectionReports)
		.values({ collectionId: collection.id, userId, reason: 'other', note: `${mark} said`, reporter: mark })
}
