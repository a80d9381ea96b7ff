import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { type PaidTier, PLANS } from '~/core/plans'
import type { ListedPrompt } from '~/features/library/prompt'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { useWords } from '~/i18n/words'
import { BOUGHT, PERIOD_END, STATUS, type SubscriptionView } from './subscription-view'

/** What somebody has who just paid: the plan, and what it opened. */
export function Success({
	tier,
	subscription: { currency, amount, periodEnd, phase },
	terms,
	chosen,
	unlocked,
}: {
	tier: PaidTier
	subscription: SubscriptionView
	/** That it renews, and until when they can withdraw from it, in words. */
	terms: readonly string[]
	/** The prompt that the plan was chosen for. */
	chosen: ListedPrompt | null
	unlocked: readonly ListedPrompt[]
}) {
	const { t, day, money } = useWords()
	const endLabel = PERIOD_END[phase]
	return (
		<div className="wrap">
			<div className="result-page">
				<section>
					<h1 data-message="subscription_successful">{t('subscription_successful')}</h1>
					<p className="lead pt-6">{t(BOUGHT[tier])}</p>
					<div className="row pt-8">
						{chosen ? (
							<Link
								className="button button-primary"
								to={href('/prompt/:id', { id: chosen.address })}
								prefetch="intent"
							>
								{t('open_titled', { title: chosen.title })}
							</Link>
						) : null}
						<Link className={`button ${chosen ? 'button-secondary' : 'button-primary'}`} to={href('/')}>
							{t('go_to_home')}
						</Link>
						<Link className={`button ${chosen ? 'button-quiet' : 'button-secondary'}`} to={href('/account')}>
							{t('view_your_account')}
						</Link>
					</div>
				</section>
				<section aria-label={t('your_plan')}>
					<span className="result-tab">{t('your_plan')}</span>
					<div className="result-card">
						<h2>{PLANS[tier].title}</h2>
						{currency && amount !== null ? (
							<p className="price">
								{money(amount / 100, currency)}
								<small>{` ${t('a_month')}`}</small>
							</p>
						) : null}
						<dl>
							<dt>{t('subscription_status')}</dt>
							<dd>{t(STATUS[phase])}</dd>
							{endLabel && periodEnd ? (
								<>
									<dt>{t(endLabel)}</dt>
									<dd>{day(periodEnd)}</dd>
								</>
							) : null}
						</dl>
						{terms.map((term) => (
							<p key={term} className="hint">
								{term}
							</p>
						))}
					</div>
				</section>
			</div>
			<section className="section pb-(--section)" aria-labelledby="unlocked-title">
				<div className="section-head">
					<h2 id="unlocked-title">{t('just_unlocked')}</h2>
					<Link className="more-link" to={href('/categories')}>
						<span className="cap">{t('view_all_prompts')}</span>
						<ArrowRight className="icon" aria-hidden="true" />
					</Link>
				</div>
				<PromptGrid prompts={unlocked} columns={3} heading="h3" />
			</section>
		</div>
	)
}

/** Nobody is told that they paid who did not, or of whom we don't know it. */
export function PaymentPending({
	problem,
	address,
}: {
	problem: string | null
	/** This page's own, with what the plan was chosen for. */
	address: string
}) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<div className="result-page">
				<section>
					<h1 className="text-h1">{problem ? t('check_failed_title') : t('not_subscribed_title')}</h1>
					<p className="lead pt-6">{problem ?? t('not_subscribed_text')}</p>
					<div className="row pt-8">
						<Link className="button button-primary" to={address} reloadDocument>
							{t('check_again')}
						</Link>
						<Link className="button button-secondary" to={href('/pricing')}>
							{t('see_plans')}
						</Link>
						<Link className="button button-quiet" to={href('/account')}>
							{t('view_your_account')}
						</Link>
					</div>
				</section>
			</div>
		</div>
	)
}
