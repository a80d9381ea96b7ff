import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf } from '~/core/cursor.server'
import { plainName } from '~/db/schema.server'
import { MomentText } from '~/i18n/moment.server'
import { LOCKER_SORTS, type LockerSort } from './locker-search'
import { savedPrompts } from './schema.server'

const { id, title, isPinned, updatedAt, editedAt, usedAt, createdAt } = savedPrompts

/** A thousand years in seconds: what was never used stands behind whatever was, as it was edited. */
const LONG_AGO = 31_557_600_000
/** What was only moved or tagged among others stands where it stood. */
const edited = sql`coalesce(${editedAt}, ${updatedAt})`
const used = sql`coalesce(${usedAt}, ${edited} - make_interval(secs => ${sql.raw(String(LONG_AGO))}))`
/** By its letters, in every database alike. */
const name = sql<string>`${plainName(title)} collate "C"`

/** In which order prompts are read. */
export const ORDERS = {
	/** Pinned ones first, then those that changed last. */
	edited: [desc(isPinned), desc(edited), asc(id)],
	used: [desc(isPinned), desc(used), asc(id)],
	name: [desc(isPinned), asc(name), asc(id)],
	age: [asc(createdAt), asc(id)],
}

/** What a prompt is sorted by. */
export const SORTED_BY = { isPinned, updatedAt, editedAt, usedAt, name, id }

interface Sorted {
	isPinned: boolean
	updatedAt: Date
	editedAt: Date | null
	usedAt: Date | null
	name: string
	id: string
}

const Place = z
	.tuple([z.enum(LOCKER_SORTS), z.boolean(), z.string(), z.uuid()])
	.refine(([sort, , key]) => sort === 'name' || MomentText.safeParse(key).success)
const cursor = cursorOf(Place)

/** The cursor of what stands behind a prompt in this order. */
export function cursorBehind(sort: LockerSort, prompt: Sorted): string {
	return cursor.write([sort, prompt.isPinned, keyOf(sort, prompt), prompt.id])
}

function keyOf(sort: LockerSort, { updatedAt, editedAt, usedAt, name }: Sorted): string {
	const edited = editedAt ?? updatedAt
	if (sort === 'name') return name
	if (sort === 'edited') return edited.toISOString()
	return (usedAt ?? new Date(edited.getTime() - LONG_AGO * 1_000)).toISOString()
}

/** What stands behind a cursor of this order; all of it where it is none. */
export function behindCursor(sort: LockerSort, after: string | null): SQL | undefined {
	const place = cursor.read(after)
	if (place?.[0] !== sort) return undefined
	const [, wasPinned, key, lastId] = place
	const column = sort === 'name' ? name : sort === 'used' ? used : edited
	const at = sort === 'name' ? sql`${key}` : sql`${key}::timestamptz`
	const isLater = sort === 'name' ? gt(column, at) : lt(column, at)
	const isBehind = or(isLater, and(eq(column, at), gt(id, lastId)))
	return or(lt(isPinned, wasPinned), and(eq(isPinned, wasPinned), isBehind))
}
