import type { PromptContent } from '~/content/catalogue'
import { LANGUAGES } from '~/i18n/language'

/** No two prompts share so many words in a row. */
export const SHARED_RUN = 8

/** Every run of `length` words that a text has. */
export function runsOf(text: string, length: number): Set<string> {
	const words = text.toLowerCase().match(/[\p{L}\d’']+/gu) ?? []
	return new Set(words.slice(length - 1).map((_word, at) => words.slice(at, at + length).join(' ')))
}

/** A number for every run of words that may stand in no other prompt, of both languages: alike where the words are. */
export function runDigests(content: PromptContent): number[] {
	return [...new Set(LANGUAGES.flatMap((language) => digestsOf(content[language].promptText)))]
}

/** The same of any text. */
export function digestsOf(text: string): number[] {
	return [...new Set([...runsOf(text, SHARED_RUN)].map(digestOf))]
}

/** FNV-1a in 32 bits, as PostgreSQL's integers hold them. */
function digestOf(run: string): number {
	let digest = 0x811c9dc5
	for (let at = 0; at < run.length; at += 1) digest = Math.imul(digest ^ run.charCodeAt(at), 0x01000193)
	return digest | 0
}
