import { Link } from 'react-router'
import { useWords } from '~/i18n/words'

export interface Neighbor {
	to: string
	title: string
}

/** The ways to what was written before and after, or stands before and after. */
export function Neighbors({
	label,
	previous,
	next,
}: {
	label: string
	previous: Neighbor | null
	next: Neighbor | null
}) {
	const { t } = useWords()
	if (!previous && !next) return null
	return (
		<nav className="next-previous" aria-label={label}>
			{previous ? (
				<Link rel="prev" to={previous.to} prefetch="intent">
					<small>{t('previous')}</small>
					{previous.title}
				</Link>
			) : null}
			{next ? (
				<Link rel="next" to={next.to} prefetch="intent">
					<small>{t('next')}</small>
					{next.title}
				</Link>
			) : null}
		</nav>
	)
}
