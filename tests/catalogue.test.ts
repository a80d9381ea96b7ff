import { describe, expect, test } from 'vitest'
import { partsOf } from '~/features/library/blanks'
import { cataloguePrompts, findPromptDetail } from '~/features/library/catalogue.server'
import { categories } from '~/features/library/category'
import { LANGUAGES } from '~/i18n/language'

const PREMIUM = ['2', '3', '6', '7', '10', '11', '12', '13', '14', '15', '17', '18', '19', '20', '21']
const SPREAD = {
	'personal-ai': 3,
	consulting: 3,
	nutrition: 2,
	finance: 3,
	storytelling: 2,
	programming: 3,
	marketing: 3,
	education: 2,
}
const BANNED =
	/unleash|elevate|supercharge|today's fast-paced|unlock your|desbloque|\beleve\b|no mundo de hoje|You are an expert|Você é um especialista|!/i

const ids = cataloguePrompts.map((prompt) => prompt.id)
const both = cataloguePrompts.flatMap((prompt) =>
	LANGUAGES.map((language) => ({ name: `${prompt.id} ${language}`, prompt, words: prompt[language] })),
)

function namesOf(promptText: string): string[] {
	const names = partsOf(promptText).flatMap((part) => (part.kind === 'blank' ? [part.name] : []))
	return [...new Set(names)]
}

function countWords(text: string): number {
	return text.trim().split(/\s+/).length
}

test('there are 21 prompts with the ids 1 to 21, in order', () => {
	expect(ids).toEqual(Array.from({ length: 21 }, (_, index) => String(index + 1)))
})

test('exactly the promised ids are premium', () => {
	expect(cataloguePrompts.filter((prompt) => prompt.isPremium).map((prompt) => prompt.id)).toEqual(PREMIUM)
})

test('the eight categories hold as many prompts as content.md says', () => {
	const counts = Object.fromEntries(
		categories.map(({ id }) => [id, cataloguePrompts.filter((prompt) => prompt.category === id).length]),
	)
	expect(counts).toEqual(SPREAD)
})

test('related prompts are three other prompts that exist', () => {
	for (const { id, relatedPrompts } of cataloguePrompts) {
		expect(new Set(relatedPrompts).size, id).toBe(3)
		expect(relatedPrompts, id).not.toContain(id)
		expect(ids, id).toEqual(expect.arrayContaining([...relatedPrompts]))
	}
})

test('the two languages of a prompt have the same blanks in number, choices and steps to fill them', () => {
	for (const { id, en, pt } of cataloguePrompts) {
		expect(pt.blanks.length, id).toBe(en.blanks.length)
		expect(
			pt.blanks.map((blank) => blank.choices?.length),
			id,
		).toEqual(en.blanks.map((blank) => blank.choices?.length))
	}
})

test('a blank is as long in both languages, and no other one of its prompt has its name', () => {
	for (const { id, en, pt } of cataloguePrompts) {
		for (const [position, blank] of en.blanks.entries()) {
			expect(pt.blanks[position]?.isLong, `${id} ${blank.name}`).toBe(blank.isLong)
			const alike = pt.blanks.findIndex(({ name }) => name === blank.name)
			expect([-1, position], `${id} ${blank.name}`).toContain(alike)
		}
	}
})

test('no title stands twice', () => {
	for (const language of LANGUAGES) {
		const titles = cataloguePrompts.map((prompt) => prompt[language].title)
		expect(new Set(titles).size).toBe(titles.length)
	}
})

describe.each(both)('prompt $name', ({ words }) => {
	test('has a text of 150 to 450 words with nothing around it', () => {
		expect(countWords(words.promptText)).toBeGreaterThanOrEqual(150)
		expect(countWords(words.promptText)).toBeLessThanOrEqual(450)
		expect(words.promptText).toBe(words.promptText.trim())
	})

	test('declares each blank of its text once, in the order of the text, and no other', () => {
		expect(words.blanks.map((blank) => blank.name)).toEqual(namesOf(words.promptText))
		expect(words.blanks.length).toBeGreaterThanOrEqual(3)
		expect(words.blanks.length).toBeLessThanOrEqual(7)
	})

	test('labels each blank and gives an example, one of the choices where there are any', () => {
		for (const { label, example, choices } of words.blanks) {
			expect(label.length).toBeGreaterThan(1)
			expect(label.length).toBeLessThanOrEqual(32)
			expect(example.length).toBeGreaterThan(0)
			expect(example.length).toBeLessThanOrEqual(60)
			if (choices) expect(choices).toContain(example)
		}
	})

	test('is described within the lengths of content.md', () => {
		expect(words.title.length).toBeLessThanOrEqual(48)
		expect(countWords(words.tagline)).toBeLessThan(8)
		expect(words.description.length).toBeGreaterThanOrEqual(60)
		expect(words.description.length).toBeLessThanOrEqual(220)
		expect(words.tags.length).toBeGreaterThanOrEqual(3)
		expect(words.tags.length).toBeLessThanOrEqual(5)
		for (const tag of words.tags) expect(tag).toBe(tag.toLowerCase())
		expect(words.searchedAs.length).toBeGreaterThanOrEqual(15)
		expect(words.searchedAs.length).toBeLessThanOrEqual(40)
		expect(new Set(words.searchedAs).size).toBe(words.searchedAs.length)
		expect(words.steps.length).toBeGreaterThanOrEqual(3)
		expect(words.steps.length).toBeLessThanOrEqual(5)
	})

	test('is whole, and free of hype', () => {
		const texts = [
			words.title,
			words.tagline,
			words.description,
			words.instructions,
			words.followUp,
			words.credits,
		]
		for (const text of [...texts, ...words.steps, words.promptText]) {
			expect(text.trim().length).toBeGreaterThan(0)
			expect(text).not.toMatch(BANNED)
		}
	})
})

test('prompt 1 has its longer record, whose example fills every blank in both languages', () => {
	const detail = findPromptDetail('1')
	for (const language of LANGUAGES) {
		const blanks = cataloguePrompts
			.find((prompt) => prompt.id === '1')
			?.[language].blanks.map((blank) => blank.name)
		expect(Object.keys(detail?.[language].example.filled ?? {})).toEqual(blanks)
	}
})
