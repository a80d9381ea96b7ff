import { expect, test } from 'vitest'
import type { PromptContent, WrittenBlank } from '~/content/catalogue'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { aFile, contentOf } from '../../../tests/support/library'
import { checkContent } from './content-check'
import { LONGEST } from './draft-limits'
import { addressOf, DraftContent, PromptAddress } from './prompt-content'

const good = contentOf(aFile())

/** The codes that the check finds, each with its field, where the English half says this instead. */
function found(en: Partial<PromptContent['en']>, rest: Partial<PromptContent> = {}): string[] {
	const problems = checkContent({ ...good, ...rest, en: { ...good.en, ...en } })
	return problems.map(({ code, field, about }) => [code, field, about].filter(Boolean).join(' '))
}

/** The good blanks, the first of which is answered otherwise. */
function answered(kind: WrittenBlank['kind'] & string, example: string, choices?: string[]) {
	return good.en.blanks.map((blank, at) =>
		at > 0 ? blank : { ...blank, kind, example, ...(choices ? { choices } : {}) },
	)
}

test('every file of the library may be published as it is, and drafts can hold it', () => {
	for (const file of cataloguePrompts) {
		expect(checkContent(contentOf(file)), file.id).toEqual([])
		expect(DraftContent.parse(contentOf(file))).toEqual(contentOf(file))
	}
	expect(checkContent(good)).toEqual([])
})

const PASSAGE = 'Give twelve candidates in a table with reasons'

test.each<[string, Partial<PromptContent['en']>, string]>([
	['an empty title', { title: ' ' }, 'missing title'],
	['a long title', { title: 'a'.repeat(49) }, 'too_long title'],
	['a short description', { description: 'Short.' }, 'too_short description'],
	['a text of few words', { promptText: 'About [subject] for [reader].' }, 'too_short promptText'],
	['a text of many', { promptText: `[subject] [reader] ${'word '.repeat(450)}` }, 'too_long promptText'],
	['hype', { tagline: 'Supercharge it' }, 'hype tagline Supercharge'],
	['a link that is not safe', { credits: 'See http://x.test/a.' }, 'bad_link credits http://x.test/a.'],
	[
		'a link that runs',
		{ credits: 'See [this](javascript:alert(1)).' },
		'bad_link credits javascript:alert(1)).',
	],
	[
		'a link to elsewhere',
		{ credits: 'See ftp://x.test/a and data:text/html,x.' },
		'bad_link credits ftp://x.test/a',
	],
	['a sign that turns words round', { credits: 'An \u202Eodd\u202C line' }, 'hidden_sign credits U+202E'],
	['a sign of no width', { promptText: `${good.en.promptText}\u200B` }, 'hidden_sign promptText U+200B'],
	['a hidden sign in a list', { tags: ['one', 'two\u2066', 'three'] }, 'hidden_sign tags U+2066'],
	['too few tags', { tags: ['one'] }, 'too_few tags'],
	['the same tag twice', { tags: ['one', 'two', 'one'] }, 'twice tags one'],
	['a tag in capitals', { tags: ['one', 'two', 'Three'] }, 'not_lower_case tags Three'],
	['an empty step', { steps: ['One.', '', 'Three.'] }, 'missing steps'],
	[
		'a blank that is not declared',
		{ promptText: `${good.en.promptText} [other]` },
		'blank_not_declared blanks other',
	],
	[
		'a blank that is not used',
		{ promptText: good.en.promptText.replace('[reader]', 'you') },
		'blank_not_used blanks reader',
	],
	['blanks in another order', { blanks: good.en.blanks.toReversed() }, 'blanks_out_of_order blanks'],
	[
		'an example that is no choice',
		{ blanks: good.en.blanks.map((blank) => ({ ...blank, kind: 'choice', choices: ['a', 'b'] })) },
		'example_is_no_choice blanks subject',
	],
	['a choice of one', { blanks: answered('choice', 'a', ['a']) }, 'choices_wrong blanks subject'],
	['the same choice twice', { blanks: answered('choice', 'a', ['a', 'a']) }, 'choices_wrong blanks subject'],
	['a number without one', { blanks: answered('number', 'a few') }, 'example_is_no_number blanks subject'],
	['a date in words', { blanks: answered('date', 'May 4') }, 'example_is_no_date blanks subject'],
	['a date that is none', { blanks: answered('date', '2026-02-30') }, 'example_is_no_date blanks subject'],
	['a premium prompt without parts', { answerParts: [] }, 'missing answerParts'],
	[
		'a part without a heading',
		{ answerParts: [...(good.en.answerParts ?? []), { heading: ' ', note: 'what stands there' }] },
		`too_short answerParts ${(good.en.answerParts?.length ?? 0) + 1}`,
	],
	[
		'a part that gives the text away',
		{
			answerParts: [{ heading: 'Part', note: 'and it goes on and on' }],
			promptText: `${good.en.promptText} It goes on and on.`,
		},
		'gives_text_away answerParts it goes on and on',
	],
	...(['title', 'tagline', 'description', 'instructions'] as const).map((field): [string, object, string] => [
		`a ${field} that gives the text away`,
		{ [field]: PASSAGE, promptText: `${good.en.promptText} ${PASSAGE}.` },
		`gives_text_away ${field} ${PASSAGE.toLowerCase()}`,
	]),
	[
		'a step that gives the text away',
		{ steps: ['First', PASSAGE, 'Last'], promptText: `${good.en.promptText} ${PASSAGE}.` },
		`gives_text_away steps ${PASSAGE.toLowerCase()}`,
	],
])('%s is no prompt to publish', (_name, en, problem) => {
	expect(found(en)).toContain(problem)
})

