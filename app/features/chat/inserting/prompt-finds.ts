import { z } from 'zod'
import { type CategoryId, isCategoryId } from '~/features/library/category'
import { LANGUAGES } from '~/i18n/language'

/** Longer than anyone types to name a prompt. */
export const LONGEST_PROMPT_QUERY = 60

const TitleParts = z.array(z.object({ text: z.string(), isMatch: z.boolean() })).readonly()

/** A prompt of the library that can be put into a message. */
const LibraryFind = z.object({
	id: z.string(),
	category: z.custom<CategoryId>(isCategoryId),
	language: z.enum(LANGUAGES),
	titleParts: TitleParts,
})

/** Prompts that fit what was typed behind a `/`: those of the person's locker and of the library, without their texts. */
export const PromptFinds = z.object({
	query: z.string(),
	own: z.array(z.object({ id: z.string(), titleParts: TitleParts })),
	library: z.array(LibraryFind),
})
export type PromptFinds = z.infer<typeof PromptFinds>
