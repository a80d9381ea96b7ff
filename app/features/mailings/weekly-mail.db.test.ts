import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { sendToOutbox } from '~/core/mail.server'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { saveDraft } from '~/features/editing/draft.server'
import { publishPrompt, withdrawPrompt } from '~/features/editing/publishing.server'
import { publishDue } from '~/features/editing/showing.server'
import { removeAccount } from '~/features/personal-data/account-removal.server'
import { aStoredMember, catchMails, PASSWORD } from '../../../tests/support/accounts'
import { anAdmin, aPublished, NOTE, titled } from '../../../tests/support/desk'
import { ageTaken, deliveriesOf, inWeeks } from '../../../tests/support/mailings'
import { sendMailings } from './delivery.server'
import { mailDeliveries, weeklyMailSubscriptions } from './schema.server'
import { endWeeklyMail, hasWeeklyMail, setWeeklyMail } from './weekly-choice.server'
import { lastWeeklyMoment, openWeeklyMail } from './weekly-opening.server'

const mails = catchMails()
const { goOn, aReader, aNewPrompt, sendNextWeek } = inWeeks()
afterEach(() => mails.open())

test('the mail comes on Tuesdays at 09:00 UTC', () => {
	const moments = [
		['2026-11-24T09:00:00.000Z', '2026-11-24T09:00:00.000Z'],
		['2026-11-24T08:59:59.999Z', '2026-11-17T09:00:00.000Z'],
		['2026-11-23T23:00:00.000Z', '2026-11-17T09:00:00.000Z'],
		['2026-11-30T23:00:00.000Z', '2026-11-24T09:00:00.000Z'],
		['2027-01-01T00:00:00.000Z', '2026-12-29T09:00:00.000Z'],
	]
	for (const [now = '', last] of moments) expect(lastWeeklyMoment(new Date(now)).toISOString()).toBe(last)
})

test('it is off at first, needs a confirmed address, and can be turned on and off again and again', async () => {
	const stranger = await aStoredMember({ isConfirmed: false })
	await expect(setWeeklyMail(stranger, true)).rejects.toMatchObject({
		code: 'conflict',
		message: 'weekly_mail_unconfirmed',
	})
	await setWeeklyMail(stranger, false)
	expect(await hasWeeklyMail(stranger)).toBe(false)
	const member = await aStoredMember()
	expect(await hasWeeklyMail(member)).toBe(false)
	for (const isOn of [true, true, false, false, true]) {
		await setWeeklyMail(member, isOn)
		expect(await hasWeeklyMail(member)).toBe(isOn)
	}
})

test('what is new is mailed in the person’s language, by titles and descriptions, never by a text', async () => {
	const [ana, ben, other] = [
		await aReader({ language: 'pt' }),
		await aReader({ language: 'en' }),
		await aStoredMember(),
	]
	const premium = await aNewPrompt()
	const free = await aNewPrompt({ isPremium: false })
	expect(await sendNextWeek()).toBe(2)
	const [[portuguese, ...more], [english]] = [await mails.sentTo(ana.email), await mails.sentTo(ben.email)]
	expect(more).toEqual([])
	expect(await mails.sentTo(other.email)).toEqual([])
	for (const { id, pt, en } of [premium, free]) {
		for (const text of [pt.title, pt.description]) expect(portuguese?.text).toContain(text)
		expect(portuguese?.text).not.toContain(en.title)
		expect(english?.text).toContain(en.title)
		expect(english?.links).toContainEqual(expect.stringContaining(`/prompt/${id}?lang=en`))
		for (const text of [pt, en].flatMap((words) => [words.promptText.slice(0, 40), words.followUp])) {
			expect(portuguese?.text).not.toContain(text)
			expect(english?.text).not.toContain(text)
		}
	}
	expect(portuguese?.subject).toContain('Nesta semana:')
	expect(portuguese?.text).toContain('2 prompts novos')
	expect(portuguese?.text).toContain(`${premium.pt.title} (premium)`)
	expect(portuguese?.text).not.toContain(`${free.pt.title} (premium)`)
})

test('each mail can be ended by one press, in its headers and at its foot, by a link of that person alone', async () => {
	const [one, other] = [await aReader(), await aReader()]
	await aNewPrompt()
	await sendNextWeek()
	const [[mail], [others]] = [await mails.sentTo(one.email), await mails.sentTo(other.email)]
	const [link = '', oneClick] = mail?.unsubscribe.split('\n') ?? []
	expect(link).toMatch(/^<https?:\/\/[^ ]+\/unsubscribe\?token=[^ ]+>$/)
	expect(oneClick).toBe('List-Unsubscribe=One-Click')
	expect(mail?.links).toContain(link.slice(1, -1))
	expect(others?.unsubscribe).not.toContain(link)
	// No other link knows whose mail it stood in.
	const rest = mail?.links.filter((address) => !address.includes('/unsubscribe')) ?? []
	expect(rest.length).toBeGreaterThan(0)
	for (const address of rest) expect(others?.links).toContain(address)
})

test('a week is mailed once, and one without news not at all', async () => {
	const reader = await aReader()
	await aNewPrompt()
	expect(await sendNextWeek()).toBe(1)
	await openWeeklyMail()
	expect(await sendMailings()).toBe(0)
	expect(await sendNextWeek()).toBe(0)
	expect(await deliveriesOf(reader.userId)).toMatchObject([{ outcome: 'sent' }, { outcome: 'nothing_new' }])
	await aNewPrompt()
	expect(await sendNextWeek()).toBe(1)
	expect(await mails.sentTo(reader.email)).toHaveLength(2)
})

