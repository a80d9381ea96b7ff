import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '~/i18n/words'
import { TEXT_FILES } from './message-files'

/** Chooses files of text that go along with a message. */
export function AttachButton({ onChoose }: { onChoose: (files: FileList | null) => void }) {
	const { t } = useWords()
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<input
				ref={input}
				className="visually-hidden"
				type="file"
				multiple
				accept={TEXT_FILES}
				tabIndex={-1}
				aria-hidden="true"
				data-choose-files=""
				onChange={({ currentTarget }) => {
					onChoose(currentTarget.files)
					// The same file may be chosen again.
					currentTarget.value = ''
				}}
			/>
			<button
				className="icon-button needs-script"
				type="button"
				aria-label={t('chat_file_add')}
				title={t('chat_file_add')}
				onClick={() => input.current?.click()}
			>
				<Paperclip className="icon icon-small" aria-hidden="true" />
			</button>
		</>
	)
}
