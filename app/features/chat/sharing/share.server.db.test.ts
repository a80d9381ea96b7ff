import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refused } from '~/core/refuse.server'
import { VISITOR, type Viewer } from '~/core/viewer'
import { db } from '~/db/client.server'
import { suspensions } from '~/features/account/schema.server'
import { blanksOf } from '~/features/library/blanks'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { titleFor } from '~/features/locker/title-for'
import { LANGUAGES } from '~/i18n/language'
import { aClient, aStoredLegend, aStoredMember, aStoredSubscriber } from '../../../../tests/support/accounts'
import { aFile, publishedPrompts } from '../../../../tests/support/library'
import type { Legend } from '../../../../tests/support/people'
import { removeConversation, restoreConversation } from '../chat-removal.server'
import { chatConversations, chatMessages } from '../schema.server'
import { closeShare, listShares, shareConversation } from './share.server'
import { readShared } from './shared-conversation.server'

const read = (viewer: Viewer, id: string, before: number | null = null) =>
	readShared(viewer, id, { before, language: 'en', client: aClient() })
const refusal = (done: Promise<unknown>) =>
	done.then(
		() => null,
		(error: unknown) => (error instanceof Refused ? error.message || error.code : error),
	)
const GONE = 'shared_chat_gone'

/** A conversation in which these texts were said in turn, each after the one before. */
async function said(legend: Legend, texts: readonly string[], title = titleFor(texts[0] ?? '')) {
	const id = randomUUID()
	await db().insert(chatConversations).values({ id, userId: legend.userId, title })
	const ids: string[] = []
	for (const content of texts) ids.push(await say(id, ids.length, ids.length - 1, content))
	return { id, ids }
}

async function say(conversationId: string, position: number, parent: number, content: string) {
	const id = randomUUID()
	const role = position % 2 === 0 ? ('user' as const) : ('assistant' as const)
	await db()
		.insert(chatMessages)
		.values({ id, conversationId, position, parent: parent < 0 ? null : parent, role, content })
	return id
}

const textsOf = async (viewer: Viewer, id: string) =>
	(await read(viewer, id)).messages.map(({ content }) => content)

test('whoever has the link reads what led to that message, in that branch, and nothing of what came later', async () => {
	const legend = await aStoredLegend()
	const { id, ids } = await said(legend, ['First.', 'One.', 'Second.', 'Two.'], 'Called so')
	const link = await shareConversation(legend, id, ids[3] ?? null)
	expect(link).toMatch(/^[a-z2-9]{26}$/)
	expect(await shareConversation(legend, id, ids[3] ?? null)).toBe(link)
	await say(id, 4, 1, 'Other.')
	await say(id, 5, 4, 'Three.')
	await db().update(chatConversations).set({ title: 'Secret now' }).where(eq(chatConversations.id, id))
	for (const viewer of [VISITOR, await aStoredMember(), legend]) {
		expect(await textsOf(viewer, link)).toEqual(['First.', 'One.', 'Second.', 'Two.'])
		expect((await read(viewer, link)).title).toBe('Called so')
	}
	const branch = await shareConversation(legend, id, null)
	expect(await textsOf(VISITOR, branch)).toEqual(['First.', 'One.', 'Other.', 'Three.'])
	expect((await listShares(legend)).map((share) => share.id)).toEqual([branch, link])
})

test('nobody shares or closes what is somebody else’s, and a guess finds nothing', async () => {
	const legend = await aStoredLegend()
	const other = await aStoredLegend()
	const { id } = await said(legend, ['First.', 'One.'])
	const link = await shareConversation(legend, id, null)
	expect(await refusal(shareConversation(other, id, null))).toBe('chat_not_found')
	await closeShare(other, link)
	expect(await listShares(other)).toEqual([])
	expect(await textsOf(VISITOR, link)).toHaveLength(2)
	for (const guess of ['', link.slice(1), `${link}x`, 'x'.repeat(500), id]) {
		expect(await refusal(read(VISITOR, guess))).toBe(GONE)
	}
	const { id: foreign, ids } = await said(other, ['Theirs.', 'Theirs too.'])
	const own = await shareConversation(legend, id, ids[1] ?? null)
	expect(await textsOf(VISITOR, own)).toEqual(['First.', 'One.'])
	expect(await refusal(shareConversation(legend, foreign, null))).toBe('chat_not_found')
})

test('a long conversation is read page by page, and one that is too long, or being answered, is not shared', async () => {
	const legend = await aStoredLegend()
	const texts = Array.from({ length: 130 }, (_, at) => `Message ${at}`)
	const { id } = await said(legend, texts)
	const link = await shareConversation(legend, id, null)
	const found: (string | null)[] = []
	for (let before: number | null = null; ; ) {
		const page = await read(VISITOR, link, before)
		expect(page.hasLater).toBe(before !== null)
		found.unshift(...page.messages.map(({ content }) => content))
		if (page.before === null) break
		before = page.before
	}
	expect(found).toEqual(texts)
	expect((await read(VISITOR, link, 10_000)).hasLater).toBe(false)
	const long = await said(
		legend,
		Array.from({ length: 6 }, () => 'x'.repeat(99_000)),
	)
	expect(await refusal(shareConversation(legend, long.id, null))).toBe('chat_share_too_long')
	const live = await said(legend, ['First.', ''])
	await db().update(chatMessages).set({ state: 'streaming' }).where(eq(chatMessages.conversationId, live.id))
	expect(await refusal(shareConversation(legend, live.id, null))).toBe('chat_reply_under_way')
})

