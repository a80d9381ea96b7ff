import { BLANK_LENGTHS, LONGEST_BLANKS, MOST_BLANKS, MOST_CHOICES } from '../blanks/blanks-input'
import type { SavedBlank } from '../blanks/saved-blanks'

/** Whose signs stand around what is to be filled in. */
export type BlankNotation = 'prompts.chat' | 'ai-prompt-genius' | 'vs-code' | 'raycast'

/** How those signs are shown; of tables there is no need to tell whose. */
export const SIGNS = { 'vs-code': `\${input:…}`, raycast: '{argument …} / {clipboard}' } as const

const NAME = String.raw`[ \t]{0,9}([\p{L}\p{N}][\p{L}\p{N} _-]{0,59})[ \t]{0,9}`
/** No part of a longer sign, as templates have them. */
const CURLY = new RegExp(String.raw`(?<![{$])\{\{${NAME}\}\}(?![}(])`, 'gu')
/** AI Prompt Genius’s, with what its field takes. */
const TYPED = new RegExp(String.raw`(?<![{$])\{\{${NAME}::([^{}\n]{0,1000})\}\}(?![}(])`, 'gu')
const DOLLAR = new RegExp(String.raw`\$\{${NAME}(?::([^{}\n]{0,200}))?\}(?!\()`, 'gu')
/** VS Code’s, with what its field shows while it is empty. */
const INPUT = new RegExp(String.raw`\$\{input:${NAME}(?::([^{}\n]{0,500}))?\}(?!\()`, 'gu')
/** Raycast’s, with what it knows of each, and how it changes what comes of it. */
const DYNAMIC =
	/(?<!\{)\{(argument|browser-tab|clipboard|cursor|date|datetime|day|selection|snippet|time|uuid)((?:[ \t|][^{}\n]{0,2000})?)\}(?!\()/g
const DETAIL = /\b(name|default|options)=(?:"([^"]*)"|“([^”]*)”)/g
const LONGEST_NAME = 60
/** Other things are told of a prompt's blanks too. */
const MOST_TOLD = LONGEST_BLANKS / 2

/** A text with another tool's blanks as ours, and what they begin with. */
export interface OwnBlanks {
	content: string
	blanks: SavedBlank[]
	hasTurned: boolean
}

/** What another tool tells of a blank. */
export type ToldBlank = Partial<Omit<SavedBlank, 'name'>>

/** Gathers the blanks of a text while their signs are turned into ours. */
export class TurnedBlanks {
	readonly #told = new Map<string, SavedBlank>()
	#length = 0
	hasTurned = false

	/** The blank of this name as it is written here. What is told of it first counts, unless it is more than a blank can hold. */
	turn(given: string, { kind = 'short', default: first = '', choices = [], example = '' }: ToldBlank = {}) {
		this.hasTurned = true
		const name = given.trim()
		const blank = { name, kind, default: first.trim(), choices, ...(example.trim() ? { example } : {}) }
		const length = JSON.stringify(blank).length
		const isNews = kind !== 'short' || blank.default !== '' || example.trim() !== ''
		const fits =
			first.length <= BLANK_LENGTHS.default &&
			example.length <= BLANK_LENGTHS.example &&
			choices.length <= MOST_CHOICES &&
			choices.every((choice) => choice.length <= BLANK_LENGTHS.choice)
		const hasRoom = this.#told.size < MOST_BLANKS && this.#length + length <= MOST_TOLD
		if (isNews && fits && hasRoom && !this.#told.has(name)) {
			this.#told.set(name, blank)
			this.#length += length
		}
		return `[${name}]`
	}

	of(content: string): OwnBlanks {
		return { content, blanks: [...this.#told.values()], hasTurned: this.hasTurned }
	}
}

/**
 * Makes the blanks of another tool, as its documentation has them, blanks as they are written here: `{{name}}`,
 * AI Prompt Genius's `{{name::largeText}}`, `{{name::number-3}}` and `{{name::list-one; other}}`, prompts.chat's `${name}` and `${name:default}`, VS Code's `${input:name}` and `${input:name:what it asks for}`, and what
 * Raycast fills in itself or asks for. What is none of these (conditions, expressions, what a link begins with) stays as it is.
 */
export function withOwnBlanks(text: string, notation: BlankNotation): OwnBlanks {
	const blanks = new TurnedBlanks()
	if (notation === 'raycast') return blanks.of(text.replace(DYNAMIC, dynamicTurner(blanks)))
	if (notation === 'vs-code') {
		const turn = (_sign: string, name: string, asks?: string) => blanks.turn(name, { example: asks ?? '' })
		return blanks.of(text.replace(INPUT, turn))
	}
	const plain = text.replace(CURLY, (_sign: string, name: string) => blanks.turn(name))
	if (notation === 'ai-prompt-genius') {
		const turn = (_sign: string, name: string, takes: string) => blanks.turn(name, toldByGenius(takes.trim()))
		return blanks.of(plain.replace(TYPED, turn))
	}
	const turn = (_sign: string, name: string, first?: string) => blanks.turn(name, { default: first ?? '' })
	return blanks.of(plain.replace(DOLLAR, turn))
}

/** What a field takes, in AI Prompt Genius's words; a list that is kept elsewhere, and what it does not know, is a text. */
function toldByGenius(takes: string): ToldBlank {
	const [kind = ''] = takes.split(/[-@]/, 1)
	const detail = takes.slice(kind.length + 1).trim()
	if (takes === 'largeText') return { kind: 'long' }
	// A number may begin with what is reckoned from other answers.
	if (kind === 'number') return { kind: 'number', default: /^-?\d+(?:\.\d+)?$/.test(detail) ? detail : '' }
	return takes.startsWith('list-') ? choiceOf(detail, ';') : {}
}

/** A choice of what stands between such signs; nothing is told where nothing does. */
function choiceOf(text: string, sign: string): ToldBlank {
	const choices = text
		.split(sign)
		.map((choice) => choice.trim())
		.filter(Boolean)
	return choices.length > 0 ? { kind: 'choice', choices } : {}
}

/** Where the cursor would stand is nothing to fill in. Each argument without a name is one of its own. */
function dynamicTurner(blanks: TurnedBlanks) {
	let nameless = 0
	return (_sign: string, what: string, told: string) => {
		if (what === 'cursor') return ''
		const said = new Map(
			[...told.matchAll(DETAIL)].map(([, key = '', plain, curled]) => [key, plain ?? curled ?? '']),
		)
		const own = (said.get('name') ?? '').replace(/[[\]\s]+/g, ' ').slice(0, LONGEST_NAME)
		if (what !== 'argument') return blanks.turn(what === 'snippet' ? own.trim() || what : what)
		if (own.trim() === '') nameless += 1
		return blanks.turn(own.trim() || (nameless > 1 ? `${what} ${nameless}` : what), {
			...choiceOf(said.get('options') ?? '', ','),
			default: said.get('default') ?? '',
		})
	}
}
