import { z } from 'zod'

const LONGEST = 40
const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/** A moment from outside, as ISO 8601 writes it: of the years 1 to 9999, which JavaScript and PostgreSQL both can hold. */
export const MomentText = z.iso
	.datetime({ offset: true })
	.max(LONGEST)
	.refine((text) => FIRST <= Date.parse(text) && Date.parse(text) <= LAST)

/** The same as a date. */
export const Moment = MomentText.transform((text) => new Date(text))

/** When what a form was made of was stored. A form that doesn't say so, or says nonsense, has seen nothing. */
export const SeenMoment = Moment.catch(new Date(0))
