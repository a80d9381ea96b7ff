import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseAnswers, db, type Within } from './client.server'
import { violatesForeignKey, violatesUnique } from './violation.server'

const READERS = 30
const ROUNDS = 40

class Unwanted extends Error {}

beforeAll(async () => {
	await db().execute(sql`create table mixed (id int primary key, word text not null, amount int not null)`)
	await db().execute(sql`insert into mixed select n, 'word ' || n, 100 from generate_series(1, 200) as n`)
})

afterAll(() => db().execute(sql`drop table mixed`))

/** Asks for some rows of its own and compares every one with what it must be. */
async function read(): Promise<void> {
	const ids = Array.from({ length: 3 }, () => randomInt(1, 201))
	const token = `token ${randomInt(1_000_000)}`
	const { rows } = await db().execute(
		sql`select id, word, ${token}::text as token from mixed where id in ${ids} order by id`,
	)
	const wanted = [...new Set(ids)].sort((one, other) => one - other)
	expect(rows).toEqual(wanted.map((id) => ({ id, word: `word ${id}`, token })))
}

/** Moves an amount between two rows, and sees its own change inside. */
async function move(transaction: Within): Promise<void> {
	const from = randomInt(1, 100)
	const to = from + 100
	const { rows } = await transaction.execute(
		sql`update mixed set amount = amount - 1 where id = ${from} returning id, amount`,
	)
	await transaction.execute(sql`update mixed set amount = amount + 1 where id = ${to}`)
	const { rows: seen } = await transaction.execute(sql`select id, amount from mixed where id = ${from}`)
	expect(seen).toEqual(rows)
}

async function moveAndChangeOnesMind(): Promise<void> {
	const changed = db().transaction(async (transaction) => {
		await move(transaction)
		throw new Unwanted()
	})
	await expect(changed).rejects.toBeInstanceOf(Unwanted)
}

/** Breaks inside a transaction, by the database's own word; what came before in it must be undone. */
async function moveAndBreak(): Promise<void> {
	const broken = db().transaction(async (transaction) => {
		await move(transaction)
		await transaction.execute(sql`insert into mixed values (1, 'there is one', 0)`)
	})
	await expect(broken).rejects.toMatchObject({ cause: { code: '23505' } })
}

/** A statement of its own that the database refuses. */
async function ask(wrong: ReturnType<typeof sql>, code: string): Promise<void> {
	await expect(db().execute(wrong)).rejects.toMatchObject({ cause: { code } })
}

test('parallel reads beside transactions and failures each get their own rows, and no amount is lost: answers must never reach another query', async () => {
	const deeds = [
		() => db().transaction(move),
		moveAndChangeOnesMind,
		moveAndBreak,
		() => ask(sql`select 1 / (amount - amount) from mixed`, '22012'),
		() => ask(sql`select nothing from nowhere`, '42P01'),
		() => ask(sql`insert into mixed values (1, null, 0)`, '23502'),
	]
	await Promise.all([
		...Array.from({ length: READERS }, async () => {
			for (let round = 0; round < ROUNDS; round += 1) await read()
		}),
		...deeds.flatMap((deed) => [repeat(deed), repeat(deed)]),
	])
	const { rows } = await db().execute(
		sql`select count(*)::int as rows, sum(amount)::int as amount, sum(amount) filter (where id > 100)::int as moved from mixed`,
	)
	expect(rows).toEqual([{ rows: 200, amount: 20_000, moved: 10_000 + 2 * ROUNDS }])
})

async function repeat(deed: () => Promise<unknown>): Promise<void> {
	for (let round = 0; round < ROUNDS; round += 1) await deed()
}

test('a refused statement leaves the next one unharmed', async () => {
	await ask(sql`select 1 / 0`, '22012')
	const { rows } = await db().execute(sql`select 1 as one`)
	expect(rows).toEqual([{ one: 1 }])
})

test('a transaction within a transaction can fail alone', async () => {
	await db().transaction(async (transaction) => {
		await expect(transaction.transaction(() => Promise.reject(new Unwanted()))).rejects.toBeInstanceOf(
			Unwanted,
		)
		const { rows } = await transaction.execute(sql`select count(*)::int as rows from mixed`)
		expect(rows).toEqual([{ rows: 200 }])
	})
})

test('the database says that it answers', async () => {
	expect(await databaseAnswers()).toBe(true)
})

test('a text with a NUL, which no table takes, is stored and found without it', async () => {
	await db().execute(sql`create table words (word text not null, others text[] not null)`)
	try {
		await db().execute(sql`insert into words values (${'a\0b'}, ${sql.param(['c\0', 'd'])})`)
		await db().transaction((within) => within.execute(sql`update words set word = word || ${'\0c'}`))
		const { rows } = await db().execute(sql`select word, others from words where word = ${'abc\0'}`)
		expect(rows).toEqual([{ word: 'abc', others: ['c', 'd'] }])
	} finally {
		await db().execute(sql`drop table words`)
	}
})

test('what the database refused is known by its reason and its name; another refusal is taken for neither', async () => {
	const refusalOf = (statement: string) =>
		db()
			.execute(sql.raw(statement))
			.then(
				() => null,
				(error: unknown) => error,
			)
	await db().execute(sql`create table kept (
		id int constraint kept_id primary key,
		word text constraint kept_word unique constraint kept_short check (length(word) < 5),
		mixed_id int constraint kept_mixed references mixed)`)
	await db().execute(sql`insert into kept values (1, 'one', 1)`)
	const refusals = {
		sameId: await refusalOf("insert into kept values (1, 'two', 1)"),
		sameWord: await refusalOf("insert into kept values (2, 'one', 1)"),
		tooLong: await refusalOf("insert into kept values (2, 'longer', 1)"),
		noSuchRow: await refusalOf("insert into kept values (2, 'two', 0)"),
		nonsense: await refusalOf('insert into nothing'),
		none: await refusalOf("insert into kept values (2, 'two', 1)"),
	}
	await db().execute(sql`drop table kept`)
	const knownAs = (ask: (error: unknown) => boolean) =>
		Object.entries(refusals).flatMap(([name, refusal]) => (ask(refusal) ? [name] : []))
	expect(knownAs((error) => violatesUnique(error, 'kept_word'))).toEqual(['sameWord'])
	expect(knownAs((error) => violatesUnique(error, 'kept_id'))).toEqual(['sameId'])
	expect(knownAs((error) => violatesForeignKey(error, 'kept_mixed'))).toEqual(['noSuchRow'])
	for (const [constraint, violates] of [
		['kept_short', violatesUnique],
		['kept_mixed', violatesUnique],
		['kept_word', violatesForeignKey],
	] as const) {
		expect(knownAs((error) => violates(error, constraint))).toEqual([])
	}
})
