import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { editPrompt, listOwnPrompts, readOwnPrompt } from '~/features/authoring/create-prompt.server'
import { addFavorite } from '~/features/library/marks/favorite.server'
import { readPrompt } from '~/features/library/prompt.server'
import { listCards } from '~/features/library/prompt-cards.server'
import { findPublishedPrompt, publishedPrompts } from '~/features/library/published.server'
import { prompts } from '~/features/library/schema.server'
import { findPrompts } from '~/features/search/search.server'
import { aClient, aStoredMember, catchMails } from '../../../tests/support/accounts'
import { aPromptInput, aWord } from '../../../tests/support/prompts'
import { aPublishedPrompt, aStoredAdmin, decide, openReports, SPAM } from '../../../tests/support/reported'
import { reportPrompt } from './report.server'
import { decideOnPrompt } from './report-decision.server'
import { listHidden } from './report-queue.server'
import { promptDecisions, promptReports } from './schema.server'

const mails = catchMails()

const found = async (word: string) =>
	(await findPrompts(VISITOR, 'en', { query: word, category: null, after: null, limit: 5 })).prompts

test('keeping a prompt closes the reports that were seen; one that came since stays open', async () => {
	const [admin, { id }] = [await aStoredAdmin(), await aPublishedPrompt()]
	await reportPrompt(VISITOR, id, SPAM, aClient())
	const [first] = await openReports(id)
	await db()
		.update(promptReports)
		.set({ createdAt: new Date(0) })
		.where(eq(promptReports.id, first?.id ?? ''))
	await reportPrompt(VISITOR, id, { reason: 'harmful', note: null }, aClient())
	await decideOnPrompt(admin, id, { decision: 'keep', word: null, seenUntil: new Date(1), decisions: 0 })
	expect(await openReports(id)).toMatchObject([{ reason: 'harmful' }])
	expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({ id })
	const seen = { seenUntil: new Date(1), decisions: 1 }
	const keepsAgain = decideOnPrompt(admin, id, { decision: 'keep', word: null, ...seen })
	await expect(keepsAgain).rejects.toMatchObject({ status: 409, message: 'reports_decided' })
})

test('a hidden prompt is withdrawn for everybody but its author and admins, who read why', async () => {
	const [admin, { id, author, word }] = [await aStoredAdmin(), await aPublishedPrompt()]
	const other = await aStoredMember()
	await reportPrompt(VISITOR, id, SPAM, aClient())
	await decide(admin, id, 'hide', 'Too much advertising.')
	for (const viewer of [VISITOR, other, { ...other, tier: 'pro' as const }]) {
		await expect(readPrompt(viewer, id, 'en')).rejects.toMatchObject({ status: 410 })
		expect(await listCards(viewer, [id], 'en')).toEqual([])
	}
	for (const viewer of [author, admin]) {
		expect(await readPrompt(viewer, id, 'en')).toMatchObject({
			hidden: { word: 'Too much advertising.' },
			isIndexed: false,
		})
	}
	expect(await listCards(author, await listOwnPrompts(author), 'en')).toMatchObject([{ id }])
	expect(await found(word)).toEqual([])
	expect(await findPublishedPrompt(id)).toBeUndefined()
	const published: string[] = []
	for await (const prompt of publishedPrompts()) published.push(prompt.id)
	expect(published).not.toContain(id)
	await expect(addFavorite(other, id)).rejects.toMatchObject({ status: 404 })
	await expect(reportPrompt(other, id, SPAM, aClient())).rejects.toMatchObject({ status: 404 })
	expect(await openReports(id)).toEqual([])
	expect((await listHidden(admin, null)).prompts[0]).toMatchObject({ id, isHidden: true, count: 1 })
})

test('what its author makes of a hidden prompt is found by nobody, until it is shown again', async () => {
	const [admin, { id, author, word }] = [await aStoredAdmin(), await aPublishedPrompt()]
	await decide(admin, id, 'hide')
	const edited = aWord()
	const { updatedAt: editedAt } = await readOwnPrompt(author, id)
	await editPrompt(author, id, { ...aPromptInput({ title: `About ${edited}` }), editedAt })
	expect(await found(edited)).toEqual([])
	await decide(admin, id, 'show')
	expect(await found(edited)).toMatchObject([{ id }])
	expect(await found(word)).toEqual([])
	const shown = await readPrompt(VISITOR, id, 'en')
	expect(shown).toMatchObject({ id, isIndexed: true })
	expect(shown.hidden).toBeUndefined()
})

