import { PRICING_FAQ } from '~/content/faq.server'
import { renderAnswer } from '~/features/articles/article.server'
import type { Language } from '~/i18n/language'

/** The four questions of /pricing in one language, with their answers in HTML. */
export function pricingQuestions(language: Language) {
	return PRICING_FAQ.map(({ id, question, answer }) => ({
		id,
		question: question[language],
		html: renderAnswer(answer[language], id),
	}))
}
