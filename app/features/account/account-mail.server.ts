import { eq } from 'drizzle-orm'
import { brand } from '~/brand'
import { inBackground } from '~/core/background.server'
import { renderMail, sendMail } from '~/core/mail.server'
import { db } from '~/db/client.server'
import { profiles } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { DEFAULT_LANGUAGE, type Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { confirmationToken } from './better-auth/confirmation-token.server'

const CONFIRM_DAYS = 3

/** Mails a link to the site's root that confirms an address, without keeping anybody waiting. */
export function mailConfirmation(person: { userId: string; email: string; language: Language }): void {
	const { userId, email, language } = person
	inBackground('confirmation mail', async () => {
		const t = await translateInto(language)
		const token = await confirmationToken(email, userId, CONFIRM_DAYS * 86_400)
		const url = `${env().origin}/?${new URLSearchParams({ confirm: token })}`
		await sendMail(
			renderMail(email, {
				language,
				subject: t('mail_confirm_subject', { name: brand.name }),
				paragraphs: [
					t('mail_confirm_text', { name: brand.name }),
					t('mail_confirm_lifetime', { count: CONFIRM_DAYS }),
				],
				action: { label: t('confirm_my_address'), url },
				closing: t('mail_confirm_closing'),
			}),
		)
	})
}

/** Who asked for a link: the owner of the address, as far as anybody knows, or staff. */
export type Asker = 'owner' | 'staff'

/** Mails a reset link in the person's own language, which says who asked. The token stands behind the hash: it reaches no log and no referrer. */
export async function mailReset(userId: string, email: string, token: string, asker: Asker): Promise<void> {
	const [profile] = await db()
		.select({ language: profiles.language })
		.from(profiles)
		.where(eq(profiles.id, userId))
	const language = profile?.language ?? DEFAULT_LANGUAGE
	const t = await translateInto(language)
	await sendMail(
		renderMail(email, {
			language,
			subject: t('mail_reset_subject', { name: brand.name }),
			paragraphs: [t('mail_reset_text', { name: brand.name, asker }), t('mail_reset_lifetime')],
			action: { label: t('mail_reset_action'), url: `${env().origin}/reset-password#token=${token}` },
			closing: t('mail_reset_closing', { asker }),
		}),
	)
}

/** Tells the owner of an address that Google is the way into its account now, and what was removed. Keeps nobody waiting. */
export function mailJoined(email: string, language: Language): void {
	inBackground('mail of a joined account', async () => {
		const t = await translateInto(language)
		const { name } = brand
		await sendMail(
			renderMail(email, {
				language,
				subject: t('mail_joined_subject', { name }),
				paragraphs: [t('mail_joined_text', { name }), t('mail_joined_stored')],
				action: { label: t('mail_joined_action'), url: `${env().origin}/settings?tab=account` },
				closing: t('mail_joined_closing'),
			}),
		)
	})
}
