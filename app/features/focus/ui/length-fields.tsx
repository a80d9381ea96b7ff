import { useId } from 'react'
import { useWords } from '~/i18n/words'
import {
	LENGTH_LIMITS,
	type LengthName,
	LONG_REST_CHOICES,
	type TypedLengths,
	wrongLengths,
} from '../lengths'
import { LiveError } from './live-error'

const LABEL = { focus: 'length_focus', rest: 'length_rest', longRest: 'length_long_rest' } as const

/** How long focus and rests are, when a rest is a long one, and whether phases wait at their end. */
export function LengthFields({
	typed,
	onChange,
}: {
	typed: TypedLengths
	onChange: (typed: TypedLengths) => void
}) {
	const { t } = useWords()
	const id = useId()
	const wrong = wrongLengths(typed)
	const minutes = (name: LengthName) => (
		<div className="field">
			<label htmlFor={id + name}>{t(LABEL[name])}</label>
			<input
				className="input"
				id={id + name}
				name={name}
				inputMode="numeric"
				maxLength={3}
				autoComplete="off"
				value={typed[name]}
				aria-invalid={wrong.includes(name) || undefined}
				aria-describedby={wrong.includes(name) ? `${id + name}-error` : undefined}
				onChange={(event) => onChange({ ...typed, [name]: event.target.value })}
			/>
			<LiveError
				id={`${id + name}-error`}
				error={wrong.includes(name) ? 'length_wrong' : undefined}
				values={LENGTH_LIMITS[name]}
			/>
		</div>
	)
	return (
		<>
			<div className="lengths-grid">
				{minutes('focus')}
				{minutes('rest')}
				<div className="field">
					<label htmlFor={`${id}after`}>{t('long_rest_after')}</label>
					<select
						className="input"
						id={`${id}after`}
						name="longRestAfter"
						value={typed.longRestAfter}
						onChange={(event) => onChange({ ...typed, longRestAfter: event.target.value })}
					>
						{LONG_REST_CHOICES.map((rounds) => (
							<option key={rounds} value={rounds}>
								{rounds === 0 ? t('no_long_rest') : t('after_rounds', { rounds })}
							</option>
						))}
					</select>
				</div>
				{minutes('longRest')}
			</div>
			<label className="check">
				<input
					type="checkbox"
					name="waits"
					value="true"
					checked={typed.waits}
					onChange={(event) => onChange({ ...typed, waits: event.target.checked })}
				/>
				{t('phases_wait')}
				<span className="hint">{t('phases_wait_hint')}</span>
			</label>
		</>
	)
}
