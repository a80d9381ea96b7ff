import english from './en/public.json'
import type { MessageId } from './words'

/** Whether a text is the key of a message: what comes back from a form's schema or a cookie is a mere string. */
export function isMessageId(text: string): text is MessageId {
	return Object.hasOwn(english, text)
}
