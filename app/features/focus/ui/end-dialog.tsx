import { useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import { isSameWork } from '../focus-work'
import { fitsIn, takeHalfTyped } from '../saving/half-typed'
import type { Saver } from '../saving/saver'

/** Asks before a session is ended, and says what becomes of it; the button that changes nothing has the focus. */
export function EndDialog({
	saver,
	onEnd,
	onClose,
}: {
	saver: Saver
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
		<Dialog title={t('end_question')} isAlert onClose={onClose}>
			<p className="muted">{t('end_text', { title: mine.title })}</p>
			{hasHalf && doesFit ? <p className="muted">{t('end_text_half_typed')}</p> : null}
			{doesFit ? null : (
				<p className="note note-error" data-message="end_does_not_fit">
					{t('end_does_not_fit')}
				</p>
			)}
			<div className="acts-r">
				<button className="button button-primary" type="button" disabled={!doesFit} onClick={onEnd}>
					{t('end_session_now')}
				</button>
				<button className="button button-quiet" type="button" data-first onClick={onClose}>
					{t('keep_working')}
				</button>
			</div>
		</Dialog>
	)
}
