import { rmSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { user } from '~/db/schema.server'
import { promptUses } from '~/features/library/schema.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { libraryDrafts, libraryVersions } from '~/features/library/versions/schema.server'
import { LANGUAGES } from '~/i18n/language'
import { addPeopleWithPlans, inDatabase } from '../support/billing/people-with-plans'
import { addUnseen, aFile, contentOf, saying, UNSEEN } from '../support/library'
import { aFilledFolder, type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

const folder = aFilledFolder()
const [open, locked] = [
	aFile({ id: 'open-past', isPremium: false }),
	aFile({ id: 'locked-past', isPremium: true }),
]
/** In every word of the first text, and of what came after. */
const SECRETS = ['lockedfirst', 'lockedsecond']
const NOTE = { en: 'Asks one question less.', pt: 'Faz uma pergunta a menos.' }
let withdrawn = ''
let server: RunningServer

beforeAll(async () => {
	await inDatabase(folder, async () => {
		await addPeopleWithPlans([])
		await fillLibrary([saying(open, 'openfirst'), saying(locked, 'lockedfirst')])
		await fillLibrary([saying(open, 'opensecond'), saying(locked, 'lockedsecond')])
		for (const file of [open, locked]) {
			const unseen = { promptId: file.id, content: contentOf(saying(file, UNSEEN)) }
			await db()
				.insert(libraryVersions)
				.values({ ...unseen, number: 3, origin: 'editor' })
			await db()
				.insert(libraryDrafts)
				.values({ ...unseen, basedOn: 3, revision: 1 })
		}
		withdrawn = (await addUnseen()).withdrawn
		const isSecond = and(eq(libraryVersions.promptId, locked.id), eq(libraryVersions.number, 2))
		await db().update(libraryVersions).set({ note: NOTE }).where(isSecond)
		const [explorer] = await db().select().from(user).where(eq(user.email, 'explorer@pronto.test'))
		await db()
			.insert(promptUses)
			.values({ userId: explorer?.id ?? '', promptId: locked.id, usedOn: '2026-01-05' })
	})
	server = await startServer({ env: { PRONTO_DATA: folder } })
})

afterAll(async () => {
	await server.stop()
	rmSync(folder, { recursive: true, force: true })
})

async function signedIn(name: string): Promise<PlainBrowser> {
	const browser = new PlainBrowser(server.origin)
	await browser.post('/login', { email: `${name}@pronto.test`, password: 'pronto-demo' })
	return browser
}

/** The page of what changed and its data, in both languages, and the prompt's own. */
const exitsOf = (id: string) =>
	LANGUAGES.flatMap((language) =>
		['/changes', '/changes.data', '', '.data'].map((part) => `/prompt/${id}${part}?lang=${language}`),
	)

test('what changed of a premium text is told to nobody who may not read it', async () => {
	const explorer = await signedIn('explorer')
	for (const path of exitsOf(locked.id)) {
		for (const answer of [await fetch(server.origin + path), await explorer.get(path)]) {
			expect(answer.status, path).toBe(200)
			const said = await answer.text()
			const text = SECRETS.flatMap((secret) => [`Text ${secret}`, `And now ${secret}`, `Then ${secret}`])
			expect(
				text.filter((words) => said.includes(words)),
				path,
			).toEqual([])
			if (path.includes('/changes')) expect(said, path).not.toContain('lockedfirst')
		}
	}
	const creator = await signedIn('creator')
	const said = await (await creator.get(`/prompt/${locked.id}/changes`)).text()
	// The detector sees what a subscriber reads.
	for (const secret of SECRETS) expect(said).toContain(secret)
})

test('what was never published is told to nobody, of a free prompt and to a subscriber either', async () => {
	const browsers = [new PlainBrowser(server.origin), await signedIn('creator'), await signedIn('admin')]
	for (const id of [open.id, locked.id]) {
		for (const path of exitsOf(id)) {
			for (const browser of browsers)
				expect(await (await browser.get(path)).text(), path).not.toContain(UNSEEN)
		}
	}
	const said = await (await fetch(`${server.origin}/prompt/${open.id}/changes`)).text()
	for (const secret of ['openfirst', 'opensecond']) expect(said).toContain(secret)
})

test('the page is no search engine’s, and what is withdrawn, unknown or created has none', async () => {
	expect(await (await fetch(`${server.origin}/prompt/${open.id}/changes`)).text()).toContain('noindex')
	const gone = await fetch(`${server.origin}/prompt/${withdrawn}/changes`)
	expect(gone.status).toBe(410)
	expect(await gone.text()).not.toContain(UNSEEN)
	expect((await fetch(`${server.origin}/prompt/nothing/changes`)).status).toBe(404)
})

test('a kept page leads to what changed, and tells nobody’s own news', async () => {
	const explorer = await signedIn('explorer')
	const own = await (await explorer.get(`/prompt/${locked.id}`)).text()
	for (const told of ['improved_since_used', NOTE.en]) expect(own).toContain(told)
	for (let times = 0; times < 2; times += 1) {
		const page = await (await fetch(`${server.origin}/prompt/${locked.id}`)).text()
		expect(page).toContain(`href="/prompt/${locked.id}/changes"`)
		expect(page).not.toContain('improved_since')
		expect(page).not.toContain(NOTE.en)
	}
	expect(await (await fetch(`${server.origin}/prompt/1`)).text()).not.toContain('/prompt/1/changes')
})
