import { z } from 'zod'
import { BLANK_KINDS } from '~/content/catalogue'
import { trimmed } from '~/core/trimmed'
import type { MessageId } from '~/i18n/words'
import { blanksTyped, SavedBlanks } from './blanks/blanks-input'
import { LOCKER_LENGTHS, type LockerDraft, MOST_SAVED_TAGS, NEW_CATEGORY } from './locker'

/** Longer than the id of any category. */
export const LONGEST_CATEGORY_ID = 100
/** More than are taken: enough to say so. */
const MOST_READ_TAGS = 4 * MOST_SAVED_TAGS

const says = (error: MessageId) => ({ error })

/**
 * PostgreSQL has no NUL in a text and no half characters; line ends are one sign. All else stays as it was written, and
 * what was stored already is the same again.
 */
export const storable = (text: string) => text.replaceAll('\0', '').replace(/\r+\n/g, '\n').toWellFormed()

/** Titles, names and tags are one line. */
const inOneLine = (text: string) => trimmed(storable(text).replace(/[\p{Cc}\s]+/gu, ' '))

const oneLine = (most: number) =>
	z
		.string(says('saved_field_invalid'))
		.transform(inOneLine)
		.pipe(z.string().max(most, says('saved_text_too_long')))

const Tag = oneLine(LOCKER_LENGTHS.tag)

/** Tags as they are stored: one line each, none blank, none twice. */
export const Tags = z
	.array(Tag, says('saved_field_invalid'))
	.transform((tags) => [...new Set(tags.filter(Boolean))])
	.pipe(z.array(z.string()).max(MOST_SAVED_TAGS, says('saved_too_many_tags')))

/** The name of a category: non-blank after trimming. */
export const CategoryName = oneLine(LOCKER_LENGTHS.category).refine(Boolean, says('category_name_required'))

/** What a person writes into a saved prompt: title and content are needed, white space in the content is kept. */
export const SavedPromptInput = z.object({
	title: oneLine(LOCKER_LENGTHS.title).refine(Boolean, says('title_required')),
	content: z
		.string(says('saved_field_invalid'))
		.transform(storable)
		.refine((text) => trimmed(text) !== '', says('content_required'))
		.pipe(z.string().max(LOCKER_LENGTHS.content, says('saved_text_too_long'))),
	description: z
		.string(says('saved_field_invalid'))
		.transform((text) => trimmed(storable(text)))
		.pipe(z.string().max(LOCKER_LENGTHS.description, says('saved_text_too_long'))),
	tags: Tags,
	categoryId: z
		.string(says('saved_field_invalid'))
		.max(LONGEST_CATEGORY_ID, says('saved_field_invalid'))
		.nullable(),
	/** Where they are missing, what is told of them stays as it is. */
	blanks: SavedBlanks.optional(),
})
export type SavedPromptInput = z.infer<typeof SavedPromptInput>

/** An edit knows which text it was made of; a newer one is not written over (docs/product.md#locker). */
export type SavedPromptEdit = SavedPromptInput & { editedAt: Date }

const DRAFT_ERRORS = [
	'title_required',
	'content_required',
	'category_name_required',
	'saved_text_too_long',
	'saved_too_many_tags',
	'saved_field_invalid',
] as const satisfies readonly MessageId[]

/** What to write beside each field of a draft: the first thing that is wrong with it. */
export function draftErrors(error: z.ZodError): { [Field in string]?: MessageId } {
	const errors = new Map<string, MessageId>()
	for (const { path, message } of error.issues) {
		const said = DRAFT_ERRORS.find((known) => known === message) ?? 'saved_field_invalid'
		const field = String(path[0] ?? '')
		if (!errors.has(field)) errors.set(field, said)
	}
	return Object.fromEntries(errors)
}

const WrittenBlank = z.object({
	name: z.string(),
	kind: z.enum(BLANK_KINDS),
	default: z.string(),
	choices: z.array(z.string()),
	label: z.string().optional(),
	example: z.string().optional(),
})

/** What stands in the fields of a prompt's form; one that an earlier version kept may have no name of a category. */
export const Written = z.object({
	title: z.string(),
	content: z.string(),
	description: z.string(),
	tags: z.array(z.string()),
	categoryId: z.string().nullable(),
	newCategory: z.string().default(''),
	blanks: z.array(WrittenBlank).optional(),
})
export type Written = z.infer<typeof Written>

/** The fields of what may have more. */
export const writtenOf = (prompt: LockerDraft): Written => Written.parse(prompt)

/** The tags of a line in which commas part them. */
export const tagsTyped = (line: string) => line.split(',', MOST_READ_TAGS).map(trimmed).filter(Boolean)

/** A form's fields as a draft; a tag that is typed but not yet added counts. Without scripts tags are one line. */
export function lockerDraftOf(form: FormData): Written {
	const text = (name: string) => String(form.get(name) ?? '')
	const tags = form.has('tagList')
		? tagsTyped(text('tagList'))
		: [...form.getAll('tags').map(String), ...tagsTyped(text('tag'))]
	const categoryId = text('categoryId')
	const blanks = blanksTyped(form, text('content'))
	return {
		...(blanks ? { blanks } : {}),
		title: text('title'),
		content: text('content'),
		description: text('description'),
		tags: tags.map(trimmed).filter(Boolean),
		categoryId: categoryId === '' || categoryId === NEW_CATEGORY ? null : categoryId,
		newCategory: categoryId === NEW_CATEGORY ? text('newCategory') : '',
	}
}
