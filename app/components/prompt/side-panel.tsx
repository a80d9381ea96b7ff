import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FocusLink } from '~/components/focus/focus-link'
import { SubscriptionBlock } from '~/components/plan/subscription-block'
import { loginAddress } from '~/components/site/login-address'
import type { Filled } from '~/domain/blanks'
import type { Currency } from '~/domain/plan'
import { useWords } from '~/i18n/words'
import { FavoriteBlock } from './favorite-block'
import { useMarks } from './marks'
import { ShareButtons } from './share-buttons'

/** What can be done with a prompt beside using it (spec 2). */
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
