import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CataloguePrompt, PromptContent, PromptWords } from '~/content/catalogue'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { hide, show } from '~/features/editing/showing.server'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { libraryRuns, librarySamples } from '~/features/library/samples/schema.server'
import { readContent } from '~/features/library/versions/content.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { changeLibrary } from '~/features/library/versions/library-change.server'
import { listingOf } from '~/features/library/versions/listing'
import {
	libraryAddresses,
	libraryCategoryTexts,
	libraryChanges,
	libraryDrafts,
	libraryPrompts,
	libraryVersions,
} from '~/features/library/versions/schema.server'

/** What readers get today of the prompts that stand in files, in the order of lists. */
export const publishedPrompts = cataloguePrompts.filter(
	({ publishedOn }) => Date.parse(`${publishedOn}T09:00:00Z`) <= Date.now(),
)

/** Words that may be published: none of them stands in eight words of another mark's. */
const words = (mark: string): PromptWords => ({
	title: `Title ${mark}`,
	tagline: `Tagline ${mark}`,
	description: `What ${mark} gives, said in so many words that a card is full of them.`,
	tags: ['one', 'two', mark.toLowerCase()],
	searchedAs: Array.from({ length: 15 }, (_, at) => `called ${mark} ${at}`),
	promptText: `Text ${mark} about [subject] ${mark} for [reader].${` Then ${mark} goes on.`.repeat(16)}`,
	blanks: [
		{ name: 'subject', label: 'Subject', example: 'bread' },
		{ name: 'reader', label: 'Reader', example: 'a child' },
	],
	instructions: `When to use ${mark}.`,
	steps: ['First.', 'Then.', 'Last.'],
	followUp: `And now ${mark}.`,
	credits: 'Written for a test.',
})

/** The parts of a premium prompt's answer. */
const answerParts = [{ heading: 'Part', note: 'what stands there' }]

/** A prompt as a file has it, with an id of its own; `secret-…` stands in all its words. */
export function aFile(given: Partial<CataloguePrompt> = {}): CataloguePrompt {
	const id = given.id ?? `file-${randomUUID().slice(0, 8)}`
	return {
		id,
		category: 'finance',
		isPremium: true,
		relatedPrompts: ['1', '2', '3'],
		publishedOn: '2026-11-21',
		updatedOn: '2026-11-21',
		en: { ...words(`secret-${id}-en`), answerParts },
		pt: { ...words(`secret-${id}-pt`), answerParts },
		...given,
	}
}

/** The same file, with other words in both languages, all of which hold `mark`. */
export function saying(file: CataloguePrompt, mark: string): CataloguePrompt {
	return { ...file, en: words(`${mark}-en`), pt: words(`${mark}-pt`) }
}

/** What a file says, as versions and drafts hold it. */
export function contentOf({ category, isPremium, relatedPrompts, en, pt }: CataloguePrompt): PromptContent {
	return { category, isPremium, relatedPrompts, en, pt }
}

/** Every word of what nobody may see holds it. */
export const UNSEEN = 'unseenword'

/**
 * Brings into the library all that nobody but its editors may see: a prompt that waits for its day, one that is being
 * written, one that was withdrawn, and of a free prompt that anybody reads an older version, the next draft, the version
 * that is scheduled and a newer file. Answers their ids.
 */
export async function addUnseen(): Promise<{
	waiting: string
	draft: string
	withdrawn: string
	open: string
}> {
	const [waiting, draft, withdrawn, open] = [
		saying(aFile({ publishedOn: '2999-01-01', isPremium: false }), UNSEEN),
		saying(aFile({ isPremium: false }), UNSEEN),
		saying(aFile({ isPremium: false }), UNSEEN),
		saying(aFile({ isPremium: false }), UNSEEN),
	]
	await fillLibrary([waiting, withdrawn, open])
	const row = { id: draft.id, address: draft.id, state: 'draft' as const, position: 0, changedIn: 0 }
	await db()
		.insert(libraryPrompts)
		.values({ ...row, listing: listingOf(contentOf(draft)) })
	await db().insert(libraryAddresses).values({ address: draft.id, promptId: draft.id })
	for (const { id: promptId, ...file } of [draft, open]) {
		const content = contentOf({ id: promptId, ...file })
		await db().insert(libraryDrafts).values({ promptId, content, revision: 1 })
	}
	const clean = contentOf(saying(open, `open-${randomUUID()}`))
	const version = { promptId: open.id, origin: 'editor' as const }
	await db()
		.insert(libraryVersions)
		.values([
			{ ...version, number: 2, content: clean },
			{ ...version, number: 3, content: contentOf(open) },
		])
	await changeLibrary(async (within) => {
		await show(within, [{ promptId: open.id, number: 2, when: new Date() }])
		await hide(within, withdrawn.id)
		const scheduledFor = new Date('2999-01-01T09:00:00Z')
		const isOpen = eq(libraryPrompts.id, open.id)
		await within.update(libraryPrompts).set({ scheduledVersion: 3, scheduledFor }).where(isOpen)
	})
	await fillLibrary([saying({ ...open, updatedOn: '2026-11-22' }, `${UNSEEN}-offered`)])
	return { waiting: waiting.id, draft: draft.id, withdrawn: withdrawn.id, open: open.id }
}

/** Leaves an editor's traces: a version with its note, a draft, and a line in the record. */
export async function editLibrary({ userId: byUserId }: Member): Promise<void> {
	const content = await readContent('5', 1)
	if (!content) throw new Error('The library has prompt 5.')
	const promptId = `edited-${randomUUID()}`
	const by = { promptId, byUserId }
	const note = { en: 'A clearer first step.', pt: 'Um primeiro passo mais claro.' }
	const prompt = { id: promptId, address: promptId, state: 'draft' as const, position: 0, changedIn: 0 }
	await db().insert(libraryPrompts).values(prompt)
	const version = { ...by, number: 1, content, origin: 'editor' as const, note }
	await db().insert(libraryVersions).values(version)
	const draft = { ...by, content, basedOn: 1, revision: 1 }
	await db().insert(libraryDrafts).values(draft)
	await db()
		.insert(libraryChanges)
		.values({ ...by, action: 'publish', version: 1 })
	const told = { en: { line: 'Told', description: 'Told.' }, pt: { line: 'Dito', description: 'Dito.' } }
	await db().insert(libraryCategoryTexts).values({ category: promptId, number: 1, content: told, byUserId })
	const run = { promptId, version: 1, language: 'en' as const, model: 'm', answers: {}, text: 'An answer.' }
	const [stored] = await db()
		.insert(libraryRuns)
		.values({ ...run, verdicts: [], durationMs: 1 })
		.returning({ runId: libraryRuns.id })
	if (!stored) throw new Error('A run was stored.')
	await db()
		.insert(librarySamples)
		.values({ ...by, ...stored, language: 'en', corrections: ['A number is a guess.'] })
}
