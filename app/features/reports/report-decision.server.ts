import { and, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { inBackground } from '~/core/background.server'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { db, type Within } from '~/db/client.server'
import { promptSearch } from '~/db/schema.server'
import { removeWithin } from '~/features/authoring/create-prompt.server'
import { isCategoryId } from '~/features/library/category'
import { prompts } from '~/features/library/schema.server'
import { entryOf, indexWithin } from '~/features/search/search-index.server'
import { purgingWords } from '~/features/search/search-word.server'
import type { DecisionInput } from './report-input.server'
import { mailDecision } from './report-mail.server'
import { promptDecisions, promptReports } from './schema.server'

/**
 * Does what an admin decided about a created prompt, closes its reports and writes it down: keeps it as it is, hides it from all
 * but its author and admins, shows it again, or deletes it. Its author is mailed in the background, unless it
 * is kept and there is no word for them. Keeping closes what the admin has seen alone. Refuses with `not_found`, and with `conflict` where somebody else
 * has decided since.
 */
export async function decideOnPrompt(by: Editor, id: string, input: DecisionInput): Promise<void> {
	const { decision, word } = input
	const prompt = await db().transaction((within) =>
		purgingWords(within, sql`${id}`, () => decideWithin(within, by, id, input)),
	)
	if (word || decision !== 'keep') inBackground('report mail', () => mailDecision(prompt, decision, word))
}

type Prompt = typeof prompts.$inferSelect

async function decideWithin(within: Within, by: Editor, id: string, input: DecisionInput): Promise<Prompt> {
	const { decision, word, seenUntil, decisions } = input
	const [prompt] = await within.select().from(prompts).where(eq(prompts.id, id)).for('update')
	if (!prompt) throw refuse('not_found', undefined, { message: 'reports_prompt_gone' })
	const isHidden = prompt.hiddenAt !== null
	const isOvertaken = (await within.$count(promptDecisions, eq(promptDecisions.promptId, id))) !== decisions
	const reports = await closeReports(within, id, decision === 'keep' ? seenUntil : null)
	const isDone = { keep: reports === 0, hide: isHidden, show: !isHidden, delete: false }[decision]
	if (isOvertaken || isDone) throw refuse('conflict', undefined, { message: 'reports_decided' })
	if (decision === 'hide') await hide(within, id, word)
	if (decision === 'show') await show(within, prompt)
	if (decision === 'delete') await removeWithin(within, id)
	const authorId = prompt.createdBy
	await within
		.insert(promptDecisions)
		.values({ decision, promptId: id, authorId, reports, word, byUserId: by.userId })
	return prompt
}

/** Answers how many were open. */
async function closeReports(within: Within, promptId: string, until: Date | null): Promise<number> {
	const { closedAt, createdAt } = promptReports
	const isMeant = until ? lte(createdAt, until) : undefined
	const closed = await within
		.update(promptReports)
		.set({ closedAt: sql`now()`, reporter: null })
		.where(and(eq(promptReports.promptId, promptId), isNull(closedAt), isMeant))
		.returning({ id: promptReports.id })
	return closed.length
}

async function hide(within: Within, id: string, hiddenWord: string | null): Promise<void> {
	await within.update(prompts).set({ hiddenAt: sql`now()`, hiddenWord }).where(eq(prompts.id, id))
	await within.delete(promptSearch).where(eq(promptSearch.promptId, id))
}

async function show(within: Within, { id, createdAt, category, ...prompt }: Prompt): Promise<void> {
	await within.update(prompts).set({ hiddenAt: null, hiddenWord: null }).where(eq(prompts.id, id))
	if (isCategoryId(category)) await indexWithin(within, entryOf(id, createdAt, { ...prompt, category }))
}

/** How many decisions there were on each of these prompts and collections, where there was one. */
export async function countDecisions(ids: readonly string[]): Promise<Map<string, number>> {
	const { promptId } = promptDecisions
	const rows = await db()
		.select({ promptId, decisions: count() })
		.from(promptDecisions)
		.where(inArray(promptId, [...ids]))
		.groupBy(promptId)
	return new Map(rows.map(({ promptId, decisions }) => [promptId, decisions]))
}
