import { eq } from 'drizzle-orm'
import type { Member } from '~/core/viewer'
import { type Database, db } from '~/db/client.server'
import { promptDrafts } from './schema.server'

export type StoredDraft = typeof promptDrafts.$inferSelect

/** What is stored as the draft of a prompt, whosever it is. */
export async function findDraft(
	within: Pick<Database, 'select'>,
	id: string,
): Promise<StoredDraft | undefined> {
	const [draft] = await within.select().from(promptDrafts).where(eq(promptDrafts.id, id))
	return draft
}

/** A person's own draft of this id; nobody else's is there for anybody. */
export async function findOwnDraft({ userId }: Member, id: string): Promise<StoredDraft | undefined> {
	const draft = await findDraft(db(), id)
	return draft?.userId === userId ? draft : undefined
}
