import { FileText, X } from 'lucide-react'
import { useWords } from '~/i18n/words'
import type { MessageFile } from './message-files'

/** The files of a message that is being written; each can be taken out again. */
export function FileChips({
	files,
	onRemove,
}: {
	files: readonly MessageFile[]
	onRemove: (position: number) => void
}) {
	const { t } = useWords()
	if (files.length === 0) return null
	return (
		<ul className="file-chips" aria-label={t('chat_files')}>
			{files.map(({ name }, position) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
				<li key={`${position} ${name}`}>
					<FileText className="icon icon-small" aria-hidden="true" />
					<span>{name}</span>
					<button
						className="icon-button"
						type="button"
						aria-label={t('chat_file_remove', { name })}
						onClick={() => onRemove(position)}
					>
						<X className="icon icon-small" aria-hidden="true" />
					</button>
				</li>
			))}
		</ul>
	)
}

/** The files of a message that was sent; each unfolds. */
export function SentFiles({ files }: { files: readonly MessageFile[] }) {
	return (
		<div className="sent-files">
			{files.map(({ name, text }, position) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
				<details key={`${position} ${name}`} className="sent-file">
					<summary>
						<FileText className="icon icon-small" aria-hidden="true" />
						<span>{name}</span>
					</summary>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll by keyboard */}
					<pre tabIndex={0}>{text}</pre>
				</details>
			))}
		</div>
	)
}
