import { Check, Minus } from 'lucide-react'
import { TIERS } from '~/core/plan-order'
import { type Feature, monthlyPrice, PLANS, planOpens } from '~/core/plans'
import { type Currency, currencyOf } from '~/i18n/currency'
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
	['nav_chat', false, ['chat', 'plan_table_messages']],
	['nav_locker', false, ['locker', true]],
]

/**
 * The plans side by side. Its texts go by the page's language alone: Portuguese says reais (docs/product.md#numbers). Who
 * pays in another currency reads both.
 */
export function PlanTable({
	currency,
	chatMessages,
}: {
	/** In which the reader pays. */
	currency: Currency
	/** How many a day. */
	chatMessages: number
}) {
	const { t, language } = useWords()
	const home = currencyOf(HOME_COUNTRY[language])
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
				{home === currency ? (
					<PriceRow label="plan_table_price" currency={home} />
				) : (
					<>
						<PriceRow label="plan_table_your_price" currency={currency} />
						<PriceRow label="plan_table_price_home" currency={home} />
					</>
				)}
				{ROWS.map(([label, none, ...opened]) => (
					<tr key={label}>
						<th scope="row">{t(label)}</th>
						{TIERS.map((tier) => (
							<td key={tier}>
								<CellContent
									cell={opened.find(([feature]) => planOpens(tier, feature))?.[1] ?? none}
									count={chatMessages}
								/>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}

function PriceRow({ label, currency }: { label: MessageId; currency: Currency }) {
	const { t, money } = useWords()
	return (
		<tr>
			<th scope="row">{t(label)}</th>
			{TIERS.map((tier) => (
				<td key={tier}>
					{t('plan_table_price_of', { price: money(monthlyPrice(tier, currency), currency) })}
				</td>
			))}
		</tr>
	)
}

/** What a plan opens, in words, with `count` where they name a number, or as a sign. */
function CellContent({ cell, count }: { cell: Cell; count: number }) {
	const { t } = useWords()
	if (typeof cell === 'string') return t(cell, { count })
	const Icon = cell ? Check : Minus
	return <Icon className={cell ? 'icon' : 'icon text-ink-3'} role="img" aria-label={t(cell ? 'yes' : 'no')} />
}
