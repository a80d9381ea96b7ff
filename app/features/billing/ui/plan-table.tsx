import { Check, Minus } from 'lucide-react'
import { TIERS } from '~/core/plan-order'
import { type Feature, monthlyPrice, PLANS, planOpens } from '~/core/plans'
import { currencyOf } from '~/i18n/currency'
import { HOME_COUNTRY } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'

type Cell = MessageId | boolean

/** What stands in a row for the plans that open a feature, the first that is opened; and for those that open none. */
type Row = readonly [label: MessageId, none: Cell, ...opened: (readonly [Feature, Cell])[]]

const ROWS: readonly Row[] = [
	['plan_table_prompts', '5_prompts_per_category', ['advanced_prompts', 'plan_table_all']],
	['plan_table_premium', false, ['advanced_prompts', 'plan_table_all']],
	['plan_table_new', 'plan_table_every_30_days', ['advanced_prompts', 'plan_table_weekly']],
	['plan_table_favorites', '2_favorites', ['advanced_prompts', 'plan_table_unlimited']],
	['nav_focus', false, ['focus_mode', true]],
	[
		'plan_table_history',
		false,
		['unlimited_history', 'plan_table_all_sessions'],
		['focus_mode', 'plan_table_last_5'],
	],
	['nav_chat', false, ['chat', true]],
	['nav_locker', false, ['locker', true]],
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
				{ROWS.map(([label, none, ...opened]) => (
					<tr key={label}>
						<th scope="row">{t(label)}</th>
						{TIERS.map((tier) => (
							<td key={tier}>
								<CellContent cell={opened.find(([feature]) => planOpens(tier, feature))?.[1] ?? none} />
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
