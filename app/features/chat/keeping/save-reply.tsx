import { Archive, Check } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import type { ChatMessage } from '../chat'

/** Saves an answer to the person's locker, once, and leads there. What saving takes is loaded on the first use. */
export function SaveReply({
	reply: { id, content, savedAs },
	userId,
}: {
	reply: Pick<ChatMessage, 'id' | 'content' | 'savedAs'>
	userId: string
}) {
	const { t } = useWords()
	const showToast = useToast()
	const [isBusy, setIsBusy] = useState(false)
	/** As what it was saved since the page was read. */
	const [saved, setSaved] = useState<string | null>(null)

	async function save() {
		const { saveToLocker } = await import('./save-to-locker')
		const { savedId, said } = await saveToLocker({ id, content }, userId)
		showToast(said, { kind: savedId === null ? 'error' : 'done' })
		setSaved(savedId)
	}

	const place = saved ?? savedAs
	if (place) {
		return (
			<Link className="button button-quiet button-small" to={href('/prompt-locker/:id', { id: place })}>
				<Check className="icon icon-small" aria-hidden="true" />
				{t('chat_in_locker')}
			</Link>
		)
	}
	return (
		<button
			className="icon-button"
			type="button"
			aria-label={t('chat_save_to_locker')}
			aria-disabled={isBusy || undefined}
			aria-busy={isBusy || undefined}
			onClick={() => {
				if (isBusy) return
				setIsBusy(true)
				save()
					.catch(() => undefined)
					.finally(() => setIsBusy(false))
			}}
		>
			<Archive className="icon" aria-hidden="true" />
		</button>
	)
}
