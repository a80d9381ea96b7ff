import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import type { Language } from '~/i18n/language'
import { noticeMail } from '../mailing-text.server'
import type { Notice } from '../notice'
import { countNoticeReaders, queueNotice, readQueuedNotice } from '../notice-queue.server'
import { mailDeliveries, mailings } from '../schema.server'
import type { NoticePreview, SentNotice, ShownMail } from './notice-form'

const MOST_LISTED = 50

/** What readers of each language would get, and how many they are. Nothing is sent. */
export async function previewNotice(_by: Admin, notice: Notice): Promise<NoticePreview> {
	const [en, pt, count, queued] = await Promise.all([
		shownIn('en', notice),
		shownIn('pt', notice),
		countNoticeReaders(notice),
		readQueuedNotice(notice),
	])
	return { mails: { en, pt }, people: count.en + count.pt, wasSent: queued !== null }
}

async function shownIn(language: Language, notice: Notice): Promise<ShownMail> {
	const { subject, text } = await noticeMail({ email: '', language }, notice)
	return { subject, text }
}

/** Queues a notice to everybody whom it concerns now, under the admin's name (`queueNotice`). Answers how many were queued. */
export function sendNotice({ userId }: Admin, notice: Notice): Promise<number> {
	return queueNotice(notice, userId)
}

/** The notices that were sent last, the newest first, with what became of each. */
export async function listNotices(_by: Admin, language: Language): Promise<SentNotice[]> {
	const found = await db()
		.select({ mailing: mailings, by: user.email })
		.from(mailings)
		.leftJoin(user, eq(user.id, mailings.byUserId))
		.where(eq(mailings.kind, 'notice'))
		.orderBy(desc(mailings.createdAt))
		.limit(MOST_LISTED)
	const { mailing, outcome } = mailDeliveries
	const names = found.map((row) => row.mailing.name)
	const counts = await db()
		.select({ mailing, outcome, count: sql<number>`count(*)::int` })
		.from(mailDeliveries)
		.where(inArray(mailing, names))
		.groupBy(mailing, outcome)
	return found.flatMap(({ mailing: { name, notice, sentAt, createdAt, people }, by }) => {
		if (!notice) return []
		const count = (...outcomes: (typeof counts)[number]['outcome'][]) =>
			counts
				.filter((row) => row.mailing === name && outcomes.includes(row.outcome))
				.reduce((sum, row) => sum + row.count, 0)
		return {
			...{ name, by, to: notice.to, link: notice.link },
			title: notice.words[language].title,
			since: (sentAt ?? createdAt).toISOString(),
			people: people ?? 0,
			sent: count('sent'),
			waiting: count(null),
			failed: count('refused', 'failed', 'too_late'),
		}
	})
}
