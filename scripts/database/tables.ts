import { quoted, type Session } from './session.ts'

export interface Column {
	name: string
	type: string
}

export interface Table {
	name: string
	columns: Column[]
}

export interface Sequence {
	name: string
	value: string
	/** Whether that value was given away. */
	isCalled: boolean
}

const NOT_OF_AN_EXTENSION = `not exists (
	select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
)`

const COLUMNS = `
	select c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod)
	from pg_class c join pg_attribute a on a.attrelid = c.oid
	where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${NOT_OF_AN_EXTENSION}
		and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
	order by c.relname collate "C", a.attnum`

const REFERENCES = `
	select distinct child.relname::text, parent.relname::text
	from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
	where contype = 'f' and connamespace = 'public'::regnamespace`

const ANYTHING = `
	select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
	where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${NOT_OF_AN_EXTENSION}
	limit 1`

const SEQUENCES = `
	select c.relname::text from pg_class c
	where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${NOT_OF_AN_EXTENSION}
	order by c.relname collate "C"`

/** Whether nothing of anybody's is in this database yet. */
export async function isEmpty(session: Session): Promise<boolean> {
	return (await session.ask(ANYTHING)).length === 0
}

/** All tables with the columns that one can write, each after those it refers to. */
export async function readTables(session: Session): Promise<Table[]> {
	const tables = new Map<string, Table>()
	for (const [table, column, type] of await session.ask(COLUMNS)) {
		if (!table || !column || !type) continue
		const known = tables.get(table) ?? { name: table, columns: [] }
		known.columns.push({ name: column, type })
		tables.set(table, known)
	}
	const references = (await session.ask(REFERENCES)).map(([child, parent]) => ({ child, parent }))
	const ordered = new Map<string, Table>()
	for (let waiting = [...tables.values()]; waiting.length > 0; ) {
		const ready = waiting.filter(({ name }) =>
			references.every(({ child, parent = null }) => child !== name || (parent && ordered.has(parent))),
		)
		// Rows of such tables would have to come in an order of their own.
		if (ready.length === 0) throw new Error(`These tables refer to each other: ${namesOf(waiting)}`)
		for (const table of ready) ordered.set(table.name, table)
		waiting = waiting.filter(({ name }) => !ordered.has(name))
	}
	return [...ordered.values()]
}

function namesOf(tables: readonly Table[]): string {
	return tables.map(({ name }) => name).join(', ')
}

/** Sequences know no transactions: read after the rows, they are never behind them. */
export async function readSequences(session: Session): Promise<Sequence[]> {
	const sequences: Sequence[] = []
	for (const [name] of await session.ask(SEQUENCES)) {
		if (!name) continue
		const [state] = await session.ask(`select last_value::text, is_called::text from public.${quoted(name)}`)
		sequences.push({ name, value: state?.[0] ?? '1', isCalled: state?.[1] === 'true' })
	}
	return sequences
}
