import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { libraryRuns } from '~/features/library/samples/schema.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { addPeopleWithPlans, inDatabase } from '../support/billing/people-with-plans'
import { type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

const folder = mkdtempSync(join(tmpdir(), 'pronto-runs-'))
/** Words of a run, and of its criteria. */
const [SAID, CRITERION] = ['The ferryman counts three lanterns.', 'Counted before it was sent.']
let run = 0
let twins: number[] = []
let server: RunningServer

beforeAll(async () => {
	await inDatabase(folder, async () => {
		await addPeopleWithPlans([])
		await fillLibrary()
		const verdicts = [{ criterion: CRITERION, isMet: false, why: 'It was not.' }]
		const made = { promptId: '5', version: 1, language: 'en' as const, model: 'some-model' }
		const row = { ...made, answers: { reader: 'a child' }, text: SAID, verdicts, durationMs: 2_500 }
		const twin = { ...row, promptId: '6' }
		const rows = await db().insert(libraryRuns).values([row, twin, twin]).returning({ id: libraryRuns.id })
		;[run = 0, ...twins] = rows.map(({ id }) => id)
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

test('an editor reads a run and picks it without scripts; visitors’ kept pages show it, and the file’s again', async () => {
	const [admin, visitor] = [await signedIn('admin'), new PlainBrowser(server.origin)]
	const page = '/admin/prompts/5/runs?text=en&lang=en'
	const said = async () => (await (await visitor.get('/prompt/5?lang=en')).text()).includes(SAID)
	expect(await said()).toBe(false)
	const desk = await (await admin.get(page)).text()
	for (const told of [SAID, CRITERION, 'some-model', 'a child']) expect(desk).toContain(told)
	const pick = { intent: 'pick', run: `${run}`, text: 'en', seen: '' }
	const refused = await admin.post('/admin/prompts/5/runs', { ...pick, corrections: ' ' })
	expect(refused.status).toBe(400)
	expect(await refused.text()).toContain('Say what you would still correct')
	const picked = await admin.post('/admin/prompts/5/runs', { ...pick, corrections: 'The lanterns are four.' })
	expect(picked.status).toBe(303)
	await expect.poll(said).toBe(true)
	const late = await admin.post('/admin/prompts/5/runs', { ...pick, corrections: 'Typed too late.' })
	expect(late.status).toBe(409)
	expect(await late.text()).toContain('Typed too late.')
	const back = await admin.post('/admin/prompts/5/runs', { ...pick, intent: 'unpick', seen: `${run}` })
	expect(back.status).toBe(303)
	await expect.poll(said).toBe(false)
})

test('two runs of one model beside each other are told apart by their places', async () => {
	const admin = await signedIn('admin')
	const [left, right] = twins
	const page = `/admin/prompts/6/runs?text=en&lang=en&left=${left}&right=${right}`
	const sheets = (await (await admin.get(page)).text()).matchAll(/class="run-sheet" aria-label="([^"]*)"/g)
	expect([...sheets].map(([, name]) => name)).toEqual([
		'Left: some-model, version 1',
		'Right: some-model, version 1',
	])
})

test('a run’s criteria, which are words of its prompt, are told to admins alone', async () => {
	const legend = await signedIn('legend')
	for (const path of ['/admin/prompts/5/runs', '/admin/prompts/5/runs.data']) {
		for (const answer of [await fetch(server.origin + path), await legend.get(path)]) {
			expect(answer.status).toBe(403)
			expect(await answer.text()).not.toContain(CRITERION)
		}
	}
})
