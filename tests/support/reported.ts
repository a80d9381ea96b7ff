import { and, eq, isNull } from 'drizzle-orm'
import type { Admin, Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import type { Decision } from '~/features/reports/report'
import { reportPrompt } from '~/features/reports/report.server'
import { decideOnPrompt } from '~/features/reports/report-decision.server'
import { promptDecisions, promptReports } from '~/features/reports/schema.server'
import { aClient, aStoredMember } from './accounts'
import { aPromptInput, aWord } from './prompts'

/** Has somebody report a prompt, be reported and told about it, and decide about a prompt as an admin. */
export async function reportAndDecide(member: Member, mark: string): Promise<void> {
	const other = await aStoredMember()
	const theirs = await createPrompt(other, aPromptInput(), aClient())
	const decided = await createPrompt(other, aPromptInput(), aClient())
	const own = await createPrompt(member, aPromptInput({ title: `${mark} reported` }), aClient())
	await reportPrompt(member, theirs, { reason: 'other', note: `${mark} note` }, aClient())
	await reportPrompt(other, own, { reason: 'spam', note: null }, aClient())
	const seenUntil = new Date()
	const word = `${mark} word`
	const first = { decision: 'hide', seenUntil, decisions: 0 } as const
	await decideOnPrompt({ ...other, isAdmin: true }, own, { ...first, word })
	await decideOnPrompt({ ...member, isAdmin: true }, decided, { ...first, word: null })
}

/** What somebody says who reports a prompt. */
export const SPAM = { reason: 'spam', note: null } as const

export async function aStoredAdmin(): Promise<Admin> {
	return { ...(await aStoredMember()), isAdmin: true }
}

/** A published prompt with a word in its title that stands nowhere else. */
export async function aPublishedPrompt(given: Parameters<typeof aStoredMember>[0] = {}) {
	const author = await aStoredMember(given)
	const word = aWord()
	const id = await createPrompt(author, aPromptInput({ title: `About ${word}` }), aClient())
	return { id, author, word }
}

/** Decides about a prompt as an admin who has seen all of its reports, and what was decided before. */
export async function decide(
	by: Admin,
	id: string,
	decision: Decision,
	word: string | null = null,
): Promise<void> {
	const decisions = await db().$count(promptDecisions, eq(promptDecisions.promptId, id))
	return decideOnPrompt(by, id, { decision, word, seenUntil: new Date(), decisions })
}

/** The open reports of a prompt, as they are stored. */
export function openReports(id: string) {
	return db()
		.select()
		.from(promptReports)
		.where(and(eq(promptReports.promptId, id), isNull(promptReports.closedAt)))
}
