import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { refuse } from '~/core/refuse.server'
import type { Viewer } from '~/core/viewer'
import { env } from '~/env/env.server'
import { categories, categoryTitle } from '~/features/library/category'
import { categoryText } from '~/features/library/category-text.server'
import type { ListedPrompt, PromptPage } from '~/features/library/prompt'
import { readPrompt } from '~/features/library/prompt.server'
import { SearchQuery } from '~/features/search/search'
import { countByCategory, findPrompts } from '~/features/search/search.server'
import { readCursor } from '~/features/search/search-hits.server'
import { inLanguage } from '~/i18n/address'
import type {
	CategoriesParameters,
	CategoryList,
	ListParameters,
	PromptList,
	PromptParameters,
	PromptSummary,
	PromptWhole,
	SearchParameters,
	SearchResult,
} from './api-schema.server'

type Asked<Parameters extends z.ZodType> = z.output<Parameters>

/** One page of the library in its own order. Refuses with `invalid_input` for a cursor that is not this list's. */
export async function listForApi(
	viewer: Viewer,
	{ lang, category: only, after, limit }: Asked<typeof ListParameters>,
): Promise<z.output<typeof PromptList>> {
	const category = only ?? null
	const list = ['', category]
	const place = after === undefined ? null : readApiCursor(after, list)
	const found = await findPrompts(viewer, lang, { query: '', category, after: place, limit })
	return {
		prompts: found.prompts.map(summaryOf),
		next: found.next && writeApiCursor(found.next, list),
	}
}

/** One page of what was searched for, the best first. Refuses like `listForApi`. */
export async function searchForApi(
	viewer: Viewer,
	{ q, lang, category: only, after, limit }: Asked<typeof SearchParameters>,
): Promise<z.output<typeof SearchResult>> {
	const query = SearchQuery.shape.q.parse(q)
	if (query === '') throw invalidParameter('q')
	const category = only ?? null
	const list = [query, category]
	const place = after === undefined ? null : readApiCursor(after, list)
	const found = await findPrompts(viewer, lang, { query, category, after: place, limit })
	return {
		prompts: found.prompts.map(summaryOf),
		next: found.next && writeApiCursor(found.next, list),
		total: found.total,
		is_more_than_total: found.isMoreThanTotal,
		close: found.closeCount,
		corrected: found.corrected,
	}
}

/** One prompt; its text is null where this viewer may not read it. Refuses with `not_found` for an unknown id. */
export async function readForApi(
	viewer: Viewer,
	{ id, lang }: Asked<typeof PromptParameters>,
): Promise<PromptWhole> {
	return wholeOf(await readPrompt(viewer, id, lang))
}

/** A prompt for programs, as `readPrompt` gave it to a viewer. */
export function wholeOf(prompt: PromptPage): PromptWhole {
	const { tagline, instructions, steps, credits, updatedOn, body, related } = prompt
	return {
		...summaryOf(prompt),
		tagline,
		instructions,
		steps: [...steps],
		credits,
		updated_on: updatedOn,
		text: body?.promptText ?? null,
		blanks: (body?.blanks ?? []).map(({ name, label, example, kind, choices }) => ({
			name,
			label,
			example,
			kind: kind ?? 'short',
			...(choices ? { choices: [...choices] } : {}),
		})),
		follow_up: body?.followUp || null,
		related: related.map((other) => other.id),
	}
}

/** The categories in their fixed order, with how many prompts each holds. */
export async function listCategoriesForApi({
	lang,
}: Asked<typeof CategoriesParameters>): Promise<z.output<typeof CategoryList>> {
	const counts = await countByCategory()
	return {
		categories: categories.map(({ id, [lang]: { title } }) => ({
			id,
			url: inLanguage(`${env().origin}/category/${id}`, lang),
			title,
			description: categoryText(id, lang).description,
			prompts: counts[id],
		})),
	}
}

function summaryOf(card: ListedPrompt): PromptSummary {
	const { id, address, category, language, title, description, tags, isPremium, isOpen, isCreated } = card
	const page = `${env().origin}/prompt/${address}`
	return {
		id,
		url: isCreated ? page : inLanguage(page, language),
		category: { id: category, title: categoryTitle(category, language) },
		language,
		title,
		description,
		tags: [...tags],
		is_premium: isPremium,
		is_open: isOpen,
	}
}

const MARK_CHARACTERS = 8

/** Which list a cursor belongs to: the same words and category. */
type List = readonly (string | null)[]

/** Where a page of the API ends, as one opaque word that continues this list and no other. */
export function writeApiCursor(next: string, list: List): string {
	return `${next}.${markOf(list)}`
}

/** What `writeApiCursor` was given. Refuses with `invalid_input` for anything else, and for the cursor of another list. */
export function readApiCursor(cursor: string, list: List): string {
	const [next = '', mark, ...rest] = cursor.split('.')
	if (rest.length > 0 || mark !== markOf(list) || readCursor(next) === null) throw invalidParameter('after')
	return next
}

/** The no to a parameter that holds what it can't. */
export function invalidParameter(name: string) {
	const fields = { [name]: 'field_invalid' }
	return refuse('invalid_input', { fields }, { message: 'api_parameter_invalid', values: { name } })
}

function markOf(list: List): string {
	return createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, MARK_CHARACTERS)
}
