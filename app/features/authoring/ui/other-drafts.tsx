import { useWords } from '~/i18n/words'
import { UnsavedText } from './unsaved-text'

/** Further unsaved texts of tabs that were closed: the form can go on with one of them, and keeps what is in it. */
export function OtherDrafts({
	others,
	onTake,
}: {
	others: readonly { place: string; title: string; content: string }[]
	onTake: (place: string) => void
}) {
	const { t } = useWords()
	if (others.length === 0) return null
	return (
		<section data-message="more_unsaved_texts" aria-label={t('more_unsaved_texts')}>
			<p className="hint">{t('more_unsaved_texts')}</p>
			<ul>
				{others.map(({ place, title, content }) => (
					<UnsavedText key={place} title={title} content={content} onContinue={() => onTake(place)} />
				))}
			</ul>
		</section>
	)
}
