import { ANSWER_MEANINGS, type AnswerMeaning } from '~/content/answer-meanings'
import {
	BLANK_KINDS,
	type BlankKind,
	type CategoryId,
	type PromptContent,
	type PromptWords,
	type WrittenBlank,
} from '~/content/catalogue'
import { categories, isCategoryId } from '~/features/library/category'
import { inEachLanguage, type Language } from '~/i18n/language'
import { MOST } from './draft-limits'

/** What one language says, as its fields show it: tags with commas, other lists a line each. */
export interface WordsForm {
	title: string
	tagline: string
	description: string
	promptText: string
	instructions: string
	steps: string
	followUp: string
	tags: string
	searchedAs: string
	credits: string
}

export interface BlankWordsForm {
	name: string
	label: string
	example: string
	choices: string
}

/** A blank, which both languages share. */
export interface BlankForm extends Record<Language, BlankWordsForm> {
	kind: BlankKind
	meaning: AnswerMeaning | ''
}

export type PartForm = Record<Language, { heading: string; note: string }>

/** All fields of a prompt of the library. */
export interface DeskForm extends Record<Language, WordsForm> {
	category: CategoryId
	isPremium: boolean
	/** The ids of related prompts. */
	related: readonly string[]
	blanks: readonly BlankForm[]
	parts: readonly PartForm[]
}

export const WORDS_FIELDS = [
	'title',
	'tagline',
	'description',
	'promptText',
	'instructions',
	'steps',
	'followUp',
	'tags',
	'searchedAs',
	'credits',
] as const satisfies readonly (keyof WordsForm)[]

export const RELATED_FIELDS = 3

export const NO_BLANK_WORDS: BlankWordsForm = { name: '', label: '', example: '', choices: '' }

/** The fields of what is stored. */
export function deskFormOf(content: PromptContent): DeskForm {
	const { category, isPremium, relatedPrompts, en, pt } = content
	const longest = Math.max(en.blanks.length, pt.blanks.length)
	const mostParts = Math.max(en.answerParts?.length ?? 0, pt.answerParts?.length ?? 0)
	return {
		category,
		isPremium,
		related: relatedPrompts,
		...inEachLanguage((language) => wordsForm(content[language])),
		blanks: Array.from({ length: longest }, (_, at) => {
			const one = en.blanks[at] ?? pt.blanks[at]
			return {
				kind: one?.kind ?? 'short',
				meaning: one?.meaning ?? '',
				...inEachLanguage((language) => blankWords(content[language].blanks[at])),
			}
		}),
		parts: Array.from({ length: mostParts }, (_, at) =>
			inEachLanguage((language) => {
				const { heading = '', note = '' } = content[language].answerParts?.[at] ?? {}
				return { heading, note }
			}),
		),
	}
}

function wordsForm(words: PromptWords): WordsForm {
	const { title, tagline, description, promptText, instructions, followUp, credits } = words
	return {
		...{ title, tagline, description, promptText, instructions, followUp, credits },
		steps: words.steps.join('\n'),
		tags: words.tags.join(', '),
		searchedAs: words.searchedAs.join('\n'),
	}
}

function blankWords(blank: WrittenBlank | undefined): BlankWordsForm {
	if (!blank) return { ...NO_BLANK_WORDS }
	const { name, label, example, choices = [] } = blank
	return { name, label, example, choices: choices.join('\n') }
}

/** What the fields say, as it is stored. */
export function contentOf(form: DeskForm): PromptContent {
	const { category, isPremium, related, parts } = form
	return {
		category,
		isPremium,
		relatedPrompts: related.map((id) => id.trim()).filter(Boolean),
		...inEachLanguage((language) => {
			const { tags, searchedAs, steps, ...texts } = form[language]
			const answerParts = parts.map((part) => part[language])
			return {
				...texts,
				tags: listed(tags, ','),
				searchedAs: listed(searchedAs, '\n'),
				steps: listed(steps, '\n'),
				blanks: form.blanks.map((blank) => blankOf(blank, language)),
				...(answerParts.length > 0 ? { answerParts } : {}),
			}
		}),
	}
}

function blankOf({ kind, meaning, ...words }: BlankForm, language: Language): WrittenBlank {
	const { name, label, example, choices: written } = words[language]
	const choices = kind === 'choice' ? listed(written, '\n') : []
	return {
		...{ name, label, example },
		...(kind === 'short' ? {} : { kind }),
		...(choices.length > 0 ? { choices } : {}),
		...(meaning ? { meaning } : {}),
	}
}

const listed = (written: string, between: string) =>
	written
		.split(between)
		.map((item) => item.trim())
		.filter(Boolean)

/** Whether two would be stored alike. */
export function isSameForm(one: DeskForm, other: DeskForm): boolean {
	return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))
}

/** The fields of a form that was sent without scripts, or of nothing. */
export function deskFormFrom(form: FormData = new FormData()): DeskForm {
	const text = (name: string) => {
		const sent = form.get(name)
		return typeof sent === 'string' ? sent.replaceAll('\r\n', '\n') : ''
	}
	const rows = <Row>(name: string, most: number, first: string, read: (row: string) => Row) =>
		Array.from({ length: most }, (_, at) => `${name}.${at}`)
			.filter((row) => form.has(`${row}.${first}`))
			.map(read)
	const category = text('category')
	const meant = (name: string) => ANSWER_MEANINGS.find((meaning) => meaning === text(name)) ?? ''
	return {
		category: isCategoryId(category) ? category : (categories[0]?.id ?? 'personal-ai'),
		isPremium: text('access') === 'premium',
		related: Array.from({ length: RELATED_FIELDS }, (_, at) => text(`related.${at}`)),
		...inEachLanguage((language) => wordsFrom((field) => text(`${language}.${field}`))),
		blanks: rows('blanks', MOST.blanks, 'en.name', (row) => ({
			kind: BLANK_KINDS.find((kind) => kind === text(`${row}.kind`)) ?? 'short',
			meaning: meant(`${row}.meaning`),
			...inEachLanguage((language) => ({
				name: text(`${row}.${language}.name`),
				label: text(`${row}.${language}.label`),
				example: text(`${row}.${language}.example`),
				choices: text(`${row}.${language}.choices`),
			})),
		})),
		parts: rows('parts', MOST.answerParts, 'en.heading', (row) =>
			inEachLanguage((language) => ({
				heading: text(`${row}.${language}.heading`),
				note: text(`${row}.${language}.note`),
			})),
		),
	}
}

function wordsFrom(text: (field: keyof WordsForm) => string): WordsForm {
	return {
		title: text('title'),
		tagline: text('tagline'),
		description: text('description'),
		promptText: text('promptText'),
		instructions: text('instructions'),
		steps: text('steps'),
		followUp: text('followUp'),
		tags: text('tags'),
		searchedAs: text('searchedAs'),
		credits: text('credits'),
	}
}
