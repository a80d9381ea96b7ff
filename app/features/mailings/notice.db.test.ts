import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendToOutbox } from '~/core/mail.server'
import { db } from '~/db/client.server'
import { subscriptions } from '~/features/billing/schema.server'
import { removeAccount } from '~/features/personal-data/account-removal.server'
import { anAccount, aStoredMember, catchMails, givePlan, PASSWORD } from '../../../tests/support/accounts'
import { anyText } from '../../../tests/support/any-text'
import { ageTaken, deliveriesOf } from '../../../tests/support/mailings'
import { aNotice, aPayingReader } from '../../../tests/support/notices'
import { aStoredAdmin } from '../../../tests/support/reported'
import { sendMailings } from './delivery.server'
import { countNoticeReaders, noticeName, queueNotice, readQueuedNotice } from './notice-queue.server'
import { listNotices, previewNotice, sendNotice } from './notices/notice-desk.server'
import { NoticeInput } from './notices/notice-input.server'
import { mailDeliveries, mailings, weeklyMailSubscriptions } from './schema.server'
import { exportMailings } from './weekly-choice.server'

const mails = catchMails()
/** Whom others left in this database pays no more, and what they left to send is not sent here. */
beforeEach(async () => {
	await db().delete(subscriptions)
	await db().delete(mailDeliveries)
})
afterEach(() => mails.open())

test('a notice goes to who pays now, in their language, and says why they get it', async () => {
	const [ana, ben] = [await aPayingReader({ language: 'pt' }), await aPayingReader({ isConfirmed: false })]
	const [free, past] = [await anAccount(), await aPayingReader()]
	await db().update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, past.userId))
	const notice = aNotice()
	expect(await countNoticeReaders(notice)).toEqual({ en: 1, pt: 1 })
	expect(await queueNotice(notice)).toBe(2)
	expect(await sendMailings()).toBe(2)
	const [[portuguese], [english]] = [await mails.sentTo(ana.email), await mails.sentTo(ben.email)]
	expect(portuguese?.subject).toBe(notice.words.pt.title)
	expect(portuguese?.text).toContain('Valem a partir de março.')
	expect(portuguese?.links).toContainEqual(expect.stringContaining('/terms?lang=pt'))
	expect(english?.subject).toBe(notice.words.en.title)
	expect(english?.text).toContain('You get this email because you have a plan')
	expect(english?.unsubscribe).toBe('')
	for (const { email } of [free, past]) expect(await mails.sentTo(email)).toEqual([])
})

test('one to everybody goes to who has confirmed their address or pays', async () => {
	const [free, payer] = [await anAccount(), await aPayingReader({ isConfirmed: false })]
	const stranger = await anAccount({ isConfirmed: false })
	const notice = aNotice('everybody')
	await queueNotice(notice)
	for (const { userId } of [free, payer]) expect(await deliveriesOf(userId)).toHaveLength(1)
	expect(await deliveriesOf(stranger.userId)).toEqual([])
	await db()
		.delete(mailings)
		.where(eq(mailings.name, noticeName(notice)))
})

test('who asked for no weekly mail gets notices, and they tell nothing of the week', async () => {
	const reader = await aPayingReader()
	await queueNotice(aNotice())
	expect(await sendMailings()).toBe(1)
	const own = eq(weeklyMailSubscriptions.userId, reader.userId)
	expect(await db().$count(weeklyMailSubscriptions, own)).toBe(0)
})

test('the same notice goes to nobody twice, nor to who has come since', async () => {
	const reader = await aPayingReader()
	const notice = aNotice()
	expect(await queueNotice(notice)).toBe(1)
	const late = await aPayingReader()
	expect(await queueNotice(notice)).toBe(0)
	expect(await sendMailings()).toBe(1)
	expect(await queueNotice(notice)).toBe(0)
	expect(await sendMailings()).toBe(0)
	expect(await mails.sentTo(reader.email)).toHaveLength(1)
	expect(await mails.sentTo(late.email)).toEqual([])
	expect(await readQueuedNotice(notice)).toMatchObject({ people: 1, outcomes: { sent: 1 } })
	expect(await readQueuedNotice(aNotice())).toBeNull()
})

test('queued and sent by many at once, each person gets one', async () => {
	const readers = await Promise.all(Array.from({ length: 25 }, () => aPayingReader()))
	const notice = aNotice()
	const queued = await Promise.all(Array.from({ length: 4 }, () => queueNotice(notice)))
	expect(queued.toSorted((a, b) => a - b)).toEqual([0, 0, 0, readers.length])
	const sent = await Promise.all(Array.from({ length: 6 }, () => sendMailings()))
	expect(sent.reduce((sum, count) => sum + count)).toBe(readers.length)
	for (const { email } of readers) expect(await mails.sentTo(email)).toHaveLength(1)
})

