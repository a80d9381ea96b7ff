import { expect, test } from 'vitest'
import { ASSISTANTS, type Assistant, openIn } from './open-in'

function find(name: Assistant['name']): Assistant {
	const assistant = ASSISTANTS.find((one) => one.name === name)
	if (!assistant) throw new Error(`${name} is missing`)
	return assistant
}

test.each([
	['ChatGPT', 'https://chatgpt.com/?q='],
	['Claude', 'https://claude.ai/new?q='],
] as const)('%s opens with the text, white space included', (name, prefix) => {
	const opening = openIn(find(name), 'Olá & bem-vindo,\n\n  [cidade]')
	expect(opening).toEqual({
		url: `${prefix}Ol%C3%A1%20%26%20bem-vindo%2C%0A%0A%20%20%5Bcidade%5D`,
		isPasted: false,
	})
	expect(new URL(opening.url).searchParams.get('q')).toBe('Olá & bem-vindo,\n\n  [cidade]')
})

test('Gemini takes no text by link: it opens empty, for pasting', () => {
	expect(openIn(find('Gemini'), 'Hi')).toEqual({ url: 'https://gemini.google.com/app', isPasted: true })
})

test('an address of 6,000 characters or more opens empty, for pasting', () => {
	const claude = find('Claude')
	const room = 6_000 - 'https://claude.ai/new?q='.length
	expect(openIn(claude, 'x'.repeat(room - 1)).isPasted).toBe(false)
	expect(openIn(claude, 'x'.repeat(room))).toEqual({ url: 'https://claude.ai/new', isPasted: true })
	// Accents grow when they are encoded.
	expect(openIn(claude, 'ã'.repeat(1_000)).isPasted).toBe(true)
})

test('half of a surrogate pair, as a cut text may hold, never fails', () => {
	expect(openIn(find('ChatGPT'), 'x\ud83d').isPasted).toBe(false)
})
