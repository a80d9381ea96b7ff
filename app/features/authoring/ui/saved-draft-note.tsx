import { useWords } from '~/i18n/words'

/** Says that a form is made of what its author keeps for themselves, and what readers get meanwhile. */
export function DraftNote({
	when,
	isPublished,
	isBehind,
}: {
	when: string
	isPublished: boolean
	/** What is published is newer. */
	isBehind: boolean
}) {
	const { t } = useWords()
	const message = isPublished ? 'draft_beside_published' : 'draft_private'
	return (
		<div className="note note-kept mb-5" data-message={message}>
			<p>
				{t(message, { when })} {isBehind ? t('draft_behind') : null}
			</p>
		</div>
	)
}
