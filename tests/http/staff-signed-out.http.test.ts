import { beforeAll, expect, test } from 'vitest'
import { sentFields } from '../support/editor-fields'
import type { RunningServer } from '../support/server'
import { messagesIn, PlainBrowser } from '../support/setup/plain-browser'
import { livedInServer } from '../support/shared-server'

let server: RunningServer

beforeAll(async () => {
	server = await livedInServer()
})

async function beSomebody(name: string): Promise<PlainBrowser> {
	const browser = new PlainBrowser(server.origin)
	await browser.post('/login', { email: `${name}@pronto.test`, password: 'pronto-demo' })
	return browser
}

/** A form of a page, as a browser without scripts sends it whose session has ended. */
function sendSignedOut(path: string, form: Record<string, string>, cookie = ''): Promise<Response> {
	return fetch(server.origin + path, {
		method: 'POST',
		redirect: 'manual',
		headers: { Accept: 'text/html', 'Accept-Language': 'pt-BR', Origin: server.origin, Cookie: cookie },
		body: new URLSearchParams(form),
	})
}

/** What the form of a page holds. */
function fieldsIn(html: string): Record<string, string> {
	const plain = (text: string) =>
		text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
	const [, form = ''] =
		/<form [^>]*data-message="signed_out_form_title"[^>]*>([\s\S]*?)<\/form>/.exec(html) ?? []
	const shown = form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>([^<]*)</g)
	const unseen = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
	return Object.fromEntries([...shown, ...unseen].map(([, name = '', value = '']) => [name, plain(value)]))
}

test('what was typed at the desk comes back to who was signed out meanwhile, each text with its name, and is stored then', async () => {
	const mark = 'signedoutwithoutscripts'
	const page = `/admin/prompts/${mark}`
	const admin = await beSomebody('admin')
	await admin.post('/admin/prompts/new', { 'en.title': mark, address: '', category: 'finance' })
	const typed = {
		...sentFields(mark),
		'en.promptText': 'Say "[subject]" <loud> & clear.',
		'blanks.0.kind': 'long',
		'blanks.1.en.name': '',
		...{ intent: 'save', revision: '1', basedOn: '', 'note.pt': 'Uma nota.' },
	}
	const answer = await sendSignedOut(page, typed)
	const html = await answer.text()
	expect(answer.status).toBe(401)
	expect(fieldsIn(html)).toEqual(typed)
	for (const label of [
		'Título (Português)',
		'Título (English)',
		'Lacuna 1: Rótulo (English)',
		'Relacionado 3',
		'O que mudou (Português)',
	])
		expect(html).toContain(`>${label}</label>`)
	expect(html).toContain(`href="/login?next=${encodeURIComponent(page)}"`)
	const { html: after } = await admin.follow(await admin.post(page, fieldsIn(html)))
	expect(after).toContain('Say &quot;[subject]&quot; &lt;loud&gt; &amp; clear.')
	expect(after).toContain('name="blanks.1.pt.name"')
})

test('a prompt that was begun, and a version’s note, come back to who was signed out meanwhile', async () => {
	const begun = {
		'en.title': 'Begun',
		'pt.title': 'Começo',
		category: 'finance',
		access: 'free',
		address: 'begun',
	}
	const note = { intent: 'restore', confirmed: 'yes', version: '1', 'note.en': 'Why.', 'note.pt': 'Por quê.' }
	for (const [path, typed] of [
		['/admin/prompts/new', begun],
		['/admin/prompts/1/versions', note],
	] as const) {
		const answer = await sendSignedOut(path, typed)
		expect(answer.status, path).toBe(401)
		expect(fieldsIn(await answer.text()), path).toEqual(typed)
	}
})

test('the reason of an act, of a role and of a decision comes back to who was signed out meanwhile', async () => {
	const person = '/admin/people/00000000-0000-0000-0000-000000000000'
	const reason = 'O cartão foi roubado.'
	for (const [path, typed, label] of [
		[`${person}/suspend`, { cause: 'payment', reason }, 'Motivo'],
		[`${person}/refund`, { payment: 'ch_1', wish: 'a', seenRefunded: '0', amount: '9,00', reason }, 'Valor'],
		['/admin', { intent: 'grant', role: 'support', userId: 'a', confirmed: 'yes', reason }, 'Motivo'],
		[
			'/admin/reports',
			{ id: 'a', decision: 'hide', seenUntil: '', decisions: '0', word: reason },
			'Um recado',
		],
		[
			'/withdraw',
			{ intent: 'confirm', token: '', contract: 'sub_1', name: 'Ana Lima', email: 'ana@pronto.test' },
			'Seu nome',
		],
	] as const) {
		const answer = await sendSignedOut(path, typed)
		const html = await answer.text()
		expect(answer.status, path).toBe(401)
		expect(fieldsIn(html), path).toEqual(typed)
		expect(html, path).toMatch(new RegExp(`<label[^>]*>${label}`))
		expect(html, path).toContain(`href="/login?next=${encodeURIComponent(path)}"`)
	}
})

test('scripts of who was signed out meanwhile are sent to the log-in and back', async () => {
	const person = '/admin/people/00000000-0000-0000-0000-000000000000/suspend'
	for (const [path, typed] of [
		[person, { cause: 'payment', reason: 'Why.' }],
		['/admin', { intent: 'grant', role: 'support', userId: 'a', confirmed: 'yes', reason: 'Why.' }],
		['/admin/reports', { id: 'a', decision: 'hide', seenUntil: '', decisions: '0', word: 'Why.' }],
		['/withdraw', { intent: 'confirm', token: '', contract: 'sub_1', name: 'Ana', email: 'ana@pronto.test' }],
	] as const) {
		const answer = await fetch(server.origin + path, {
			method: 'POST',
			redirect: 'manual',
			headers: { Accept: '*/*', Origin: server.origin },
			body: new URLSearchParams(typed),
		})
		expect(answer.status, path).toBe(303)
		expect(answer.headers.get('Location'), path).toBe(`/login?next=${encodeURIComponent(path)}`)
	}
})

test('who is signed in and no admin gets the gate, whatever was sent', async () => {
	const explorer = await beSomebody('explorer')
	const cookie = [...explorer.cookies].map((pair) => pair.join('=')).join('; ')
	for (const path of ['/admin/prompts/new', '/admin/prompts/1', '/admin/prompts/1/versions']) {
		const answer = await sendSignedOut(path, sentFields('gate'), cookie)
		expect(answer.status, path).toBe(403)
		expect(messagesIn(await answer.text()), path).toContain('admin_required')
	}
})
