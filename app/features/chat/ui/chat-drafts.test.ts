import { expect, test } from 'vitest'
import { storageOf } from '../../../../tests/support/storage'
import { chatDrafts } from './chat-drafts'

function device() {
	const shelf = new Map<string, string>()
	return { shelf, drafts: chatDrafts(() => storageOf(shelf), 'me') }
}

test('a text that was sent without an answer is back after a reload, and sent again it is the same message', () => {
	const { drafts } = device()
	drafts.write('c', 'How much?')
	expect(drafts.send('c', 'How much?', 'm1')).toBe('m1')
	expect(drafts.open('c').typed).toBe('How much?')
	expect(drafts.send('c', 'How much?', 'm2')).toBe('m1')
	drafts.settle('c', 'c', 'm1')
	expect(drafts.open('c').typed).toBe('')
})

test('a text that was refused is not lost for the one that is typed after it', () => {
	const { drafts } = device()
	drafts.send('c', 'First', 'm1')
	drafts.write('c', 'Second')
	expect(drafts.open('c').typed).toBe('First\n\nSecond')
})

test('what was typed while a conversation began joins what another tab typed into it', () => {
	const { drafts } = device()
	drafts.send(null, 'First', 'm1')
	drafts.write(null, 'Here')
	drafts.write('c', 'There')
	drafts.settle(null, 'c', 'm1')
	expect(drafts.open('c').typed).toBe('There\n\nHere')
	expect(drafts.open(null).typed).toBe('')
})

test('what is unsent in a conversation that is gone waits in the next new one', () => {
	const { drafts, shelf } = device()
	drafts.write(null, 'Hello')
	drafts.write('gone', 'Unsent')
	drafts.write('there', 'Stays')
	drafts.gather((id) => id === 'gone')
	expect(drafts.open(null).typed).toBe('Hello\n\nUnsent')
	expect(drafts.open('there').typed).toBe('Stays')
	expect([...shelf.keys()]).toEqual(['draft:chat:me:new', 'draft:chat:me:there'])
})

test('an edit stays with its message, and where that is gone or its conversation, it waits in the field', () => {
	const { drafts } = device()
	drafts.write('c', 'Typed')
	drafts.edit('c', 'm1', 'Rewritten')
	drafts.edit('c', 'm2', 'Given up')
	drafts.edit('c', 'm2', null)
	drafts.giveBack('c', (id) => id === 'm1')
	expect(drafts.open('c')).toMatchObject({ typed: 'Typed', edits: [{ messageId: 'm1', text: 'Rewritten' }] })
	drafts.giveBack('c', () => false)
	expect(drafts.open('c')).toMatchObject({ typed: 'Typed\n\nRewritten', edits: [] })
	drafts.edit('c', 'm3', 'Again')
	drafts.gather((id) => id === 'c')
	expect(drafts.open(null).typed).toBe('Typed\n\nRewritten\n\nAgain')
})

test('what was typed before the page had read what is kept joins it', () => {
	const { drafts } = device()
	drafts.write('c', 'Kept')
	drafts.add('c', 'Early')
	drafts.add('c', 'Kept')
	expect(drafts.read('c').typed).toBe('Kept\n\nEarly')
})

test('of more unsent texts than are told apart the first ones stand in the field', () => {
	const { drafts } = device()
	for (let at = 1; at <= 12; at += 1) drafts.send('c', `Text ${at}`, `m${at}`)
	const { typed } = drafts.open('c')
	for (let at = 1; at <= 12; at += 1) expect(typed.split('\n\n')).toContain(`Text ${at}`)
})

test('where nothing can be kept, a draft lasts as long as its page', () => {
	const full = { ...storageOf(new Map()), setItem: () => raise() }
	const drafts = chatDrafts(() => full, 'me')
	drafts.write('c', 'Typed')
	drafts.edit('c', 'm1', 'Rewritten')
	expect(drafts.read('c')).toMatchObject({ typed: 'Typed', edits: [{ text: 'Rewritten' }] })
	drafts.gather(() => true)
	expect(drafts.open(null).typed).toBe('Typed\n\nRewritten')
})

function raise(): never {
	throw new DOMException('Full', 'QuotaExceededError')
}

test('a draft from before there was more to keep than its text is still there', () => {
	const { drafts, shelf } = device()
	shelf.set('draft:chat:me:c', '12')
	expect(drafts.open('c').typed).toBe('12')
})
