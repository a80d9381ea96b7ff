import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cataloguePrompts } from './catalogue.server'
import { findSample, renderResult } from './sample.server'

const samples = cataloguePrompts.flatMap((prompt) =>
	(['en', 'pt'] as const).flatMap((language) => {
		const sample = findSample({ ...prompt, version: 1 }, language, prompt[language], prompt)
		return sample ? [{ name: `${prompt.id} ${language}`, prompt, words: prompt[language], sample }] : []
	}),
)

/** The first line of a table in Markdown. */
const TABLE_HEAD = /^.*\n(?=\|[-:| ]+\|$)/gm

function runsOf(text: string, length: number): string[] {
	const words = text.toLowerCase().match(/[\p{L}\d’']+/gu) ?? []
	return words.slice(length - 1).map((_word, at) => words.slice(at, at + length).join(' '))
}

test('every prompt has one, in each language, written for the text that is shown', () => {
	expect(samples).toHaveLength(2 * cataloguePrompts.length)
	expect(samples.filter(({ sample }) => sample.isOfEarlierVersion)).toEqual([])
})

test('where a text was changed after its sample was written, in that language, the sample says so', () => {
	const [file] = cataloguePrompts
	if (!file) throw new Error('There is a prompt.')
	const { writtenOn } = findSample({ ...file, version: 1 }, 'en', file.en, file) ?? {}
	const later = { id: file.id, version: 2, updatedOn: '2999-01-01' }
	const changed = { ...file.en, promptText: `${file.en.promptText} And more.` }
	expect(findSample(later, 'en', changed, file)).toMatchObject({ writtenOn, isOfEarlierVersion: true })
	// A version that says the same, and one of the day itself.
	expect(findSample(later, 'pt', file.pt, file)).toMatchObject({ isOfEarlierVersion: false })
	expect(findSample({ ...later, updatedOn: `${writtenOn}` }, 'en', changed, file)?.isOfEarlierVersion).toBe(
		false,
	)
})

test('a preview says it of the draft that it shows', () => {
	const [file] = cataloguePrompts
	if (!file) throw new Error('There is a prompt.')
	const draft = { id: file.id, version: 0, updatedOn: '2999-01-01' }
	const told = ['Other.', file.en.promptText, 'Another.'].map(
		(promptText) => findSample(draft, 'en', { ...file.en, promptText }, file)?.isOfEarlierVersion,
	)
	expect(told).toEqual([true, false, true])
})

describe.each(samples)('the sample result of $name', ({ prompt, words, sample }) => {
	test('says every answer, a date, and what to correct', () => {
		for (const { label, answer } of sample.answers) expect(answer.trim(), label).not.toBe('')
		for (const [at, { choices }] of words.blanks.entries()) {
			if (choices) expect(choices).toContain(sample.answers[at]?.answer)
		}
		expect(sample.writtenOn).toMatch(/^\d{4}-\d\d-\d\d$/)
		expect(sample.text.trim().length).toBeGreaterThan(0)
		expect(sample.corrections.length).toBeGreaterThanOrEqual(2)
		expect(sample.corrections.length).toBeLessThanOrEqual(4)
	})

	test('holds no passage of a premium text, but the columns that an answer was asked for', () => {
		const text = sample.text.replace(TABLE_HEAD, '')
		const told = [text, ...sample.corrections, ...sample.answers.map(({ answer }) => answer)].join('\n')
		const passages = new Set(runsOf(`${words.promptText}\n${words.followUp}`, 8))
		expect(prompt.isPremium ? runsOf(told, 8).filter((run) => passages.has(run)) : []).toEqual([])
	})
})

test('headings come below the section’s own, in the order that they had', () => {
	expect(renderResult('# Floor\n\ntext\n\n## Hours', 'A price')).toBe(
		'<h3>Floor</h3>\n<p>text</p>\n<h4>Hours</h4>\n',
	)
	expect(renderResult('#### Floor\n\n###### Hours', 'A price')).toBe('<h3>Floor</h3>\n<h5>Hours</h5>\n')
	expect(renderResult('# A\n\n###### B', '')).toBe('<h3>A</h3>\n<h6>B</h6>\n')
})

test('a table has a box that scrolls, named after what stands above it', () => {
	const table = '| Option | Price |\n|---|---|\n| Basic | $79 |'
	expect(renderResult(table, 'Say “price”')).toContain('tabindex="0" aria-label="Say “price”"><table>')
	expect(renderResult(`## The *three* <options>\n\n${table}`, '')).toContain(
		'aria-label="The three &lt;options&gt;"><table>',
	)
})

test('neither markup nor pictures nor addresses but the web’s come out of an answer', () => {
	expect(renderResult('a <b onclick="x()">c</b>', '')).toBe(
		'<p>a &lt;b onclick=&quot;x()&quot;&gt;c&lt;/b&gt;</p>\n',
	)
	expect(renderResult('![the plan](https://elsewhere.example/x.png)', '')).toBe('<p>the plan</p>\n')
	expect(renderResult('[here](javascript:alert(1)) [there](https://inep.gov.br/?a=1&b=2 "t")', '')).toBe(
		'<p>here <a href="https://inep.gov.br/?a=1&amp;b=2" rel="nofollow">there</a></p>\n',
	)
	expect(renderResult('```html\n<script>\n```', '')).toBe('<pre><code>&lt;script&gt;</code></pre>\n')
	expect(renderResult('<script>x()</script> <b>', '')).not.toMatch(/<[^p/]/)
	expect(renderResult('- [x] paid\n- [ ] sent', '')).not.toContain('<input')
})

const PIECES = fc.constantFrom(
	...[
		'<script>',
		'<img src=x onerror=x()>',
		'](',
		'![',
		'[a]',
		'"',
		"'",
		'`',
		'```',
		'|',
		'|-|',
		'#',
		'* ',
		'1. ',
		'>',
	],
	...[
		'javascript:',
		'data:text/html,',
		'https://a.example',
		'\n',
		'\n\n',
		' ',
		'&',
		'&lt;',
		'<a href="',
		'\\',
		'word',
	],
)

test('whatever an answer holds, only our own elements and attributes come out', () => {
	const ours =
		/<\/?(?:p|h[3-6]|ul|ol(?: start="\d+")?|li|blockquote|strong|em|del|code|pre|br|hr|table|thead|tbody|tr|th scope="col"(?: align="\w+")?|t[hd](?: align="\w+")?|a|a href="https?:[^"<>]*" rel="nofollow"|div|div class="table-scroll" role="region" tabindex="0" aria-label="[^"<>]*")>/gi
	fc.assert(
		fc.property(fc.array(PIECES, { maxLength: 30 }), (pieces) => {
			expect(renderResult(pieces.join(''), 'title').replace(ours, '')).not.toMatch(/[<>]/)
		}),
		{ numRuns: 1_000 },
	)
})
