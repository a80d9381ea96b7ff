import { Bell, BellOff, Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import type { StoredFocusSession } from '../focus'
import { type FocusWork, UNDO_MS } from '../focus-work'
import { type FocusTimer, pauseTimer, readTimer, restartTimer, resumeTimer, seeTimer } from '../pomodoro'
import type { Autosave } from '../saving/autosave'
import type { Saver } from '../saving/saver'
import { browserTab } from '../saving/tab'
import { focusAddress, type WantedFocus } from './focus-address'
import { FocusClock, useSound } from './focus-clock'
import { FocusSaveState } from './save-state'
import { EndDialog, useEnd } from './session-end'
import { SESSION_TITLE, SessionTitle } from './session-title'
import { offsetFrom, useNow } from './use-now'

/** Who touched a page within the last hour is taken to be there, whatever they look at. */
const THERE_MS = 60 * 60_000

/** Calls back when the person shows that they are there, and with each new round while they are taken to be. */
function usePresence(round: number, isReady: boolean, onPresent: () => void): void {
	const touchedAt = useRef(0)
	const see = useEffectEvent(onPresent)
	useEffect(() => {
		const touch = () => {
			touchedAt.current = Date.now()
			see()
		}
		touch()
		return browserTab.watch({ wake: touch, touch })
	}, [])
	useEffect(() => {
		if (isReady && round > 0 && Date.now() - touchedAt.current < THERE_MS) see()
	}, [round, isReady])
}

/** What one works on, the clock, and what can be done with both. */
export function SessionHead({
	session,
	saver,
	state: { mine, phase },
	newsAt,
	serverNow,
	wanted,
	isReady,
	onLostFocus,
}: {
	session: StoredFocusSession
	saver: Saver
	state: Autosave<FocusWork>
	newsAt: number | null
	serverNow: number
	wanted: WantedFocus
	isReady: boolean
	onLostFocus: () => void
}) {
	const { t } = useWords()
	const showToast = useToast()
	const sound = useSound()
	const [asksToEnd, setAsksToEnd] = useState(false)
	const hasEnded = phase.name === 'closed' && phase.because === 'ended'
	const { isEnding, end } = useEnd(session.id, saver, hasEnded, focusAddress({ wanted }))
	const [offset] = useState(() => offsetFrom(serverNow))
	const clock = () => Date.now() + offset
	const { timer } = mine
	const face = readTimer(timer, useNow(serverNow, timer, clock))
	const setTimer = (change: (timer: FocusTimer, now: number) => FocusTimer) =>
		saver.change((work) => ({ ...work, timer: change(work.timer, clock()) }))
	usePresence(face.round, isReady, () => setTimer(seeTimer))

	function restart() {
		setTimer(restartTimer)
		const run = () => setTimer((_restarted, now) => seeTimer(timer, now))
		showToast('clock_restarted', { action: { label: 'undo', run, milliseconds: UNDO_MS } })
	}

	return (
		<section aria-labelledby={SESSION_TITLE}>
			<p className="live">{t('focus_session_in_progress')}</p>
			<SessionTitle work={mine} saver={saver} isReady={isReady} />
			<FocusClock face={face} isSoundOn={sound.isOn} />
			<div className="row session-actions">
				<button className="button button-primary needs-script" type="button" onClick={onLostFocus}>
					{t('i_lost_focus')}
				</button>
				<button
					className="button button-secondary needs-script"
					type="button"
					disabled={!isReady}
					onClick={() => setTimer(face.isPaused ? resumeTimer : pauseTimer)}
				>
					{face.isPaused ? (
						<Play className="icon" aria-hidden="true" />
					) : (
						<Pause className="icon" aria-hidden="true" />
					)}
					{t(face.isPaused ? 'resume_clock' : 'pause_clock')}
				</button>
				<form
					method="post"
					className="contents"
					onSubmit={(event) => {
						event.preventDefault()
						setAsksToEnd(true)
					}}
				>
					<input type="hidden" name="id" value={session.id} />
					<input type="hidden" name="title" value={wanted.title} />
					<input type="hidden" name="prompt" value={wanted.promptId} />
					<button className="button button-quiet" type="submit" name="intent" value="end">
						{t('end_session')}
					</button>
				</form>
				<span className="clock-tools needs-script">
					<button
						className="icon-button"
						type="button"
						aria-label={t('restart_clock')}
						disabled={!isReady}
						onClick={restart}
					>
						<RotateCcw className="icon" aria-hidden="true" />
					</button>
					<button
						className="icon-button"
						type="button"
						aria-label={t('clock_sound')}
						aria-pressed={sound.isOn}
						onClick={sound.toggle}
					>
						{sound.isOn ? (
							<Bell className="icon" aria-hidden="true" />
						) : (
							<BellOff className="icon" aria-hidden="true" />
						)}
					</button>
				</span>
				<FocusSaveState phase={phase} newsAt={newsAt} />
			</div>
			{wanted.title ? (
				<p className="hint mt-4">{t('focus_session_waiting', { title: wanted.title })}</p>
			) : null}
			{asksToEnd ? (
				<EndDialog
					saver={saver}
					isEnding={isEnding}
					onEnd={() => void end().finally(() => setAsksToEnd(false))}
					onClose={() => setAsksToEnd(false)}
				/>
			) : null}
		</section>
	)
}
