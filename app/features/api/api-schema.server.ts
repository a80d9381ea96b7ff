import { z } from 'zod'
import { BLANK_KINDS } from '~/content/catalogue'
import { REFUSALS, type Refusal } from '~/core/refuse.server'
import { categories } from '~/features/library/category'
import { PAGE_SIZE } from '~/features/library/prompt'
import { FALLBACK_LANGUAGE, LANGUAGES } from '~/i18n/language'
import type { MessageId } from '~/i18n/words'

const MOST_AT_ONCE = 100
const LONGEST_QUERY = 200
const LONGEST_CURSOR = 300

/** What a field or parameter means, as a message: the description says it in its reader's language. */
const means = (description: MessageId) => ({ description })

/** The schemas that the description gives a name. */
export const apiSchemas = z.registry<{ id: string }>()

const CategoryName = z.enum(categories.map(({ id }) => id))
const LanguageName = z.enum(LANGUAGES)

const lang = LanguageName.default(FALLBACK_LANGUAGE).meta(means('api_parameter_lang'))
const paging = {
	after: z.string().max(LONGEST_CURSOR).optional().meta(means('api_parameter_after')),
	limit: z.coerce
		.number()
		.int()
		.min(1)
		.max(MOST_AT_ONCE)
		.default(PAGE_SIZE)
		.meta(means('api_parameter_limit')),
}
const category = CategoryName.optional().meta(means('api_parameter_category'))

export const ListParameters = z.object({ lang, category, ...paging })
export const PromptParameters = z.object({
	id: z.string().min(1).max(64).meta(means('api_parameter_id')),
	lang,
})
export const CategoriesParameters = z.object({ lang })
export const SearchParameters = z.object({
	q: z.string().trim().min(1).max(LONGEST_QUERY).meta(means('api_parameter_q')),
	lang,
	category,
	...paging,
})

/** What everybody may know of a prompt. */
export const PromptSummary = z
	.object({
		id: z.string(),
		url: z.url().meta(means('api_field_url')),
		category: z.object({ id: CategoryName, title: z.string() }),
		language: LanguageName.meta(means('api_field_language')),
		title: z.string(),
		description: z.string(),
		tags: z.array(z.string()),
		is_premium: z.boolean(),
		is_open: z.boolean().meta(means('api_field_is_open')),
	})
	.register(apiSchemas, { id: 'PromptSummary' })
export type PromptSummary = z.infer<typeof PromptSummary>

const BlankOfPrompt = z
	.object({
		name: z.string(),
		label: z.string(),
		example: z.string(),
		kind: z.enum(BLANK_KINDS),
		choices: z.array(z.string()).optional(),
	})
	.register(apiSchemas, { id: 'Blank' })

export const PromptWhole = PromptSummary.extend({
	tagline: z.string().nullable(),
	instructions: z.string().nullable(),
	steps: z.array(z.string()),
	credits: z.string().nullable(),
	updated_on: z.iso.date(),
	text: z.string().nullable().meta(means('api_field_text')),
	blanks: z.array(BlankOfPrompt).meta(means('api_field_blanks')),
	follow_up: z.string().nullable().meta(means('api_field_follow_up')),
	related: z.array(z.string()).meta(means('api_field_related')),
}).register(apiSchemas, { id: 'Prompt' })
export type PromptWhole = z.infer<typeof PromptWhole>

const next = z.string().nullable().meta(means('api_field_next'))

export const PromptList = z
	.object({ prompts: z.array(PromptSummary), next })
	.register(apiSchemas, { id: 'PromptList' })

export const CategoryList = z
	.object({
		categories: z.array(
			z
				.object({
					id: CategoryName,
					url: z.url(),
					title: z.string(),
					description: z.string(),
					prompts: z.int().min(0).meta(means('api_field_prompts')),
				})
				.register(apiSchemas, { id: 'Category' }),
		),
	})
	.register(apiSchemas, { id: 'CategoryList' })

export const SearchResult = z
	.object({
		prompts: z.array(PromptSummary),
		next,
		total: z.int().min(0).meta(means('api_field_total')),
		is_more_than_total: z.boolean().meta(means('api_field_is_more_than_total')),
		close: z.int().min(0).meta(means('api_field_close')),
		corrected: z.string().nullable().meta(means('api_field_corrected')),
	})
	.register(apiSchemas, { id: 'SearchResult' })

const codes = Object.keys(REFUSALS).filter((code): code is Refusal => Object.hasOwn(REFUSALS, code))

/** How every address says no. */
export const ApiError = z
	.object({ error: z.enum(codes), message: z.string(), details: z.looseObject({}).optional() })
	.register(apiSchemas, { id: 'Error' })
