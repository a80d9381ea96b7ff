import { z } from 'zod'
import { PAID_TIERS } from './subscription'

/** What `create-checkout` takes; anything else that is sent, a price id for one, means nothing. */
export const CheckoutRequest = z.object({
	planType: z.enum(PAID_TIERS).default('premium'),
	countryCode: z
		.string()
		.regex(/^[a-z]{2}$/i)
		.transform((code) => code.toUpperCase())
		.default('US'),
})
