import { LEGAL, LEGAL_UPDATED } from '~/content/legal.server'
import { type Operator, operatorIn } from '~/content/operator.server'
import { inlineMarkdown, linkMarkdown } from '~/core/markdown'
import type { Language } from '~/i18n/language'
import type { LegalPage, LegalText } from './article'
import { readArticle } from './article.server'

/** A legal page in one language, with the day of its last change. */
export function readLegal(page: LegalPage, language: Language): LegalText {
	const { title, description, lead, body } = LEGAL[page]
	return {
		page,
		title: title[language],
		description: description[language],
		lead: lead[language],
		updatedOn: LEGAL_UPDATED,
		article: readArticle(withOperator(body[language], operatorIn(language)), title[language]),
	}
}

/** Says who runs the site where a text has `{operator_…}`, to the letter. */
export function withOperator(markdown: string, operator: Operator): string {
	const { mail, hostingCountry, ...lines } = operator
	const texts = Object.entries({ ...lines, country: hostingCountry })
	const words = new Map(texts.map(([name, text]) => [name, inlineMarkdown(text)]))
	words.set('mail', linkMarkdown(mail, `mailto:${mail}`))
	return markdown.replace(/\{operator_(\w+)\}/g, (whole, name: string) => words.get(name) ?? whole)
}
