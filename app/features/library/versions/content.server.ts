import { and, eq, sql } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import { ByteBoundedStore } from '~/core/memory/byte-bounded-store.server'
import { db } from '~/db/client.server'
import { libraryVersions } from './schema.server'
import { currentLibrary } from './snapshot.server'

/** Room for some hundred prompts. */
const LIMIT_BYTES = 8 * 1024 * 1024
const BYTES_A_CHARACTER = 2

const kept = new ByteBoundedStore<{ content: PromptContent; bytes: number }>(LIMIT_BYTES)

/** What a version of a prompt says, its text included: for `readPrompt` and the desk. Undefined where there is none. */
export async function readContent(promptId: string, number: number): Promise<PromptContent | undefined> {
	// A version never changes, but where the library is imported: then its own has.
	const key = `${currentLibrary().version} ${number} ${promptId}`
	const known = kept.get(key)
	if (known) return known.content
	const { content } = libraryVersions
	const [row] = await db()
		.select({ content, length: sql<number>`length(${content}::text)` })
		.from(libraryVersions)
		.where(and(eq(libraryVersions.promptId, promptId), eq(libraryVersions.number, number)))
	if (row) kept.set(key, { content: row.content, bytes: row.length * BYTES_A_CHARACTER })
	return row?.content
}

/** For tests, whose databases begin anew. */
export function forgetContents(): void {
	kept.clear()
}
