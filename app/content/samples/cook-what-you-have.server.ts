import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'cook-what-you-have',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			people: 'two adults and a nine-year-old',
			minutes: '35',
			'not eaten': 'pork, and anything with sesame (allergy)',
			'what I have': `Fridge: 5 eggs, half a green cabbage, three carrots going soft, about 2 cups of cooked rice from yesterday, an opened tub of plain yogurt (best before tomorrow), a heel of cheddar, half a lemon, soy sauce, mustard
Counter: 2 onions, garlic, four small potatoes starting to sprout a little
Freezer: a cup of peas, two slices of sourdough
Cupboard: one can of chickpeas, flour, paprika, cumin, a bit of honey
Also in the fridge: cooked chicken in a box, from Wednesday of last week I think (today is Tuesday)`,
		},
		text: `**Throw out the chicken.** Wednesday to Tuesday is six days; cooked chicken gets three to four in the fridge. Don't taste it to check.

There was no photo here, only your list, so that is what I read: eggs, cabbage, soft carrots, rice, yogurt, lemon, cheddar and potatoes on the clock; the rest can wait.

**Three dishes, by what spoils first**

1. **Cumin rice skillet with eggs and lemon yogurt:** uses up the rice, the yogurt, the carrots and the lemon; 30 minutes.
2. **Chickpea and potato stew with yogurt:** uses up the yogurt, the carrots and the sprouting potatoes; 35 minutes.
3. **Cabbage and cheddar pancakes with honey mustard:** uses up the cabbage, the cheddar heel and three eggs; 30 minutes.

## Cumin rice skillet with eggs and lemon yogurt

**For three:**
- 2 cups cooked rice
- 4 eggs
- 3 carrots, 1 onion, 2 garlic cloves
- 3 cups thinly sliced cabbage (about half of what you have)
- ½ cup frozen peas
- 1½ tsp cumin, 1 tsp paprika
- ¾ cup yogurt, 1 tbsp lemon juice
- Oil, salt

**Steps**

1. **Cut (8 minutes).** Dice the onion, slice the carrots thin, mince the garlic, shred the cabbage. *Done when* the carrot slices are about as thick as a coin. Bendy carrots are fine; slimy or moldy ones go out.
2. **Sauce.** Stir the yogurt, lemon and a pinch of salt. *Done when* it is smooth and drops slowly off the spoon.
3. **Onion and carrots (7 minutes).** In your widest pan, 2 tbsp oil over medium-high heat, with ½ tsp salt. *Done when* the onion edges are golden and a knife goes into a carrot with a little push.
4. **Cabbage (4 minutes).** Add it, stir now and then. *Done when* it has slumped to half and has a few brown spots.
5. **Spice (30 seconds).** Garlic, cumin and paprika in. *Done when* you smell the cumin. Don't wait for the garlic to color.
6. **Rice and peas (5 minutes).** Break up the rice with 1 tbsp water, add the peas, press flat, let it sit a minute, turn, repeat. *Done when* it is **steaming hot all the way through** and some grains crackle.
7. **Eggs (2 minutes).** Push everything to one side, 1 tbsp oil in the gap, beaten eggs with a pinch of salt in. Stir. *Done when* no liquid egg is left; then fold through.
8. **Serve** with the yogurt on top. The child may like it in a bowl on the side. *Done when* the salt is right: taste before it goes to the table.

**Check before you cook**
- **Rice:** assumption: it went into the fridge within about two hours of cooking. If it stood out overnight, throw it out and use the drained chickpeas in step 6.
- **Yogurt:** best before tomorrow is fine today, unless it smells off or has mold.
- **Potatoes (dish 2 only):** firm ones are fine if you cut out the sprouts and any green; soft or very green ones go out.
- **Sesame:** none in dish 1. Read the cumin and paprika labels for "may contain sesame" all the same. The sourdough is in none of the three, because bread often contains sesame.

**Last look:** everything is from your list, nothing is bought, no pork, no sesame.`,
		corrections: [
			'Four eggs and two cups of rice are a thin dinner for two adults and a nine-year-old. Add the can of chickpeas; it stays in the cupboard here except as an emergency.',
			'“No sesame” at the end is stated as a fact, one line after asking you to read the spice labels. It is true only once you have read them.',
			"The reading of the kitchen names eight things and ends with “the rest can wait.” Onions, mustard, soy sauce and the freezer aren't read back, so a misread item would go unnoticed.",
			'All the slicing for three carrots, an onion, garlic and three cups of cabbage is put at 8 minutes. With a slow knife, plan 12 and little is left of the 35.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'quem come': 'eu, minha mãe e meu filho de 7 anos',
			minutos: '30',
			'não pode': 'amendoim (alergia) e pimenta',
			'o que tem': `Geladeira: 4 ovos, umas 2 xícaras de arroz de ontem, meio maço de couve murchando, um pedaço de abóbora (uns 400 g) cortado há três dias, meia lata de molho de tomate aberta na sexta (hoje é segunda), um resto de queijo minas, margarina
Fruteira: 3 bananas bem maduras, 2 cebolas, 1 limão, alho
Armário: fubá, farinha de mandioca, uma lata de sardinha, colorau, orégano
Freezer: um pote de feijão cozido e temperado
Tem também carne moída crua, que descongelei na sexta de manhã e ficou na geladeira`,
		},
		text: `**Jogue fora antes de começar, sem provar:**
- **A carne moída.** Crua e descongelada desde sexta de manhã, passou do prazo (um a dois dias na geladeira). Cozinhar não resolve. Lave o que encostou nela.
- **O molho de tomate**, aberto na lata há três dias.
- **O queijo minas**, se você não sabe quando abriu. Nenhum prato abaixo precisa dele.
- **A abóbora**, só se estiver melada ou com cheiro azedo. Firme e com cheiro de abóbora, use hoje.

## Três pratos

1. **Arroz de frigideira com abóbora, couve e ovo:** aproveita a couve, a abóbora e o arroz de ontem. 28 minutos.
2. **Arroz com farofa de sardinha e banana:** aproveita as bananas e o arroz de ontem, com cebola e a lata de sardinha. 20 minutos.
3. **Polenta mole com feijão e couve:** aproveita a couve, com fubá e o pote de feijão do freezer. 30 minutos.

## Arroz de frigideira com abóbora, couve e ovo

**Para três:** a abóbora · a couve · 2 xícaras de arroz · 4 ovos · 1 cebola · 2 dentes de alho · 1 colher de chá de colorau · 3 colheres de sopa de óleo · ½ limão · sal

*suposição:* frigideira grande com tampa (um prato serve).

1. **Corte (6 min).** Descasque a abóbora e corte em cubos de 1 cm. Pique a cebola e o alho. Lave a couve, tire as folhas amareladas e os talos grossos e corte em tirinhas. *Ponto:* cubos do tamanho da ponta do dedo mínimo.
2. **Cebola (3 min).** Em fogo médio, 2 colheres de sopa de óleo e a cebola. *Ponto:* transparente e com cheiro doce, sem dourar.
3. **Abóbora (7 min).** Junte a abóbora, ½ colher de chá de sal, o colorau e 4 colheres de sopa de água. Tampe. *Ponto:* o garfo entra fácil, mas o cubo não desmancha; a água quase sumiu.
4. **Alho (1 min).** Destampe, abra um espaço, ponha 1 colher de sopa de óleo e o alho. *Ponto:* cheiro forte de alho, cor de palha clara.
5. **Couve (2 min).** Junte e mexa. *Ponto:* murcha e verde bem vivo.
6. **Arroz (3 min).** Solte os grãos com o garfo, junte com 2 colheres de sopa de água e mexa. *Ponto:* soltando vapor por inteiro, sem nenhuma parte fria no meio.
7. **Ovos (5 min).** Abra quatro covinhas e quebre um ovo em cada uma, com uma pitada de sal. Fogo baixo, tampado. *Ponto:* clara toda branca e **gema firme** ao toque.
8. **Limão (1 min).** Fora do fogo, esprema o limão por cima e prove o sal. *Ponto:* cheiro fresco; o doce da abóbora fica equilibrado. Sirva já e não guarde a sobra, porque o arroz já foi reaquecido.

Sobremesa, se der vontade: as bananas amassadas, sem fogo.

**Conferido:** tudo sai da sua lista, com sal, óleo e água. Nada de amendoim nem pimenta na receita. No rótulo do colorau, veja se há “pode conter amendoim”; se houver, deixe-o de fora, porque é só cor. Nos pratos 2 e 3, confira também a farinha e o fubá, e se a sardinha ou o tempero do feijão levam pimenta.`,
		corrections: [
			'Os 28 minutos não contam limpar a geladeira da carne moída, e cortar 400 g de abóbora em cubos de 1 cm em 6 minutos é para mão treinada. Corte maior ou comece pela abóbora.',
			'O prazo de um a dois dias da carne veio sem fonte. Para guardar como regra da casa, confira numa orientação da Anvisa ou da vigilância da sua cidade.',
			'“Gema firme ao toque” pede pôr o dedo no ovo quente. Espete a gema com a ponta da faca: se não escorrer, está pronta.',
		],
	},
}
