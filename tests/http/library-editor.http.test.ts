import { afterAll, beforeAll, expect, test } from 'vitest'
import { cataloguePrompts } from '~/features/library/catalogue.server'
import { LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { sentFields } from '../support/editor-fields'
import { type RunningServer, startServer } from '../support/server'
import { messagesIn, PlainBrowser } from '../support/setup/plain-browser'

let server: RunningServer
let admin: PlainBrowser

beforeAll(async () => {
	server = await startServer()
	admin = new PlainBrowser(server.origin)
	await admin.post('/login', { email: 'admin@pronto.test', password: 'pronto-demo' })
})
afterAll(() => server.stop())

async function begin(mark: string): Promise<string> {
	const made = await admin.post('/admin/prompts/new', { 'en.title': mark, address: '', category: 'finance' })
	expect([made.status, made.headers.get('Location')]).toEqual([303, `/admin/prompts/${mark}`])
	return `/admin/prompts/${mark}`
}

const hidden = (html: string, name: string) =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

test('without scripts a prompt is written, checked when it is to go out, and published', async () => {
	const mark = 'withoutscripts'
	const page = await begin(mark)
	const half = { ...sentFields(mark), 'pt.followUp': '', revision: '1', basedOn: '' }
	const early = await admin.post(page, { ...half, intent: 'release', when: 'now' })
	const told = await early.text()
	expect(early.status).toBe(400)
	expect(messagesIn(told)).toContain('prompt_not_ready')
	expect(told).toContain('data-problem="missing"')
	expect(told).toContain(`called ${mark}pt 3`)
	expect((await fetch(`${server.origin}/prompt/${mark}`)).status).toBe(404)
	const revision = hidden(told, 'revision')
	const whole = { ...sentFields(mark), revision, basedOn: '' }
	const out = await admin.post(page, { ...whole, intent: 'release', when: 'now', 'note.en': 'New.' })
	expect(messagesIn(await out.text())).toContain('editor_note_both')
	const again = await (await admin.get(page)).text()
	const published = await admin.post(page, {
		...whole,
		revision: hidden(again, 'revision'),
		intent: 'release',
		when: 'now',
	})
	expect(published.status).toBe(303)
	expect(await (await fetch(`${server.origin}/prompt/${mark}?lang=en`)).text()).toContain(`Title ${mark} en`)
})

test('what was withdrawn in another tab comes back only to who has been told', async () => {
	const mark = 'withdrawnmeanwhile'
	const page = await begin(mark)
	const release = { ...sentFields(mark), intent: 'release', when: 'now' }
	await admin.post(page, { ...release, revision: '1', basedOn: '' })
	const status = async () => (await fetch(`${server.origin}/prompt/${mark}`)).status
	await expect.poll(status).toBe(200)
	const open = await (await admin.get(page)).text()
	expect((await admin.post(page, { intent: 'withdraw' })).status).toBe(303)
	const seen = { revision: hidden(open, 'revision'), basedOn: hidden(open, 'basedOn') }
	const typed = {
		...release,
		...seen,
		'en.tagline': 'Typed in the other tab.',
		'note.en': 'Better.',
		'note.pt': 'Melhor.',
	}
	const late = await admin.post(page, { ...typed, stands: hidden(open, 'stands') })
	const told = await late.text()
	expect(late.status).toBe(409)
	await expect.poll(status).toBe(410)
	expect(messagesIn(told)).toContain('editor_withdrawn_since')
	for (const text of ['Typed in the other tab.', 'Better.']) expect(told).toContain(text)
	const again = {
		revision: hidden(told, 'revision'),
		basedOn: hidden(told, 'basedOn'),
		stands: hidden(told, 'stands'),
	}
	expect((await admin.post(page, { ...typed, ...again })).status).toBe(303)
	await expect.poll(status).toBe(200)
})

test('without scripts a row is added by its button, and nothing else that was typed is lost', async () => {
	const mark = 'rowwithoutscripts'
	const page = await begin(mark)
	const sent = { ...sentFields(mark), revision: '1', basedOn: '', intent: 'add blanks 0' }
	const { html } = await admin.follow(await admin.post(page, sent))
	expect(html).toContain('name="blanks.2.pt.name"')
	expect(html).toContain(`called ${mark}en 3`)
})

test('without scripts of two editors the later one sees both texts, and may store theirs then', async () => {
	const mark = 'twowithoutscripts'
	const page = await begin(mark)
	const fields = { ...sentFields(mark), basedOn: '', intent: 'save' }
	expect((await admin.post(page, { ...fields, revision: '1' })).status).toBe(303)
	const late = await admin.post(page, { ...fields, revision: '1', 'en.tagline': 'Typed too late' })
	const html = await late.text()
	expect(late.status).toBe(409)
	expect(messagesIn(html)).toContain('editor_conflict')
	for (const text of ['Typed too late', `Tagline ${mark}en`]) expect(html).toContain(text)
	const mine = { ...fields, revision: hidden(html, 'revision'), 'en.tagline': 'Typed too late' }
	const { html: after } = await admin.follow(await admin.post(page, mine))
	expect(after).toContain('value="Typed too late"')
})

test.each(LANGUAGES)('what is no form of the desk is said to be none, and why, in %s', async (language) => {
	const page = await begin(`noform${language}`)
	const t = await translateInto(language)
	const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
	for (const [body, type, text] of [
		['a&'.repeat(900), form, t('form_of_too_many', { most: 200 })],
		['', form, t('form_missing')],
		[new Blob([]), {}, t('form_missing')],
	] as const) {
		const Cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ')
		const headers = { ...type, Cookie, Origin: server.origin, 'Accept-Language': LANGUAGE_TAG[language] }
		const answer = await fetch(server.origin + page, { method: 'POST', body, headers })
		expect(answer.status).toBe(400)
		expect(await answer.text()).toContain(text)
	}
})

test('a number that no database holds is none, on the way to a draft and to a version', async () => {
	const mark = 'beyondwithoutscripts'
	const page = await begin(mark)
	for (const number of ['2147483647', '99999999999', '-5e10']) {
		const fields = { ...sentFields(mark), revision: number, basedOn: number, intent: 'save' }
		expect((await admin.post(page, fields)).status, number).toBe(409)
		const release = { intent: 'release', when: 'now', revision: number, basedOn: number }
		expect((await admin.post(page, release)).status, number).toBe(409)
		const restore = { intent: 'restore', confirmed: 'yes', version: number }
		expect((await admin.post(`${page}/versions`, restore)).status, number).toBe(404)
	}
})

test('a date is read in the zone that the page was shown in', async () => {
	const mark = 'zonewithoutscripts'
	const page = await begin(mark)
	const whole = { ...sentFields(mark), revision: '1', basedOn: '', intent: 'release', when: 'date' }
	const at = '2999-01-15T09:00'
	const done = await admin.post(page, { ...whole, at, zone: 'Asia/Tokyo' })
	expect(done.status).toBe(303)
	expect(await (await admin.get(page)).text()).toContain('2999-01-15T00:00:00.000Z')
})

test('a draft that is gone is asked for in vain, and its versions are shown all the same', async () => {
	for (const side of ['draft', 'offer']) {
		const answer = await admin.get(`/admin/prompts/3/versions?version=${side}&from=${side}`)
		expect(answer.status, side).toBe(200)
	}
})

test('what an answer means is told in the language of the text, and never by its name in the program', async () => {
	for (const language of LANGUAGES) {
		const t = await translateInto(language)
		const html = await (await admin.get(`/admin/prompts/1/versions?view=text&text=${language}`)).text()
		expect(html).toContain(` · ${t('editor_meaning_direct_cost')}`)
		expect(html).not.toContain('direct-cost')
		expect(html).toContain(`lang="${LANGUAGE_TAG[language]}">${t('desk_free')}<`)
	}
})

test('what is too long is not stored, and comes back to be shortened', async () => {
	const mark = 'toolongwithoutscripts'
	const page = await begin(mark)
	const long = 'So long. '.repeat(60)
	const fields = { ...sentFields(mark), revision: '1', basedOn: '', intent: 'save', 'en.tagline': long }
	const answer = await admin.post(page, fields)
	const html = await answer.text()
	expect([answer.status, messagesIn(html)]).toEqual([400, expect.arrayContaining(['editor_not_saved_size'])])
	expect(html).toContain(long.trim())
	const drafted = await admin.post('/admin/prompts/new', { 'en.title': long, category: 'finance' })
	expect(drafted.status).toBe(400)
	expect(await drafted.text()).toContain(long.trim())
})

test('an empty beginning asks for a title or an address, a wrong address for a right one', async () => {
	for (const [address, wanted] of [
		['', 'editor_address_or_title'],
		['../Évil Path', 'editor_address_wrong'],
	] as const) {
		const answer = await admin.post('/admin/prompts/new', { 'en.title': ' ', address, category: 'finance' })
		const told = messagesIn(await answer.text()).filter((message) => message.startsWith('editor_address'))
		expect([answer.status, told]).toEqual([400, [wanted]])
	}
})

test('nobody but admins gets anything of an editor’s page, or of what is previewed', async () => {
	const mark = 'notforeveryone'
	const draft = await begin(mark)
	const fields = { ...sentFields(mark), revision: '1', basedOn: '', intent: 'save' }
	expect((await admin.post(draft, fields)).status).toBe(303)
	const { en, pt } = cataloguePrompts.find(({ id }) => id === '2') ?? { en: null, pt: null }
	const canaries = [`Then ${mark}en goes on`, `Then ${mark}pt goes on`, en?.promptText, pt?.promptText].map(
		(text) => text?.slice(0, 20),
	)
	const paths = [draft, '/admin/prompts/2'].flatMap((page) => [
		page,
		`${page}.data`,
		...LANGUAGES.flatMap((text) => [
			`${page}/preview?as=subscriber&text=${text}`,
			`${page}/preview.data?as=subscriber&text=${text}`,
		]),
	])
	const others = await Promise.all(
		['nobody', 'explorer', 'creator', 'legend'].map(async (name) => {
			const browser = new PlainBrowser(server.origin)
			if (name !== 'nobody') {
				await browser.post('/login', { email: `${name}@pronto.test`, password: 'pronto-demo' })
			}
			return browser
		}),
	)
	const told = async (browser: PlainBrowser) => {
		const answers = await Promise.all(paths.map(async (path) => (await browser.get(path)).text()))
		return canaries.filter((canary) => canary && answers.some((answer) => answer.includes(canary)))
	}
	expect(await told(admin)).toEqual(canaries)
	for (const browser of others) expect(await told(browser)).toEqual([])
})

test('a body that is larger than any draft is refused before it is read', async () => {
	const Cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ')
	for (const [path, type] of [
		['/admin/prompts/1', 'application/x-www-form-urlencoded'],
		['/admin/prompts/1/draft', 'application/json'],
	] as const) {
		const answer = await fetch(server.origin + path, {
			method: 'POST',
			headers: { Cookie, Origin: server.origin, 'Content-Type': type },
			body: JSON.stringify({ content: 'a'.repeat(1_000_000) }),
		})
		expect(answer.status, path).toBe(413)
	}
})
