import { z } from 'zod'
import { requiredText } from '~/core/form-schema'
import { EMAIL_AT_MOST, Email } from '~/features/account/account'
import type { Language } from '~/i18n/language'
import type { MessageId } from '~/i18n/words'
import { CONTACT_LENGTH } from './contact-length'

/** One line: what a form can't hold anyway, but a request can. */
const line = (missing: MessageId, most: number) =>
	requiredText(missing, most).transform((text) => text.replace(/\s+/g, ' '))

/** How many characters each field takes. */
export const LONGEST_CONTACT = { ...CONTACT_LENGTH, email: EMAIL_AT_MOST } as const

/** What a visitor writes to the owners: all four fields are required. */
export const ContactInput = z.object({
	name: line('name_required', LONGEST_CONTACT.name),
	email: Email,
	subject: line('subject_required', LONGEST_CONTACT.subject),
	message: requiredText('message_required', LONGEST_CONTACT.message),
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
