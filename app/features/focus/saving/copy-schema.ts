import '../words/load'
import { z } from 'zod'
import { FocusWorkInput } from '../focus'

/** What a browser kept of a session that it could not save. Earlier versions of this product kept no `base` with it. */
export const FocusCopy = z.object({
	at: z.number(),
	version: z.int().min(1),
	base: FocusWorkInput.optional(),
	mine: FocusWorkInput,
	unsure: z.array(FocusWorkInput),
})
