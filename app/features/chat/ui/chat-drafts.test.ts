import { expect, test } from 'vitest'
import { storageOf } from '../../../../tests/support/focus/a-tab'
import { chatDrafts } from './chat-drafts'

function device() {
	const shelf = new Map<string, string>()
	return { shelf, drafts: chatDrafts(() => storageOf(shelf), 'me') }
}

test('a text that was sent without an answer is back after a reload, and sent again it is the same message', () => {
	const { drafts } = device()
	drafts.write('c', 'How much?')
	expect(drafts.send('c', 'How much?', 'm1')).toBe('m1')
	expect(drafts.open('c')).toBe('How much?')
	expect(drafts.send('c', 'How much?', 'm2')).toBe('m1')
	drafts.settle('c', 'c', 'm1')
	expect(drafts.open('c')).toBe('')
})

test('a text that was refused is not lost for the one that is typed after it', () => {
	const { drafts } = device()
	drafts.send('c', 'First', 'm1')
	drafts.write('c', 'Second')
	expect(drafts.open('c')).toBe('First\n\nSecond')
})

test('what is unsent in a conversation that is gone waits in the next new one', () => {
	const { drafts, shelf } = device()
	drafts.write(null, 'Hello')
	drafts.write('gone', 'Unsent')
	drafts.write('there', 'Stays')
	drafts.gather((id) => id === 'gone')
	expect(drafts.open(null)).toBe('Hello\n\nUnsent')
	expect(drafts.open('there')).toBe('Stays')
	expect([...shelf.keys()]).toEqual(['draft:chat:me:new', 'draft:chat:me:there'])
})

test('a draft from before there was more to keep than its text is still there', () => {
	const { drafts, shelf } = device()
	shelf.set('draft:chat:me:c', '12')
	expect(drafts.open('c')).toBe('12')
})
