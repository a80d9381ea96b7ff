import { z } from 'zod'
import { says } from '~/core/form-schema'
import { EMAIL_AT_MOST, Email } from '~/features/account/account'
import type { Language } from '~/i18n/language'
import type { MessageId } from '~/i18n/words'

/** Required text of at most so many characters; one that is longer than any honest one is refused. */
const required = (missing: MessageId, most: number) =>
	z.string(says(missing)).trim().min(1, says(missing)).max(most, says('text_too_long'))

/** One line: what a form can't hold anyway, but a request can. */
const line = (missing: MessageId, most: number) =>
	required(missing, most).transform((text) => text.replace(/\s+/g, ' '))

/** How many characters each field takes. */
export const LONGEST_CONTACT = { name: 200, email: EMAIL_AT_MOST, subject: 300, message: 20_000 } as const

/** What a visitor writes to the owners: all four fields are required. */
export const ContactInput = z.object({
	name: line('name_required', LONGEST_CONTACT.name),
	email: Email,
	subject: line('subject_required', LONGEST_CONTACT.subject),
	message: required('message_required', LONGEST_CONTACT.message),
})

export type ContactInput = z.infer<typeof ContactInput>

/** What the form shows: all of it as text. */
export type ContactDraft = Record<keyof ContactInput, string>

/** A message as admins read it. */
export interface ContactMessage extends ContactInput {
	id: string
	language: Language
	createdAt: string
	isRead: boolean
}
