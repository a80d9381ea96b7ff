import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WORDS } from '~/i18n/translate.server'
import { WordsProvider, wordsOf } from '~/i18n/words'
import { specialName } from '../../../../tests/support/any-text'
import { blanksOf, type Filled } from '../blanks'
import { FillInForm } from './fill-in-form'

const words = wordsOf(WORDS.en)

function formFor(name: string, filled: Filled): string {
	const values = {
		filled,
		isSent: false,
		setAside: null,
		fill: () => undefined,
		own: new Set<string>(),
		replace: () => undefined,
		restore: () => undefined,
	}
	return renderToStaticMarkup(
		<WordsProvider words={words}>
			<FillInForm blanks={blanksOf(`Hello [${name}]`)} lang="en" values={values} />
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
