import { describe, expect, test } from 'vitest'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { LANGUAGES } from '~/i18n/language'
import { criteriaOf } from './criteria'

const texts = cataloguePrompts.flatMap((prompt) =>
	LANGUAGES.map((language) => ({ name: `${prompt.id} ${language}`, language, words: prompt[language] })),
)

test('each prompt of the library has criteria in each language, in words of its own', () => {
	for (const { name, language, words } of texts) {
		const criteria = criteriaOf(words, language, {})
		expect(criteria.length, name).toBeGreaterThan(0)
		for (const criterion of criteria.slice(words.answerParts?.length ?? 0)) {
			expect(words.promptText, name).toContain(criterion)
		}
	}
})

describe('the criteria of a text', () => {
	const check = 'Before you send it, count the [unit] and mend what is too long.'

	test('are the parts it declares and where it says what to check, with its blanks filled', () => {
		const promptText = `Write it.\n\n${check}\n\nMy text:\n[text]`
		const answerParts = [{ heading: 'Plan', note: 'a plan' }]
		expect(criteriaOf({ promptText, answerParts }, 'en', { unit: 'words' })).toEqual([
			'It has a part called “Plan”, or one that plainly is that.',
			'Before you send it, count the words and mend what is too long.',
		])
	})

	test('are what its last paragraph wants, where nothing is to be checked', () => {
		const promptText = 'Three lines about rain.\n\nNo rhyme.\n\nMy text:\n[text]'
		expect(criteriaOf({ promptText }, 'en', {})).toEqual(['No rhyme.'])
	})

	test('are bounded, however long it is', () => {
		const promptText = Array.from({ length: 50 }, () => check.repeat(40)).join('\n\n')
		const criteria = criteriaOf({ promptText }, 'en', {})
		expect(criteria).toHaveLength(12)
		expect(Math.max(...criteria.map(({ length }) => length))).toBeLessThanOrEqual(800)
	})
})
