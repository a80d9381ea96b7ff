import { z } from 'zod'
import { ANSWER_MEANINGS } from '~/content/answer-meanings'
import { BLANK_KINDS } from '~/content/catalogue'
import { categories } from '~/features/library/category'
import { LONGEST, LONGEST_ADDRESS, MOST } from './draft-limits'

/** As the database can hold it. */
const storable = (text: string) => text.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed()
const text = (most: number) => z.string().max(most).overwrite(storable)
const lines = (most: number) => z.array(text(LONGEST.line)).max(most)

const Blank = z
	.object({
		name: text(LONGEST.line),
		label: text(LONGEST.line),
		example: text(LONGEST.line),
		kind: z.enum(BLANK_KINDS).exactOptional(),
		choices: lines(MOST.items).exactOptional(),
		meaning: z.enum(ANSWER_MEANINGS).exactOptional(),
		/** How files that were exported before there were kinds say it. */
		isLong: z.literal(true).exactOptional(),
	})
	.transform(({ name, label, example, kind: said, choices, meaning, isLong }) => {
		const kind = said ?? (choices ? 'choice' : isLong ? 'long' : 'short')
		return {
			...{ name, label, example },
			...(kind === 'short' ? {} : { kind }),
			...(kind === 'choice' && choices ? { choices } : {}),
			...(meaning ? { meaning } : {}),
		}
	})

const Words = z.object({
	title: text(LONGEST.line),
	tagline: text(LONGEST.line),
	description: text(LONGEST.paragraph),
	tags: lines(MOST.items),
	searchedAs: lines(MOST.names),
	promptText: text(LONGEST.promptText),
	blanks: z.array(Blank).max(MOST.blanks),
	instructions: text(LONGEST.page),
	steps: z.array(text(LONGEST.paragraph)).max(MOST.items),
	followUp: text(LONGEST.page),
	answerParts: z
		.array(z.object({ heading: text(LONGEST.line), note: text(LONGEST.line) }))
		.max(MOST.answerParts)
		.exactOptional(),
	credits: text(LONGEST.paragraph),
})

/** What a draft says: all of a prompt, any of it empty. What may be published is said by `checkContent`. */
export const DraftContent = z
	.object({
		category: z.enum(categories.map(({ id }) => id)),
		isPremium: z.boolean(),
		relatedPrompts: lines(MOST.items),
		en: Words,
		pt: Words,
	})
	.refine((content) => new TextEncoder().encode(JSON.stringify(content)).length <= LONGEST.bytes)

/** What a prompt's page can be called: words, so that it is neither a number nor the id of a created prompt. */
export const PromptAddress = z
	.string()
	.max(LONGEST_ADDRESS)
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
	// The desk begins a prompt there.
	.refine((address) => address !== 'new')
	.refine((address) => !/^\d+$/.test(address) && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(address))

const note = text(LONGEST.paragraph).refine((written) => written.trim() !== '')

/** What is noted of a change, kept with its version, in both languages. */
export const VersionNote = z.object({ en: note, pt: note })
export type VersionNote = z.infer<typeof VersionNote>

/** The number of a version, or of a draft's saving: the database can hold the one after it too. */
export const Count = z.int().min(1).max(2_147_483_646)
const count = Count.nullable()

/** What an editor's page sends to be kept as a prompt's draft. */
export const DraftInput = z.object({ content: DraftContent, basedOn: count, revision: count })

/** An address made of a title; it may be none, where the title has no letters of the Latin alphabet. */
export function addressOf(title: string): string {
	const plain = title
		.normalize('NFKD')
		.replaceAll(/[\u0300-\u036f'’]/g, '')
		.toLowerCase()
	const words = plain.match(/[a-z0-9]+/g) ?? []
	return words.reduce((address, word) => {
		const longer = address ? `${address}-${word}` : word
		return longer.length <= LONGEST_ADDRESS ? longer : address
	}, '')
}
