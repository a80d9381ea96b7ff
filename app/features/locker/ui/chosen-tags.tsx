import { X } from 'lucide-react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { type LockerQuery, searchOf, withTag } from '../locker-search'

/** Where the locker shows the same with one more tag, or without one that was chosen. */
export function tagAddress(asked: LockerQuery, tag: string): string {
	return href('/prompt-locker') + searchOf(withTag(asked, tag))
}

/** The tags that all prompts shown have; each leads to the list without it. */
export function ChosenTags({ asked }: { asked: LockerQuery }) {
	const { t } = useWords()
	if (asked.tags.length === 0) return null
	return (
		<ul className="chosen-tags" aria-label={t('chosen_tags')}>
			{asked.tags.map((tag) => (
				<li key={tag}>
					<Link to={tagAddress(asked, tag)} aria-label={t('without_tag', { tag })}>
						<span>#{tag}</span>
						<X className="icon icon-small" aria-hidden="true" />
					</Link>
				</li>
			))}
		</ul>
	)
}
