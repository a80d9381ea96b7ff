import { inEachLanguage, type Language } from '~/i18n/language'
import { type BlankForm, type DeskForm, NO_BLANK_WORDS, type PartForm } from '../desk-form'
import { MOST } from '../draft-limits'

const newBlank = (): BlankForm => ({
	kind: 'short',
	meaning: '',
	...inEachLanguage(() => ({ ...NO_BLANK_WORDS })),
})
const newPart = (): PartForm => inEachLanguage(() => ({ heading: '', note: '' }))

/** What can be done with a row of blanks or parts; each is a button's value. */
export type RowAct = `${'add' | 'remove' | 'up' | 'down'} ${'blanks' | 'parts'} ${number}`

/** The form with a row more, less or elsewhere; the same where a button means no row. */
export function changeRows(form: DeskForm, act: string): DeskForm {
	const [, what, kind, at] = /^(add|remove|up|down) (blanks|parts) (\d{1,2})$/.exec(act) ?? []
	if (kind === 'blanks')
		return { ...form, blanks: moved(form.blanks, what, Number(at), newBlank, MOST.blanks) }
	if (kind === 'parts')
		return { ...form, parts: moved(form.parts, what, Number(at), newPart, MOST.answerParts) }
	return form
}

/**
 * The form with a blank of this name in a language, and its row: the first that has no name there yet, as the other
 * language may have made it, or a new one. Null where there is no room.
 */
export function nameBlank(
	form: DeskForm,
	language: Language,
	name: string,
): { form: DeskForm; at: number } | null {
	const free = form.blanks.findIndex((blank) => blank[language].name.trim() === '')
	const { blanks } = free < 0 ? changeRows(form, 'add blanks 0') : form
	const at = free < 0 ? form.blanks.length : free
	const blank = blanks[at]
	if (!blank) return null
	const named = { ...blank, [language]: { ...blank[language], name } }
	return { form: { ...form, blanks: blanks.with(at, named) }, at }
}

function moved<Row>(
	rows: readonly Row[],
	what: string | undefined,
	at: number,
	make: () => Row,
	most: number,
): readonly Row[] {
	if (what === 'add') return rows.length < most ? [...rows, make()] : rows
	const to = what === 'up' ? at - 1 : at + 1
	const row = rows[at]
	if (row === undefined) return rows
	if (what === 'remove') return rows.toSpliced(at, 1)
	return rows[to] === undefined ? rows : rows.toSpliced(at, 1).toSpliced(to, 0, row)
}
