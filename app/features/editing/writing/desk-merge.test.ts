import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFile, contentOf as contentOfFile } from '../../../../tests/support/library'
import { type DeskForm, deskFormOf, isSameForm, WORDS_FIELDS } from '../desk-form'
import { mergeDesks } from './desk-merge'

const base = deskFormOf(contentOfFile(aFile({ id: 'one' })))

/** One change of one field: which, and what it does. */
const changes: [field: string, change: (form: DeskForm, to: string) => DeskForm][] = [
	['category', (form, to) => ({ ...form, category: to === 'one' ? 'consulting' : 'nutrition' })],
	['isPremium', (form) => ({ ...form, isPremium: !base.isPremium })],
	['related', (form, to) => ({ ...form, related: [to] })],
	['parts', (form, to) => ({ ...form, parts: [{ en: part(to), pt: part(to) }] })],
	[
		'blanks',
		(form, to) => ({ ...form, blanks: [{ kind: 'short', meaning: '', en: blank(to), pt: blank(to) }] }),
	],
	...(['en', 'pt'] as const).flatMap((language) =>
		WORDS_FIELDS.map((field): (typeof changes)[number] => [
			`${language}.${field}`,
			(form, to) => ({ ...form, [language]: { ...form[language], [field]: to } }),
		]),
	),
]
const part = (heading: string) => ({ heading, note: '' })
const blank = (name: string) => ({ name, label: name, example: name, choices: '' })

const some = fc.subarray(changes)
const changed = (form: DeskForm, by: typeof changes, to: string) =>
	by.reduce((of, [, change]) => change(of, to), form)

test('of different fields both changes stay, whoever was first; of the same one neither is taken', () => {
	fc.assert(
		fc.property(some, some, (here, there) => {
			const [mine, theirs] = [changed(base, here, 'one'), changed(base, there, 'two')]
			// A premium flag has but one other side: who turned it both wanted the same.
			const isBoth = here.some(([field]) => field !== 'isPremium' && there.some(([other]) => other === field))
			const merged = mergeDesks(base, mine, theirs)
			expect(merged).toEqual(isBoth ? null : changed(mine, there, 'two'))
			expect(mergeDesks(base, theirs, mine)).toEqual(merged)
		}),
	)
})

test('the same change on both sides is one, and a space behind a list is none', () => {
	const [mine] = [changed(base, changes, 'one')]
	expect(mergeDesks(base, mine, mine)).toEqual(mine)
	const spaced = { ...base, en: { ...base.en, tags: `${base.en.tags} , ` } }
	const theirs = { ...base, en: { ...base.en, tags: 'theirs' } }
	const merged = mergeDesks(base, spaced, theirs)
	expect(merged && isSameForm(merged, theirs)).toBe(true)
})
