import { href, Link, useLocation } from 'react-router'
import { useWords } from '~/i18n/words'

/**
 * Says on every page that a payment failed, quietly: access goes on (docs/product.md#plans). The subscription tab says it
 * itself.
 */
export function PastDueNotice({
	text,
}: {
	/** Until when access lasts at least, in words. */
	text: string
}) {
	const { t } = useWords()
	const { pathname, search } = useLocation()
	const isSubscription = new URLSearchParams(search).get('tab') === 'subscription'
	if (pathname === href('/settings') && isSubscription) return null
	return (
		<div className="wrap confirm-notice" role="note" data-message="last_payment_failed">
			<span>
				{t('last_payment_failed')} {text}
			</span>
			<Link className="button button-quiet button-small" to={href('/account')}>
				{t('manage_subscription')}
			</Link>
		</div>
	)
}
