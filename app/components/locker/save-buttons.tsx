import '~/i18n/areas/locker'
import { Archive, Check } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { useToast } from '~/components/ui/toast'
import { type Filled, fillIn } from '~/domain/blanks'
import { useWords } from '~/i18n/words'
import { callLocker, paramsOf, saidOf } from './call-locker'

/** Saves a prompt's text to the locker: as it is filled in, or with its blanks empty. */
export function SaveButtons({
	prompt: { title, description, tags },
	promptText,
	filled,
}: {
	prompt: { title: string; description: string; tags: readonly string[] }
	promptText: string
	filled: Filled
}) {
	const { t } = useWords()
	const showToast = useToast()
	const [saved, setSaved] = useState<string | null>(null)
	const [isBusy, setIsBusy] = useState(false)
	const text = fillIn(promptText, filled)

	async function save(content: string) {
		if (isBusy) return
		setIsBusy(true)
		try {
			await callLocker(
				'create_saved_prompt',
				paramsOf({ title, description, content, tags, categoryId: null }),
			)
			setSaved(content)
			showToast('prompt_saved')
		} catch (error) {
			showToast(saidOf(error), { kind: 'error' })
		}
		setIsBusy(false)
	}

	if (saved === text) {
		return (
			<Link className="button button-secondary is-done" to={href('/prompt-locker')}>
				<Check className="icon" aria-hidden="true" />
				{t('in_your_locker')}
			</Link>
		)
	}
	return (
		<>
			<button
				className="button button-secondary"
				type="button"
				aria-busy={isBusy || undefined}
				onClick={() => void save(text)}
			>
				<Archive className="icon" aria-hidden="true" />
				{t('save_to_locker')}
			</button>
			{text === promptText || saved === promptText ? null : (
				<button
					className="button button-quiet button-small"
					type="button"
					onClick={() => void save(promptText)}
				>
					{t('save_with_blanks')}
				</button>
			)}
		</>
	)
}
