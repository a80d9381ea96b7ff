import type { z } from 'zod'
import type { Viewer } from '~/core/viewer'
import type { MessageId } from '~/i18n/words'
import {
	invalidParameter,
	listCategoriesForApi,
	listForApi,
	readForApi,
	searchForApi,
} from './api-library.server'
import {
	CategoriesParameters,
	CategoryList,
	ListParameters,
	PromptList,
	PromptParameters,
	PromptWhole,
	SearchParameters,
	SearchResult,
} from './api-schema.server'

/** Where the API begins; its number goes up when something that is here changes its meaning or goes away. */
export const API_ROOT = '/api/v1'

/** One thing that a program can ask for: what the server answers, and what the description says, are this. */
export interface ApiOperation {
	id: string
	/** From the root on, with `{name}` where a parameter stands in it. */
	path: string
	title: MessageId
	text: MessageId
	parameters: z.ZodObject
	answer: z.ZodType<object>
	/** Answers for a viewer. Refuses with `invalid_input` for parameters that the schema does not take. */
	read(viewer: Viewer, given: Record<string, string>): Promise<object>
}

interface Definition<Parameters extends z.ZodObject, Answer extends z.ZodType<object>>
	extends Omit<ApiOperation, 'read'> {
	parameters: Parameters
	answer: Answer
	reader(viewer: Viewer, parameters: z.output<Parameters>): Promise<z.output<Answer>>
}

function operation<Parameters extends z.ZodObject, Answer extends z.ZodType<object>>({
	reader,
	...described
}: Definition<Parameters, Answer>): ApiOperation {
	return {
		...described,
		read(viewer, given) {
			const parsed = described.parameters.safeParse(given)
			if (parsed.success) return reader(viewer, parsed.data)
			throw invalidParameter(String(parsed.error.issues[0]?.path[0] ?? ''))
		},
	}
}

/** Everything that the API can be asked, in the order in which it is described (docs/api.md). */
export const API_OPERATIONS: readonly ApiOperation[] = [
	operation({
		id: 'listPrompts',
		path: '/prompts',
		title: 'api_list_prompts',
		text: 'api_list_prompts_text',
		parameters: ListParameters,
		answer: PromptList,
		reader: listForApi,
	}),
	operation({
		id: 'readPrompt',
		path: '/prompts/{id}',
		title: 'api_read_prompt',
		text: 'api_read_prompt_text',
		parameters: PromptParameters,
		answer: PromptWhole,
		reader: readForApi,
	}),
	operation({
		id: 'listCategories',
		path: '/categories',
		title: 'api_list_categories',
		text: 'api_list_categories_text',
		parameters: CategoriesParameters,
		answer: CategoryList,
		reader: (_viewer, parameters) => listCategoriesForApi(parameters),
	}),
	operation({
		id: 'searchPrompts',
		path: '/search',
		title: 'api_search',
		text: 'api_search_text',
		parameters: SearchParameters,
		answer: SearchResult,
		reader: searchForApi,
	}),
]
