import { expect, test, vi } from 'vitest'
import { Outage } from './outage.server'
import { PatientPool, wasLostSince } from './pool.server'

const AWAY = 'The database is away.'

test('while the database is away nobody waits for a connection, and pages learn that it is', async () => {
	const outage = new Outage(() => Promise.reject(new Error('refused')))
	// Nobody listens there, and nobody is asked.
	const pool = new PatientPool({ host: '127.0.0.1', port: 1 }, outage)
	outage.suspect()
	await vi.waitFor(() => expect(outage.isAway).toBe(true))
	const began = performance.now()
	await expect(pool.query('select 1')).rejects.toThrow(AWAY)
	await expect(pool.connect()).rejects.toThrow(AWAY)
	expect(wasLostSince(began)).toBe(true)
	expect(pool.totalCount).toBe(0)
	outage.stop()
	await pool.end()
})

test('a connection that can’t be made is a reason to ask whether the database is there', async () => {
	const ask = vi.fn(() => Promise.reject(new Error('refused')))
	const outage = new Outage(ask)
	const pool = new PatientPool({ host: '127.0.0.1', port: 1 }, outage)
	await expect(pool.query('select 1')).rejects.toThrow('ECONNREFUSED')
	expect(ask).toHaveBeenCalledOnce()
	await vi.waitFor(() => expect(outage.isAway).toBe(true))
	outage.stop()
	await pool.end()
})
