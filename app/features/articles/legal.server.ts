import { type ComingChange, LEGAL } from '~/content/legal.server'
import { type Operator, operatorIn } from '~/content/operator.server'
import { escapeHtml } from '~/core/escape'
import { inlineMarkdown, linkMarkdown } from '~/core/markdown'
import { productDay } from '~/db/clock.server'
import { type Language, LOCALE } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { LegalPage, LegalText } from './article'
import { readArticle, renderAnswer } from './article.server'

/** A legal page in one language, with the days of its texts, and what is announced of the next one above it. */
export async function readLegal(page: LegalPage, language: Language): Promise<LegalText> {
	const { title, description, lead, body, textOf, before, coming } = LEGAL[page]
	const t = await translateInto(language)
	const article = readArticle(withOperator(body[language], operatorIn(language)), title[language])
	const announced = coming && (await announcementHtml(coming, language, productDay()))
	return {
		page,
		title: title[language],
		description: description[language],
		lead: lead[language],
		dates: [
			t('text_of', { date: longDay(textOf, language) }),
			...(before
				? [t('earlier_text', { updated: t('last_updated', { date: longDay(before, language) }) })]
				: []),
		],
		article: announced
			? { ...article, parts: [{ kind: 'html', html: announced }, ...article.parts] }
			: article,
	}
}

/** What stands above a text until the day on which another takes its place, or null from that day on. */
export async function announcementHtml(
	{ from, changes }: ComingChange,
	language: Language,
	today: string,
): Promise<string | null> {
	if (today >= from) return null
	const t = await translateInto(language)
	const title = escapeHtml(t('text_changes', { date: longDay(from, language) }))
	return `<aside class="box coming-change" aria-label="${title}"><p><strong>${title}</strong></p>${renderAnswer(changes[language], title)}</aside>`
}

function longDay(iso: string, language: Language): string {
	return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
		new Date(iso),
	)
}

/** Says who runs the site where a text has `{operator_…}`, to the letter. */
export function withOperator(markdown: string, operator: Operator): string {
	const { mail, hostingCountry, ...lines } = operator
	const texts = Object.entries({ ...lines, country: hostingCountry })
	const words = new Map(texts.map(([name, text]) => [name, inlineMarkdown(text)]))
	words.set('mail', linkMarkdown(mail, `mailto:${mail}`))
	return markdown.replace(/\{operator_(\w+)\}/g, (whole, name: string) => words.get(name) ?? whole)
}
