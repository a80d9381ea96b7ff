import { LEGAL, LEGAL_UPDATED } from '~/content/legal.server'
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
		article: readArticle(body[language], title[language]),
	}
}
