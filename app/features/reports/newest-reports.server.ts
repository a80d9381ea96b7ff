import { and, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import type { ShownReport } from './report'
import { chatShareReports, collectionReports, promptReports } from './schema.server'

const MOST_REPORTS = 20

export const OF_PROMPTS = { reports: promptReports, thing: promptReports.promptId } as const
export const OF_COLLECTIONS = { reports: collectionReports, thing: collectionReports.collectionId } as const
export const OF_CHATS = { reports: chatShareReports, thing: chatShareReports.shareId } as const

interface Told {
	/** How many there are, shown or not. */
	count: number
	/** When the last one came. */
	newest: Date
	reports: ShownReport[]
}

/** The newest few reports of each of these things. */
export async function newestReports(
	{ reports, thing }: typeof OF_PROMPTS | typeof OF_COLLECTIONS | typeof OF_CHATS,
	ids: readonly string[],
	which: SQL | undefined,
): Promise<Map<string, Told>> {
	const { id, reason, note, createdAt } = reports
	const numbered = db()
		.select({
			...{ id, reason, note, createdAt, about: thing },
			count: sql`count(*) over (partition by ${thing})`.mapWith(Number).as('count'),
			place: sql`row_number() over (partition by ${thing} order by ${createdAt} desc, ${id})`
				.mapWith(Number)
				.as('place'),
		})
		.from(reports)
		.where(and(inArray(thing, [...ids]), which))
		.as('numbered')
	const rows = await db()
		.select()
		.from(numbered)
		.where(lte(numbered.place, MOST_REPORTS))
		.orderBy(numbered.place)
	const told = new Map<string, Told>()
	for (const { about, count, createdAt, id, reason, note } of rows) {
		const one = told.get(about) ?? { count, newest: createdAt, reports: [] }
		one.reports.push({ id, reason, note, createdAt: createdAt.toISOString() })
		told.set(about, one)
	}
	return told
}
