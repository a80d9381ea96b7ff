import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, inject } from 'vitest'
import { takeDatabase } from './one-database'

beforeAll(() =>
	takeDatabase(async () => ({
		url: undefined,
		folder: mkdtempSync(join(inject('embeddedFolder'), 'worker-')),
	})),
)
