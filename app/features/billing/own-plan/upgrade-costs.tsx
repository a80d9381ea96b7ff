import './upgrade-costs.css'
import { PLANS } from '~/core/plans'
import { useWords } from '~/i18n/words'
import type { UpgradePreview } from '../subscription'
import type { PlanChangeView } from '../ui/subscription-view'

/** What an upgrade costs today, line by line to the sum that is charged, and the card that it is charged to. */
export function UpgradeCosts({ change, now }: { change: PlanChangeView; now: UpgradePreview }) {
	const { t, day, cents } = useWords()
	const { from, to, currency } = change
	const { sum, card, amountDue } = now
	const until = day(change.startsOn)
	return (
		<>
			{sum ? (
				<dl className="upgrade-costs">
					<div>
						<dt>{t('upgrade_rest', { plan: PLANS[to].title, day: until })}</dt>
						<dd>{cents(sum.rest, currency)}</dd>
					</div>
					{sum.unused === 0 ? null : (
						<div>
							<dt>{t('upgrade_unused', { plan: PLANS[from].title, day: until })}</dt>
							<dd>{cents(sum.unused, currency)}</dd>
						</div>
					)}
					{sum.other === 0 ? null : (
						<div>
							<dt>{t('upgrade_other')}</dt>
							<dd>{cents(sum.other, currency)}</dd>
						</div>
					)}
					<div>
						<dt>{t('upgrade_today')}</dt>
						<dd>{cents(amountDue, currency)}</dd>
					</div>
				</dl>
			) : null}
			{card && amountDue > 0 ? (
				<p>
					{card.kind === 'card'
						? t('upgrade_charged_to', { brand: card.brand, digits: card.digits })
						: t('upgrade_charged_other')}
				</p>
			) : null}
		</>
	)
}
