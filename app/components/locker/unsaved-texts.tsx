import { useEffect, useState } from 'react'
import { CopyIcon } from '~/components/ui/copy-icon'
import { useWords } from '~/i18n/words'
import { allKeptDrafts, type KeptDraft } from './kept-draft'

/** What somebody was writing when their plan ended: it is on this device, and stays readable (issue 7, Bad input). */
export function UnsavedTexts({ userId }: { userId: string }) {
	const { t } = useWords()
	const [kept, setKept] = useState<readonly KeptDraft[]>([])
	useEffect(() => setKept(allKeptDrafts(userId)), [userId])
	if (kept.length === 0) return null
	return (
		<section className="tip mt-8" data-message="unsaved_texts">
			<h2 className="text-h3">{t('unsaved_texts')}</h2>
			{kept.map(({ title, content }) => (
				<div key={title + content} className="row-in">
					<label className="field">
						<span className="lab">{title || t('new_prompt')}</span>
						<textarea className="input mono" rows={3} readOnly value={content} />
					</label>
					<CopyIcon
						text={content}
						label={t('copy_named', { title: title || t('new_prompt') })}
						failure="copy_failed_on_card"
					/>
				</div>
			))}
		</section>
	)
}
