import { sql } from 'drizzle-orm'
import { scheduledJobs } from '~/core/schema.server'
import { db } from '~/db/client.server'
import { billingMails } from '~/features/billing/schema.server'
import { RECONCILIATION } from '../../app/features/billing/billing-upkeep.server'
import { readTotalMessages } from '../../app/features/chat/chat-allowance.server'

/** How things stand that all processes share, for whoever watches over them. */
export async function readStanding() {
	const { rows } = await db().execute<{ mails: number; due: number | null }>(sql`
		select
			(select count(*)::int from ${billingMails} where sent_at is null) as mails,
			(select extract(epoch from due_at)::float8 from ${scheduledJobs} where name = ${RECONCILIATION}) as due`)
	const [row] = rows
	return {
		mailsWaiting: row?.mails ?? 0,
		reconciliationDueSeconds: row?.due ?? null,
		chat: await readTotalMessages(),
	}
}
