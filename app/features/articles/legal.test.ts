import { expect, test } from 'vitest'
import { parseEnv } from '~/env/env.server'
import { OPERATOR } from '../../../tests/support/operator'
import { readArticle } from './article.server'
import { announcementHtml, withOperator } from './legal.server'

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

test('a coming text is announced above the old one until its day, in the page’s language', async () => {
	const coming = {
		from: '2027-03-01',
		announcedOn: '2027-01-20',
		changes: { en: 'Creator **costs** $10.', pt: 'O Creator **custa** US$ 10.' },
	}
	expect(await announcementHtml(coming, 'en', '2027-02-28')).toBe(
		'<aside class="box coming-change" aria-label="This text changes on March 1, 2027"><p><strong>This text changes on March 1, 2027</strong></p><p>Creator <strong>costs</strong> $10.</p></aside>',
	)
	expect(await announcementHtml(coming, 'pt', '2027-01-20')).toContain(
		'<strong>Este texto muda em 1 de março de 2027</strong>',
	)
	expect(await announcementHtml(coming, 'en', '2027-03-01')).toBeNull()
})
