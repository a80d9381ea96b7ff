import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { db } from '~/db/client.server'
import { readPrompt } from '~/features/library/prompt.server'
import { readContentVersion } from '~/features/library/published.server'
import { listLanguagesWithoutSample } from '~/features/library/samples/missing-samples.server'
import { libraryRuns } from '~/features/library/samples/schema.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { libraryChanges } from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { aFile, saying } from '../../../../tests/support/library'
import { aStoredAdmin } from '../../../../tests/support/reported'
import { listRuns, PickInput, pickRun, readRun, unpickRun } from './runs.server'

const NOTES = ['The second price is a guess.']

async function aRun(text: string, { isPremium = false } = {}) {
	const file = aFile({ isPremium })
	await fillLibrary([file])
	await renewLibrary()
	const [row] = await db()
		.insert(libraryRuns)
		.values({
			promptId: file.id,
			version: 1,
			language: 'en',
			model: randomUUID(),
			answers: { subject: 'rye bread', reader: 'a baker' },
			text,
			verdicts: [
				{ criterion: 'It is short.', isMet: true, why: 'One line.' },
				{ criterion: 'It is true.', isMet: null, why: '' },
			],
			durationMs: 1234,
		})
		.returning({ id: libraryRuns.id })
	return { file, run: row?.id ?? 0, pick: { promptId: file.id, language: 'en' as const, seen: null } }
}

const sampleOf = async (id: string, language: 'en' | 'pt' = 'en') =>
	(await readPrompt(VISITOR, id, language)).sample

test('readers see the run that an editor picked, with their notes, until another one or the file’s is shown', async () => {
	const admin = await aStoredAdmin()
	const { file, run, pick } = await aRun('## An answer\n\nIn **words**.')
	expect(await sampleOf(file.id)).toBeNull()
	expect(await listLanguagesWithoutSample(file.id)).toEqual(['en', 'pt'])
	const before = await readContentVersion()
	await pickRun(admin, pick, run, NOTES)
	// Kept pages are made anew.
	expect(await readContentVersion()).toBeGreaterThan(before)
	expect(await sampleOf(file.id)).toMatchObject({
		writtenOn: new Date().toISOString().slice(0, 10),
		isOfEarlierVersion: false,
		answers: [
			{ label: 'Subject', answer: 'rye bread' },
			{ label: 'Reader', answer: 'a baker' },
		],
		html: '<h3>An answer</h3>\n<p>In <strong>words</strong>.</p>\n',
		corrections: NOTES,
	})
	expect(await sampleOf(file.id, 'pt')).toBeNull()
	expect(await listLanguagesWithoutSample(file.id)).toEqual(['pt'])
	expect(await listLanguagesWithoutSample('1')).toEqual([])
	expect(await listRuns(admin, file.id, 'en')).toMatchObject({
		picked: run,
		lines: [{ isPicked: true, met: 1 }],
	})
	await unpickRun(admin, { ...pick, seen: run })
	expect(await sampleOf(file.id)).toBeNull()
	const record = await db()
		.select({ action: libraryChanges.action, by: libraryChanges.byUserId, version: libraryChanges.version })
		.from(libraryChanges)
		.where(eq(libraryChanges.promptId, file.id))
		.orderBy(desc(libraryChanges.id))
	expect(record.slice(0, 2)).toEqual([
		{ action: 'unpick_sample', by: admin.userId, version: null },
		{ action: 'pick_sample', by: admin.userId, version: 1 },
	])
})

test('of two editors nobody replaces unseen what the other one picked', async () => {
	const admin = await aStoredAdmin()
	const { run, pick } = await aRun('One.')
	await pickRun(admin, pick, run, NOTES)
	await expect(pickRun(admin, pick, run, ['Late.'])).rejects.toMatchObject({ status: 409 })
	await expect(unpickRun(admin, pick)).rejects.toMatchObject({ status: 409 })
})

test('a run that holds eight words in a row of a premium text can’t be shown, wherever it holds them', async () => {
	const admin = await aStoredAdmin()
	const quoting = (id: string) => `Then secret-${id}-en goes on. Then secret-${id}-en goes on.`
	const { file, run, pick } = await aRun('Own words.', { isPremium: true })
	const refused = { status: 400, message: 'runs_quotes_text' }
	await expect(pickRun(admin, pick, run, [quoting(file.id)])).rejects.toMatchObject(refused)
	await db()
		.update(libraryRuns)
		.set({ text: `So: ${quoting(file.id)}` })
		.where(eq(libraryRuns.id, run))
	await expect(pickRun(admin, pick, run, NOTES)).rejects.toMatchObject(refused)
	expect(await sampleOf(file.id)).toBeNull()
})

test('what quotes a free text is not shown any more once that is a premium one', async () => {
	const admin = await aStoredAdmin()
	const { file, run, pick } = await aRun('x')
	const text = `Then secret-${file.id}-en goes on. Then secret-${file.id}-en goes on.`
	await db().update(libraryRuns).set({ text }).where(eq(libraryRuns.id, run))
	await pickRun(admin, pick, run, NOTES)
	expect(await sampleOf(file.id)).toMatchObject({ text })
	const { answerParts: _none, ...words } = file.en
	const part = [{ heading: 'Part', note: 'what stands there' }]
	const en = { ...words, answerParts: part }
	await fillLibrary([{ ...file, en, isPremium: true, updatedOn: '2026-11-22' }])
	await renewLibrary()
	expect(await sampleOf(file.id)).toBeNull()
})

test('where the text was changed after the run, readers are told so', async () => {
	const admin = await aStoredAdmin()
	const { file, run, pick } = await aRun('One.')
	await pickRun(admin, pick, run, NOTES)
	await fillLibrary([{ ...saying(file, `later-${randomUUID()}`), updatedOn: '2026-11-22' }])
	await renewLibrary()
	expect(await sampleOf(file.id)).toMatchObject({ text: 'One.', isOfEarlierVersion: true })
})

test('another prompt’s run, or one of another language, is not there', async () => {
	const admin = await aStoredAdmin()
	const [one, other] = [await aRun('One.'), await aRun('Other.')]
	const words = { title: 'T', dateOf: () => 'today' }
	await expect(pickRun(admin, one.pick, other.run, NOTES)).rejects.toMatchObject({ status: 404 })
	const inPortuguese = { ...one.pick, language: 'pt' as const }
	await expect(pickRun(admin, inPortuguese, one.run, NOTES)).rejects.toMatchObject({ status: 404 })
	expect(await readRun(admin, one.file.id, 'en', other.run, words)).toBeNull()
	expect(await readRun(admin, one.file.id, 'en', one.run, words)).toMatchObject({ html: '<p>One.</p>\n' })
	expect(await db().$count(libraryRuns, and(eq(libraryRuns.id, one.run)))).toBe(1)
})

test('a note of where to correct is needed, line by line', () => {
	const read = (corrections: string) => PickInput.safeParse({ corrections })
	expect(read(' One. \n\n Two.\r\n').data?.corrections).toEqual(['One.', 'Two.'])
	for (const wrong of ['', ' \n\u200b', 'a\n'.repeat(7), 'x'.repeat(401)]) {
		expect(read(wrong).success).toBe(false)
	}
})
