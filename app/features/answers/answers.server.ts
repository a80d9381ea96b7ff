import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { isSameThing, MOST_REMEMBERED, RememberedItem } from './remembered'
import { answerMemories, rememberedAnswers } from './schema.server'

/** Until when a device that was away learns what was forgotten meanwhile. */
const FORGOTTEN_KEPT = sql`now() - interval '90 days'`

/** Has a person's account remember their answers from now on, or forget all that it holds of them. */
export async function setAnswerMemory({ userId }: Member, isOn: boolean): Promise<void> {
	if (isOn) await db().insert(answerMemories).values({ userId }).onConflictDoNothing()
	else await db().delete(answerMemories).where(eq(answerMemories.userId, userId))
}

/**
 * What a person's account remembers, after a device of theirs has told what it knows: of each thing what was said last,
 * forgetting included. Null where the account is to remember nothing: then nothing is stored. What there is no room for
 * is left out, and stays on its device.
 */
export async function syncAnswers(
	{ userId }: Member,
	told: readonly RememberedItem[],
): Promise<RememberedItem[] | null> {
	const own = eq(rememberedAnswers.userId, userId)
	return db().transaction(async (within) => {
		const memory = eq(answerMemories.userId, userId)
		// Devices take turns.
		const [isOn] = await within.select().from(answerMemories).where(memory).for('update')
		if (!isOn) return null
		await within
			.delete(rememberedAnswers)
			.where(and(own, isNull(rememberedAnswers.value), lt(rememberedAnswers.changedAt, FORGOTTEN_KEPT)))
		const stored = await within
			.select()
			.from(rememberedAnswers)
			.where(own)
			.orderBy(asc(rememberedAnswers.about))
		const { items, news } = merge(stored.flatMap(itemOf), told, Date.now())
		for (const { kind, id, value, changedAt } of news) {
			const said = { value, changedAt: new Date(changedAt) }
			await within
				.insert(rememberedAnswers)
				.values({ userId, kind, about: id, ...said })
				.onConflictDoUpdate({
					target: [rememberedAnswers.userId, rememberedAnswers.kind, rememberedAnswers.about],
					set: said,
				})
		}
		const surplus = items
			.filter(({ value }) => value === null)
			.toSorted((one, other) => other.changedAt - one.changedAt)
			.slice(MOST_REMEMBERED.forgotten)
		for (const { kind, id } of surplus)
			await within
				.delete(rememberedAnswers)
				.where(and(own, eq(rememberedAnswers.kind, kind), eq(rememberedAnswers.about, id)))
		return items.filter((item) => !surplus.includes(item))
	})
}

/** What is known after something was told, and what of it is new. Nobody has said anything later than now. */
function merge(known: RememberedItem[], told: readonly RememberedItem[], now: number) {
	const news: RememberedItem[] = []
	let items = known
	for (const one of told) {
		const item = { ...one, changedAt: Math.min(one.changedAt, now) }
		const before = items.find((other) => isSameThing(other, item))
		const others = items.filter((other) => other !== before)
		const isFull = others.filter(({ value }) => value !== null).length >= MOST_REMEMBERED.inAccount
		if ((before && before.changedAt >= item.changedAt) || (isFull && item.value !== null)) continue
		news.push(item)
		items = [...others, item]
	}
	return { items, news }
}

function itemOf({ kind, about, value, changedAt }: typeof rememberedAnswers.$inferSelect): RememberedItem[] {
	const item = RememberedItem.safeParse({ kind, id: about, value, changedAt: changedAt.getTime() })
	return item.success ? [item.data] : []
}

/** Everything that an account remembers, for its person's own copy. */
export async function exportAnswers({ userId }: Member) {
	const [memory] = await db()
		.select({ since: answerMemories.createdAt })
		.from(answerMemories)
		.where(eq(answerMemories.userId, userId))
	const items = await db()
		.select({
			kind: rememberedAnswers.kind,
			about: rememberedAnswers.about,
			value: rememberedAnswers.value,
			changedAt: rememberedAnswers.changedAt,
		})
		.from(rememberedAnswers)
		.where(eq(rememberedAnswers.userId, userId))
		.orderBy(asc(rememberedAnswers.kind), asc(rememberedAnswers.about))
	return { rememberedSince: memory?.since ?? null, items }
}
