import { href } from 'react-router'
import { z } from 'zod'
import { BLANK_KINDS } from '~/content/catalogue'
import { LANGUAGES } from '~/i18n/language'

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
			choices: z.array(z.string()).exactOptional(),
			kind: z.enum(BLANK_KINDS).exclude(['short']).exactOptional(),
			twin: z.object({ name: z.string(), choices: z.array(z.string()).exactOptional() }).exactOptional(),
		}),
	),
})

/** A prompt with its text, for a message. */
export type InsertablePrompt = z.infer<typeof InsertablePrompt>

/** The prompt with this id, or null where it can't be had now. */
export async function loadPrompt(id: string): Promise<InsertablePrompt | null> {
	try {
		const response = await fetch(href('/chat-legend/prompt/:id', { id }))
		return response.ok ? InsertablePrompt.parse(await response.json()) : null
	} catch {
		return null
	}
}
