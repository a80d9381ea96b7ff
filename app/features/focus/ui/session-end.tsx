import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { href, useNavigate, useRevalidator } from 'react-router'
import { useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import { useToast } from '~/ui/toast'
import { FOCUS_LIMITS, isSameWork, UNDO_MS } from '../focus-work'
import { fitsIn, takeHalfTyped } from '../saving/half-typed'
import type { Saver } from '../saving/saver'

/**
 * Asks before a session is ended, and says what becomes of it; the button that changes nothing has the focus. It stays
 * until the session has ended or has not: what would be typed behind it meanwhile would come too late.
 */
export function EndDialog({
	saver,
	isEnding,
	onEnd,
	onClose,
}: {
	saver: Saver
	isEnding: boolean
	onEnd: () => void
	onClose: () => void
}) {
	const { t } = useWords()
	const { mine } = saver.read()
	const texts = [...saver.texts.read()]
	const doesFit = texts.every(([field, half]) => fitsIn(mine, field, half))
	const hasHalf = texts.some(
		([field, half]) => !isSameWork(takeHalfTyped(mine, field, half, { id: '', at: new Date() }), mine),
	)
	return (
		<Dialog title={t('end_question')} isAlert onClose={() => isEnding || onClose()}>
			<p className="muted">{t('end_text', { title: mine.title })}</p>
			{hasHalf && doesFit ? <p className="muted">{t('end_text_half_typed')}</p> : null}
			{doesFit ? null : (
				<p className="note note-error" data-message="end_does_not_fit">
					{t('end_does_not_fit', {
						title: FOCUS_LIMITS.title,
						task: FOCUS_LIMITS.task,
						prompt: FOCUS_LIMITS.prompt,
					})}
				</p>
			)}
			<div className="acts-r">
				<button
					className="button button-primary"
					type="button"
					disabled={!doesFit}
					aria-busy={isEnding ? true : undefined}
					onClick={onEnd}
				>
					{t(isEnding ? 'ending_session' : 'end_session_now')}
				</button>
				<button
					className="button button-quiet"
					type="button"
					data-first
					aria-disabled={isEnding ? true : undefined}
					onClick={() => isEnding || onClose()}
				>
					{t('keep_working')}
				</button>
			</div>
		</Dialog>
	)
}

/**
 * Saves and ends the session on the screen, which then leaves it; for some seconds that can be taken back, on whichever
 * page the person is by then. An end that did not get through is told, and nothing is lost. One from elsewhere is told too.
 */
export function useEnd(sessionId: string, saver: Saver, hasEnded: boolean, next: string) {
	const showToast = useToast()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [isEnding, setIsEnding] = useState(false)
	const isMine = useRef(false)

	async function reopen() {
		const address = href('/focus/:id/reopen', { id: sessionId })
		const response = await fetch(address, { method: 'POST' }).catch(() => null)
		if (response?.ok) {
			await navigate(next)
			showToast('focus_session_reopened')
		} else if (response?.status === 409) showToast('focus_undo_too_late', { kind: 'error' })
		else {
			const again = { label: 'try_again', run: () => void reopen(), milliseconds: UNDO_MS } as const
			showToast('failed_to_reopen_focus_session', { kind: 'error', action: again })
		}
	}

	const clear = useEffectEvent(async () => {
		if (isMine.current) {
			const undo = { label: 'undo', run: () => void reopen(), milliseconds: UNDO_MS } as const
			showToast('focus_session_ended', { action: undo })
		} else showToast('focus_session_ended_elsewhere', { kind: 'hint' })
		await revalidate()
		document.getElementById('main')?.focus()
		scrollTo(0, 0)
	})
	useEffect(() => {
		if (hasEnded) void clear()
	}, [hasEnded])

	async function end() {
		if (isEnding) return
		setIsEnding(true)
		isMine.current = true
		isMine.current = await saver.end()
		setIsEnding(false)
		if (!isMine.current) showToast('failed_to_end_focus_session', { kind: 'error' })
	}
	return { isEnding, end }
}
