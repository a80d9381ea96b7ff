import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BlankKind } from '~/content/catalogue'
import { WORDS } from '~/i18n/translate.server'
import { WordsProvider, wordsOf } from '~/i18n/words'
import { specialName } from '../../../../tests/support/any-text'
import { blanksOf, type Filled } from '../blanks'
import type { Blank } from '../prompt'
import { FillInForm } from './fill-in-form'

const words = wordsOf(WORDS.en)

function formFor(name: string, filled: Filled, more: Partial<Blank> = {}): string {
	const values = {
		filled,
		told: filled,
		isSent: false,
		setAside: null,
		fill: () => undefined,
		own: new Set<string>(),
		replace: () => undefined,
		restore: () => undefined,
	}
	return renderToStaticMarkup(
		<WordsProvider words={words}>
			<FillInForm
				blanks={blanksOf(`Hello [${name}]`).map((blank) => ({ ...blank, ...more }))}
				lang="en"
				values={values}
			/>
		</WordsProvider>,
	)
}

test('a blank may be called anything: its field is empty until it is filled', () => {
	fc.assert(
		fc.property(specialName, (name) => {
			expect(formFor(name, {})).toMatch(/<textarea[^>]*class="input"[^>]*><\/textarea>/)
			expect(formFor(name, { [name]: 'Ana' })).toMatch(
				/<textarea[^>]*class="input filled"[^>]*>Ana<\/textarea>/,
			)
		}),
		{ numRuns: 30 },
	)
})

test.each<[BlankKind, RegExp]>([
	['short', /<textarea[^>]*rows="1"[^>]*enterKeyHint="done"/i],
	[
		'long',
		/id="blank-0-hint">Enter starts a new line<\/span><\/div><textarea[^>]*aria-describedby="blank-0-hint"/i,
	],
	['long', /<textarea[^>]*rows="2"[^>]*data-long="true"[^>]*enterKeyHint="enter"/i],
	['list', /id="blank-0-hint">One on each line<\/span><\/div><textarea[^>]*data-long="true"/i],
	['number', /<input(?=[^>]*type="text")(?=[^>]*inputMode="decimal")/i],
	['date', /<input(?=[^>]*type="date")(?=[^>]*max="9999-12-31")/i],
	['choice', /<select[^>]*>.*<option value="one">one<\/option><option value="two">two</],
])('a blank that is %s is answered in a field of its own', (kind, field) => {
	const said = kind === 'short' ? {} : { kind }
	expect(formFor('when', {}, { ...said, ...(kind === 'choice' ? { choices: ['one', 'two'] } : {}) })).toMatch(
		field,
	)
})

test('what was answered in words before the blank became a date or a number is there to be read and changed', () => {
	expect(formFor('when', { when: 'next Friday' }, { kind: 'date' })).toMatch(/<textarea[^>]*>next Friday</)
	expect(formFor('when', { when: '2026-02-30' }, { kind: 'date' })).toMatch(/<textarea[^>]*>2026-02-30</)
	expect(formFor('when', { when: '2026-02-28' }, { kind: 'date' })).toMatch(
		/type="date"[^>]*value="2026-02-28"/,
	)
	expect(formFor('many', { many: 'about 40' }, { kind: 'number' })).toContain('value="about 40"')
	expect(formFor('many', { many: '40\nor 50' }, { kind: 'number' })).toContain('>40\nor 50</textarea>')
})
