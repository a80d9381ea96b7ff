import { expect, test } from 'vitest'
import { operatorLines } from '~/content/operator.server'
import { LANGUAGES } from '~/i18n/language'
import { aNotice } from '../../../tests/support/notices'
import { noticeMail } from './mailing-text.server'

test('a mail is a narrow column in the middle of a wide window, and as wide as a phone on one', async () => {
	const notice = aNotice()
	for (const language of LANGUAGES) {
		const { html } = await noticeMail({ email: 'ana@pronto.test', language }, notice)
		expect(html).toContain(notice.words[language].title)
		expect(html).toContain('<meta name="viewport" content="width=device-width">')
		expect(html).toContain('<div style="max-width:520px;margin:0 auto">')
	}
})

test('a mail ends with who runs the site, in words and in HTML', async () => {
	for (const language of LANGUAGES) {
		const { text, html } = await noticeMail({ email: 'ana@pronto.test', language }, aNotice())
		expect(text.endsWith(`Pronto\n${operatorLines(language).join('\n')}\n`)).toBe(true)
		for (const line of operatorLines(language)) expect(html).toContain(line)
	}
})
