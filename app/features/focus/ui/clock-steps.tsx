import { useWords } from '~/i18n/words'
import type { Lengths } from '../lengths'
import { type ClockFace, type FocusTimer, nextPhase, workOvertime } from '../pomodoro'

type Step = (timer: FocusTimer, now: number) => FocusTimer

/** What can be done with the phase of the clock: end a rest, work on in it, begin what waits, or begin again. */
export function ClockSteps({
	face: { phase, isOver, isPaused },
	lengths: { focus },
	isReady,
	onStep,
	onRestart,
}: {
	face: ClockFace
	lengths: Lengths
	isReady: boolean
	onStep: (step: Step) => void
	onRestart: () => void
}) {
	const { t } = useWords()
	const isRest = phase === 'rest'
	return (
		<div className="row clock-steps needs-script">
			{!isPaused && (isRest || isOver) ? (
				<button
					className="button button-secondary button-small"
					type="button"
					disabled={!isReady}
					aria-keyshortcuts="S"
					onClick={() => onStep(nextPhase)}
				>
					{t(!isRest ? 'start_rest' : isOver ? 'start_next_round' : 'skip_rest')}
				</button>
			) : null}
			{!isPaused && isRest && !isOver ? (
				<button
					className="button button-quiet button-small"
					type="button"
					disabled={!isReady}
					onClick={() => onStep(workOvertime)}
				>
					{t('work_overtime')}
				</button>
			) : null}
			<button
				className="button button-quiet button-small"
				type="button"
				disabled={!isReady}
				aria-keyshortcuts="R"
				onClick={onRestart}
			>
				{t('restart_clock', { minutes: focus })}
			</button>
		</div>
	)
}
