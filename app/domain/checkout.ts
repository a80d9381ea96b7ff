import { z } from 'zod'

/** What `create-checkout` takes (spec 7); anything else that is sent, a price id for one, means nothing. */
export const CheckoutRequest = z.object({
	planType: z.enum(['premium', 'pro']).default('premium'),
	countryCode: z
		.string()
		.regex(/^[a-z]{2}$/i)
		.transform((code) => code.toUpperCase())
		.default('US'),
})
