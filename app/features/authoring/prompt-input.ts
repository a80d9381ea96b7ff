import { z } from 'zod'
import { optionalText, requiredText, says } from '~/core/form-schema'
import { trimmed } from '~/core/trimmed'
import { isCategoryId } from '~/features/library/category'
import { isLanguage } from '~/i18n/language'
import { LONGEST_PROMPT, LONGEST_TAG, MOST_TAGS, parseTags } from './prompt-form'

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
