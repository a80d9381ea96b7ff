import { Bell, BellOff, Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '~/components/ui/toast'
import type { Autosave } from '~/domain/autosave'
import type { FocusSession } from '~/domain/focus'
import { editTitle, type FocusWork } from '~/domain/focus-work'
import { pauseTimer, restartTimer, resumeTimer } from '~/domain/pomodoro'
import { useWords } from '~/i18n/words'
import { useSound } from './chime'
import type { Wanted } from './focus-address'
import { FocusClock } from './focus-clock'
import { SaveState } from './save-state'
import type { Saver } from './saver'
import { SESSION_TITLE, SessionTitle } from './session-title'
import { offsetFrom } from './use-now'

/** What one works on, the clock, and what can be done with both (spec 2). */
export function SessionHead({
	session,
	saver,
	state: { mine, phase },
	serverNow,
	wanted,
	isReady,
	onBeforeEnd,
	onLostFocus,
}: {
	session: FocusSession
	saver: Saver
	state: Autosave<FocusWork>
	serverNow: number
	wanted: Wanted
	isReady: boolean
	/** Puts into the session what is half typed. */
	onBeforeEnd: () => void
	onLostFocus: () => void
}) {
	const { t } = useWords()
	const sound = useSound()
	const { isEnding, end } = useEnd(saver, phase.name === 'closed' && phase.because === 'ended', onBeforeEnd)
	const [offset] = useState(() => offsetFrom(serverNow))
	const clock = () => Date.now() + offset
	const isPaused = mine.timer.pausedAt !== null
	const turn = (to: typeof pauseTimer) => {
		const { mine: work } = saver.read()
		saver.tell({ type: 'changed', mine: { ...work, timer: to(work.timer, clock()) } })
	}
	return (
		<section aria-labelledby={SESSION_TITLE}>
			<p className="live">{t('focus_session_in_progress')}</p>
			<SessionTitle
				title={mine.title}
				isReady={isReady}
				onChange={(title) => saver.tell({ type: 'changed', mine: editTitle(saver.read().mine, title) })}
			/>
			<FocusClock timer={mine.timer} serverNow={serverNow} clock={clock} isSoundOn={sound.isOn} />
			<div className="row session-actions">
				<button className="button button-primary needs-script" type="button" onClick={onLostFocus}>
					{t('i_lost_focus')}
				</button>
				<button
					className="button button-secondary needs-script"
					type="button"
					disabled={!isReady}
					onClick={() => turn(isPaused ? resumeTimer : pauseTimer)}
				>
					{isPaused ? (
						<Play className="icon" aria-hidden="true" />
					) : (
						<Pause className="icon" aria-hidden="true" />
					)}
					{t(isPaused ? 'resume_clock' : 'pause_clock')}
				</button>
				<form method="post" className="contents" onSubmit={end}>
					<input type="hidden" name="id" value={session.id} />
					<input type="hidden" name="title" value={wanted.title} />
					<input type="hidden" name="prompt" value={wanted.promptId} />
					<button
						className="button button-quiet"
						type="submit"
						name="intent"
						value="end"
						aria-busy={isEnding ? true : undefined}
					>
						{t(isEnding ? 'ending_session' : 'end_session')}
					</button>
				</form>
				<span className="clock-tools needs-script">
					<button
						className="icon-button"
						type="button"
						aria-label={t('restart_clock')}
						disabled={!isReady}
						onClick={() => turn(restartTimer)}
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
				<SaveState phase={phase} />
			</div>
			{wanted.title ? (
				<p className="hint mt-4">{t('focus_session_waiting', { title: wanted.title })}</p>
			) : null}
		</section>
	)
}

/** 'Encerrar': saves, then clears the session (spec 4). An end that did not get through is told, and nothing is lost. */
function useEnd(saver: Saver, hasEnded: boolean, onBefore: () => void) {
	const showToast = useToast()
	const { revalidate } = useRevalidator()
	const [isEnding, setIsEnding] = useState(false)
	const clear = useEffectEvent(async () => {
		showToast('focus_session_ended')
		await revalidate()
		document.getElementById('main')?.focus()
		scrollTo(0, 0)
	})
	useEffect(() => {
		if (hasEnded) void clear()
	}, [hasEnded])
	async function end(event: { preventDefault: () => void }) {
		event.preventDefault()
		if (isEnding) return
		setIsEnding(true)
		onBefore()
		const isDone = await saver.end()
		setIsEnding(false)
		if (!isDone) showToast('failed_to_end_focus_session', { kind: 'error' })
	}
	return { isEnding, end: (event: { preventDefault: () => void }) => void end(event) }
}
