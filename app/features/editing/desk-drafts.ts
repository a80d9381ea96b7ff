import { z } from 'zod'
import { ANSWER_MEANINGS } from '~/content/answer-meanings'
import { BLANK_KINDS } from '~/content/catalogue'
import type { DraftBrowser } from '~/core/drafts/draft-browser'
import { createDrafts, type Drafts } from '~/core/drafts/drafts'
import { categories } from '~/features/library/category'
import type { DeskForm } from './desk-form'

const words = z.object({
	title: z.string(),
	tagline: z.string(),
	description: z.string(),
	promptText: z.string(),
	instructions: z.string(),
	steps: z.string(),
	followUp: z.string(),
	tags: z.string(),
	searchedAs: z.string(),
	credits: z.string(),
})
const blankWords = z.object({ name: z.string(), label: z.string(), example: z.string(), choices: z.string() })
const partWords = z.object({ heading: z.string(), note: z.string() })

const Values = z.object({
	category: z.enum(categories.map(({ id }) => id)),
	isPremium: z.boolean(),
	related: z.array(z.string()),
	en: words,
	pt: words,
	blanks: z.array(
		z.object({
			kind: z.enum(BLANK_KINDS),
			meaning: z.enum([...ANSWER_MEANINGS, '']),
			en: blankWords,
			pt: blankWords,
		}),
	),
	parts: z.array(z.object({ en: partWords, pt: partWords })),
}) satisfies z.ZodType<DeskForm>

const Kept = z.object({
	about: z.string(),
	base: z.string(),
	values: Values,
	idempotencyKey: z.string(),
	sent: z.array(Values),
})

/** What an editor wrote at the desk and the server has not taken yet: it stays on this device until it has. */
export function deskDrafts(browser: DraftBrowser, userId: string): Drafts<DeskForm> {
	return createDrafts(browser, `draft:library:${userId}`, (kept) => Kept.safeParse(kept).data ?? null)
}
