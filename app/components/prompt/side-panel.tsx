import { Link } from 'react-router'
import { loginAddress } from '~/components/site/login-address'
import { useWords } from '~/i18n/words'
import { FavoriteBlock } from './favorite-block'
import { useMarks } from './marks'
import { ShareButtons } from './share-buttons'

/** What can be done with a prompt beside using it (spec 2). */
export function SidePanel({
	id,
	title,
	text,
	url,
	address,
}: {
	id: string
	title: string
	/** The filled text, or null where this person can't read it. */
	text: string | null
	url: string
	/** Where to come back to after logging in. */
	address: string
}) {
	const { t } = useWords()
	const { isSignedIn } = useMarks()
	return (
		<aside className="side-panel" aria-label={t('prompt_actions')}>
			<div className="side-block">
				<FavoriteBlock id={id} />
				<ShareButtons title={title} text={text} url={url} />
			</div>
			{isSignedIn ? null : (
				<div className="side-upgrade">
					<h2>{t('keep_the_good_ones')}</h2>
					<p>{t('keep_the_good_ones_text')}</p>
					<Link className="button button-ink" to={loginAddress(address)}>
						{t('log_in_or_sign_up')}
					</Link>
				</div>
			)}
		</aside>
	)
}
