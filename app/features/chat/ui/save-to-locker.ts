import '../words/load'
import '~/features/locker/words/load'
import { pendingKeys } from '~/core/pending-keys'
import { EMPTY_DRAFT } from '~/features/locker/locker'
import { browserDoor, errorMessage, saveCopy } from '~/features/locker/ui/call-locker'
import type { MessageId } from '~/i18n/words'
import { titleFor, wordsOfReply } from '../chat'

const keys = pendingKeys()

/** Keeps a text in the locker, called as it begins. */
export async function saveToLocker(
	text: string,
	userId: string,
): Promise<{ isSaved: boolean; said: MessageId }> {
	const draft = { ...EMPTY_DRAFT, title: titleFor(wordsOfReply(text) || text), content: text }
	try {
		await saveCopy(browserDoor, keys, draft, { userId })
		return { isSaved: true, said: 'prompt_saved' }
	} catch (error) {
		return { isSaved: false, said: errorMessage(error) }
	}
}