const premium = cataloguePrompts.filter(({ isPremium }) => isPremium)
/** As somebody sends it who filled its blanks. */
const filled = (text: string) =>
	blanksOf(text).reduce((whole, { name }) => whole.replaceAll(`[${name}]`, 'my own words'), text)

test('no premium prompt of the library is read under a link but by who may: not its text, its parts, nor what repeats it', async () => {
	const legend = await aStoredLegend()
	const subscriber = await aStoredSubscriber()
	for (const language of LANGUAGES) {
		const texts = premium.flatMap((prompt) => {
			const { promptText, followUp } = prompt[language]
			return [filled(promptText), `You said: ${promptText.slice(promptText.length / 3)}`, followUp, 'Done.']
		})
		for (let at = 0; at < texts.length; at += 80) {
			const part = texts.slice(at, at + 80)
			const { id } = await said(legend, part)
			const link = await shareConversation(legend, id, null)
			for (const viewer of [VISITOR, await aStoredMember()]) {
				const { title } = await read(viewer, link)
				expect(title).toBeNull()
				for (let before: number | null = null; ; ) {
					const page = await read(viewer, link, before)
					const open = page.messages.filter(({ content }) => content !== null)
					expect(open.filter(({ content }) => content !== 'Done.').map(({ content }) => content)).toEqual([])
					const closed = page.messages.filter(({ content }) => content === null)
					expect(closed.every(({ lockedBy }) => lockedBy.length > 0)).toBe(true)
					if (page.before === null) break
					before = page.before
				}
			}
			const [first] = (await read(VISITOR, link, 1)).messages
			const shown = publishedPrompts.find(({ id }) => id === premium[at / 4]?.id)
			// What is to come is told to nobody, not by its name either.
			const title = shown ? shown.en.title : null
			expect(first?.lockedBy.map((prompt) => prompt.title)).toEqual([title])
			expect((await read(subscriber, link)).title).toBe(titleFor(part[0] ?? ''))
			expect(await textsOf(subscriber, link)).not.toContain(null)
		}
	}
})

test('a text that becomes premium is locked under older links, and what a prompt said while it was premium stays so', async () => {
	const legend = await aStoredLegend()
	const free = aFile({ isPremium: false, relatedPrompts: ['1', '2', '3'] })
	await fillLibrary([free])
	await renewLibrary()
	const before = await said(legend, [free.en.promptText, 'Done.'], 'Mine')
	const link = await shareConversation(legend, before.id, null)
	expect(await textsOf(VISITOR, link)).toEqual([free.en.promptText, 'Done.'])
	await fillLibrary([{ ...free, isPremium: true, updatedOn: '2026-11-23' }])
	await renewLibrary()
	expect(await textsOf(VISITOR, link)).toEqual([null, 'Done.'])
	const other = aFile({ id: free.id, isPremium: false, updatedOn: '2026-11-24' })
	const words = {
		...other.en,
		promptText: `Quite another [subject] text. ${'It says nothing of before. '.repeat(9)}`,
	}
	await fillLibrary([{ ...other, en: words }])
	await renewLibrary()
	expect(await textsOf(VISITOR, link)).toEqual([null, 'Done.'])
	expect(await textsOf(legend, link)).toEqual([free.en.promptText, 'Done.'])
	const now = await said(legend, [words.promptText, 'Done.'], 'Free')
	expect(await textsOf(VISITOR, await shareConversation(legend, now.id, null))).toEqual([
		words.promptText,
		'Done.',
	])
})

const doing = fc.record({
	does: fc.constantFrom('says', 'shares', 'closes', 'removes', 'restores', 'is suspended', 'is let in again'),
	which: fc.nat(3),
})

test('whatever its owner does, a link shows what led to its message, or nothing', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(doing, { minLength: 4, maxLength: 16 }), async (doings) => {
			const legend = await aStoredLegend()
			const { id, ids } = await said(legend, ['m0', 'm1'])
			const paths: string[][] = [['m0'], ['m0', 'm1']]
			const links = new Map<string, string[]>()
			let [isRemoved, isSuspended] = [false, false]
			const lastSeen = () => ids.at(-1) ?? null
			for (const { does, which } of doings) {
				const nth = which % ids.length
				if (does === 'says' && !isRemoved) {
					const parent = nth - (nth % 2 === ids.length % 2 ? 1 : 0)
					const text = `m${ids.length}`
					paths.push([...(parent < 0 ? [] : (paths[parent] ?? [])), text])
					ids.push(await say(id, ids.length, parent, text))
				}
				if (does === 'shares') {
					const link = await shareConversation(legend, id, ids[nth] ?? null).catch(() => null)
					expect(link === null).toBe(isRemoved)
					if (link) links.set(link, paths[nth] ?? [])
				}
				const link = [...links.keys()][which]
				if (does === 'closes' && link) {
					await closeShare(legend, link)
					links.delete(link)
					expect(await refusal(read(VISITOR, link))).toBe(GONE)
				}
				if (does === 'removes') {
					await removeConversation(legend, id, lastSeen())
					isRemoved = true
				}
				if (does === 'restores') {
					await restoreConversation(legend, id)
					isRemoved = false
				}
				if (does === 'is suspended') {
					await db()
						.insert(suspensions)
						.values({ userId: legend.userId, cause: 'abuse' })
						.onConflictDoNothing()
					isSuspended = true
				}
				if (does === 'is let in again') {
					await db().delete(suspensions).where(eq(suspensions.userId, legend.userId))
					isSuspended = false
				}
				for (const [shown, path] of links) {
					if (isRemoved || isSuspended) expect(await refusal(read(VISITOR, shown))).toBe(GONE)
					else expect(await textsOf(VISITOR, shown)).toEqual(path)
				}
			}
		}),
		{ numRuns: 15 },
	)
})
