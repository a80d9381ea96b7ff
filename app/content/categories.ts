import type { Language } from '~/i18n/language'
import type { CategoryId } from './catalogue'

interface CategoryWords {
	title: string
	/** What is inside, in a few words, for a tile. */
	line: string
	/** One sentence under the category's title. */
	description: string
}

export interface Category extends Record<Language, CategoryWords> {
	id: CategoryId
	/** A lucide icon's name, for places where only line icons are drawn. */
	icon: string
	/** The name of the colour tokens, `--<color>-mid` and its sisters. */
	color: string
}

/** The eight categories in their fixed order, which sets where a card's tab stands. */
export const categories = [
	{
		id: 'personal-ai',
		icon: 'brain',
		color: 'personal-ai',
		en: {
			title: 'Personal AI',
			line: 'Habits, decisions, a calmer week',
			description: 'Think a choice through, close the week, start the day knowing what matters.',
		},
		pt: {
			title: 'IA pessoal',
			line: 'Hábitos, decisões, semana mais leve',
			description:
				'Para pensar uma escolha até o fim, fechar a semana e começar o dia sabendo o que importa.',
		},
	},
	{
		id: 'consulting',
		icon: 'briefcase-business',
		color: 'consulting',
		en: {
			title: 'Consulting',
			line: 'Diagnosis, proposals, client work',
			description: 'Find what is really wrong and who decides, then write the proposal that gets read.',
		},
		pt: {
			title: 'Consultoria',
			line: 'Diagnóstico, propostas, clientes',
			description: 'Para achar o problema de verdade, saber quem decide e escrever a proposta que alguém lê.',
		},
	},
	{
		id: 'nutrition',
		icon: 'salad',
		color: 'nutrition',
		en: {
			title: 'Nutrition',
			line: 'Menus, labels, shopping lists',
			description: 'Plan the week’s meals on what you can spend and know what is in the package.',
		},
		pt: {
			title: 'Nutrição',
			line: 'Cardápios, rótulos, lista de compras',
			description: 'Para planejar a semana com o que dá para gastar e saber o que vem no pacote.',
		},
	},
	{
		id: 'finance',
		icon: 'chart-column-increasing',
		color: 'finance',
		en: {
			title: 'Finance',
			line: 'Prices, budgets, cash flow',
			description: 'Prices you can defend, cash you can see coming, debts in the right order.',
		},
		pt: {
			title: 'Finanças',
			line: 'Preços, orçamento, fluxo de caixa',
			description: 'Preço que você sabe defender, caixa sem susto, dívidas na ordem certa.',
		},
	},
	{
		id: 'storytelling',
		icon: 'book-open-text',
		color: 'storytelling',
		en: {
			title: 'Storytelling',
			line: 'Plots, voices, openings',
			description: 'First sentences worth a second one, and family stories written down in time.',
		},
		pt: {
			title: 'Narrativa',
			line: 'Enredos, vozes, começos',
			description: 'Primeiras frases que pedem a segunda, e histórias de família escritas a tempo.',
		},
	},
	{
		id: 'programming',
		icon: 'code-xml',
		color: 'programming',
		en: {
			title: 'Programming',
			line: 'Review, debug, document',
			description: 'Code explained to whoever comes next, and its edge cases found before users do.',
		},
		pt: {
			title: 'Programação',
			line: 'Revisar, depurar, documentar',
			description:
				'Código explicado para quem chega depois, e os casos de borda que você acha antes do cliente.',
		},
	},
	{
		id: 'marketing',
		icon: 'megaphone',
		color: 'marketing',
		en: {
			title: 'Marketing',
			line: 'Offers, captions, campaigns',
			description: 'A voice of your own, a launch week written, an offer people nearby understand.',
		},
		pt: {
			title: 'Marketing',
			line: 'Ofertas, legendas, campanhas',
			description: 'Uma voz que é sua, a semana de lançamento pronta, a oferta que o bairro entende.',
		},
	},
	{
		id: 'education',
		icon: 'graduation-cap',
		color: 'education',
		en: {
			title: 'Education',
			line: 'Lessons, exams, study plans',
			description: 'One topic turned into a lesson, thirty days turned into a study plan.',
		},
		pt: {
			title: 'Educação',
			line: 'Aulas, provas, planos de estudo',
			description: 'Um tema que vira aula, trinta dias que viram plano de estudo.',
		},
	},
] as const satisfies readonly Category[]
