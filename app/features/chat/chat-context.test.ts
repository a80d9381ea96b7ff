import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contextBytes, trimContext } from './chat-context'

const USUAL = contextBytes(32_768)

const turn = fc.record({
	role: fc.constantFrom('user' as const, 'assistant' as const),
	content: fc.string({ unit: 'grapheme', maxLength: 60 }),
})
const bytes = (text: string) => new TextEncoder().encode(text).length

test('whatever was said, the model gets turns that begin with the person, alternate and end with the last words', () => {
	fc.assert(
		fc.property(fc.array(turn, { maxLength: 40 }), fc.integer({ min: 60, max: 2_000 }), (turns, most) => {
			const question = { role: 'user' as const, content: 'and now?' }
			const kept = trimContext('Be kind.', [...turns, question], most)
			expect(kept.map(({ role }) => role)).toEqual(kept.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')))
			expect(kept.at(-1)?.content.endsWith('and now?')).toBe(true)
			expect(kept.every(({ content }) => content.trim() !== '')).toBe(true)
			const size = kept.reduce((sum, { content }) => sum + bytes(content), 0)
			expect(size <= Math.max(most, bytes(question.content))).toBe(true)
		}),
	)
})

test('a short conversation goes whole', () => {
	const turns = [
		{ role: 'user' as const, content: 'one' },
		{ role: 'assistant' as const, content: 'two' },
		{ role: 'user' as const, content: 'three' },
	]
	expect(trimContext('Be kind.', turns, USUAL)).toEqual(turns)
})

test('of a long one the oldest turns are left out, and the longest message still fits with room for the reply', () => {
	const long = 'ã'.repeat(15_000)
	const turns = Array.from({ length: 9 }, (_, at) => ({
		role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
		content: `${at} ${long}`,
	}))
	const kept = trimContext('Be kind.', turns, USUAL)
	expect(kept.map(({ content }) => content[0])).toEqual(['8'])
	expect(bytes(kept.map(({ content }) => content).join(''))).toBeLessThan(USUAL)
})

test('a reply that never came is left out, and the questions around it are one', () => {
	const turns = [
		{ role: 'user' as const, content: 'Are you there?' },
		{ role: 'assistant' as const, content: '' },
		{ role: 'user' as const, content: 'Hello?' },
	]
	expect(trimContext('Be kind.', turns, USUAL)).toEqual([
		{ role: 'user', content: 'Are you there?\n\nHello?' },
	])
})

test('of questions in a row that no reply came to, the newest go that fit', () => {
	const turns = ['q0', 'q1', 'q2'].flatMap((name) => [
		{ role: 'user' as const, content: `${name} ${'x'.repeat(30_000)}` },
		{ role: 'assistant' as const, content: '' },
	])
	const [kept, ...others] = trimContext('Be kind.', turns.slice(0, -1), USUAL)
	expect(others).toEqual([])
	expect(kept?.content.split('\n\n').map((text) => text.slice(0, 2))).toEqual(['q1', 'q2'])
})

test('what fits to the byte goes whole; with a byte less the oldest turns stay behind', () => {
	const turns = [
		{ role: 'user' as const, content: 'one' },
		{ role: 'assistant' as const, content: 'two' },
		{ role: 'user' as const, content: 'three' },
	]
	const marks = 4 * 24
	const most = marks + bytes('Be kind.onetwothree')
	expect(trimContext('Be kind.', turns, most)).toEqual(turns)
	expect(trimContext('Be kind.', turns, most - 1)).toEqual(turns.slice(2))
})

test('nothing comes of nothing, and white space is no turn', () => {
	expect(trimContext('Be kind.', [], USUAL)).toEqual([])
	expect(trimContext('Be kind.', [{ role: 'user', content: ' \n' }], USUAL)).toEqual([])
})
