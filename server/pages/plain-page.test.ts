import { expect, test } from 'vitest'
import { plainPage } from './plain-page'

test.each([
	['en', 'Reference: some-id. Mention it if you write to us.'],
	['pt', 'Referência: some-id. Mencione este código se escrever para nós.'],
] as const)('a failure is told with the name under which the log knows it (%s)', async (language, words) => {
	const { body } = await plainPage(500, language, 'some-id')
	expect(body).toContain(words)
	expect((await plainPage(400, language)).body).not.toContain('data-request-id')
})
