import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { PLAN_NAME } from '~/components/site/plan-name'
import type { Tier } from '~/domain/viewer'
import { type MessageId, useWords } from '~/i18n/words'

const INCLUDED: Record<Tier, MessageId> = {
	free: 'included_free',
	premium: 'included_premium',
	pro: 'included_pro',
}

/** Which plan a person has and what it includes (spec 2, Settings). */
export function SubscriptionTab({ tier }: { tier: Tier }) {
	const { t } = useWords()
	return (
		<>
			<h2 className="visually-hidden">{t('subscription')}</h2>
			<dl className="stat">
				<div>
					<dt>{t('subscription_status')}</dt>
					<dd>
						<span className={tier === 'free' ? undefined : 'pill'}>
							{tier === 'free' ? t('no_subscription') : t('subscription_active')}
						</span>
					</dd>
				</div>
				<div>
					<dt>{t('current_plan')}</dt>
					<dd>{t(PLAN_NAME[tier])}</dd>
				</div>
				<div>
					<dt>{t('included')}</dt>
					<dd>{t(INCLUDED[tier])}</dd>
				</div>
			</dl>
			<p className="pt-6">
				<Link className="button button-primary" to={href('/pricing')}>
					{t('see_plans')} <ArrowRight className="icon" aria-hidden="true" />
				</Link>
			</p>
		</>
	)
}
