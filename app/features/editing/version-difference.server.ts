import type { AnswerMeaning } from '~/content/answer-meanings'
import type { BlankKind, PromptContent, WrittenBlank } from '~/content/catalogue'
import type { Work } from '~/core/difference/bounded-difference.server'
import { compareFields } from '~/core/difference/text-difference.server'
import { ByteBoundedStore } from '~/core/memory/byte-bounded-store.server'
import { categoryTitle } from '~/features/library/category'
import { currentLibrary } from '~/features/library/versions/snapshot.server'
import type { Language } from '~/i18n/language'
import {
	type ReadField,
	VERSION_FIELDS,
	type VersionDifference,
	type VersionField,
	type VersionSide,
} from './versions'

/** Fields of several lines or items, which are compared line by line. */
const OF_LINES: ReadonlySet<VersionField> = new Set([
	'promptText',
	'blanks',
	'instructions',
	'steps',
	'followUp',
	'answerParts',
	'tags',
	'searchedAs',
	'related',
])

/** The words for what is no text in a prompt, in the language of its text. */
export interface DifferenceWords {
	free: string
	premium: string
	/** What an answer of a kind is called. */
	kindOf(kind: BlankKind): string
	/** What an answer is called that several prompts ask for. */
	meaningOf(meaning: AnswerMeaning): string
}

/** What a text says in one language, field by field, those that say nothing left out. */
export function readFields(content: PromptContent, language: Language, words: DifferenceWords): ReadField[] {
	return [...textsOf(content, language, words)].flatMap(([field, text]) =>
		text === '' ? [] : [{ field, text }],
	)
}

/** What differs between two texts of a prompt in one language, within `work` however long they are. */
export function compareVersions(
	before: { side: VersionSide; content: PromptContent },
	after: PromptContent,
	language: Language,
	words: DifferenceWords,
	work?: Work,
): VersionDifference {
	const [old, now] = [textsOf(before.content, language, words), textsOf(after, language, words)]
	return { from: before.side, ...compareFields(old, now, VERSION_FIELDS, OF_LINES, work) }
}

/** Room for what differs between some thousand versions of the usual length. */
const LIMIT_BYTES = 8 * 1024 * 1024
const BYTES_A_CHARACTER = 2
const kept = new ByteBoundedStore<{ difference: VersionDifference; bytes: number }>(LIMIT_BYTES)

/** What was found out of two versions of a prompt before: neither need be read again. */
export function findCompared(
	promptId: string,
	from: VersionSide,
	side: VersionSide,
	language: Language,
): VersionDifference | undefined {
	return kept.get(nameOf(promptId, from, side, language))?.difference
}

// But where the library is imported: then its own version has.
const nameOf = (promptId: string, from: VersionSide, side: VersionSide, language: Language) =>
	`${currentLibrary().version} ${language} ${from} ${side} ${promptId}`

/** `compareVersions` of two versions of a prompt, found out once: they never change. */
export function compareStored(
	promptId: string,
	before: { side: number; content: PromptContent },
	after: { side: number; content: PromptContent },
	language: Language,
	words: DifferenceWords,
	work?: Work,
): VersionDifference {
	const key = nameOf(promptId, before.side, after.side, language)
	const known = kept.get(key)
	if (known) return known.difference
	const difference = compareVersions(before, after.content, language, words, work)
	const bytes = JSON.stringify(difference).length * BYTES_A_CHARACTER
	kept.set(key, { difference, bytes })
	return difference
}

/** For tests, whose databases begin anew. */
export function forgetDifferences(): void {
	kept.clear()
}

function textsOf(
	{ category, isPremium, relatedPrompts, ...pair }: PromptContent,
	language: Language,
	words: DifferenceWords,
): ReadonlyMap<VersionField, string> {
	const { title, tagline, description, promptText, instructions, followUp, credits, ...lists } =
		pair[language]
	const { blanks, steps, answerParts = [], tags, searchedAs } = lists
	return new Map<VersionField, string>([
		['title', title],
		['tagline', tagline],
		['description', description],
		['promptText', promptText],
		['blanks', blanks.map((blank) => blankLine(blank, words)).join('\n')],
		['instructions', instructions],
		['steps', steps.join('\n')],
		['followUp', followUp],
		['answerParts', answerParts.map(({ heading, note }) => `${heading}: ${note}`).join('\n')],
		['tags', tags.join('\n')],
		['searchedAs', searchedAs.join('\n')],
		['credits', credits],
		['category', categoryTitle(category, language)],
		['access', isPremium ? words.premium : words.free],
		['related', relatedPrompts.join('\n')],
	])
}

function blankLine(
	{ name, label, example, kind, choices, meaning }: WrittenBlank,
	{ kindOf, meaningOf }: DifferenceWords,
): string {
	const more = [choices?.join(' / ') ?? (kind && kindOf(kind)), meaning && meaningOf(meaning)].filter(Boolean)
	return [`[${name}] ${label}: ${example}`, ...more].join(' · ')
}
