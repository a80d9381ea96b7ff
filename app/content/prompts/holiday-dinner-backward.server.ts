import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'holiday-dinner-backward',
	category: 'nutrition',
	isPremium: true,
	relatedPrompts: ['adapt-a-recipe', '4', 'cook-what-you-have'],
	publishedOn: '2026-12-07',
	updatedOn: '2026-12-07',
	en: {
		title: 'Holiday dinner, planned backward',
		tagline: 'One oven, every dish hot',
		description:
			'Everything follows from the minute you sit down: how much to buy, when the bird leaves the freezer, which dish gets the oven, and what to do when the roast runs late.',
		tags: ['holiday dinner', 'christmas', 'turkey', 'cooking schedule', 'quantities'],
		searchedAs: [
			'christmas dinner',
			'christmas dinner schedule',
			'christmas dinner timeline',
			'holiday dinner planner',
			'thanksgiving dinner',
			'thanksgiving timeline',
			'thanksgiving cooking schedule',
			'how much turkey per person',
			'how long to thaw a turkey',
			'how long to cook a turkey',
			'how much food for 12 people',
			'christmas menu planning',
			'dinner party timing',
			'hosting christmas',
			'hosting a big dinner',
			'cooking for a crowd',
			'one oven christmas dinner',
			'when to put the turkey in',
			'make ahead christmas dishes',
			'roast dinner timing',
			'new year’s eve dinner',
			'christmas leftovers',
			'roast beef prime rib',
			'first time hosting',
			'in-laws coming',
			'who brings what',
			'vegetarian guest christmas',
			'20 people dinner',
			'turkey still frozen',
			'stuffing mashed potatoes gravy',
			'shopping list christmas',
			'everything ready at the same time',
			'birthday dinner party',
			'xmas dinner, easter lunch',
			'dry turkey, small kitchen',
			'stressed host',
			'ham, goose, potluck, brine',
		],
		promptText: `Everyone sits down: [serving time]. Work backward from that minute, the way a banquet kitchen does, until you reach the first thing I have to take out of the freezer.

Guests: [guests]
Can’t eat: [cannot eat]
Kitchen and helpers: [kitchen and helpers]
Today is [today]. On the menu, with weights where I know them:
[menu]

1. Quantities. Table: Dish | Per adult | Total | Buy. A whole bird is one pound a person, a boneless roast half that; with four sides, count half a cup of each. A child under ten counts half. If something is sold only in larger sizes, name the leftover and its use. Compute with code if you can.

2. Oven map. The oven is the bottleneck: one row per half hour, with temperature, shelf, burners and who does it. Two dishes meet only if they share a temperature within 25 °F. Let the roast rest 30 minutes, and give that time to whatever must be hot. If it doesn’t fit, move a dish to cold, stovetop, grill, slow cooker or a guest, and say which.

3. Countdown, from [today] to dessert: Day and time | What | Who | Minutes. Thawing in the fridge takes a day per four to five pounds. Nothing that can be done two days before stays on the last one; every helper has a named job; the cook sits down with the others.

4. If it goes wrong. Three lines: bird still frozen that morning, roast 45 minutes late, oven broken.

5. Message to the guests: who brings what, allergen note included, ready to send.

Safety is not negotiable: 165 °F (74 °C) in the thickest part of poultry and in the middle of any stuffing, measured, whatever the clock says; a raw bird is not rinsed; nothing perishable stays out longer than two hours; leftovers last three to four days. For an allergy, set aside utensils and serve that person first.

An oven time, weight or count I did not give starts with “assumption:” and, for the roast, is a range. Then run the day forward in your head: is anybody in two places, the oven at two temperatures, a dish without a plate? Fix it and send.`,
		blanks: [
			{ name: 'serving time', label: 'When you sit down', example: 'December 25, 2:00 p.m.' },
			{ name: 'guests', label: 'Guests', example: '9 adults, 3 children under ten' },
			{ name: 'cannot eat', label: 'Allergies and no-gos', example: 'one walnut allergy, one vegetarian' },
			{
				name: 'kitchen and helpers',
				label: 'Kitchen and helpers',
				example: 'one oven, four burners, a small fridge; my brother',
			},
			{ name: 'today', label: 'Today', example: '2026-12-19', kind: 'date' },
			{
				name: 'menu',
				label: 'The menu',
				example: 'frozen turkey 12 lb, gravy, potatoes, two vegetables…',
				kind: 'list',
			},
		],
		instructions:
			'Use it five to ten days ahead, when the menu is decided and the freezer still closed. It suits any big meal with one fixed hour. Not for catering: food sold or served to the public has rules of its own.',
		steps: [
			'Decide the menu and measure the space in your fridge.',
			'Fill in the blanks, with the weight printed on the bird.',
			'Read the oven map before you shop.',
			'Send the guests their message the same day.',
			'Hang the countdown on the refrigerator.',
		],
		followUp:
			'Two things changed: … Give me only the lines of the oven map and the countdown that move, and the new quantities.',
		answerParts: [
			{ heading: 'Quantities', note: 'a table of portions and what goes in the cart' },
			{ heading: 'Oven map', note: 'which dish is where, every thirty minutes' },
			{ heading: 'Countdown', note: 'the jobs of each day, with names beside them' },
			{ heading: 'If it goes wrong', note: 'rescue for the usual disasters' },
			{ heading: 'Message to the guests', note: 'a text that spreads the work' },
		],
		credits:
			'Thawing times, the pound of turkey per person, temperatures and storage follow the U.S. Department of Agriculture (FSIS). Working back from service is banquet practice; side-dish amounts and the resting rule are Pronto’s.',
	},
	pt: {
		title: 'A ceia de Natal planejada de trás para a frente',
		tagline: 'Um forno só, tudo quente à mesa',
		description:
			'Da hora de sentar até o dia de tirar o peru do freezer: quanto comprar, quem usa o forno e quando, o que cada parente traz e o que fazer se a ave atrasar.',
		tags: ['ceia de natal', 'natal', 'peru', 'quantidade por pessoa', 'ano novo'],
		searchedAs: [
			'ceia de natal completa',
			'cardápio da ceia de natal',
			'ceia de natal para 10 pessoas',
			'quantidade de comida por pessoa ceia',
			'quanto de peru por pessoa',
			'quanto tempo descongelar peru',
			'quanto tempo assar peru',
			'chester ou peru',
			'pernil de natal',
			'tender de natal',
			'organizar ceia de natal',
			'ceia de natal simples e barata',
			'almoço de natal',
			'ceia de ano novo',
			'réveillon em casa',
			'o que fazer antes da ceia',
			'ordem de preparo da ceia',
			'lista de compras da ceia',
			'ceia cada um leva um prato',
			'que horas colocar o peru no forno',
			'salpicão e farofa para quantas pessoas',
			'receber a família no natal',
			'jantar de natal',
			'noite de natal comida',
			'ceia para 20 pessoas',
			'ceia para 6',
			'primeira vez fazendo ceia',
			'vegano na ceia',
			'peru congelado ainda',
			'arroz com passas farofa',
			'cada um traz',
			'não atrasar a ceia',
			'churrasco fim de ano',
			'quantos quilos de carne',
			'receber parentes, sogra vem',
			'peru seco, sobremesa natal',
			'rateio ceia, cozinha pequena',
			'páscoa almoço, véspera cozinhar',
			'confraternização comida',
			'lombo, bacalhau, rabanada, anfitriã',
		],
		promptText: `Todo mundo à mesa: [hora de servir]. Parta desse minuto e ande para trás, como faz cozinha de buffet, até a primeira coisa que preciso tirar do freezer.

Quem vem: [convidados]
Não pode comer: [não pode comer]
Cozinha e ajudantes: [cozinha e ajudantes]
Hoje é [hoje]. O cardápio, com o peso do que já comprei:
[cardápio]

1. Quanto fazer. Tabela: prato | por adulto | total | comprar. Ave com osso, 500 g por pessoa; assado sem osso, 250 g; arroz cru, 60 g; farofa e salpicão, 100 g cada. Havendo mais de uma carne, reparta essa conta entre elas em vez de somar. Criança de até 10 anos come metade. Some com código, se puder, e diga o destino do que sobrar.

2. Mapa do forno. Uma linha a cada meia hora: temperatura, grade, bocas do fogão, quem está com a mão na massa. Dois pratos dividem o forno só com diferença de até 15 °C. O assado descansa 30 minutos, e essa meia hora é do prato que tem de chegar quente. Não coube? Passe um prato para frio, fogão, airfryer ou para a casa de alguém, e diga qual.

3. Contagem regressiva, de [hoje] até a sobremesa: dia e hora | o quê | quem | minutos. Ave congelada pede 24 horas de geladeira a cada 2 kg, salvo se o rótulo mandar assar direto do freezer. O que se faz na antevéspera não fica para o dia da festa; cada ajudante tem tarefa com nome; quem cozinha também toma banho e senta.

4. Se der errado. Três linhas: ave ainda dura de manhã, assado 45 minutos atrasado, faltou luz ou gás.

5. Mensagem para o grupo da família: quem leva o quê, a divisão do gasto no Pix e o aviso de alergia, pronta para colar.

Nisso não se mexe: 74 °C no meio da parte mais grossa da ave e do recheio, medidos com termômetro (o pino que salta não basta); ave crua não se lava; maionese e carne ficam duas horas fora da geladeira, uma só se passar de 32 °C; sobra dura três dias. Para quem tem alergia, talher separado e prato servido primeiro.

Tempo de forno, peso ou quantidade que eu não informei começa com “suposição:”, e o do assado vem em faixa. Antes de mandar, viva o dia do começo ao fim: alguém em dois lugares, forno em duas temperaturas, prato sem travessa? Conserte.`,
		blanks: [
			{ name: 'hora de servir', label: 'Hora de sentar à mesa', example: '24 de dezembro, 22h' },
			{ name: 'convidados', label: 'Quem vem', example: '11 adultos e 4 crianças' },
			{
				name: 'não pode comer',
				label: 'Alergias e restrições',
				example: 'alergia a nozes; uma tia com doença celíaca',
			},
			{
				name: 'cozinha e ajudantes',
				label: 'Cozinha e ajudantes',
				example: 'um forno, 4 bocas, airfryer; minha irmã à tarde',
			},
			{ name: 'hoje', label: 'Hoje', example: '2026-12-18', kind: 'date' },
			{
				name: 'cardápio',
				label: 'O cardápio',
				example: 'peru congelado 5 kg, tender, arroz, farofa, salpicão…',
				kind: 'list',
			},
		],
		instructions:
			'Use de cinco a dez dias antes, com o cardápio decidido e a ave ainda no freezer. Vale também para o almoço do dia 25 e o Réveillon. Não serve para vender comida: aí valem as regras da vigilância sanitária.',
		steps: [
			'Feche o cardápio e veja o espaço livre na geladeira.',
			'Preencha as lacunas com o peso que está na embalagem.',
			'Leia o mapa do forno antes de ir ao mercado.',
			'Mande a mensagem no grupo no mesmo dia.',
			'Pregue a contagem regressiva na geladeira.',
		],
		followUp:
			'Duas coisas mudaram: … Mande só as linhas do mapa do forno e da contagem que saem do lugar, e as novas quantidades.',
		answerParts: [
			{ heading: 'Quanto fazer', note: 'tabela com porções e o que pôr no carrinho' },
			{ heading: 'Mapa do forno', note: 'o que assa, onde e até que horas' },
			{ heading: 'Contagem regressiva', note: 'as tarefas de cada dia, com responsável' },
			{ heading: 'Se der errado', note: 'socorro para os desastres mais comuns' },
			{ heading: 'Mensagem para o grupo da família', note: 'um recado que divide o trabalho e a conta' },
		],
		credits:
			'Descongelamento, temperatura e tempo fora da geladeira seguem o USDA (FSIS), com três dias para sobras como margem do Pronto. As quantidades por pessoa são regra de bolso do Pronto; planejar de trás para a frente é prática de buffet.',
	},
}
