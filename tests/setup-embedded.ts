import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { closeDatabase, openDatabase } from '~/db/client.server'

const folder = mkdtempSync(join(tmpdir(), 'pronto-embedded-'))

beforeAll(() => openDatabase({ url: undefined, folder }))

afterAll(async () => {
	await closeDatabase()
	rmSync(folder, { recursive: true, force: true })
})
