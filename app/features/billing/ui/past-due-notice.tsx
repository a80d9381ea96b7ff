import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** Says on every page that a payment failed, quietly: access goes on (docs/product.md#plans). */
export function PastDueNotice() {
	const { t } = useWords()
	return (
		<div className="wrap confirm-notice" role="note" data-message="last_payment_failed">
			<span>{t('last_payment_failed')}</span>
			<Link className="button button-quiet button-small" to={href('/account')}>
				{t('manage_subscription')}
			</Link>
		</div>
	)
}
