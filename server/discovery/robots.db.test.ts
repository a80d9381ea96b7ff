import { expect, test } from 'vitest'
import { robots } from './robots'
import { sitemapPages } from './sitemap'

async function readRules(): Promise<{ text: string; closed: RegExp[] }> {
	const text = await (await robots.request('/robots.txt')).text()
	const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => {
		const pattern = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
		return new RegExp(`^${pattern}`)
	})
	return { text, closed }
}

test('it names the sitemap, and closes no page that the sitemap names', async () => {
	const { text, closed } = await readRules()
	expect(text).toContain('\nSitemap: http://localhost:3000/sitemap.xml\n')
	for await (const { path } of sitemapPages()) {
		for (const address of [path, `${path}?lang=pt`]) {
			expect(
				closed.some((rule) => rule.test(address)),
				address,
			).toBe(false)
		}
	}
})

test.each([
	'/api/auth/session',
	'/functions/v1/check-subscription',
	'/sandbox/mail',
	'/settings',
	'/profile',
	'/admin/messages',
	'/prompt/1.data',
	'/_.data?lang=pt',
	'/search/suggestions?q=a',
])('it closes %s', async (path) => {
	const { closed } = await readRules()
	expect(closed.some((rule) => rule.test(path))).toBe(true)
})

test.each(['/login', '/focus', '/chat-legend', '/prompt-locker', '/share/en/site.png', '/assets/app.js'])(
	'it leaves %s open, so that crawlers can see what it says of itself',
	async (path) => {
		const { closed } = await readRules()
		expect(closed.some((rule) => rule.test(path))).toBe(false)
	},
)
