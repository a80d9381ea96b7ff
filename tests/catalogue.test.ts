import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ANSWER_MEANINGS, MEANT_BY } from '~/content/answer-meanings'
import { isDay, partsOf } from '~/features/library/blanks'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { categories } from '~/features/library/category'
import { OPENED_ON } from '~/features/library/newness.server'
import { findSample } from '~/features/library/sample.server'
import { LANGUAGES } from '~/i18n/language'

const PREMIUM = ['2', '3', '6', '7', '10', '11', '12', '13', '14', '15', '17', '18', '19', '20', '21']
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

const first = cataloguePrompts.filter(({ publishedOn }) => publishedOn <= OPENED_ON)
const scheduled = cataloguePrompts.filter(({ publishedOn }) => publishedOn > OPENED_ON)

test('the first 21 prompts have the ids 1 to 21, in order; all others are named by words', () => {
	expect(ids.slice(0, 21)).toEqual(Array.from({ length: 21 }, (_, index) => String(index + 1)))
	for (const id of ids.slice(21)) expect(id).toMatch(/^[a-z]+(?:-[a-z]+){1,5}$/)
	expect(new Set(ids).size).toBe(ids.length)
})

test('of the first 21 exactly the promised ids are premium', () => {
	const premium = cataloguePrompts.slice(0, 21).filter(({ isPremium }) => isPremium)
	expect(premium.map(({ id }) => id)).toEqual(PREMIUM)
})

test('every category opened with eight prompts or more, and five of them free, as the plans promise', () => {
	for (const { id } of categories) {
		const inside = first.filter(({ category }) => category === id)
		expect(inside.length, id).toBeGreaterThanOrEqual(8)
		expect(inside.filter(({ isPremium }) => !isPremium).length, id).toBeGreaterThanOrEqual(5)
	}
})

test('a new prompt comes every week from November 30, 2026 on, a free one every 30 days, and nothing leads to it before', () => {
	const days = scheduled.map(({ publishedOn }) => Date.parse(publishedOn))
	const week = 7 * 24 * 3_600_000
	expect(days.length).toBeGreaterThanOrEqual(13)
	expect(days).toEqual(days.map((_day, index) => Date.parse('2026-11-30') + index * week))
	const free = scheduled
		.filter(({ isPremium }) => !isPremium)
		.map(({ publishedOn }) => Date.parse(publishedOn))
	const gaps = free.slice(1).map((day, index) => day - (free[index] ?? 0))
	expect(Math.max(...gaps)).toBeLessThanOrEqual(30 * 24 * 3_600_000)
	const dayOf = new Map(cataloguePrompts.map(({ id, publishedOn }) => [id, publishedOn]))
	for (const { id, publishedOn, relatedPrompts } of cataloguePrompts) {
		for (const related of relatedPrompts) {
			expect(`${dayOf.get(related)}` <= publishedOn, `${id} leads to ${related}`).toBe(true)
		}
	}
})

