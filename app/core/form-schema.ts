import { z } from 'zod'
import type { MessageId } from '~/i18n/words'
import { trimmed } from './trimmed'

/**
 * What a schema says of a field that is wrong: a message, by its id. Schemas that the browser loads (chat, focus mode, locker)
 * have a line of their own: a script that they share is one more name in what every page loads.
 */
export const says = (error: MessageId) => ({ error })

/** A text that is needed, trimmed, of at most `most` characters. */
export const requiredText = (missing: MessageId, most: number) =>
	z.string(says(missing)).overwrite(trimmed).min(1, says(missing)).max(most, says('text_too_long'))

/** A text that may be missing, trimmed, of at most `most` characters; an empty one is null. */
export const optionalText = (most: number) =>
	z
		.string()
		.overwrite(trimmed)
		.max(most, says('text_too_long'))
		.optional()
		.transform((text) => text || null)
