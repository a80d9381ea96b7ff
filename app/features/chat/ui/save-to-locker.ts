import '../words/load'
import '~/features/locker/words/load'
import { pendingKeys } from '~/core/pending-keys'
import { browserDoor, errorMessage, paramsOf, storedOf } from '~/features/locker/ui/call-locker'
import type { MessageId } from '~/i18n/words'
import { titleFor, wordsOfReply } from '../chat'

const keys = pendingKeys()

/** Keeps a text in the locker, called as it begins. */
export async function saveToLocker(
	text: string,
	userId: string,
): Promise<{ isSaved: boolean; said: MessageId }> {
	const draft = {
		title: titleFor(wordsOfReply(text) || text),
		content: text,
		description: '',
		tags: [],
		categoryId: null,
	}
	try {
		const idempotency_key_param = keys.keyOf(text)
		await browserDoor.call('create_saved_prompt', { ...paramsOf(draft, userId), idempotency_key_param })
		keys.settle(text)
		return { isSaved: true, said: 'prompt_saved' }
	} catch (error) {
		// It was saved, and changed since.
		if (storedOf(error)) return { isSaved: true, said: 'prompt_saved' }
		return { isSaved: false, said: errorMessage(error) }
	}
}
