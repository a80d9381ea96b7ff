import { z } from 'zod'
import { optionalText, requiredText, says } from '~/core/form-schema'
import { trimmed } from '~/core/trimmed'
import { isCategoryId } from '~/features/library/category'
import { isLanguage } from '~/i18n/language'
import { isBlank, LONGEST_PROMPT, LONGEST_TAG, MOST_TAGS, parseTags } from './prompt-form'

/** The form of a created prompt. The premium flag is a wish that only an admin's form is granted. */
export const PromptFormInput = z.object({
	title: requiredText('required_fields_missing', LONGEST_PROMPT.title),
	tagline: optionalText(LONGEST_PROMPT.tagline),
	description: requiredText('required_fields_missing', LONGEST_PROMPT.description),
	category: z
		.string(says('required_fields_missing'))
		.max(LONGEST_PROMPT.category, says('required_fields_missing'))
		.refine(isCategoryId, says('required_fields_missing')),
	// White space inside and before the text is its own; only an empty text is none.
	promptText: z
		.string(says('required_fields_missing'))
		.transform((text) => text.replaceAll('\r\n', '\n').trimEnd())
		.refine((text) => trimmed(text) !== '', says('required_fields_missing'))
		.refine((text) => text.length <= LONGEST_PROMPT.promptText, says('text_too_long')),
	instructions: optionalText(LONGEST_PROMPT.instructions),
	credits: optionalText(LONGEST_PROMPT.credits),
	tags: z
		.string()
		.max(LONGEST_PROMPT.tags, says('text_too_long'))
		.default('')
		.transform(parseTags)
		.refine((tags) => tags.length <= MOST_TAGS, says('too_many_tags'))
		.refine((tags) => tags.every((tag) => tag.length <= LONGEST_TAG), says('text_too_long')),
	language: z
		.string()
		.max(LONGEST_PROMPT.language, says('field_invalid'))
		.refine(isLanguage, says('field_invalid')),
	isPremium: z
		.string()
		.max(LONGEST_PROMPT.isPremium)
		.optional()
		.transform((value) => value === 'on'),
})

export type PromptInput = z.infer<typeof PromptFormInput>

/** What is noted of a change. */
export const VersionNote = optionalText(LONGEST_PROMPT.note)

/** The same form with what is noted of the change. */
export const WholePromptInput = PromptFormInput.extend({ note: VersionNote })

const typed = (field: keyof typeof LONGEST_PROMPT) =>
	z
		.string()
		.transform((text) => text.replaceAll('\r\n', '\n'))
		.refine((text) => text.length <= LONGEST_PROMPT[field], says('text_too_long'))

/** The same form as a draft: as it was typed, and unfinished. */
export const PromptDraftInput = z
	.object({
		title: typed('title'),
		tagline: typed('tagline'),
		description: typed('description'),
		category: typed('category'),
		promptText: typed('promptText'),
		instructions: typed('instructions'),
		credits: typed('credits'),
		tags: typed('tags'),
		language: PromptFormInput.shape.language,
		isPremium: typed('isPremium'),
		note: typed('note'),
	})
	.refine((draft) => !isBlank(draft), { ...says('draft_empty'), path: ['title'] })
