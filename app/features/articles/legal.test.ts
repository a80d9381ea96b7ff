import { expect, test } from 'vitest'
import { parseEnv } from '~/env.server'
import { OPERATOR } from '../../../tests/support/operator'
import { readArticle } from './article.server'
import { withOperator } from './legal.server'

test('an operator stands in a text to the letter, and what is no operator’s stays', () => {
	const { operator } = parseEnv(OPERATOR)
	if (!operator) throw new Error('There is no operator.')
	const text =
		'{operator_name}, {operator_form}; {operator_mail}; {operator_officer}; {operator_country}; {operator_x}'
	const [part] = readArticle(withOperator(text, { ...operator, hostingCountry: 'Brazil' }), '').parts
	const html = part?.kind === 'html' ? part.html : ''
	expect(html).toContain('<p>Pronto *Tecnologia* Ltda., sociedade limitada; ')
	expect(html).toContain('<a href="mailto:ola_voce@pronto.example">ola_voce@pronto.example</a>')
	expect(html).toContain('>privacy@pronto.example</a>; Brazil; {operator_x}</p>')
})
