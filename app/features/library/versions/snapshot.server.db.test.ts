import { expect, test } from 'vitest'
import { LANGUAGES } from '~/i18n/language'
import { cataloguePrompts } from '../catalogue.server'
import { currentLibrary } from './snapshot.server'

test('what lists, feeds and pictures are given of a prompt holds nothing of its text', () => {
	const { prompts } = currentLibrary()
	const given = JSON.stringify(prompts)
	expect(prompts.length).toBeGreaterThanOrEqual(21)
	for (const { id } of prompts) {
		const prompt = cataloguePrompts.find((one) => one.id === id)
		for (const language of LANGUAGES) {
			const { promptText, followUp, title } = prompt?.[language] ?? {
				promptText: '',
				followUp: '',
				title: '',
			}
			const lines = `${promptText}\n${followUp}`.split('\n').filter((line) => line.length > 40)
			expect(given).toContain(JSON.stringify(title))
			for (const line of lines) expect(given).not.toContain(JSON.stringify(line).slice(1, -1))
		}
	}
})
