import { z } from 'zod'

/** A draft as a device keeps it, by the schema of its values. */
export const keptDraft = <Values>(values: z.ZodType<Values>) =>
	z.object({
		about: z.string(),
		base: z.string(),
		values,
		idempotencyKey: z.string(),
		sent: z.array(values),
	})
