import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { inBackground } from '~/core/background.server'
import type { Client } from '~/core/limit'
import { consumeRateLimit } from '~/core/limit.server'
import { sendMail } from '~/core/mail.server'
import { refuse } from '~/core/refuse.server'
import { renderMail } from '~/core/render-mail.server'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { env } from '~/env.server'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { ContactInput, ContactMessage } from './contact'
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

export const MESSAGES_ON_A_PAGE = 25

const Place = z.tuple([z.iso.datetime(), z.string().max(64)])

/** Messages of the contact page, the newest first, from `after` on: the `next` of the page before, or null. */
export async function listMessages(
	_admin: Admin,
	after: string | null,
): Promise<{ messages: ContactMessage[]; next: string | null }> {
	const place = readPlace(after)
	const { createdAt, id } = contactMessages
	const rows = await db()
		.select()
		.from(contactMessages)
		.where(place ? or(lt(createdAt, place.at), and(eq(createdAt, place.at), lt(id, place.id))) : undefined)
		.orderBy(desc(createdAt), desc(id))
		.limit(MESSAGES_ON_A_PAGE + 1)
	const shown = rows.slice(0, MESSAGES_ON_A_PAGE)
	const last = shown.at(-1)
	return {
		messages: shown.map(({ readAt, createdAt, ...row }) => ({
			...row,
			createdAt: createdAt.toISOString(),
			isRead: readAt !== null,
		})),
		next: last && rows.length > shown.length ? writePlace(last.createdAt, last.id) : null,
	}
}

/** How many messages no admin has read. */
export async function countUnread(_admin: Admin): Promise<number> {
	const [row] = await db()
		.select({ unread: count() })
		.from(contactMessages)
		.where(isNull(contactMessages.readAt))
	return row?.unread ?? 0
}

/** Remembers that a message was read, or that it wasn't. Refuses with `not_found` for one that is not there. */
export async function markMessage(_admin: Admin, id: string, isRead: boolean): Promise<void> {
	const marked = await db()
		.update(contactMessages)
		.set({ readAt: isRead ? new Date() : null })
		.where(eq(contactMessages.id, id))
		.returning({ id: contactMessages.id })
	if (marked.length === 0) throw refuse('not_found', undefined, { message: 'message_gone' })
}

/** Deletes a message that is no longer needed, or whose writer asks for it (the privacy notice promises both). */
export async function removeMessage(_admin: Admin, id: string): Promise<void> {
	const removed = await db()
		.delete(contactMessages)
		.where(eq(contactMessages.id, id))
		.returning({ id: contactMessages.id })
	if (removed.length === 0) throw refuse('not_found', undefined, { message: 'message_gone' })
}

function writePlace(at: Date, id: string): string {
	return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')
}

/** Where a page ends, as `writePlace` wrote it; anything else is the first page. */
function readPlace(after: string | null): { at: Date; id: string } | null {
	if (after === null) return null
	try {
		const [at, id] = Place.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
		return { at: new Date(at), id }
	} catch {
		return null
	}
}
