import '../words/load'
import '~/features/locker/words/load'
import { pendingKeys } from '~/core/pending-keys'
import { EMPTY_DRAFT } from '~/features/locker/locker'
import { browserDoor, errorMessage, saveCopy } from '~/features/locker/ui/call-locker'
import type { MessageId } from '~/i18n/words'
import type { ChatMessage } from '../chat'
import { titleForReply } from '../title-for-reply'

const keys = pendingKeys()

/** Keeps an answer in the locker, called as it begins: as what, or null where it could not be. */
export async function saveToLocker(
	{ id, content }: Pick<ChatMessage, 'id' | 'content'>,
	userId: string,
): Promise<{ savedId: string | null; said: MessageId }> {
	const draft = { ...EMPTY_DRAFT, title: titleForReply(content), content }
	try {
		const savedId = await saveCopy(browserDoor, keys, draft, { userId, replyId: id })
		return { savedId, said: 'prompt_saved' }
	} catch (error) {
		return { savedId: null, said: errorMessage(error) }
	}
}
