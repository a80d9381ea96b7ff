import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { LANGUAGE_TAG, LANGUAGES, type Language, LOCALE } from '~/i18n/language'
import { readCookie, requestLanguage } from '~/i18n/request-language.server'
import { requestTimeZone } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { type Html, sandboxPage } from '../../page'

/** All that a page of the stand-in needs to know of who asks for it. */
export interface PageVisit {
	t: Awaited<ReturnType<typeof translateInto>>
	money(amount: number, currency: string): string
	day(at: number): string
	time(at: number): string
	show(
		page: { title: string; body: Html; layout: 'plain' | 'split' },
		status?: 200 | 400 | 402 | 404,
	): Response | Promise<Response>
	/** The answer for what isn't there. */
	missing(): Response | Promise<Response>
}

/** In the language that the session was opened in, where it says one; else in the person's. */
export async function pageVisit(c: Context, locale?: string | null): Promise<PageVisit> {
	const language = languageOf(locale) ?? requestLanguage(c.req.raw, new URL(c.req.url))
	const t = await translateInto(language)
	const timeZone = requestTimeZone(c.req.raw, language)
	const chosen = readCookie(c.req.raw, 'theme')
	const theme = chosen === 'light' || chosen === 'dark' ? chosen : null
	const format = (options: Intl.DateTimeFormatOptions) => {
		const formatter = new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone })
		return (at: number) => formatter.format(new Date(at * 1000))
	}
	const show: PageVisit['show'] = (page, status = 200) => {
		c.header('Cache-Control', 'private, no-store')
		const tag = LANGUAGE_TAG[language]
		return c.html(sandboxPage({ language: tag, banner: t('sandbox_banner'), theme, ...page }), status)
	}
	return {
		t,
		money: (amount, currency) =>
			new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency }).format(amount / 100),
		day: format({ dateStyle: 'long' }),
		time: format({ dateStyle: 'long', timeStyle: 'short' }),
		show,
		missing() {
			const body = html`<h1>${t('page_not_found')}</h1><p><a class="button button-secondary" href="/">${t('return_home')}</a></p>`
			return show({ title: t('page_not_found'), body, layout: 'plain' }, 404)
		},
	}
}

/** Leads on after a form. Another name of this machine gets a page that goes on by itself: form-action would stop it. */
export function leadOn(c: Context, address: string): Response | Promise<Response> {
	const { origin } = new URL(c.req.url)
	const target = new URL(address, origin)
	if (target.origin === origin) return c.redirect(target.href, 303)
	return c.html(
		html`<!doctype html><meta http-equiv="refresh" content="0;url=${target.href}"><a href="${target.href}">…</a>`,
	)
}

function languageOf(locale: string | null | undefined): Language | undefined {
	return LANGUAGES.find((language) => locale?.startsWith(language))
}

const SHAPES = {
	back: '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>',
	info: '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4"/><path d="M12 8h.01"/>',
}

export function icon(name: keyof typeof SHAPES): Html {
	return html`<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${raw(SHAPES[name])}</svg>`
}
