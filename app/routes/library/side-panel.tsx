import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SubscriptionBlock } from '~/features/billing/ui/subscription-block'
import { useMarks } from '~/features/library/marks/marks-provider'
import type { Currency } from '~/i18n/currency'
import { useWords } from '~/i18n/words'
import { loginAddress } from '~/ui/login-address'

/** What an account or a plan adds to a prompt. */
export function SidePanel({
	address,
	currency,
	children,
}: {
	/** Where to come back to after logging in, or buying a plan. */
	address: string
	currency: Currency
	children?: ReactNode
}) {
	const { t } = useWords()
	const { isSignedIn } = useMarks()
	return (
		<aside className="side-panel" aria-label={t('account_and_plan')}>
			{isSignedIn ? (
				<SubscriptionBlock address={address} currency={currency} />
			) : (
				<div className="side-upgrade">
					<h2>{t('keep_the_good_ones')}</h2>
					<p>{t('keep_the_good_ones_text')}</p>
					<Link className="button button-ink" to={loginAddress(address)}>
						{t('log_in_or_sign_up')}
					</Link>
				</div>
			)}
			{children}
		</aside>
	)
}
