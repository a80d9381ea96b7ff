import { sql } from 'drizzle-orm'
import { billingMails, scheduledJobs } from '~/db/billing-schema.server'
import { db } from '~/db/client.server'
import { RECONCILIATION } from './billing-upkeep.server'
import { readTotalMessages } from './chat-allowance.server'

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
