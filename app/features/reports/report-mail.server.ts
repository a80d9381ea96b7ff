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
	promptText: string
}

/**
 * Tells a prompt's author what was decided about it, with an editor's word if there is one, in the author's language. What was
 * deleted goes with it.
 */
export async function mailDecision(
	{ id, title, createdBy, promptText }: DecidedPrompt,
	decision: Decision,
	word: string | null,
): Promise<void> {
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
			paragraphs: [
				t(WHAT_HAPPENED[decision], { title }),
				...(word ? linesOf(word) : []),
				...(decision === 'delete' ? [t('mail_report_text'), ...linesOf(promptText)] : []),
			],
			action: page,
			closing: t('mail_report_closing'),
			closingLink: { label: t('nav_contact'), url: `${origin}/contact` },
		}),
	)
}

const linesOf = (text: string) => text.split(/\n+/)
