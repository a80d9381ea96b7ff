import './words/load'
import { Link } from 'react-router'
import type { Improved, PromptNews } from '~/features/library/marks/improved'
import { useWords } from '~/i18n/words'

/** Tells who used or saved a prompt what became better of it since. */
export default function ImprovedNote({
	improved: { mark, day, note },
	changes,
}: Pick<PromptNews, 'changes'> & { improved: Improved }) {
	const words = useWords()
	const { t } = words
	const since = { day: words.day(day) }
	return (
		<div className="wrap pb-5">
			<p className="note note-kept" data-message={`improved_since_${mark}`}>
				<span>
					{t(mark === 'used' ? 'improved_since_used' : 'improved_since_saved', since)} {note}{' '}
					<Link to={changes}>{t('changes_see')}</Link>
				</span>
			</p>
		</div>
	)
}
