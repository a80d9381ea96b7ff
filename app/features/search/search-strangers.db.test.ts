import { beforeAll, expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { LANGUAGES } from '~/i18n/language'
import { fillLibrarySearch, findPrompts } from './search.server'
import queries from './search-strangers.json'

beforeAll(fillLibrarySearch)

const WANTED_SHARE = 0.9

// Written by somebody who knew titles and descriptions; whoever wrote the words to be found by had not seen them.
test.each(LANGUAGES)(
	'of 300 needs and more as strangers type them in %s, nine of ten lead to a prompt among the first three',
	async (language) => {
		const missed: string[] = []
		const asked = queries.filter((one) => one.language === language)
		for (const { query, expected } of asked) {
			const { prompts } = await findPrompts(VISITOR, language, { query, category: null, after: null })
			const first = prompts.slice(0, 3).map(({ id }) => id)
			if (!expected.some((id) => first.includes(id))) missed.push(`${query}: ${first}`)
		}
		expect(asked.length).toBeGreaterThanOrEqual(300)
		expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length * (1 - WANTED_SHARE))
	},
)
