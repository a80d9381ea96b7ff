import type {
	ListResourcesResult,
	ReadResourceResult,
	ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js'
import { refuse } from '~/core/refuse.server'
import { readPrompt } from '~/features/library/prompt.server'
import { publishedPrompts } from '~/features/library/published.server'
import { PROMPT_FILES } from '~/requests/prompt-file.server'
import { promptMarkdown } from '../api/prompt-markdown'
import { type McpCaller, requireReader } from './caller'

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
