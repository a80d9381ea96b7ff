import { href, Link } from 'react-router'
import { PLANS } from '~/core/plans'
import { useWords } from '~/i18n/words'
import type { StandingView } from './withdrawal-view'

type Shut = Exclude<StandingView, { kind: 'open' | 'withdrawn' }>

const TITLE = {
	late: 'withdraw_late_title',
	repaid: 'withdraw_repaid_title',
	none: 'withdraw_none_title',
	unknown: 'withdraw_unknown_title',
} as const

/** The heading of a page on which nobody can withdraw. What a bank has is not said to be back: it may decide otherwise. */
export function shutTitle(standing: Shut) {
	const isAtBank = standing.kind === 'repaid' && standing.disputed > 0
	return TITLE[isAtBank ? 'none' : standing.kind]
}

/** Why somebody can't withdraw, and what they can do instead. */
export function NoWithdrawal({ standing, isSignedIn }: { standing: Shut; isSignedIn: boolean }) {
	const { t } = useWords()
	const text = useReason(standing)
	return (
		<div className="slip">
			<p>{text}</p>
			<div className="row">
				{isSignedIn ? (
					<Link className="button button-primary" to={`${href('/settings')}?tab=subscription`}>
						{t('withdraw_to_subscription')}
					</Link>
				) : (
					<Link
						className="button button-primary"
						to={`${href('/login')}?${new URLSearchParams({ next: '/settings?tab=subscription' })}`}
					>
						{t('withdraw_login')}
					</Link>
				)}
				<Link className="button button-quiet" to={href('/contact')}>
					{t('withdraw_write')}
				</Link>
			</div>
		</div>
	)
}

function useReason(standing: Shut): string {
	const { t, day, cents } = useWords()
	switch (standing.kind) {
		case 'late': {
			const plan = PLANS[standing.plan].title
			return t('withdraw_late_text', { plan, day: day(standing.boughtOn), last: day(standing.lastDay) })
		}
		case 'repaid': {
			const { currency, before, disputed } = standing
			const plan = PLANS[standing.plan].title
			return disputed > 0
				? t('withdraw_repaid_bank', { plan, amount: cents(disputed, currency) })
				: t('withdraw_repaid_text', { plan, amount: cents(before, currency) })
		}
		case 'none':
			return t('withdraw_none_text')
		case 'unknown':
			return t('withdraw_unknown_text')
	}
}
