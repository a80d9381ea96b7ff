import { z } from 'zod'
import type { PromptContent } from '~/content/catalogue'
import { PROMPT_ID } from '~/features/library/prompt'
import { LIBRARY_STATES } from '~/features/library/versions/listing'
import { CategoryTextsInput } from '../category-texts'
import { DraftContent, VersionNote } from '../prompt-content'

/** How files of the library are written; another number is another way. */
export const FORMAT = 1

const MOST_NAMES = 1_000
const number = z.int().min(1)
const moment = z.iso.datetime().transform((text) => new Date(text))
const by = z.string().max(100).nullable()

/** A text as its lines, so that a change of one is a line of a difference. */
const written = ({ promptText, ...words }: PromptContent['en']) => ({
	...words,
	promptText: promptText.split('\n'),
})

/** The other way round; what is no such text is left to the schema. */
function joined(words: unknown): unknown {
	if (typeof words !== 'object' || words === null || !('promptText' in words)) return words
	const { promptText } = words
	return { ...words, promptText: Array.isArray(promptText) ? promptText.join('\n') : promptText }
}

const WrittenContent = z
	.object({ en: z.unknown(), pt: z.unknown() })
	.loose()
	.transform((content) => ({ ...content, en: joined(content.en), pt: joined(content.pt) }))
	.pipe(DraftContent)
	.transform((content): PromptContent => content)

/** What the folder of the library says of itself. */
export const LibraryMark = z.strictObject({ format: z.literal(FORMAT), prompts: z.int().min(0) })

export const PromptFile = z.strictObject({
	id: z.string().regex(PROMPT_ID),
	address: z.string().regex(PROMPT_ID),
	formerAddresses: z.array(z.string().regex(PROMPT_ID)).max(MOST_NAMES),
	state: z.enum(LIBRARY_STATES),
	position: z.int(),
	publishedVersion: number.nullable(),
	publishedAt: moment.nullable(),
	updatedOn: z.iso.date().nullable(),
	scheduledVersion: number.nullable(),
	scheduledFor: moment.nullable(),
	fileDigests: z.array(z.string().max(100)).max(MOST_NAMES),
	filePublishedOn: z.iso.date().nullable(),
})

export const VersionFile = z.strictObject({
	origin: z.enum(['file', 'editor']),
	by,
	at: moment,
	note: VersionNote.nullable(),
	content: WrittenContent,
})

export const DraftFile = z.strictObject({
	basedOn: number.nullable(),
	revision: number,
	by,
	at: moment,
	content: WrittenContent,
})

export const OfferFile = z.strictObject({
	digest: z.string().max(100),
	state: z.enum(['waiting', 'taken', 'declined']),
	at: moment,
	content: WrittenContent,
})

/** What was told of each category by editors, from the first time on. A folder of an earlier export has none. */
export const CategoriesFile = z.array(
	z.strictObject({
		category: z.string().regex(PROMPT_ID),
		texts: z.array(z.strictObject({ by, at: moment, content: CategoryTextsInput })),
	}),
)

/** All of one prompt, as its folder has it. */
export interface WholePrompt {
	prompt: z.output<typeof PromptFile>
	/** From the first on. */
	versions: z.output<typeof VersionFile>[]
	draft: z.output<typeof DraftFile> | null
	offer: z.output<typeof OfferFile> | null
}

/** The names of a prompt's files in its folder. */
export const PROMPT = 'prompt.json'
export const DRAFT = 'draft.json'
export const OFFER = 'offer.json'
export const MARK = 'library.json'
export const CATEGORIES = 'categories.json'
export const versionName = (at: number) => `version-${at}.json`
export const VERSION_NAME = /^version-(\d{1,6})\.json$/

/** What is in the files of a prompt's folder, by their names. */
export function filesOf({ prompt, versions, draft, offer }: WholePrompt): Map<string, string> {
	return new Map([
		[PROMPT, json(prompt)],
		...versions.map((version, at) => [versionName(at + 1), json(withLines(version))] as const),
		...(draft ? [[DRAFT, json(withLines(draft))] as const] : []),
		...(offer ? [[OFFER, json(withLines(offer))] as const] : []),
	])
}

/** In the order of the schema, whatever that of the database is. */
function withLines<Thing extends { content: PromptContent }>({ content, ...thing }: Thing) {
	const { en, pt, ...rest } = DraftContent.parse(content)
	return { ...thing, content: { ...rest, en: written(en), pt: written(pt) } }
}

/** A value as the text of a file. */
export function json(value: unknown): string {
	return `${JSON.stringify(value, null, '\t')}\n`
}
