import type { Messages } from '@lingui/core'
import type { Language } from './language'

/** The compiled words of one language; a page loads its own language only. */
export async function loadWords(language: Language): Promise<Messages> {
	const { messages } = await (language === 'pt'
		? import('./pt/public.json?lingui')
		: import('./en/public.json?lingui'))
	return messages
}
