import { useWords } from '~/i18n/words'
import type { SavedPrompt } from '../locker'

/** What somebody stored since the person looked, before it is deleted. */
export function NewerText({ prompt: { title, content } }: { prompt: SavedPrompt }) {
	const { t } = useWords()
	return (
		<div className="grid gap-4">
			<p className="note note-error" role="alert" data-message="changed_before_removal">
				{t('changed_before_removal')}
			</p>
			<label className="field">
				<b>{title}</b>
				<textarea className="input mono" rows={5} readOnly value={content} />
			</label>
		</div>
	)
}
