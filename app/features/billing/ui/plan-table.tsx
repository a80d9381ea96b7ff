import { Check, Minus } from 'lucide-react'
import { MONTHLY_PRICE, PLAN_TITLE } from '~/core/plan'
import { TIERS } from '~/core/viewer'
import { type MessageId, useWords } from '~/i18n/words'

type Cell = MessageId | boolean
/** Explorer, Creator, Legend. */
type Cells = readonly [Cell, Cell, Cell]

const ROWS: readonly { feature: MessageId; cells: Cells }[] = [
	{ feature: 'plan_table_prompts', cells: ['5_prompts_per_category', 'plan_table_all', 'plan_table_all'] },
	{ feature: 'plan_table_premium', cells: [false, 'plan_table_all', 'plan_table_all'] },
	{
		feature: 'plan_table_new',
		cells: ['plan_table_every_30_days', 'plan_table_weekly', 'plan_table_weekly'],
	},
	{
		feature: 'plan_table_favorites',
		cells: ['2_favorites', 'plan_table_unlimited', 'plan_table_unlimited'],
	},
	{ feature: 'nav_focus', cells: [false, true, true] },
	{ feature: 'plan_table_history', cells: [false, 'plan_table_last_5', 'plan_table_all_sessions'] },
	{ feature: 'nav_chat', cells: [false, false, true] },
	{ feature: 'nav_locker', cells: [false, false, true] },
]

/** The plans side by side. Its texts go by the page's language alone: Portuguese says reais (docs/product.md#numbers). */
export function PlanTable() {
	const { t, money, language } = useWords()
	const currency = language === 'pt' ? 'BRL' : 'USD'
	const price = (amount: number) => t('plan_table_price_of', { price: money(amount, currency) })
	return (
		<table className="plan-table">
			<thead>
				<tr>
					<td />
					{TIERS.map((tier) => (
						<th key={tier} scope="col">
							{PLAN_TITLE[tier]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				<tr>
					<th scope="row">{t('plan_table_price')}</th>
					<td>{price(0)}</td>
					<td>{price(MONTHLY_PRICE.premium[currency])}</td>
					<td>{price(MONTHLY_PRICE.pro[currency])}</td>
				</tr>
				{ROWS.map(({ feature, cells }) => (
					<tr key={feature}>
						<th scope="row">{t(feature)}</th>
						{TIERS.map((tier, column) => (
							<td key={tier}>
								<CellContent cell={cells[column] ?? false} />
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
