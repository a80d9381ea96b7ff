import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { NothingHere } from '~/ui/problem-page'

/** The screen for a series that does not exist. */
export function UnknownSeries() {
	const { t } = useWords()
	return (
		<NothingHere
			title={t('series_not_found')}
			message="series_not_found"
			text={t('series_not_found_text')}
			actions={
				<Link className="button button-primary" to={href('/categories')}>
					{t('all_categories')}
				</Link>
			}
		/>
	)
}
