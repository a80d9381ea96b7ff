import { Check, Minus } from 'lucide-react'
import { TIERS } from '~/core/plan-order'
import { monthlyPrice, PLANS, planOpens, type Tier } from '~/core/plans'
import { currencyOf } from '~/i18n/currency'
import { HOME_COUNTRY } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'

type Cell = MessageId | boolean

const isPaid = (tier: Tier) => PLANS[tier].price !== null

const ROWS: readonly { feature: MessageId; cell: (tier: Tier) => Cell }[] = [
	{
		feature: 'plan_table_prompts',
		cell: (tier) => (planOpens(tier, 'advanced_prompts') ? 'plan_table_all' : '5_prompts_per_category'),
	},
	{ feature: 'plan_table_premium', cell: (tier) => planOpens(tier, 'advanced_prompts') && 'plan_table_all' },
	{
		feature: 'plan_table_new',
		cell: (tier) => (isPaid(tier) ? 'plan_table_weekly' : 'plan_table_every_30_days'),
	},
	{
		feature: 'plan_table_favorites',
		cell: (tier) => (isPaid(tier) ? 'plan_table_unlimited' : '2_favorites'),
	},
	{ feature: 'nav_focus', cell: (tier) => planOpens(tier, 'focus_mode') },
	{
		feature: 'plan_table_history',
		cell: (tier) =>
			planOpens(tier, 'unlimited_history')
				? 'plan_table_all_sessions'
				: planOpens(tier, 'focus_mode') && 'plan_table_last_5',
	},
	{ feature: 'nav_chat', cell: (tier) => planOpens(tier, 'chat') },
	{ feature: 'nav_locker', cell: (tier) => planOpens(tier, 'locker') },
]

/** The plans side by side. Its texts go by the page's language alone: Portuguese says reais (docs/product.md#numbers). */
export function PlanTable() {
	const { t, money, language } = useWords()
	const currency = currencyOf(HOME_COUNTRY[language])
	const price = (amount: number) => t('plan_table_price_of', { price: money(amount, currency) })
	return (
		<table className="plan-table">
			<thead>
				<tr>
					<td />
					{TIERS.map((tier) => (
						<th key={tier} scope="col">
							{PLANS[tier].title}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				<tr>
					<th scope="row">{t('plan_table_price')}</th>
					{TIERS.map((tier) => (
						<td key={tier}>{price(monthlyPrice(tier, currency))}</td>
					))}
				</tr>
				{ROWS.map(({ feature, cell }) => (
					<tr key={feature}>
						<th scope="row">{t(feature)}</th>
						{TIERS.map((tier) => (
							<td key={tier}>
								<CellContent cell={cell(tier)} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}

function CellContent({ cell }: { cell: Cell }) {
	const { t } = useWords()
	if (typeof cell === 'string') return t(cell)
	const Icon = cell ? Check : Minus
	return <Icon className={cell ? 'icon' : 'icon text-ink-3'} role="img" aria-label={t(cell ? 'yes' : 'no')} />
}
