import { Trash2 } from 'lucide-react'
import { Dialog } from '~/components/ui/dialog'
import type { SavedCard } from '~/domain/locker'
import { useWords } from '~/i18n/words'

/** Asks before a prompt leaves the locker; the safe button has the focus (spec 2; design guide 6, Dialog). */
export function RemoveDialog({
	card,
	onRemove,
	onClose,
}: {
	card: SavedCard
	onRemove: () => void
	onClose: () => void
}) {
	const { t } = useWords()
	return (
		<Dialog title={t('remove_question')} isAlert onClose={onClose}>
			<p className="muted">{t('remove_text', { title: card.title })}</p>
			<div className="acts-r">
				<button className="button button-danger" type="button" onClick={onRemove}>
					<Trash2 className="icon" aria-hidden="true" />
					{t('remove_prompt')}
				</button>
				<button className="button button-quiet" type="button" data-first onClick={onClose}>
					{t('keep_in_locker')}
				</button>
			</div>
		</Dialog>
	)
}
