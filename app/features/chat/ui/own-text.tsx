import { useId, useState } from 'react'
import { useWords } from '~/i18n/words'
import { SentFiles } from '../files/file-chips'
import { splitMessage } from '../files/message-files'

/** A text with more signs or lines than these is folded: an inserted prompt is longer than what one writes by hand. */
const MOST_SIGNS = 700
const MOST_LINES = 9

/** What a person said, as they typed it, and the files that went along. A long text shows its beginning until it is asked for; without scripts all of it. */
export function OwnText({ text, isFolded }: { text: string; isFolded: boolean }) {
	const { typed, files } = splitMessage(text)
	return (
		<>
			{typed ? <TypedText text={typed} isFolded={isFolded} /> : null}
			{files.length > 0 ? <SentFiles files={files} /> : null}
		</>
	)
}

function TypedText({ text, isFolded }: { text: string; isFolded: boolean }) {
	const { t } = useWords()
	const id = useId()
	const isLong = text.length > MOST_SIGNS || text.split('\n', MOST_LINES + 1).length > MOST_LINES
	const [isOpen, setIsOpen] = useState(!isFolded)
	if (!isLong) return <div className="message-own">{text}</div>
	return (
		<div className="message-own" data-folded={isOpen ? undefined : ''}>
			<div id={id} className="message-own-text">
				{text}
			</div>
			<button
				className="text-link needs-script"
				type="button"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setIsOpen(!isOpen)}
			>
				{t(isOpen ? 'chat_show_less' : 'chat_show_all')}
			</button>
		</div>
	)
}
