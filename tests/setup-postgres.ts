import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { closeDatabase, openDatabase } from '~/db/client.server'

const name = `pronto_${randomBytes(6).toString('hex')}`

beforeAll(async () => {
	await tellCluster(`create database ${name}`)
	await openDatabase({ url: inject('clusterUrl').replace(/postgres$/, name), folder: '' })
})

afterAll(async () => {
	await closeDatabase()
	await tellCluster(`drop database ${name} with (force)`)
})

async function tellCluster(statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: inject('clusterUrl') })
	await client.connect()
	await client.query(statement)
	await client.end()
}
