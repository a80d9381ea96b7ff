import { useWords } from '~/i18n/words'

/** The tags of a prompt; nothing where it has none. `lang` is theirs where it is not the page's. */
export function TagList({ tags, lang }: { tags: readonly string[]; lang?: string | undefined }) {
	const { t } = useWords()
	if (tags.length === 0) return null
	return (
		<ul className="tags" aria-label={t('tags')} lang={lang}>
			{tags.map((tag) => (
				<li key={tag}>{tag}</li>
			))}
		</ul>
	)
}
