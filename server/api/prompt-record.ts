import { href } from 'react-router'
import { env } from '~/env.server'
import { wholeOf } from '~/features/api/api-library.server'
import type { ListedPrompt, PromptPage } from '~/features/library/prompt'
import { inLanguage } from '~/i18n/address'
import type { Translate } from '~/i18n/words'
import { promptFileAddress } from '~/requests/prompt-file.server'

/**
 * A prompt as JSON, as `readPrompt` gave it to this caller: what the API says of it (docs/api.md), and beside that the
 * longer record that a few have, and, where the text is locked, what opens it.
 */
export function promptRecord(prompt: PromptPage, t: Translate) {
	const { id, language, body, detail } = prompt
	return {
		...wholeOf(prompt),
		detail: detail && {
			why_it_works: detail.whyItWorks,
			example: detail.example,
			variations: detail.variations,
			pitfalls: detail.pitfalls,
		},
		locked: body ? null : lockedText(t),
		markdown_url: promptFileAddress(id, 'md', language),
	}
}

/** The address of the page that a prompt's files stand beside: search engines shall show that one. */
export function promptPageAddress({
	id,
	language,
	isCreated,
}: Pick<ListedPrompt, 'id' | 'language' | 'isCreated'>): string {
	const page = env().origin + href('/prompt/:id', { id })
	return isCreated ? page : inLanguage(page, language)
}

/** What stands in place of a text that this caller may not read: what opens it, for people and for programs. */
export function lockedText(t: Translate): string {
	const { origin } = env()
	return t('prompt_file_locked', {
		plans: origin + href('/pricing'),
		settings: origin + href('/settings/tokens'),
	})
}
