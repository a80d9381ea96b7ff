import '../words/load'
import { Trash2 } from 'lucide-react'
import { useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import type { SavedCard, SavedPrompt } from '../locker'
import { NewerText } from './newer-text'

/**
 * Asks before a prompt leaves the locker; the safe button has the focus. `newer` is what
 * somebody stored since the person was asked: then it shows that text and asks again.
 */
export function RemoveDialog({
	card,
	newer,
	onRemove,
	onClose,
}: {
	card: SavedCard
	newer: SavedPrompt | null
	onRemove: () => void
	onClose: () => void
}) {
	const { t } = useWords()
	return (
		<Dialog title={t('remove_question')} isAlert onClose={onClose}>
			{newer ? (
				<NewerText prompt={newer} />
			) : (
				<p className="muted">{t('remove_text', { title: card.title })}</p>
			)}
			<div className="acts-r">
				<button className="button button-danger" type="button" onClick={onRemove}>
					<Trash2 className="icon" aria-hidden="true" />
					{newer ? t('remove_anyway') : t('remove_prompt')}
				</button>
				<button className="button button-quiet" type="button" data-first onClick={onClose}>
					{t('keep_in_locker')}
				</button>
			</div>
		</Dialog>
	)
}
