import { z } from 'zod'

/** The id of another thing, which Stripe writes alone or, where it was asked to, with all of the thing. */
export const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
