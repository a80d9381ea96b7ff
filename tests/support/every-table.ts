import fc from 'fast-check'
import { PLAIN_TEXTS } from '../../scripts/database/rows.ts'
import { quoted, type Row, type Session } from '../../scripts/database/session.ts'
import { type Column, readSequences, readTables, type Table } from '../../scripts/database/tables.ts'

const ROWS = 3
const TRIES = 40
const REFUSALS = /^2[23]/

/** Every row of every table, and where each sequence stands, as texts that can be compared. */
export async function everyRow(session: Session): Promise<Record<string, unknown>> {
	await session.run(`begin; ${PLAIN_TEXTS}`)
	const all: Record<string, unknown> = { sequences: await readSequences(session) }
	for (const { name } of await readTables(session)) {
		const rows = await session.ask(`select t::text from ${quoted(name)} t order by t::text collate "C"`)
		all[name] = rows.map(([row]) => row)
	}
	await session.run('commit')
	return all
}

/**
 * Puts rows into every table there is, with the most awkward values its columns and its rules allow: a first row with as
 * many nulls as may be, then full ones. New tables are filled without a change here.
 */
export async function fillEveryTable(session: Session, seed: number): Promise<void> {
	const words = fc
		.sample(fc.string({ unit: 'binary', maxLength: 8 }), { seed, numRuns: 50 })
		.map((word) => word.replaceAll('\0', ''))
	for (const table of await readTables(session)) {
		for (let row = 0; row < ROWS; row += 1) await addRow(session, table, row, words)
	}
	for (const { name } of await readSequences(session)) {
		await session.ask('select nextval($1::text::regclass)::text', [quoted(name)])
	}
}

async function addRow(session: Session, table: Table, row: number, words: string[]): Promise<void> {
	const rules = await session.ask(
		"select conname::text, pg_get_constraintdef(oid) from pg_constraint where conrelid = $1::text::regclass and contype = 'c'",
		[quoted(table.name)],
	)
	const nullable = new Set(
		(
			await session.ask(
				'select attname::text from pg_attribute where attrelid = $1::text::regclass and attnum > 0 and not attnotnull',
				[quoted(table.name)],
			)
		).map(([name]) => name),
	)
	const given = await parentsOf(session, table, row)
	const choices = new Map(
		table.columns.map((column) => {
			const fixed = given.get(column.name)
			if (row === 0 && nullable.has(column.name)) return [column.name, [null]]
			return [column.name, fixed === undefined ? valuesFor(column, row, words, rules) : [fixed]]
		}),
	)
	for (let tries = 0; ; tries += 1) {
		const refusal = await tryToAdd(session, table, choices)
		if (!refusal) return
		const rule = rules.find(([name]) => name === refusal.constraint)?.[1]
		// Of two that are compared the greater one moves: in step they would stay alike.
		const greater = rule && /^CHECK \(\(\w+ < "?(\w+)"?\)\)$/.exec(rule)?.[1]
		const blamed = table.columns.filter(({ name }) =>
			greater ? name === greater : !rule || new RegExp(`\\b${name}\\b`).test(rule),
		)
		for (const { name } of blamed) if ((choices.get(name)?.length ?? 0) > 1) choices.get(name)?.shift()
		if (tries > TRIES) throw new Error(`No row for ${table.name} was found: ${refusal.message}`)
	}
}

type Refusal = Error & { code?: string; constraint?: string }

async function tryToAdd(
	session: Session,
	{ name, columns }: Table,
	choices: ReadonlyMap<string, Row>,
): Promise<Refusal | null> {
	const targets = columns.map((column) => quoted(column.name)).join(', ')
	const values = columns.map(({ type }, at) => `$${at + 1}::text::${type}`).join(', ')
	try {
		await session.ask(
			`insert into ${quoted(name)} (${targets}) overriding system value values (${values}) on conflict do nothing`,
			columns.map((column) => choices.get(column.name)?.[0] ?? null),
		)
		return null
	} catch (error) {
		const refusal: Refusal = error instanceof Error ? error : new Error(String(error))
		if (!REFUSALS.test(refusal.code ?? '')) throw error
		return refusal
	}
}

