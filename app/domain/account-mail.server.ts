import { eq } from 'drizzle-orm'
import { brand } from '~/brand'
import { db } from '~/db/client.server'
import { profiles } from '~/db/schema.server'
import { env } from '~/env.server'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { confirmationToken } from '~/integrations/confirmation-token.server'
import { sendMail } from '~/integrations/mail.server'
import { inBackground } from './background.server'
import { letter } from './letter.server'

const CONFIRM_DAYS = 3

/** Mails a link to the site's root that confirms an address, without keeping anybody waiting. */
export function mailConfirmation(person: { userId: string; email: string; language: Language }): void {
	const { userId, email, language } = person
	inBackground('confirmation mail', async () => {
		const t = await translateInto(language)
		const token = await confirmationToken(email, userId, CONFIRM_DAYS * 86_400)
		const url = `${env().origin}/api/auth/verify-email?token=${token}&callbackURL=%2F`
		await sendMail(
			letter(email, {
				language,
				subject: t('mail_confirm_subject', { name: brand.name }),
				paragraphs: [
					t('mail_confirm_text', { name: brand.name }),
					t('mail_confirm_lifetime', { count: CONFIRM_DAYS }),
				],
				action: { label: t('mail_confirm_action'), url },
				closing: t('mail_confirm_closing'),
			}),
		)
	})
}

/** Mails a reset link in the person's own language. The token stands behind the hash: it reaches no log and no referrer. */
export async function mailReset(userId: string, email: string, token: string): Promise<void> {
	const [profile] = await db()
		.select({ language: profiles.language })
		.from(profiles)
		.where(eq(profiles.id, userId))
	const language = profile?.language ?? 'pt'
	const t = await translateInto(language)
	await sendMail(
		letter(email, {
			language,
			subject: t('mail_reset_subject', { name: brand.name }),
			paragraphs: [t('mail_reset_text'), t('mail_reset_lifetime')],
			action: { label: t('mail_reset_action'), url: `${env().origin}/reset-password#token=${token}` },
			closing: t('mail_reset_closing'),
		}),
	)
}
