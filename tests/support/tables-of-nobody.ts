import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'

/** Tables in which no row is anybody's, and why. */
export const NOBODYS = new Map([
	['content_version', 'one number that goes up'],
	['ended_wishes', 'ids of what is gone, drawn at random or digests, and when they are forgotten'],
	['funnel_counts', 'how many came, signed up and paid on a day; nobody knows who'],
	['library_addresses', 'names of the library’s prompts'],
	['library_offers', 'what newer files say of prompts'],
	['library_prompts', 'prompts of the library; who edited them stands beside'],
	['library_runs', 'what chat services answered to the library’s prompts with made up answers'],
	['money_returns', 'names and amounts of refunds and disputes; whose they were stands at Stripe'],
	['scheduled_jobs', 'names of jobs, and when they are due'],
	['search_misses', 'what several people searched for in vain; nobody knows who'],
	['search_wishes', 'what somebody wrote that they looked for, for 90 days; nobody knows who'],
	[
		'stripe_events',
		'names and kinds of events; whose they were stands at Stripe, which forgets them after 30 days',
	],
])

/** Every table of the database, as its catalogue has them. */
export async function everyTable(): Promise<string[]> {
	const { rows } = await db().execute<{ name: string }>(
		sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
	)
	return rows.map(({ name }) => name)
}

/** The rows of a table in which any of the texts stands, whatever the column. */
export async function rowsWith(table: string, texts: readonly string[]): Promise<Record<string, unknown>[]> {
	const { rows } = await db().execute<{ row: Record<string, unknown> }>(sql`
		select to_jsonb(one) as row from ${sql.identifier(table)} as one
		where exists (select from unnest(${sql.param([...texts])}::text[]) as wanted where position(wanted in one::text) > 0)`)
	return rows.map(({ row }) => row)
}
