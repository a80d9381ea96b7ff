import type { BlankKind } from '~/content/catalogue'
import type { MessageId } from '~/i18n/words'

/** What the kinds of blanks are called where somebody chooses one for their own. */
export const OWN_KIND_WORDS: Readonly<Record<BlankKind, MessageId>> = {
	short: 'own_blank_short',
	long: 'own_blank_long',
	number: 'own_blank_number',
	date: 'own_blank_date',
	choice: 'own_blank_choice',
	list: 'own_blank_list',
}
