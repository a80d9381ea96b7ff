import { randomUUID } from 'node:crypto'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { mailDeliveries, mailings } from '~/features/mailings/schema.server'
import { setWeeklyMail } from '~/features/mailings/weekly-choice.server'

/** Has somebody ask for the weekly mail, get one of many, and look at a notice as an admin. */
export async function mailOne(member: Member): Promise<void> {
	await setWeeklyMail({ ...member, isConfirmed: true }, true)
	const said = { title: 'New terms', paragraphs: ['From March on.'] }
	const notice = { to: 'everybody' as const, link: '/terms', words: { en: said, pt: said } }
	const looked = { name: `notice:${randomUUID()}`, kind: 'notice' as const, notice, byUserId: member.userId }
	await db().insert(mailings).values(looked)
	const closed = { outcome: 'sent' as const, closedAt: new Date('2026-05-04T09:00:00Z'), tries: 1 }
	await db()
		.insert(mailDeliveries)
		.values({ mailing: looked.name, userId: member.userId, takenAt: closed.closedAt, ...closed })
}
