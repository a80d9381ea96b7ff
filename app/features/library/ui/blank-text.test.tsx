import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { specialName } from '../../../../tests/support/any-text'
import { BlankText } from './blank-text'

test('a blank may be called anything: it is shown, empty or filled', () => {
	fc.assert(
		fc.property(specialName, (name) => {
			const text = `Hello [${name}] there`
			const empty = renderToStaticMarkup(<BlankText text={text} filled={{}} />)
			expect(empty).toBe(`Hello <span class="slot">${name}</span> there`)
			const filled = renderToStaticMarkup(<BlankText text={text} filled={{ [name]: 'Ana' }} />)
			expect(filled).toBe('Hello <span class="slot on">Ana</span> there')
		}),
	)
})

test('a text that cannot be cut at its blanks is shown as it was written', () => {
	const cut = () => {
		throw new RangeError('Maximum call stack size exceeded')
	}
	const shown = renderToStaticMarkup(<BlankText text="Hello [name] <b>" filled={{ name: 'Ana' }} cut={cut} />)
	expect(shown).toBe('Hello [name] &lt;b&gt;')
})
