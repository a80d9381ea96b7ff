import { FAQ } from '~/content/faq.server'
import type { Language } from '~/i18n/language'
import type { AnsweredQuestion } from './article'
import { renderAnswer } from './article.server'

/** The eight questions of /faq in one language, with their answers. */
export function listQuestions(language: Language): AnsweredQuestion[] {
	return FAQ.map(({ id, question, answer }) => ({
		id,
		question: question[language],
		html: renderAnswer(answer[language], question[language]),
	}))
}
