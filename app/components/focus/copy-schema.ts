import '~/i18n/areas/focus'
import { z } from 'zod'
import { FocusWork } from '~/domain/focus'

/** What a browser kept of a session that it could not save, as an earlier version of this product may have written it. */
export const FocusCopy = z.object({
	at: z.number(),
	version: z.int().min(1),
	mine: FocusWork,
	unsure: z.array(FocusWork),
	isStored: z.boolean().optional(),
})
