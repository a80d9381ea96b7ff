import { href, Link } from 'react-router'
import { brand } from '~/brand'
import { useWords } from '~/i18n/words'
import { NothingHere } from '~/ui/problem-page'

/** The screen for a collection that is not there, or not any more. */
export function NoCollection() {
	const { t } = useWords()
	return (
		<>
			<title>{`${t('collection_not_found')} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<NothingHere
				title={t('collection_not_found')}
				message="collection_not_found"
				text={t('collection_not_found_text')}
				actions={
					<Link className="button button-primary" to={href('/categories')}>
						{t('all_categories')}
					</Link>
				}
			/>
		</>
	)
}
