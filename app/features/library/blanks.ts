import { type Language, LOCALE } from '~/i18n/language'
import type { Blank } from './prompt'

/** What a person wrote into the blanks of one prompt, by the blanks' names. */
export type Filled = Readonly<Record<string, string>>

/** A run of plain text, or one place where a blank stands. `at` is its place in the text. */
export type PromptPart =
	| { kind: 'text'; at: number; text: string }
	| { kind: 'blank'; at: number; name: string }

/** Before a round bracket it is the text of a Markdown link or picture: saved replies of the chat are full of them. */
const BLANK = /\[([^[\]\n]+)\](?!\()/g

/** More than anybody fills in: each blank is a field on the prompt's page. */
const MOST_BLANKS = 200
/** And more places than any prompt has. */
const MOST_PLACES = 2_000

/**
 * Cuts a prompt's text at its blanks; joined again it is the same text, white space included. What would be too many
 * blanks is text.
 */
export function partsOf(promptText: string): PromptPart[] {
	const parts: PromptPart[] = []
	const names = new Set<string>()
	let end = 0
	for (const { 0: place, 1: name = '', index } of promptText.matchAll(BLANK).take(MOST_PLACES)) {
		if (names.size === MOST_BLANKS && !names.has(name)) continue
		names.add(name)
		if (index > end) parts.push({ kind: 'text', at: end, text: promptText.slice(end, index) })
		parts.push({ kind: 'blank', at: index, name })
		end = index + place.length
	}
	if (end < promptText.length) parts.push({ kind: 'text', at: end, text: promptText.slice(end) })
	return parts
}

/** The blanks of a text that nobody described: each distinct name is its own label (docs/product.md#library). */
export function blanksOf(promptText: string): Blank[] {
	const names = partsOf(promptText).flatMap((part) => (part.kind === 'blank' ? [part.name] : []))
	return [...new Set(names)].map((name) => ({
		name,
		label: name.charAt(0).toLocaleUpperCase() + name.slice(1),
		example: '',
	}))
}

/** What stands in the text at a blank's place: its value, or its name in brackets, so that it is not overlooked. */
export function shownAt(name: string, filled: Filled): string {
	return filledAt(name, filled) || `[${name}]`
}

/** What was written into a blank, letter by letter; empty where nothing was. */
export function writtenAt(name: string, filled: Filled): string {
	return (Object.hasOwn(filled, name) ? filled[name] : undefined) ?? ''
}

/** A blank's value without white space around it; empty where there is none. */
export function filledAt(name: string, filled: Filled): string {
	return writtenAt(name, filled).trim()
}

/** The text with every filled blank replaced; an empty one keeps its brackets. */
export function fillIn(promptText: string, filled: Filled): string {
	return partsOf(promptText)
		.map((part) => (part.kind === 'text' ? part.text : shownAt(part.name, filled)))
		.join('')
}

/** Whether a value is a day, as a field for dates gives it. */
export function isDay(value: string): boolean {
	const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(value) : null
	return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** What was filled in as the text says it: days as people of its language write them, with their weekday. */
export function toldIn(language: Language, blanks: readonly Blank[], filled: Filled): Filled {
	const days = blanks.flatMap(({ name, kind }): [string, string][] => {
		const value = kind === 'date' ? filledAt(name, filled) : ''
		return isDay(value) ? [[name, dayIn(language, value)]] : []
	})
	return days.length > 0 ? Object.fromEntries([...Object.entries(filled), ...days]) : filled
}

function dayIn(language: Language, day: string): string {
	const style = { dateStyle: 'full', timeZone: 'UTC' } as const
	return new Intl.DateTimeFormat(LOCALE[language], style).format(new Date(day))
}

/** How many of the blanks have a value that is more than white space. */
export function countFilled(blanks: readonly Blank[], filled: Filled): number {
	return blanks.filter((blank) => filledAt(blank.name, filled)).length
}

/** What of these values fits the prompt: its own blanks, by their name in either language, and of those with choices only a choice. */
export function keepFitting(blanks: readonly Blank[], values: Filled): Filled {
	return Object.fromEntries(
		blanks
			.map((blank) => [blank.name, fittingValue(blank, values)] as const)
			.filter(([, value]) => value.trim()),
	)
}

function fittingValue({ name, choices, twin }: Blank, values: Filled): string {
	const allowed = (value: string) => {
		if (!choices || choices.includes(value)) return value
		return choices[twin?.choices?.indexOf(value) ?? -1] ?? ''
	}
	const own = allowed(writtenAt(name, values))
	return own.trim() || !twin ? own : allowed(writtenAt(twin.name, values))
}

/** What a device remembers as JSON, as far as it is readable and still fits the prompt. */
export function parseRemembered(blanks: readonly Blank[], json: string | null): Filled {
	const entries = Object.entries(parseJson(json) ?? {})
	return keepFitting(
		blanks,
		Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
	)
}

function parseJson(json: string | null): object | null {
	try {
		const parsed: unknown = JSON.parse(json ?? 'null')
		return typeof parsed === 'object' ? parsed : null
	} catch {
		return null
	}
}

/** Values that somebody sent for the blanks of a prompt, and what is wrong with them. */
export interface CheckedValues {
	filled: Filled
	/** Names that are no blank of this prompt. */
	unknown: string[]
	/** Blanks with choices whose value is none of them. */
	unfitting: Blank[]
	/** Blanks that have no value. */
	missing: Blank[]
}

/** Looks values over before they fill a prompt in. A name may stand in its brackets, as it does in the text. */
export function checkValues(blanks: readonly Blank[], values: Filled): CheckedValues {
	const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [bare(name), value]))
	const known = new Set(blanks.map(({ name }) => name))
	return {
		filled,
		unknown: Object.keys(filled).filter((name) => !known.has(name)),
		unfitting: blanks.filter(({ name, choices }) => {
			const value = filledAt(name, filled)
			return value !== '' && choices !== undefined && !choices.includes(value)
		}),
		missing: blanks.filter(({ name }) => filledAt(name, filled) === ''),
	}
}

function bare(name: string): string {
	return /^\[(.*)\]$/.exec(name.trim())?.[1] ?? name.trim()
}
