import { readdirSync, readFileSync } from 'node:fs'
import type { Messages } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { messages as english } from '~/i18n/en/public.json?lingui'
import { messages as portuguese } from '~/i18n/pt/public.json?lingui'
import { readSources } from './sources'

/** Texts that both languages write alike: names, and words that one took from the other. */
const ALIKE = [
	'admin_badge',
	'admin_prompts',
	'copyright',
	'footer_legal',
	'menu',
	'nav_blog',
	'nav_chat',
	'nav_cookies',
	'premium',
	'prompt_count',
	'slide',
	'tab_prompt',
	'whatsapp',
]

type Message = Messages[string] | undefined

const read = (language: 'en' | 'pt'): Record<string, string> =>
	JSON.parse(readFileSync(`app/i18n/${language}/public.json`, 'utf8'))
const words = { en: read('en'), pt: read('pt') }
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

test('there is one catalogue of words per language, with the same areas', () => {
	expect(readdirSync('app/i18n/pt')).toEqual(readdirSync('app/i18n/en'))
	expect(ids.length).toBeGreaterThan(100)
})

test('every message exists in both languages', () => {
	expect(Object.keys(words.pt)).toEqual(ids)
})

test('messages stand in the order of their ids, so that two people’s additions seldom meet', () => {
	const byCodePoint = (one: string, other: string) => (one < other ? -1 : 1)
	expect(ids).toEqual([...ids].sort(byCodePoint))
})

test('both languages take the same arguments, formatted the same way', () => {
	const differing = ids.filter((id) => argumentsOf(english[id]).join() !== argumentsOf(portuguese[id]).join())
	expect(differing).toEqual([])
	expect(ids.flatMap((id) => argumentsOf(english[id])).length).toBeGreaterThan(10)
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