/** The columns that name another table's row: the one of the same number. References of two columns win. */
async function parentsOf(
	session: Session,
	{ name }: Table,
	row: number,
): Promise<Map<string, string | null>> {
	const references = await session.ask(
		`select confrelid::regclass::text,
			(select json_agg(a.attname order by at) from unnest(conkey) with ordinality as k (key, at)
				join pg_attribute a on a.attrelid = conrelid and a.attnum = key)::text,
			(select json_agg(a.attname order by at) from unnest(confkey) with ordinality as k (key, at)
				join pg_attribute a on a.attrelid = confrelid and a.attnum = key)::text
		from pg_constraint where conrelid = $1::text::regclass and contype = 'f' order by cardinality(conkey)`,
		[quoted(name)],
	)
	const given = new Map<string, string | null>()
	for (const [parent, own, theirs] of references) {
		const columns: string[] = JSON.parse(theirs ?? '[]')
		const texts = columns.map((column) => `${quoted(column)}::text`)
		const [found] = await session.ask(
			`select ${texts.join(', ')} from ${parent} order by 1 offset ${row} limit 1`,
		)
		const names: string[] = JSON.parse(own ?? '[]')
		for (const [at, column] of names.entries()) given.set(column, found?.[at] ?? null)
	}
	return given
}

/** What may stand in a column, the most awkward first; the rules of the table say later what else it wants. */
function valuesFor({ name, type }: Column, row: number, words: string[], rules: Row[]): string[] {
	const told = rules.flatMap(([, rule]) => (rule && new RegExp(`\\b${name}\\b`).test(rule) ? [rule] : []))
	const literals = told.flatMap((rule) => [...rule.matchAll(/'([^']+)'/g)].map(([, text = '']) => text))
	const numbers = told.flatMap((rule) => [...rule.matchAll(/= (\d+)\b/g)].map(([, text = '']) => text))
	const word = words[(row * 7 + name.length) % words.length] ?? ''
	const awkward = `${row}'"\\;--\r\n\t\u2028\u0001 é😀 \\N ${word}`
	const plain = `row ${row} of ${name}`
	if (/^(?:text|character varying)/.test(type) && !type.endsWith('[]')) {
		const lengths = numbers.map((length) => `${row}`.padEnd(Number(length), 'x').slice(0, Number(length)))
		const begun = literals.map((literal) => literal.replace(/^\^/, '')).map((text) => text + row)
		return [awkward, awkward.toLowerCase(), plain, ...literals, ...begun, ...lengths]
	}
	if (type.startsWith('timestamp')) return row === 1 ? ['infinity'] : ['1999-12-31T23:59:59.999Z']
	const known = VALUES[type]
	if (!known)
		throw new Error(`How is a column of type ${type} filled? Say it in tests/support/every-table.ts.`)
	if (type === 'text[]') return [...known, ...literals.map((literal) => `{${literal}}`)]
	if (type === 'jsonb' || type === 'json') return row === 1 ? known : ['null', ...known]
	const own = known.map((value) => value.replace('#', String(row + 1)))
	return [...own, ...numbers]
}

const VALUES: Record<string, string[]> = {
	jsonb: ['[{"a":"\\u2028 \'\\\\ 😀","n":12345678901234567890.10,"none":null}]', '{"":[[]]}', '[]'],
	json: ['{"b":1,  "a":2,"a":3}'],
	'text[]': ['{"a,\\"b\\\\","NULL",NULL,"","é😀"}', '{"a","b"}'],
	'integer[]': ['{-1,NULL,3}'],
	boolean: ['true'],
	smallint: ['#', '1'],
	integer: ['-#', '#', '1'],
	bigint: ['922337203685477580#', '#', '1'],
	real: ['1e-30'],
	'double precision': ['0.1', '1'],
	numeric: ['12345678901234567890.1234567890#'],
	date: ['0044-03-1# BC', '2026-11-21'],
	bytea: ['\\x0027ff5c0#'],
	tsvector: ["'a b':1A,2 'c''d\\\\':3B"],
	uuid: ['00000000-0000-4000-8000-00000000000#'],
}
