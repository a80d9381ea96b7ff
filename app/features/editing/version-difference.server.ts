import type { AnswerMeaning } from '~/content/answer-meanings'
import type { BlankKind, PromptContent, WrittenBlank } from '~/content/catalogue'
import { startComparison } from '~/core/text-difference.server'
import { categoryTitle } from '~/features/library/category'
import type { Language } from '~/i18n/language'
import {
	type ComparedField,
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

/** What differs between two texts of a prompt in one language, bounded in time however long they are. */
export function compareVersions(
	before: { side: VersionSide; content: PromptContent },
	after: PromptContent,
	language: Language,
	words: DifferenceWords,
): VersionDifference {
	const compared = startComparison()
	const [old, now] = [textsOf(before.content, language, words), textsOf(after, language, words)]
	const fields: ComparedField[] = []
	const unchanged: VersionField[] = []
	for (const field of VERSION_FIELDS) {
		const [was, is] = [old.get(field) ?? '', now.get(field) ?? '']
		if (was === is) {
			if (is !== '') unchanged.push(field)
		} else if (OF_LINES.has(field)) fields.push({ field, kind: 'lines', lines: compared.lines(was, is) })
		else fields.push({ field, kind: 'words', parts: compared.words(was, is) })
	}
	return { from: before.side, fields, unchanged, ...countWords(fields), isCut: compared.isCut() }
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

function countWords(fields: readonly ComparedField[]): { added: number; removed: number } {
	const count = { added: 0, removed: 0 }
	for (const compared of fields) {
		const parts =
			compared.kind === 'words'
				? compared.parts
				: compared.lines.flatMap((line) => (line.kind === 'gap' ? [] : line.parts))
		for (const { kind, text } of parts) {
			if (kind !== 'same') count[kind] += text.split(/\s+/).filter(Boolean).length
		}
	}
	return count
}
