import { expect, test } from 'vitest'
import { blanksTyped, SavedBlanks } from './blanks-input'
import { blanksText, defaultsOf, describedBlanks, type SavedBlank } from './saved-blanks'

const TONE: SavedBlank = { name: 'tone', kind: 'choice', default: 'dry', choices: ['formal', 'dry'] }

function form(rows: readonly (readonly [name: string, kind: string, first: string, choices: string])[]) {
	const data = new FormData()
	data.append('blanksShown', 'yes')
	for (const [name, kind, first, choices] of rows) {
		data.append('blank', name)
		data.append('blankKind', kind)
		data.append('blankDefault', first)
		data.append('blankChoices', choices)
	}
	return data
}

test('the rows of a form say what is told of the blanks in the text, and nothing of those that are as they are', () => {
	const rows = form([
		['tone', 'choice', ' dry ', 'formal\r\n dry\n\nformal'],
		['plain', 'short', '', 'left over'],
		['gone', 'long', '', ''],
		['due', 'no such kind', '2026-01-02', ''],
	])
	expect(blanksTyped(rows, '[tone] [plain] [due]')).toEqual([
		TONE,
		{ name: 'due', kind: 'short', default: '2026-01-02', choices: [] },
	])
	expect(blanksTyped(new FormData(), '[tone]')).toBeUndefined()
})

test('the desk gets each blank with its kind and choices, and what stands in it at first', () => {
	const saved: SavedBlank[] = [TONE, { name: 'of', kind: 'choice', default: '', choices: [] }]
	expect(describedBlanks('[tone] [of] [other]', saved)).toMatchObject([
		{ name: 'tone', kind: 'choice', choices: ['formal', 'dry'] },
		{ name: 'of' },
		{ name: 'other' },
	])
	expect(describedBlanks('[of]', saved)[0]).not.toHaveProperty('kind')
	expect(defaultsOf(saved)).toEqual({ tone: 'dry' })
	expect(blanksText(saved)).toBe('[tone] choice (formal / dry) = dry\n[of] choice')
})

test('what comes from outside is bounded, and names are there once', () => {
	const one = (given: object) => [{ ...TONE, ...given }]
	for (const wrong of [
		one({ kind: 'other' }),
		one({ name: 'x'.repeat(501) }),
		one({ default: 'x'.repeat(5_001) }),
		one({ choices: Array.from({ length: 51 }, (_, at) => `${at}`) }),
		Array.from({ length: 201 }, (_, at) => ({ ...TONE, name: `${at}` })),
		Array.from({ length: 11 }, (_, at) => ({ ...TONE, name: `${at}`, default: 'x'.repeat(5_000) })),
		'text',
		null,
	]) {
		expect(SavedBlanks.safeParse(wrong).success).toBe(false)
	}
	expect(SavedBlanks.parse([TONE, { ...TONE, default: 'formal\0' }])).toEqual([
		{ ...TONE, default: 'formal' },
	])
})

test('a label and an example stand in the field, and are told of even where nothing else is', () => {
	const [asked] = SavedBlanks.parse([
		{ name: 'offer', kind: 'short', default: '', choices: [], label: ' What you sell ', example: 'a kit' },
	])
	expect(asked).toMatchObject({ label: 'What you sell', example: 'a kit' })
	expect(describedBlanks('[offer]', asked ? [asked] : [])).toEqual([
		{ name: 'offer', label: 'What you sell', example: 'a kit' },
	])
	const data = form([['offer', 'short', '', '']])
	data.append('blankLabel', 'What you sell')
	data.append('blankExample', 'a kit')
	expect(blanksTyped(data, '[offer]')).toEqual([asked])
})
