import type { Clock } from '~/i18n/clock'
import type { MessageId } from '~/i18n/words'
import type { ChatConversation } from '../chat'

/** Conversations that stand together in the list, under a message's words or the name of a month. */
export interface ConversationGroup {
	title: { message: MessageId } | { month: string }
	conversations: readonly ChatConversation[]
}

const DAY_MS = 86_400_000

/**
 * A person's conversations in the order in which they are listed: the pinned ones, then by when they were spoken in last. `now`
 * is ISO 8601; days and months are those of the clock.
 */
export function groupConversations(
	conversations: readonly ChatConversation[],
	clock: Clock,
	now: string,
): ConversationGroup[] {
	const groups = new Map<string, ConversationGroup>()
	for (const conversation of conversations) {
		const title = titleOf(conversation, clock, now)
		const key = JSON.stringify(title)
		const together = groups.get(key)?.conversations ?? []
		groups.set(key, { title, conversations: [...together, conversation] })
	}
	return [...groups.values()]
}

function titleOf(
	{ isPinned, updatedAt }: ChatConversation,
	clock: Clock,
	now: string,
): ConversationGroup['title'] {
	if (isPinned) return { message: 'chat_pinned' }
	const age = Date.parse(now) - Date.parse(updatedAt)
	const day = clock.day(updatedAt)
	if (age <= 0 || day === clock.day(now)) return { message: 'chat_today' }
	if (day === clock.day(new Date(Date.parse(now) - DAY_MS).toISOString()))
		return { message: 'chat_yesterday' }
	if (age < 7 * DAY_MS) return { message: 'chat_last_week' }
	if (age < 30 * DAY_MS) return { message: 'chat_last_month' }
	return { month: clock.month(updatedAt) }
}
