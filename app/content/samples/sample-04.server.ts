import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '4',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			people: 'two adults, one child of 8',
			'weekly budget': '€75',
			city: 'Lisbon',
			month: 'November',
			pantry: 'rice, olive oil, salt, half a bag of lentils',
			'foods to avoid': 'peanuts (allergy), mushrooms',
			'cooking time': '40 minutes on weekdays, stove and oven',
		},
		text: `The week fits: about **€60.49** of the €67.50 you can plan with, at full portions. I had no access to this week's prices, so every price is an estimate for a Lisbon supermarket. Overwrite them, the three in bold first.

The plan runs Monday to Sunday, with shopping and the prep session on the Sunday before. Four things to confirm:

- assumption: the half bag of lentils holds at least 140 g, and you have at least 400 g of rice. If the rice is short, a 1 kg bag (about €1.40) fits in the money left.
- assumption: lunch boxes can be reheated, or kept cold and eaten cold.
- assumption: produce sold loose can be weighed out.
- Breakfasts and snacks are outside this budget.

## Portions

All weights are raw and cleaned. One family meal = 2 adults + 1 child. Waste is a share of the weight bought.

**Staples**
- Rice (assumption: adult 75 g, child 50 g; no waste): 200 g × 7 meals = 1,400 g. Five meals from 1 kg of brown rice, two from your own rice.
- Whole-wheat pasta (assumption: adult 75 g, child 50 g; no waste): 200 g × 7 meals = 1,400 g. Buy 1,500 g.

**Proteins**
- Lentils (assumption: adult 60 g, child 40 g; no waste): 160 g × 4 meals = 640 g. Buy 500 g, take 140 g from the kitchen.
- Eggs (assumption: 2 each, about 100 g; shell about 12%): 6 × 4 meals = 24. Buy 24.
- Chicken legs (assumption: adult 120 g, child 80 g; bone and skin 35%): 320 g × 6 meals = 1,920 g. Needs 2.95 kg, buy 3 kg.

**Vegetables** (assumption: one portion is adult 100 g, child 75 g = 275 g for the family; each meal has two portions, either two vegetables or a double helping of one)
- Carrots (assumption: 12% peel and tops): 5 meals, 5 portions = 1,375 g. Needs 1.56 kg, buy 1.6 kg.
- Savoy cabbage (assumption: 20% core and outer leaves): 5 meals, 5 portions = 1,375 g. Needs 1.72 kg, buy 1.8 kg.
- Pumpkin (assumption: 25% skin and seeds): 5 meals, 6 portions = 1,650 g. Needs 2.2 kg, buy 2.3 kg.
- Cauliflower (assumption: 30%, stalk and tender leaves eaten): 5 meals, 7 portions = 1,925 g. Needs 2.75 kg, buy 2.85 kg.
- Leeks (assumption: 35% roots and tough green): 5 meals, 5 portions = 1,375 g. Needs 2.12 kg, buy 2.2 kg.

**Fruit** (one portion with every meal)
- Apples (assumption: adult 130 g, child 100 g; core 10%): 360 g × 7 lunches = 2,520 g. Needs 2.8 kg, buy 3 kg.
- Clementines (assumption: adult 130 g, child 100 g; peel 25%): 360 g × 7 dinners = 2,520 g. Needs 3.36 kg, buy 3.5 kg.

## The week

Every lunch ends with **apple**, every dinner with **clementines**.

| Day | Lunch | Dinner | Cooked now or reused from |
|---|---|---|---|
| Mon | Paprika roast chicken, brown rice, roasted cauliflower and carrots | Whole-wheat pasta with chicken, leek, cabbage and lemon | Lunch: prep session. Dinner: pasta and vegetables for two meals cooked now, chicken from prep (30 min) |
| Tue | Chicken, leek and cabbage pasta | Lentil stew with pumpkin, carrot, garlic and paprika; brown rice | Lunch: Monday dinner. Its chicken goes from the fridge to the box cold, so it is reheated only once. Dinner: cooked now for two meals (38 min, rice first) |
| Wed | Lentil and pumpkin stew, brown rice | Thick omelette with cauliflower and leek; pasta with olive oil | Lunch: Tuesday dinner. Dinner: cooked now for two meals, 12 eggs, two pans (38 min) |
| Thu | Cold omelette wedges with pasta salad | Lentils with cabbage, carrot, garlic and lemon; rice | Lunch: Wednesday dinner. Dinner: cooked now for two meals, own rice (38 min). **This evening: move the frozen chicken to the fridge** |
| Fri | Lentils with cabbage and carrot, rice | Pasta with double cauliflower, chopped hard-boiled egg and cheese | Lunch: Thursday dinner. Dinner: cooked now for two meals, 12 eggs (35 min) |
| Sat | Cauliflower, egg and cheese pasta, browned in the oven | Roast chicken with lemon and paprika, roasted pumpkin and leek, brown rice | Lunch: Friday dinner. Dinner: cooked now; chicken for three meals, rice for two, three portions of pumpkin (about 80 min) |
| Sun | Roast chicken, brown rice, double roasted pumpkin | Pasta with chicken, cabbage, pumpkin, garlic and cheese | Lunch: Saturday dinner. Dinner: pasta and vegetables cooked now, chicken from Saturday (35 min) |

Leftovers go in the fridge within two hours, rice within one, spread out to cool. Rice is never kept beyond the next day; everything else is eaten within two days of cooking. Reheat until steaming, once.

## Shopping list

**Produce**

| Item | Package | Used on | Estimated price |
|---|---|---|---|
| Apples | 2 bags of 1.5 kg | Lunch, Mon–Sun | €5.38 |
| Clementines | 3.5 kg loose | Dinner, Mon–Sun | **€6.27** |
| Carrots | 1.6 kg loose | Mon L, Tue D, Wed L, Thu D, Fri L | €1.74 |
| Savoy cabbage | 2 heads, at least 1.8 kg together | Mon D, Tue L, Thu D, Fri L, Sun D | €2.68 |
| Pumpkin | 2.3 kg, cut piece | Tue D, Wed L, Sat D, Sun L, Sun D | €3.43 |
| Cauliflower | 3 heads, at least 2.85 kg together | Mon L, Wed D, Thu L, Fri D, Sat L | **€6.24** |
| Leeks | 2.2 kg loose | Mon D, Tue L, Wed D, Thu L, Sat D | €5.48 |
| Garlic (seasoning) | 2 heads | Tue D, Wed L, Thu D, Fri L, Sun D | €0.80 |
| Lemons (seasoning) | 500 g net | Mon D, Tue L, Thu D, Fri L, Sat D, Sun L | €1.29 |
| **Subtotal** | | | **€33.31** |

**Dry goods**

| Item | Package | Used on | Estimated price |
|---|---|---|---|
| Parboiled brown rice (about 25 min) | 1 kg | Mon L, Tue D, Wed L, Sat D, Sun L | €2.19 |
| Whole-wheat pasta | 3 × 500 g | Mon D, Tue L, Wed D, Thu L, Fri D, Sat L, Sun D | €3.87 |
| Lentils | 500 g | Tue D, Wed L, Thu D, Fri L | €1.79 |
| **Subtotal** | | | **€7.85** |

**Protein and dairy**

| Item | Package | Used on | Estimated price |
|---|---|---|---|
| Chicken legs, bone in | 2 trays of 1.5 kg | Mon L, Mon D, Tue L; Sat D, Sun L, Sun D | **€9.87** |
| Eggs, medium | 2 dozen | Wed D, Thu L, Fri D, Sat L | €5.98 |
| Grated cheese | 200 g | Fri D, Sat L, Sun D | €2.29 |
| **Subtotal** | | | **€18.14** |

**Other**

| Item | Package | Used on | Estimated price |
|---|---|---|---|
| Sweet paprika | 1 jar | Mon L, Tue D, Wed L, Sat D, Sun L | €1.19 |
| **Subtotal** | | | **€1.19** |

| | |
|---|---|
| **Total** | **€60.49** |
| Limit for planning (90%) | €67.50 |
| Money left under the limit | €7.01 |
| Reserve for price surprises (10%) | €7.50 |

From the kitchen: 400 g rice (Thu D, Fri L), 140 g lentils, olive oil and salt.

**Labels:** nothing here contains peanuts or mushrooms by nature, but read every label, above all pasta, lentils, paprika and grated cheese, for *amendoim* and "pode conter vestígios". Peanut also hides as groundnut or arachis oil and peanut flour; mushroom (*cogumelos*) in stock cubes, soup powders and sauces. The plan uses none of those.

## Prep session: Sunday, 90 minutes

1. **0:00** Oven on at 200 °C. Put the second chicken tray in the freezer, raw, in two flat bags.
2. **0:05** Rub the first tray with oil, salt and paprika. Wash hands, board and knife.
3. **0:15** Chicken in the oven for 50 minutes. Put 200 g brown rice on to boil.
4. **0:20** Cut 275 g cauliflower and 275 g carrots (cleaned weights); in the oven on the second shelf at 0:30, for 30 minutes.
5. **0:30** Wash and slice 1.1 kg cleaned leeks, half for Monday and Tuesday, half for Wednesday and Thursday.
6. **0:45** Drain the rice and spread it on a plate. Shred 550 g cabbage for Monday and Tuesday.
7. **0:55** Peel and dice 550 g pumpkin for Tuesday's stew. Take the vegetables out at 1:00.
8. **1:05** Chicken out, once the thickest part reaches 75 °C or the juices run clear. While it rests, slice 550 g carrots for Tuesday.
9. **1:15** Strip the meat and divide it into three equal shares: Monday lunch, Monday dinner, Tuesday lunch.
10. **1:25** Box Monday's lunch. Everything in the fridge by **1:30**.`,
		corrections: [
			"“Pumpkin | 2.3 kg, cut piece” is bought on the Sunday before, and two thirds of it waits, cut and raw, for Saturday and Sunday, six and seven days later. Buy about 750 g for Tuesday's stew and the other 1.5 kg on Friday, or a small whole squash that keeps.",
			"The dinners of Tuesday, Wednesday and Thursday are all timed at “38 min” of 40, with no steps to test that. The prep session leaves Wednesday's 550 g of cauliflower whole: cut it on Monday evening, which has ten minutes left.",
			'“3 heads, at least 2.85 kg together” costs €6.24, which is exactly 2.85 kg at €2.19; the two cabbages are priced to the gram as well. Heads do not come to measure: set €2 of the €7.01 aside for what the scale says.',
			'The lentils come out at exactly 640 g, with 140 g from a “half bag of lentils” nobody weighed. Weigh the bag before shopping, together with the 400 g of rice, and buy a second 500 g of lentils if it is short.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			pessoas: 'dois adultos e um menino de 10 anos',
			'orçamento semanal': 'R$ 280',
			cidade: 'Belo Horizonte',
			mês: 'novembro',
			despensa: 'óleo, alho, sal, 1 kg de fubá, meio pacote de arroz',
			'alimentos a evitar': 'camarão (alergia), fígado',
			'tempo de cozinha': '40 min por dia, fogão e panela de pressão',
		},
		text: `**A semana cabe: R$ 190,80 de compras, dentro do limite de R$ 252,00 (90% de R$ 280).** Não pesquisei preços: todos são estimativas minhas para Belo Horizonte. Confira primeiro os três maiores: **frango (R$ 33,80), pernil (R$ 33,00) e ovos (R$ 20,00)**.

Duas suposições sobre a despensa:
- "Meio pacote de arroz" = 500 g. Se o seu pacote é de 5 kg, você tem uns 2,5 kg: tire o arroz da lista e economize R$ 12,00.
- O óleo, o alho e o sal de casa dão para a semana.

## Porções

Tudo limpo e cru, por refeição. As gramas e as perdas são **suposição:** minhas; ajuste à fome da casa.

- **Arroz** (suposição: 70 g por adulto, 50 g para a criança; perda 0%): 9 refeições, 1,71 kg
- **Feijão** (suposição: 40 g / 30 g; perda 1%, na catação): 9 refeições, 0,99 kg; com a perda, 1,00 kg
- **Fubá** (suposição: 60 g / 45 g; perda 0%): 5 refeições, 825 g, do que já tem em casa
- **Frango, coxa e sobrecoxa** (suposição: 120 g / 90 g; perda 35%, osso e pele): 5 refeições, 1,65 kg; com a perda, 2,54 kg
- **Pernil suíno sem osso** (suposição: 120 g / 90 g; perda 8%, aparas): 4 refeições, 1,32 kg; com a perda, 1,44 kg
- **Ovo** (suposição: 100 g / 100 g, ou seja, 2 ovos por pessoa; perda 13%, casca): 5 refeições, 30 ovos
- **Verdura e legume, por refeição** (suposição: 130 g / 100 g no total; com dois tipos, 65 g / 50 g de cada). Com a perda, na semana:
  - **Tomate** (suposição: perda 5%): 1,14 kg
  - **Cenoura** (suposição: perda 15%): 1,49 kg
  - **Abobrinha** (suposição: perda 10%): 1,40 kg
  - **Couve** (suposição: perda 40%, talo): 0,90 kg
  - **Repolho** (suposição: perda 15%, talo e folhas de fora): 1,06 kg
- **Banana-prata**, uma vez ao dia (suposição: 150 g / 120 g; perda 35%): 4 dias, 2,59 kg
- **Manga**, uma vez ao dia (suposição: 150 g / 120 g; perda 35%): 3 dias, 1,94 kg
- **Cebola, como tempero** (suposição: 30 g / 30 g em cada um de 9 preparos; perda 10%): 0,90 kg

## A semana

| Dia | Almoço | Jantar | Feito na hora ou vem de |
|---|---|---|---|
| Segunda | Arroz, feijão, ovos mexidos com tomate, cenoura ralada com limão. **Fruta: banana** | Frango ensopado com abobrinha, arroz, feijão | Almoço: arroz, feijão e cenoura vêm do preparo; ovos na hora (12 min). Jantar na hora, em dobro; feijão do preparo (28 min). **Total: 40 min** |
| Terça | Frango com abobrinha, arroz, feijão. **Fruta: manga** | Pernil de panela, angu, couve refogada e cenoura | Almoço vem do jantar de segunda; feijão do freezer (8 min). Jantar na hora, em dobro (32 min). **Total: 40 min** |
| Quarta | Pernil, angu em fatias na frigideira, couve e cenoura. **Fruta: banana** | Omelete de abobrinha, arroz, feijão, salada de tomate | Almoço vem do jantar de terça (5 min). Jantar na hora, com arroz em dobro; feijão do freezer; a segunda panela de feijão cozinha junto (35 min). **Total: 40 min** |
| Quinta | Arroz, feijão, ovos fritos, couve e cenoura refogadas. **Fruta: manga** | Frango ao molho de tomate, angu, salada de repolho | Almoço: arroz de quarta, feijão do freezer; ovos e legumes na hora (12 min). Jantar na hora, em dobro (28 min). **Total: 40 min** |
| Sexta | Frango ao tomate, angu em fatias, salada de repolho. **Fruta: banana** | Pernil acebolado, arroz, feijão, repolho e cenoura refogados | Almoço vem do jantar de quinta (8 min). Jantar na hora, em dobro; feijão de quarta, do freezer (32 min). **Total: 40 min** |
| Sábado | Pernil acebolado, arroz, feijão, repolho e cenoura. **Fruta: manga** | Ovos cozidos no molho de tomate com abobrinha, angu | Almoço vem do jantar de sexta; feijão do freezer (8 min). Jantar na hora (28 min). **Total: 36 min** |
| Domingo | Frango ensopado com cenoura, arroz, feijão, salada de repolho. **Fruta: banana** | Omelete de abobrinha com tomate, arroz, feijão | Almoço na hora, com arroz em dobro; feijão do freezer (28 min). Jantar: omelete na hora, arroz do almoço, feijão do freezer (12 min). **Total: 40 min** |

**Guardar:** a sobra vai para a geladeira em até duas horas, em pote raso, e dura três dias. Divida as carnes cruas no dia da compra: o frango de segunda e o pernil de terça ficam na geladeira; o resto, no freezer. Passe para a geladeira na noite anterior: frango na quarta e no sábado, pernil na quinta, e sempre o feijão do dia seguinte.

## Lista de compras

### Feira

| Item | Embalagem | Usado em | Preço estimado |
|---|---|---|---|
| Tomate | 1,2 kg (R$ 7,00/kg) | Seg almoço, qua jantar, qui jantar, sex almoço, sáb jantar, dom jantar | R$ 8,40 |
| Cenoura | 1,5 kg (R$ 5,00/kg) | Seg almoço, ter jantar, qua almoço, qui almoço, sex jantar, sáb almoço, dom almoço | R$ 7,50 |
| Abobrinha | 1,5 kg (R$ 6,00/kg) | Seg jantar, ter almoço, qua jantar, sáb jantar, dom jantar | R$ 9,00 |
| Couve | 3 maços de 300 g (R$ 3,50 cada) | Ter jantar, qua almoço, qui almoço | R$ 10,50 |
| Repolho | 1 cabeça de 1,2 kg | Qui jantar, sex almoço, sex jantar, sáb almoço, dom almoço | R$ 6,00 |
| Cebola (tempero) | 1 kg | Duas panelas de feijão; jantares de seg a sáb; dom almoço | R$ 5,00 |
| Cheiro-verde (tempero) | 1 maço | Qua jantar, sáb jantar, dom jantar | R$ 3,50 |
| Limão (tempero) | 0,3 kg (R$ 8,00/kg) | Seg almoço, qua jantar, qui jantar, sex almoço, dom almoço | R$ 2,40 |
| Banana-prata, em pontos diferentes | 2,6 kg (R$ 7,00/kg) | Seg, qua, sex, dom | R$ 18,20 |
| Manga | 2 kg (R$ 7,00/kg) | Ter, qui, sáb | R$ 14,00 |
| **Subtotal** | | | **R$ 84,50** |

### Mercearia

| Item | Embalagem | Usado em | Preço estimado |
|---|---|---|---|
| Feijão-carioca | 1 pacote de 1 kg | Seg almoço e jantar, ter almoço, qua jantar, qui almoço, sex jantar, sáb almoço, dom almoço e jantar | R$ 7,50 |
| Arroz | 2 pacotes de 1 kg (R$ 6,00 cada) | As mesmas nove refeições do feijão | R$ 12,00 |
| **Subtotal** | | | **R$ 19,50** |

### Açougue e ovos

| Item | Embalagem | Usado em | Preço estimado |
|---|---|---|---|
| **Coxa e sobrecoxa de frango, com osso** | 2,6 kg, no peso (R$ 13,00/kg) | Seg jantar, ter almoço, qui jantar, sex almoço, dom almoço | **R$ 33,80** |
| **Pernil suíno sem osso, em cubos** | 1,5 kg, no peso (R$ 22,00/kg) | Ter jantar, qua almoço, sex jantar, sáb almoço | **R$ 33,00** |
| **Ovos** | Cartela de 30 | Seg almoço, qua jantar, qui almoço, sáb jantar, dom jantar | **R$ 20,00** |
| **Subtotal** | | | **R$ 86,80** |

### Laticínios e outros

| Item | Embalagem | Usado em | Preço estimado |
|---|---|---|---|
| Nada nesta semana | – | – | R$ 0,00 |
| **Subtotal** | | | **R$ 0,00** |

### A conta

| | |
|---|---|
| Feira | R$ 84,50 |
| Mercearia | R$ 19,50 |
| Açougue e ovos | R$ 86,80 |
| Laticínios e outros | R$ 0,00 |
| **Total das compras** | **R$ 190,80** |
| **Reserva para surpresa de preço (10%)** | **R$ 28,00** |
| **Troco** | **R$ 61,20** |
| Soma | R$ 280,00 |

Ficam na despensa cerca de 790 g de arroz e 175 g de fubá, que abatem da próxima compra. O resto de repolho (uns 120 g) entra na salada de domingo.

**Camarão:** não há camarão, outro crustáceo nem peixe no plano. As formas escondidas são camarão seco ou em pó, caldo em tablete, tempero pronto, molho oriental, recheio pronto e óleo de fritura compartilhado. Leia o rótulo de tudo o que for embalado e procure "ALÉRGICOS: CONTÉM" ou "PODE CONTER CRUSTÁCEOS". Fígado também não entrou: peça o frango sem miúdos.

## O preparo: véspera (domingo), 40 minutos

Fica em 40, e não em 90, para nenhum dia passar do seu tempo. De manhã, ponha 550 g de feijão catado de molho. Na quarta de manhã, faça o mesmo com o resto, 440 g.

1. **0 a 12 min:** escorra o feijão, leve à pressão com água nova e alho, sem passar da metade da panela. Ela **pega pressão** em uns 12 min. Enquanto isso, ponha o arroz de segunda no fogo (190 g, 18 min).
2. **12 a 27 min:** o feijão **cozinha** 15 min em fogo baixo. Refogue a cebola com alho e óleo, lave a couve e o tomate, e rale a cenoura de segunda.
3. **27 a 37 min:** fogo desligado; a panela **solta a pressão** sozinha, em uns 10 min. Separe a carne crua em porções, por último, e lave a tábua e as mãos.
4. **37 a 40 min:** com o pino baixo, abra, junte o refogado e o sal, e divida em 5 potes rasos, cada um para uma refeição da família. Dois vão para a geladeira (segunda) e três para o freezer (terça, quarta e quinta), em até duas horas.

**Na quarta, dentro dos 35 min do jantar:** 11 min para pegar pressão, 15 de cozimento e 9 para soltar, enquanto você faz o arroz e a omelete. Ao abrir, junte a cebola refogada com a do jantar. São 4 potes, todos para o freezer: sexta, sábado e dois de domingo.`,
		corrections: [
			'O pernil “em cubos” não fica macio em “32 min”, em dobro, com angu e couve: na pressão, com os tempos da própria resposta (12 + 15 + 10), já são 37, e sem pressão demora mais. Compre em iscas finas para terça e sexta, que ficam prontas na frigideira.',
			'Na quarta, “11 min para pegar pressão, 15 de cozimento e 9 para soltar” já são os 35 do jantar. Juntar a cebola e dividir em 4 potes fica fora da conta e passa dos 40. Cozinhe esse feijão na véspera, em segunda panelada: com mais 37 minutos, o preparo fica em 77 dos 90 pedidos.',
			'A couve fecha sem folga: “0,90 kg” de que precisa e “3 maços de 300 g”, mas maço de feira não tem peso certo. Pese na banca ou leve quatro; são R$ 3,50, e sobram R$ 61,20 de troco.',
			'“Arroz em dobro”, na quarta e no domingo, não diz quantos gramas vão à panela, e a conta das porções está em outra parte da resposta. Anote 380 g crus nesses dias, duas vezes os 190 g que ela dá para segunda.',
		],
	},
}
