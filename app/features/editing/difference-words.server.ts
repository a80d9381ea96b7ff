import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { KIND_WORDS, MEANING_WORDS } from './blank-words'
import type { DifferenceWords } from './version-difference.server'

/** In the language of the texts that they stand in. */
export async function differenceWords(language: Language): Promise<DifferenceWords> {
	const t = await translateInto(language)
	const meaningOf: DifferenceWords['meaningOf'] = (meaning) => t(MEANING_WORDS[meaning])
	const kindOf: DifferenceWords['kindOf'] = (kind) => t(KIND_WORDS[kind])
	return { free: t('desk_free'), premium: t('premium'), kindOf, meaningOf }
}
