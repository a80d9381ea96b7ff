import { and, desc, inArray } from 'drizzle-orm'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { storable } from './locker-form'
import { inLocker } from './locker-row.server'
import { savedPrompts } from './schema.server'

/** Under which id each of these texts is in somebody's locker, of several the newest; null where it is not. */
export async function findTexts(
	{ userId }: MemberWith<'locker'>,
	texts: readonly string[],
): Promise<(string | null)[]> {
	const wanted = texts.map(storable)
	const { id, content, createdAt } = savedPrompts
	const rows = await db()
		.selectDistinctOn([content], { id, content })
		.from(savedPrompts)
		.where(and(inLocker(userId), inArray(content, wanted)))
		.orderBy(content, desc(createdAt))
	const ids = new Map(rows.map((row) => [row.content, row.id]))
	return wanted.map((text) => ids.get(text) ?? null)
}
