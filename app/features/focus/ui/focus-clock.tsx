import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { type ClockFace, clockText, minutesAndSeconds } from '../pomodoro'
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

const KEY = 'focus-sound'
const NOTES = { focus: [523, 784], rest: [784, 523] } as const
const NOTE_SECONDS = 0.35

let audio: AudioContext | undefined

/** Two soft notes: up when the focus begins, down when it ends. Silent where the browser allows no sound yet. */
function chime(phase: keyof typeof NOTES): void {
	const context = awake()
	if (!context) return
	NOTES[phase].forEach((frequency, place) => {
		const start = context.currentTime + place * NOTE_SECONDS
		const tone = new OscillatorNode(context, { frequency })
		const volume = new GainNode(context, { gain: 0 })
		volume.gain.setValueAtTime(0, start)
		volume.gain.linearRampToValueAtTime(0.2, start + 0.03)
		volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS * 2)
		tone.connect(volume).connect(context.destination)
		tone.start(start)
		tone.stop(start + NOTE_SECONDS * 2)
	})
}

/** Whether this person wants to hear the clock: off at first, remembered on this device. */
export function useSound(): { isOn: boolean; toggle: () => void } {
	const [isOn, setIsOn] = useState(false)
	useEffect(() => setIsOn(recall()), [])
	// Browsers let a page sound only after something was pressed on it.
	useEffect(() => {
		if (!isOn) return
		addEventListener('pointerdown', awake, { once: true })
		addEventListener('keydown', awake, { once: true })
		return () => {
			removeEventListener('pointerdown', awake)
			removeEventListener('keydown', awake)
		}
	}, [isOn])
	function toggle() {
		const wanted = !isOn
		setIsOn(wanted)
		remember(wanted)
		if (wanted) chime('focus')
	}
	return { isOn, toggle }
}

function awake(): AudioContext | undefined {
	if (typeof AudioContext === 'undefined') return
	audio ??= new AudioContext()
	if (audio.state !== 'running') void audio.resume().catch(() => undefined)
	return audio
}

function recall(): boolean {
	try {
		return localStorage.getItem(KEY) === 'on'
	} catch {
		return false
	}
}

function remember(isOn: boolean): void {
	try {
		localStorage.setItem(KEY, isOn ? 'on' : 'off')
	} catch {
		// Lasts as long as the page.
	}
}
