import { LANGUAGES } from '~/i18n/language'
import { contentOf, type DeskForm, deskFormOf, WORDS_FIELDS } from '../desk-form'

const OF_BOTH = ['category', 'isPremium', 'related', 'blanks', 'parts'] as const

/**
 * What two made of one prompt, field by field: of each the form in which one of them changed it. Null where both changed
 * the same field otherwise. All blanks are one field, as all parts are: a row is known by its place alone.
 */
export function mergeDesks(base: DeskForm, mine: DeskForm, theirs: DeskForm): DeskForm | null {
	const merged: DeskForm = { ...theirs }
	const [before, here, there] = [asStored(base), asStored(mine), asStored(theirs)]
	let isConflict = takeChanged(merged, mine, [before, here, there], OF_BOTH)
	for (const language of LANGUAGES) {
		merged[language] = { ...theirs[language] }
		const words = [before[language], here[language], there[language]] as const
		isConflict = takeChanged(merged[language], mine[language], words, WORDS_FIELDS) || isConflict
	}
	return isConflict ? null : merged
}

/** Takes into what they made what was changed here; whether anything was changed there too, otherwise. */
function takeChanged<Form>(
	into: Form,
	mine: Form,
	[before, here, there]: readonly [Form, Form, Form],
	fields: readonly (keyof Form)[],
): boolean {
	let isConflict = false
	for (const field of fields) {
		const [was, is, other] = [before, here, there].map((form) => JSON.stringify(form[field]))
		if (is === was) continue
		if (other !== was && other !== is) isConflict = true
		into[field] = mine[field]
	}
	return isConflict
}

/** As it would come back: a space at the end of a list is no change. */
const asStored = (form: DeskForm) => deskFormOf(contentOf(form))
