import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { NothingHere } from '~/ui/problem-page'

/** The screen for a category that does not exist. */
export function UnknownCategory() {
	const { t } = useWords()
	return (
		<NothingHere
			title={t('category_not_found')}
			message="category_not_found"
			text={t('category_not_found_text')}
			actions={
				<>
					<Link className="button button-primary" to={href('/categories')}>
						{t('all_categories')}
					</Link>
					<Link className="button button-secondary" to={href('/')}>
						{t('return_home')}
					</Link>
				</>
			}
		/>
	)
}
