import { useWords } from '~/i18n/words'
import type { Lengths } from '../lengths'

/** More marks than that run into one another on a phone. */
const MOST = 60

/** A round as one mark per minute, or per few where it is long: those that are over, the present one, and the rest at the end. */
export function Ticks({
	minutesDone,
	lengths: { focus, rest: usualRest, longRest },
	isLong = false,
}: {
	minutesDone: number | null
	lengths: Lengths
	/** Whether the rest is a long one. */
	isLong?: boolean
}) {
	const { t } = useWords()
	const rest = isLong ? longRest : usualRest
	const step = Math.ceil((focus + rest) / MOST)
	const marks = (minutes: number) => Array.from({ length: Math.ceil(minutes / step) }, (_none, mark) => mark)
	const [focusMarks, restMarks] = [marks(focus), marks(rest)]
	const done =
		minutesDone === null
			? -1
			: minutesDone < focus
				? Math.floor(minutesDone / step)
				: focusMarks.length + Math.floor((minutesDone - focus) / step)
	const stateOf = (mark: number) => (mark > done ? '' : mark === done ? 'is-now' : 'is-done')
	const isFifth = (mark: number) => (mark + 1) % 5 === 0 && mark + 1 < focusMarks.length
	return (
		<div aria-hidden="true">
			<div className="ticks">
				{focusMarks.map((mark) => (
					<i key={mark} className={`${isFifth(mark) ? 'is-fifth' : ''} ${stateOf(mark)}`} />
				))}
				<b />
				{restMarks.map((mark) => (
					<i key={mark} className={`is-rest ${stateOf(focusMarks.length + mark)}`} />
				))}
			</div>
			<div className="ticks-legend">
				<span>{t('focus_minutes', { minutes: focus })}</span>
				<span>{t('rest_minutes', { minutes: rest })}</span>
			</div>
		</div>
	)
}
