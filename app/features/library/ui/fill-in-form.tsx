import '../words/load'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useWords } from '~/i18n/words'
import { countFilled, filledAt, isDay, writtenAt } from '../blanks'
import type { Blank } from '../prompt'
import { ClearBlanks } from './clear-blanks'
import { type FilledBlanks, fieldId, isField } from './use-blanks'

/** How many lines a field grows to; what is longer scrolls in it. */
const MOST_ROWS = 3
const LONG_ROWS = { least: 2, most: 8 }

/** The last day that its field takes; a year of five digits would be mistyped. */
const LAST_DAY = '9999-12-31'

/**
 * The field for one blank, by its kind. What was answered in words before it became a date stays a text, and a number is
 * one too, of the keyboard for numbers: a field for numbers alone would drop '2,5' in one language and 'about 40' in both.
 */
function BlankField({
	blank: { example, kind, choices },
	id,
	value,
	isFilled,
	isLast,
	onFill,
}: {
	blank: Blank
	id: string
	value: string
	isFilled: boolean
	isLast: boolean
	onFill: (value: string) => void
}) {
	const { t } = useWords()
	const field = {
		id,
		// The blank in the text is a label of this field too; its name is the one above it.
		'aria-labelledby': `${id}-label`,
		'aria-describedby': takesLines(kind) ? `${id}-hint` : undefined,
		className: isFilled ? 'input filled' : 'input',
		value,
		autoComplete: 'off',
		onChange: (event: { target: { value: string } }) => onFill(event.target.value),
	}
	if (choices) {
		return (
			<select {...field}>
				<option value="">{t('choose')}</option>
				{choices.map((choice) => (
					<option key={choice} value={choice}>
						{choice}
					</option>
				))}
			</select>
		)
	}
	if (kind === 'date' && (value === '' || isDay(value)))
		return <input {...field} type="date" max={LAST_DAY} />
	const lines = value.split('\n').length
	const hint =
		example && kind !== 'date' ? t('example_hint', { example: example.replaceAll('\n', ', ') }) : undefined
	if (kind === 'number' && lines === 1) {
		return (
			<input
				{...field}
				type="text"
				inputMode="decimal"
				enterKeyHint={isLast ? 'done' : 'next'}
				placeholder={hint}
			/>
		)
	}
	const isLong = takesLines(kind)
	// Code, lists and letters keep their lines, which an <input> would join.
	return (
		<textarea
			{...field}
			rows={isLong ? Math.min(Math.max(lines, LONG_ROWS.least), LONG_ROWS.most) : Math.min(lines, MOST_ROWS)}
			data-long={isLong || undefined}
			enterKeyHint={isLong ? 'enter' : isLast ? 'done' : 'next'}
			placeholder={hint}
		/>
	)
}

/** Whether its answer has lines of its own, so that its field is taller and Enter breaks one. */
function takesLines(kind: Blank['kind']): boolean {
	return kind === 'long' || kind === 'list'
}

