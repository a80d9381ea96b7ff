import { eq, max } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { readOwn, removeCollection } from '~/features/collections/collection.server'
import {
	readShared,
	shareCollection,
	unshareCollection,
} from '~/features/collections/shared-collection.server'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { aCollection } from '../../../tests/support/collections'
import { aStoredAdmin, SPAM } from '../../../tests/support/reported'
import { readReportableCollection, reportCollection } from './collection-report.server'
import type { Decision } from './report'
import { collectionReports, promptDecisions } from './schema.server'
import { decideOnCollection } from './shared-decision.server'
import { countReportedCollections, listReportedCollections } from './shared-queue.server'

async function shared() {
	const author = await aStoredMember()
	const id = await aCollection(author, { title: 'Reported' })
	return { author, id, slug: await shareCollection(author, id) }
}

/** As the desk sends it: with the moment of the newest report that it shows. */
async function seen(id: string, decision: Decision, word: string | null = null) {
	const [newest] = await db()
		.select({ at: max(collectionReports.createdAt) })
		.from(collectionReports)
		.where(eq(collectionReports.collectionId, id))
	return {
		...{ decision, word, seenUntil: newest?.at ?? new Date() },
		decisions: await db().$count(promptDecisions, eq(promptDecisions.promptId, id)),
	}
}

test('visitors and people report a collection, each once, as long as it has its link', async () => {
	const { author, id, slug } = await shared()
	const [client, member] = [aClient(), await aStoredMember()]
	expect(await readReportableCollection(slug)).toEqual({ title: 'Reported' })
	for (let times = 0; times < 2; times += 1) await reportCollection(VISITOR, slug, SPAM, client)
	await reportCollection(member, slug, { reason: 'copied', note: 'My course.' }, client)
	const rows = await db().select().from(collectionReports).where(eq(collectionReports.collectionId, id))
	expect(rows.map(({ reason, note, userId }) => [reason, note, userId])).toEqual([
		['spam', null, null],
		['copied', 'My course.', member.userId],
	])
	expect(JSON.stringify(rows)).not.toContain(client.address)
	await unshareCollection(author, id)
	await expect(reportCollection(VISITOR, slug, SPAM, aClient())).rejects.toMatchObject({ status: 404 })
	await expect(readReportableCollection('nowhere')).rejects.toMatchObject({ status: 404 })
})

test('an editor closes a collection with a word, and opens it again; what was decided is decided once', async () => {
	const { author, id, slug } = await shared()
	const admin = await aStoredAdmin()
	const before = await countReportedCollections(admin)
	await reportCollection(VISITOR, slug, SPAM, aClient())
	expect(await countReportedCollections(admin)).toBe(before + 1)
	const listed = async () => (await listReportedCollections(admin)).find((one) => one.id === id)
	expect(await listed()).toMatchObject({
		slug,
		isHidden: false,
		count: 1,
		author: author.email,
		reports: [SPAM],
	})
	const close = await seen(id, 'hide', 'No advertising, please.')
	await decideOnCollection(admin, id, close)
	await expect(decideOnCollection(admin, id, close)).rejects.toMatchObject({ code: 'conflict' })
	await expect(readShared(VISITOR, slug, 'en')).rejects.toMatchObject({ status: 404 })
	expect((await readOwn(author, id, 'en')).hidden).toEqual({ word: 'No advertising, please.' })
	expect(await listed()).toMatchObject({ isHidden: true, count: 0, decisions: 1 })
	await decideOnCollection(admin, id, await seen(id, 'show'))
	expect((await readShared(VISITOR, slug, 'en')).title).toBe('Reported')
	expect(await listed()).toBeUndefined()
})

test('keeping closes what was seen alone; a collection is not deleted by it, and one that is gone is not decided on', async () => {
	const { author, id, slug } = await shared()
	const admin = await aStoredAdmin()
	await reportCollection(VISITOR, slug, SPAM, aClient())
	const keep = await seen(id, 'keep')
	await db()
		.insert(collectionReports)
		.values({ collectionId: id, reason: 'harmful', createdAt: new Date(Date.now() + 60_000) })
	await decideOnCollection(admin, id, keep)
	const left = (await listReportedCollections(admin)).find((one) => one.id === id)
	expect(left).toMatchObject({ count: 1, reports: [{ reason: 'harmful' }] })
	await expect(decideOnCollection(admin, id, await seen(id, 'delete'))).rejects.toMatchObject({ status: 400 })
	await expect(decideOnCollection(admin, 'none', await seen(id, 'hide'))).rejects.toMatchObject({
		status: 404,
	})
	await removeCollection(author, id)
	await expect(reportCollection(VISITOR, slug, SPAM, aClient())).rejects.toMatchObject({ status: 404 })
})
