import type { Language } from './language'
import { loadWords } from './load-words'
import { type Translate, translator } from './words'

/** A translator for what is written outside components: titles, descriptions, errors of functions, mails. */
export async function translateInto(language: Language): Promise<Translate> {
	return translator(language, await loadWords(language))
}
