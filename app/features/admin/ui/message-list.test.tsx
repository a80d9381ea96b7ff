import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import { MessageCard } from './message-list'

const MESSAGE = {
	id: 'm1',
	name: 'Ana',
	email: 'ana@pronto.test',
	subject: 'A prompt',
	message: 'For the theatre?',
	language: 'en',
	createdAt: '2026-05-04T09:00:00.000Z',
	day: '2026-05-04',
} as const

/** What each form of a message would do, by the name and the words of its button. */
function buttons(isRead: boolean, language: 'en' | 'pt') {
	const html = rendered(<MessageCard message={{ ...MESSAGE, isRead }} after={null} />, language)
	const form = /name="intent" value="(\w+)".*?aria-label="([^"]*)">(.*?)<\/button>/g
	return [...html.matchAll(form)].map(([, ...found]) => found)
}

test('an admin’s buttons say what they do, to whose message', () => {
	const remove = ['remove', 'Delete permanently: A prompt', 'Delete permanently']
	expect(buttons(false, 'en')).toEqual([['read', 'Mark as read: A prompt', 'Mark as read'], remove])
	expect(buttons(true, 'en')).toEqual([['unread', 'Mark as unread: A prompt', 'Mark as unread'], remove])
	expect(buttons(false, 'pt')[0]).toEqual(['read', 'Marcar como lida: A prompt', 'Marcar como lida'])
	expect(buttons(true, 'pt')[0]).toEqual(['unread', 'Marcar como não lida: A prompt', 'Marcar como não lida'])
})
