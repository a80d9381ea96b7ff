import { LANGUAGE_NAME, LANGUAGES } from '~/i18n/language'
import type { MessageId, Translate } from '~/i18n/words'
import { fieldLabel } from './desk-checks'
import { type BlankWordsForm, type PartForm, RELATED_FIELDS, WORDS_FIELDS } from './desk-form'
import { MOST } from './draft-limits'

/** What the words of a blank are called. */
export const BLANK_LABELS = {
	name: 'editor_blank_name',
	label: 'editor_blank_label',
	example: 'editor_blank_example',
	choices: 'editor_blank_choices',
} as const satisfies Record<keyof BlankWordsForm, MessageId>

/** What the words of a part are called. */
export const PART_LABELS = {
	heading: 'editor_part_heading',
	note: 'editor_part_note',
} as const satisfies Record<keyof PartForm['en'], MessageId>

/** What every text of the desk's forms is called where it stands alone, by its name: of which blank or part it is, and in which language. */
export function deskLabels(t: Translate): ReadonlyMap<string, string> {
	const labels = new Map([['address', t('editor_address')]])
	for (const language of LANGUAGES) {
		const side = `(${LANGUAGE_NAME[language]})`
		for (const field of WORDS_FIELDS) labels.set(`${language}.${field}`, `${t(fieldLabel(field))} ${side}`)
		for (let at = 0; at < MOST.blanks; at += 1) {
			const blank = t('editor_blank_number', { number: at + 1 })
			for (const [field, label] of Object.entries(BLANK_LABELS))
				labels.set(`blanks.${at}.${language}.${field}`, `${blank}: ${t(label)} ${side}`)
		}
		for (let at = 0; at < MOST.answerParts; at += 1) {
			const part = t('editor_part_number', { number: at + 1 })
			for (const [field, label] of Object.entries(PART_LABELS))
				labels.set(`parts.${at}.${language}.${field}`, `${part}: ${t(label)} ${side}`)
		}
		labels.set(`note.${language}`, `${t('editor_note')} ${side}`)
	}
	for (let at = 0; at < RELATED_FIELDS; at += 1)
		labels.set(`related.${at}`, t('editor_related_number', { number: at + 1 }))
	return labels
}
