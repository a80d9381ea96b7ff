import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withdrawalPeriod } from './period.server'

/** A Wednesday, late in the evening of São Paulo. */
const BOUGHT = new Date('2026-11-25T23:30:00-03:00')
const DAY_MS = 86_400_000

const periodOf = (countries: string[], now: string, timeZone = 'America/Sao_Paulo', boughtAt = BOUGHT) =>
	withdrawalPeriod({ boughtAt, countries, timeZone, now: new Date(now) })

test.each([
	[['BR'], '2026-12-02', 7],
	[['US'], '2026-12-02', 7],
	[[], '2026-12-02', 7],
	[['DE'], '2026-12-09', 14],
	[['NO'], '2026-12-09', 14],
	[['RE'], '2026-12-09', 14],
	[['IS'], '2026-12-09', 14],
	[['LI'], '2026-12-09', 14],
	[['IC'], '2026-12-09', 14],
	[['GB'], '2026-12-09', 14],
	[['CH'], '2026-12-02', 7],
	[['GB', 'BR'], '2026-12-09', 14],
	// The browser says one country and the card another: what is best for the person counts.
	[['US', 'PT'], '2026-12-09', 14],
])('in %s one can withdraw until %s', (countries, lastDay, days) => {
	expect(periodOf(countries, '2026-11-26T12:00:00Z')).toMatchObject({ lastDay, days })
})

test.each([
	['the day of buying', '2026-11-25T23:59:00-03:00', 7],
	['day 6', '2026-12-01T12:00:00-03:00', 1],
	['day 7, to its last minute', '2026-12-02T23:59:59-03:00', 0],
	['day 8', '2026-12-03T00:00:00-03:00', -1],
])('in Brazil: %s', (_, now, daysLeft) => {
	expect(periodOf(['BR'], now).daysLeft).toBe(daysLeft)
})

test.each([
	['day 14', '2026-12-09T23:59:59+01:00', 0],
	['day 15', '2026-12-10T00:00:00+01:00', -1],
])('in the EU: %s', (_, now, daysLeft) => {
	const boughtAt = new Date('2026-11-25T10:00:00+01:00')
	expect(periodOf(['FR'], now, 'Europe/Paris', boughtAt).daysLeft).toBe(daysLeft)
})

test('in the EU a period that would end on a weekend ends on Monday; elsewhere, the United Kingdom included, it does not', () => {
	const saturday = new Date('2026-11-28T12:00:00Z')
	const sunday = new Date('2026-11-29T12:00:00Z')
	for (const boughtAt of [saturday, sunday]) {
		expect(periodOf(['IT'], '2026-12-01T00:00:00Z', 'UTC', boughtAt).lastDay).toBe('2026-12-14')
	}
	expect(periodOf(['BR'], '2026-12-01T00:00:00Z', 'UTC', saturday).lastDay).toBe('2026-12-05')
	expect(periodOf(['GB'], '2026-12-01T00:00:00Z', 'UTC', saturday)).toMatchObject({
		law: 'uk',
		lastDay: '2026-12-12',
	})
	expect(periodOf(['GB', 'IE'], '2026-12-01T00:00:00Z', 'UTC', saturday)).toMatchObject({
		law: 'eu',
		lastDay: '2026-12-14',
	})
})

test('wherever somebody is, they have seven whole days at least, and nobody has more than seventeen', () => {
	const zone = fc.constantFrom(
		'UTC',
		'America/Sao_Paulo',
		'Europe/Berlin',
		'Pacific/Kiritimati',
		'Pacific/Pago_Pago',
	)
	const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
	fc.assert(
		fc.property(
			zone,
			moment,
			fc.constantFrom('BR', 'US', 'DE', 'LI', 'GB'),
			fc.nat(30 * 24),
			(timeZone, boughtAt, country, hours) => {
				const now = new Date(boughtAt.getTime() + hours * 3_600_000)
				const { daysLeft, days } = withdrawalPeriod({ boughtAt, countries: [country], timeZone, now })
				const passed = now.getTime() - boughtAt.getTime()
				if (passed <= days * DAY_MS - 3_600_000) expect(daysLeft).toBeGreaterThanOrEqual(0)
				if (passed > (days + 3) * DAY_MS + 3_600_000) expect(daysLeft).toBeLessThan(0)
			},
		),
		{ numRuns: 500 },
	)
})
