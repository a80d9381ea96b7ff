import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LockerDraft } from '../locker'
import { mergeDrafts, mergeParagraphs } from './merge-prompt.server'
import { conflictsOf, mergedDraft, mergedText } from './merged-prompt'

const BASE = 'You are an editor.\n\nWrite a [kind] plan.\n\nCheck the sums.'
const draft = (given: Partial<LockerDraft> = {}): LockerDraft => ({
	title: 'Plan',
	description: '',
	content: BASE,
	tags: ['work'],
	categoryId: null,
	...given,
})

test('paragraphs that one side changed, added or removed are as that side has them', () => {
	const mine = BASE.replace('editor', 'careful editor')
	const theirs = `${BASE.replace('\n\nWrite a [kind] plan.', '')}\n\nAnswer in a table.`
	const pieces = mergeParagraphs(BASE, mine, theirs)
	expect(conflictsOf(pieces)).toEqual([])
	expect(mergedText(pieces, [])).toBe('You are an careful editor.\n\nCheck the sums.\n\nAnswer in a table.')
})

test('within one paragraph words fit together; the same words are told of both, and stand there both until one is chosen', () => {
	const fits = mergeParagraphs(BASE, BASE.replace('[kind]', 'weekly'), BASE.replace('Write', 'Draft'))
	expect(mergedText(fits, [])).toContain('Draft a weekly plan.')
	const pieces = mergeParagraphs(BASE, BASE.replace('sums', 'dates'), BASE.replace('sums', 'names'))
	expect(conflictsOf(pieces)).toEqual([{ mine: 'Check the dates.', theirs: 'Check the names.' }])
	expect(mergedText(pieces, [])).toMatch(/Check the dates\.\n\nCheck the names\.$/)
	expect(mergedText(pieces, ['mine'])).toBe(BASE.replace('sums', 'dates'))
	expect(mergedText(pieces, ['theirs'])).toBe(BASE.replace('sums', 'names'))
})

test('a title is one of both; tags that either added are there, and those that either removed are not', () => {
	const base = draft({ tags: ['work', 'old', 'plain'] })
	const mine = draft({ title: 'My plan', tags: ['work', 'mine', 'plain'], categoryId: 'a' })
	const theirs = draft({ title: 'Their plan', tags: ['theirs', 'work', 'old'], categoryId: 'b' })
	const merged = mergeDrafts(base, mine, theirs)
	expect(mergedDraft(merged)).toMatchObject({
		title: 'My plan',
		tags: ['theirs', 'work', 'mine'],
		categoryId: 'a',
	})
	expect(mergedDraft(merged, { title: ['theirs'] }).title).toBe('Their plan')
	expect(mergeDrafts(base, { ...mine, categoryId: null }, theirs).categoryId).toBe('b')
	expect(mergeDrafts(null, mine, theirs).tags).toEqual(['theirs', 'work', 'old', 'mine', 'plain'])
})

test('texts too different to be compared in time are one conflict, and one that is the same none', () => {
	const long = (word: string) => Array.from({ length: 9_000 }, (_, at) => `${word}${at}`).join('\n\n')
	expect(conflictsOf(mergeParagraphs(long('a'), long('b'), long('c')))).toHaveLength(1)
	expect(mergeParagraphs(null, 'same', 'same')).toEqual([{ text: 'same' }])
})

const words = fc.constantFrom('plan', 'ask', '[kind]', ' ', '\n', '\n\n', '\n \n', '😀', '')
const aText = fc.array(words, { maxLength: 30 }).map((some) => some.join(' '))
const isThere = (text: string, paragraph: string) => text.includes(paragraph.trim())

test('of what either side wrote nothing is missing from both together, and every choice gives back one side where nothing else was changed', () => {
	fc.assert(
		fc.property(aText, aText, aText, fc.boolean(), (base, one, other, isKnown) => {
			const [mine, theirs] = [`${one} onlymine`, `onlytheirs ${other}`]
			const pieces = mergeParagraphs(isKnown ? base : null, mine, theirs)
			const both = mergedText(pieces, [])
			expect(isThere(both, 'onlymine') && isThere(both, 'onlytheirs')).toBe(true)
			if (isKnown) return
			const all = (choice: 'mine' | 'theirs') =>
				mergedText(
					pieces,
					conflictsOf(pieces).map(() => choice),
				)
			for (const word of mine.match(/\S+/g) ?? []) expect(both).toContain(word)
			for (const word of theirs.match(/\S+/g) ?? []) expect(both).toContain(word)
			expect(isThere(all('mine'), 'onlymine') && isThere(all('theirs'), 'onlytheirs')).toBe(true)
		}),
	)
})

test('a side that changed nothing gives way to the other, whatever the texts', () => {
	fc.assert(
		fc.property(aText, aText, (base, changed) => {
			expect(mergedText(mergeParagraphs(base, base, changed), [])).toBe(changed)
			expect(mergedText(mergeParagraphs(base, changed, base), [])).toBe(changed)
		}),
	)
})
