import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { z } from 'zod'
import { env } from '~/env/env.server'
import { LANGUAGE_TAG, LOCALE } from '~/i18n/language'
import { requestLanguage } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { sandboxPage } from '../page'

const MOST_KEPT = 200
/** A message of the contact form, each of its characters written as three bytes of six signs. */
const MOST_BYTES = 1_024 * 1_024

const OutboxMail = z.object({
	to: z.string(),
	subject: z.string(),
	text: z.string(),
	links: z.array(z.string()),
	at: z.iso.datetime(),
	/** The same of each copy of one mail. */
	messageId: z.string().default(''),
	/** What lets a mail program end such mails by one press: two headers, one line each. */
	unsubscribe: z.string().default(''),
})
const OutboxMails = z.array(OutboxMail)

export type OutboxMail = z.infer<typeof OutboxMail>

export interface Outbox {
	/** Where a mailer connects to, as in SMTP_URL. */
	url: string
	close(): Promise<void>
}

/** A mail server on a loopback port of its own that delivers nothing: what it takes is kept in `folder`, newest first. */
export async function startOutbox(folder: string): Promise<Outbox> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		size: MOST_BYTES,
		logger: false,
		closeTimeout: 500,
		onData(stream, session, done) {
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('end', () => {
				if (stream.sizeExceeded) return done(new Error('Message too large'))
				keep(
					folder,
					Buffer.concat(chunks),
					session.envelope.rcptTo.map(({ address }) => address).join(', '),
				).then(
					() => done(),
					(error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
				)
			})
		},
	})
	server.on('error', () => undefined)
	server.listen(0, '127.0.0.1')
	await once(server.server, 'listening')
	const address: AddressInfo | string | null = server.server.address()
	if (address === null || typeof address === 'string') throw new Error('The outbox got no port.')
	return {
		url: `smtp://127.0.0.1:${address.port}`,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	}
}

/** The mails that were sent from this data folder, newest first. */
export function readOutbox(folder: string): OutboxMail[] {
	const file = fileIn(folder)
	if (!existsSync(file)) return []
	return OutboxMails.parse(JSON.parse(readFileSync(file, 'utf8')))
}

async function keep(folder: string, message: Buffer, to: string): Promise<void> {
	const { subject = '', text = '', messageId = '', headers } = await PostalMime.parse(message)
	const links = [...text.matchAll(/https?:\/\/\S*[^\s.,]/g)].map(([link]) => link)
	const unsubscribe = headers
		.filter(({ key }) => key.startsWith('list-unsubscribe'))
		.map(({ value }) => value)
		.join('\n')
	const at = new Date().toISOString()
	const mail: OutboxMail = { to, subject, text: text.trim(), links, at, messageId, unsubscribe }
	// Read and written without a pause in between, so that mails of one moment don't overwrite each other.
	const kept = [mail, ...readOutbox(folder)].slice(0, MOST_KEPT)
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	const draft = `${fileIn(folder)}.new`
	writeFileSync(draft, JSON.stringify(kept), { mode: 0o600 })
	renameSync(draft, fileIn(folder))
}

function fileIn(folder: string): string {
	return join(folder, 'sandbox-mail.json')
}

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
