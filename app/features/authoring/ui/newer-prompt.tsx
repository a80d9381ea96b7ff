import { useEffect, useRef } from 'react'
import { useWords } from '~/i18n/words'
import { FIELDS, type PromptDraft } from '../prompt-form'
import { Version } from './prompt-version'

/** What somebody stored since the person looked, before it is deleted. */
export function NewerPrompt({ stored }: { stored: PromptDraft }) {
	const { t } = useWords()
	const note = useRef<HTMLParagraphElement>(null)
	useEffect(() => note.current?.focus(), [])
	return (
		<section className="prompt-conflict">
			<p
				ref={note}
				tabIndex={-1}
				className="note note-error"
				role="alert"
				data-message="changed_before_removal"
			>
				{t('changed_before_removal')}
			</p>
			{FIELDS.filter(([field]) => stored[field].trim() !== '').map(([field, label]) => (
				<Version key={field} name={t(label)} field={field} value={stored[field]} />
			))}
		</section>
	)
}
