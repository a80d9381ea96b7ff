import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import {
	chatConversations,
	chatInstructions,
	chatMessages,
	chatReplyCopies,
	chatRoles,
	chatShares,
} from '~/features/chat/schema.server'
import { savedPrompts } from '~/features/locker/schema.server'
import { chatShareReports } from '~/features/reports/schema.server'

/** Has somebody talk in the chat, in a role and with an instruction of their own. */
export async function talkInChat({ userId }: Member, mark: string): Promise<void> {
	const role = { id: `${mark}-role`, userId, name: `${mark} editor`, instruction: `${mark} edits` }
	await db().insert(chatRoles).values(role)
	await db()
		.insert(chatInstructions)
		.values({ userId, content: `${mark} keeps in mind` })
	const conversation = { id: `${mark}-talk`, userId, title: `${mark} talk`, roleId: role.id }
	await db().insert(chatConversations).values(conversation)
	await db()
		.insert(chatMessages)
		.values([
			{ conversationId: conversation.id, position: 0, role: 'user', content: `${mark} question` },
			{
				id: `${mark}-answer`,
				conversationId: conversation.id,
				position: 1,
				parent: 0,
				role: 'assistant',
				content: `${mark} answer`,
			},
		])
	const saved = { id: `${mark}-kept`, userId, title: `${mark} kept`, content: `${mark} answer` }
	await db().insert(savedPrompts).values(saved)
	const copy = { savedPromptId: saved.id, userId, messageId: `${mark}-answer` }
	await db().insert(chatReplyCopies).values(copy)
	const share = { conversationId: conversation.id, position: 1, title: `${mark} talk` }
	await db()
		.insert(chatShares)
		.values({
			...{ ...share, id: `${mark}-link`, userId, locks: [], lockedAsOf: 'never' },
			...{ hiddenAt: new Date(), hiddenWord: `${mark} word` },
		})
	await db()
		.insert(chatShareReports)
		.values({ shareId: `${mark}-link`, userId, reason: 'other', note: `${mark} said`, reporter: mark })
}
