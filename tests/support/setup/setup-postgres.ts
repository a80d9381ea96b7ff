import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { beforeAll, inject } from 'vitest'
import { takeDatabase } from './one-database'

beforeAll(() =>
	takeDatabase(async () => {
		const name = `pronto_${randomBytes(6).toString('hex')}`
		const client = new pg.Client({ connectionString: inject('clusterUrl') })
		await client.connect()
		await client.query(`create database ${name}`)
		await client.end()
		return { url: inject('clusterUrl').replace(/postgres$/, name), folder: '' }
	}),
)
