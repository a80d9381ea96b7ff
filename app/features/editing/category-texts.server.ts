import { isDeepStrictEqual } from 'node:util'
import { desc, eq } from 'drizzle-orm'
import type { CategoryTexts } from '~/content/catalogue'
import { categoryTexts } from '~/content/category-texts.server'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { type Database, db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import type { CategoryId } from '~/features/library/category'
import { changeLibrary, raiseLibrary } from '~/features/library/versions/library-change.server'
import { libraryCategoryTexts } from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import type { CategoryChange } from './category-texts'

/** As many are told as somebody looks back. */
const CHANGES_TOLD = 10

/** What readers are told of a category, and what they were told before. */
export interface KeptCategoryTexts {
	/** Tells it from what another editor writes meanwhile; 0 for what the files say. */
	number: number
	texts: CategoryTexts
	/** The newest first. */
	changes: CategoryChange[]
}

/** What is kept of a category's line and sentence, each with who wrote it and when. */
export async function readCategoryTexts(
	_by: Editor,
	category: CategoryId,
	from: Pick<Database, 'select'> = db(),
): Promise<KeptCategoryTexts> {
	const { number, content: texts, createdAt: at } = libraryCategoryTexts
	const changes = await from
		.select({ number, at, by: user.email, texts })
		.from(libraryCategoryTexts)
		.leftJoin(user, eq(user.id, libraryCategoryTexts.byUserId))
		.where(eq(libraryCategoryTexts.category, category))
		.orderBy(desc(number))
		.limit(CHANGES_TOLD)
	const [newest] = changes
	return { number: newest?.number ?? 0, texts: newest?.texts ?? categoryTexts[category], changes }
}

/**
 * Tells readers something else of a category, over what its editor has seen alone; what was told before stays in the
 * record. Sent again it changes nothing. Refuses with `conflict` (`KeptCategoryTexts`) where somebody else has changed it since.
 */
export async function saveCategoryTexts(
	by: Editor,
	category: CategoryId,
	{ seen, texts }: { seen: number; texts: CategoryTexts },
): Promise<void> {
	await changeLibrary(async (within) => {
		const kept = await readCategoryTexts(by, category, within)
		if (isDeepStrictEqual(kept.texts, texts)) return
		if (kept.number !== seen) throw refuse('conflict', kept, { message: 'desk_category_conflict' })
		await within
			.insert(libraryCategoryTexts)
			.values({ category, number: kept.number + 1, content: texts, byUserId: by.userId })
		await raiseLibrary(within)
	})
	await renewLibrary()
}
