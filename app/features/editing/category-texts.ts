import { z } from 'zod'
import type { CategoryTexts } from '~/content/catalogue'
import { LANGUAGE_NAME, LANGUAGES, type Language } from '~/i18n/language'
import type { MessageId, Translate } from '~/i18n/words'

/** How many characters a category's line and its sentence may have. */
export const LONGEST_CATEGORY_TEXT = { line: 48, description: 140 } as const
export const CATEGORY_TEXTS = ['line', 'description'] as const
export type CategoryTextName = (typeof CATEGORY_TEXTS)[number]

/** What the texts are called where they are written. */
export const CATEGORY_TEXT_LABELS = {
	line: 'desk_category_line',
	description: 'desk_category_sentence',
} as const satisfies Record<CategoryTextName, MessageId>

/** A field of the form: `en.line`. */
export type CategoryTextField = `${Language}.${CategoryTextName}`
export const CATEGORY_TEXT_FIELDS: readonly CategoryTextField[] = LANGUAGES.flatMap((language) =>
	CATEGORY_TEXTS.map((name) => `${language}.${name}` as const),
)
export type TypedCategoryTexts = Record<CategoryTextField, string>

/** One line, as the database can hold it. */
const plain = (text: string) => text.replaceAll('\0', '').toWellFormed().replace(/\s+/g, ' ').trim()
const text = (most: number) =>
	z
		.string()
		.overwrite(plain)
		.min(1, 'category_text_missing' satisfies MessageId)
		.max(most, 'category_text_long' satisfies MessageId)
const Text = z.object({
	line: text(LONGEST_CATEGORY_TEXT.line),
	description: text(LONGEST_CATEGORY_TEXT.description),
})

/** What an editor wants readers told of a category, in both languages. */
export const CategoryTextsInput = z.object({ en: Text, pt: Text }) satisfies z.ZodType<CategoryTexts>

/** What was told of a category at a time, and who wrote it: an editor's address, while they have an account. */
export interface CategoryChange {
	/** From 1 on; the files' is 0. */
	number: number
	at: Date
	by: string | null
	texts: CategoryTexts
}

/** What every text of the form is called where it stands alone. */
export function categoryTextLabels(t: Translate): ReadonlyMap<string, string> {
	return new Map(
		LANGUAGES.flatMap((language) =>
			CATEGORY_TEXTS.map((name): [string, string] => [
				`${language}.${name}`,
				`${t(CATEGORY_TEXT_LABELS[name])} (${LANGUAGE_NAME[language]})`,
			]),
		),
	)
}
