import './words/load'
import './blank-fields.css'
import { useEffect, useId, useRef, useState } from 'react'
import { BLANK_KINDS } from '~/content/catalogue'
import { type MessageId, useWords } from '~/i18n/words'
import { FieldError } from '~/ui/form/field'
import { type BlankRow, followText } from './blank-rows'
import { BLANK_LENGTHS } from './blanks-input'
import { OWN_KIND_WORDS } from './kind-words'
import type { SavedBlank } from './saved-blanks'

/**
 * How the blanks of a prompt are answered: a row for each in the text, which follows while it is typed. Without scripts
 * there are those of the text that is stored.
 */
export function BlankFields({
	content,
	blanks,
	error,
}: {
	content: string
	blanks: readonly SavedBlank[]
	error: Parameters<typeof FieldError>[0]['error'] | undefined
}) {
	const { t } = useWords()
	const place = useRef<HTMLDetailsElement>(null)
	const [rows, setRows] = useState<readonly BlankRow[]>(() => followText([], content))
	useEffect(() => {
		const form = place.current?.closest('form')
		function onInput({ target }: Event) {
			if (!(target instanceof HTMLTextAreaElement) || target.name !== 'content') return
			setRows((before) => followText(before, target.value))
		}
		form?.addEventListener('input', onInput)
		return () => form?.removeEventListener('input', onInput)
	}, [])
	const count = rows.filter(({ isHere }) => isHere).length
	return (
		<details ref={place} className="blank-fields" open={blanks.length > 0} hidden={count === 0}>
			<summary>{t('own_blanks', { count })}</summary>
			<p className="hint mt-2">{t('own_blanks_hint')}</p>
			<input type="hidden" name="blanksShown" value="yes" />
			{error ? <FieldError id="blanks-error" error={error} /> : null}
			{rows.map((row) => (
				<Row key={row.key} row={row} blank={blanks.find(({ name }) => name === row.name)} />
			))}
		</details>
	)
}

function Row({ row: { name, isHere }, blank }: { row: BlankRow; blank: SavedBlank | undefined }) {
	const { t } = useWords()
	const id = useId()
	return (
		<fieldset className="blank-row" hidden={!isHere}>
			<legend className="slot">{name}</legend>
			<input type="hidden" name="blank" value={name} />
			<div className="field">
				<label htmlFor={`${id}-kind`}>{t('own_blank_kind')}</label>
				<select className="input" id={`${id}-kind`} name="blankKind" defaultValue={blank?.kind ?? 'short'}>
					{BLANK_KINDS.map((kind) => (
						<option key={kind} value={kind}>
							{t(OWN_KIND_WORDS[kind])}
						</option>
					))}
				</select>
			</div>
			<div className="field">
				<label htmlFor={`${id}-default`}>{t('own_blank_default')}</label>
				<textarea
					className="input"
					id={`${id}-default`}
					name="blankDefault"
					rows={1}
					maxLength={BLANK_LENGTHS.default}
					defaultValue={blank?.default ?? ''}
				/>
			</div>
			<Line id={`${id}-label`} label="own_blank_label" field="label" typed={blank?.label} />
			<Line id={`${id}-example`} label="own_blank_example" field="example" typed={blank?.example} />
			<div className="field blank-choices">
				<label htmlFor={`${id}-choices`}>{t('own_blank_choices')}</label>
				<textarea
					className="input"
					id={`${id}-choices`}
					name="blankChoices"
					rows={3}
					defaultValue={blank?.choices.join('\n') ?? ''}
				/>
			</div>
		</fieldset>
	)
}

/** A line of what is told of a blank. */
function Line({
	id,
	label,
	field,
	typed = '',
}: {
	id: string
	label: MessageId
	field: 'label' | 'example'
	typed: string | undefined
}) {
	const { t } = useWords()
	return (
		<div className="field">
			<label htmlFor={id}>{t(label)}</label>
			<input
				className="input"
				id={id}
				name={field === 'label' ? 'blankLabel' : 'blankExample'}
				autoComplete="off"
				maxLength={BLANK_LENGTHS[field]}
				defaultValue={typed}
			/>
		</div>
	)
}
