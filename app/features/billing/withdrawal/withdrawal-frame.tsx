import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'

/** What stands around every step of a withdrawal: the way here, what it is, and a slip of paper. */
export function WithdrawalFrame({
	title,
	lead,
	account,
	isSignedIn,
	children,
}: {
	title: string
	lead?: string
	/** Whose contract it is, where a mailed link led here. */
	account?: string | undefined
	isSignedIn: boolean
	children: ReactNode
}) {
	const { t } = useWords()
	const settings = href('/settings')
	const crumbs = isSignedIn
		? [
				{ label: t('settings'), to: settings },
				{ label: t('subscription'), to: `${settings}?tab=subscription` },
			]
		: [{ label: t('home'), to: href('/') }]
	return (
		<div className="wrap withdrawal">
			<Breadcrumb crumbs={crumbs} />
			<div className="two">
				<div>
					<h1>{title}</h1>
					{lead ? <p className="muted">{lead}</p> : null}
					{account ? (
						<p className="muted wrap-anywhere">{t('withdraw_link_owner', { email: account })}</p>
					) : null}
				</div>
				<div>{children}</div>
			</div>
		</div>
	)
}

/** Which of the two steps somebody is at. */
export function Steps({ current }: { current: 'contract' | 'confirm' }) {
	const { t } = useWords()
	const isPast = current === 'confirm'
	return (
		<ol className="slip-steps" aria-label={t('withdraw_steps')}>
			<li className={isPast ? 'is-done' : undefined} aria-current={isPast ? undefined : 'step'}>
				<b>{isPast ? <Check className="icon icon-small" aria-hidden="true" /> : 1}</b>
				{t('withdraw_step_contract')}
			</li>
			<li aria-current={isPast ? 'step' : undefined}>
				<b>2</b>
				{t('withdraw_step_confirm')}
			</li>
		</ol>
	)
}
