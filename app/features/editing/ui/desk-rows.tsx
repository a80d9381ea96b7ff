import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { ANSWER_MEANINGS } from '~/content/answer-meanings'
import { BLANK_KINDS } from '~/content/catalogue'
import { isDay } from '~/features/library/blanks'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES, type Language } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { KIND_WORDS, MEANING_WORDS } from '../blank-words'
import type { BlankForm, BlankWordsForm, DeskForm, PartForm } from '../desk-form'
import { BLANK_LABELS, PART_LABELS } from '../desk-labels'
import type { DeskWriting } from '../desk-state'
import { LONGEST, MOST } from '../draft-limits'
import type { RowAct } from '../writing/row-acts'
import { DeskField } from './desk-field'

const BLANK_FIELDS = [
	'name',
	'label',
	'example',
	'choices',
] as const satisfies readonly (keyof BlankWordsForm)[]

interface Rows {
	values: DeskForm
	writing: DeskWriting
}

/** The blanks, each with its words in both languages. */
export function DeskBlanks({ values, writing }: Rows) {
	const { t, number, language: reader } = useWords()
	const { blanks } = values
	const change = (at: number, next: (blank: BlankForm) => BlankForm) =>
		writing.type((form) => {
			const blank = form.blanks[at]
			return blank ? { ...form, blanks: form.blanks.with(at, next(blank)) } : form
		})
	return (
		<section className="desk-part" aria-labelledby="blanks">
			<h2 className="desk-title" id="blanks" tabIndex={-1}>
				{t('editor_blanks')} <span className="meta">{number(blanks.length)}</span>
			</h2>
			{blanks.map((blank, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and what stands in it moves
				<fieldset key={at} className="desk-row">
					<legend>
						{t('editor_blank_number', { number: at + 1 })}
						{blank[reader].name ? <span className="slot">{blank[reader].name}</span> : null}
					</legend>
					<RowActs
						kind="blanks"
						at={at}
						count={blanks.length}
						name={t('editor_blank_number', { number: at + 1 })}
					/>
					<div className="desk-pair">
						<div className="field">
							<label htmlFor={`blanks-${at}-kind`}>{t('editor_blank_kind')}</label>
							<select
								className="input"
								id={`blanks-${at}-kind`}
								name={`blanks.${at}.kind`}
								value={blank.kind}
								onChange={({ currentTarget: { value } }) => {
									const kind = BLANK_KINDS.find((one) => one === value) ?? 'short'
									change(at, (one) => ({ ...one, kind }))
								}}
							>
								{BLANK_KINDS.map((kind) => (
									<option key={kind} value={kind}>
										{t(KIND_WORDS[kind])}
									</option>
								))}
							</select>
						</div>
						<div className="field">
							<label htmlFor={`blanks-${at}-meaning`}>{t('editor_blank_meaning')}</label>
							<select
								className="input"
								id={`blanks-${at}-meaning`}
								name={`blanks.${at}.meaning`}
								value={blank.meaning}
								onChange={({ currentTarget: { value } }) => {
									const meaning = ANSWER_MEANINGS.find((one) => one === value) ?? ''
									change(at, (one) => ({ ...one, meaning }))
								}}
							>
								<option value="">{t('editor_meaning_own')}</option>
								{ANSWER_MEANINGS.map((meaning) => (
									<option key={meaning} value={meaning}>
										{t(MEANING_WORDS[meaning])}
									</option>
								))}
							</select>
						</div>
					</div>
					<div className="desk-pair">
						{LANGUAGES.map((language) => (
							<div key={language} className="desk-half" data-half={language}>
								<HalfName language={language} />
								{BLANK_FIELDS.map((field) => (
									<DeskField
										key={field}
										place={`blanks-${at}-${language}-${field}`}
										label={t(BLANK_LABELS[field])}
										side={language}
										value={blank[language][field]}
										longest={field === 'choices' ? LONGEST.paragraph : LONGEST.line}
										{...(field === 'choices' ? { rows: 2, className: 'desk-choices' } : {})}
										isDay={
											field === 'example' && blank.kind === 'date' && isDayOrNone(blank[language].example)
										}
										onChange={(text) =>
											change(at, (one) => ({ ...one, [language]: { ...one[language], [field]: text } }))
										}
									/>
								))}
							</div>
						))}
					</div>
				</fieldset>
			))}
			<AddRow act="add blanks 0" label={t('editor_add_blank')} isFull={blanks.length >= MOST.blanks} />
		</section>
	)
}

