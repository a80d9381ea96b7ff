import type { CategoryId, CategoryTexts } from './catalogue'

/** What categories say until an editor says otherwise. */
export const categoryTexts: Record<CategoryId, CategoryTexts> = {
	'personal-ai': {
		en: {
			line: 'Habits, decisions, a calmer week',
			description: 'Think a choice through, close the week, start the day knowing what matters.',
		},
		pt: {
			line: 'Hábitos, decisões, semana mais leve',
			description:
				'Para pensar uma escolha até o fim, fechar a semana e começar o dia sabendo o que importa.',
		},
	},
	consulting: {
		en: {
			line: 'Diagnosis, proposals, client work',
			description: 'Find what is really wrong and who decides, then write the proposal that gets read.',
		},
		pt: {
			line: 'Diagnóstico, propostas, clientes',
			description: 'Para achar o problema de verdade, saber quem decide e escrever a proposta que alguém lê.',
		},
	},
	nutrition: {
		en: {
			line: 'Menus, labels, shopping lists',
			description: 'Plan the week’s meals on what you can spend and know what is in the package.',
		},
		pt: {
			line: 'Cardápios, rótulos, lista de compras',
			description: 'Para planejar a semana com o que dá para gastar e saber o que vem no pacote.',
		},
	},
	finance: {
		en: {
			line: 'Prices, budgets, cash flow',
			description: 'Prices you can defend, cash you can see coming, debts in the right order.',
		},
		pt: {
			line: 'Preços, orçamento, fluxo de caixa',
			description: 'Preço que você sabe defender, caixa sem susto, dívidas na ordem certa.',
		},
	},
	storytelling: {
		en: {
			line: 'Plots, voices, openings',
			description: 'First sentences worth a second one, and family stories written down in time.',
		},
		pt: {
			line: 'Enredos, vozes, começos',
			description: 'Primeiras frases que pedem a segunda, e histórias de família escritas a tempo.',
		},
	},
	programming: {
		en: {
			line: 'Review, debug, document',
			description: 'Code explained to whoever comes next, and its edge cases found before users do.',
		},
		pt: {
			line: 'Revisar, depurar, documentar',
			description:
				'Código explicado para quem chega depois, e os casos de borda que você acha antes do cliente.',
		},
	},
	marketing: {
		en: {
			line: 'Offers, captions, campaigns',
			description: 'A voice of your own, a launch week written, an offer people nearby understand.',
		},
		pt: {
			line: 'Ofertas, legendas, campanhas',
			description: 'Uma voz que é sua, a semana de lançamento pronta, a oferta que o bairro entende.',
		},
	},
	education: {
		en: {
			line: 'Lessons, exams, study plans',
			description: 'One topic turned into a lesson, thirty days turned into a study plan.',
		},
		pt: {
			line: 'Aulas, provas, planos de estudo',
			description: 'Um tema que vira aula, trinta dias que viram plano de estudo.',
		},
	},
}
