import { globSync, readFileSync } from 'node:fs'
import type { Messages } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { WORDS } from '~/i18n/translate.server'
import { readSources } from './support/sources'

/** Texts that both languages write alike: names, and words that one took from the other. */
const ALIKE = [
	'admin_prompts',
	'chat_download_json',
	'chat_download_markdown',
	'collected_place',
	'copyright',
	'filter_premium',
	'footer_legal',
	'go_on',
	'hours_and_minutes',
	'hours_spent',
	'mail_weekly_premium',
	'menu',
	'merge_place',
	'minutes_spent',
	'nav_blog',
	'nav_chat',
	'nav_cookies',
	'palette_prompts',
	'premium',
	'slide',
	'status',
	'tab_prompt',
	'tip_pomodoro',
	'trail_terminal',
	'whatsapp',
]

type Message = Messages[string] | undefined

const areasIn = (language: 'en' | 'pt') =>
	globSync(`app/**/words/${language}.json`)
		.map((file) => file.slice(0, -`/${language}.json`.length))
		.sort()
const areas = areasIn('en')
const readArea = (language: 'en' | 'pt', area: string): Record<string, string> =>
	JSON.parse(readFileSync(`${area}/${language}.json`, 'utf8'))
const read = (language: 'en' | 'pt'): Record<string, string> =>
	Object.assign({}, ...areas.map((area) => readArea(language, area)))
const words = { en: read('en'), pt: read('pt') }
const compiled = { en: WORDS.en.messages, pt: WORDS.pt.messages }
const ids = Object.keys(words.en)

/** The names that a message takes and how it formats each: what both languages must agree on. */
function argumentsOf(message: Message): string[] {
	const found = new Set<string>()
	collectArguments(message, found)
	return [...found].sort()
}

/** Compiled messages are lists of texts and `[name, format, choices]`, where each choice is such a list again. */
function collectArguments(message: unknown, found: Set<string>): void {
	if (!Array.isArray(message)) return
	for (const token of message) {
		if (!Array.isArray(token)) continue
		const [name, format, choices]: unknown[] = token
		if (name !== '#') found.add(`${name} ${format ?? ''}`)
		for (const choice of Object.values(choices ?? {})) collectArguments(choice, found)
	}
}

test('both languages have the same areas, and every message stands in exactly one', () => {
	expect(areasIn('pt')).toEqual(areas)
	expect(ids.length).toBeGreaterThan(100)
	expect(areas.flatMap((area) => Object.keys(readArea('en', area))).sort()).toEqual([...ids].sort())
})

test.each(areas)('every message of %s exists in both languages, in the order of the ids', (area) => {
	// So that two people’s additions seldom meet.
	const byCodePoint = (one: string, other: string) => (one < other ? -1 : 1)
	const english = Object.keys(readArea('en', area))
	expect(Object.keys(readArea('pt', area))).toEqual(english)
	expect(english).toEqual([...english].sort(byCodePoint))
})

test('both languages take the same arguments, formatted the same way', () => {
	const differing = ids.filter(
		(id) => argumentsOf(compiled.en[id]).join() !== argumentsOf(compiled.pt[id]).join(),
	)
	expect(differing).toEqual([])
	expect(ids.flatMap((id) => argumentsOf(compiled.en[id])).length).toBeGreaterThan(10)
})

test('every message is used somewhere, by its id in quotes', () => {
	const product = readSources(['app', 'server', 'sandbox'], /(?<!\.test)\.tsx?$/)
	const text = product.map((source) => source.text).join('\n')
	const quoted = new Set([...text.matchAll(/(['"`])([a-z0-9_]+)\1/g)].map(([, , id]) => id))
	expect(ids.filter((id) => !quoted.has(id))).toEqual([])
})

test('what is written alike in both languages is meant to be', () => {
	const alike = ids.filter((id) => words.en[id] === words.pt[id] && /\p{L}{2}/u.test(words.en[id] ?? ''))
	expect(alike.sort()).toEqual(ALIKE)
})

describe.each(['en', 'pt'] as const)('in %s', (language) => {
	test('no message is empty, padded or written with typewriter signs', () => {
		const untidy = Object.entries(words[language]).filter(
			([, text]) => text.trim() !== text || text === '' || / {2}|\.\.\.|\w'\w|"/.test(text),
		)
		expect(untidy).toEqual([])
	})
})

test('a message about a limit takes the number from where the limit stands', () => {
	const aboutLimits = ids.filter((id) =>
		/_too_long|^too_many_(?:tags|tasks)$|_too_many(?:_tags)?$|^fillings_full$|_does_not_fit$|^filling_name_long$/.test(
			id,
		),
	)
	expect(aboutLimits.length).toBeGreaterThan(12)
	const takesNone = aboutLimits.filter((id) => argumentsOf(compiled.en[id]).length === 0)
	expect(takesNone).toEqual([])
	const writtenOut = aboutLimits.filter(
		(id) => /\d/.test(words.en[id] ?? '') || /\d/.test(words.pt[id] ?? ''),
	)
	expect(writtenOut).toEqual([])
})
