import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import type { MessageId } from '~/i18n/words'
import { hiddenText } from '~/requests/form-request.server'

/** Who opened a form that is for one person; who sends it, where it does not say. */
export function draftOwner(form: FormData, { userId }: Member): string {
	return hiddenText(form, 'draftOf') || userId
}

/** Refuses with `not_authorized` what one person wrote and another, who has logged in since, would store as theirs. */
export function requireOwnDraft(
	draftOf: string,
	{ userId }: Member,
	message: MessageId = 'draft_of_another',
): void {
	if (draftOf !== userId) throw refuse('not_authorized', undefined, { message })
}
