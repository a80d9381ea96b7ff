import type { AnswerMeaning } from '~/content/answer-meanings'
import type { BlankKind } from '~/content/catalogue'
import type { MessageId } from '~/i18n/words'

/** What an answer is called that several prompts ask for. */
export const MEANING_WORDS: Record<AnswerMeaning, MessageId> = {
	audience: 'editor_meaning_audience',
	business: 'editor_meaning_business',
	city: 'editor_meaning_city',
	class: 'editor_meaning_class',
	client: 'editor_meaning_client',
	'direct-cost': 'editor_meaning_direct_cost',
	eaters: 'editor_meaning_eaters',
	'food-limits': 'editor_meaning_food_limits',
	level: 'editor_meaning_level',
	offering: 'editor_meaning_offering',
	'programming-language': 'editor_meaning_programming_language',
	'weekly-aim': 'editor_meaning_weekly_aim',
}

/** What an answer of a kind is called. */
export const KIND_WORDS: Record<BlankKind, MessageId> = {
	short: 'editor_kind_short',
	long: 'editor_kind_long',
	number: 'editor_kind_number',
	date: 'editor_kind_date',
	choice: 'editor_kind_choice',
	list: 'editor_kind_list',
}
