import { useWords } from '~/i18n/words'

/** Says that a form begins with what was left unsaved, which can be thrown away. */
export function KeptNote({ onDiscard }: { onDiscard: () => void }) {
	const { t } = useWords()
	return (
		<div className="note note-kept" role="status">
			<p>
				{t('draft_brought_back')}{' '}
				<button type="button" onClick={onDiscard}>
					{t('discard_draft')}
				</button>
			</p>
		</div>
	)
}
