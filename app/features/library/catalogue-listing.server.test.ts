import { expect, test } from 'vitest'
import { LANGUAGES } from '~/i18n/language'
import { cataloguePrompts } from './catalogue.server'
import { catalogueListings } from './catalogue-listing.server'

test('what lists, feeds and the search are given of a prompt holds nothing of its text', () => {
	const given = JSON.stringify(catalogueListings)
	expect(catalogueListings).toHaveLength(cataloguePrompts.length)
	for (const prompt of cataloguePrompts) {
		for (const language of LANGUAGES) {
			const { promptText, followUp, title } = prompt[language]
			const lines = `${promptText}\n${followUp}`.split('\n').filter((line) => line.length > 40)
			expect(given).toContain(JSON.stringify(title))
			for (const line of lines) expect(given).not.toContain(JSON.stringify(line).slice(1, -1))
		}
	}
})
