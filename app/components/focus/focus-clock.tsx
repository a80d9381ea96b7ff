import { useEffect, useEffectEvent, useRef } from 'react'
import { useToast } from '~/components/ui/toast'
import { type ClockFace, clockText, type FocusTimer, minutesAndSeconds, readTimer } from '~/domain/pomodoro'
import { useWords } from '~/i18n/words'
import { chime } from './chime'
import { Ticks } from './ticks'
import { useNow } from './use-now'

/** The Pomodoro clock: drawn large, in the tab's title, and told when a phase ends. */
export function FocusClock({
	timer,
	serverNow,
	clock,
	isSoundOn,
}: {
	timer: FocusTimer
	serverNow: number
	/** The present moment by the server's clock. */
	clock: () => number
	isSoundOn: boolean
}) {
	const { t } = useWords()
	const face = readTimer(timer, useNow(serverNow, timer, clock))
	const { phase, leftMs, isPaused, minutesDone, round } = face
	useTitle(face)
	usePhaseEnd(face, isSoundOn)
	const left = minutesAndSeconds(leftMs)
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
				{t(isPaused ? 'clock_paused' : phase === 'focus' ? 'clock_focus' : 'clock_rest', { round })}
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
function usePhaseEnd({ phase, round, isPaused }: ClockFace, isSoundOn: boolean): void {
	const show = useToast()
	const known = useRef({ phase, round })
	const tell = useEffectEvent(() => {
		show(phase === 'rest' ? 'focus_is_over' : 'rest_is_over', { kind: 'hint' })
		if (isSoundOn) chime(phase)
	})
	useEffect(() => {
		const last = known.current
		known.current = { phase, round }
		const hasEnded =
			round > last.round || (round === last.round && phase === 'rest' && last.phase === 'focus')
		if (hasEnded && !isPaused) tell()
	}, [phase, round, isPaused])
}
