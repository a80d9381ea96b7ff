import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'
import { livedInServer } from '../support/shared-server'

let server: RunningServer
beforeAll(async () => {
	server = await livedInServer()
})

const x = (length: number) => 'x'.repeat(length)

const FORMS = [
	{ path: '/contact', field: 'subject', most: 300 },
	{ path: '/contact', field: 'message', most: 20_000 },
	{ path: '/signup', field: 'password', most: 128, others: { email: 'somebody@pronto.test' } },
	{ path: '/profile', field: 'username', most: 60 },
	{ path: '/profile', field: 'avatarUrl', most: 2_000 },
	{ path: '/create-prompt', field: 'title', most: 200 },
	{ path: '/create-prompt', field: 'credits', most: 1_000 },
	{ path: '/create-prompt', field: 'tags', most: 60 },
	{ path: '/settings/tokens', field: 'name', most: 100, others: { intent: 'make' } },
	{ path: '/prompt-locker/new', field: 'title', most: 300 },
	{ path: '/prompt-locker/new', field: 'description', most: 5_000 },
	{ path: '/prompt-locker/new', field: 'tagList', most: 100 },
] as const

test.each(['en', 'pt'] as const)('what is too long is told how long it may be: %s', async (language) => {
	const number = new Intl.NumberFormat(language === 'en' ? 'en-US' : 'pt-BR')
	const visitor = new PlainBrowser(server.origin, language)
	const legend = new PlainBrowser(server.origin, language)
	await legend.post('/login', { email: 'legend@pronto.test', password: 'pronto-demo' })
	for (const form of FORMS) {
		const { path, field, most } = form
		const browser = ['/contact', '/signup'].includes(path) ? visitor : legend
		const others = 'others' in form ? form.others : {}
		const answer = await browser.post(path, { ...others, [field]: x(most + 1) })
		const html = await answer.text()
		expect(answer.status, path).toBe(400)
		const said = [...html.matchAll(/<span class="field-error"[^>]*>.*?<\/svg>([^<]*)/g)].map(
			([, text]) => text,
		)
		const limit = language === 'en' ? 'At most' : 'o máximo'
		expect(said.join('\n'), `${path} ${field}`).toContain(`${limit} ${number.format(most)} `)
	}
})
