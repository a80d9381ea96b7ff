import { Lock } from 'lucide-react'
import { href, Link } from 'react-router'
import { monthlyPrice } from '~/core/plans'
import type { Currency } from '~/i18n/currency'
import { useWords } from '~/i18n/words'
import { loginAddress } from '~/ui/login-address'

/** Stands in place of a premium text, of which nothing is in the page; says what opens it. */
export function PremiumLock({
	currency,
	isSignedIn,
	address,
}: {
	currency: Currency
	isSignedIn: boolean
	address: string
}) {
	const { t, money } = useWords()
	return (
		<div className="lock">
			<div className="lock-rules ruled" aria-hidden="true">
				<span className="seal">
					<Lock className="icon" />
				</span>
			</div>
			<div className="lock-words">
				<h2>{t('lock_title')}</h2>
				<p className="muted">{t('lock_text')}</p>
				<div className="row">
					<Link className="button button-primary" to={href('/pricing')} prefetch="intent">
						{t('upgrade_for', { price: money(monthlyPrice('premium', currency), currency) })}
					</Link>
					{isSignedIn ? null : (
						<Link className="button button-quiet" to={loginAddress(address)}>
							{t('log_in')}
						</Link>
					)}
				</div>
			</div>
		</div>
	)
}
