import { type MessageId, useWords } from '~/i18n/words'
import {
	EMOJIS,
	type Emoji,
	FIRST_STATUS,
	FOCUS_LIMITS,
	isChosenStatus,
	type MentalStatus,
} from '../focus-work'
import type { Lengths } from '../lengths'

/** What each emoji is called. */
export const MOOD_NAME: Record<Emoji, MessageId> = {
	'😴': 'mood_sleepy',
	'😢': 'mood_sad',
	'😐': 'mood_neutral',
	'🙂': 'mood_fine',
	'😊': 'mood_happy',
	'😁': 'mood_great',
}

const { least, most } = FOCUS_LIMITS.attention

/** How the person feels, if they want to note it, and what helps. */
export function StatusPanel({
	status,
	lengths,
	isReady,
	onChange,
	onLostFocus,
}: {
	status: MentalStatus | null
	lengths: Lengths
	isReady: boolean
	onChange: (status: MentalStatus | null) => void
	onLostFocus: () => void
}) {
	const { t } = useWords()
	const choose = (emoji: Emoji) => onChange({ ...(status ?? FIRST_STATUS), emoji, isChosen: true })
	return (
		<div className="prompt-sheet-body">
			<fieldset disabled={!isReady}>
				<legend className="lab mb-3">{t('how_is_your_head')}</legend>
				<div className="moods">
					{EMOJIS.map((emoji) => (
						<label key={emoji}>
							<input
								type="radio"
								name="mood"
								checked={status?.emoji === emoji}
								// Pressing the one that everybody starts with is a choice too.
								onClick={() => choose(emoji)}
								onChange={() => choose(emoji)}
							/>
							<span aria-hidden="true">{emoji}</span>
							{t(MOOD_NAME[emoji])}
						</label>
					))}
				</div>
			</fieldset>
			{status ? (
				<Attention
					level={status.attentionLevel}
					isReady={isReady}
					onChange={(attentionLevel) => onChange({ ...status, attentionLevel, isChosen: true })}
				/>
			) : null}
			<p className="hint mt-4 flex flex-wrap items-center gap-x-3">
				{t(!status ? 'no_status_noted' : isChosenStatus(status) ? 'status_is_yours' : 'status_not_chosen')}
				{status ? (
					<button
						className="button button-quiet button-small needs-script"
						type="button"
						disabled={!isReady}
						onClick={() => onChange(null)}
					>
						{t('delete_status')}
					</button>
				) : null}
			</p>
			<div className="tips">
				<div className="tip">
					<b>{t('tip_pomodoro')}</b>
					<span className="muted">
						{t('tip_pomodoro_text', { focus: lengths.focus, rest: lengths.rest })}
					</span>
				</div>
				<div className="tip">
					<b>{t('tip_saving')}</b>
					<span className="muted">{t('tip_saving_text')}</span>
				</div>
			</div>
			<button
				className="button button-secondary button-wide needs-script mt-6"
				type="button"
				onClick={onLostFocus}
			>
				{t('i_lost_focus')}
			</button>
		</div>
	)
}

function Attention({
	level,
	isReady,
	onChange,
}: {
	level: number
	isReady: boolean
	onChange: (level: number) => void
}) {
	const { t } = useWords()
	return (
		<div className="field mt-6">
			<div className="row justify-between">
				<label htmlFor="attention">{t('attention', { least, most })}</label>
				<output className="display text-[1.75rem]" htmlFor="attention">
					{level}
				</output>
			</div>
			<input
				className="range"
				id="attention"
				type="range"
				min={least}
				max={most}
				step={1}
				value={level}
				data-level={level}
				disabled={!isReady}
				aria-valuetext={t('attention_value', { level, most })}
				onChange={(event) => onChange(event.target.valueAsNumber)}
			/>
			<div className="scale" aria-hidden="true">
				<span>{least}</span>
				<span>5</span>
				<span>{most}</span>
			</div>
		</div>
	)
}
