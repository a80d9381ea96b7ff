import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_SIZE } from '~/features/library/prompt'
import { LANGUAGES } from '~/i18n/language'
import { publishedPrompts } from '../support/library'
import { type RunningServer, startServer } from '../support/server'
import { PlainBrowser } from '../support/setup/plain-browser'

let server: RunningServer

beforeAll(async () => {
	server = await startServer()
})
afterAll(() => server.stop())

const premium = publishedPrompts.filter(({ isPremium }) => isPremium)

async function readPage(path: string): Promise<string> {
	const browser = new PlainBrowser(server.origin)
	const { html } = await browser.follow(await browser.get(path))
	return html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

test('a locked page tells what is asked and what comes back, by labels and headings alone', async () => {
	for (const { id, ...prompt } of premium) {
		for (const language of LANGUAGES) {
			const page = await readPage(`/prompt/${id}?lang=${language}`)
			const { blanks, answerParts = [], promptText } = prompt[language]
			const words = promptText.trim().split(/\s+/).length
			expect(page).toContain(`>${words} ${language === 'pt' ? 'palavras' : 'words'}<`)
			expect(page).toContain(language === 'pt' ? '7 dias para pedir o dinheiro de volta' : '7-day money-back')
			expect(answerParts.length).toBeGreaterThan(2)
			for (const { label } of blanks) expect(page).toContain(`<li class="slot">${label}</li>`)
			for (const { heading, note } of answerParts) {
				expect(page).toContain(`<b>${heading}</b>`)
				expect(page).toContain(`>${note}</span>`)
			}
			// The sample result alone tells with which answers it was made.
			const [beside = ''] = page.split('<section class="wrap sample"')
			for (const { name, example } of blanks) {
				expect(page).not.toContain(`[${name}]`)
				if (example.length > 20) expect(beside).not.toContain(example)
			}
		}
	}
})

test('a locked card tells the headings of the answer, and an open one does not', async () => {
	const page = await readPage('/categories?lang=en')
	const headings = (id: string) =>
		publishedPrompts.find((prompt) => prompt.id === id)?.en.answerParts?.map(({ heading }) => heading) ?? []
	expect(page).toContain(`You get: ${headings('2').join(' · ')}`)
	const shown = publishedPrompts.slice(0, PAGE_SIZE).filter(({ isPremium }) => isPremium)
	expect(page.match(/You get: /g)).toHaveLength(shown.length)
	const subscriber = new PlainBrowser(server.origin)
	await subscriber.post('/login', { email: 'creator@pronto.test', password: 'pronto-demo' })
	const { html } = await subscriber.follow(await subscriber.get('/categories?lang=en'))
	expect(html).toContain('/prompt/2')
	expect(html).not.toContain('You get: ')
})

test('of a premium prompt that somebody created no blank is told, for its names are pieces of the text', async () => {
	const admin = new PlainBrowser(server.origin)
	await admin.post('/login', { email: 'admin@pronto.test', password: 'pronto-demo' })
	const created = await admin.post('/create-prompt', {
		title: 'Lanterns',
		description: 'Three lanterns.',
		category: 'storytelling',
		tags: '',
		promptText: 'Repair the [weathered lantern] before noon.',
		isPremium: 'on',
	})
	const path = new URL(created.headers.get('Location') ?? '', server.origin).pathname
	expect((await admin.follow(await admin.get(path))).html).toContain('weathered lantern')
	const page = await readPage(path)
	expect(page).toContain('This prompt is premium')
	expect(page.toLowerCase()).not.toContain('weathered lantern')
	expect(page).not.toContain('What it asks for')
})
