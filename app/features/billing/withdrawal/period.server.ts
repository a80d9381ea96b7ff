import { dayIn } from '~/i18n/time-zone.server'

/** Where European law gives 14 days: the European Union with its far regions, Iceland, Liechtenstein and Norway. */
const EUROPEAN = new Set(
	[
		'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
		'AX EA GF GP IC MF MQ RE YT IS LI NO',
	]
		.join(' ')
		.split(' '),
)
const DAY_MS = 86_400_000

/** Whose rule it is: European law, the United Kingdom's, or Brazil's and our own guarantee, which are the same. */
export type WithdrawalLaw = 'eu' | 'uk' | 'guarantee'

export interface WithdrawalPeriod {
	law: WithdrawalLaw
	days: 7 | 14
	/** The last day on which somebody can withdraw, as an ISO date of their calendar: that whole day. */
	lastDay: string
	/** How many days are left after today; 0 on the last one, below that when it is over. */
	daysLeft: number
}

/** Which rule somebody has, by every country that is known of them: the one that is best for them. */
export function withdrawalLaw(countries: readonly string[]): WithdrawalLaw {
	if (countries.some((country) => EUROPEAN.has(country))) return 'eu'
	return countries.includes('GB') ? 'uk' : 'guarantee'
}

/**
 * How long somebody can withdraw from a contract (docs/product.md#withdrawal): the day of the first payment does not
 * count, the last one does, to its end in their time zone. By European law a period does not end on a weekend.
 */
export function withdrawalPeriod({
	boughtAt,
	countries,
	timeZone,
	now,
}: {
	boughtAt: Date
	countries: readonly string[]
	timeZone: string
	now: Date
}): WithdrawalPeriod {
	const law = withdrawalLaw(countries)
	const days = law === 'guarantee' ? 7 : 14
	const last = Date.parse(dayIn(timeZone, boughtAt)) + days * DAY_MS
	const lastDay = law === 'eu' ? afterWeekend(last) : last
	const daysLeft = Math.round((lastDay - Date.parse(dayIn(timeZone, now))) / DAY_MS)
	return { law, days, lastDay: new Date(lastDay).toISOString().slice(0, 10), daysLeft }
}

/** Regulation 1182/71, article 3(4): the next working day. */
function afterWeekend(day: number): number {
	const weekday = new Date(day).getUTCDay()
	if (weekday === 6) return day + 2 * DAY_MS
	return weekday === 0 ? day + DAY_MS : day
}
