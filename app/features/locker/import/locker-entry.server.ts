import { z } from 'zod'
import { trimmed } from '~/core/trimmed'
import type { MessageId } from '~/i18n/words'
import { LONGEST_BLANKS, SavedBlanks } from '../blanks/blanks-input'
import { CategoryName, draftErrors, SavedPromptInput } from '../locker-form'
import { splitTags } from './locker-file'
import type { ImportEntry } from './locker-import'

/** One entry of a file, not yet checked: its place, counted from one as a person counts, and its fields by our names. */
export type RawEntry = { at: number; fields: unknown } | Extract<ImportEntry, { problem: unknown }>

/** Far more characters than the longest prompt has, however it is written down. */
export const LONGEST_ENTRY = 1_000_000
const SHOWN_CHARACTERS = 120

const { title, content, description, tags } = SavedPromptInput.shape
const YES = /^\s*(?:yes|true|1|sim|verdadeiro)\s*$/i

/** More than any prompt has, twice or blank ones included; what is longer is not looked through. */
const MOST_TAGS_GIVEN = 1_000
const LONGEST_TAGS = 20_000
/** A tag that is no text is still a word to find the prompt by. */
const Word = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)])
const GivenTags = z
	.unknown()
	.optional()
	.refine((given) => !isTooLong(given), { error: 'saved_too_many_tags' satisfies MessageId })
	.pipe(z.union([z.array(Word), Word.transform(splitTags), z.null(), z.undefined()]))
	.transform((given) => given ?? [])
	.pipe(tags)

/** As JSON where a file holds texts alone. */
const GivenBlanks = z
	.unknown()
	.optional()
	.transform((given) => (typeof given === 'string' ? parsedJson(given) : (given ?? [])))
	.pipe(SavedBlanks)

function parsedJson(text: string): unknown {
	if (text.trim() === '') return []
	try {
		return text.length > LONGEST_BLANKS ? null : JSON.parse(text)
	} catch {
		return null
	}
}

const isTooLong = (given: unknown) =>
	Array.isArray(given)
		? given.length > MOST_TAGS_GIVEN
		: typeof given === 'string' && given.length > LONGEST_TAGS

/** One prompt of a file as its fields come: missing ones are empty, but for title and content. */
const Imported = z.object({
	// What is not there is missing, as what is empty is.
	title: z.preprocess((given) => given ?? '', title),
	content: z.preprocess((given) => given ?? '', content),
	description: description.nullish().transform((text) => text ?? ''),
	tags: GivenTags,
	blanks: GivenBlanks,
	category: z
		.preprocess(
			(name) => (typeof name === 'string' && trimmed(name) === '' ? null : name),
			CategoryName.nullish(),
		)
		.transform((name) => name ?? null),
	pinned: z
		.unknown()
		.optional()
		.transform((said) => said === true || (typeof said === 'string' && YES.test(said))),
})

const Told = z.looseObject({ title: z.unknown().optional(), content: z.unknown().optional() })

/** An entry by the rules of the form: the prompt that it is, or what is wrong with it. */
export function checkEntry(entry: RawEntry): ImportEntry {
	if ('problem' in entry) return { ...entry, shown: glimpse(entry.shown) }
	const { at, fields } = entry
	const checked = Imported.safeParse(fields)
	if (checked.success) {
		const { pinned, ...prompt } = checked.data
		return { at, prompt: { ...prompt, isPinned: pinned } }
	}
	const [[field, problem = 'saved_field_invalid'] = ['']] = Object.entries(draftErrors(checked.error))
	return { at, problem, field, shown: glimpse(fields) }
}

/** Enough of a bad entry to find it again in its file. */
function glimpse(fields: unknown): string {
	const told = Told.safeParse(fields)
	const texts = told.success
		? [told.data.title, told.data.content].filter((text) => typeof text === 'string')
		: []
	const bare = typeof fields === 'object' ? '' : String(fields)
	const shown = texts.filter((text) => text.trim()).join(': ') || bare
	return shown.slice(0, SHOWN_CHARACTERS).trim().toWellFormed().replaceAll('\0', '')
}
