import '~/i18n/areas/chat'
import '~/i18n/areas/locker'
import { callLocker, paramsOf, saidOf } from '~/components/locker/call-locker'
import { titleFor, wordsOfReply } from '~/domain/chat'
import type { MessageId } from '~/i18n/words'

/** Keeps a text in the locker, called as it begins (spec 7, prompt_locker_functions). */
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
		await callLocker('create_saved_prompt', paramsOf(draft, userId))
		return { isSaved: true, said: 'prompt_saved' }
	} catch (error) {
		return { isSaved: false, said: saidOf(error) }
	}
}
