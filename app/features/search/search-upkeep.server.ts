import { and, asc, eq, gt, notLike } from 'drizzle-orm'
import { type Database, db } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import { isCategoryId } from '~/features/library/category'
import { prompts } from '~/features/library/schema.server'
import { entryOf, INDEX_VERSION, indexWithin } from './search-index.server'
import { fillLibrarySearch } from './search-library.server'
import { lockWords, purgeAllUnusedWords } from './search-word.server'

const AT_ONCE = 100

/**
 * Brings into the search tables what the library says, and created prompts that an older version indexed; where that
 * changed anything, words that no prompt holds any more are forgotten. Safe at every start and by several at once.
 */
export async function fillSearch(): Promise<void> {
	const hasChanged = await fillLibrarySearch()
	const wasOlder = await indexCreatedAnew()
	if (hasChanged || wasOlder) await db().transaction(purgeAllUnusedWords)
}

async function indexCreatedAnew(): Promise<boolean> {
	for (let after = '', count = 0; ; ) {
		const last = await db().transaction((within) => indexSomeAnew(within, after))
		if (last === null) return count > 0
		after = last
		count += 1
	}
}

/** Answers the last id that it came to, or null where there is none left. */
async function indexSomeAnew(
	within: Pick<Database, 'select' | 'execute' | 'insert'>,
	after: string,
): Promise<string | null> {
	// Nobody changes or removes one while its older words are written.
	await lockWords(within)
	const { id, createdAt, category, isPremium, language, title, tags, description } = prompts
	const rows = await within
		.select({ id, createdAt, category, isPremium, language, title, tags, description })
		.from(prompts)
		.innerJoin(promptSearch, eq(promptSearch.promptId, id))
		.where(and(gt(id, after), notLike(promptSearch.digest, `${INDEX_VERSION}%`)))
		.orderBy(asc(id))
		.limit(AT_ONCE)
	const entries = rows.flatMap(({ id, createdAt, category, ...row }) =>
		isCategoryId(category) ? [entryOf(id, createdAt, { category, ...row })] : [],
	)
	if (entries.length > 0) await indexWithin(within, ...entries)
	return rows.at(-1)?.id ?? null
}
