import { inBackground } from '~/core/background.server'
import type { Client } from '~/core/limit'
import { consumeRateLimit } from '~/core/limit.server'
import { sendMail } from '~/core/mail.server'
import { renderMail } from '~/core/render-mail.server'
import { db } from '~/db/client.server'
import { env } from '~/env.server'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { ContactInput } from './contact'
import { contactMessages } from './schema.server'

/**
 * Stores what somebody wrote to the owners, then mails it to them in the background where `CONTACT_TO` says where
 * : a mail that fails loses nothing. Refuses with `too_many` after five in an hour from one address, or of one person who
 * is signed in.
 */
export async function sendContactMessage(
	input: ContactInput,
	{ userId, address, language }: Client & { userId: string | null; language: Language },
): Promise<void> {
	await consumeRateLimit('contact', address)
	if (userId) await consumeRateLimit('contactPerson', userId)
	await db()
		.insert(contactMessages)
		.values({ ...input, language })
	const { contactTo } = env()
	if (contactTo) inBackground('contact mail', () => mailTo(contactTo, input, language))
}

async function mailTo(to: string, input: ContactInput, language: Language): Promise<void> {
	const { name, email, subject, message } = input
	const t = await translateInto(language)
	const mail = renderMail(to, {
		language,
		subject: t('mail_contact_subject', { subject }),
		paragraphs: [t('mail_contact_text', { name, email }), ...message.split(/\n+/)],
		action: { label: t('mail_contact_action'), url: `${env().origin}/admin/messages` },
		closing: t('mail_contact_closing', { name }),
	})
	await sendMail({ ...mail, replyTo: email })
}
