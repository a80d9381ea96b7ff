import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { aFile, contentOf } from '../../../../tests/support/library'
import { fillLibrary } from './fill.server'
import { libraryVersions } from './schema.server'

const STATEMENTS = readFileSync('drizzle/0025_blank-kinds.sql', 'utf8').split('--> statement-breakpoint')

test('texts that were stored before blanks had kinds say the same in them, and their files are no news', async () => {
	const blank = { name: 'subject', label: 'Subject', example: 'bread' }
	const file = aFile()
	const asked = [
		blank,
		{ ...blank, kind: 'long' as const },
		{ ...blank, kind: 'choice' as const, choices: ['bread', 'cake'] },
		{ ...blank, kind: 'date' as const },
	]
	const [en, pt] = [
		{ ...file.en, blanks: asked },
		{ ...file.pt, blanks: [] },
	]
	await fillLibrary([{ ...file, en, pt }])
	const isIt = eq(libraryVersions.promptId, file.id)
	const before = [
		blank,
		{ ...blank, isLong: true },
		{ ...blank, choices: ['bread', 'cake'] },
		{ ...blank, kind: 'date' },
	]
	const earlier = JSON.stringify({ en: { ...file.en, blanks: before } })
	const content = sql`${libraryVersions.content} || ${earlier}::jsonb`
	await db().update(libraryVersions).set({ content }).where(isIt)
	for (const statement of STATEMENTS) await db().execute(sql.raw(statement))
	const stored = await db().select({ content: libraryVersions.content }).from(libraryVersions).where(isIt)
	expect(stored).toEqual([{ content: contentOf({ ...file, en, pt }) }])
})
