import { expect, test } from 'vitest'
import { aTab } from '../../../../tests/support/focus/a-tab'
import { createHalfTypedTexts, readLeftTexts } from './half-typed-texts'

const shelf = new Map<string, string>()
const pageOf = (id: string, ...gone: string[]) => aTab({ id, shelf, gone }).tab

test('what pages that are gone left half typed comes back into empty fields, and what does not fit in stays kept', async () => {
	for (const id of ['first', 'second', 'open']) {
		createHalfTypedTexts(pageOf(id), 'session').write('task', { text: `of ${id}` })
	}
	createHalfTypedTexts(pageOf('first'), 'session').write('edit', { text: 'new', from: 'old', taskId: 'a' })
	createHalfTypedTexts(pageOf('first'), 'another').write('prompt', { text: 'elsewhere' })
	const here = pageOf('here', 'first', 'second')
	const texts = createHalfTypedTexts(here, 'session')
	await texts.bringBack()
	const brought = texts.read().get('task')?.text
	expect(['of first', 'of second']).toContain(brought)
	expect(texts.read().get('edit')).toEqual({ text: 'new', from: 'old', taskId: 'a' })
	expect(texts.read().has('prompt')).toBe(false)
	const left = (await readLeftTexts(here, 'session')).map(({ half }) => half.text)
	expect(left.toSorted()).toEqual(['new', 'of first', 'of second'])
	texts.write('task', null)
	await texts.bringBack()
	expect(texts.read().get('task')?.text).not.toBe(brought)
	expect([...shelf.keys()].some((key) => key.includes(':open:'))).toBe(true)
})

test('what is in a field already is not written over, and what nobody can read is no text', async () => {
	shelf.clear()
	createHalfTypedTexts(pageOf('first'), 'session').write('task', { text: 'kept' })
	shelf.set('focus-draft:session:first:prompt', '{"at":9e15,"text":7}')
	shelf.set('focus-draft:session:first:nothing', '{"at":9e15,"text":"x"}')
	const texts = createHalfTypedTexts(pageOf('here', 'first'), 'session')
	texts.write('task', { text: 'typed here' })
	await texts.bringBack()
	expect([...texts.read()]).toEqual([['task', { text: 'typed here' }]])
})