/** What was an example of another kind is seen as it was written. */
function isDayOrNone(example: string): boolean {
	return example === '' || isDay(example)
}

/** The headings of the answer, told to who may not read the text. */
export function DeskParts({ values, writing }: Rows) {
	const { t, number } = useWords()
	const { parts } = values
	const change = (at: number, language: Language, words: Partial<PartForm[Language]>) =>
		writing.type((form) => {
			const part = form.parts[at]
			if (!part) return form
			return { ...form, parts: form.parts.with(at, { ...part, [language]: { ...part[language], ...words } }) }
		})
	return (
		<section className="desk-part" aria-labelledby="parts">
			<h2 className="desk-title" id="parts" tabIndex={-1}>
				{t('editor_parts')} <span className="meta">{number(parts.length)}</span>
			</h2>
			<p className="hint">{t('editor_parts_hint')}</p>
			{parts.map((part, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and what stands in it moves
				<fieldset key={at} className="desk-row">
					<legend>{t('editor_part_number', { number: at + 1 })}</legend>
					<RowActs
						kind="parts"
						at={at}
						count={parts.length}
						name={t('editor_part_number', { number: at + 1 })}
					/>
					<div className="desk-pair">
						{LANGUAGES.map((language) => (
							<div key={language} className="desk-half" data-half={language}>
								<HalfName language={language} />
								<DeskField
									place={`parts-${at}-${language}-heading`}
									label={t(PART_LABELS.heading)}
									side={language}
									value={part[language].heading}
									longest={LONGEST.line}
									onChange={(heading) => change(at, language, { heading })}
								/>
								<DeskField
									place={`parts-${at}-${language}-note`}
									label={t(PART_LABELS.note)}
									side={language}
									value={part[language].note}
									longest={LONGEST.line}
									onChange={(note) => change(at, language, { note })}
								/>
							</div>
						))}
					</div>
				</fieldset>
			))}
			<AddRow act="add parts 0" label={t('editor_add_part')} isFull={parts.length >= MOST.answerParts} />
		</section>
	)
}

/** Which of the two it is; the fields below say it for themselves to who does not see them. */
function HalfName({ language }: { language: Language }) {
	return (
		<p className="meta" lang={LANGUAGE_TAG[language]} aria-hidden="true">
			{LANGUAGE_NAME[language]}
		</p>
	)
}

function RowActs({
	kind,
	at,
	count,
	name,
}: {
	kind: 'blanks' | 'parts'
	at: number
	count: number
	name: string
}) {
	const { t } = useWords()
	const acts = [
		{ act: 'up', label: 'editor_move_up', icon: ArrowUp, isPossible: at > 0 },
		{ act: 'down', label: 'editor_move_down', icon: ArrowDown, isPossible: at < count - 1 },
		{ act: 'remove', label: 'editor_remove', icon: Trash2, isPossible: true },
	] as const
	return (
		<div className="desk-acts">
			{acts.map(({ act, label, icon: Icon, isPossible }) => (
				<button
					key={act}
					className="icon-button"
					type="submit"
					name="intent"
					value={`${act} ${kind} ${at}` satisfies RowAct}
					disabled={!isPossible}
					aria-label={t(label, { name })}
				>
					<Icon className="icon icon-small" aria-hidden="true" />
				</button>
			))}
		</div>
	)
}

function AddRow({ act, label, isFull }: { act: RowAct; label: string; isFull: boolean }) {
	return (
		<button
			className="button button-secondary button-small"
			type="submit"
			name="intent"
			value={act}
			disabled={isFull}
		>
			<Plus className="icon icon-small" aria-hidden="true" />
			{label}
		</button>
	)
}
