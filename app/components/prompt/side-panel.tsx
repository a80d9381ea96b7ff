import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { loginAddress } from '~/components/site/login-address'
import { useWords } from '~/i18n/words'
import { ShareButtons } from './share-buttons'

/** What can be done with a prompt beside using it (spec 2). A visitor's favourites wait for an account. */
export function SidePanel({
	title,
	text,
	url,
	address,
}: {
	title: string
	/** The filled text, or null where this person can't read it. */
	text: string | null
	url: string
	/** Where to come back to after logging in. */
	address: string
}) {
	const { t } = useWords()
	return (
		<aside className="side-panel" aria-label={t('prompt_actions')}>
			<div className="side-block">
				<button
					className="button button-secondary button-wide"
					type="button"
					disabled
					aria-describedby="favorite-hint"
				>
					<Heart className="icon" aria-hidden="true" />
					{t('save_favorite')}
				</button>
				<p className="hint" id="favorite-hint" data-message="login_to_save_favorites">
					{t('login_to_save_favorites')}
				</p>
				<ShareButtons title={title} text={text} url={url} />
			</div>
			<div className="side-upgrade">
				<h2>{t('keep_the_good_ones')}</h2>
				<p>{t('keep_the_good_ones_text')}</p>
				<Link className="button button-ink" to={loginAddress(address)}>
					{t('log_in_or_sign_up')}
				</Link>
			</div>
		</aside>
	)
}
