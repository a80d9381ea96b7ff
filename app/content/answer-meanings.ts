/** What blanks of several prompts ask for alike: an answer to one answers the others too. */
export const ANSWER_MEANINGS = [
	'audience',
	'business',
	'city',
	'class',
	'client',
	'direct-cost',
	'eaters',
	'food-limits',
	'level',
	'offering',
	'programming-language',
	'weekly-aim',
] as const

export type AnswerMeaning = (typeof ANSWER_MEANINGS)[number]

/**
 * The names that can mean nothing else, in either language and lower case: by them blanks of prompts that people create
 * share the answers. A name such as 'priority' or 'readers' means one thing here and another there.
 */
export const MEANT_BY: Readonly<Record<AnswerMeaning, readonly string[]>> = {
	audience: ['audience', 'my audience', 'target audience', 'público', 'meu público', 'público-alvo'],
	business: ['business', 'my business', 'negócio', 'meu negócio'],
	city: ['city', 'my city', 'cidade', 'minha cidade'],
	class: ['my class', 'minha turma'],
	client: ['my client', 'meu cliente'],
	'direct-cost': [
		'direct cost',
		'direct costs',
		'unit cost',
		'custo direto',
		'custos diretos',
		'custo unitário',
	],
	eaters: ['who eats', 'quem come'],
	'food-limits': ['allergies', 'food allergies', 'alergias', 'restrições alimentares'],
	level: ['my level', 'meu nível'],
	offering: [
		'product',
		'my product',
		'service',
		'my service',
		'produto',
		'meu produto',
		'serviço',
		'meu serviço',
	],
	'programming-language': ['programming language', 'linguagem de programação'],
	'weekly-aim': ['weekly aim', 'weekly goal', 'foco da semana', 'meta da semana'],
}
