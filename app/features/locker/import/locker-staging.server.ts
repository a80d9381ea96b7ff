import { createHash } from 'node:crypto'
import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { inNumberedPages } from '~/core/in-pages.server'
import { consumeRateLimit } from '~/core/limit.server'
import { refuse } from '~/core/refuse.server'
import { turns } from '~/core/turns.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { isMessageId } from '~/i18n/translate.server'
import { keyOf, keysInLocker } from '../locker-key.server'
import { changeLocker } from '../locker-room.server'
import { lockerImportEntries as entries, lockerImports as imports } from '../schema.server'
import type { ChosenColumns } from './chosen-columns'
import { importEntries } from './import-entries.server'
import { ReadColumns } from './locker-columns.server'
import type { ImportEntry, ImportFile, ImportPage } from './locker-import'
import { isPromptFile } from './locker-prompt-file.server'

type EntryRow = typeof entries.$inferInsert

/** Enough for one statement. */
const AT_ONCE = 100
const LONGEST_AT_ONCE = 300_000
const ROWS_PER_PAGE = 40
const SHOWN_TITLE = 80
const SHOWN_CATEGORY = 40
const SHOWN_TEXT = 240
const KEPT = sql`now() - interval '1 hour'`
/** What was imported before that stays. */
export const UNDO_ENDED = sql`now() - interval '1 day'`
/** One file after the other: each takes several times its size in memory. */
const takeTurn = turns({ most: 1, patience: 30_000, refusal: { code: 'too_many', message: 'import_busy' } })

/** What is asked for a second time may be over, or another file may have taken its place. */
export const refuseGone = () => refuse('not_found', undefined, { message: 'import_gone' })

/**
 * Reads a file of prompts and keeps what is in it for an hour, so that it can be looked at before it is imported; it
 * takes the place of the file before. Nothing comes into the locker. Answers the name by which the other functions know
 * it, the same for the same file read the same way: `chosen` says which column is what, where somebody did. Refuses with
 * `invalid_input` what is no such file, and with `too_many`. Throws, and keeps nothing, once `signal` says that nobody
 * waits for it.
 */
export async function stageImport(
	legend: MemberWith<'locker'>,
	file: ImportFile,
	{ chosen = null, signal }: { chosen?: ChosenColumns | null; signal?: AbortSignal } = {},
): Promise<string> {
	const { userId } = legend
	await consumeRateLimit('lockerImport', userId)
	using _turn = await takeTurn(userId)
	signal?.throwIfAborted()
	const hash = await nameOf(file, chosen)
	const columns = new ReadColumns(chosen)
	if (!(await findStaged(legend, hash))) {
		await stage(legend, hash, importEntries(file, columns, signal), columns)
	}
	return hash
}

/** By which a file is known: what is in it, what it is called where that may be the title of a prompt, and how it is read. */
async function nameOf({ name, bytes }: ImportFile, chosen: ChosenColumns | null): Promise<string> {
	const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
	if (chosen)
		return createHash('sha256')
			.update(digest)
			.update(JSON.stringify([...chosen]))
			.digest('hex')
	if (!isPromptFile(name)) return digest.toString('hex')
	return createHash('sha256').update(digest).update(name).digest('hex')
}

/** The import of a file that was read whole and not imported yet. */
async function findStaged({ userId }: MemberWith<'locker'>, hash: string) {
	const [staged] = await db()
		.select({ id: imports.id, columns: imports.columns, isTable: imports.isTable })
		.from(imports)
		.where(and(eq(imports.userId, userId), eq(imports.hash, hash), isNull(imports.imported)))
	return staged
}

/** Until all of it is stored, the file before stays what it is: somebody may be importing it. */
async function stage(
	legend: MemberWith<'locker'>,
	hash: string,
	all: AsyncIterable<ImportEntry>,
	columns: ReadColumns,
): Promise<void> {
	const { userId } = legend
	const [added] = await db().insert(imports).values({ userId }).returning({ id: imports.id })
	if (!added) throw new Error('The import that was just begun is not there.')
	const isThis = eq(imports.id, added.id)
	try {
		await writeEntries(added.id, all, await keysInLocker(db(), legend))
		await changeLocker(legend, async (within) => {
			const mine = eq(imports.userId, userId)
			await within.delete(imports).where(and(mine, isNotNull(imports.hash), isNull(imports.imported)))
			await within
				.update(imports)
				.set({ hash: null })
				.where(and(mine, eq(imports.hash, hash)))
			await within
				.update(imports)
				.set({ hash, isTable: columns.isTable, columns: columns.all() })
				.where(isThis)
		})
	} catch (error) {
		await db().delete(imports).where(isThis)
		throw error
	}
}

