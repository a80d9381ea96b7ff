import { expect, test } from 'vitest'
import { clockOf } from '~/i18n/clock'
import { groupConversations } from './conversation-groups'

const NOW = '2026-11-25T02:30:00Z'
const clock = clockOf('en', 'America/Sao_Paulo')

const spoken = (id: string, updatedAt: string, isPinned = false) => ({ id, title: id, updatedAt, isPinned })

test('conversations stand under their days, as the person’s calendar has them, then under their months', () => {
	const groups = groupConversations(
		[
			spoken('pinned', '2026-01-02T10:00:00Z', true),
			spoken('later than the page', '2026-11-25T03:00:00Z'),
			spoken('tonight', '2026-11-25T02:00:00Z'),
			spoken('this morning', '2026-11-24T11:00:00Z'),
			spoken('yesterday', '2026-11-24T02:00:00Z'),
			spoken('five days ago', '2026-11-20T02:00:00Z'),
			spoken('three weeks ago', '2026-11-03T02:00:00Z'),
			spoken('in September', '2026-10-01T01:00:00Z'),
		],
		clock,
		NOW,
	)
	expect(groups.map(({ title, conversations }) => [title, conversations.map(({ id }) => id)])).toEqual([
		[{ message: 'chat_pinned' }, ['pinned']],
		[{ message: 'chat_today' }, ['later than the page', 'tonight', 'this morning']],
		[{ message: 'chat_yesterday' }, ['yesterday']],
		[{ message: 'chat_last_week' }, ['five days ago']],
		[{ message: 'chat_last_month' }, ['three weeks ago']],
		[{ month: 'September 2026' }, ['in September']],
	])
})

test('a month is called in the reader’s language', () => {
	const [group] = groupConversations(
		[spoken('old', '2026-03-05T12:00:00Z')],
		clockOf('pt', 'America/Sao_Paulo'),
		NOW,
	)
	expect(group?.title).toEqual({ month: 'março de 2026' })
})
