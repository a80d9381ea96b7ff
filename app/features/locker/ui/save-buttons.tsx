import '../words/load'
import { useEffect } from 'react'
import { type Filled, fillIn } from '~/features/library/blanks'
import type { ListedPrompt } from '~/features/library/prompt'
import { useWords } from '~/i18n/words'
import { EMPTY_DRAFT } from '../locker'
import { fetchCopies } from './call-locker'
import { SaveButton } from './save-button'
import { useSaveCopy } from './use-save-copy'

/** Saves a prompt's text to the locker: as it is filled in, or with its blanks empty. */
export default function SaveButtons({
	prompt: { id, title, description, tags, language, isCreated },
	promptText,
	filled,
}: {
	prompt: Pick<ListedPrompt, 'id' | 'title' | 'description' | 'tags' | 'language' | 'isCreated'>
	promptText: string
	filled: Filled
}) {
	const { t } = useWords()
	const { saved, know, isBusy, save } = useSaveCopy()
	const text = fillIn(promptText, filled)

	useEffect(() => {
		if (isCreated) return
		const leaving = new AbortController()
		fetchCopies(id, leaving.signal).then(
			(copies) => {
				if (!leaving.signal.aborted) know(copies)
			},
			() => undefined,
		)
		return () => leaving.abort()
	}, [id, isCreated, know])

	function keep(content: string) {
		const copy = { ...EMPTY_DRAFT, title, description, content, tags }
		void save(copy, isCreated ? {} : { origin: { promptId: id, language } })
	}

	const savedAs = saved.get(text)
	return (
		<>
			<SaveButton savedAs={savedAs} hasOther={saved.size > 0} isBusy={isBusy} onSave={() => keep(text)} />
			{/* It keeps its place where there is nothing to do: a first answer must not push the fields away. */}
			<button
				className="icon-button"
				type="button"
				title={t('save_with_blanks')}
				aria-label={t('save_with_blanks')}
				disabled={text === promptText || saved.has(promptText)}
				onClick={() => keep(promptText)}
			>
				<span aria-hidden="true">[&nbsp;]</span>
			</button>
		</>
	)
}
