import './words/load'
import { Form, Link, useLocation } from 'react-router'
import type { Improved, PromptNews } from '~/features/library/marks/improved'
import { useWords } from '~/i18n/words'

/** Tells who used or saved a prompt what became better of it since, until they know or have compared their copy. */
export default function ImprovedNote({
	improved,
	changes,
}: Pick<PromptNews, 'changes'> & { improved: Improved }) {
	const { t, day } = useWords()
	const { pathname } = useLocation()
	const { mark, note } = improved
	return (
		<div className="wrap pb-5">
			<div className="note note-kept" data-message={`improved_since_${mark}`}>
				{mark === 'copied' ? (
					<p>
						{t('improved_since_copied')} {note} <Link to={improved.compare}>{t('improved_compare')}</Link>
					</p>
				) : (
					<Form method="post" action={changes} preventScrollReset>
						<input type="hidden" name="next" value={pathname} />
						{t(mark === 'used' ? 'improved_since_used' : 'improved_since_saved', { day: day(improved.day) })}{' '}
						{note} <Link to={changes}>{t('changes_see')}</Link>{' '}
						<button className="text-link" type="submit">
							{t('improved_known')}
						</button>
					</Form>
				)}
			</div>
		</div>
	)
}
