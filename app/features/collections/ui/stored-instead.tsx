import { useWords } from '~/i18n/words'

/** What is stored where somebody else, or another tab, was there first. */
export function StoredInstead({ text }: { text: string }) {
	const { t } = useWords()
	return (
		<div className="note note-kept" data-message="collection_stored">
			<div>
				<b>{t('collection_stored')}</b>
				<p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
			</div>
		</div>
	)
}
