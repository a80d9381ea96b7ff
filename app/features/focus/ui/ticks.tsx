import { useWords } from '~/i18n/words'
import { FOCUS_MINUTES, REST_MINUTES } from '../pomodoro'

const FOCUS = Array.from({ length: FOCUS_MINUTES }, (_none, minute) => minute)
const REST = Array.from({ length: REST_MINUTES }, (_none, minute) => FOCUS_MINUTES + minute)

/** A round as one mark per minute: those that are over, the present one, and the rest at the end. */
export function Ticks({ minutesDone }: { minutesDone: number | null }) {
	const { t } = useWords()
	const classOf = (minute: number) => {
		const kind = minute >= FOCUS_MINUTES ? 'is-rest' : (minute + 1) % 5 === 0 ? 'is-fifth' : ''
		if (minutesDone === null || minute > minutesDone) return kind
		return `${kind} ${minute === minutesDone ? 'is-now' : 'is-done'}`
	}
	return (
		<div aria-hidden="true">
			<div className="ticks">
				{FOCUS.map((minute) => (
					<i key={minute} className={classOf(minute)} />
				))}
				<b />
				{REST.map((minute) => (
					<i key={minute} className={classOf(minute)} />
				))}
			</div>
			<div className="ticks-legend">
				<span>{t('focus_minutes', { minutes: FOCUS_MINUTES })}</span>
				<span>{t('rest_minutes', { minutes: REST_MINUTES })}</span>
			</div>
		</div>
	)
}
