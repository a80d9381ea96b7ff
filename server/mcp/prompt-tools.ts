import type {
	ListResourcesResult,
	ReadResourceResult,
	ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { refuse } from '~/core/refuse.server'
import { listCategoriesForApi, listForApi, searchForApi } from '~/features/api/api-library.server'
import { checkValues, fillIn, toldIn } from '~/features/library/blanks'
import { categories } from '~/features/library/category'
import type { Blank } from '~/features/library/prompt'
import { readPrompt } from '~/features/library/prompt.server'
import { publishedPrompts } from '~/features/library/published.server'
import { SearchQuery } from '~/features/search/search'
import { LANGUAGES } from '~/i18n/language'
import { PROMPT_FILES } from '~/requests/prompt-file.server'
import { lockedText, promptMarkdown } from '../api/prompt-markdown'
import { dataResult, type McpCaller, means, requireReader, textResult, tool } from './tool'

const MOST_FOUND = 50
const USUALLY_FOUND = 10
const LONGEST_QUERY = 200
const LONGEST_ID = 64
const LONGEST_NAME = 100
const LONGEST_VALUE = 5_000
/** A short value may stand at many places. */
const LONGEST_FILLED = 200_000

const id = z.string().max(LONGEST_ID).meta(means('mcp_field_id'))
const language = z.enum(LANGUAGES).optional().meta(means('mcp_field_language'))

export const searchPrompts = tool({
	name: 'search_prompts',
	title: 'mcp_search_prompts',
	text: 'mcp_search_prompts_text',
	fields: {
		query: z.string().max(LONGEST_QUERY).default('').meta(means('mcp_field_query')),
		category: z
			.enum(categories.map((category) => category.id))
			.optional()
			.meta(means('mcp_field_category')),
		language,
		limit: z.int().min(1).max(MOST_FOUND).default(USUALLY_FOUND).meta(means('mcp_field_limit')),
	},
	async run(caller, { query, language: lang = caller.language, ...part }) {
		const viewer = requireReader(caller)
		const { q } = SearchQuery.parse({ q: query })
		const asked = { lang, ...part }
		// There is no paging here: who wants more asks for more, or for something narrower.
		const { next: _, ...found } =
			q === '' ? await listForApi(viewer, asked) : await searchForApi(viewer, { q, ...asked })
		return dataResult(found)
	},
})

export const readOnePrompt = tool({
	name: 'read_prompt',
	title: 'mcp_read_prompt',
	text: 'mcp_read_prompt_text',
	fields: { id, language },
	async run(caller, input) {
		const prompt = await readPrompt(requireReader(caller), input.id, input.language ?? caller.language)
		return textResult(promptMarkdown(prompt, caller.t))
	},
})

/** Values by the names of blanks. Not `z.record`, which leaves a blank out that is called `__proto__`. */
const Values = z
	.unknown()
	.meta({ type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] } })
	.transform((given) => (isThing(given) ? Object.entries(given) : null))
	.pipe(
		z.array(
			z.tuple([
				z.string().max(LONGEST_NAME),
				z.union([z.string().max(LONGEST_VALUE), z.number()]).transform(String),
			]),
		),
	)
	.transform((entries) => Object.fromEntries(entries))

const isThing = (given: unknown): given is object =>
	typeof given === 'object' && given !== null && !Array.isArray(given)

export const fillPrompt = tool({
	name: 'fill_prompt',
	title: 'mcp_fill_prompt',
	text: 'mcp_fill_prompt_text',
	fields: {
		id,
		values: Values.default({}).meta(means('mcp_field_values')),
		language,
	},
	async run(caller, input) {
		const prompt = await readPrompt(requireReader(caller), input.id, input.language ?? caller.language)
		if (!prompt.body) return { ...textResult(lockedText(caller.t)), isError: true }
		const { promptText, blanks } = prompt.body
		const { filled, unknown, unfitting, missing } = checkValues(blanks, input.values)
		if (unknown.length > 0) throw refuseUnknown(unknown, blanks)
		const [wrong] = unfitting
		if (wrong) throw refuseUnfitting(wrong)
		const text = fillIn(promptText, toldIn(prompt.language, blanks, filled))
		if (text.length > LONGEST_FILLED) throw refuse('too_large')
		return missing.length > 0
			? textResult(text, caller.t('mcp_still_blank', { names: namesOf(missing) }))
			: textResult(text)
	},
})

export const listCategories = tool({
	name: 'list_categories',
	title: 'mcp_list_categories',
	text: 'mcp_list_categories_text',
	fields: { language },
	async run(caller, input) {
		requireReader(caller)
		return dataResult(await listCategoriesForApi({ lang: input.language ?? caller.language }))
	},
})

function refuseUnknown(unknown: readonly string[], blanks: readonly Blank[]) {
	const values = { names: unknown.join(', '), count: blanks.length, known: namesOf(blanks) }
	return refuse('invalid_input', undefined, { message: 'mcp_unknown_blanks', values })
}

function refuseUnfitting({ name, choices = [] }: Blank) {
	const values = { name, choices: choices.join(' / ') }
	return refuse('invalid_input', undefined, { message: 'mcp_unfitting_blank', values })
}

function namesOf(blanks: readonly Blank[]): string {
	return blanks.map(({ name }) => `[${name}]`).join(', ')
}

/** The catalogue, and as many created prompts as a person would look through; the tools find all. */
const MOST_LISTED = 100
const SCHEME = 'prompt://'

/** Prompts as resources: those that have words in the caller's language. */
export async function listResources({ language }: McpCaller): Promise<ListResourcesResult> {
	const resources: ListResourcesResult['resources'] = []
	for await (const { id, words } of publishedPrompts()) {
		const own = words[language]
		if (!own) continue
		const { title, description } = own
		resources.push({ uri: SCHEME + id, name: title, title, description, mimeType: PROMPT_FILES.md })
		if (resources.length === MOST_LISTED) break
	}
	return { resources }
}

/** How the address of any prompt is made. */
export function resourceTemplate({ t }: McpCaller): ResourceTemplate {
	return {
		uriTemplate: `${SCHEME}{id}`,
		name: 'prompt',
		title: t('tab_prompt'),
		description: t('mcp_read_prompt_text'),
		mimeType: PROMPT_FILES.md,
	}
}

/** The prompt at an address, as this caller may read it. Refuses with `not_found` for anything else. */
export async function readResource(caller: McpCaller, uri: string): Promise<ReadResourceResult> {
	const viewer = requireReader(caller)
	if (!uri.startsWith(SCHEME)) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	const prompt = await readPrompt(viewer, uri.slice(SCHEME.length), caller.language)
	return { contents: [{ uri, mimeType: PROMPT_FILES.md, text: promptMarkdown(prompt, caller.t) }] }
}
