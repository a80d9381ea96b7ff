import type { CataloguePrompt } from '../catalogue.ts'

export const prompt18: CataloguePrompt = {
	id: '18',
	category: 'nutrition',
	isPremium: true,
	relatedPrompts: ['4', '8', '7'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'Read the label for me',
		tagline: 'The small print in plain words',
		description:
			'Three labels from one shelf, typed or photographed, set on the same 100 g and in plain words. It tests the claims on the front and says what your choice gives up.',
		tags: ['food label', 'ingredients', 'groceries', 'nutrition facts'],
		searchedAs: [
			'nutrition label',
			'nutrition information',
			'ingredients list',
			'ingredient list',
			'what is in my food',
			'is this healthy',
			'is it healthy',
			'is this food healthy',
			'healthy food',
			'healthy eating',
			'healthier choice',
			'healthy snack',
			'ultra-processed food',
			'ultraprocessed',
			'processed food',
			'additives',
			'preservatives',
			'hidden sugar',
			'sugar',
			'sodium',
			'trans fat',
			'calories',
			'allergens',
			'gluten',
			'lactose',
			'compare products',
			'compare foods',
			'supermarket choice',
			'bad for you',
			'label',
			'ingredients',
			'healthy',
			'granola',
			'yogurt',
			'cereal',
			'maltodextrin',
			'fattening',
			'how much sugar',
			'sweetener',
			'aspartame',
			'gluten free label',
			'high blood pressure',
			'percent daily value',
			'which one should I buy',
			'is this yogurt good',
			'compare two brands',
			'ingredients I can’t pronounce',
			'high fructose corn syrup',
			'front of package',
			'photo of the package',
			'protein bar, plant milk',
			'oat milk, baby food',
			'ketchup sauce, chips crackers',
			'peanut butter, palm oil',
			'seed oils, e numbers',
			'e621 msg, natural flavors',
			'low fat, light zero',
			'diet soda, saturated fat',
			'vegan check, kids snacks',
			'breakfast cereal, nutri-score',
		],
		promptText: `The front of a package sells; the back has to tell. Read this one for me, in words I could repeat in the aisle.

Product: [product]
The front says: [front claims]
Ingredients: [ingredient list]
Nutrition table: [nutrition table]
Two alternatives, with their labels: [alternatives]
Who eats it, how much, how often: [eater]
What I care about most: [concern]

If I attach photos, read the labels there and show the figures.

You are a food inspector with a family to feed: curious, unhurried, unwilling to call a food good or bad. You do not let an added vitamin excuse the rest, and you never declare a product safe for someone with an allergy.

Method, label reading on a common base:
1. Ingredients run from most to least by weight. Explain the first five, and any name a shopper would not know: what it is, why it is there. Group the different names for sugar.
2. Convert to 100 g or 100 ml: amount ÷ serving size × 100. Salt in g = sodium in mg × 2.5 ÷ 1,000. Compare powders and concentrates as prepared.
3. Place each value with the UK traffic-light limits (low up to / high above). Food per 100 g: fat 3 / 17.5 g, saturates 1.5 / 5 g, sugars 5 / 22.5 g, salt 0.3 / 1.5 g. Drinks per 100 ml: 1.5 / 8.75, 0.75 / 2.5, 2.5 / 11.25, 0.3 / 0.75 g. In between is medium. On a US label add the FDA guide: 5% Daily Value or less per serving is low, 20% or more is high.
4. Work out the values for the portion this eater really has.
5. Test each front claim: supported, true but beside the point, or not shown by the label.

Total sugars include those of milk and fruit; say so when it matters. A value that is missing or illegible is “not on the label”: ask for it, never fill it in from memory. For allergies, celiac disease, pregnancy, babies or a medical diet, the package in hand and a doctor or dietitian decide.

Answer in English, 450 words at most:
- Verdict: two sentences
- Ingredients: Name | What it is | Why it is there
- Side by side: Per 100 g or ml | Product | Alternative 1 | Alternative 2, with low, medium or high in parentheses
- The real portion: one line
- Front against back: one line per claim
- My basket: the choice for this concern and what it gives up

Then redo each conversion, with code if you can; check that all three share one base and that nothing goes beyond the labels. Correct it.`,
		blanks: [
			{ name: 'product', label: 'Product', example: 'crunchy oat granola, 500 g' },
			{
				name: 'front claims',
				label: 'What the front says',
				example: 'whole grain, source of fiber, no artificial colors',
			},
			{
				name: 'ingredient list',
				label: 'Ingredient list',
				example: 'oats 55%, sugar, palm oil, honey, barley malt, salt',
				kind: 'long',
			},
			{
				name: 'nutrition table',
				label: 'Nutrition table',
				example: 'per 45 g: 205 kcal, fat 8 g, sugars 10 g, salt 0.2 g',
				kind: 'long',
			},
			{
				name: 'alternatives',
				label: 'Two alternatives, with labels',
				example: 'plain rolled oats; store-brand muesli with raisins',
				kind: 'list',
			},
			{
				name: 'eater',
				label: 'Who eats it, how much',
				example: 'me, a full bowl of about 80 g, five days a week',
			},
			{ name: 'concern', label: 'What you care about most', example: 'less sugar without losing fiber' },
		],
		instructions:
			'Use it for a product you buy again and again, with two alternatives from the same shelf. Copy the labels, or attach sharp photos and compare the numbers with the package. Do not use it to decide about an allergy or a diet that a doctor prescribed.',
		steps: [
			'Copy or photograph ingredients and nutrition table of all three products.',
			'Weigh the portion you really eat, once.',
			'Fill in the blanks with one concern, not four.',
			'Compare the converted numbers with the package before you believe the verdict.',
		],
		followUp:
			'Give me three questions to ask of any product on that shelf, so that I can choose in 20 seconds without you.',
		answerParts: [
			{ heading: 'Verdict', note: 'what the label really says' },
			{ heading: 'Ingredients', note: 'a table: each one in plain words, and what it is for' },
			{ heading: 'Side by side', note: 'a table: all three products, measured alike' },
			{ heading: 'The real portion', note: 'what you actually eat of it' },
			{ heading: 'Front against back', note: 'each promise of the package, checked' },
			{ heading: 'My basket', note: 'what to buy for what matters to you, and what you give up' },
		],
		credits:
			'Written for Pronto. Low and high limits come from the UK Department of Health guide to creating a front-of-pack nutrition label (2016 edition); the 5% and 20% guide is from the U.S. Food and Drug Administration.',
	},
	pt: {
		title: 'Leia o rótulo para mim',
		tagline: 'O verso da embalagem, em português claro',
		description:
			'Três rótulos da mesma prateleira, copiados ou fotografados, na mesma base de 100 g e em palavras simples. No fim, uma escolha para a sua prioridade e do que ela abre mão.',
		tags: ['rótulo', 'ingredientes', 'compras', 'alimentação', 'lupa'],
		searchedAs: [
			'rótulo de alimentos',
			'ler rótulos',
			'entender rótulo',
			'embalagem de alimento',
			'tabela nutricional',
			'informação nutricional',
			'valor nutricional',
			'lista de ingredientes',
			'ultraprocessado',
			'ultraprocessados',
			'alimento processado',
			'aditivos',
			'conservantes',
			'corantes',
			'açúcar',
			'açúcar escondido',
			'sódio',
			'gordura trans',
			'calorias',
			'glúten',
			'lactose',
			'alergênicos',
			'é saudável',
			'esse alimento é saudável',
			'alimento saudável',
			'opção mais saudável',
			'faz mal',
			'comparar produtos',
			'escolher no mercado',
			'anvisa',
			'rótulo',
			'ingredientes',
			'saudável',
			'engorda',
			'granola',
			'iogurte',
			'biscoito',
			'maltodextrina',
			'quanto açúcar tem',
			'barra de proteína',
			'suco de caixinha',
			'pasta de amendoim',
			'adoçante',
			'aspartame',
			'sucralose',
			'óleo de palma',
			'integral de verdade',
			'lanche das crianças',
			'frente da embalagem',
			'foto do rótulo',
			'pão integral, leite vegetal',
			'zero açúcar, gordura saturada',
			'pressão alta, cereal matinal',
			'valor diário, qual comprar',
			'propaganda enganosa, macarrão instantâneo',
			'alto em, letras miúdas',
			'bebida vegetal',
			'suco, refrigerante, papinha, ração, molho',
			'salgadinho, bolacha, requeijão, queijo, glutamato',
			'aromatizante, orgânico, fit, fibra, colesterol',
		],
		promptText: `Vire a embalagem comigo. A frente é propaganda; o que decide está no verso. Explique como quem conversa no corredor do mercado.

Produto: [produto]
O que a frente diz, com ou sem lupa: [frente da embalagem]
Ingredientes: [lista de ingredientes]
Tabela nutricional: [tabela nutricional]
Duas alternativas, com os rótulos: [alternativas]
Quem come, quanto e com que frequência: [consumo]
O que mais me importa: [prioridade]

Fotos anexadas? Leia os rótulos nelas e mostre os números.

Você lê como fiscal de alimentos que faz a compra da casa: curioso, sem pressa, sem dividir comida em boa e ruim. Não deixa vitamina adicionada desculpar o resto e nunca diz que um produto é seguro para quem tem alergia.

Siga as regras da Anvisa (RDC 727/2022 para ingredientes e avisos; RDC 429/2020 e IN 75/2020 para tabela e lupa):
1. A lista vai do ingrediente em maior quantidade para o de menor. Explique os cinco primeiros e todo nome que não se usa em cozinha: o que é e para que está ali. Junte os nomes diferentes do açúcar.
2. Compare pela coluna de 100 g ou 100 ml. Se só houver porção: valor ÷ porção × 100. Pó e concentrado se comparam prontos para consumo.
3. Verifique os limites da lupa, “alto em”. Sólidos e semissólidos, por 100 g: açúcares adicionados a partir de 15 g, gorduras saturadas a partir de 6 g, sódio a partir de 600 mg. Líquidos, por 100 ml: 7,5 g, 3 g e 300 mg. Sem lupa não quer dizer pouco: o valor pode estar logo abaixo, e a norma deixa produtos de fora.
4. Calcule os valores da porção que se come de verdade.
5. Confronte cada promessa da frente com o verso: confirmada, verdadeira mas irrelevante, ou o rótulo não mostra.
6. Aponte, pelo Guia Alimentar, ingredientes que indicam ultraprocessado.

Valor ausente ou ilegível é “não consta”: peça, não complete de memória. Alergia, doença celíaca, gestação, bebê ou dieta médica: valem os avisos da embalagem na mão (“ALÉRGICOS”, “CONTÉM GLÚTEN”, “CONTÉM LACTOSE”) e a palavra de médico ou nutricionista.

Responda em português do Brasil, em até 450 palavras:
- Veredito: duas frases
- Ingredientes: Nome | O que é | Para que serve
- Lado a lado: Por 100 g ou ml | Produto | Alternativa 1 | Alternativa 2, com “lupa” onde o limite é atingido
- Porção real e sinais de ultraprocessado: uma linha cada
- Frente e verso: uma linha por promessa
- No carrinho: a escolha para a minha prioridade e do que se abre mão

No fim, refaça as contas (com código, se puder), veja se os três produtos estão na mesma base e se nada foi além do rótulo. Corrija.`,
		blanks: [
			{ name: 'produto', label: 'Produto', example: 'bebida láctea de morango, 900 ml' },
			{
				name: 'frente da embalagem',
				label: 'O que a frente diz',
				example: 'fonte de cálcio, 9 vitaminas, lupa de açúcar adicionado',
			},
			{
				name: 'lista de ingredientes',
				label: 'Lista de ingredientes',
				example: 'soro de leite, leite, açúcar, amido, aromatizante',
				kind: 'long',
			},
			{
				name: 'tabela nutricional',
				label: 'Tabela nutricional',
				example: '100 ml: 78 kcal, açúcar adicionado 8 g, sódio 45 mg',
				kind: 'long',
			},
			{
				name: 'alternativas',
				label: 'Duas alternativas, com rótulos',
				example: 'iogurte natural; iogurte de morango de outra marca',
				kind: 'list',
			},
			{ name: 'consumo', label: 'Quem come e quanto', example: 'filho de 6 anos, um copo de 200 ml por dia' },
			{ name: 'prioridade', label: 'O que mais importa', example: 'menos açúcar no lanche da escola' },
		],
		instructions:
			'Use para um produto que você compra sempre, junto com dois vizinhos de prateleira. Copie os rótulos ou anexe fotos nítidas e confira os números na embalagem. Não use para decidir sobre alergia nem sobre dieta receitada por médico.',
		steps: [
			'Copie ou fotografe ingredientes e tabela nutricional dos três produtos.',
			'Pese uma vez a porção que se come de verdade em casa.',
			'Preencha as lacunas com uma prioridade, não quatro.',
			'Confira os números convertidos na embalagem antes de confiar no veredito.',
		],
		followUp:
			'Resuma em três perguntas o que devo olhar em qualquer produto dessa prateleira, para eu escolher em 20 segundos sem você.',
		answerParts: [
			{ heading: 'Veredito', note: 'o que o rótulo diz de verdade' },
			{ heading: 'Ingredientes', note: 'tabela: cada um em palavras simples, com a sua função' },
			{ heading: 'Lado a lado', note: 'tabela: os três produtos, medidos do mesmo jeito' },
			{ heading: 'Porção real e sinais de ultraprocessado', note: 'o que você come de fato' },
			{ heading: 'Frente e verso', note: 'cada promessa da embalagem, conferida' },
			{ heading: 'No carrinho', note: 'o que levar pelo que mais importa a você, e o que se perde' },
		],
		credits:
			'Escrito para o Pronto. Ingredientes e avisos seguem a RDC 727/2022 da Anvisa; limites da lupa e base de 100 g, a RDC 429/2020 e a IN 75/2020; o conceito de ultraprocessado é o do Guia Alimentar para a População Brasileira (Ministério da Saúde, 2014).',
	},
}
