import { THEME_COLOR } from './theme-color'

const YEAR = 31_536_000

/** Chooses the theme that is not shown, for this page and, by a cookie, for what the server renders after it. */
export function switchTheme(): void {
	const root = document.documentElement
	const current =
		root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
	const chosen = current === 'dark' ? 'light' : 'dark'
	root.dataset['theme'] = chosen
	for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
		bar.content = THEME_COLOR[chosen]
	}
	// biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser we support
	document.cookie = `theme=${chosen}; path=/; max-age=${YEAR}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