test('no two prompts share a passage of eight words', () => {
	for (const language of LANGUAGES) {
		const found = new Map<string, string>()
		for (const { id, [language]: words } of cataloguePrompts) {
			for (const run of new Set(runsOf(words.promptText, 8))) {
				expect(found.get(run) ?? id, run).toBe(id)
				found.set(run, id)
			}
		}
	}
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

test('a blank is answered alike in both languages, and no other one of its prompt has its name', () => {
	for (const { id, en, pt } of cataloguePrompts) {
		for (const [position, blank] of en.blanks.entries()) {
			expect(pt.blanks[position]?.kind, `${id} ${blank.name}`).toBe(blank.kind)
			const alike = pt.blanks.findIndex(({ name }) => name === blank.name)
			expect([-1, position], `${id} ${blank.name}`).toContain(alike)
		}
	}
})

test('what blanks mean is shared: by two prompts or more, those that people create included, once in each, and alike in both languages', () => {
	for (const meaning of ANSWER_MEANINGS) {
		const asking = cataloguePrompts.filter(({ en }) => en.blanks.some((blank) => blank.meaning === meaning))
		const isAskedByPeople = MEANT_BY[meaning].length > 0
		expect(asking.length, meaning).toBeGreaterThanOrEqual(isAskedByPeople ? 0 : 2)
	}
	for (const meaning of ['audience', 'business', 'city', 'class', 'offering']) {
		const asking = cataloguePrompts.filter(({ en }) => en.blanks.some((blank) => blank.meaning === meaning))
		expect(asking.length, meaning).toBeGreaterThanOrEqual(3)
	}
	const names = Object.values(MEANT_BY).flat()
	expect(new Set(names).size).toBe(names.length)
	for (const { id, en, pt } of cataloguePrompts) {
		const meanings = en.blanks.map(({ meaning }) => meaning)
		expect(
			pt.blanks.map(({ meaning }) => meaning),
			id,
		).toEqual(meanings)
		const given = meanings.filter((meaning) => meaning !== undefined)
		expect(new Set(given).size, id).toBe(given.length)
	}
})

test('what is shared is short, and said in words of one’s own', () => {
	for (const { name, words } of both) {
		for (const blank of words.blanks.filter(({ meaning }) => meaning)) {
			expect(blank.kind, `${name} ${blank.name}`).toBeUndefined()
		}
	}
})

test('a name that means something means one thing, and is written as names are compared', () => {
	const names = Object.values(MEANT_BY).flat()
	expect(new Set(names).size).toBe(names.length)
	expect(names.filter((name) => name !== name.trim().toLowerCase())).toEqual([])
})

/** Every run of so many words that a text has. */
function runsOf(text: string, length: number): string[] {
	const words = text.toLowerCase().match(/[\p{L}\d’']+/gu) ?? []
	return words.slice(length - 1).map((_word, at) => words.slice(at, at + length).join(' '))
}

test('a premium prompt tells what comes back in words that are not its text’s, in as many parts in both languages', () => {
	for (const { id, isPremium, en, pt } of cataloguePrompts) {
		expect(en.answerParts !== undefined, id).toBe(isPremium)
		expect(pt.answerParts?.length, id).toBe(en.answerParts?.length)
		for (const { promptText, followUp, answerParts = [] } of [en, pt]) {
			const runs = new Set(runsOf(`${promptText}\n${followUp}`, 5))
			expect(new Set(answerParts.map(({ heading }) => heading)).size, id).toBe(answerParts.length)
			for (const { heading, note } of answerParts) {
				expect(heading.length, heading).toBeLessThanOrEqual(40)
				expect(note.length, note).toBeLessThanOrEqual(72)
				expect(runsOf(note, 5).filter((run) => runs.has(run))).toEqual([])
			}
		}
	}
})

test('every prompt stands in the list of docs/library.md, with its plan, its day, its size and its sample', () => {
	const rows = readFileSync('docs/library.md', 'utf8').split('\n')
	for (const prompt of cataloguePrompts) {
		const { id, en, pt, category, isPremium, publishedOn } = prompt
		const name = /^\d/.test(id) ? `${id}: ${en.title}` : id
		const words = LANGUAGES.map((language) => countWords(prompt[language].promptText)).join(' / ')
		const { writtenOn } = findSample({ id, version: 1, updatedOn: publishedOn }, 'en', en, prompt) ?? {}
		const plan = isPremium ? 'premium' : 'free'
		const row = [name, category, plan, publishedOn, words, pt.blanks.length, writtenOn].join(' | ')
		expect(
			rows.filter((line) => line.startsWith(`| ${row} | `)),
			row,
		).toHaveLength(1)
	}
})

test('no title stands twice', () => {
	for (const language of LANGUAGES) {
		const titles = cataloguePrompts.map((prompt) => prompt[language].title)
		expect(new Set(titles).size).toBe(titles.length)
	}
})

describe.each(both)('prompt $name', ({ words }) => {
	test('has a text of 60 to 450 words with nothing around it', () => {
		expect(countWords(words.promptText)).toBeGreaterThanOrEqual(60)
		expect(countWords(words.promptText)).toBeLessThanOrEqual(450)
		expect(words.promptText).toBe(words.promptText.trim())
	})

	test('declares each blank of its text once, in the order of the text, and no other', () => {
		expect(words.blanks.map((blank) => blank.name)).toEqual(namesOf(words.promptText))
		expect(words.blanks.length).toBeGreaterThanOrEqual(countWords(words.promptText) < 120 ? 2 : 3)
		expect(words.blanks.length).toBeLessThanOrEqual(7)
	})

	test('labels each blank and gives an example, one of the choices where there are any', () => {
		for (const { label, example, kind, choices } of words.blanks) {
			expect(label.length).toBeGreaterThan(1)
			expect(label.length).toBeLessThanOrEqual(32)
			expect(example.length).toBeGreaterThan(0)
			expect(example.length).toBeLessThanOrEqual(60)
			expect(kind === 'choice').toBe(choices !== undefined)
			if (choices) expect(choices).toContain(example)
			if (kind === 'date') expect(isDay(example)).toBe(true)
			if (kind === 'number') expect(example).toMatch(/^\d+([.,]\d+)?$/)
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
		expect(words.searchedAs.length).toBeLessThanOrEqual(60)
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
