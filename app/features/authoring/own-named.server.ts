import { desc, eq } from 'drizzle-orm'
import { findNamed, typedWords } from '~/core/names/find-named'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { prompts } from '~/features/library/schema.server'
import { MOST_OWN } from './create-prompt.server'
import { listDrafts } from './prompt-draft.server'

/** A prompt that somebody wrote, by its title. */
export interface NamedOwn {
	id: string
	title: string
	/** Whether readers get it; else it is a draft. */
	isPublished: boolean
}

/**
 * Up to `most` prompts that a person published, hidden ones too, or keeps as drafts, whose titles or tags hold the words
 * that they type, the newest first. A mistyped letter is forgiven where nothing is called as was typed.
 */
export async function findOwn(member: Member, query: string, most: number): Promise<NamedOwn[]> {
	const words = typedWords(query)
	if (words.length === 0) return []
	const published = await db()
		.select({ id: prompts.id, title: prompts.title, tags: prompts.tags })
		.from(prompts)
		.where(eq(prompts.createdBy, member.userId))
		.orderBy(desc(prompts.createdAt))
		.limit(MOST_OWN)
	const drafts = (await listDrafts(member)).filter(({ isPublished, title }) => !isPublished && title !== '')
	const all = [
		...published.map((one) => ({ ...one, isPublished: true })),
		...drafts.map(({ id, title }) => ({ id, title, tags: [], isPublished: false })),
	]
	return findNamed(all, words, ({ title, tags }) => [title, ...tags].join('\n'))
		.slice(0, most)
		.map(({ id, title, isPublished }) => ({ id, title, isPublished }))
}
