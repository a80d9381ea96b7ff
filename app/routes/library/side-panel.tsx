import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SubscriptionBlock } from '~/features/billing/ui/subscription-block'
import { FocusLink } from '~/features/focus/ui/focus-link'
import type { Filled } from '~/features/library/blanks'
import { FavoriteBlock } from '~/features/library/marks/favorite-block'
import { useMarks } from '~/features/library/marks/marks-provider'
import { ShareButtons } from '~/features/library/ui/share-buttons'
import type { Currency } from '~/i18n/currency'
import { useWords } from '~/i18n/words'
import { loginAddress } from '~/ui/login-address'

/** What can be done with a prompt beside using it. */
export function SidePanel({
	id,
	title,
	text,
	filled,
	url,
	address,
	currency,
	children,
}: {
	id: string
	title: string
	/** The filled text, or null where this person can't read it. */
	text: string | null
	filled: Filled
	url: string
	/** Where to come back to after logging in. */
	address: string
	currency: Currency
	/** What else can be done with it. */
	children?: ReactNode
}) {
	const { t } = useWords()
	const { isSignedIn } = useMarks()
	return (
		<aside className="side-panel" aria-label={t('prompt_actions')}>
			<div className="side-block">
				<FavoriteBlock id={id} />
				<ShareButtons title={title} text={text} url={url} />
				{children}
				<FocusLink id={id} title={title} filled={filled} />
			</div>
			{isSignedIn ? (
				<SubscriptionBlock currency={currency} />
			) : (
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
