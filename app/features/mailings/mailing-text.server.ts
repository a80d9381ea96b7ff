import { brand } from '~/brand'
import { type Mail, renderMail } from '~/core/mail.server'
import { env } from '~/env/env.server'
import { inLanguage } from '~/i18n/address'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { Notice } from './notice'
import { unsubscribeAddress } from './unsubscribe.server'
import type { NewsItem, WeeklyNews } from './weekly-news.server'

interface Reader {
	userId: string
	email: string
	language: Language
}

/** As many of each kind as a mail lists; how many more there are, it says. */
const MOST_LISTED = 12

/** The weekly mail: what is new, in titles, descriptions and notes, and the way out of it. */
export async function weeklyMail(reader: Reader, { prompts, improved }: WeeklyNews): Promise<Mail> {
	const { userId, email, language } = reader
	const t = await translateInto(language)
	const { name } = brand
	const unsubscribe = unsubscribeAddress(userId, language)
	const listed = (items: readonly NewsItem[]) =>
		items.slice(0, MOST_LISTED).map(({ address, listing, note }) => {
			const { title, description } = listing.words[language]
			return {
				label: listing.isPremium && !note ? t('mail_weekly_premium', { title }) : title,
				url: env().origin + inLanguage(note ? `/prompt/${address}/changes` : `/prompt/${address}`, language),
				text: note ? note[language] : description,
			}
		})
	const sections = [
		{ heading: t('mail_weekly_new', { count: prompts.length }), items: listed(prompts) },
		{ heading: t('mail_weekly_improved', { count: improved.length }), items: listed(improved) },
	]
	const left = Math.max(0, prompts.length - MOST_LISTED) + Math.max(0, improved.length - MOST_LISTED)
	const [first] = prompts.length > 0 ? prompts : improved
	const title = first?.listing.words[language].title ?? name
	const others = prompts.length + improved.length - 1
	return {
		...renderMail(email, {
			language,
			subject: t('mail_weekly_subject', { title, count: others }),
			paragraphs: left > 0 ? [t('mail_weekly_more', { count: left })] : [],
			sections: sections.filter(({ items }) => items.length > 0),
			action: {
				label: t('mail_weekly_action'),
				url: env().origin + inLanguage('/categories?sort=newest', language),
			},
			closing: t('mail_weekly_closing', { name }),
			closingLink: { label: t('mail_weekly_unsubscribe'), url: unsubscribe },
		}),
		headers: {
			'List-Unsubscribe': `<${unsubscribe}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
	}
}

/** A notice in a reader's language: what the law has them told, so that there is no way out of it. */
export async function noticeMail({ email, language }: Omit<Reader, 'userId'>, notice: Notice): Promise<Mail> {
	const t = await translateInto(language)
	const { title, paragraphs } = notice.words[language]
	const { name } = brand
	return renderMail(email, {
		language,
		subject: title,
		paragraphs,
		action: {
			label: t('mail_notice_action', { name }),
			url: env().origin + inLanguage(notice.link, language),
		},
		closing: t(notice.to === 'subscribers' ? 'mail_notice_subscriber' : 'mail_notice_everybody', { name }),
	})
}