async function writeEntries(
	importId: string,
	all: AsyncIterable<ImportEntry>,
	known: Set<string>,
): Promise<void> {
	let rows: EntryRow[] = []
	let length = 0
	for await (const entry of all) {
		const row = rowOf(importId, entry, known)
		rows.push(row)
		length += row.content?.length ?? 0
		if (rows.length < AT_ONCE && length < LONGEST_AT_ONCE) continue
		await db().insert(entries).values(rows)
		rows = []
		length = 0
	}
	if (rows.length > 0) await db().insert(entries).values(rows)
}

/** `known` gathers the prompts that stand earlier in the file. */
function rowOf(importId: string, entry: ImportEntry, known: Set<string>): EntryRow {
	if ('problem' in entry) return { importId, ...entry }
	const { at, prompt } = entry
	const key = keyOf(prompt)
	const isDuplicate = known.has(key)
	known.add(key)
	return { importId, at, ...prompt, tags: [...prompt.tags], key, isDuplicate }
}

/** One page of what a file would bring. Refuses with `not_found` where it is not kept any more, or never was. */
export async function readImport(
	legend: MemberWith<'locker'>,
	hash: string,
	wanted: number,
): Promise<ImportPage> {
	const staged = await findStaged(legend, hash)
	if (!staged) throw refuseGone()
	const mine = eq(entries.importId, staged.id)
	const isBad = sql`${entries.problem} is not null`
	const countOf = (condition: typeof isBad) => sql<number>`(count(*) filter (where ${condition}))::int`
	const [counted] = await db()
		.select({
			bad: countOf(isBad),
			duplicates: countOf(sql`${entries.isDuplicate}`),
			all: sql<number>`count(*)::int`,
		})
		.from(entries)
		.where(mine)
	const { bad = 0, duplicates = 0, all = 0 } = counted ?? {}
	const pages = Math.max(1, Math.ceil(all / ROWS_PER_PAGE))
	const page = Math.min(Math.max(1, wanted), pages)
	const rows = await db()
		.select({
			at: entries.at,
			title: sql<string>`left(${entries.title}, ${SHOWN_TITLE})`,
			category: sql<string | null>`left(${entries.category}, ${SHOWN_CATEGORY})`,
			text: sql<string>`left(${entries.content}, ${SHOWN_TEXT})`,
			tags: entries.tags,
			isDuplicate: entries.isDuplicate,
			problem: entries.problem,
			field: entries.field,
			shown: entries.shown,
		})
		.from(entries)
		.where(mine)
		.orderBy(sql`${isBad} desc`, asc(entries.at))
		.limit(ROWS_PER_PAGE)
		.offset((page - 1) * ROWS_PER_PAGE)
	return {
		columns: staged.columns,
		isTable: staged.isTable,
		fresh: all - bad - duplicates,
		duplicates,
		bad,
		page,
		pages,
		badEntries: rows.flatMap(({ at, problem, field, shown }) =>
			problem === null
				? []
				: [{ at, problem: isMessageId(problem) ? problem : 'saved_field_invalid', field, shown }],
		),
		goodEntries: rows.flatMap(({ at, title, category, text, tags, isDuplicate, problem }) =>
			problem === null ? [{ at, title, category, text, tags, isDuplicate }] : [],
		),
	}
}

/** What somebody's own data say of the files that they looked into: all but our names for them. Of each file first what holds for all of it. */
export async function* exportStaged({ userId }: Pick<MemberWith<'locker'>, 'userId'>) {
	const { importId, key: _key, ...entry } = getTableColumns(entries)
	const files = await db().select().from(imports).where(eq(imports.userId, userId)).orderBy(asc(imports.id))
	for (const { id, userId: _owner, hash: _hash, ...file } of files) {
		yield file
		const read = (after: number, limit: number) =>
			db()
				.select(entry)
				.from(entries)
				.where(and(eq(importId, id), gt(entries.at, after)))
				.orderBy(asc(entries.at))
				.limit(limit)
		for await (const row of inNumberedPages(({ at }) => at, read)) yield row
	}
}

/** Deletes what was looked into and not imported, and forgets what was imported and can't be undone any more. */
export async function purgeImports(): Promise<void> {
	const isNotTaken = and(isNull(imports.importedAt), lt(imports.createdAt, KEPT))
	await db()
		.delete(imports)
		.where(or(isNotTaken, lt(imports.importedAt, UNDO_ENDED)))
}
