import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CataloguePrompt } from '~/content/catalogue'
import { saveDraft } from '~/features/editing/draft.server'
import { publishPrompt, schedulePrompt } from '~/features/editing/publishing.server'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { loadLibrary } from '~/features/library/versions/snapshot.server'
import { inEachLanguage, LANGUAGES } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { inDatabase } from '../support/billing/people-with-plans'
import { anAdmin, NOTE } from '../support/desk'
import { aFile, contentOf, saying } from '../support/library'
import { aFilledFolder, type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

const folder = aFilledFolder()
/** A free prompt, which tells no parts of its answer. */
function aFreeFile(): CataloguePrompt {
	const file = aFile({ isPremium: false })
	return saying(file, `of-${file.id}`)
}

/** A prompt for each language, so that one journey is nothing to the other. */
const journeys = inEachLanguage(aFreeFile)
const [scheduled, taken, declined] = [aFile(), aFile(), aFile()]
const hostile = aFreeFile()
let server: RunningServer
let admin: PlainBrowser

/** The same file, its text and title changed in both languages. */
function rewritten(file: CataloguePrompt, by: (text: string) => string): CataloguePrompt {
	const words = inEachLanguage((language) => {
		const { title, promptText, ...rest } = file[language]
		return { ...rest, title: `${title} again`, promptText: by(promptText) }
	})
	return { ...file, ...words }
}

async function publishAgain(by: Awaited<ReturnType<typeof anAdmin>>, file: CataloguePrompt, note = NOTE) {
	await saveDraft(by, file.id, { content: contentOf(file), basedOn: 1, revision: null })
	await publishPrompt(by, file.id, { revision: 1, note })
}

beforeAll(async () => {
	await inDatabase(folder, async () => {
		await loadLibrary()
		await fillLibrary([...cataloguePrompts, ...Object.values(journeys), scheduled, taken, declined])
		await loadLibrary()
		const by = await anAdmin()
		for (const file of Object.values(journeys)) {
			await publishAgain(
				by,
				rewritten(file, (text) => text.replace('[subject]', '[subject], slowly,')),
			)
		}
		const next = contentOf(rewritten(scheduled, (text) => text))
		await saveDraft(by, scheduled.id, { content: next, basedOn: 1, revision: null })
		await schedulePrompt(by, scheduled.id, { revision: 1, note: null, at: new Date('2999-01-01T09:00:00Z') })
		for (const file of [taken, declined])
			await publishAgain(
				by,
				rewritten(file, (text) => text),
			)
		await fillLibrary(
			[taken, declined].map((file) => saying({ ...file, isPremium: false }, `offered-${file.id}`)),
		)
		const text = (mark: string) => Array.from({ length: 6_000 }, (_, at) => `${mark}${at}`).join('\n')
		await fillLibrary([rewritten(hostile, () => text('one'))])
		const content = contentOf(rewritten(hostile, () => text('two')))
		await saveDraft(by, hostile.id, { content, basedOn: 1, revision: null })
	})
	server = await startServer({ env: { PRONTO_DATA: folder } })
	admin = new PlainBrowser(server.origin)
	await admin.post('/login', { email: 'admin@pronto.test', password: 'pronto-demo' })
})

afterAll(async () => {
	await server.stop()
	rmSync(folder, { recursive: true, force: true })
})

const versionsOf = ({ id }: CataloguePrompt) => `/admin/prompts/${id}/versions`
const read = async (path: string) => (await admin.get(path)).text()
const statusOf = async (path: string) => (await fetch(server.origin + path, { redirect: 'manual' })).status

test.each(LANGUAGES)(
	'without scripts, an editor finds a prompt, reads what differs, restores what it was, and withdraws it (%s)',
	async (language) => {
		const t = await translateInto(language)
		const file = journeys[language]
		const { title } = file[language]
		const list = (asked: string) => read(`/admin?tab=prompts&lang=${language}&q=${file.id}${asked}`)
		expect(await list('')).toContain(`${title} again`)
		expect(await list('&show=withdrawn')).toContain(t('desk_nothing_found'))

		const versions = versionsOf(file)
		const page = await read(`${versions}?lang=${language}`)
		expect(page).toContain('<ins> again</ins>')
		expect(page).toContain('slowly')
		expect(page).toContain(NOTE[language])
		const other = language === 'en' ? 'pt' : 'en'
		expect(await read(`${versions}?lang=${language}&text=${other}`)).toContain(`${file[other].title}</span>`)
		const older = await read(`${versions}?lang=${language}&version=1&view=text`)
		expect(older).toContain('[subject]')
		expect(older).not.toContain('slowly')

		const asked = `${versions}?version=1&ask=restore&lang=${language}`
		expect(await read(asked)).toContain(t('versions_ask_restore', { version: 1 }))
		const wish = { intent: 'restore', version: '1' }
		expect((await admin.post(asked, wish)).status).toBe(400)
		const half = await admin.post(asked, { ...wish, confirmed: 'yes', 'note.en': 'As it was before.' })
		expect(half.status).toBe(400)
		const returned = await half.text()
		expect(returned).toContain('As it was before.')
		expect(returned).toContain('data-message="editor_note_both"')
		expect(await (await admin.get(`/prompt/${file.id}?lang=${language}`)).text()).toContain(`${title} again`)

		const restored = await admin.post(asked, { ...wish, confirmed: 'yes' })
		expect([restored.status, restored.headers.get('Location')]).toEqual([303, versions])
		const shown = await read(`/prompt/${file.id}?lang=${language}`)
		expect(shown).toContain(title)
		expect(shown).not.toContain(`${title} again`)
		expect(await read(`${versions}?lang=${language}`)).toContain(t('versions_did_restore'))

		expect(await read(`${versions}?version=3&ask=withdraw&lang=${language}`)).toContain(
			t('versions_ask_withdraw'),
		)
		expect(await statusOf(`/prompt/${file.id}`)).toBe(200)
		expect((await admin.post(versions, { intent: 'withdraw', confirmed: 'yes' })).status).toBe(303)
		await expect.poll(() => statusOf(`/prompt/${file.id}`)).toBe(410)
		expect(await list('&show=withdrawn')).toContain(title)
		const twice = await admin.post(versions, { intent: 'withdraw', confirmed: 'yes' })
		expect(twice.status).toBe(409)
		expect((await admin.post(asked, { ...wish, version: '3', confirmed: 'yes' })).status).toBe(303)
		await expect.poll(() => statusOf(`/prompt/${file.id}`)).toBe(200)
	},
)

test('a schedule is taken back by a press, once', async () => {
	const path = versionsOf(scheduled)
	expect(await read(`${path}?version=2&lang=en`)).toContain('2999')
	expect((await admin.post(path, { intent: 'unschedule' })).status).toBe(303)
	expect((await admin.post(path, { intent: 'unschedule' })).status).toBe(409)
	expect(await read(`${path}?version=2&lang=en`)).not.toContain('2999')
})

test('what a newer file says is shown with its difference, and taken or declined as it was seen', async () => {
	for (const [file, intent] of [
		[taken, 'take'],
		[declined, 'decline'],
	] as const) {
		const path = versionsOf(file)
		const offered = `Title offered-${file.id}-en`
		expect(await read(`${path}?version=offer&lang=en&view=text`)).toContain(offered)
		expect(await read(`${path}?version=offer&lang=en`)).toContain('<del>')
		const question = await read(`${path}?version=offer&ask=${intent}&lang=en`)
		const [, digest = ''] = /name="digest" value="([^"]+)"/.exec(question) ?? []
		const wish = { intent, confirmed: 'yes', digest }
		expect((await admin.post(path, { ...wish, digest: 'another' })).status).toBe(409)
		expect((await admin.post(path, wish)).status).toBe(303)
		expect((await admin.post(path, wish)).status).toBe(409)
		expect((await read(`/prompt/${file.id}?lang=en`)).includes(offered)).toBe(intent === 'take')
		expect((await admin.get(`${path}?version=offer`)).status).toBe(200)
	}
})

