import type { AnswerPart, PromptContent, PromptWords, WrittenBlank } from '~/content/catalogue'
import { isDay, partsOf } from '~/features/library/blanks'
import { countWords } from '~/features/library/prompt'
import { runsOf, SHARED_RUN } from '~/features/library/versions/text-runs'
import { LANGUAGES, type Language } from '~/i18n/language'

/** What keeps a prompt from being published. */
export type ProblemCode =
	| 'missing'
	| 'too_short'
	| 'too_long'
	| 'too_few'
	| 'too_many'
	| 'twice'
	| 'not_lower_case'
	| 'hype'
	| 'bad_link'
	| 'hidden_sign'
	| 'blank_not_declared'
	| 'blank_not_used'
	| 'blanks_out_of_order'
	| 'blanks_differ'
	| 'choices_wrong'
	| 'example_is_no_choice'
	| 'example_is_no_number'
	| 'example_is_no_date'
	| 'parts_differ'
	| 'parts_of_a_free_prompt'
	| 'gives_text_away'
	| 'related_unknown'
	| 'title_taken'
	| 'shared_run'

export interface Problem {
	code: ProblemCode
	/** Null where it is about both languages. */
	language: Language | null
	field: keyof PromptWords | 'relatedPrompts'
	/** The piece of it that is meant: a blank, a tag, a run of words, the id of another prompt. */
	about: string
}

/** How many characters something has, from and to. */
export const LENGTHS = {
	title: [1, 48],
	description: [60, 220],
	label: [2, 32],
	example: [1, 60],
	heading: [1, 40],
	note: [1, 72],
} as const
/** How many words. */
export const WORDS = { tagline: [1, 7], promptText: [60, 450] } as const
/** How many of them there are. */
export const ITEMS = { tags: [3, 5], searchedAs: [15, 60], blanks: [2, 7], steps: [3, 5] } as const
const RELATED = 3
const LEAST_CHOICES = 2
/** More than a prompt can have: whoever mends these is told of the next. */
const MOST_TOLD = 10

const HYPE =
	/unleash|elevate|supercharge|today[’']s fast-paced|unlock your|desbloque|\beleve\b|no mundo de hoje|You are an expert|Você é um especialista|!/i
/** What leads somewhere, or runs where it is pressed. */
const LINK =
	/\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s<>"“”]+|\bwww\.[^\s<>"“”]+|\b(?:java|vb)script:[^\s<>"“”]+|\bdata:[a-z]+\/[^\s<>"“”]+/gi
/** What has no width, or turns the words after it round. What joins the parts of an emoji is none of these. */
const HIDDEN_SIGN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/

const TEXTS = [
	'title',
	'tagline',
	'description',
	'promptText',
	'instructions',
	'followUp',
	'credits',
] as const
/** All that a prompt says in one language. */
const TOLD_FIELDS = [...TEXTS, 'tags', 'searchedAs', 'steps', 'blanks', 'answerParts'] as const

/** A run of so many words of the text gives it away to those who may not read it. */
const TELLING_RUN = 5
/** What everybody reads of a premium prompt, but for the parts of its answer, and the credits, which quote names. */
const PUBLIC_FIELDS = ['title', 'tagline', 'description', 'instructions', 'steps'] as const

