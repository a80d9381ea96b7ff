import {
	and,
	countDistinct,
	desc,
	eq,
	inArray,
	isNotNull,
	isNull,
	type SQL,
	type SQLWrapper,
	sql,
} from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf } from '~/core/cursor.server'
import type { Editor } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { prompts } from '~/features/library/schema.server'
import { MomentText } from '~/i18n/moment.server'
import { newestReports, OF_PROMPTS } from './newest-reports.server'
import type { ReportedPrompt } from './report'
import { countDecisions } from './report-decision.server'
import { promptReports } from './schema.server'
import { countReportedCollections } from './shared-queue.server'

export const PROMPTS_ON_A_PAGE = 20

/** A page of prompts with their reports. */
export interface ReportsPage {
	prompts: ReportedPrompt[]
	/** Where it begins: null for the first page. */
	after: string | null
	next: string | null
}

interface Found {
	id: string
	at: Date
}

const Place = z.tuple([MomentText, z.string().max(64)])
type Place = z.infer<typeof Place>
const cursor = cursorOf(Place)
const isOpen = isNull(promptReports.closedAt)

/** How many prompts and collections have open reports. */
export async function countReported(editor: Editor): Promise<number> {
	const [[row], collections] = await Promise.all([
		db()
			.select({ open: countDistinct(promptReports.promptId) })
			.from(promptReports)
			.where(isOpen),
		countReportedCollections(editor),
	])
	return (row?.open ?? 0) + collections
}

/** Prompts with open reports, that of the newest report first, from `after` on; one that leads nowhere is the first page. */
export async function listReported(_admin: Editor, after: string | null): Promise<ReportsPage> {
	const place = cursor.read(after)
	const { promptId: id, createdAt } = promptReports
	const at = sql<Date>`max(${createdAt})`.mapWith(createdAt)
	const found = await db()
		.select({ id, at: at.as('at') })
		.from(promptReports)
		.where(isOpen)
		.groupBy(id)
		.having(isBefore(place, at, id))
		.orderBy(desc(at), desc(id))
		.limit(PROMPTS_ON_A_PAGE + 1)
	return pageOf(found, place, isOpen)
}

/** Prompts that are hidden, the last one first, from `after` on; one that leads nowhere is the first page. */
export async function listHidden(_admin: Editor, after: string | null): Promise<ReportsPage> {
	const place = cursor.read(after)
	const { id, hiddenAt } = prompts
	const found = await db()
		.select({ id, at: sql<Date>`${hiddenAt}`.mapWith(hiddenAt) })
		.from(prompts)
		.where(and(isNotNull(hiddenAt), isBefore(place, sql`${hiddenAt}`, id)))
		.orderBy(desc(hiddenAt), desc(id))
		.limit(PROMPTS_ON_A_PAGE + 1)
	return pageOf(found, place, undefined)
}

function isBefore(place: Place | null, at: SQL, id: SQLWrapper) {
	return place ? sql`(${at}, ${id}) < (${place[0]}::timestamptz, ${place[1]})` : undefined
}

async function pageOf(
	found: readonly Found[],
	place: Place | null,
	which: SQL | undefined,
): Promise<ReportsPage> {
	const shown = found.slice(0, PROMPTS_ON_A_PAGE)
	const last = shown.at(-1)
	return {
		prompts: await readReported(shown, which),
		after: place && cursor.write(place),
		next: last && found.length > shown.length ? cursor.write([last.at.toISOString(), last.id]) : null,
	}
}

async function readReported(shown: readonly Found[], which: SQL | undefined): Promise<ReportedPrompt[]> {
	const ids = shown.map(({ id }) => id)
	const { id, title, language, hiddenAt, hiddenWord, createdBy } = prompts
	const rows = await db()
		.select({ id, title, language, hiddenAt, hiddenWord, fullName: profiles.fullName, email: user.email })
		.from(prompts)
		.innerJoin(user, eq(user.id, createdBy))
		.leftJoin(profiles, eq(profiles.id, createdBy))
		.where(inArray(id, ids))
	const told = await newestReports(OF_PROMPTS, ids, which)
	const decided = await countDecisions(ids)
	return shown.flatMap(({ id, at }) => {
		const row = rows.find((one) => one.id === id)
		if (!row) return []
		const { title, language, hiddenAt, hiddenWord, fullName, email } = row
		const own = told.get(id)
		return {
			...{ id, title, language, hiddenWord },
			author: fullName || email,
			isHidden: hiddenAt !== null,
			count: own?.count ?? 0,
			reports: own?.reports ?? [],
			seenUntil: (own?.newest ?? at).toISOString(),
			decisions: decided.get(id) ?? 0,
		}
	})
}
