import { Link2 } from 'lucide-react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** From the settings to the links that somebody created, which can be closed whatever their plan is now. */
export function SharesLink() {
	const { t } = useWords()
	return (
		<section aria-labelledby="shares-title">
			<h3 id="shares-title">{t('chat_shares')}</h3>
			<p className="muted">{t('chat_shares_lead')}</p>
			<Link className="button button-secondary" to={href('/chat-legend/links')}>
				<Link2 className="icon" aria-hidden="true" />
				{t('chat_shares_see')}
			</Link>
		</section>
	)
}
