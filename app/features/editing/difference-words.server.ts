import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { MEANING_WORDS } from './blank-meanings'
import type { DifferenceWords } from './version-difference.server'

/** In the language of the texts that they stand in. */
export async function differenceWords(language: Language): Promise<DifferenceWords> {
	const t = await translateInto(language)
	const meaningOf: DifferenceWords['meaningOf'] = (meaning) => t(MEANING_WORDS[meaning])
	return { free: t('desk_free'), premium: t('premium'), long: t('versions_long_answer'), meaningOf }
}