/** All that a prompt itself keeps from being published; what other prompts have to do with it is not asked here. */
export function checkContent(content: PromptContent): Problem[] {
	const problems = [
		...LANGUAGES.flatMap((language) => [...checkWords(content, language)]),
		...checkPair(content),
	]
	return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

function* checkWords(content: PromptContent, language: Language): Generator<Problem> {
	const { isPremium, [language]: words } = content
	const say = (code: ProblemCode, field: Problem['field'], about = ''): Problem => ({
		code,
		language,
		field,
		about,
	})
	for (const field of TEXTS) {
		const text = words[field]
		if (text.trim() === '') yield say('missing', field)
		else if (HYPE.test(text)) yield say('hype', field, HYPE.exec(text)?.[0])
		for (const [link] of text.matchAll(LINK)) if (!isGoodLink(link)) yield say('bad_link', field, link)
	}
	for (const field of TOLD_FIELDS) {
		const hidden = HIDDEN_SIGN.exec(JSON.stringify(words[field] ?? ''))?.[0].codePointAt(0)
		if (hidden !== undefined)
			yield say('hidden_sign', field, `U+${hidden.toString(16).toUpperCase().padStart(4, '0')}`)
	}
	for (const field of ['title', 'description'] as const) {
		const code = misfit(words[field].length, LENGTHS[field], 'short')
		if (words[field].trim() !== '' && code) yield say(code, field)
	}
	for (const field of ['tagline', 'promptText'] as const) {
		const code = misfit(countWords(words[field]), WORDS[field], 'short')
		if (words[field].trim() !== '' && code) yield say(code, field)
	}
	for (const field of ['tags', 'searchedAs', 'blanks', 'steps'] as const) {
		const code = misfit(words[field].length, ITEMS[field], 'few')
		if (code) yield say(code, field)
	}
	for (const field of ['tags', 'searchedAs', 'steps'] as const) {
		for (const item of words[field]) if (item.trim() === '') yield say('missing', field)
		for (const item of repeated(words[field])) yield say('twice', field, item)
	}
	for (const tag of words.tags) if (tag !== tag.toLowerCase()) yield say('not_lower_case', 'tags', tag)
	for (const step of words.steps) if (HYPE.test(step)) yield say('hype', 'steps', HYPE.exec(step)?.[0])
	yield* checkBlanks(words, say)
	yield* checkParts(words, isPremium, say)
	if (isPremium) yield* checkPublicFields(words, say)
}

/** What everybody reads beside a premium text holds no passage of it. */
function* checkPublicFields({ promptText, followUp, ...told }: PromptWords, say: Say): Generator<Problem> {
	const runs = runsOf(`${promptText}\n${followUp}`, SHARED_RUN)
	for (const field of PUBLIC_FIELDS) {
		const text = told[field]
		for (const run of runsOf(typeof text === 'string' ? text : text.join('\n'), SHARED_RUN))
			if (runs.has(run)) yield say('gives_text_away', field, run)
	}
}

type Say = (code: ProblemCode, field: Problem['field'], about?: string) => Problem

function* checkBlanks({ promptText, blanks }: PromptWords, say: Say): Generator<Problem> {
	const used = [...new Set(partsOf(promptText).flatMap((part) => (part.kind === 'blank' ? [part.name] : [])))]
	const names = blanks.map(({ name }) => name)
	const undeclared = used.filter((name) => !names.includes(name))
	for (const name of undeclared.slice(0, MOST_TOLD)) yield say('blank_not_declared', 'blanks', name)
	for (const name of names) if (!used.includes(name)) yield say('blank_not_used', 'blanks', name)
	for (const name of repeated(names)) yield say('twice', 'blanks', name)
	const shared = used.filter((name) => names.includes(name))
	const inOrder = names.filter((name) => used.includes(name))
	if (shared.some((name, at) => inOrder[at] !== name)) yield say('blanks_out_of_order', 'blanks')
	for (const { name, label, example, kind, choices = [] } of blanks) {
		const code =
			misfit(label.trim().length, LENGTHS.label, 'short') ??
			misfit(example.trim().length, LENGTHS.example, 'short')
		if (code) yield say(code, 'blanks', name)
		if (kind === 'choice' && (choices.length < LEAST_CHOICES || repeated(choices).length > 0))
			yield say('choices_wrong', 'blanks', name)
		const unfit = example.trim() === '' ? undefined : misfitOf(kind, example, choices)
		if (unfit) yield say(unfit, 'blanks', name)
	}
}

/** What is wrong with an example as an answer of its kind. */
function misfitOf(
	kind: WrittenBlank['kind'],
	example: string,
	choices: readonly string[],
): ProblemCode | undefined {
	if (kind === 'choice' && !choices.includes(example)) return 'example_is_no_choice'
	if (kind === 'number' && !/\d/.test(example)) return 'example_is_no_number'
	if (kind === 'date' && !isDay(example.trim())) return 'example_is_no_date'
	return undefined
}

/** What a part is told by: its heading, or its number where it has none yet. */
export const partName = (heading: string, at: number) => (heading.trim() ? heading : String(at + 1))

function* checkParts(
	{ promptText, followUp, answerParts = [] }: PromptWords,
	isPremium: boolean,
	say: Say,
): Generator<Problem> {
	if (isPremium && answerParts.length === 0) yield say('missing', 'answerParts')
	if (!isPremium && answerParts.length > 0) yield say('parts_of_a_free_prompt', 'answerParts')
	const runs = runsOf(`${promptText}\n${followUp}`, TELLING_RUN)
	for (const heading of repeated(answerParts.map((part) => part.heading)))
		yield say('twice', 'answerParts', heading)
	for (const [at, { heading, note }] of answerParts.entries()) {
		const code =
			misfit(heading.trim().length, LENGTHS.heading, 'short') ??
			misfit(note.trim().length, LENGTHS.note, 'short')
		if (code) yield say(code, 'answerParts', partName(heading, at))
		for (const run of runsOf(note, TELLING_RUN))
			if (runs.has(run)) yield say('gives_text_away', 'answerParts', run)
	}
}

function* checkPair({ en, pt, relatedPrompts }: PromptContent): Generator<Problem> {
	const both = { language: null, about: '' }
	const count = new Set(relatedPrompts).size
	if (count !== RELATED || relatedPrompts.length !== RELATED) {
		yield { ...both, code: count < RELATED ? 'too_few' : 'too_many', field: 'relatedPrompts' }
	}
	for (const [at, blank] of en.blanks.entries()) {
		const twin = pt.blanks[at]
		if (twin && !isAlike(blank, twin))
			yield { ...both, code: 'blanks_differ', field: 'blanks', about: blank.name }
	}
	if (en.blanks.length !== pt.blanks.length) yield { ...both, code: 'blanks_differ', field: 'blanks' }
	if (sizeOf(en.answerParts) !== sizeOf(pt.answerParts)) {
		yield { ...both, code: 'parts_differ', field: 'answerParts' }
	}
}

function isAlike(one: WrittenBlank, other: WrittenBlank): boolean {
	const isSame = one.kind === other.kind && one.meaning === other.meaning
	return isSame && one.choices?.length === other.choices?.length
}

const sizeOf = (parts: readonly AnswerPart[] = []) => parts.length

function misfit<Less extends 'short' | 'few'>(
	size: number,
	[from, to]: readonly [number, number],
	less: Less,
): ProblemCode | undefined {
	if (size < from) return less === 'short' ? 'too_short' : 'too_few'
	if (size > to) return less === 'short' ? 'too_long' : 'too_many'
	return undefined
}

function repeated(items: readonly string[]): string[] {
	return [...new Set(items.filter((item, at) => items.indexOf(item) !== at))]
}

function isGoodLink(link: string): boolean {
	return link.startsWith('https://') && URL.canParse(link)
}
