import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'a-month-from-the-market',
	category: 'nutrition',
	isPremium: false,
	relatedPrompts: ['4', '14', 'cook-what-you-have'],
	publishedOn: '2027-02-08',
	updatedOn: '2027-02-08',
	en: {
		title: 'A month of groceries, by the season',
		tagline: 'A list that bends with the market',
		description:
			'One big shopping trip and four small ones, written as slots: “a leafy green, whichever is cheapest”. The list still holds when the stall has something else.',
		tags: ['grocery list', 'seasonal food', 'farmers market', 'monthly shopping'],
		searchedAs: [
			'monthly grocery list',
			'monthly shopping list',
			'grocery list for a month',
			'what is in season',
			'seasonal vegetables this month',
			'seasonal produce list',
			'fruit in season',
			'farmers market shopping list',
			'shop once a month',
			'pantry list',
			'monthly food budget',
			'bulk buying groceries',
			'groceries for a family of four monthly',
			'cheap seasonal vegetables',
			'eat with the seasons',
			'how to shop at a farmers market',
			'how to plan groceries for a month',
			'csa box',
			'what produce is in season right now',
			'seasonal eating guide',
			'grocery budget for a month',
			'feed two people all month',
			'stretch food money till payday',
			'costco haul plan',
			'stock up once a month',
			'weekly shop costs too much',
			'inflation food prices rising',
			'what to buy in winter',
			'what to buy in summer',
			'strawberries asparagus pumpkin season',
			'farm share box',
			'pantry staples to keep',
			'long grocery list family of five',
			'food stamps snap month',
			'aldi walmart shopping list',
		],
		promptText: `Season first, then price, then the recipe. Turn [month] in [city] into one month of groceries. At the table: [people]. Money for food at home: [monthly budget]. We shop at [where we shop]. Off the list: [off the list].

Find out what is in season: if you can search, use the seasonal calendar of the region’s agriculture department, or its wholesale market report, and give the link and date. If you can’t, work from memory and head the card “assumption:”.

Write the list as slots. Not “spinach” but “dark leafy green, 2 bunches: the cheapest of spinach, chard, collards”. A slot names three candidates, an amount and the price above which I switch.

A. Season card: Plentiful now | Starting or ending | Skip this month.
B. Day one, the big trip: dry goods, freezer and pantry, less what we have.
C. Four weekly trips: Eat first (3 days) | Midweek | Keeps. Nine slots at most each, with amounts for all of us.
D. Surplus plan: the two cheapest plentiful things, and how to freeze them or quick-pickle them for the fridge.
E. Money: B + C fit the budget with 10% of it held back, computed with code if you can; if they don’t, say which slots go. A price you didn’t look up is an “assumption:”, beside a blank column for the real one.

We have: [pantry]

Test it: nothing we avoid slipped in, each trip lasts until the next, nothing tender is bought for week two, and a closed stall would not break the week.`,
		blanks: [
			{ name: 'month', label: 'Month', example: 'March' },
			{ name: 'city', label: 'City', example: 'Portland, Oregon', meaning: 'city' },
			{
				name: 'people',
				label: 'Who eats at home',
				example: 'two adults, a toddler, lunches on weekdays too',
				meaning: 'eaters',
			},
			{ name: 'monthly budget', label: 'Food money for the month', example: '$620' },
			{
				name: 'where we shop',
				label: 'Where you shop',
				example: 'a supermarket and a weekly market',
				kind: 'choice',
				choices: [
					'a weekly farmers market',
					'a supermarket only',
					'a supermarket and a weekly market',
					'a wholesale market or co-op',
				],
			},
			{
				name: 'off the list',
				label: 'Allergies and no-gos',
				example: 'shellfish (allergy), no red meat',
				meaning: 'food-limits',
			},
			{
				name: 'pantry',
				label: 'Already in the pantry',
				example: 'flour 5 lb, rice 10 lb, four cans of tomatoes…',
				kind: 'list',
			},
		],
		instructions:
			'Use it in the last days of a month, before the big shopping trip. It plans what to buy, not what to cook each day; for meals, follow with the week on a budget. Not for a medical diet.',
		steps: [
			'Write down what is already in the cupboard and the freezer.',
			'Fill in the blanks, with the money that is really for food.',
			'Check the season card against one walk through the market.',
			'Note the prices in the blank column; next month starts from them.',
		],
		followUp:
			'These were the prices and what got thrown away this month: … Change the slots and the switching prices for next month.',
		credits:
			'Written for Pronto. Buying by categories and by what is plentiful is how institutional kitchens write market lists; the seasonal data come from the public source the answer links.',
	},
	pt: {
		title: 'O mês inteiro de compras, pela safra',
		tagline: 'Tipo na lista, escolha na banca',
		description:
			'Uma compra grande e quatro idas à feira, com cada item em aberto: “folha escura, a mais barata do dia”. A lista não desmonta quando a banca tem outra coisa.',
		tags: ['lista de compras do mês', 'safra', 'feira', 'ceasa', 'economia doméstica'],
		searchedAs: [
			'lista de compras mensal',
			'compras do mês',
			'compra do mês para casal',
			'lista de mercado do mês',
			'frutas da época',
			'frutas da estação',
			'legumes da época',
			'verduras da estação',
			'o que está na safra',
			'calendário de safra',
			'tabela de sazonalidade ceagesp',
			'comprar na ceasa',
			'comprar no ceasa vale a pena',
			'lista da feira',
			'xepa da feira',
			'quanto gastar de mercado por mês',
			'economizar na feira',
			'sacolão',
			'vale-alimentação lista do mês',
			'rancho do mês',
			'lista de supermercado do mês',
			'alimentos da safra',
			'fazer a feira do mês',
			'comida está cara demais',
			'mercado está um absurdo de caro',
			'esticar o vale-refeição',
			'va e vr até o fim do mês',
			'atacadão assaí compra grande',
			'fruta barata agora',
			'o que comprar no inverno',
			'o que comprar no verão',
			'hortifruti mais em conta',
			'compra grande para família de cinco',
			'cesta básica do mês',
			'inflação dos alimentos',
			'morango manga abacate época',
			'banca da feira livre',
			'produtor local orgânicos',
			'despensa básica',
		],
		promptText: `Na banca, quem manda é a safra. Monte as compras de [mês] em [cidade]. Comem em casa: [quem come em casa]. Dinheiro da comida: [dinheiro do mês]. Onde compramos: [onde compramos]. Fica fora: [fica fora].

Descubra o que está na época: se puder pesquisar, abra a tabela de sazonalidade da Ceasa do meu estado (em São Paulo, a da Ceagesp) ou o boletim Prohort, da Conab, e dê o link e a data. Sem pesquisa, vá de memória e escreva “suposição:” no alto do cartão.

Deixe cada item em aberto. Em vez de “espinafre”, “folha escura, 2 maços: o mais barato entre couve, almeirão e espinafre”. Todo item fresco tem três candidatos, a quantidade e o preço a partir do qual eu troco.

A. Cartão da safra: farto | começando ou acabando | deixe para outro mês
B. Dia 1, compra grande: secos, congelados e o que é de armário, descontado o que já tenho
C. Quatro feiras: comer logo (3 dias) | meio da semana | aguenta a semana. Cada ida cabe num carrinho de feira.
D. Fartura: os dois itens mais baratos da época e como congelar, ou como dividir uma caixa com vizinho
E. Dinheiro: B + C, com 10% de reserva; some com código, se puder, e, se não couber, diga o que sai. Preço que você não pesquisou é “suposição:”, e fica uma coluna vazia para o meu.

Já tenho: [despensa]

Antes de mandar: entrou algo que fica fora? Cada feira dura até a outra? Algum item delicado ficou para a segunda semana? Se uma banca faltar, a semana continua de pé?`,
		blanks: [
			{ name: 'mês', label: 'Mês', example: 'março' },
			{ name: 'cidade', label: 'Cidade', example: 'Campinas', meaning: 'city' },
			{
				name: 'quem come em casa',
				label: 'Quem come em casa',
				example: 'dois adultos e um adolescente, almoço e janta',
				meaning: 'eaters',
			},
			{
				name: 'dinheiro do mês',
				label: 'Dinheiro do mês para comida',
				example: 'R$ 1.400, sendo R$ 600 de vale',
			},
			{
				name: 'onde compramos',
				label: 'Onde vocês compram',
				example: 'atacarejo e feira de rua',
				kind: 'choice',
				choices: ['feira de rua', 'só supermercado', 'atacarejo e feira de rua', 'Ceasa ou sacolão'],
			},
			{
				name: 'fica fora',
				label: 'Alergias e o que fica fora',
				example: 'amendoim (alergia), fígado',
				meaning: 'food-limits',
			},
			{
				name: 'despensa',
				label: 'O que já tem em casa',
				example: '4 kg de arroz, 2 kg de feijão, meio pote de café…',
				kind: 'list',
			},
		],
		instructions:
			'Use nos últimos dias do mês, antes da compra grande. Diz o que comprar, não o que cozinhar em cada dia; para isso, siga com o cardápio da semana. Não serve para dieta prescrita.',
		steps: [
			'Anote o que ainda há no armário e no freezer.',
			'Preencha as lacunas com o dinheiro que é mesmo da comida.',
			'Confira o cartão da safra numa volta pela feira.',
			'Escreva os preços na coluna vazia: o mês que vem parte deles.',
		],
		followUp:
			'Estes foram os preços e o que foi para o lixo neste mês: … Mude os itens e os preços de troca para o próximo.',
		credits:
			'Escrito para o Pronto. A safra vem das tabelas públicas de sazonalidade das Ceasas (como a da Ceagesp) e do Prohort, da Conab; comprar por grupo e fartura é prática de cozinha institucional.',
	},
}
