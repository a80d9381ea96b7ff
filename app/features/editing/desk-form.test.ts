import { expect, test } from 'vitest'
import { BLANK_KINDS, type BlankKind } from '~/content/catalogue'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { LANGUAGES } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { aFile, contentOf as contentOfFile } from '../../../tests/support/library'
import { placeOf } from './desk-checks'
import { contentOf, type DeskForm, deskFormFrom, deskFormOf, isSameForm } from './desk-form'
import { deskLabels } from './desk-labels'
import { MOST } from './draft-limits'
import { changeRows, nameBlank } from './writing/row-acts'

/** As many fields as a form of ours may have (app/requests/form-request.server.ts). */
const MOST_FIELDS = 200

test('the fields of every prompt say what is stored of it, and nothing is lost on the way', () => {
	for (const file of cataloguePrompts) {
		expect(contentOf(deskFormOf(contentOfFile(file))), file.id).toEqual(contentOfFile(file))
	}
})

test('choices belong to a choice: another kind keeps them in its field alone', () => {
	const form = deskFormOf(contentOfFile(aFile()))
	const [first] = form.blanks
	if (!first) throw new Error('A file has blanks.')
	const en = { ...first.en, choices: 'bread\ncake' }
	const as = (kind: BlankKind) => contentOf({ ...form, blanks: [{ ...first, kind, en }] }).en.blanks[0]
	for (const kind of BLANK_KINDS) {
		expect(as(kind)?.kind, kind).toBe(kind === 'short' ? undefined : kind)
		expect(as(kind)?.choices, kind).toEqual(kind === 'choice' ? ['bread', 'cake'] : undefined)
	}
})

test('what is half typed in a list stays in its field, and is no item', () => {
	const form = deskFormOf(contentOfFile(aFile()))
	const typing = { ...form, en: { ...form.en, steps: 'First.\n\nSecond.\n ', tags: 'one,, two, ' } }
	expect(contentOf(typing).en).toMatchObject({ steps: ['First.', 'Second.'], tags: ['one', 'two'] })
	expect(isSameForm(typing, { ...typing, en: { ...typing.en, steps: 'First.\nSecond.' } })).toBe(true)
})

test('a form that was sent without scripts says what its fields do, also where all rows are there', () => {
	const sent = sentForm(FULL)
	expect(deskFormFrom(sent)).toEqual(FULL)
	// With what else the page sends along.
	expect([...sent.keys()].length + 10).toBeLessThanOrEqual(MOST_FIELDS)
})

test('every text of the form is called something of its own, in words', async () => {
	const choices = /^(?:category|access)$|\.(?:kind|meaning)$/
	for (const language of LANGUAGES) {
		const labels = deskLabels(await translateInto(language))
		const texts = [...sentForm(FULL).keys()].filter((name) => !choices.test(name))
		expect(texts.filter((name) => !labels.has(name))).toEqual([])
		expect(new Set(labels.values()).size).toBe(labels.size)
		expect(labels.get('blanks.1.pt.label')).toMatch(/ 2: .* \(Português\)$/)
	}
})

const side = { name: 'a', label: 'A', example: 'an a', choices: 'an a\na b' }
const row = { kind: 'choice' as const, meaning: '' as const, en: side, pt: side }
/** A form with all rows that there can be. */
const FULL: DeskForm = {
	...deskFormOf(contentOfFile(aFile())),
	blanks: Array.from({ length: MOST.blanks }, () => ({ ...row, meaning: 'audience' as const })),
	parts: Array.from({ length: MOST.answerParts }, () => ({
		en: { heading: 'H', note: 'N' },
		pt: { heading: 'T', note: 'D' },
	})),
}

test('rows are added, taken away and moved, in both languages at once', () => {
	const form = deskFormOf(contentOfFile(aFile()))
	const names = (of: DeskForm) => of.blanks.map((blank) => blank.pt.name)
	expect(names(changeRows(form, 'down blanks 0'))).toEqual(['reader', 'subject'])
	expect(names(changeRows(form, 'up blanks 1'))).toEqual(['reader', 'subject'])
	expect(names(changeRows(form, 'remove blanks 0'))).toEqual(['reader'])
	expect(names(changeRows(form, 'add blanks 0'))).toEqual(['subject', 'reader', ''])
	for (const nothing of ['up blanks 0', 'down blanks 1', 'remove blanks 9', 'save', 'add words 1', '']) {
		expect(changeRows(form, nothing)).toEqual(form)
	}
	const full = { ...form, blanks: Array.from({ length: MOST.blanks }, () => row) }
	expect(changeRows(full, 'add blanks 0').blanks).toHaveLength(MOST.blanks)
})

test('a blank is named in a row that has no name yet, else in a new one while there is room', () => {
	const form = deskFormOf(contentOfFile(aFile()))
	const first = nameBlank(form, 'pt', 'outra')
	expect(first).toMatchObject({
		at: 2,
		form: { blanks: [{}, {}, { en: { name: '' }, pt: { name: 'outra' } }] },
	})
	const other = nameBlank(first?.form ?? form, 'en', 'other')
	expect(other).toMatchObject({
		at: 2,
		form: { blanks: [{}, {}, { en: { name: 'other' }, pt: { name: 'outra' } }] },
	})
	expect(nameBlank(FULL, 'en', 'one more')).toBeNull()
})

/** As a browser sends it. */
function sentForm(form: DeskForm): FormData {
	const sent = new FormData()
	sent.set('category', form.category)
	sent.set('access', form.isPremium ? 'premium' : 'free')
	for (const [at, id] of form.related.entries()) sent.set(`related.${at}`, id)
	for (const language of LANGUAGES) {
		for (const [field, text] of Object.entries(form[language])) sent.set(`${language}.${field}`, text)
		for (const [at, blank] of form.blanks.entries()) {
			for (const [field, text] of Object.entries(blank[language])) {
				sent.set(`blanks.${at}.${language}.${field}`, text)
			}
		}
		for (const [at, part] of form.parts.entries()) {
			sent.set(`parts.${at}.${language}.heading`, part[language].heading)
			sent.set(`parts.${at}.${language}.note`, part[language].note)
		}
	}
	for (const [at, blank] of form.blanks.entries()) {
		sent.set(`blanks.${at}.kind`, blank.kind)
		sent.set(`blanks.${at}.meaning`, blank.meaning)
	}
	return sent
}

test('a problem leads to its own language, and one of both to the language that is shown', () => {
	const form = deskFormOf(contentOfFile(aFile()))
	const about = form.blanks[1]?.en.name ?? ''
	const differs = { code: 'blanks_differ', language: null, field: 'blanks', about } as const
	expect(placeOf(differs, form, 'pt')).toMatch(/^blanks-1-pt-/)
	expect(placeOf(differs, form, 'en')).toMatch(/^blanks-1-en-/)
	const ofEnglish = { code: 'missing', language: 'en', field: 'title', about: '' } as const
	expect(placeOf(ofEnglish, form, 'pt')).toBe('en-title')
})
