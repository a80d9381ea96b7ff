import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { atOnce, whenDue } from './scheduled-job.server'
import { scheduledJobs } from './schema.server'

const A_DAY = 24 * 60
const aJob = () => `job ${randomUUID()}`
const makeDue = (name: string) =>
	db().update(scheduledJobs).set({ dueAt: sql`now()` }).where(eq(scheduledJobs.name, name))

test('a job is first due after its interval, and when it is due one of many processes does it', async () => {
	const name = aJob()
	let times = 0
	const work = async () => {
		times += 1
		return 'done'
	}
	expect(await whenDue(name, A_DAY, work)).toBeNull()
	await makeDue(name)
	const answers = await Promise.all(Array.from({ length: 8 }, () => whenDue(name, A_DAY, work)))
	expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
	expect(await whenDue(name, A_DAY, work)).toBeNull()
	expect(times).toBe(1)
})

test('while somebody is at it nobody else is, due or not; a process that died does not keep it', async () => {
	const name = aJob()
	await atOnce(name, A_DAY, async () => {
		expect(await atOnce(name, A_DAY, async () => 'again')).toBeNull()
		await makeDue(name)
		expect(await whenDue(name, A_DAY, async () => 'again')).toBeNull()
	})
	await db()
		.update(scheduledJobs)
		.set({ dueAt: sql`now()`, heldUntil: sql`now() - interval '1 second'` })
		.where(eq(scheduledJobs.name, name))
	expect(await whenDue(name, A_DAY, async () => 'taken over')).toBe('taken over')
})

test('a job that fails says so, lets go, and is due again in an hour', async () => {
	const name = aJob()
	const failing = atOnce(name, A_DAY, () => Promise.reject(new Error('Stripe is away')))
	await expect(failing).rejects.toThrow('Stripe is away')
	const [row] = await db().select().from(scheduledJobs).where(eq(scheduledJobs.name, name))
	expect(row?.heldUntil).toBeNull()
	const minutes = ((row?.dueAt.getTime() ?? 0) - Date.now()) / 60_000
	expect(Math.abs(minutes - 60)).toBeLessThan(2)
})

test('one that is due every minute is due again in a minute, also after it has failed', async () => {
	const name = aJob()
	await expect(atOnce(name, 1, () => Promise.reject(new Error('Stripe is away')))).rejects.toThrow()
	const [row] = await db().select().from(scheduledJobs).where(eq(scheduledJobs.name, name))
	expect(((row?.dueAt.getTime() ?? 0) - Date.now()) / 60_000).toBeLessThan(2)
})
