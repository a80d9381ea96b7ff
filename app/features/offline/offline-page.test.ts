import { expect, test } from 'vitest'
import { offlinePage } from './offline-page'

const page = {
	language: 'en',
	theme: null,
	address: '/blog',
	styles: ['/assets/app.css'],
	copies: [],
	hasSignedOut: false,
} as const

test('what is kept is offered, each in its own language, and the page itself to be tried again', () => {
	const html = offlinePage({
		...page,
		language: 'pt',
		copies: [
			{
				address: 'https://pronto.test/prompt/1?lang=pt',
				title: 'Preço &amp; prazo · Pronto',
				language: 'pt',
			},
			{ address: 'https://pronto.test/prompt/2?tab=x&lang=en', title: 'One page · Pronto', language: 'en' },
		],
	})
	expect(html).toContain('<html lang="pt-BR">')
	expect(html).toContain('<a href="/prompt/1?lang=pt">Preço &amp; prazo</a>')
	expect(html).toContain('<a href="/prompt/2?tab=x&amp;lang=en" lang="en">One page</a>')
	expect(html).toContain('<a class="button button-primary" href="/blog">')
	expect(html).toContain('data-message="offline_text"')
})

test('whoever has nothing kept, or has just signed out, reads why', () => {
	expect(offlinePage(page)).toContain('data-message="offline_text_nothing"')
	expect(offlinePage({ ...page, hasSignedOut: true })).toContain('data-message="offline_signed_out"')
})

test('the chosen theme stays; an address can’t become markup, and nothing runs', () => {
	const html = offlinePage({ ...page, theme: 'dark', address: '/x?"><script>alert(1)</script>' })
	expect(html).toContain('data-theme="dark"')
	expect(html).not.toContain('<script')
	expect(html).toContain('href="/x?&quot;&gt;&lt;script&gt;')
	expect(html).not.toMatch(/\sstyle=|\son\w+=/)
})
