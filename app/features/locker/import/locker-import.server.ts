import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { MemberWith } from '~/core/viewer'
import { categoriesNamed } from '../locker-category.server'
import { keysInLocker } from '../locker-key.server'
import { changeLocker, type LockerChange, requireRoom } from '../locker-room.server'
import { lockerImportEntries as entries, lockerImports as imports, savedPrompts } from '../schema.server'
import { refuseGone } from './locker-staging.server'

interface Wish {
	/** Whether what is in the locker already, or twice in the file, is wanted too. */
	withDuplicates: boolean
}

interface Taken {
	id: string
	count: number
}

/** What an entry and a prompt both have comes over as it is. */
const known = new Set(Object.values(getTableColumns(savedPrompts)).map(({ name }) => name))
const same = Object.values(getTableColumns(entries)).filter(({ name }) => known.has(name))
const SAME = sql.join(
	same.map(({ name }) => sql.identifier(name)),
	sql`, `,
)

/** Each statement ends long before the database's patience does. */
const AT_ONCE = 1_000

/**
 * Writes the good entries of a file that was looked into into the locker, all or none, in the file's order. What came
 * into the locker since then counts as a duplicate too. Asked again it writes nothing, and answers the same: how many
 * prompts came of the file, and by which id that can be undone. Refuses with `not_found` where the file is not kept any more, and with `invalid_input` what
 * does not fit.
 */
export function importIntoLocker(legend: MemberWith<'locker'>, hash: string, wish: Wish): Promise<Taken> {
	return changeLocker(legend, async (within) => {
		const [staged] = await within
			.select({ id: imports.id, imported: imports.imported })
			.from(imports)
			.where(and(eq(imports.userId, legend.userId), eq(imports.hash, hash)))
		if (!staged) throw refuseGone()
		if (staged.imported !== null) return { id: staged.id, count: staged.imported }
		const imported = await write(within, legend, staged.id, wish)
		// Counted with what was written: where that is too much, all of it is taken back.
		await requireRoom(within, legend, { prompts: 0, bytes: 0 })
		await within.update(imports).set({ imported, importedAt: sql`now()` }).where(eq(imports.id, staged.id))
		await within.delete(entries).where(eq(entries.importId, staged.id))
		return { id: staged.id, count: imported }
	})
}

async function write(
	within: LockerChange,
	legend: MemberWith<'locker'>,
	importId: string,
	wish: Wish,
): Promise<number> {
	const { userId } = legend
	const places = await placesOf(within, legend, importId, wish)
	const isOneOf = (some: readonly number[]) =>
		and(eq(entries.importId, importId), sql`${entries.at} = any(${sql.param([...some])}::int[])`)
	const named = await within.selectDistinct({ name: entries.category }).from(entries).where(isOneOf(places))
	await categoriesNamed(
		within,
		legend,
		named.flatMap(({ name }) => name ?? []),
	)
	// A millisecond apart, so that the locker lists them in the file's order.
	const now = new Date()
	for (let first = 0; first < places.length; first += AT_ONCE) {
		await within.execute(sql`
			insert into saved_prompts (id, user_id, category_id, created_at, updated_at, ${SAME})
			select gen_random_uuid()::text, ${userId}, own.id, moment, moment, ${SAME}
			from ${entries}
			cross join lateral (select ${now}::timestamptz - at * interval '1 millisecond' as moment) as moments
			left join lateral (
				select id from prompt_categories where user_id = ${userId} and lower(name) = lower(category)
			) as own on true
			where ${isOneOf(places.slice(first, first + AT_ONCE))}`)
	}
	return places.length
}

/** Where the prompts stand in the file that are to be written. */
async function placesOf(
	within: LockerChange,
	legend: MemberWith<'locker'>,
	importId: string,
	{ withDuplicates }: Wish,
): Promise<number[]> {
	const rows = await within
		.select({ at: entries.at, key: entries.key })
		.from(entries)
		.where(and(eq(entries.importId, importId), isNull(entries.problem)))
		.orderBy(asc(entries.at))
	const known = withDuplicates ? new Set<string>() : await keysInLocker(within, legend)
	return rows.flatMap(({ at, key }) => {
		const isDuplicate = !withDuplicates && known.has(key)
		known.add(key)
		return isDuplicate ? [] : [at]
	})
}
