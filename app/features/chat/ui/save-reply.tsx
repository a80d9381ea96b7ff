import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'

/** Saves an answer to the person's locker, once. What that takes is loaded on the first use. */
export function SaveReply({ text, userId }: { text: string; userId: string }) {
	const { t } = useWords()
	const showToast = useToast()
	const [state, setState] = useState<'rest' | 'saving' | 'saved'>('rest')

	async function save() {
		setState('saving')
		const { saveToLocker } = await import('./save-to-locker')
		const { isSaved, said } = await saveToLocker(text, userId)
		showToast(said, { kind: isSaved ? 'done' : 'error' })
		setState(isSaved ? 'saved' : 'rest')
	}

	const Icon = state === 'saved' ? ArchiveRestore : Archive
	return (
		<button
			className="icon-button"
			type="button"
			aria-label={state === 'saved' ? t('chat_saved_to_locker') : t('chat_save_to_locker')}
			aria-disabled={state === 'rest' ? undefined : true}
			aria-busy={state === 'saving' ? true : undefined}
			onClick={() => {
				if (state === 'rest') save().catch(() => setState('rest'))
			}}
		>
			<Icon className="icon" aria-hidden="true" />
		</button>
	)
}
