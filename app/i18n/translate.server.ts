import { WORDS } from './all-words.server'
import type { Language } from './language'
import { type Translate, translator } from './words'

/** A translator for what is written outside components: titles, descriptions, errors of functions, mails. */
export async function translateInto(language: Language): Promise<Translate> {
	return translator(WORDS[language])
}
