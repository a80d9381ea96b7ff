import { Hono } from 'hono'
import { html } from 'hono/html'
import { env } from '~/env.server'
import { LANGUAGE_TAG, LOCALE } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { sandboxPage } from '../page'
import { readOutbox } from './outbox'

/** The mails that the product sent in the sandbox, newest first: address, subject, text and links. */
export const mailPages = new Hono().get('/sandbox/mail', async (c) => {
	const language = requestLanguage(c.req.raw, new URL(c.req.url))
	const t = await translateInto(language)
	const time = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeStyle: 'medium' })
	const mails = readOutbox(env().dataFolder).map(
		({ to, subject, text, links, at }) => html`<li>
<article class="box">
<h2 class="h3">${subject}</h2>
<p class="meta"><span>${to}</span> · <time datetime="${at}">${time.format(new Date(at))}</time></p>
<pre>${text}</pre>
<ul>${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>
</article>
</li>`,
	)
	const list =
		mails.length > 0 ? html`<ol class="mails">${mails}</ol>` : html`<p>${t('sandbox_mail_empty')}</p>`
	const body = html`<h1>${t('sandbox_mail_title')}</h1><p class="lead">${t('sandbox_mail_lead')}</p>${list}
<p><a href="/">${t('return_home')}</a></p>`
	c.header('Cache-Control', 'private, no-store')
	return c.html(sandboxPage({ language: LANGUAGE_TAG[language], title: t('sandbox_mail_title'), body }))
})
