import { createTransport, type Transporter } from 'nodemailer'
import { env } from '~/env.server'
import { mailCount } from '~/metrics.server'

export interface Mail {
	to: string
	subject: string
	text: string
	html: string
	/** Whom an answer goes to, where that is somebody else than the sender. */
	replyTo?: string
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
