import { useWords } from '~/i18n/words'
import type { Blank } from '../prompt'

/** How many lines a field grows to; what is longer scrolls in it. */
const MOST_ROWS = 3
const LONG_ROWS = { least: 2, most: 8 }

/** The field for one blank: a choice where the prompt knows the answers, else a text of as many lines as it takes. */
export function BlankField({
	blank: { example, choices, isLong },
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
	const lines = value.split('\n').length
	// Code, lists and letters keep their lines, which an <input> would join.
	return (
		<textarea
			{...field}
			rows={isLong ? Math.min(Math.max(lines, LONG_ROWS.least), LONG_ROWS.most) : Math.min(lines, MOST_ROWS)}
			data-long={isLong || undefined}
			enterKeyHint={isLong ? 'enter' : isLast ? 'done' : 'next'}
			placeholder={example ? t('example_hint', { example }) : undefined}
		/>
	)
}
