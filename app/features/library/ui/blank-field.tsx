import { useWords } from '~/i18n/words'
import type { Blank } from '../prompt'

const MOST_ROWS = 8

/** The field for one blank: a choice where the prompt knows the answers, else a text of as many lines as it takes. */
export function BlankField({
	blank: { example, choices },
	id,
	value,
	isFilled,
	onFill,
}: {
	blank: Blank
	id: string
	value: string
	isFilled: boolean
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
		// Browsers leave a field where it is if the bar with the copy button covers only part of it.
		onFocus: (event: { currentTarget: Element }) => event.currentTarget.scrollIntoView({ block: 'nearest' }),
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
	// Code, lists and letters keep their lines, which an <input> would join.
	return (
		<textarea
			{...field}
			rows={Math.min(value.split('\n').length, MOST_ROWS)}
			placeholder={example ? t('example_hint', { example }) : undefined}
		/>
	)
}
