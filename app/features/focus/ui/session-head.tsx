import { Pause, Play } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import type { StoredFocusSession } from '../focus'
import { type FocusWork, UNDO_MS } from '../focus-work'
import type { Lengths } from '../lengths'
import { type FocusTimer, pauseTimer, readTimer, restartTimer, resumeTimer, seeTimer } from '../pomodoro'
import type { Autosave } from '../saving/autosave'
import type { Saver } from '../saving/saver'
import { browserTab } from '../saving/tab'
import { useNotices } from './clock-notices'
import { useSound } from './clock-sound'
import { ClockSteps } from './clock-steps'
import { ClockTools } from './clock-tools'
import { focusAddress, type WantedFocus } from './focus-address'
import { FocusClock } from './focus-clock'
import { LengthsDialog } from './lengths-dialog'
import { FocusSaveState } from './save-state'
import { EndDialog, useEnd } from './session-end'
import { SESSION_TITLE, SessionTitle } from './session-title'
import { offsetFrom, useNow } from './use-now'
import { WaitingPrompt } from './waiting-prompt'

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
	promptText,
	isReady,
	onLostFocus,
}: {
	session: StoredFocusSession
	saver: Saver
	state: Autosave<FocusWork>
	newsAt: number | null
	serverNow: number
	wanted: WantedFocus
	promptText: string
	isReady: boolean
	onLostFocus: () => void
}) {
	const { t } = useWords()
	const showToast = useToast()
	const sound = useSound()
	const notices = useNotices()
	const [asksToEnd, setAsksToEnd] = useState(false)
	const [asksForLengths, setAsksForLengths] = useState(false)
	const hasEnded = phase.name === 'closed' && phase.because === 'ended'
	const { isEnding, end } = useEnd(session.id, saver, hasEnded, focusAddress({ wanted }))
	const [offset] = useState(() => offsetFrom(serverNow))
	const clock = () => Date.now() + offset
	const { timer } = mine
	const face = readTimer(timer, useNow(serverNow, timer, clock))
	const setTimer = (change: (timer: FocusTimer, now: number) => FocusTimer) =>
		saver.change((work) => ({ ...work, timer: change(work.timer, clock()) }))
	usePresence(face.roundsRun, isReady, () => setTimer(seeTimer))

	function restart(lengths: Lengths = timer.lengths) {
		setTimer((running, now) => restartTimer(running, now, lengths))
		const run = () => setTimer((_restarted, now) => seeTimer(timer, now))
		const action = { label: 'undo', run, milliseconds: UNDO_MS } as const
		showToast('clock_restarted', { values: { minutes: lengths.focus }, action })
	}

	return (
		<section aria-labelledby={SESSION_TITLE}>
			<p className="live">{t('focus_session_in_progress')}</p>
			<SessionTitle work={mine} saver={saver} isReady={isReady} />
			<FocusClock face={face} lengths={timer.lengths} isSoundOn={sound.isOn} isNoticeOn={notices.isOn} />
			<ClockSteps
				face={face}
				lengths={timer.lengths}
				isReady={isReady}
				onStep={setTimer}
				onRestart={() => restart()}
			/>
			<div className="row session-actions">
				<button
					className="button button-primary needs-script"
					type="button"
					aria-keyshortcuts="L"
					onClick={onLostFocus}
				>
					{t('i_lost_focus')}
				</button>
				<button
					className="button button-secondary needs-script"
					type="button"
					disabled={!isReady}
					aria-keyshortcuts="P"
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
					<button
						className="button button-quiet"
						type="submit"
						name="intent"
						value="end"
						aria-keyshortcuts="E"
					>
						{t('end_session')}
					</button>
				</form>
				<ClockTools
					sound={sound}
					notices={notices}
					isReady={isReady}
					onLengths={() => setAsksForLengths(true)}
				/>
				<FocusSaveState phase={phase} newsAt={newsAt} />
			</div>
			{wanted.title ? (
				<WaitingPrompt wanted={wanted} promptText={promptText} saver={saver} isReady={isReady} />
			) : null}
			{asksForLengths ? (
				<LengthsDialog
					lengths={timer.lengths}
					onChoose={(lengths) => {
						setAsksForLengths(false)
						restart(lengths)
					}}
					onClose={() => setAsksForLengths(false)}
				/>
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
