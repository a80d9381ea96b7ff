import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountVisits } from '../support/account-visits'
import { type RunningServer, startServer } from '../support/server'
import type { PlainBrowser } from '../support/setup/plain-browser'

let server: RunningServer
let admin: PlainBrowser
const { browser, signedIn, mailTo, anEmail } = accountVisits(() => server)

beforeAll(async () => {
	server = await startServer({
		env: { PRONTO_LIMITS: '{"contact":5}', CONTACT_TO: 'owner@pronto.test', TRUST_PROXY: '1' },
	})
	admin = await signedIn({ email: 'admin@pronto.test', password: 'pronto-demo' })
})

afterAll(() => server.stop())

const aForm = (given: Record<string, string> = {}) => ({
	name: 'Ana Prado',
	email: anEmail(),
	subject: 'A prompt for the theatre',
	message: 'Could you write one?',
	...given,
})

/** Sends the form from an address of the network's own choosing. */
async function sendFrom(address: string, form: Record<string, string>, language = 'en'): Promise<Response> {
	return fetch(`${server.origin}/contact`, {
		method: 'POST',
		body: new URLSearchParams(form),
		headers: { Origin: server.origin, 'X-Forwarded-For': address, 'Accept-Language': language },
		redirect: 'manual',
	})
}

const inbox = async (path = '/admin/messages') => (await admin.get(path)).text()

test('without scripts a message is taken, said to be, stored, and mailed to the owner', async () => {
	const someone = browser()
	const form = aForm()
	const answer = await someone.post('/contact', form)
	expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact'])
	const { html } = await someone.follow(answer)
	expect(html).toContain('Message sent successfully! We’ll get back to you soon.')
	expect(html).toContain('data-message="message_sent_successfully"')
	expect(html).not.toContain('Could you write one?')
	expect(await inbox()).toContain(form.email)
	expect((await mailTo('owner@pronto.test')).subject).toBe('Contact: A prompt for the theatre')
	expect(await (await someone.get('/contact')).text()).not.toContain('message_sent_successfully')
})

test('a form full of apostrophes comes back no larger than it was sent, but for the page around it', async () => {
	const ordinary = await (await sendFrom('10.0.0.7', aForm({ name: '' }))).text()
	const form = aForm({ name: '', message: "'".repeat(20_000) })
	const html = await (await sendFrom('10.0.0.7', form)).text()
	expect(html).toContain(form.message)
	const sent = String(new URLSearchParams(form)).length
	expect(html.length - ordinary.length).toBeLessThan(sent)
})

test('a form with mistakes comes back with what was typed, and what is wrong beside each field', async () => {
	const answer = await sendFrom('10.0.0.1', aForm({ name: '', email: 'ana@casa', message: ' ' }), 'pt')
	expect(answer.status).toBe(400)
	const html = await answer.text()
	expect(html).toContain('A prompt for the theatre')
	for (const id of ['name_required', 'email_without_ending', 'message_required']) {
		expect(html).toContain(`data-message="${id}"`)
	}
	expect(html).toContain('Digite o seu nome.')
	expect(html).not.toContain('subject_required')
})

test('behind a proxy whoever has a network of addresses counts as one, and their neighbour as another', async () => {
	for (let sent = 1; sent <= 5; sent += 1) {
		expect((await sendFrom(`2001:db8:7:1::${sent}`, aForm())).status).toBe(303)
	}
	expect((await sendFrom('[2001:db8:7:1:ffff::9]:4711', aForm())).status).toBe(429)
	expect((await sendFrom('2001:db8:7:2::1', aForm())).status).toBe(303)
	// What the visitor wrote in front of what the proxy saw means nothing.
	expect((await sendFrom('198.51.100.9, 2001:0db8:0007:0001::abcd', aForm())).status).toBe(429)
})

test('who fills in the field that nobody sees hears the same, and nothing is stored', async () => {
	const form = aForm({ website: 'https://spam.example' })
	const answer = await sendFrom('10.0.0.2', form)
	expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact'])
	expect(answer.headers.get('Set-Cookie')).toContain('message_sent_successfully')
	expect(await inbox()).not.toContain(form.email)
})

test('the sixth message of an hour from one address waits, with what was typed still there', async () => {
	for (let sent = 0; sent < 5; sent += 1) {
		expect((await sendFrom('10.0.0.3', aForm())).status).toBe(303)
	}
	const late = aForm({ message: 'The sixth.' })
	const answer = await sendFrom('10.0.0.3', late)
	expect(answer.status).toBe(429)
	expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
	const html = await answer.text()
	expect(html).toContain('data-message="too_many"')
	expect(html).toContain('The sixth.')
	expect(await inbox()).not.toContain(late.email)
	expect((await sendFrom('10.0.0.4', aForm())).status).toBe(303)
})

test('only admins read the messages: everyone else sees why not, and none of them', async () => {
	const form = aForm({ subject: 'Only for admins' })
	await sendFrom('10.0.0.5', form)
	const answers = [
		await browser().get('/admin/messages'),
		await (await signedIn()).get('/admin/messages'),
		await browser().get('/admin/messages.data'),
	]
	for (const answer of answers) {
		expect(answer.status).toBe(403)
		const text = await answer.text()
		expect(text).not.toContain('Only for admins')
		expect(text).not.toContain(form.email)
	}
	const gate = await (await browser().get('/admin/messages')).text()
	expect(gate).toContain('data-message="admin_required"')
	expect(gate).toContain('/login?next=%2Fadmin%2Fmessages')
	expect(await inbox()).toContain('Only for admins')
})

test('an admin marks a message as read, as unread, and deletes it, and /admin counts', async () => {
	await sendFrom('10.0.0.6', aForm({ subject: 'To be read' }))
	const html = await inbox()
	const id = html.match(/id="([\w-]+)-subject"[^>]*>To be read/)?.[1] ?? ''
	const unread = async () => Number((await inbox('/admin')).match(/contact page: (\d+) unread/)?.[1] ?? 0)
	const before = await unread()
	const change = (intent: string) => admin.post('/admin/messages', { intent, id })
	expect((await change('read')).headers.get('Location')).toBe('/admin/messages')
	expect(await unread()).toBe(before - 1)
	await change('unread')
	expect(await unread()).toBe(before)
	await change('remove')
	expect(await inbox()).not.toContain('To be read')
	const again = await change('read')
	expect(again.status).toBe(404)
	expect(await again.text()).toContain('data-message="message_gone"')
})

test('what a visitor writes is shown as it is, never as markup', async () => {
	const subject = '<img src=x onerror=alert(1)>'
	await sendFrom('10.0.0.7', aForm({ subject, email: 'a"><script>x</script>@pronto.test' }))
	await sendFrom('10.0.0.7', aForm({ subject }))
	const html = await inbox()
	expect(html).not.toContain(subject)
	expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})
