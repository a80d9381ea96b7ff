import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member, MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import type { Language } from '~/i18n/language'
import { instructionsOf } from '../chat-context'
import { chatInstructions, chatRoles, chatConversations as conversations } from '../schema.server'
import type { InstructionInput, OwnInstruction } from './role'

type Legend = MemberWith<'chat'>

/** What a person wants the chat to keep in mind in every conversation. */
export async function readInstruction({ userId }: Legend): Promise<OwnInstruction> {
	const [found] = await db().select().from(chatInstructions).where(eq(chatInstructions.userId, userId))
	if (!found) return { instruction: '', isOn: false, updatedAt: null }
	return { instruction: found.content, isOn: found.isOn, updatedAt: found.updatedAt.toISOString() }
}

/** Stores it, to be told or not. Refuses with `conflict` where it was written after `seenAt`. */
export async function setInstruction(
	{ userId }: Legend,
	{ instruction: content, isOn }: InstructionInput,
	seenAt: Date,
): Promise<void> {
	await db().transaction(async (within) => {
		await within.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
		const [stored] = await within.select().from(chatInstructions).where(eq(chatInstructions.userId, userId))
		if (stored?.content === content && stored.isOn === isOn) return
		if (stored && stored.updatedAt > seenAt) {
			throw refuse('conflict', undefined, { message: 'chat_instruction_changed' })
		}
		const said = { content, isOn, updatedAt: sql`now()` }
		await within
			.insert(chatInstructions)
			.values({ userId, ...said })
			.onConflictDoUpdate({ target: chatInstructions.userId, set: said })
	})
}

/** All that the chat service is told before a conversation of the person: by us, by them, and by the role that it has. */
export async function readInstructions(
	{ userId }: Legend,
	conversationId: string,
	language: Language,
): Promise<string> {
	const [found] = await db()
		.select({ own: chatInstructions.content, name: chatRoles.name, instruction: chatRoles.instruction })
		.from(conversations)
		.leftJoin(chatRoles, and(eq(chatRoles.id, conversations.roleId), isNull(chatRoles.removedAt)))
		.leftJoin(chatInstructions, and(eq(chatInstructions.userId, conversations.userId), chatInstructions.isOn))
		.where(and(eq(conversations.id, conversationId), eq(conversations.userId, userId)))
	const { own = null, name, instruction } = found ?? {}
	return instructionsOf(language, { own, role: name && instruction ? { name, instruction } : null })
}

/** What is kept of it, whatever the person's plan is now; null where nothing is. */
export async function exportInstruction({ userId }: Member) {
	const { userId: _owner, ...said } = getTableColumns(chatInstructions)
	const [found] = await db().select(said).from(chatInstructions).where(eq(chatInstructions.userId, userId))
	return found ?? null
}
