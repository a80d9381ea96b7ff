import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { inBackground } from '~/core/background.server'
import { cursorOf } from '~/core/cursor.server'
import { idOfWish } from '~/core/idempotency-key.server'
import { type Client, consumeRateLimit } from '~/core/limit.server'
import { renderMail, sendMail } from '~/core/mail.server'
import { refuse } from '~/core/refuse.server'
import type { Support } from '~/core/viewer'
import { db } from '~/db/client.server'
import { env } from '~/env/env.server'
import type { Language } from '~/i18n/language'
import { MomentText } from '~/i18n/moment.server'
import { translateInto } from '~/i18n/translate.server'
import type { ContactInput, ContactMessage } from './contact'
import { contactMessages } from './schema.server'

/**
 * Stores what somebody wrote to the owners, then mails it to them in the background where `CONTACT_TO` says where
 * : a mail that fails loses nothing. Refuses with `too_many` after five in an hour from one address, or of one person who
 * is signed in. Sent again with the same key and the same words it is the same message.
 */
export async function sendContactMessage(
	input: ContactInput,
	{ userId, address, language }: Client & { userId: string | null; language: Language },
	idempotencyKey?: string,
): Promise<void> {
	await consumeRateLimit('contact', address)
	if (userId) await consumeRateLimit('contactPerson', userId)
	// A page that several visitors were given has one key for all of them: what was written tells them apart.
	const wish = idempotencyKey && `${idempotencyKey}\n${JSON.stringify(input)}`
	const stored = await db()
		.insert(contactMessages)
		.values({ ...input, id: idOfWish(userId ?? '', wish), language })
		.onConflictDoNothing({ target: contactMessages.id })
		.returning({ id: contactMessages.id })
	if (stored.length === 0) return
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

export const MESSAGES_ON_A_PAGE = 25

const cursor = cursorOf(z.tuple([MomentText, z.string().max(64)]))

/**
 * Messages of the contact page, the newest first, from `after` on: the `next` of the page before, or null. Tells from
 * where they are: null for the first page, which is also that of an `after` that leads nowhere.
 */
export async function listMessages(
	_by: Support,
	after: string | null,
): Promise<{ messages: ContactMessage[]; after: string | null; next: string | null }> {
	const place = cursor.read(after)
	const rows = await db()
		.select()
		.from(contactMessages)
		.where(place ? isOlder(new Date(place[0]), place[1]) : undefined)
		.orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
		.limit(MESSAGES_ON_A_PAGE + 1)
	const shown = rows.slice(0, MESSAGES_ON_A_PAGE)
	const last = shown.at(-1)
	return {
		messages: shown.map(({ readAt, createdAt, ...row }) => ({
			...row,
			createdAt: createdAt.toISOString(),
			isRead: readAt !== null,
		})),
		after: place && cursor.write(place),
		next: last && rows.length > shown.length ? cursor.write([last.createdAt.toISOString(), last.id]) : null,
	}
}

function isOlder(at: Date, than: string) {
	const { createdAt, id } = contactMessages
	return or(lt(createdAt, at), and(eq(createdAt, at), lt(id, than)))
}

/** How many messages no admin has read. */
export async function countUnread(_by: Support): Promise<number> {
	const [row] = await db()
		.select({ unread: count() })
		.from(contactMessages)
		.where(isNull(contactMessages.readAt))
	return row?.unread ?? 0
}

/** Remembers that a message was read, or that it wasn't. Refuses with `not_found` for one that is not there. */
export async function markMessage(_by: Support, id: string, isRead: boolean): Promise<void> {
	const marked = await db()
		.update(contactMessages)
		.set({ readAt: isRead ? new Date() : null })
		.where(eq(contactMessages.id, id))
		.returning({ id: contactMessages.id })
	if (marked.length === 0) throw refuse('not_found', undefined, { message: 'message_gone' })
}

/** Deletes a message that is no longer needed, or whose writer asks for it (the privacy notice promises both). */
export async function removeMessage(_by: Support, id: string): Promise<void> {
	const removed = await db()
		.delete(contactMessages)
		.where(eq(contactMessages.id, id))
		.returning({ id: contactMessages.id })
	if (removed.length === 0) throw refuse('not_found', undefined, { message: 'message_gone' })
}
