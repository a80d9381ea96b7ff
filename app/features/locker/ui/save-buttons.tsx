import '../words/load'
import { Archive, Check } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { pendingKeys } from '~/core/pending-keys'
import { type Filled, fillIn } from '~/features/library/blanks'
import type { ListedPrompt } from '~/features/library/prompt'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { EMPTY_DRAFT, LOCKER_FITS } from '../locker'
import { browserDoor, errorMessage, saveCopy } from './call-locker'

/** Saves a prompt's text to the locker: as it is filled in, or with its blanks empty. */
export function SaveButtons({
	prompt: { id, title, description, tags, language, isCreated },
	promptText,
	filled,
}: {
	prompt: Pick<ListedPrompt, 'id' | 'title' | 'description' | 'tags' | 'language' | 'isCreated'>
	promptText: string
	filled: Filled
}) {
	const { t } = useWords()
	const showToast = useToast()
	const [saved, setSaved] = useState<string | null>(null)
	const [isBusy, setIsBusy] = useState(false)
	const [keys] = useState(pendingKeys)
	const text = fillIn(promptText, filled)

	async function save(content: string) {
		if (isBusy) return
		setIsBusy(true)
		try {
			const copy = { ...EMPTY_DRAFT, title, description, content, tags }
			await saveCopy(browserDoor, keys, copy, isCreated ? {} : { origin: { promptId: id, language } })
			setSaved(content)
			showToast('prompt_saved')
		} catch (error) {
			showToast(errorMessage(error), { kind: 'error', values: LOCKER_FITS })
		}
		setIsBusy(false)
	}

	if (saved === text) {
		return (
			<Link className="button button-secondary button-small is-done" to={href('/prompt-locker')}>
				<Check className="icon icon-small" aria-hidden="true" />
				<span>{t('in_your_locker')}</span>
			</Link>
		)
	}
	return (
		<>
			<button
				className="button button-secondary button-small"
				type="button"
				aria-busy={isBusy || undefined}
				onClick={() => void save(text)}
			>
				<Archive className="icon icon-small" aria-hidden="true" />
				<span>{t('save_to_locker')}</span>
			</button>
			{text === promptText || saved === promptText ? null : (
				<button
					className="button button-quiet button-small tool-row"
					type="button"
					onClick={() => void save(promptText)}
				>
					{t('save_with_blanks')}
				</button>
			)}
		</>
	)
}
