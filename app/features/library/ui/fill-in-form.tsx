import '../words/load'
import { RotateCcw } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { countFilled, filledAt, writtenAt } from '../blanks'
import type { Blank } from '../prompt'
import { BlankField } from './blank-field'
import { backToText, nextAfter, showBoth } from './blank-moves'
import { type FilledBlanks, fieldId } from './use-blanks'

/** How long what was cleared can be had again. */
const UNDO_MS = 10_000

/** One field per blank; what is typed stands in the text at once. Nothing here is ever sent: the fields have no names. */
export function FillInForm({
	blanks,
	lang,
	values: { filled, fill, clear, restore },
	onField,
}: {
	blanks: readonly Blank[]
	lang: string | undefined
	values: FilledBlanks
	/** Told the id of the field that has the focus, and null when none has it any more. */
	onField?: (id: string | null) => void
}) {
	const { t, number } = useWords()
	const showToast = useToast()
	const cameFrom = useRef<Element | null>(null)

	function onFocus({ target, relatedTarget }: FocusEvent) {
		if (!isField(target)) return
		cameFrom.current = relatedTarget
		onField?.(target.id)
		showBoth(target)
	}

	function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
		const { target, key, shiftKey, nativeEvent } = event
		if (!isField(target) || nativeEvent.isComposing) return
		if (key === 'Escape' && backToText(target, cameFrom.current)) event.preventDefault()
		if (key !== 'Enter' || shiftKey || takesLines(target)) return
		// A list of choices may be open, and Enter take one of them.
		if (target instanceof HTMLTextAreaElement) event.preventDefault()
		nextAfter(target, event.currentTarget)?.focus()
	}

	function onClear() {
		if (countFilled(blanks, filled) === 0) return
		clear()
		showToast('blanks_cleared', {
			kind: 'hint',
			action: { label: 'undo', run: () => restore(filled), milliseconds: UNDO_MS },
		})
	}

	return (
		<>
			<form
				className="fill-in needs-script"
				aria-labelledby="fill-in-title"
				onSubmit={(event) => event.preventDefault()}
				onFocus={onFocus}
				onBlur={() => onField?.(null)}
				onKeyDown={onKeyDown}
			>
				<div className="fill-in-head">
					<div className="fill-in-tab">
						<h2 id="fill-in-title">{t('fill_in_the_blanks')}</h2>
						<p className="meta" role="status">
							{t('filled_count', {
								filled: number(countFilled(blanks, filled)),
								total: number(blanks.length),
							})}
						</p>
					</div>
					<button
						className="icon-button"
						type="button"
						aria-label={t('clear')}
						title={t('clear')}
						onClick={onClear}
					>
						<RotateCcw className="icon icon-small" aria-hidden="true" />
					</button>
				</div>
				<div className="fill-in-grid" lang={lang}>
					{blanks.map((blank, position) => (
						<div key={blank.name} className={blank.isLong ? 'field field-long' : 'field'}>
							<label id={`${fieldId(position)}-label`} htmlFor={fieldId(position)}>
								{blank.label}
							</label>
							<BlankField
								blank={blank}
								id={fieldId(position)}
								value={writtenAt(blank.name, filled)}
								isFilled={filledAt(blank.name, filled) !== ''}
								isLast={position === blanks.length - 1}
								onFill={(value) => fill(blank.name, value)}
							/>
						</div>
					))}
				</div>
			</form>
			<noscript>
				<p className="fill-in-note">{t('blanks_need_scripts')}</p>
			</noscript>
		</>
	)
}

function isField(target: EventTarget): target is HTMLTextAreaElement | HTMLSelectElement {
	return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/** A field whose answer has lines: those that are made for it, and any that has got some. */
function takesLines(field: HTMLTextAreaElement | HTMLSelectElement): boolean {
	return field instanceof HTMLTextAreaElement && ('long' in field.dataset || field.value.includes('\n'))
}
