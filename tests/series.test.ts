import { expect, test } from 'vitest'
import { series } from '~/content/series'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { OPENED_ON } from '~/features/library/newness.server'
import { LANGUAGES } from '~/i18n/language'

const published = new Map(
	cataloguePrompts.filter(({ publishedOn }) => publishedOn <= OPENED_ON).map((prompt) => [prompt.id, prompt]),
)

test('a series has three or four prompts of the opened library, one of them free, and no prompt is in two', () => {
	for (const { id, steps } of series) {
		const prompts = steps.map(({ promptId }) => published.get(promptId))
		expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
		expect([3, 4]).toContain(prompts.length)
		expect(
			prompts.every((prompt) => prompt !== undefined),
			id,
		).toBe(true)
		expect(
			prompts.some((prompt) => prompt?.isPremium === false),
			id,
		).toBe(true)
	}
	const ids = series.flatMap(({ steps }) => steps.map(({ promptId }) => promptId))
	expect(new Set(ids).size).toBe(ids.length)
	expect(new Set(series.map(({ id }) => id)).size).toBe(series.length)
})

test('its words are short, of their own in each language, and say of each step with what one comes to it', () => {
	for (const one of series) {
		for (const language of LANGUAGES) {
			expect(one[language].title.length).toBeLessThanOrEqual(24)
			expect(one[language].line).toMatch(/^\p{Lu}.{20,90}\.$/u)
			for (const step of one.steps) expect(step[language]).toMatch(/^\p{Lu}.{20,180}\.$/u)
		}
		for (const { en, pt } of [...one.steps]) expect(en).not.toBe(pt)
	}
})
