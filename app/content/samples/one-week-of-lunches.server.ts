import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'one-week-of-lunches',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'cooking day': 'Sunday afternoon',
			boxes: '5 for me, 3 for a 15-year-old, Monday to Friday',
			'lunch place': 'only a microwave',
			'time and equipment': '2 hours, an oven, two burners, a freezer drawer',
			'tired of': 'chicken and rice, cold pasta salad',
			never: 'tree nuts (allergy), anything that smells of fish',
		},
		text: `**The kit.** Starches: bulgur, roasted sweet potato. Proteins: turkey meatballs, black beans. Vegetables: roasted peppers, green beans, raw carrots. Sauces: tomato-cumin, green herb.

assumption: the 15-year-old's three days are Monday, Tuesday and Thursday.
assumption: portions as below; change them, and the list changes with them.
assumption: no fridge at lunch, so every box goes in an insulated bag with two ice packs.

## The week

| Day | Box, per person | Fridge or freezer | Added that morning | Eaten how |
|---|---|---|---|---|
| Mon | You: 4 meatballs, 1 cup bulgur, ½ cup peppers, ⅓ cup tomato sauce. Teen: 6 meatballs, 1½ cups bulgur, ½ cup peppers, ⅓ cup tomato sauce | Fridge | Carrots, 55 g each, in a bag | Box reheated to 165 °F / 74 °C; carrots cold |
| Tue | You: ¾ cup black beans, 1½ cups sweet potato, ½ cup green beans. Teen: ¾ cup black beans, 2 cups sweet potato, ½ cup green beans | Fridge | Carrots, 55 g each; herb sauce, 2 tbsp each, in a small jar | Box reheated to 165 °F / 74 °C; sauce and carrots cold |
| Wed | You: 4 meatballs, 1½ cups sweet potato, ½ cup peppers | Fridge | Carrots, 55 g; herb sauce, 2 tbsp, in a jar | Box reheated to 165 °F / 74 °C; sauce and carrots cold |
| Thu | You: ¾ cup black beans, 1 cup bulgur, ½ cup green beans, ⅓ cup tomato sauce. Teen: the same with 1½ cups bulgur | Freezer; to the fridge Wednesday evening | Carrots, 55 g each | Box reheated to 165 °F / 74 °C; carrots cold |
| Fri | You: 4 meatballs, 1 cup bulgur, ½ cup peppers, ⅓ cup tomato sauce | Freezer; to the fridge Thursday evening | Carrots, 55 g | Box reheated to 165 °F / 74 °C; carrots cold |

Only three boxes go in the freezer drawer (two for Thursday, one for Friday).

## The session

assumption: you start at 2:00, and the oven holds two trays.

| Clock | Hands | Heat |
|---|---|---|
| 2:00 | Peel and cube 2½ lb sweet potatoes | Oven on, 425 °F |
| 2:10 | Oil and spread them; slice 3 peppers, chop 1 onion | Oven heating |
| 2:20 | Mix turkey, egg, breadcrumbs, half the onion, salt | Oven: sweet potatoes in |
| 2:30 | Shape 18 meatballs; wash hands and board | Oven: sweet potatoes |
| 2:40 | Meatballs on one side of the second tray, peppers on the other; turn the sweet potatoes | Oven: both trays. Burner 1: rest of the onion |
| 2:50 | Tomatoes and cumin to the onion; measure bulgur and water | Burner 1: sauce. Burner 2: 2 cups bulgur in 4 cups water |
| 3:00 | Take out sweet potatoes; meatballs at 165 °F inside, then out with the peppers | Oven off. Burner 1: sauce. Burner 2: bulgur |
| 3:10 | Spread hot food in shallow containers; drain and rinse the black beans | Burner 1 off. Burner 2: green beans, 5 minutes |
| 3:20 | Chop parsley, stir with oil, vinegar, salt (herb sauce) | All off |
| 3:30 | Fill Thursday's and Friday's boxes, then the other five | None |
| 3:40 | Label with day and name; freezer boxes in, flat and not stacked; the rest in the fridge, lids ajar | None |
| 3:50 | Wash up; close the lids once cold | None |

Everything hot is in the cold within an hour of leaving the heat.

## The shopping list

| Buy, in whole packages | Used | Left over, and where it goes |
|---|---|---|
| Ground turkey, 1 lb | all (18 meatballs) | none |
| Eggs, 6 | 1 | 5, breakfast |
| Plain breadcrumbs, 1 small can | about ½ cup | the rest, pantry |
| Black beans, 2 cans of 15 oz | all, 3 cups drained (assumption: 1½ cups a can) | none |
| Bulgur, 24 oz bag | 2 cups dry for 6 cups cooked (assumption: it triples) | about 2 cups dry, pantry |
| Sweet potatoes, 3 lb bag | 2½ lb for 5 cups roasted (assumption: 2 cups a pound) | ½ lb, baked for Sunday dinner |
| Bell peppers, pack of 3 | all, 2 cups roasted | none |
| Frozen green beans, 12 oz bag | 2 cups | about ½ cup, back in the freezer |
| Baby carrots, 1 lb bag | 440 g of 454 g | a few, for the cook |
| Onion, 1 | all | none |
| Crushed tomatoes, 15 oz can | all, 1⅔ cups sauce | none |
| Flat parsley, 1 bunch | most, for 6 tbsp sauce | stems, in the tomato sauce |
| Pantry: oil, vinegar, cumin, salt | about 5 tbsp, 2 tbsp, 2 tsp, to taste | |

**Do the amounts agree?** Added by hand, not by code. Meatballs 4 + 6 + 4 + 4 = 18. Black beans 4 × ¾ = 3 cups. Bulgur 1 + 1½ + 1 + 1½ + 1 = 6 cups. Sweet potato 1½ + 2 + 1½ = 5 cups. Peppers and green beans 4 × ½ = 2 cups each. Tomato sauce 5 × ⅓ = 1⅔ cups. Herb sauce 3 × 2 = 6 tbsp. Carrots 8 × 55 = 440 g.

**Tree nuts.** Nothing here contains them by recipe, but breadcrumbs, bulgur, spices and ground meat mixes can carry them or traces, so read each label every time you buy. Nothing here smells of fish; check the breadcrumbs and tomatoes for anchovy seasoning.

A portion for a medical diet belongs to a dietitian.`,
		corrections: [
			'The parsley stems go into the tomato sauce, but the sauce comes off at 3:10 and the parsley is chopped at 3:20. Cut the stems at 2:50, or leave them out.',
			"“Close the lids once cold” at 3:50 can't work: the boxes went in at 3:40. Closing them falls after your two hours, so set an alarm for about 5:00.",
			'On Tuesday and Thursday the teen gets the same ¾ cup of beans as you, with only more starch. Raise it to 1 cup and buy a third can.',
			'Monday, Tuesday and Thursday for the teen are a guess that decides what gets frozen. Ask the 15-year-old first; with Friday in place of Monday, one more box goes in the freezer.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'dia de cozinhar': 'domingo de manhã',
			marmitas: '5 para mim e 5 para o meu marido, de segunda a sexta',
			'onde esquenta': 'só micro-ondas',
			'tempo e equipamento': '3 horas, fogão de 4 bocas, panela de pressão, freezer',
			enjoou: 'peito de frango seco e batata-doce',
			'não entra': 'leite (alergia), jiló',
		},
		text: `**As peças.** Cereal: arroz. Feijão: carioca. Misturas: acém de panela e copa-lombo suíno em cubos. Legumes e verduras: cenoura, vagem e repolho cru. Molho de tomate e farofa de óleo, sem manteiga.

suposição: porções (eu / marido): arroz 120 / 160 g; feijão com caldo 100 / 130 g; mistura 100 / 130 g; legume 80 / 80 g; molho 30 / 30 g; farofa 15 / 20 g; repolho 40 / 40 g.
suposição: não há geladeira no trabalho; cada um leva bolsa térmica com dois gelos reutilizáveis.

## 1. A semana

| Dia | Marmita (eu / marido) | Geladeira ou freezer | O que ponho de manhã | Quente ou fria |
|---|---|---|---|---|
| Seg | Arroz 120/160 g, feijão 100/130 g, acém 100/130 g, cenoura 80/80 g, molho 30/30 g | Geladeira | Repolho 40 g e farofa 15/20 g, cada um no seu potinho | Quente; repolho e farofa à parte |
| Ter | Arroz 120/160 g, feijão 100/130 g, copa-lombo 100/130 g, vagem 80/80 g, molho 30/30 g | Geladeira | Repolho 40 g e farofa 15/20 g | Quente; repolho e farofa à parte |
| Qua | Arroz 120/160 g, feijão 100/130 g, acém 100/130 g, cenoura 80/80 g, molho 30/30 g | Geladeira | Repolho 40 g e farofa 15/20 g | Quente; repolho e farofa à parte |
| Qui | Arroz 120/160 g, feijão 100/130 g, copa-lombo 100/130 g, vagem 80/80 g, molho 30/30 g | Freezer; desce na quarta à noite | Repolho 40 g e farofa 15/20 g | Quente; repolho e farofa à parte |
| Sex | Arroz 120/160 g, feijão 100/130 g, acém 100/130 g, cenoura 80/80 g, molho 30/30 g | Freezer; desce na quinta à noite | Repolho 40 g e farofa 15/20 g | Quente; repolho e farofa à parte |

O repolho de segunda a quarta é fatiado no domingo; o resto fica inteiro e é fatiado na quarta à noite, em cinco minutos. Esquente até sair fumaça do meio, mexendo uma vez.

## 2. O preparo

suposição: começa às 8h, com o feijão de molho desde sábado à noite.

| Relógio | Mãos | Fogo |
|---|---|---|
| 8:00 | Lavo tudo; escorro o feijão e fecho a panela | Boca 1: feijão na pressão |
| 8:10 | Corto o acém, tempero, volto à geladeira | Boca 1: feijão |
| 8:20 | Corto o copa-lombo, tempero; lavo tábua e faca | Boca 1: feijão |
| 8:30 | Descasco e corto a cenoura | Boca 1: feijão, baixo |
| 8:40 | Desligo o feijão, a pressão sai sozinha; lavo o arroz | Boca 2: copa-lombo dourando |
| 8:50 | Refogo o arroz, ponho água | Boca 2: copa-lombo. Boca 3: arroz |
| 9:00 | Feijão para outra panela, com refogado; lavo a de pressão | Boca 2: copa-lombo. Boca 3: arroz. Boca 4: feijão |
| 9:10 | Douro o acém na panela de pressão | Boca 1: acém. Bocas 2, 3 e 4 seguem |
| 9:20 | Fecho a pressão; arroz aberto em assadeira, para esfriar | Boca 1: acém na pressão. Boca 2: copa-lombo. Boca 4: feijão |
| 9:30 | Limpo e corto a vagem; feijão em travessa rasa | Boca 1: acém. Boca 2: copa-lombo. Boca 3: água da vagem |
| 9:40 | Copa-lombo em travessa; arroz e feijão na geladeira | Boca 1: acém. Boca 2: cenoura. Boca 3: vagem |
| 9:50 | Escorro os legumes; pico a cebola do molho; copa-lombo na geladeira | Boca 1: acém. Boca 3: molho |
| 10:00 | Legumes em travessa; desligo o acém, a pressão sai sozinha | Boca 3: molho |
| 10:10 | Mexo a farofa; abro a panela, acém em travessa rasa | Boca 2: farofa. Boca 3 desliga |
| 10:20 | Molho em pote raso; fatio metade do repolho; pano na pia | Tudo apagado |
| 10:30 | Monto as quatro de quinta e sexta, etiqueto, freezer | Nenhum |
| 10:40 | Monto as seis de segunda a quarta, etiqueto, geladeira | Nenhum |
| 10:50 | Separo farofa e repolho em potinhos; louça | Nenhum |

Nada cozido fica mais de uma hora e meia fora do frio. São 3 horas cheias; se atrasar, corte a farofa, que aceita ser comprada pronta (leia o rótulo).

## 3. As compras

| Onde | Embalagem inteira | Uso | Sobra e destino |
|---|---|---|---|
| Mercado | Arroz, 1 kg | 540 g cru para 1.400 g (suposição: rende 2,6 vezes) | 460 g, despensa |
| Mercado | Feijão-carioca, 1 kg | 480 g cru para 1.150 g com caldo (suposição: rende 2,4 vezes) | 520 g, despensa |
| Mercado | Farinha de mandioca crua, 500 g | 160 g, mais 20 g de óleo, para 175 g de farofa | 340 g, despensa |
| Mercado | Tomate pelado, lata de 400 g | toda, com a cebola, para 300 g de molho (suposição: reduz a 350 g) | 50 g, no macarrão de domingo |
| Açougue | Acém em pedaço, 1,2 kg | 1,15 kg cru para 690 g (suposição: rende 60%) | cerca de 30 g cozidos, prova do cozinheiro |
| Açougue | Copa-lombo suíno, 750 g | 710 g cru para 460 g (suposição: rende 65%) | cerca de 25 g cozidos, idem |
| Feira | Cenoura, 600 g | 565 g para 480 g (suposição: rende 85%) | uma pequena, crua, na hora |
| Feira | Vagem, 400 g | 355 g para 320 g (suposição: rende 90%) | um punhado, no omelete |
| Feira | Repolho, meia cabeça, cerca de 550 g | 400 g limpo | talo e folhas de fora, sopa |
| Feira | Cebola, 2; alho, 1 cabeça | 2 cebolas, 5 dentes | resto do alho, despensa |
| Já em casa | Óleo, sal, louro, pimenta | à mão | |

**A conta, feita de cabeça, sem código.** Arroz 5 × 120 + 5 × 160 = 1.400 g. Feijão 5 × 100 + 5 × 130 = 1.150 g. Acém 3 × (100 + 130) = 690 g. Copa-lombo 2 × (100 + 130) = 460 g. Cenoura 3 × 160 = 480 g. Vagem 2 × 160 = 320 g. Molho 10 × 30 = 300 g. Farofa 5 × 15 + 5 × 20 = 175 g. Repolho 10 × 40 = 400 g.

**Leite.** Nenhuma receita aqui leva leite, manteiga ou creme. Ele se esconde em farofa pronta, caldo em cubo, tempero pronto, molho de tomate temperado, margarina e carne já temperada; por isso, carne sem tempero e rótulo lido a cada compra, inclusive o “pode conter”. Jiló, nenhum.

Em dieta prescrita, quem define a porção é nutricionista.`,
		corrections: [
			'Segunda, quarta e sexta são a mesma marmita, e terça e quinta também: o mesmo molho, farofa e repolho nos cinco dias. Troque o molho de terça e quinta por vinagrete ou por um picles, sem panela nova.',
			'O repolho vai cru e sem tempero: não há limão nem vinagre na lista. Compre dois limões e leve o molho em potinho, temperando só na hora.',
			'O acém sai da pressão às 10h10, o molho às 10h20, e às 10h30 as marmitas entram no freezer, ainda quentes. Espalhe em assadeira, deixe perder o calor por uns 30 minutos e monte por último as congeladas.',
			'O feijão com caldo rende mais do que 2,4 vezes: 480 g passam fácil de 1,4 kg, e a sobra ficou sem destino. Cozinhe uns 400 g ou congele o resto em potes.',
		],
	},
}
