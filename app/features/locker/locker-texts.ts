import { z } from 'zod'
import { LOCKER_LENGTHS } from './locker'

/** A question for what of these texts is in one's locker. */
export const TextLook = z.object({ texts: z.array(z.string().max(LOCKER_LENGTHS.content)).max(20) })

/** Under which id each of the texts that were asked for is saved; null where it is not. */
export const TextCopies = z.object({ ids: z.array(z.string().nullable()) })
