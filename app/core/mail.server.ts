import { createTransport, type Transporter } from 'nodemailer'
import { brand } from '~/brand'
import { operatorLines } from '~/content/operator.server'
import { env } from '~/env/env.server'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { mailCount } from '~/metrics.server'
import { escapeHtml } from './escape'

export interface Mail {
	to: string
	subject: string
	text: string
	html: string
	/** Whom an answer goes to, where that is somebody else than the sender. */
	replyTo?: string
	/** The same for every copy of one mail, so that programs show it once. */
	messageId?: string
	headers?: Record<string, string>
}

const CONNECT_MS = 10_000

let transport: Transporter | undefined
let outboxUrl: string | undefined

/** In the sandbox mails go to the outbox, which listens on a port of its own (sandbox/mail). */
export function sendToOutbox(url: string): void {
	outboxUrl = url
	transport = undefined
}

/** Hands a mail to the mail server. Rejects when the server can't be reached or takes it not. */
export async function sendMail(mail: Mail): Promise<void> {
	try {
		await mailServer().sendMail({ from: env().mailFrom, ...mail })
		mailCount.inc({ outcome: 'sent' })
	} catch (error) {
		mailCount.inc({ outcome: 'failed' })
		throw error
	}
}

function mailServer(): Transporter {
	const url = env().smtpUrl ?? outboxUrl
	if (!url) throw new Error('There is no mail server.')
	transport ??= createTransport({ url, connectionTimeout: CONNECT_MS, socketTimeout: CONNECT_MS })
	return transport
}

interface MailContent {
	language: Language
	subject: string
	/** What happened and what to do, one paragraph each. */
	paragraphs: readonly string[]
	/** Lists of what the mail tells of, before its paragraphs. */
	sections?: readonly { heading: string; items: readonly (MailLink & { text: string })[] }[]
	action: MailLink
	/** What it means if the reader did not ask for this. */
	closing: string
	/** Where the reader can have it end. */
	closingLink?: MailLink
}

interface MailLink {
	label: string
	url: string
}

/** One mail as plain text and as calm HTML: the same words and links, who runs the site, nothing loaded from anywhere. */
export function renderMail(
	to: string,
	{ language, subject, paragraphs, sections = [], action, closing, closingLink }: MailContent,
): Mail {
	const text = [
		...sections.flatMap(({ heading, items }) => [
			heading,
			...items.map(({ label, url, text }) => `${label}\n${text}\n${url}`),
		]),
		...paragraphs,
		`${action.label}: ${action.url}`,
		closing,
		...(closingLink ? [`${closingLink.label}: ${closingLink.url}`] : []),
		[brand.name, ...operatorLines(language)].join('\n'),
	]
	return { to, subject, text: `${text.join('\n\n')}\n`, html: html() }

	function html(): string {
		const lines = [
			...sections.flatMap(({ heading, items }) => [
				`<h2 style="margin:28px 0 12px;font-size:17px">${escapeHtml(heading)}</h2>`,
				...items.map(
					(item) =>
						`<p style="margin:0 0 16px"><a href="${escapeHtml(item.url)}" style="color:#1d2521;font-weight:600">${escapeHtml(item.label)}</a><br>${escapeHtml(item.text)}</p>`,
				),
			]),
			...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
		]
		const end = closingLink
			? `<br><a href="${escapeHtml(closingLink.url)}" style="color:#5a655f">${escapeHtml(closingLink.label)}</a>`
			: ''
		// Mail programs read no style sheets, and some no colours in oklch: these are the light theme's paper, ink and mark.
		return `<!doctype html>
<html lang="${LANGUAGE_TAG[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 20px;background:#f6f5f1;color:#1d2521;font:17px/1.6 -apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700;font-size:20px">${escapeHtml(brand.wordmark)}</p>
${lines.join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#ffd84a;color:#1d2521;border:1.5px solid #1d2521;border-radius:5px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#5a655f">${escapeHtml(closing)}${end}</p>
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d9d8d2;font-size:13px;color:#5a655f">${operatorLines(language).map(escapeHtml).join('<br>')}</p>
</div></body></html>
`
	}
}
