import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { href } from 'react-router'
import { brand } from '~/brand'
import { LANGUAGE_TAG } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { THEME_COLOR } from '~/ui/theme/theme-color'
import type { ServerEnv } from '../telemetry/log'

const ICONS = [
	{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
	{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
	{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
	{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

const SHORTCUT_ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }
/** What one comes for; each says itself what it needs where that is missing. */
const SHORTCUTS = [
	{ name: 'nav_categories', url: href('/categories') },
	{ name: 'nav_favorites', url: `${href('/profile')}?tab=favorites` },
	{ name: 'nav_focus', url: href('/focus') },
	{ name: 'nav_locker', url: href('/prompt-locker') },
] as const

/** `/manifest.webmanifest`: what an installed Pronto is called and looks like, in the language that a page would have. */
export const manifest = new Hono<ServerEnv>().get('/manifest.webmanifest', etag(), async (c) => {
	const language = requestLanguage(c.req.raw, new URL(c.req.url))
	const t = await translateInto(language)
	c.header('Content-Type', 'application/manifest+json; charset=utf-8')
	c.header('Cache-Control', 'public, max-age=3600')
	c.header('Vary', 'Accept-Language, Cookie')
	return c.body(
		JSON.stringify({
			id: href('/'),
			name: brand.name,
			short_name: brand.name,
			description: t('footer_blurb'),
			lang: LANGUAGE_TAG[language],
			dir: 'ltr',
			start_url: href('/'),
			scope: href('/'),
			display: 'standalone',
			display_override: ['standalone', 'minimal-ui'],
			launch_handler: { client_mode: 'navigate-existing' },
			theme_color: THEME_COLOR.light,
			background_color: THEME_COLOR.light,
			categories: ['productivity', 'education', 'business'],
			icons: ICONS,
			shortcuts: SHORTCUTS.map(({ name, url }) => ({ name: t(name), url, icons: [SHORTCUT_ICON] })),
		}),
	)
})
