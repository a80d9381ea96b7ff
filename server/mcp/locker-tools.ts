import { z } from 'zod'
import { fencedMarkdown, inlineMarkdown, proseMarkdown } from '~/core/markdown'
import { refuse } from '~/core/refuse.server'
import type { LockerCategory, SavedPrompt } from '~/features/locker/locker'
import { readSavedPrompt } from '~/features/locker/locker.server'
import { listCategories } from '~/features/locker/locker-category.server'
import { findSaved, readFound } from '~/features/locker/locker-finding.server'
import { WHOLE } from '~/features/locker/locker-search'
import { canReadLocker, dataResult, means, requireLocker, textResult, tool } from './tool'

const MOST_FOUND = 50
const USUALLY_FOUND = 10
const LONGEST_QUERY = 200
const LONGEST_NAME = 100
const LONGEST_ID = 64

export const searchLocker = tool({
	name: 'search_locker',
	title: 'mcp_search_locker',
	text: 'mcp_search_locker_text',
	fields: {
		query: z.string().max(LONGEST_QUERY).default('').meta(means('mcp_field_query')),
		category: z.string().max(LONGEST_NAME).optional().meta(means('mcp_field_locker_category')),
		limit: z.int().min(1).max(MOST_FOUND).default(USUALLY_FOUND).meta(means('mcp_field_limit')),
	},
	isFor: canReadLocker,
	async run(caller, { query, category, limit }) {
		const legend = requireLocker(caller)
		const categories = await listCategories(legend)
		const asked = { ...WHOLE, query, category: categoryNamed(category, categories) }
		const { ids, count } = await findSaved(legend, asked, { after: null, most: limit, isCounted: true })
		const found = await readFound(legend, ids)
		return dataResult({
			prompts: found.map((prompt) => summaryOf(prompt, categories)),
			total: count,
			categories: categories.map(({ name }) => name),
		})
	},
})

export const readLockerPrompt = tool({
	name: 'read_saved_prompt',
	title: 'mcp_read_saved_prompt',
	text: 'mcp_read_saved_prompt_text',
	fields: { id: z.string().max(LONGEST_ID).meta(means('mcp_field_saved_id')) },
	isFor: canReadLocker,
	async run(caller, { id }) {
		const legend = requireLocker(caller)
		const prompt = await readSavedPrompt(legend, id)
		const category = nameOf(prompt, await listCategories(legend))
		const { t } = caller
		return textResult(
			[
				`# ${inlineMarkdown(prompt.title)}`,
				proseMarkdown(prompt.description),
				fencedMarkdown(prompt.content),
				category && `${t('category')}: ${inlineMarkdown(category)}`,
				prompt.tags.length > 0 && `${t('tags')}: ${prompt.tags.map(inlineMarkdown).join(', ')}`,
			]
				.filter(Boolean)
				.join('\n\n'),
		)
	},
})

/** The filter for a category's name, in whatever case; all where none is named. Refuses with `invalid_input` for one that is not there. */
function categoryNamed(name: string | undefined, categories: readonly LockerCategory[]): string {
	if (!name) return 'all'
	const wanted = name.toLowerCase()
	const category = categories.find((one) => one.name.toLowerCase() === wanted)
	if (category) return category.id
	const known = categories.map((one) => one.name).join(', ')
	throw refuse('invalid_input', undefined, {
		message: 'mcp_unknown_locker_category',
		values: { name, count: categories.length, known },
	})
}

function summaryOf(prompt: Omit<SavedPrompt, 'content'>, categories: readonly LockerCategory[]) {
	const { id, title, description, tags, isPinned, updatedAt } = prompt
	return {
		id,
		title,
		description,
		tags: [...tags],
		category: nameOf(prompt, categories),
		is_pinned: isPinned,
		updated_at: updatedAt,
	}
}

function nameOf(
	{ categoryId }: Pick<SavedPrompt, 'categoryId'>,
	categories: readonly LockerCategory[],
): string | null {
	return categories.find(({ id }) => id === categoryId)?.name ?? null
}