test('what was published before somebody asked for it is not news to them', async () => {
	const early = await aReader()
	const before = await aNewPrompt()
	goOn()
	await publishDue()
	const late = await aReader()
	const after = await aNewPrompt({}, 1)
	goOn(2)
	await openWeeklyMail()
	await sendMailings()
	const [[first], [second]] = [await mails.sentTo(early.email), await mails.sentTo(late.email)]
	for (const { en } of [before, after]) expect(first?.text).toContain(en.title)
	expect(second?.text).toContain(after.en.title)
	expect(second?.text).not.toContain(before.en.title)
})

test('an improvement is told once by its note; a draft, a version without a note and a withdrawn prompt are not', async () => {
	const by = await anAdmin()
	const [noted, silent, drafted, gone] = [
		await aPublished(),
		await aPublished(),
		await aPublished(),
		await aPublished(),
	]
	// What was published just now is no news to who asks now.
	const reader = await aReader({ language: 'pt' })
	for (const { id, content } of [noted, silent, drafted, gone]) {
		const revision = await saveDraft(by, id, {
			content: titled(content, `${content.en.title} again`),
			basedOn: 1,
			revision: null,
		})
		if (id !== drafted.id) await publishPrompt(by, id, { revision, note: id === silent.id ? null : NOTE })
	}
	await withdrawPrompt(by, gone.id)
	expect(await sendNextWeek()).toBe(1)
	const [mail] = await mails.sentTo(reader.email)
	expect(mail?.text).toContain('1 prompt melhorou')
	expect(mail?.text).toContain(NOTE.pt)
	expect(mail?.links).toContainEqual(expect.stringContaining(`/prompt/${noted.id}/changes?lang=pt`))
	for (const { id } of [silent, drafted, gone]) expect(mail?.text).not.toContain(id)
	expect(await sendNextWeek()).toBe(0)
})

test('any number of processes at once send each person one', async () => {
	const readers = await Promise.all(Array.from({ length: 25 }, () => aReader()))
	await aNewPrompt()
	goOn()
	const counts = await Promise.all(
		Array.from({ length: 6 }, async () => {
			await openWeeklyMail()
			return sendMailings()
		}),
	)
	expect(counts.reduce((sum, count) => sum + count)).toBe(readers.length)
	for (const { email } of readers) expect(await mails.sentTo(email)).toHaveLength(1)
})

test('who left, was deleted or lost the confirmation between opening and sending gets none', async () => {
	const [left, deleted, unconfirmed, stays] = [
		await aReader(),
		await aReader(),
		await aReader(),
		await aReader(),
	]
	await aNewPrompt()
	goOn()
	await openWeeklyMail()
	await endWeeklyMail(left.userId)
	await removeAccount(deleted, PASSWORD)
	await db().update(user).set({ emailVerified: false }).where(eq(user.id, unconfirmed.userId))
	expect(await sendMailings()).toBe(1)
	for (const { email } of [left, deleted, unconfirmed]) expect(await mails.sentTo(email)).toEqual([])
	expect(await mails.sentTo(stays.email)).toHaveLength(1)
	expect(await deliveriesOf(left.userId)).toMatchObject([{ outcome: 'left' }])
})

test('while the mail server is away a mail is tried again, later and later, and in the end no more', async () => {
	const reader = await aReader()
	await aNewPrompt()
	sendToOutbox('smtp://127.0.0.1:1')
	expect(await sendNextWeek()).toBe(0)
	const tries = async () => (await deliveriesOf(reader.userId))[0]?.tries
	expect(await tries()).toBe(1)
	await sendMailings()
	expect(await tries()).toBe(1)
	for (let done = 1; done < 8; done += 1) {
		await ageTaken(5 * 2 ** (done - 1) - 1)
		await sendMailings()
		expect(await tries()).toBe(done)
		await ageTaken(5 * 2 ** (done - 1) + 1)
		await sendMailings()
		expect(await tries()).toBe(done + 1)
	}
	mails.open()
	await ageTaken(10_000)
	expect(await sendMailings()).toBe(0)
	expect(await deliveriesOf(reader.userId)).toMatchObject([{ outcome: 'failed' }])
	// What could not be told is told by the next one.
	expect(await sendNextWeek()).toBe(1)
	expect(await mails.sentTo(reader.email)).toHaveLength(1)
})

test('what a killed process had taken is sent by another one after a while, under the same name', async () => {
	const reader = await aReader()
	await aNewPrompt()
	expect(await sendNextWeek()).toBe(1)
	// Killed after the mail server had taken it, before that was stored: the one moment that can double a mail.
	const own = eq(mailDeliveries.userId, reader.userId)
	await db().update(mailDeliveries).set({ outcome: null, closedAt: null }).where(own)
	await db()
		.update(weeklyMailSubscriptions)
		.set({ toldUntil: sql`told_until - interval '7 days'` })
		.where(eq(weeklyMailSubscriptions.userId, reader.userId))
	expect(await sendMailings()).toBe(0)
	await ageTaken(6)
	expect(await sendMailings()).toBe(1)
	const names = (await mails.sentTo(reader.email)).map(({ messageId }) => messageId)
	expect(names).toHaveLength(2)
	expect(new Set(names).size).toBe(1)
})

test('a week that was not finished when the next one came is told by that one alone', async () => {
	const reader = await aReader()
	const before = await aNewPrompt()
	sendToOutbox('smtp://127.0.0.1:1')
	await sendNextWeek()
	await ageTaken(6)
	const after = await aNewPrompt()
	mails.open()
	expect(await sendNextWeek()).toBe(1)
	const sent = await mails.sentTo(reader.email)
	expect(sent).toHaveLength(1)
	for (const { en } of [before, after]) expect(sent[0]?.text).toContain(en.title)
})
