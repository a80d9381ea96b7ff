import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import {
	lockerChangeEntries,
	lockerChanges,
	lockerImportEntries,
	lockerImports,
	promptCategories,
	savedPromptOrigins,
	savedPrompts,
	savedPromptVersions,
} from '~/features/locker/schema.server'

/** Puts something into every table of somebody's locker. */
export async function fillLocker({ userId }: Member, mark: string): Promise<void> {
	const category = { id: `${mark}-category`, userId, name: `${mark} things` }
	await db()
		.insert(promptCategories)
		.values([category, { userId, name: `${mark} empty` }])
	const saved = { userId, content: `${mark} content`, description: `${mark} about`, tags: [`${mark}tag`] }
	await db()
		.insert(savedPrompts)
		.values([
			{ ...saved, id: `${mark}-saved`, title: `${mark} kept`, categoryId: category.id, usedAt: new Date() },
			{ ...saved, title: `${mark} removed just now`, removedAt: new Date() },
		])
	const origin = { userId, savedPromptId: `${mark}-saved`, promptId: '1', version: 1 }
	await db()
		.insert(savedPromptOrigins)
		.values({ ...origin, language: 'en' })
	const { content, description, tags } = saved
	await db()
		.insert(savedPromptVersions)
		.values({
			savedPromptId: `${mark}-saved`,
			number: 1,
			userId,
			title: `${mark} before`,
			content: `${content} before`,
			description,
			tags,
			changed: [],
			bytes: 1,
			writtenAt: new Date(),
		})
	const file = { id: `${mark}-file`, userId, hash: `${mark} hash`, imported: 1, importedAt: new Date() }
	await db().insert(lockerImports).values(file)
	const said = { title: mark, content: mark, description: mark, tags: [mark], category: mark }
	const entry = { importId: file.id, at: 1, ...said, problem: mark, field: mark, shown: mark, key: mark }
	await db().insert(lockerImportEntries).values(entry)
	const change = { id: `${mark}-change`, userId, what: 'tag' as const }
	await db().insert(lockerChanges).values(change)
	const was = { savedPromptId: `${mark}-saved`, tags: [`${mark}was`], categoryId: category.id }
	await db()
		.insert(lockerChangeEntries)
		.values({ ...was, changeId: change.id, leftAt: new Date() })
}
