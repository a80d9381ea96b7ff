import type { CataloguePrompt } from '../catalogue.ts'

export const prompt04: CataloguePrompt = {
	id: '4',
	category: 'nutrition',
	isPremium: false,
	relatedPrompts: ['18', '8', '14'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'A week of meals on a fixed budget',
		tagline: 'Fourteen meals, one list, one total',
		description:
			'Seven lunches and seven dinners that keep to the money, the season and what is already in the kitchen. The shopping list comes by aisle, in whole packages, with a total.',
		tags: ['meal plan', 'budget', 'shopping list', 'batch cooking'],
		searchedAs: [
			'meal prep',
			'meal planner',
			'weekly menu',
			'weekly meal plan',
			'dinner ideas',
			'lunch ideas',
			'what to cook',
			'what to make for dinner',
			'what should I eat',
			'easy recipes',
			'healthy recipes',
			'cheap meals',
			'budget meals',
			'healthy eating',
			'eat healthy',
			'diet',
			'diet plan',
			'lose weight',
			'weight loss',
			'nutritionist',
			'grocery list',
			'save money on food',
			'feed a family',
			'family dinner',
			'leftovers',
			'vegetarian',
			'vegan',
			'low carb',
			'freezer meals',
			'meal',
			'meals',
			'dinner',
			'lunch',
			'cooking',
			'menu',
			'feeding a family',
			'feed four for 100 dollars',
			'meals for two',
			'meals for one',
			'family of five',
			'tight budget food',
			'high blood pressure',
			'gluten free week',
			'chickpeas lentils beans',
			'dinners under 30 minutes',
			'student meals, kids dinners',
			'high protein, new mom',
			'busy parents, elderly parents',
			'slow cooker, simple meals',
			'toddler family, nutrition plan',
			'sunday cooking',
			'poor, diabetes, mediterranean, keto, pescatarian',
			'roommates, breakfast, rice, muscle, pregnant',
			'aldi, ramadan, cholesterol, balanced',
		],
		promptText: `Start from the money; recipes come second. Plan like a school cook: whole packages, food in season, nothing bought for one teaspoon, no portion quietly shrunk to make the math work.

People eating, with ages: [people]
Money for the week: [weekly budget]
City: [city]
Month: [month]
Already in the kitchen: [pantry]
Allergies and foods to avoid: [foods to avoid]
Time and equipment: [cooking time]

The budget covers seven lunches and seven dinners, fruit included. Ask first if people, budget, city or month are missing.

Plan by menu costing, on the Healthy Eating Plate:
1. Keep 10% back for price surprises; plan with 90%.
2. Choose anchors: two staples, three proteins (at least one of beans, lentils or eggs), five vegetables and two fruits likely in season there. Each serves at least two meals, no vegetable more than five; fruit comes daily. Set cleaned raw portions in grams, per adult and per child, and what peel, stalk or bone adds to the amount bought, both marked “assumption:”.
3. Fill each plate about half with vegetables and fruit, a quarter with grains (whole where affordable), a quarter with protein.
4. Cook once, eat twice: at least three dinners become the next lunch. Leftovers: in the fridge within two hours, eaten within three days or frozen at once. Weekday cooking fits my time, oven included. Say which evening each frozen item moves to the fridge.
5. Price whole packages. If you can search, use this week’s prices from a named store there; otherwise estimate, for me to overwrite, the three biggest in bold.
6. Add up, with code if you can. Over 90%? Swap the most expensive anchor and say so. Full portions do not fit? Give the shortfall, the cheapest full week and, without comment, local food assistance.

Leave out allergens and their usual hidden forms; remind me to read labels. For a medical diet, pregnancy, an eating disorder or a child under two, leave that person’s meals to a doctor or registered dietitian and plan for the others.

Answer in English:
- Portions: one line per anchor, waste included
- Table: Day | Lunch | Dinner | Cooked now or reused from
- Shopping list, one table per aisle (produce, dry goods, protein and dairy, other): Item | Package | Used on | Estimated price. Then subtotals, total, reserve, money left.
- One prep session of up to 90 minutes with my equipment, in order, heating up counted.

Check, then correct: subtotals add up and stay within 90%; packages cover portions × people × meals plus waste; each item bought is used, each used is bought or in the kitchen; no weekday overruns; nothing on the avoid list.`,
		blanks: [
			{ name: 'people', label: 'People and ages', example: 'two adults, one child of 8', meaning: 'eaters' },
			{ name: 'weekly budget', label: 'Money for the week', example: '€75' },
			{ name: 'city', label: 'City', example: 'Lisbon', meaning: 'city' },
			{ name: 'month', label: 'Month', example: 'November' },
			{
				name: 'pantry',
				label: 'Already in the kitchen',
				example: 'rice, olive oil, salt, half a bag of lentils',
			},
			{
				name: 'foods to avoid',
				label: 'Allergies and foods to avoid',
				example: 'peanuts (allergy), mushrooms',
				meaning: 'food-limits',
			},
			{
				name: 'cooking time',
				label: 'Time and equipment',
				example: '40 minutes on weekdays, stove and oven',
			},
		],
		instructions:
			'Use it the evening before you shop, with the kitchen checked and the limit decided. It plans for people in ordinary health who share the same table. Do not use it to lose weight or to treat an illness: that is work for a dietitian or a doctor.',
		steps: [
			'Open the cupboards and write down what has to be eaten first.',
			'Fill in the blanks and read the menu before the list.',
			'Replace the estimated prices with those of your shop.',
			'Buy aisle by aisle and do the prep session the same day.',
		],
		followUp:
			'Swap the two most expensive meals for cheaper ones with the same plate proportions, and show the changed list lines and the new total.',
		credits:
			'Written for Pronto. Plate proportions follow the Healthy Eating Plate of the Harvard T.H. Chan School of Public Health; costing by whole packages is everyday practice in institutional kitchens.',
	},
	pt: {
		title: 'Cardápio da semana com orçamento fixo',
		tagline: 'Catorze refeições, uma lista, um total',
		description:
			'Sete almoços e sete jantares dentro do dinheiro da semana, da safra e do que já há em casa. A lista de compras vem por seção, em pacotes inteiros, com total.',
		tags: ['cardápio', 'orçamento', 'lista de compras', 'marmita'],
		searchedAs: [
			'cardápio semanal',
			'cardápio barato',
			'cardápio saudável',
			'dieta',
			'dieta barata',
			'emagrecer',
			'perder peso',
			'reeducação alimentar',
			'planejamento alimentar',
			'receitas baratas',
			'receitas saudáveis',
			'almoço da semana',
			'o que fazer para o jantar',
			'o que cozinhar hoje',
			'comida barata',
			'comida saudável',
			'comer bem gastando pouco',
			'alimentação saudável',
			'economizar no mercado',
			'lista do supermercado',
			'orçamento familiar',
			'nutricionista',
			'vegetariano',
			'vegano',
			'low carb',
			'sobras',
			'cardápio',
			'almoço',
			'jantar',
			'cozinhar',
			'refeições',
			'lista de compras da semana',
			'cardápio para dois',
			'cardápio para uma pessoa',
			'família de cinco',
			'estudante república comida',
			'pouco dinheiro comida',
			'sem glúten cardápio',
			'café da manhã',
			'lanche da tarde',
			'sem tempo de cozinhar',
			'ideias de almoço',
			'ideias de janta',
			'crianças jantar, pressão alta',
			'gestante grávida, sem carne',
			'arroz feijão, ovo frango',
			'comer melhor, plano alimentar',
			'mercado caro, comida caseira',
			'salário curto, cozinha simples',
			'diabético, colesterol, mediterrânea, proteína, idosos',
			'correria, airfryer, lentilha, jejum, fome, mistura',
		],
		promptText: `Quem faz merenda escolar sabe: primeiro o dinheiro e a safra, depois a receita. Planeje assim a minha semana, com pacote inteiro, sobra aproveitada e nenhuma porção encolhida para a conta fechar.

Quem come, com idades: [pessoas]
Dinheiro da semana: [orçamento semanal]
Cidade: [cidade]
Mês: [mês]
O que já tem em casa: [despensa]
Alergias e o que não entra: [alimentos a evitar]
Tempo e equipamento: [tempo de cozinha]

O orçamento paga sete almoços e sete jantares, com a fruta. Faltou quem come, valor, cidade ou mês? Pergunte primeiro.

Monte pelo custo do cardápio, seguindo o Guia Alimentar para a População Brasileira:
1. Separe 10% para surpresa de preço.
2. A base é comida in natura ou minimamente processada: arroz e feijão, ou outro par de cereal e leguminosa, mais três proteínas (ovo pode ser uma), cinco verduras ou legumes e duas frutas da safra provável dali. Cada um, ao menos duas vezes; fruta, todo dia e na lista. Defina a porção limpa e crua em gramas, por adulto e por criança, e a perda com casca, talo e osso, tudo com “suposição:”.
3. Ultraprocessado, fora. Todo prato leva verdura ou legume.
4. Cozinhe uma vez, coma duas: pelo menos três jantares viram o almoço seguinte. Feijão: congelado em porções. Sobra vai para a geladeira em até duas horas e dura três dias; o resto, freezer. Nenhum dia passa do meu tempo.
5. Preço é do pacote inteiro. Se puder pesquisar, use os da semana num mercado dali e diga qual; senão, estime, e destaque os três maiores para eu corrigir.
6. Some, com código se puder. Passou de 90%, troque o item mais caro e avise. Não coube com porção cheia? Diga quanto falta, mostre a semana completa mais barata e, sem sermão, lembre que o CRAS orienta sobre benefícios.

Tire o que causa alergia, com suas formas escondidas, e me lembre do rótulo. Diabetes, doença renal, gestação, transtorno alimentar ou criança com menos de 2 anos: essas refeições ficam com nutricionista ou médico, também na UBS; planeje para os demais.

Responda em português do Brasil:
- Porções: uma linha por item, com a perda
- Tabela: Dia | Almoço | Jantar | Feito na hora ou vem de
- Lista de compras, uma tabela por seção (feira, mercearia, açougue e ovos, laticínios e outros): Item | Embalagem | Usado em | Preço estimado. Depois subtotais, total, reserva e troco.
- Um preparo de até 90 minutos, em ordem, contando pegar e soltar pressão.

Antes de enviar, confira e corrija: subtotais batem e não passam de 90%; pacotes cobrem porções × pessoas × refeições, mais a perda; tudo comprado é usado, nada usado falta; nada proibido entrou.`,
		blanks: [
			{
				name: 'pessoas',
				label: 'Quem come, com idades',
				example: 'dois adultos e um menino de 10 anos',
				meaning: 'eaters',
			},
			{ name: 'orçamento semanal', label: 'Dinheiro da semana', example: 'R$ 280' },
			{ name: 'cidade', label: 'Cidade', example: 'Belo Horizonte', meaning: 'city' },
			{ name: 'mês', label: 'Mês', example: 'novembro' },
			{
				name: 'despensa',
				label: 'O que já tem em casa',
				example: 'óleo, alho, sal, 1 kg de fubá, meio pacote de arroz',
			},
			{
				name: 'alimentos a evitar',
				label: 'Alergias e o que não entra',
				example: 'camarão (alergia), fígado',
				meaning: 'food-limits',
			},
			{
				name: 'tempo de cozinha',
				label: 'Tempo e equipamento',
				example: '40 min por dia, fogão e panela de pressão',
			},
		],
		instructions:
			'Use na véspera da compra, com a despensa olhada e o limite decidido. Serve para pessoas sem restrição médica que comem à mesma mesa. Não use para emagrecer nem para tratar doença: isso é com nutricionista ou médico, inclusive pelo SUS.',
		steps: [
			'Abra armário e geladeira e anote o que precisa ser comido antes.',
			'Preencha as lacunas e leia o cardápio antes da lista.',
			'Troque os preços estimados pelos da sua feira e do seu mercado.',
			'Compre seção por seção e faça o preparo no mesmo dia.',
		],
		followUp:
			'Troque as duas refeições mais caras por outras mais baratas, sem tirar verdura nem proteína, e mostre as linhas da lista que mudaram e o novo total.',
		credits:
			'Escrito para o Pronto. A base de alimentos in natura segue o Guia Alimentar para a População Brasileira (Ministério da Saúde, 2014); o custo por pacote inteiro é prática corrente em cozinha institucional.',
	},
}
