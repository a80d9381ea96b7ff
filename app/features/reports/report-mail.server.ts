import { eq } from 'drizzle-orm'
import { renderMail, sendMail } from '~/core/mail.server'
import { db } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { DEFAULT_LANGUAGE } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import type { Decision } from './report'

const WHAT_HAPPENED = {
	keep: 'mail_report_kept',
	hide: 'mail_report_hidden',
	show: 'mail_report_shown',
	delete: 'mail_report_deleted',
} as const satisfies Record<Decision, MessageId>

interface DecidedPrompt {
	id: string
	title: string
	createdBy: string
}

/** Tells a prompt's author what was decided about it, with an admin's word, in the author's language. */
export async function mailDecision(prompt: DecidedPrompt, decision: Decision, word: string): Promise<void> {
	const { id, title, createdBy } = prompt
	const [author] = await db()
		.select({ email: user.email, language: profiles.language })
		.from(user)
		.leftJoin(profiles, eq(profiles.id, user.id))
		.where(eq(user.id, createdBy))
	if (!author) return
	const language = author.language ?? DEFAULT_LANGUAGE
	const t = await translateInto(language)
	const { origin } = env()
	const page =
		decision === 'delete'
			? { label: t('mail_report_prompts'), url: `${origin}/profile?tab=prompts` }
			: { label: t('mail_report_prompt'), url: `${origin}/prompt/${id}` }
	await sendMail(
		renderMail(author.email, {
			language,
			subject: t('mail_report_subject', { title }),
			paragraphs: [t(WHAT_HAPPENED[decision], { title }), ...word.split(/\n+/)],
			action: page,
			closing: t('mail_report_closing'),
		}),
	)
}
