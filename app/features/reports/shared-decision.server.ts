import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import { chatShares } from '~/features/chat/schema.server'
import { collections } from '~/features/collections/schema.server'
import type { DecisionInput } from './report-input.server'
import { chatShareReports, collectionReports, promptDecisions } from './schema.server'

const OF_COLLECTIONS = {
	things: collections,
	reports: collectionReports,
	thing: collectionReports.collectionId,
	gone: 'reports_collection_gone',
	decided: 'reports_collection_decided',
} as const

const OF_CHATS = {
	things: chatShares,
	reports: chatShareReports,
	thing: chatShareReports.shareId,
	gone: 'reports_chat_gone',
	decided: 'reports_chat_decided',
} as const

/**
 * Does what an editor decided about a collection, closes its reports and writes it down: keeps it as it is, closes it to all
 * but its author and editors, who read the word there, or opens it again. Keeping closes what the editor has seen alone. Refuses
 * with `not_found`, with `conflict` where somebody else has decided since, and with `invalid_input` to delete it.
 */
export function decideOnCollection(by: Editor, id: string, input: DecisionInput): Promise<void> {
	return decide(OF_COLLECTIONS, by, id, input)
}

/** The same about the link of a shared conversation, whose author reads the word among their links. */
export function decideOnChat(by: Editor, id: string, input: DecisionInput): Promise<void> {
	return decide(OF_CHATS, by, id, input)
}

async function decide(
	{ things, reports, thing, gone, decided }: typeof OF_COLLECTIONS | typeof OF_CHATS,
	by: Editor,
	id: string,
	{ decision, word, seenUntil, decisions }: DecisionInput,
): Promise<void> {
	if (decision === 'delete') throw refuse('invalid_input')
	await db().transaction(async (within) => {
		const [found] = await within
			.select({ userId: things.userId, hiddenAt: things.hiddenAt })
			.from(things)
			.where(eq(things.id, id))
			.for('update')
		if (!found) throw refuse('not_found', undefined, { message: gone })
		const isHidden = found.hiddenAt !== null
		const isOvertaken = (await within.$count(promptDecisions, eq(promptDecisions.promptId, id))) !== decisions
		const isMeant = decision === 'keep' ? lte(reports.createdAt, seenUntil) : undefined
		const closed = await within
			.update(reports)
			.set({ closedAt: sql`now()`, reporter: null })
			.where(and(eq(thing, id), isNull(reports.closedAt), isMeant))
			.returning({ id: reports.id })
		const isDone = { keep: closed.length === 0, hide: isHidden, show: !isHidden }[decision]
		if (isOvertaken || isDone) throw refuse('conflict', undefined, { message: decided })
		if (decision !== 'keep') {
			const isClosing = decision === 'hide'
			const state = isClosing
				? { hiddenAt: new Date(), hiddenWord: word }
				: { hiddenAt: null, hiddenWord: null }
			await within.update(things).set(state).where(eq(things.id, id))
		}
		await within.insert(promptDecisions).values({
			decision,
			promptId: id,
			authorId: found.userId,
			reports: closed.length,
			word,
			byUserId: by.userId,
		})
	})
}