test('each is taken alone, also where the database thinks that there is but one', async () => {
	await aPayingReader()
	await queueNotice(aNotice())
	await db().execute(sql`analyze ${mailDeliveries}`)
	const readers = await Promise.all(Array.from({ length: 5 }, () => aPayingReader()))
	await queueNotice(aNotice())
	expect(await sendMailings()).toBe(1 + 1 + readers.length)
})

test('while the mail server is away it waits; what failed for good is tried again when it is sent again', async () => {
	const [reader, other] = [await aPayingReader(), await aPayingReader()]
	const notice = aNotice()
	await queueNotice(notice)
	sendToOutbox('smtp://127.0.0.1:1')
	expect(await sendMailings()).toBe(0)
	expect(await readQueuedNotice(notice)).toMatchObject({ outcomes: { waiting: 2 } })
	expect(await queueNotice(notice)).toBe(0)
	mails.open()
	await db().update(mailDeliveries).set({ tries: 8 }).where(eq(mailDeliveries.userId, other.userId))
	await ageTaken(10_000)
	expect(await sendMailings()).toBe(1)
	expect(await readQueuedNotice(notice)).toMatchObject({ outcomes: { sent: 1, failed: 1 } })
	expect(await queueNotice(notice)).toBe(1)
	expect(await sendMailings()).toBe(1)
	for (const { email } of [reader, other]) expect(await mails.sentTo(email)).toHaveLength(1)
})

test('that somebody was told, and what and when, is in their own copy, and goes with their account', async () => {
	const member = await aStoredMember()
	await givePlan(member.userId, 'pro')
	const notice = aNotice()
	await queueNotice(notice)
	await sendMailings()
	expect((await exportMailings(member)).mailings).toMatchObject([
		{ mailing: noticeName(notice), outcome: 'sent', closedAt: expect.any(Date), notice },
	])
	await db()
		.delete(subscriptions)
		.where(inArray(subscriptions.userId, [member.userId]))
	await removeAccount(member, PASSWORD)
	expect(await deliveriesOf(member.userId)).toEqual([])
	// What people were told stays: it is nobody's.
	expect(await readQueuedNotice(notice)).toMatchObject({ people: 1, outcomes: {} })
})

test('what an admin sent is listed under their name, with what became of it', async () => {
	const [admin, reader] = [await aStoredAdmin(), await aPayingReader()]
	const notice = aNotice()
	expect(await previewNotice(admin, notice)).toMatchObject({
		people: 1,
		wasSent: false,
		mails: { en: { subject: notice.words.en.title }, pt: { subject: notice.words.pt.title } },
	})
	expect(await sendNotice(admin, notice)).toBe(1)
	const first = async () => (await listNotices(admin, 'pt'))[0]
	expect(await first()).toMatchObject({
		...{ name: noticeName(notice), title: notice.words.pt.title, to: 'subscribers', link: '/terms' },
		...{ people: 1, sent: 0, waiting: 1, failed: 0 },
	})
	expect((await first())?.by).toContain('@')
	await sendMailings()
	expect(await first()).toMatchObject({ sent: 1, waiting: 0, failed: 0 })
	expect(await mails.sentTo(reader.email)).toHaveLength(1)
	expect(await previewNotice(admin, notice)).toMatchObject({ wasSent: true })
	expect((await exportMailings(admin)).noticesAsAdmin).toMatchObject([{ notice }])
})

test('whatever is typed as a notice is either what would be sent or told beside its field', () => {
	const good = {
		to: 'everybody',
		link: ' ',
		titleEn: ' A ',
		textEn: 'B\r\nc\r\n\r\nD',
		titlePt: 'E',
		textPt: 'F',
	}
	expect(NoticeInput.parse(good)).toEqual({
		...{ to: 'everybody', link: '/' },
		words: { en: { title: 'A', paragraphs: ['B c', 'D'] }, pt: { title: 'E', paragraphs: ['F'] } },
	})
	const fields = Object.keys(good)
	fc.assert(
		fc.property(fc.constantFrom(...fields), anyText, (field, text) => {
			const read = NoticeInput.safeParse({ ...good, [field]: text })
			const named = read.success ? [] : read.error.issues.map(({ path }) => path[0])
			expect(named.every((name) => name === field)).toBe(true)
		}),
	)
})
