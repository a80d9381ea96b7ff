import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { db } from '~/db/client.server'
import { setClockAhead } from '~/db/clock.server'
import { hide } from '~/features/editing/showing.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { changeLibrary } from '~/features/library/versions/library-change.server'
import { libraryPrompts } from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { sendMailings } from '~/features/mailings/delivery.server'
import { mailDeliveries, weeklyMailSubscriptions } from '~/features/mailings/schema.server'
import { setWeeklyMail } from '~/features/mailings/weekly-choice.server'
import { lastWeeklyMoment, openWeeklyMail } from '~/features/mailings/weekly-opening.server'
import { aStoredMember } from './accounts'
import { aFile } from './library'

const DAY_MS = 86_400_000

/** Weeks by the product's clock, from the real one on: a week's mail is opened once, so that each test has its own. */
export function inWeeks() {
	let week = 1
	function goOn(weeks = 1): void {
		week += weeks
		setClockAhead(() => week * 7 * (DAY_MS / 1_000))
	}

	/** The library's own prompts come another day; what came here is gone afterwards. */
	const waiting = new Map<string, Date>()
	const added: string[] = []
	const setWaiting = (id: string, scheduledFor: Date) =>
		db().update(libraryPrompts).set({ scheduledFor }).where(eq(libraryPrompts.id, id))
	beforeAll(async () => {
		const rows = await db().select().from(libraryPrompts).where(isNotNull(libraryPrompts.scheduledFor))
		for (const { id, scheduledFor } of rows) if (scheduledFor) waiting.set(id, scheduledFor)
		for (const id of waiting.keys()) await setWaiting(id, new Date('2999-01-01T09:00:00Z'))
	})
	afterAll(async () => {
		for (const [id, day] of waiting) await setWaiting(id, day)
		await changeLibrary(async (within) => {
			for (const id of added) await hide(within, id)
		})
		await renewLibrary()
	})
	/** What others left in this database has nothing new to wait for. */
	beforeEach(async () => {
		await db().delete(weeklyMailSubscriptions)
		await db().delete(mailDeliveries)
		goOn()
		await openWeeklyMail()
	})
	afterEach(() => setClockAhead(undefined))

	return {
		goOn,
		/** Somebody who asked for it after this week's. */
		async aReader(given: Parameters<typeof aStoredMember>[0] = {}) {
			const member = await aStoredMember(given)
			await setWeeklyMail(member, true)
			return member
		},
		/** A prompt that is published just before the next week's mail, or so many days from now. */
		async aNewPrompt(given: Parameters<typeof aFile>[0] = {}, days?: number) {
			const at = Date.now() + week * 7 * DAY_MS
			const moment =
				days === undefined ? lastWeeklyMoment(new Date(at + 7 * DAY_MS)) : new Date(at + days * DAY_MS)
			const file = aFile({ publishedOn: moment.toISOString().slice(0, 10), ...given })
			await fillLibrary([file])
			await renewLibrary()
			added.push(file.id)
			return file
		},
		async sendNextWeek(): Promise<number> {
			goOn()
			await openWeeklyMail()
			return sendMailings()
		},
	}
}

/** What was made of everything to one person. */
export function deliveriesOf(userId: string) {
	return db().select().from(mailDeliveries).where(eq(mailDeliveries.userId, userId))
}

/** As if whoever took a mail had taken it so long ago. */
export async function ageTaken(minutes: number): Promise<void> {
	await db()
		.update(mailDeliveries)
		.set({ takenAt: sql`now() - make_interval(mins => ${minutes})` })
		.where(isNotNull(mailDeliveries.takenAt))
}
