import { trimmed } from '~/core/trimmed'
import { FOCUS_LIMITS } from './focus-work'

/** More than anybody writes for a length of time. */
export const LONGEST_ESTIMATE = 40

const MINUTES = ['minutes', 'minutos', 'mins']
const HOURS = ['hours', 'horas', 'hrs']

/** An amount and its unit; behind hours what is left of minutes. */
const TYPED = /^(\d+(?:[.,]\d+)?)\s*(?:([a-z]+)\s*(?:(?:(?:e|and)\s+)?(\d{1,2})\s*([a-z]*))?)?$/

/**
 * What somebody typed as an estimate, in minutes: "15", "15 min", "1h", "1h30", in either language. Null where nothing is
 * typed, undefined where it is no whole number of minutes within the bounds.
 */
export function estimateTyped(text: string): number | null | undefined {
	const typed = trimmed(text).toLowerCase()
	if (typed === '') return null
	const [, amount = '', unit = '', rest, restUnit = ''] = TYPED.exec(typed) ?? []
	const count = Number(amount.replace(',', '.'))
	const minutes = isUnit(HOURS, unit)
		? hoursAnd(count, rest, restUnit)
		: isPlain(unit, rest)
			? count
			: Number.NaN
	const { least, most } = FOCUS_LIMITS.estimate
	return amount !== '' && Number.isInteger(minutes) && minutes >= least && minutes <= most
		? minutes
		: undefined
}

/** A unit that is only begun counts, so that no error flashes up while it is typed. */
const isUnit = (units: readonly string[], typed: string) =>
	typed !== '' && units.some((unit) => unit.startsWith(typed))

const isPlain = (unit: string, rest: string | undefined) =>
	rest === undefined && (unit === '' || isUnit(MINUTES, unit))

function hoursAnd(hours: number, rest: string | undefined, restUnit: string): number {
	// A tenth of an hour is a whole number of minutes, but not as computers multiply.
	if (rest === undefined) return Math.round(hours * 60_000) / 1_000
	const isRest =
		Number.isInteger(hours) && Number(rest) < 60 && (restUnit === '' || isUnit(MINUTES, restUnit))
	return isRest ? hours * 60 + Number(rest) : Number.NaN
}
