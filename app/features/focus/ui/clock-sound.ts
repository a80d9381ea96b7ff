import { useEffect, useState } from 'react'
import type { ClockFace } from '../pomodoro'
import { isSwitchedOn, keepSwitch } from './clock-switch'

const KEY = 'focus-sound'
const NOTES = { focus: [523, 784], rest: [784, 523] } as const
const NOTE_SECONDS = 0.35

let audio: AudioContext | undefined

/** Two soft notes: up when the focus begins, down when it ends. Silent where the browser allows no sound yet. */
export function chime(phase: ClockFace['phase']): void {
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
	useEffect(() => setIsOn(isSwitchedOn(KEY)), [])
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
		keepSwitch(KEY, wanted)
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
