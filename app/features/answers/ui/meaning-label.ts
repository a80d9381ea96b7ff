import type { AnswerMeaning } from '~/content/answer-meanings'
import type { MessageId } from '~/i18n/words'

/** What an answer is called where it is listed. */
export const MEANING_LABEL: Readonly<Record<AnswerMeaning, MessageId>> = {
	audience: 'my_audience',
	business: 'my_business',
	city: 'my_city',
	class: 'my_class',
	client: 'my_client',
	'direct-cost': 'my_direct_cost',
	eaters: 'my_eaters',
	'food-limits': 'my_food_limits',
	level: 'my_level',
	offering: 'my_offering',
	'programming-language': 'my_programming_language',
	'weekly-aim': 'my_weekly_aim',
}
