import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { sendMail } from '~/core/mail.server'
import { db, type Within } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { DEFAULT_LANGUAGE } from '~/i18n/language'
import { log } from '~/log.server'
import { noticeMail, weeklyMail } from './mailing-text.server'
import { mailDeliveries, mailings, type OUTCOMES, weeklyMailSubscriptions } from './schema.server'
import { readWeeklyNews, type WeeklyNews } from './weekly-news.server'

/** Tries of one mail: after the last of them some 21 hours are over. */
const MOST_TRIES = 8
/** How long after the first try the second may come; each wait is twice the one before. Longer than a process may take. */
const FIRST_WAIT_MINUTES = 5
/** So many failures one after the other are the mail server's: the rest waits for the next round. */
const MOST_FAILURES = 5

type Outcome = (typeof OUTCOMES)[number]
type Mailing = typeof mailings.$inferSelect
interface Taken {
	mailing: string
	userId: string
	tries: number
}

/**
 * Sends what is to be sent, one mail after the other, each taken by one process before it is sent. What fails is tried again
 * later; what a process left when it was killed, too. Answers how many were sent.
 */
export async function sendMailings(stop?: AbortSignal): Promise<number> {
	const round = newRound()
	for (let [sent, failures] = [0, 0]; ; ) {
		const taken = stop?.aborted || failures >= MOST_FAILURES ? null : await take()
		if (!taken) return sent
		try {
			const outcome = taken.tries > MOST_TRIES ? 'failed' : await deliver(taken, round)
			await close(taken, outcome, await round.mailing(taken.mailing))
			failures = 0
			if (outcome === 'sent') sent += 1
		} catch (err) {
			failures += 1
			log.warn({ err, mailing: taken.mailing, tries: taken.tries }, 'a mail to many was not taken')
		}
	}
}

/** What the mails of a round have in common is read once. */
function newRound() {
	const found = new Map<string, Mailing | undefined>()
	const told = new Map<string, WeeklyNews>()
	return {
		async mailing(name: string): Promise<Mailing | undefined> {
			if (!found.has(name))
				found.set(name, (await db().select().from(mailings).where(eq(mailings.name, name)))[0])
			return found.get(name)
		},
		async news(since: Date, sinceChange: number, until: Date, untilChange: number): Promise<WeeklyNews> {
			const key = [since.getTime(), sinceChange, until.getTime(), untilChange].join()
			const news = told.get(key) ?? (await readWeeklyNews({ since, until, sinceChange, untilChange }))
			told.set(key, news)
			return news
		},
	}
}

async function take(): Promise<Taken | null> {
	const { mailing, userId, tries, takenAt, outcome } = mailDeliveries
	const wait = sql`make_interval(mins => ${FIRST_WAIT_MINUTES} * (1 << (least(greatest(${tries}, 1), 10) - 1)))`
	// A table of its own, read once: a subquery may be read for each row, and takes another one each time.
	const free = db()
		.$with('free')
		.as(
			db()
				.select({ mailing, userId })
				.from(mailDeliveries)
				.where(sql`${outcome} is null and (${takenAt} is null or ${takenAt} < now() - ${wait})`)
				.orderBy(sql`${takenAt} nulls first`)
				.limit(1)
				.for('update', { skipLocked: true }),
		)
	const [taken] = await db()
		.with(free)
		.update(mailDeliveries)
		.set({ takenAt: sql`now()`, tries: sql`${tries} + 1` })
		.where(sql`(${mailing}, ${userId}) in (select * from ${free})`)
		.returning({ mailing, userId, tries })
	return taken ?? null
}

async function deliver(
	{ mailing: name, userId }: Taken,
	round: ReturnType<typeof newRound>,
): Promise<Outcome> {
	const mailing = await round.mailing(name)
	const [person] = await db()
		.select({
			email: user.email,
			isConfirmed: user.emailVerified,
			language: profiles.language,
			toldUntil: weeklyMailSubscriptions.toldUntil,
			toldChange: weeklyMailSubscriptions.toldChange,
		})
		.from(user)
		.leftJoin(profiles, eq(profiles.id, user.id))
		.leftJoin(weeklyMailSubscriptions, eq(weeklyMailSubscriptions.userId, user.id))
		.where(eq(user.id, userId))
	if (!mailing || !person) return 'left'
	const reader = { userId, email: person.email, language: person.language ?? DEFAULT_LANGUAGE }
	if (mailing.notice) return send(name, userId, await noticeMail(reader, mailing.notice))
	const { toldUntil, toldChange, isConfirmed } = person
	const { sentAt: until, lastChange } = mailing
	// Who has left the weekly mail since, or was told by a newer one, gets this one no more.
	if (toldUntil === null || toldChange === null || !isConfirmed) return 'left'
	if (until === null || lastChange === null || toldUntil >= until) return 'too_late'
	const news = await round.news(toldUntil, toldChange, until, lastChange)
	if (news.prompts.length + news.improved.length === 0) return 'nothing_new'
	return send(name, userId, await weeklyMail(reader, news))
}

/**
 * Hands a mail over. Its Message-ID is the same at every try: where a process was killed after the mail server had taken it
 * and before that was stored, mail programs show it once all the same.
 */
async function send(mailing: string, userId: string, mail: Parameters<typeof sendMail>[0]): Promise<Outcome> {
	const name = createHash('sha256').update(`${mailing} ${userId}`).digest('hex').slice(0, 32)
	try {
		await sendMail({ ...mail, messageId: `<${name}@${new URL(env().origin).hostname}>` })
		return 'sent'
	} catch (error) {
		if (isForGood(error)) return 'refused'
		throw error
	}
}

/** Whether the mail server said that this address takes no mail, now or later. */
function isForGood(error: unknown): boolean {
	if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
	return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}

async function close(taken: Taken, outcome: Outcome, mailing: Mailing | undefined): Promise<void> {
	const { userId, tries } = mailDeliveries
	await db().transaction(async (within) => {
		await within
			.update(mailDeliveries)
			.set({ outcome, closedAt: sql`now()` })
			.where(and(eq(mailDeliveries.mailing, taken.mailing), eq(userId, taken.userId), eq(tries, taken.tries)))
		if (outcome === 'sent' && mailing?.kind === 'weekly') await rememberTold(within, taken.userId, mailing)
	})
}

async function rememberTold(within: Within, userId: string, { sentAt, lastChange }: Mailing): Promise<void> {
	if (sentAt === null || lastChange === null) return
	await within
		.update(weeklyMailSubscriptions)
		.set({ toldUntil: sentAt, toldChange: lastChange })
		.where(
			sql`${weeklyMailSubscriptions.userId} = ${userId} and ${weeklyMailSubscriptions.toldUntil} < ${sentAt.toISOString()}::timestamptz`,
		)
}
