import { useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { type ClockFace, clockText, minutesAndSeconds } from '../pomodoro'
import { chime } from './chime'
import { Ticks } from './ticks'

/** The Pomodoro clock: drawn large, in the tab's title, and told when a phase ends. */
export function FocusClock({ face, isSoundOn }: { face: ClockFace; isSoundOn: boolean }) {
	const { t } = useWords()
	const { phase, leftMs, isPaused, hasStopped, minutesDone, round } = face
	useTitle(face)
	usePhaseEnd(face, isSoundOn)
	const left = minutesAndSeconds(leftMs)
	const running = phase === 'focus' ? 'clock_focus' : 'clock_rest'
	return (
		<>
			<div
				className={isPaused ? 'clock is-paused' : 'clock'}
				role="timer"
				aria-label={t(phase === 'focus' ? 'focus_time_left' : 'rest_time_left', left)}
			>
				{clockText(leftMs)}
			</div>
			<Ticks minutesDone={minutesDone} />
			<p className="meta clock-phase">
				{t(hasStopped ? 'clock_stopped' : isPaused ? 'clock_paused' : running, { round })}
			</p>
		</>
	)
}

/** The clock stands before the page's own title while the session is open. */
function useTitle({ leftMs, phase, isPaused }: ClockFace): void {
	const { t } = useWords()
	const own = useRef('')
	const shown = `${isPaused ? '❚❚ ' : ''}${clockText(leftMs)}${phase === 'rest' ? ` ${t('rest')}` : ''}`
	useEffect(() => {
		own.current = document.title
		return () => {
			document.title = own.current
		}
	}, [])
	useEffect(() => {
		document.title = `${shown} · ${own.current}`
	}, [shown])
}

/** Says, in a toast that screen readers read out, that a phase has ended, and sounds where that is wanted. */
function usePhaseEnd({ phase, round, isPaused, hasStopped }: ClockFace, isSoundOn: boolean): void {
	const show = useToast()
	const known = useRef({ phase, round, hasStopped })
	const notify = useEffectEvent(() => {
		const over = phase === 'rest' ? 'focus_is_over' : 'rest_is_over'
		show(hasStopped ? 'clock_has_stopped' : over, { kind: 'hint' })
		if (isSoundOn) chime(phase)
	})
	useEffect(() => {
		const last = known.current
		known.current = { phase, round, hasStopped }
		const hasEnded =
			round > last.round || (round === last.round && phase === 'rest' && last.phase === 'focus')
		if ((hasEnded && !isPaused) || (hasStopped && !last.hasStopped)) notify()
	}, [phase, round, isPaused, hasStopped])
}
