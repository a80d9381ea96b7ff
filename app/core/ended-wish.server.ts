import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '~/db/client.server'
import { endedWishes } from './schema.server'

/** As long as the longest session, and with it the page of a form. */
const KEPT = sql`now() + interval '30 days'`

/** Remembers what was removed, by a query for ids: a form that made it and comes again is told so. */
export async function rememberEnded(within: Pick<Database, 'execute'>, ids: SQL): Promise<void> {
	await within.execute(sql`
		with gone as (${ids})
		insert into ${endedWishes} (id, expires_at) select gone.id, ${KEPT} from gone
		on conflict do nothing`)
}

/** Whether what has this id was removed. */
export async function hasEnded(within: Pick<Database, 'select'>, id: string): Promise<boolean> {
	const rows = await within.select({ id: endedWishes.id }).from(endedWishes).where(eq(endedWishes.id, id))
	return rows.length > 0
}
