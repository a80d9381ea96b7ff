import { desc, eq } from 'drizzle-orm'
import { Refused } from '~/core/refuse.server'
import type { Member, Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { Language } from '~/i18n/language'
import { PROMPT_ID } from '../prompt'
import { readPrompt } from '../prompt.server'
import { listCards } from '../prompt-cards.server'
import { promptUses } from '../schema.server'
import { MOST_RECENT, type OpenPrompt, type UsedPrompt } from './recent'

/** What a person has marked as used, the latest first. */
export async function listUsed(member: Member, language: Language, most: number): Promise<UsedPrompt[]> {
	const rows = await db()
		.select({ promptId: promptUses.promptId, usedOn: promptUses.usedOn })
		.from(promptUses)
		.where(eq(promptUses.userId, member.userId))
		.orderBy(desc(promptUses.usedOn), promptUses.promptId)
		.limit(most)
	const usedOn = new Map(rows.map((row) => [row.promptId, row.usedOn]))
	const cards = await listCards(member, [...usedOn.keys()], language)
	return cards.map((card) => ({ card, usedOn: usedOn.get(card.id) ?? '' }))
}

/** Of a few prompts those that this viewer may read, with the names of their blanks. What does not exist is left out. */
export async function readOpen(
	viewer: Viewer,
	ids: readonly string[],
	language: Language,
): Promise<OpenPrompt[]> {
	const wanted = [...new Set(ids)].filter((id) => PROMPT_ID.test(id)).slice(0, MOST_RECENT)
	const read = await Promise.all(wanted.map((id) => readOne(viewer, id, language)))
	return read.filter((one) => one !== null)
}

async function readOne(viewer: Viewer, id: string, language: Language): Promise<OpenPrompt | null> {
	try {
		const { address, category, title, description, tags, isPremium, isOpen, isCreated, body, ...prompt } =
			await readPrompt(viewer, id, language)
		const card = { id: prompt.id, address, category, title, description, tags, isPremium, isOpen, isCreated }
		return body && { card: { ...card, language: prompt.language }, blanks: body.blanks }
	} catch (error) {
		if (error instanceof Refused && (error.code === 'not_found' || error.code === 'gone')) return null
		throw error
	}
}
