import { useEffect, useEffectEvent, useRef } from 'react'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import type { Lengths } from '../lengths'
import { type ClockFace, clockText, minutesAndSeconds } from '../pomodoro'
import { notice } from './clock-notices'
import { chime } from './clock-sound'
import { Ticks } from './ticks'

/** The Pomodoro clock: drawn large, in the tab's title, and told when a phase ends. */
export function FocusClock({
	face,
	lengths,
	isSoundOn,
	isNoticeOn,
}: {
	face: ClockFace
	lengths: Lengths
	isSoundOn: boolean
	isNoticeOn: boolean
}) {
	const { t } = useWords()
	const { phase, leftMs, overMs, isOver, isPaused, minutesDone, isLong } = face
	useTitle(face)
	usePhaseEnd(face, lengths, { isSoundOn, isNoticeOn })
	const ran = minutesAndSeconds(isOver ? overMs : leftMs)
	const isFocus = phase === 'focus'
	const left = isFocus ? 'focus_time_left' : 'rest_time_left'
	const over = isFocus ? 'overtime_so_far' : 'rest_over_since'
	return (
		<>
			<div
				className={isPaused ? 'clock is-paused' : isOver ? 'clock is-over' : 'clock'}
				role="timer"
				aria-label={t(isOver ? over : left, ran)}
			>
				{clockText(face)}
			</div>
			<Ticks minutesDone={minutesDone} lengths={lengths} isLong={isLong} />
			<p className="meta clock-phase">{t(standOf(face), { round: face.round })}</p>
		</>
	)
}

/** How the clock stands, in a line. */
function standOf({ phase, isLong, isPaused, hasStopped, isOver }: ClockFace): MessageId {
	if (hasStopped) return 'clock_stopped'
	if (isPaused) return 'clock_paused'
	if (phase === 'focus') return isOver ? 'clock_overtime' : 'clock_focus'
	if (isOver) return 'clock_rest_over'
	return isLong ? 'clock_long_rest' : 'clock_rest'
}

/** The clock stands before the page's own title while the session is open. */
function useTitle(face: ClockFace): void {
	const { t } = useWords()
	const own = useRef('')
	const { phase, isPaused } = face
	const shown = `${isPaused ? '❚❚ ' : ''}${clockText(face)}${phase === 'rest' ? ` ${t('rest')}` : ''}`
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

/** Says, in a toast that screen readers read out, that a phase has ended; sounds, and tells the system, where that is wanted. */
function usePhaseEnd(
	face: ClockFace,
	lengths: Lengths,
	wanted: { isSoundOn: boolean; isNoticeOn: boolean },
): void {
	const { t, language } = useWords()
	const show = useToast()
	const { phase, round, isPaused, hasStopped, isOver } = face
	const known = useRef(face)
	const look = useEffectEvent(() => {
		const last = known.current
		known.current = face
		const hasNext = round > last.round || (round === last.round && phase === 'rest' && last.phase === 'focus')
		// Who ended what waited knows it.
		const hasEnded = (hasNext && !last.isOver) || (isOver && !last.isOver && round >= last.round)
		if (!(hasEnded && !isPaused) && !(hasStopped && !last.hasStopped)) return
		const [message, values] = endOf(face, lengths)
		show(message, { values, kind: 'hint' })
		if (wanted.isSoundOn) chime(isOver ? (phase === 'focus' ? 'rest' : 'focus') : phase)
		if (wanted.isNoticeOn) notice(t('nav_focus'), t(message, values), language)
	})
	// biome-ignore lint/correctness/useExhaustiveDependencies: at each of these, a phase may have ended
	useEffect(() => look(), [phase, round, isPaused, hasStopped, isOver])
}

/** What is said at the end of a phase: which one comes, or that it waits. */
function endOf(
	{ phase, isLong, isOver, hasStopped }: ClockFace,
	{ focus, rest, longRest }: Lengths,
): [MessageId, MessageValues] {
	if (hasStopped) return ['clock_has_stopped', {}]
	if (isOver) return phase === 'focus' ? ['focus_is_over_waits', { focus }] : ['rest_is_over_waits', {}]
	return phase === 'rest'
		? ['focus_is_over', { focus, rest: isLong ? longRest : rest }]
		: ['rest_is_over', { focus }]
}
