import { brand } from '~/brand'
import { escapeHtml } from '~/core/escape'
import { isLanguage, LANGUAGE_TAG, type Language } from '~/i18n/language'
import { LOGO } from '~/ui/logo-drawing'
import { THEME_COLOR } from '~/ui/theme/theme-color'
import { type CopyTitle, listCopies, readAbout } from './session-copies'
import en from './words/en.json'
import pt from './words/pt.json'

const WORDS = { en, pt } satisfies Record<Language, typeof en>
const CONTENT_POLICY =
	"default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; manifest-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

const MARK = `<svg viewBox="0 0 30 30" aria-hidden="true"><path class="l1" stroke-width="1.6" stroke-linejoin="round" d="${LOGO.folder}"/><path class="l2" fill="none" stroke-width="2.2" d="${LOGO.brackets}"/></svg>`

interface OfflinePage {
	language: Language
	theme: string | null
	/** What was asked for. */
	address: string
	styles: readonly string[]
	copies: readonly CopyTitle[]
	/** Whether somebody signed out, of which the server knows nothing yet. */
	hasSignedOut: boolean
}

/** What is shown for a page that can't be had and was not kept: what there is instead, and a way to try again. */
export async function answerOffline(url: URL, files: readonly string[]): Promise<Response> {
	const { language, theme, owesSignOut } = await readAbout()
	const asked = url.searchParams.get('lang')
	const html = offlinePage({
		language: isLanguage(asked) ? asked : language,
		theme,
		// Whole: a path of two slashes alone would be read as a host.
		address: url.href,
		styles: files.filter((file) => file.endsWith('.css')),
		copies: await listCopies().catch(() => []),
		hasSignedOut: owesSignOut,
	})
	const headers = {
		'Content-Type': 'text/html; charset=utf-8',
		'Content-Security-Policy': CONTENT_POLICY,
		'X-Content-Type-Options': 'nosniff',
		'Cache-Control': 'no-store',
	}
	return new Response(html, { status: 503, headers })
}

/** Whole in itself, without scripts: there may be none to run. */
export function offlinePage({ language, theme, address, styles, copies, hasSignedOut }: OfflinePage): string {
	const say = (id: keyof typeof en) => escapeHtml(WORDS[language][id])
	const tag = LANGUAGE_TAG[language]
	const color =
		theme === 'light' || theme === 'dark'
			? `<meta name="theme-color" content="${THEME_COLOR[theme]}">`
			: `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLOR.light}"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLOR.dark}">`
	const links = copies.map((copy) => linkTo(copy, language)).join('')
	const list = links
		? `<h2 id="kept" class="text-h3">${say('offline_kept')}</h2><ul class="offline-kept" aria-labelledby="kept">${links}</ul>`
		: ''
	const text = hasSignedOut ? 'offline_signed_out' : links ? 'offline_text' : 'offline_text_nothing'
	return `<!doctype html>
<html lang="${tag}"${theme ? ` data-theme="${theme}"` : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">${color}<meta name="robots" content="noindex"><title>${say('offline_title')} · ${brand.name}</title>${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}<link rel="icon" href="/icon.svg" type="image/svg+xml"></head>
<body><header class="site-header"><div class="wrap"><a class="logo" href="/">${MARK}${brand.wordmark}</a></div></header>
<main id="main"><div class="wrap"><div class="not-found"><div><h1 data-message="offline_title">${say('offline_title')}</h1><p class="lead mb-8" data-message="${text}">${say(text)}</p><p class="row"><a class="button button-primary" href="${escapeHtml(address)}">${say('offline_try_again')}</a></p></div><div>${list}</div></div></div></main></body>
</html>
`
}

function linkTo({ address, title, language }: CopyTitle, shownIn: Language): string {
	const { pathname, search } = new URL(address)
	const name = title.replace(` · ${brand.name}`, '')
	const lang = language === shownIn ? '' : ` lang="${LANGUAGE_TAG[language]}"`
	return `<li><a href="${escapeHtml(pathname + search)}"${lang}>${name}</a></li>`
}
