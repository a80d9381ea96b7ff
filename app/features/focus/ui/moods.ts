import type { MessageId } from '~/i18n/words'
import type { Emoji } from '../focus-work'

/** What each emoji is called. */
export const MOOD_NAME: Record<Emoji, MessageId> = {
	'😴': 'mood_sleepy',
	'😢': 'mood_sad',
	'😐': 'mood_neutral',
	'🙂': 'mood_fine',
	'😊': 'mood_happy',
	'😁': 'mood_great',
}
