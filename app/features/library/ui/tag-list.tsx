import { Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** The tags of a prompt; nothing where it has none. */
export function TagList({
	tags,
	lang,
	addressOf,
	chosen = [],
}: {
	tags: readonly string[]
	/** Theirs where it is not the page's. */
	lang?: string | undefined
	/** Where one finds what has a tag; without it they are words. */
	addressOf?: (tag: string) => string
	/** Those by which a list is filtered already. */
	chosen?: readonly string[]
}) {
	const { t } = useWords()
	if (tags.length === 0) return null
	return (
		<ul className="tags" aria-label={t('tags')} lang={lang}>
			{tags.map((tag) => (
				<li key={tag}>
					{addressOf ? (
						<Link to={addressOf(tag)} aria-current={chosen.includes(tag) ? 'true' : undefined}>
							{tag}
						</Link>
					) : (
						tag
					)}
				</li>
			))}
		</ul>
	)
}
