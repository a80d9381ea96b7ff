import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'one-week-of-lunches',
	category: 'nutrition',
	isPremium: false,
	relatedPrompts: ['4', 'cook-what-you-have', 'adapt-a-recipe'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Five packed lunches, one cooking session',
		tagline: 'Cook once, eat well until Friday',
		description:
			'A week of lunch boxes built from a few components, with the later ones frozen so nothing turns. It knows whether there is a microwave waiting at noon.',
		tags: ['meal prep', 'packed lunch', 'lunch box', 'batch cooking'],
		searchedAs: [
			'packed lunch',
			'lunch box',
			'meal prep for the week',
			'sunday meal prep',
			'work lunch ideas',
			'lunch ideas for work',
			'packed lunch ideas',
			'lunches to take to work',
			'cold lunch ideas no microwave',
			'lunch without a microwave',
			'school lunch box ideas',
			'make ahead lunches',
			'freezer lunches',
			'healthy work lunches',
			'cheap lunches for work',
			'stop buying lunch',
			'bento box ideas',
			'how long does meal prep last in the fridge',
			'what can i bring for lunch',
			'tired of sandwiches',
			'easy meal prep for one person',
			'office lunch',
			'lunch meal prep',
			'weekly lunch prep',
			'construction worker lunch',
			'nurse shift food',
			'high protein lunch',
			'vegetarian lunch box',
			'batch cook sunday',
			'save money eating out',
			'on the go',
			'lunch at my desk',
			'student lunch, kids lunchbox',
			'salad jars, sandwich alternatives',
			'glass containers, grain bowls',
			'lazy lunches, adult lunchables',
			'teacher lunch, college commuter',
			'ready meals',
			'thermos, soup, freeze, reheat, wraps, picnic',
		],
		promptText: `Cook once on [cooking day], eat well until the last box. Think like a caterer: components first, boxes second, nothing that goes limp by Thursday.

Boxes to fill: [boxes]. Where they get eaten there is [lunch place]. For the cooking I have [time and equipment]. We are tired of [tired of]. Never in a box: [never].

The kit: two starches, two proteins, three vegetables (one of them raw), two sauces. Every box takes from each group, and no two days in a row share both protein and sauce. Crisp things and dressings travel apart.

Let the cold decide the order. Cooked food keeps three to four days at 40 °F (4 °C) or below, so boxes for later days are frozen right away, filled with what freezes well, and thaw in the fridge overnight. Hot food goes into shallow containers and is chilled within two hours. Without a fridge at lunch, pack an insulated bag with two ice packs; without a microwave, food that is good cold.

Send me:
- The week: Day | Box, with amounts per person | Fridge or freezer | Added that morning | Eaten how (cold, or reheated to 165 °F / 74 °C)
- The session in ten-minute blocks: Clock | Hands | Heat. If it overruns my time, cut a component; never squeeze the minutes.
- The shopping list in whole packages, with what is left over and where it goes.

Amounts in boxes and list have to agree; compute them with code if you can. An allergy covers hidden forms too, and the label decides. A portion I did not specify starts with “assumption:”. Portions for a medical diet belong to a dietitian.`,
		blanks: [
			{ name: 'cooking day', label: 'Day you cook', example: 'Sunday afternoon' },
			{
				name: 'boxes',
				label: 'How many boxes, for whom',
				example: '5 for me, 3 for a 15-year-old, Monday to Friday',
			},
			{
				name: 'lunch place',
				label: 'At the place you eat',
				example: 'only a microwave',
				kind: 'choice',
				choices: [
					'a microwave and a fridge',
					'only a microwave',
					'only a fridge',
					'neither microwave nor fridge',
				],
			},
			{
				name: 'time and equipment',
				label: 'Time and equipment',
				example: '2 hours, an oven, two burners, a freezer drawer',
			},
			{ name: 'tired of', label: 'What you are tired of', example: 'chicken and rice, cold pasta salad' },
			{
				name: 'never',
				label: 'Allergies and no-gos',
				example: 'tree nuts (allergy), anything that smells of fish',
				meaning: 'food-limits',
			},
		],
		instructions:
			'Use it the day before you shop, once you know how many lunches you will really carry. It plans lunches only: for lunch and dinner under a fixed budget, take the week of meals. Not for baby food, and not for a diet a doctor prescribed.',
		steps: [
			'Count your containers and look at the free space in the freezer.',
			'Fill in the blanks; be honest about the cooking time.',
			'Read the session first and strike whatever you would not do.',
			'Label each box with its day before it goes in the cold.',
		],
		followUp:
			'It is the end of the week. These boxes came back uneaten, and why: … Plan next week’s kit, keeping what worked and replacing only those.',
		credits:
			'Written for Pronto. Storage times, the two-hour rule and the two cold sources for a packed lunch follow the U.S. Department of Agriculture (FSIS) and FoodSafety.gov; building from components is everyday practice in catering.',
	},
	pt: {
		title: 'As marmitas da semana num preparo só',
		tagline: 'Um dia de fogão, a semana resolvida',
		description:
			'Marmitas que variam sem repetir panela: o que vai para a geladeira, o que congela e o que entra de manhã. Leva em conta se no trabalho tem micro-ondas ou não.',
		tags: ['marmita', 'marmita congelada', 'almoço no trabalho', 'preparo da semana'],
		searchedAs: [
			'marmita',
			'marmita da semana',
			'marmita para 5 dias',
			'marmita congelada',
			'marmita fit',
			'lancheira',
			'marmitas da semana',
			'marmitas semanais',
			'como montar marmita',
			'ideias de marmita',
			'marmita para o trabalho',
			'marmita para levar',
			'marmita congelada como fazer',
			'marmita fria',
			'marmita sem micro-ondas',
			'quanto tempo dura marmita na geladeira',
			'o que congela bem',
			'cozinhar para a semana toda',
			'almoço para levar no serviço',
			'almoço no trabalho barato',
			'comida para levar para o trabalho',
			'quentinha',
			'marmita saudável e barata',
			'enjoei de arroz e frango',
			'preparo de domingo',
			'marmita para estágio',
			'faculdade levar comida',
			'marmita low carb',
			'salada no pote',
			'potes de vidro',
			'não gastar com ifood',
			'marmita para vender',
			'marmita para emagrecer',
			'cozinhar uma vez',
			'garrafa térmica, plantão comida',
			'obra pedreiro, lanche escolar',
			'marmita proteica, marmita vegetariana',
			'congelar comida, variar marmita',
			'almoço rápido, comida pronta',
			'preparar comida',
			'escritório, enfermeira, sopa, descongelar, marmitinha, congelados',
		],
		promptText: `Quem vende quentinha sabe o que a marmita aguenta: feijão melhora, fritura murcha, folha solta água. Monte as minhas com esse critério. Dia de fogão: [dia de cozinhar].

São [marmitas]. No lugar do almoço: [onde esquenta]. Posso contar com [tempo e equipamento]. Ninguém aguenta mais [enjoou]. Não entra: [não entra].

Trabalhe com poucas peças: um cereal ou raiz, um feijão (vale lentilha ou grão-de-bico), duas misturas (carne, ovo, peixe), três verduras ou legumes, um molho e uma farofa ou picles para dar graça. Toda marmita leva cereal, feijão, mistura e verdura ou legume; a mesma mistura não vem dois dias seguidos. O crocante e o molhado viajam separados.

Quem manda na ordem é a geladeira. Comida pronta fica até três dias a 4 °C; o que é para depois disso congela no mesmo dia, só com o que volta bem do freezer, e descongela na geladeira desde a véspera. Nada passa de duas horas fora do frio. Sem geladeira no trabalho, bolsa térmica com dois gelos reutilizáveis; sem micro-ondas, comida boa fria.

Me entregue:
1. A semana: dia | marmita, com gramas ou colheres de servir por pessoa | geladeira ou freezer | o que ponho de manhã | quente ou fria
2. O preparo, de dez em dez minutos: relógio | mãos | fogo. Estourou meu tempo, corte uma peça; não aperte os minutos.
3. As compras (feira, mercado, açougue) por embalagem inteira, com a sobra e o destino dela.

O que está nas marmitas tem de bater com as compras; calcule com código, se puder. Alergia inclui as formas escondidas, e quem decide é o rótulo. Porção que não informei começa com “suposição:”. Em dieta prescrita, quem define a porção é nutricionista.`,
		blanks: [
			{ name: 'dia de cozinhar', label: 'Dia em que você cozinha', example: 'domingo de manhã' },
			{
				name: 'marmitas',
				label: 'Quantas marmitas, para quem',
				example: '5 para mim e 5 para o meu marido, de segunda a sexta',
			},
			{
				name: 'onde esquenta',
				label: 'No lugar do almoço',
				example: 'só micro-ondas',
				kind: 'choice',
				choices: [
					'micro-ondas e geladeira',
					'só micro-ondas',
					'só geladeira',
					'nem micro-ondas nem geladeira',
				],
			},
			{
				name: 'tempo e equipamento',
				label: 'Tempo e equipamento',
				example: '3 horas, fogão de 4 bocas, panela de pressão, freezer',
			},
			{ name: 'enjoou', label: 'Do que já enjoou', example: 'peito de frango seco e batata-doce' },
			{
				name: 'não entra',
				label: 'Alergias e o que não entra',
				example: 'leite (alergia), jiló',
				meaning: 'food-limits',
			},
		],
		instructions:
			'Use na véspera da compra, sabendo quantos almoços você vai levar de verdade. Cuida só do almoço que sai de casa: para almoço e jantar com limite de dinheiro, use o cardápio da semana. Não serve para papinha nem para dieta prescrita.',
		steps: [
			'Conte os potes e veja quanto cabe no freezer.',
			'Preencha as lacunas sem otimismo no tempo de cozinha.',
			'Leia primeiro o preparo e risque o que você não faria.',
			'Etiquete cada pote com o dia antes de guardar.',
		],
		followUp:
			'Acabou a semana. Estas marmitas voltaram, e por quê: … Monte a próxima mantendo o que deu certo e trocando só essas.',
		credits:
			'Escrito para o Pronto. A montagem com arroz, feijão e verduras segue o Guia Alimentar para a População Brasileira (Ministério da Saúde, 2014). Temperatura e limite de duas horas seguem a orientação do USDA para cozinha doméstica; os três dias são a margem do Pronto.',
	},
}
