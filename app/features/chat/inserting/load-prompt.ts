import '~/features/locker/words/load'
import { href } from 'react-router'
import { z } from 'zod'
import { BLANK_KINDS } from '~/content/catalogue'
import type { Filled } from '~/features/library/blanks'
import { defaultsOf, describedBlanks } from '~/features/locker/blanks/saved-blanks'
import { fetchSavedPrompt } from '~/features/locker/ui/call-locker'
import { LANGUAGES, type Language } from '~/i18n/language'

const InsertablePrompt = z.object({
	id: z.string(),
	title: z.string(),
	language: z.enum(LANGUAGES),
	promptText: z.string(),
	blanks: z.array(
		z.object({
			name: z.string(),
			label: z.string(),
			example: z.string(),
			choices: z.array(z.string()).readonly().exactOptional(),
			kind: z.enum(BLANK_KINDS).exclude(['short']).exactOptional(),
			twin: z
				.object({ name: z.string(), choices: z.array(z.string()).readonly().exactOptional() })
				.exactOptional(),
		}),
	),
})

/** A prompt with its text, for a message. */
export type InsertablePrompt = z.infer<typeof InsertablePrompt> & {
	/** What stands in its fields at first. */
	defaults?: Filled
}

/** A prompt that was chosen for a message. */
export interface WantedPrompt {
	from: 'library' | 'locker'
	id: string
}

/** A prompt as it is now, or null where it can't be had. What is one's own is in no language but the page's. */
export async function loadPrompt(
	{ from, id }: WantedPrompt,
	language: Language,
): Promise<InsertablePrompt | null> {
	try {
		return await (from === 'locker' ? fetchOwn(id, language) : fetchPublished(id))
	} catch {
		return null
	}
}

async function fetchPublished(id: string): Promise<InsertablePrompt | null> {
	const response = await fetch(href('/chat-legend/prompt/:id', { id }))
	return response.ok ? InsertablePrompt.parse(await response.json()) : null
}

/** Under the id by which the locker's own page remembers what was filled in. */
async function fetchOwn(id: string, language: Language): Promise<InsertablePrompt> {
	const { title, content, blanks } = await fetchSavedPrompt(id)
	return {
		id: `locker:${id}`,
		title,
		language,
		promptText: content,
		blanks: describedBlanks(content, blanks),
		defaults: defaultsOf(blanks),
	}
}
