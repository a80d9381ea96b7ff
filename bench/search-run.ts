import { sql } from 'drizzle-orm'
import { VISITOR } from '~/core/viewer'
import { closeDatabase, db, openDatabase } from '~/db/client.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { loadLibrary } from '~/features/library/versions/snapshot.server'
import type { FoundPrompts } from '~/features/search/search'
import { findPrompts } from '~/features/search/search.server'
import { indexPrompts, type SearchEntry } from '~/features/search/search-index.server'
import { slowestOf } from './samples'
import { frequentWords, generateEntries, rareWord, seeded } from './search-data'
import type { Row } from './table'

const FEW = 10_000
const MANY = 100_000
const CLIENTS = 8
const QUERIES = 2_000
const ROWS_AT_ONCE = 1_000

/** Fills the database and measures at both sizes; see `measureSearch`. */
export async function run(url: string): Promise<Row[]> {
	await openDatabase({ url, folder: '' })
	try {
		await fillLibrary()
		await loadLibrary()
		const entries = generateEntries(MANY)
		await load(entries, FEW)
		const few = await measure(CLIENTS)
		await load(entries, MANY - FEW)
		const many = await measure(CLIENTS)
		const alone = await measure(1)
		return [
			...rows(alone, 'asked one after the other'),
			...rows(many, `asked by ${CLIENTS} people without a pause`),
			{
				what: 'search found, 100,000 against 10,000',
				reached: many.found.reached / few.found.reached,
				wanted: 3,
				unit: 'x',
			},
			{
				what: 'search corrected, 100,000 against 10,000',
				reached: many.corrected.reached / few.corrected.reached,
				wanted: 3,
				unit: 'x',
			},
		]
	} finally {
		await closeDatabase()
	}
}

function rows({ found, corrected, nothing }: Slowest, asked: string): Row[] {
	const named = [
		{ what: 'that finds', ...found, wanted: 30 },
		{ what: 'with a corrected typo', ...corrected, wanted: 50 },
		{ what: 'that finds nothing, and offers words that lead on', ...nothing, wanted: 50 },
	]
	return named.map(({ what, ...row }) => ({
		what: `search ${what}, p95 at 100,000 prompts, ${asked}`,
		...row,
		unit: 'ms',
	}))
}

/** Adds generated prompts. The large indexes are built afterwards, in a tenth of the time. */
async function load(entries: Iterator<SearchEntry>, count: number): Promise<void> {
	const { rows: indexes } = await db().execute<{ name: string; definition: string }>(sql`
		select indexname as name, indexdef as definition from pg_indexes where indexdef like '%USING gin%'`)
	for (const { name } of indexes) await db().execute(sql`drop index ${sql.identifier(name)}`)
	for (let added = 0; added < count; added += ROWS_AT_ONCE) {
		await indexPrompts([...take(entries, ROWS_AT_ONCE)])
	}
	await db().transaction(async (within) => {
		await within.execute(sql`set local statement_timeout = 0`)
		for (const { definition } of indexes) await within.execute(sql.raw(definition))
	})
	await db().execute(sql`vacuum analyze`)
}

function* take(entries: Iterator<SearchEntry>, count: number): Iterable<SearchEntry> {
	for (let taken = 0; taken < count; taken += 1) {
		const { value, done } = entries.next()
		if (done) return
		yield value
	}
}

/** One answered query, and its time in milliseconds. */
interface Answered extends FoundPrompts {
	time: number
}

type Slow = Pick<Row, 'reached' | 'runs'>

/** The times in milliseconds that 95 % of the queries stay under. */
interface Slowest {
	found: Slow
	corrected: Slow
	nothing: Slow
}

/** Words that nobody mistyped find prompts or, the more there are of them, nothing: each is a number of its own. */
async function measure(people: number): Promise<Slowest> {
	await askAll(typedQueries, people)
	const typed = await askAll(typedQueries, people)
	const mistyped = await askAll(mistypedQueries, people)
	return {
		found: slowest(typed.filter(({ total, corrected }) => total > 0 && corrected === null)),
		corrected: slowest(mistyped.filter(({ corrected }) => corrected !== null)),
		nothing: slowest(typed.filter(({ total }) => total === 0)),
	}
}

function slowest(answered: readonly Answered[]): Slow {
	return slowestOf(answered.map(({ time }) => time))
}

/** Asks many queries, as many people at once. */
async function askAll(draw: (random: () => number) => string, people: number): Promise<Answered[]> {
	const random = seeded(7)
	const waiting = Array.from({ length: QUERIES }, () => draw(random))
	const answered: Answered[] = []
	async function ask(): Promise<void> {
		for (let query = waiting.pop(); query !== undefined; query = waiting.pop()) {
			const start = performance.now()
			const found = await findPrompts(VISITOR, 'en', { query, category: null, after: null })
			answered.push({ ...found, time: performance.now() - start })
		}
	}
	await Promise.all(Array.from({ length: people }, ask))
	return answered
}

/** One to three words as people combine them: mostly frequent ones, now and then a rare one. */
function typedQueries(random: () => number): string {
	const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () => frequentWord(random))
	if (random() < 0.2) words.push(rareWord(Math.floor(random() ** 3 * 3_000)))
	return words.slice(-3).join(' ')
}

/** The same, with a letter left out, changed or swapped in a long word. */
function mistypedQueries(random: () => number): string {
	const words = frequentWords().filter((word) => word.length > 5)
	const word = words[Math.floor(random() * words.length)] ?? ''
	const at = 1 + Math.floor(random() * (word.length - 2))
	const [start, one = '', two = '', rest] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
	const typo = [start + two + rest, `${start}q${two}${rest}`, start + two + one + rest][
		Math.floor(random() * 3)
	]
	return random() < 0.5 ? `${typo}` : `${frequentWord(random)} ${typo}`
}

function frequentWord(random: () => number): string {
	const words = frequentWords()
	return words[Math.floor(random() ** 1.5 * words.length)] ?? ''
}
