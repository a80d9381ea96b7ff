import { expect, test } from 'vitest'
import { blanksOf, type Filled } from '~/features/library/blanks'
import type { Language } from '~/i18n/language'
import { rendered } from '../../../../tests/support/rendered'
import { ShareAnswers } from './share-answers'

const text = 'Hello [name] of [place], [greeting]'

function question(language: Language, filled: Filled): string {
	const values = {
		filled,
		told: filled,
		isSent: false,
		setAside: null,
		own: new Set<string>(),
		fill: () => undefined,
		replace: () => undefined,
		restore: () => undefined,
	}
	return rendered(
		<ShareAnswers
			promptId="1"
			title="A greeting"
			language={language}
			text={text}
			address={{ origin: 'https://pronto.test', path: '/prompt/1' }}
			blanks={blanksOf(text)}
			values={values}
		/>,
		language,
	)
}

const one = { name: 'Ana' }
const three = { name: 'Ana', place: 'Recife', greeting: 'oi' }

test.each([
	['en', one, 'The link carries your answer'],
	['en', three, 'The link carries your 3 answers'],
	['pt', one, 'O link leva sua resposta'],
	['pt', three, 'O link leva suas 3 respostas'],
] as const)(
	'who shares in %s with %o reads it first, and the link carries them',
	(language, filled, said) => {
		const html = question(language, filled)
		expect(html).toContain(`<input type="checkbox" checked=""/><span>${said}</span>`)
		expect(html).toContain(
			encodeURIComponent(
				`https://pronto.test/prompt/1?lang=${language}#${new URLSearchParams({ 0: 'Ana' })}`,
			),
		)
	},
)

test('nothing is said of what no link carries: no answers, and such as are too long for one', () => {
	expect(question('en', {})).toBe('')
	expect(question('en', { name: 'x'.repeat(1_498) })).toBe('')
})