/** One field per blank; what is typed stands in the text at once. Nothing here is ever sent: the fields have no names. */
export function FillInForm({
	blanks,
	lang,
	values,
	onField,
	tools,
	renderOffer,
}: {
	blanks: readonly Blank[]
	lang: string | undefined
	values: FilledBlanks
	/** Told the id of the field that has the focus, and null when none has it any more. */
	onField?: (id: string | null) => void
	/** What stands beside the button that clears the blanks. */
	tools?: ReactNode
	/** What an empty field offers. */
	renderOffer?: ((blank: Blank, id: string) => ReactNode) | undefined
}) {
	const { t, number } = useWords()
	const { filled, fill } = values
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
		if (key !== 'Enter' || shiftKey || hasLines(target)) return
		if (isOpen(target)) return
		// Or the key would be pressed on the next field as well.
		event.preventDefault()
		nextAfter(target, event.currentTarget)?.focus()
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
					<div className="fill-in-tools">
						{tools}
						<ClearBlanks blanks={blanks} values={values} />
					</div>
				</div>
				<div className="fill-in-grid" lang={lang}>
					{blanks.map((blank, position) => (
						<div key={blank.name} className={takesLines(blank.kind) ? 'field field-long' : 'field'}>
							<div className="blank-head">
								<label id={`${fieldId(position)}-label`} htmlFor={fieldId(position)}>
									{blank.label}
								</label>
								{takesLines(blank.kind) ? (
									<span
										className={blank.kind === 'list' ? 'hint' : 'hint key-hint'}
										id={`${fieldId(position)}-hint`}
									>
										{t(blank.kind === 'list' ? 'blank_list_hint' : 'blank_long_hint')}
									</span>
								) : null}
							</div>
							<BlankField
								blank={blank}
								id={fieldId(position)}
								value={writtenAt(blank.name, filled)}
								isFilled={filledAt(blank.name, filled) !== ''}
								isLast={position === blanks.length - 1}
								onFill={(value) => fill(blank.name, value)}
							/>
							{renderOffer?.(blank, fieldId(position))}
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

/** Whether it is a list of choices that is open: there Enter takes one of them. Where browsers don't tell, they keep the key to themselves. */
function isOpen(field: HTMLElement): boolean {
	return CSS.supports('selector(:open)') && field.matches(':open')
}

/** A field whose answer has lines: those that are made for it, and any that has got some. */
function hasLines(field: HTMLElement): boolean {
	return field instanceof HTMLTextAreaElement && ('long' in field.dataset || field.value.includes('\n'))
}

/** Below this the text lies under the fields, and is not moved for them. */
const BESIDE = '(min-width: 64rem)'
/** What the header covers, and the bar at the foot. */
const COVERED = { above: 84, below: 24 }
/** The height of the bar at the foot of a narrow window, and a little air. */
const BAR = 84

/** The places where a blank stands in the text, by the id of its field. */
function placesOf(fieldId: string): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`label.slot[for="${fieldId}"]`)]
}

/** Brings a field into view together with its blank, moving the page no further than that takes. */
export function showBoth(field: Element): void {
	const places = placesOf(field.id)
	const isBeside = matchMedia(BESIDE).matches
	if (isBeside && !places.some(isInView)) places[0]?.scrollIntoView({ block: 'nearest' })
	// Browsers leave a field where it is if the bar with the copy button covers only part of it.
	field.scrollIntoView({ block: 'nearest' })
	if (!isBeside) showBelow(field, places.find(isUnfolded))
}

/** Brings a blank that stands below its field into view, where there is room for both; else nothing moves. */
function showBelow(field: Element, place: Element | undefined): void {
	if (!place) return
	const hidden = place.getBoundingClientRect().bottom - innerHeight + BAR
	if (hidden > 0 && field.getBoundingClientRect().top - hidden >= COVERED.above) scrollBy(0, hidden)
}

function isInView(place: Element): boolean {
	const { top, bottom } = place.getBoundingClientRect()
	return top >= COVERED.above && bottom <= innerHeight - COVERED.below
}

/** Gives the focus to a blank in the text: to the place one came from, else to its first that is not folded away. */
function backToText(field: Element, cameFrom: Element | null): boolean {
	const places = placesOf(field.id)
	const place = places.find((one) => one === cameFrom) ?? places.find(isUnfolded)
	place?.focus()
	return place === document.activeElement
}

function isUnfolded(place: Element): boolean {
	const sheet = place.closest('.prompt-text')?.getBoundingClientRect()
	return sheet !== undefined && place.getBoundingClientRect().bottom <= sheet.bottom
}

/** Where Enter leads from a field: to the next one of its form, from the last one to the button that the form is for. */
function nextAfter(field: HTMLElement, form: HTMLFormElement): HTMLElement | null {
	const fields = [...form.querySelectorAll<HTMLElement>('textarea, select, input')]
	const next = fields[fields.indexOf(field) + 1]
	if (next) return next
	const buttons = document.querySelectorAll<HTMLElement>('.button-primary:enabled')
	return [...buttons].find((button) => comesAfter(form, button)) ?? null
}

function comesAfter(one: Node, other: Node): boolean {
	return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
