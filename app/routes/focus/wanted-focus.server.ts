import { Refused } from '~/core/refuse.server'
import { opens, type Viewer } from '~/core/viewer'
import { readMessage } from '~/features/chat/chat.server'
import { toldOf } from '~/features/chat/files/message-files'
import { titleForReply } from '~/features/chat/title-for-reply'
import { FOCUS_LIMITS } from '~/features/focus/focus-work'
import { SAVED_PROMPT, type WantedFocus } from '~/features/focus/ui/focus-address'
import { CHAT_MESSAGE } from '~/features/focus/ui/focus-icon'
import { readPrompt } from '~/features/library/prompt.server'
import { readSavedPrompt } from '~/features/locker/locker.server'
import type { Language } from '~/i18n/language'

/** More than any prompt's id. */
const LONGEST_ID = 100

/** What another page, or a form that came too early, asks to work on next. */
export function readWanted(fields: URLSearchParams | FormData): WantedFocus {
	const read = (name: string) => String(fields.get(name) ?? '').trim()
	return { title: read('title').slice(0, FOCUS_LIMITS.title), promptId: read('prompt').slice(0, LONGEST_ID) }
}

/**
 * What is wanted, with the text that it begins with as this viewer may read it; a missing prompt has none. What comes
 * from the chat without a title is called as it begins.
 */
export async function findWanted(
	viewer: Viewer,
	wanted: WantedFocus,
	language: Language,
): Promise<{ wanted: WantedFocus; promptText: string }> {
	const promptText = await textOf(viewer, wanted.promptId, language)
	const isSaid = wanted.promptId.startsWith(CHAT_MESSAGE) && wanted.title === ''
	const title = isSaid ? titleForReply(toldOf(promptText)) : wanted.title
	return { wanted: { ...wanted, title }, promptText }
}

async function textOf(viewer: Viewer, promptId: string, language: Language): Promise<string> {
	if (!promptId) return ''
	try {
		if (promptId.startsWith(SAVED_PROMPT)) {
			if (!opens(viewer, 'locker')) return ''
			return (await readSavedPrompt(viewer, promptId.slice(SAVED_PROMPT.length))).content
		}
		if (promptId.startsWith(CHAT_MESSAGE)) {
			if (!opens(viewer, 'chat')) return ''
			return (await readMessage(viewer, promptId.slice(CHAT_MESSAGE.length))).content
		}
		return (await readPrompt(viewer, promptId, language)).body?.promptText ?? ''
	} catch (error) {
		if (error instanceof Refused) return ''
		throw error
	}
}