test('texts that differ in every line are shown whole, and said to be so', async () => {
	const page = await read(`${versionsOf(hostile)}?version=draft&lang=en`)
	expect(page).toContain('data-message="versions_cut"')
	for (const mark of ['one5999', 'two5999']) expect(page).toContain(mark)
})

test('what an address asks for wrongly is the newest; a version or prompt that is not there is 404', async () => {
	const path = versionsOf(hostile)
	for (const asked of [
		'version=abc',
		'version=-1',
		'from=x',
		'ask=all',
		'text=fr',
		'before=0',
		'view=%00',
		'version=offer',
	]) {
		expect((await admin.get(`${path}?${asked}`)).status, asked).toBe(200)
	}
	for (const asked of ['version=99', 'version=999999999', 'from=99&version=1']) {
		expect((await admin.get(`${path}?${asked}`)).status, asked).toBe(404)
	}
	expect((await admin.get('/admin/prompts/nothing/versions')).status).toBe(404)
	const wrong = { intent: 'restore', confirmed: 'yes' }
	for (const version of ['x', '99', '1e99', '']) {
		expect((await admin.post(path, { ...wrong, version })).status, version).toBe(404)
	}
})

test('the language switch of the desk keeps everything that narrows its list', async () => {
	const html = await (
		await admin.get('/admin?tab=prompts&q=of&show=published&plan=free&category=finance')
	).text()
	const asked = 'q=of&amp;category=finance&amp;tab=prompts&amp;show=published&amp;plan=free'
	for (const language of LANGUAGES) expect(html).toContain(`href="/admin?${asked}&amp;lang=${language}"`)
})
