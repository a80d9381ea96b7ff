import { countWords } from '~/features/library/prompt'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES, type Language } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { ITEMS, LENGTHS, WORDS } from '../content-check'
import { fieldLabel } from '../desk-checks'
import { contentOf, type DeskForm, type WordsForm } from '../desk-form'
import type { DeskWriting } from '../desk-state'
import { LONGEST } from '../draft-limits'
import { DeskField } from './desk-field'

interface FieldOfWords {
	field: keyof WordsForm
	longest: number
	rows?: number
	isMono?: boolean
	hint?: MessageId
}

/** What a list may hold is checked item by item; its field takes them all. */
const LIST = LONGEST.page

const FIRST: readonly FieldOfWords[] = [
	{ field: 'title', longest: LONGEST.line },
	{ field: 'tagline', longest: LONGEST.line },
	{ field: 'description', longest: LONGEST.paragraph, rows: 4 },
	{ field: 'promptText', longest: LONGEST.promptText, rows: 16, isMono: true, hint: 'editor_blanks_hint' },
]
const FURTHER: readonly FieldOfWords[] = [
	{ field: 'instructions', longest: LONGEST.page, rows: 4 },
	{ field: 'steps', longest: LIST, rows: 4, hint: 'editor_line_each' },
	{ field: 'followUp', longest: LONGEST.page, rows: 3 },
	{ field: 'tags', longest: LIST, hint: 'editor_comma_each' },
	{ field: 'searchedAs', longest: LIST, rows: 6, hint: 'editor_searched_as_hint' },
	{ field: 'credits', longest: LONGEST.paragraph, rows: 2 },
]

/** What each language says by itself, beside each other. */
export function DeskWords({
	values,
	writing,
	part,
}: {
	values: DeskForm
	writing: DeskWriting
	part: 'first' | 'further'
}) {
	const fields = part === 'first' ? FIRST : FURTHER
	return (
		<div className="desk-pair">
			{LANGUAGES.map((language) => (
				<section
					key={language}
					className="desk-half"
					data-half={language}
					aria-labelledby={`${part}-${language}`}
				>
					<HalfTitle id={`${part}-${language}`} language={language} text={values[language].promptText} />
					{fields.map(({ hint, ...field }) => (
						<WordsField
							key={field.field}
							{...field}
							hint={hint}
							language={language}
							values={values}
							writing={writing}
						/>
					))}
				</section>
			))}
		</div>
	)
}

function HalfTitle({ id, language, text }: { id: string; language: Language; text: string }) {
	const { t, number } = useWords()
	const count = countWords(text)
	return (
		<h2 className="desk-title" id={id}>
			<span lang={LANGUAGE_TAG[language]}>{LANGUAGE_NAME[language]}</span>
			<span className="meta">{t('word_count', { count, words: number(count) })}</span>
		</h2>
	)
}

function WordsField({
	field,
	longest,
	rows,
	isMono,
	hint,
	language,
	values,
	writing,
}: Omit<FieldOfWords, 'hint'> & {
	hint: MessageId | undefined
	language: Language
	values: DeskForm
	writing: DeskWriting
}) {
	const { t } = useWords()
	const words = values[language]
	const value = words[field]
	const told =
		field === 'title' || field === 'description'
			? t('editor_count', { count: value.length, most: LENGTHS[field][1] })
			: field === 'tags' || field === 'steps' || field === 'searchedAs'
				? t('editor_count', { count: contentOf(values)[language][field].length, most: ITEMS[field][1] })
				: field === 'tagline' || field === 'promptText'
					? t('editor_count_words', { count: countWords(value), most: WORDS[field][1] })
					: ''
	const hints = [hint ? t(hint) : '', told].filter(Boolean).join(' ')
	return (
		<DeskField
			place={`${language}-${field}`}
			label={t(fieldLabel(field))}
			side={language}
			value={value}
			longest={longest}
			{...(rows ? { rows } : {})}
			isMono={isMono ?? false}
			hint={hints}
			onChange={(text) =>
				writing.type((form) => ({ ...form, [language]: { ...form[language], [field]: text } }))
			}
		/>
	)
}