test('both halves of the pair have the same blanks, choices and parts', () => {
	expect(found({ blanks: good.en.blanks.slice(1) })).toContain('blanks_differ blanks')
	expect(found({ blanks: good.en.blanks.map((blank) => ({ ...blank, kind: 'long' as const })) })).toContain(
		'blanks_differ blanks subject',
	)
	expect(
		found({ answerParts: [...(good.en.answerParts ?? []), { heading: 'Two', note: 'more' }] }),
	).toContain('parts_differ answerParts')
	expect(found({}, { isPremium: false })).toContain('parts_of_a_free_prompt answerParts')
	expect(found({}, { relatedPrompts: ['1', '1', '2'] })).toContain('too_few relatedPrompts')
})

test('a draft may be empty, and is bounded whatever is sent', () => {
	const { searchedAs: _names, ...words } = good.en
	const empty = { ...words, title: '', promptText: '', blanks: [], steps: [], searchedAs: [] }
	expect(DraftContent.safeParse({ ...good, en: empty }).success).toBe(true)
	for (const wrong of [
		null,
		[],
		{ ...good, category: 'gardening' },
		{ ...good, en: words },
		{ ...good, en: { ...good.en, title: 'a'.repeat(LONGEST.line + 1) } },
		{ ...good, en: { ...good.en, promptText: 'a'.repeat(LONGEST.promptText + 1) } },
		{ ...good, en: { ...good.en, tags: Array.from({ length: 1_000 }, () => 'tag') } },
	]) {
		expect(DraftContent.safeParse(wrong).success).toBe(false)
	}
	const odd = DraftContent.parse({ ...good, en: { ...good.en, title: 'a\0b\r\n\ud800' } })
	expect(odd.en.title).toBe('ab\n\ufffd')
})

test('an address is words: no number, no id of a created prompt, nothing that a path could mean otherwise', () => {
	for (const address of ['one-week-of-lunches', 'cv', '21-questions']) {
		expect(PromptAddress.safeParse(address).success, address).toBe(true)
	}
	const uuid = '11111111-2222-3333-4444-555555555555'
	for (const address of ['', '7', 'new', 'A-b', 'a--b', '-a', 'a/b', 'a.md', 'é', uuid, 'a'.repeat(61)]) {
		expect(PromptAddress.safeParse(address).success, address).toBe(false)
	}
})

test('an address can be made of a title', () => {
	expect(addressOf('Dê preço ao seu serviço, sem “chutar”!')).toBe('de-preco-ao-seu-servico-sem-chutar')
	expect(addressOf('Don’t guess')).toBe('dont-guess')
	expect(addressOf('日本')).toBe('')
	expect(PromptAddress.safeParse(addressOf('word '.repeat(100))).success).toBe(true)
})

test('a text that was made to be slow is checked as fast as any', () => {
	for (const text of [
		'['.repeat(50_000),
		'a '.repeat(25_000),
		'http://'.repeat(7_000),
		'[a]'.repeat(16_000),
	]) {
		const from = performance.now()
		checkContent({ ...good, en: { ...good.en, promptText: text, instructions: text.slice(0, 10_000) } })
		expect(performance.now() - from, text.slice(0, 5)).toBeLessThan(1_000)
	}
})

test('of blanks without end so many are told of as somebody would mend', () => {
	const promptText = Array.from({ length: 8_000 }, (_, at) => `[${at.toString(16)}]`).join('')
	expect(found({ promptText }).length).toBeLessThan(50)
})

test('a text that was written before blanks had kinds says the same in them', () => {
	const blank = { name: 'a', label: 'A', example: 'an a' }
	const read = (given: object) => {
		const blanks = [{ ...blank, ...given }]
		return DraftContent.parse({ ...good, en: { ...good.en, blanks }, pt: { ...good.pt, blanks } }).en
			.blanks[0]
	}
	expect(read({})).toEqual(blank)
	expect(read({ isLong: true })).toEqual({ ...blank, kind: 'long' })
	expect(read({ choices: ['an a', 'a b'] })).toEqual({ ...blank, kind: 'choice', choices: ['an a', 'a b'] })
	expect(read({ kind: 'short' })).toEqual(blank)
	expect(read({ kind: 'date', choices: ['an a'] })).toEqual({ ...blank, kind: 'date' })
})

test('signs that belong to words stay: what joins an emoji, and dates that begin with their Portuguese name', () => {
	expect(found({ credits: 'Written by 👩\u200D💻 in São Paulo. Data:10/12, data: 11/12.' })).toEqual([])
})

test('no problem is told twice, however many blanks have the same', () => {
	const empty = { ...good.en.blanks[0], name: '', label: '', example: '' }
	const problems = found({ blanks: [...good.en.blanks, empty, empty, empty] })
	expect(problems).toContain('blank_not_used blanks')
	expect(new Set(problems).size).toBe(problems.length)
})
