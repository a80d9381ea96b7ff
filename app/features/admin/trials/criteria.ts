import type { PromptWords } from '~/content/catalogue'
import { type Filled, fillIn } from '~/features/library/blanks'
import type { Language } from '~/i18n/language'

const MOST_CRITERIA = 12
const LONGEST_CRITERION = 800

/** By which words a prompt's text tells what its answer is checked against, before it is sent or at its end. */
const CHECKS: Record<Language, RegExp> = {
	en: /\b(?:check|verify|compare every|once more|reread|last,|before (?:you )?(?:answer|send|sending|hand|finish|finishing)|then (?:test|redo))/i,
	pt: /(?:confira|confere|verifique|cheque|releia|leia de novo|mais uma vez|por último|no fim,|antes de (?:responder|enviar|mandar|entregar|terminar)|depois (?:teste|refaça))/i,
}

const HEADING: Record<Language, (heading: string) => string> = {
	en: (heading) => `It has a part called “${heading}”, or one that plainly is that.`,
	pt: (heading) => `Tem uma parte chamada “${heading}”, ou que claramente é isso.`,
}

/**
 * What an answer to a prompt is judged by, in the prompt's own words: the parts that it declares, and where its text says what
 * to check before answering. A text that says nothing of that is judged by its last paragraph, which says what is wanted.
 */
export function criteriaOf(
	{ promptText, answerParts = [] }: Pick<PromptWords, 'promptText' | 'answerParts'>,
	language: Language,
	answers: Filled,
): string[] {
	const paragraphs = promptText.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
	const checks = paragraphs.filter((paragraph) => CHECKS[language].test(paragraph))
	const said = checks.length > 0 ? checks : paragraphs.filter((one) => !isBlankAlone(one)).slice(-1)
	return [
		...answerParts.map(({ heading }) => HEADING[language](heading)),
		...said.map((paragraph) => fillIn(paragraph.trim(), answers)),
	]
		.map((criterion) => criterion.slice(0, LONGEST_CRITERION))
		.slice(0, MOST_CRITERIA)
}

/** A paragraph that only takes what somebody pastes. */
function isBlankAlone(paragraph: string): boolean {
	return paragraph
		.split('\n')
		.every((line) => /^[^[\]]{0,60}\[[^\]]+\]\.?$/.test(line.trim()) || line.trim().endsWith(':'))
}
