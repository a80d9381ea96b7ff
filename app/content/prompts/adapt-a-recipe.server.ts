import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'adapt-a-recipe',
	category: 'nutrition',
	isPremium: false,
	relatedPrompts: ['cook-what-you-have', '18', 'one-week-of-lunches'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Change a recipe so that it still works',
		tagline: 'Swap by job, scale by weight',
		description:
			'Without milk, without meat, for twelve instead of four, in another pan. Each ingredient is replaced by what does the same job, with every amount in grams and cups.',
		tags: ['recipe substitution', 'allergy', 'vegetarian', 'scale a recipe', 'conversion'],
		searchedAs: [
			'recipe converter',
			'ingredient substitution',
			'substitute for eggs',
			'egg substitute in baking',
			'substitute for butter',
			'dairy free version',
			'gluten free version',
			'make a recipe vegan',
			'vegetarian version of a recipe',
			'double a recipe',
			'halve a recipe',
			'scale a recipe',
			'recipe for more people',
			'cups to grams',
			'convert cups to grams',
			'different pan size',
			'nut free recipe',
			'recipe for allergy',
			'celiac baking',
			'what can i use instead of',
			'substitute for milk',
			'recipe scaler',
			'allergy friendly recipe',
			'ran out of eggs',
			'no butter at home',
			'no baking powder',
			'flour swap almond flour',
			'lactose intolerant cake',
			'sugar free dessert',
			'diabetic dessert swap',
			'peanut allergy birthday cake',
			'cook for 20 guests',
			'serves 4 to serves 10',
			'ounces to grams',
			'metric conversion baking',
			'air fryer instead of oven',
			'slow cooker instant pot version',
			'keto low carb version',
			'healthier version of grandma’s recipe',
			'high altitude baking',
			'party of fifty',
			'buttermilk replacement, smaller pan',
		],
		promptText: `Before you swap anything, name the job each ingredient does in the recipe below: structure, moisture, fat, sweetness, rise, binding, flavor. Then replace only what has to go, with something that does the same job.

What has to change: [what must change]
Why: [reason]
New yield: [servings]
My equipment: [pan and oven]

An allergy or celiac disease is strict. No “a little is fine”; name hidden sources, the labels to read and what must not touch, and leave the question of what is safe to the person concerned and their doctor. For any other reason, taste decides.

Scale to the new yield by weight, with one factor, computed with code if you can; round at the end, eggs to whole ones. Start salt and hot spices at three quarters when they can be tasted on the way. Pans: compare areas, and let depth set the time.

Give me:
Table: Ingredient | Before | Job | Now, in grams and in cups or spoons | What you will notice
Then the steps that change, with the new time as a range and the sign that it is done. Then the riskiest swap and its plan B. A weight per cup or a missing amount you supplied starts with “assumption:”.

If the dish can’t survive the change, say so and name a similar one that never needed it. Last, read your new list once more for anything that has to be gone, hidden forms included.

Recipe:
[recipe]`,
		blanks: [
			{ name: 'what must change', label: 'What has to change', example: 'no eggs and no milk' },
			{
				name: 'reason',
				label: 'Why',
				example: 'allergy',
				kind: 'choice',
				choices: [
					'allergy',
					'celiac disease',
					'vegetarian or vegan',
					'intolerance',
					'taste or missing ingredient',
				],
			},
			{ name: 'servings', label: 'How much it should make', example: '24 cupcakes instead of 12' },
			{ name: 'pan and oven', label: 'Pan and oven', example: '9 × 13 in pan, electric oven without a fan' },
			{
				name: 'recipe',
				label: 'The recipe',
				example: '1½ cups flour, 2 eggs, ½ cup milk, 4 tbsp butter…',
				kind: 'long',
			},
		],
		instructions:
			'Use it for one recipe you already like, when somebody at the table can’t or won’t eat it as it is. Bake a small batch before the party. Not for infant formula, and never as proof that a dish is safe for a person with an allergy.',
		steps: [
			'Paste the recipe with its amounts and its original pan.',
			'Give the real reason: an allergy is treated more strictly.',
			'Read the column “What you will notice” before you shop.',
			'Try the riskiest swap in a small batch.',
		],
		followUp: 'I made it. This is what came out: … Which swap did that, and what do I change, in grams?',
		credits:
			'Written for Pronto. Thinking in functions of ingredients is taught in food science; see Harold McGee, On Food and Cooking (2004). Scaling by weight with one factor is everyday practice in bakeries.',
	},
	pt: {
		title: 'A receita adaptada que ainda dá certo',
		tagline: 'Troque pela função, aumente pelo peso',
		description:
			'Sem leite, sem carne, para trinta pessoas, em outra forma. Cada troca respeita o que o ingrediente fazia na receita, com a medida em gramas e em xícaras.',
		tags: ['substituição', 'alergia', 'receita vegetariana', 'conversão de medidas', 'sem lactose'],
		searchedAs: [
			'substituir ovo na receita',
			'substituir leite condensado',
			'substituir manteiga',
			'no lugar de creme de leite',
			'o que usar no lugar de',
			'bolo sem ovo',
			'bolo sem leite',
			'receita sem lactose',
			'receita sem glúten',
			'receita vegana',
			'versão vegetariana',
			'aplv receita',
			'dobrar receita',
			'receita para mais pessoas',
			'aumentar receita',
			'meia receita',
			'xícara em gramas',
			'converter medidas de receita',
			'forma de outro tamanho',
			'substituição de ingredientes',
			'acabou o ovo',
			'não tenho fermento',
			'não tenho manteiga em casa',
			'trocar farinha de trigo',
			'farinha de aveia amêndoas',
			'intolerante à lactose bolo',
			'alergia ao leite bebê',
			'diabético sobremesa sem açúcar',
			'festa para 50 pessoas quantidade',
			'bolo para 30 convidados',
			'converter ml colher',
			'airfryer em vez de forno',
			'panela de pressão',
			'versão fit low carb',
			'receita da vovó mais saudável',
			'rende quantas porções',
			'celíaco bolo, vegano brigadeiro',
			'assadeira menor',
		],
		promptText: `Antes de mexer na receita que vai no fim, diga o que cada ingrediente faz ali: estrutura, umidade, gordura, doçura, crescimento, liga, sabor. Só sai o que precisa, e entra quem cumpre a mesma função.

O que muda: [o que muda]
Motivo: [motivo]
Rendimento novo: [rendimento]
Forma e forno: [forma e forno]

Alergia e doença celíaca não têm “só um pouquinho”: aponte as formas escondidas (no rótulo, “contém” e “pode conter”; “sem lactose” não é sem leite), o utensílio e o óleo que não podem ser compartilhados, e lembre que quem diz o que é seguro é a pessoa com o seu médico. Intolerância, escolha ou falta na despensa: ganha o sabor.

Multiplique pelo peso, com um fator só, e arredonde no fim; ovo, só inteiro. Faça a conta com código, se puder. Sal e pimenta que se provam no caminho começam em três quartos. Na forma, compare a área; a altura da massa é que muda o tempo.

Quero uma tabela (ingrediente | antes | função | agora, em gramas e em xícara ou colher | o que vai mudar na boca), o modo de fazer só onde muda, com a faixa de tempo e o ponto, e a troca mais arriscada com um plano B. Peso de xícara ou medida que você completou leva “suposição:”.

Se a receita não aguenta a troca, diga e sugira outra que já nasceu assim. No fim, releia a lista nova: ficou algo do que tinha de sair, mesmo escondido?

Receita:
[receita]`,
		blanks: [
			{ name: 'o que muda', label: 'O que precisa mudar', example: 'sem leite, inclusive o condensado' },
			{
				name: 'motivo',
				label: 'Motivo',
				example: 'alergia',
				kind: 'choice',
				choices: [
					'alergia',
					'doença celíaca',
					'vegetariano ou vegano',
					'intolerância',
					'gosto ou falta na despensa',
				],
			},
			{ name: 'rendimento', label: 'Quanto deve render', example: '60 brigadeiros em vez de 25' },
			{ name: 'forma e forno', label: 'Forma e forno', example: 'assadeira de 30 × 20 cm, forno a gás' },
			{
				name: 'receita',
				label: 'A receita',
				example: '2 xícaras de fubá, 3 ovos, 1 copo de leite…',
				kind: 'long',
			},
		],
		instructions:
			'Use com uma receita de que você já gosta, quando alguém da mesa não pode ou não quer comer do jeito que é. Teste pouca quantidade antes da festa. Não serve para fórmula infantil nem prova que o prato é seguro para quem tem alergia.',
		steps: [
			'Cole a receita com as medidas e a forma de origem.',
			'Diga o motivo verdadeiro: alergia é tratada com mais rigor.',
			'Leia a última coluna antes de comprar.',
			'Teste a troca mais arriscada numa porção pequena.',
		],
		followUp: 'Fiz, e saiu assim: … Qual troca causou isso e o que eu mudo, em gramas?',
		credits:
			'Escrito para o Pronto. Pensar pela função do ingrediente é ensino corrente de técnica dietética e ciência dos alimentos; ver Harold McGee, On Food and Cooking (2004; no Brasil, Comida e cozinha).',
	},
}