test('deleting a prompt is the author’s own deletion: nothing of it is left, and its form makes it no second time', async () => {
	const [admin, { id, author, word }] = [await aStoredAdmin(), await aPublishedPrompt()]
	await reportPrompt(VISITOR, id, SPAM, aClient())
	await decide(admin, id, 'delete')
	expect(await listOwnPrompts(author)).toEqual([])
	expect(await found(word)).toEqual([])
	await expect(readPrompt(author, id, 'en')).rejects.toMatchObject({ status: 404 })
	expect(await db().$count(promptReports, eq(promptReports.promptId, id))).toBe(0)
	await expect(decide(admin, id, 'delete')).rejects.toMatchObject({ status: 404 })
})

test.each(['hide', 'show'] as const)(
	'what somebody has decided already is not decided twice: %s',
	async (decision) => {
		const [admin, { id }] = [await aStoredAdmin(), await aPublishedPrompt()]
		await decide(admin, id, 'hide')
		if (decision === 'show') await decide(admin, id, 'show')
		await expect(decide(admin, id, decision)).rejects.toMatchObject({
			status: 409,
			message: 'reports_decided',
		})
	},
)

test.each(['hide', 'delete', 'keep'] as const)(
	'a page that does not know what another admin decided decides nothing: %s',
	async (decision) => {
		const [admin, { id }] = [await aStoredAdmin(), await aPublishedPrompt()]
		await reportPrompt(VISITOR, id, SPAM, aClient())
		await decide(await aStoredAdmin(), id, 'keep')
		await reportPrompt(VISITOR, id, SPAM, aClient())
		const stale = { seenUntil: new Date(), decisions: 0 }
		await expect(decideOnPrompt(admin, id, { decision, word: null, ...stale })).rejects.toMatchObject({
			status: 409,
			message: 'reports_decided',
		})
		expect(await openReports(id)).toHaveLength(1)
		expect(await readPrompt(VISITOR, id, 'en')).toMatchObject({ id })
	},
)

test('every decision is written down with who made it, what it closed and what the author was told', async () => {
	const [admin, { id, author }] = [await aStoredAdmin(), await aPublishedPrompt()]
	await reportPrompt(VISITOR, id, SPAM, aClient())
	await decide(admin, id, 'hide', 'Why.')
	await decide(admin, id, 'show')
	await decide(admin, id, 'delete', 'Once more.')
	const rows = await db()
		.select()
		.from(promptDecisions)
		.where(eq(promptDecisions.promptId, id))
		.orderBy(promptDecisions.id)
	const by = { byUserId: admin.userId, authorId: author.userId }
	expect(rows).toMatchObject([
		{ decision: 'hide', reports: 1, word: 'Why.', ...by },
		{ decision: 'show', reports: 0, word: null, ...by },
		{ decision: 'delete', reports: 0, word: 'Once more.', ...by },
	])
})

test('what becomes of a prompt is mailed in its author’s language, with the word for them, and what was deleted', async () => {
	const [admin, { id, author, word }] = [await aStoredAdmin(), await aPublishedPrompt({ language: 'pt' })]
	const all = () => mails.sentTo(author.email)
	await reportPrompt(VISITOR, id, SPAM, aClient())
	await decide(admin, id, 'keep')
	expect(await all()).toEqual([])
	await decide(admin, id, 'hide')
	expect((await all())[0]).toMatchObject({ subject: `Sobre o seu prompt “About ${word}”` })
	await decide(admin, id, 'show', 'Obrigada por corrigir.')
	const shown = (await all()).find(({ text }) => text.includes('Obrigada por corrigir.'))
	expect(shown?.links).toEqual([`http://localhost:3000/prompt/${id}`, 'http://localhost:3000/contact'])
	const [stored] = await db().select({ text: prompts.promptText }).from(prompts).where(eq(prompts.id, id))
	await decide(admin, id, 'delete')
	const deleted = (await all()).find(({ links }) =>
		links.includes('http://localhost:3000/profile?tab=prompts'),
	)
	expect(deleted?.text).toContain(stored?.text)
})
