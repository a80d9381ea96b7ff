import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '4',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			people: 'two adults, one child of 8',
			'weekly budget': '€75',
			'place and month': 'Lisbon, November',
			pantry: 'rice, olive oil, salt, half a bag of lentils',
			'foods to avoid': 'peanuts (allergy), mushrooms',
			'cooking time': '40 minutes on weekdays, stove and oven',
		},
		text: `A full week fits: about **€55.85 of the €67.50** I can plan with. I can't look up this week's prices, so every price is an estimate for you to overwrite. Lunches and dinners only; breakfast and snacks are not included.

## Portions

Raw weight per meal, as adult / child (all three together).

- Rice: assumption: 75 g / 50 g (200 g) × 6 meals = 1,200 g
- Wholegrain pasta: assumption: 80 g / 60 g (220 g) × 6 = 1,320 g
- Lentils: assumption: 70 g / 45 g (185 g) × 4 = 740 g
- Eggs: assumption: 2 eggs each, about 110 g / 110 g (6 eggs) × 4 = 24 eggs
- Chicken legs, bone in: assumption: 200 g / 120 g (520 g) × 6 = 3,120 g
- Cabbage, trimmed: assumption: 200 g / 130 g (530 g) × 5 = 2,650 g
- Carrots, peeled: assumption: 200 g / 130 g (530 g) × 5 = 2,650 g
- Pumpkin, peeled: assumption: 200 g / 130 g (530 g) × 4 = 2,120 g
- Clementines, with peel: assumption: 150 g / 100 g (400 g) × 7 lunches = 2,800 g
- Apples: assumption: 150 g / 100 g (400 g) × 7 dinners = 2,800 g

Not an anchor: wholegrain bread, assumption: 80 g / 50 g (210 g) × 2 = 420 g.
From the kitchen, assumption: 200 g rice, 250 g lentils, enough oil and salt. Check these before shopping.

## The week

Every lunch ends with clementines, every dinner with apple.

| Day | Lunch | Dinner | Cooked now or reused from |
|---|---|---|---|
| Mon | Pumpkin and lentil soup, bread | Chicken rice with carrots | Lunch: prep session. Dinner: cooked now, double, with prepped chicken |
| Tue | Chicken rice with carrots | Pasta with tomato, cabbage and boiled eggs | Lunch: Mon dinner. Dinner: cooked now, double |
| Wed | Pasta with tomato, cabbage and boiled eggs | Lentil and carrot stew with tomato, rice | Lunch: Tue dinner. Dinner: cooked now, double |
| Thu | Lentil and carrot stew, rice | Pasta with chicken and pumpkin | Lunch: Wed dinner. Dinner: cooked now, double |
| Fri | Pasta with chicken and pumpkin | Pumpkin and lentil soup, bread | Lunch: Thu dinner. Dinner: prep session, frozen |
| Sat | Carrot rice with omelette | Braised chicken with cabbage and tomato, pasta | Lunch: cooked now. Dinner: cooked now, double |
| Sun | Braised chicken with cabbage, pasta | Rice with garlicky cabbage and eggs | Lunch: Sat dinner. Dinner: cooked now |

Five dinners become the next lunch. Put leftovers in the fridge within two hours. On Wednesday and on Friday, move one bag of chicken from freezer to fridge; move Thursday's pumpkin too. Soak brown rice in the fridge from the morning (on Mon, Wed and Sat) so that it cooks in about 30 minutes.

## Shopping list

**Produce**

| Item | Package | Used on | Estimated price |
|---|---|---|---|
| Cabbage | 3 heads, 1.1 kg each | Tue D, Wed L, Sat D, Sun L, Sun D | €4.95 |
| Carrots | 3 bags, 1 kg | Mon D, Tue L, Wed D, Thu L, Sat L | €3.00 |
| Pumpkin | 1 piece, 2.8 kg | Mon L, Thu D, Fri L, Fri D | €3.60 |
| Apples | 2 bags, 1.5 kg | All dinners | €5.60 |
| Clementines | 2 nets, 1.5 kg | All lunches | €6.00 |
| Onions | 1 bag, 1 kg (about 8) | Soup (2), then one each Mon–Thu D, Sat D, Sun D | €1.30 |
| Garlic | 1 bulb | Mon, Tue, Thu, Sat, Sun D | €0.90 |
| **Subtotal** | | | **€25.35** |

**Dry goods**

| Item | Package | Used on | Estimated price |
|---|---|---|---|
| Brown rice | 1 bag, 1 kg | Mon D, Tue L, Wed D, Thu L, Sat L (kitchen rice: Sun D) | €2.20 |
| Wholegrain pasta | 3 packs, 500 g | Tue D, Wed L, Thu D, Fri L, Sat D, Sun L | €3.90 |
| Lentils | 1 bag, 500 g (plus yours) | Mon L, Wed D, Thu L, Fri D | €1.90 |
| Chopped tomatoes | 4 cans, 400 g | Tue D (2), Wed D (1), Sat D (1) | €3.20 |
| **Subtotal** | | | **€11.20** |

**Protein and dairy**

| Item | Package | Used on | Estimated price |
|---|---|---|---|
| Chicken legs | 2 trays, 1.6 kg | Mon D, Tue L, Thu D, Fri L, Sat D, Sun L | €11.20 |
| Eggs | 2 boxes of 12 | Tue D, Wed L, Sat L, Sun D | €6.20 |
| **Subtotal** | | | **€17.40** |

**Other**

| Item | Package | Used on | Estimated price |
|---|---|---|---|
| Wholegrain bread | 1 loaf, 500 g | Mon L, Fri D | €1.90 |
| **Subtotal** | | | **€1.90** |

| Sum | |
|---|---|
| 25.35 + 11.20 + 17.40 + 1.90 = **Total** | **€55.85** |
| Planning limit (90%) | €67.50 |
| Left below the limit | €11.65 |
| Reserve (10%) | €7.50 |
| **Money left, reserve included** | **€19.15** |

**Allergy:** read every label, every time, above all bread, pasta, lentils and canned tomatoes. Look for *amendoim* (peanut), including "may contain" lines, and *cogumelos* (mushrooms). Cook only with your olive oil; a blended *óleo alimentar* can contain peanut oil.

## Prep session: Sunday evening, 90 minutes

1. **0:00** Oven to 200 °C. Start the soup: soften 2 chopped onions in olive oil.
2. **0:05** Peel and cube the pumpkin. Put half (1,060 g) in the pot with 370 g lentils, water and salt; simmer 30–35 minutes. Bag and freeze the other half for Thursday.
3. **0:25** Divide the chicken into three lots of about 1,050 g. Bag and freeze two. Roast the third for 45 minutes. Wash hands, knife and board.
4. **0:35** Peel and slice the carrots for Monday and for Wednesday's stew; refrigerate in closed boxes.
5. **0:55** Mash the soup roughly with a fork. Spread three portions shallow to cool for Monday lunch; box three for the freezer.
6. **1:05** Halve the loaf; freeze Friday's half.
7. **1:15** Chicken out: no pink at the bone, juices clear (74 °C). Pull the meat from the bones while you clean up.
8. **1:25** Soup and chicken into the fridge, Friday's soup into the freezer. Done at 1:30.`,
		corrections: [
			"Thursday breaks your 40 weekday minutes: raw bone-in legs are thawed for that dinner, and the plan's own roast takes 45. Roast two lots on Sunday and freeze the pulled meat.",
			"Friday's dinner is frozen soup with frozen bread, but the thawing note moves only chicken and pumpkin. Put soup and bread in the fridge on Thursday evening.",
			'3 kg of carrots for 2,650 g peeled allows only 12% peelings. Buy one more bag, about €1; you have €11.65 below the limit.',
			'Each person, the eight-year-old included, gets two eggs four times, and cabbage comes in five of fourteen meals. Use some of the €11.65 left for fish or cheese and one more green vegetable.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			pessoas: 'dois adultos e um menino de 10 anos',
			'orçamento semanal': 'R$ 280',
			'cidade e mês': 'Belo Horizonte, novembro',
			despensa: 'óleo, alho, sal, 1 kg de fubá, meio pacote de arroz',
			'alimentos a evitar': 'camarão (alergia), fígado',
			'tempo de cozinha': '40 min por dia, fogão e panela de pressão',
		},
		text: `Cabe, com porção cheia. Não pesquisei preços: todos são **estimativas** minhas, para você corrigir. Conta feita à mão.

## Porções (cruas; todas são suposição:)

- Arroz: 80 g por adulto, 60 g para o menino = 220 g por refeição × 11 = 2.420 g
- Fubá (angu): 60 g e 45 g = 165 g × 3 = 495 g
- Feijão: 50 g e 40 g = 140 g × 7 = 980 g
- Lentilha: 60 g e 45 g = 165 g × 3 = 495 g
- Coxa e sobrecoxa com osso: 220 g e 160 g = 600 g × 6 = 3,6 kg
- Pernil suíno sem osso: 130 g e 90 g = 350 g × 4 = 1,4 kg
- Ovo: 2 por pessoa = 6 × 4 = 24
- Legume (quiabo, repolho, abobrinha, tomate): 120 g e 100 g = 340 g por refeição
- Couve: 50 g e 40 g = 140 g × 4 = 560 g
- Cebola: cerca de 70 g por refeição × 14 = 980 g

## Semana

| Dia | Almoço | Jantar | Feito na hora ou vem de |
|---|---|---|---|
| Seg | Arroz, feijão, omelete, couve | Frango com quiabo e angu | Almoço: arroz e feijão do preparo, omelete na hora. Jantar na hora, em dobro |
| Ter | Arroz, feijão, frango com quiabo | Arroz, lentilha, pernil, repolho refogado | Almoço vem do jantar de seg. Jantar na hora, arroz, pernil e repolho em dobro |
| Qua | Arroz, feijão, pernil, repolho | Arroz, frango ensopado com abobrinha | Almoço vem do jantar de ter. Jantar na hora, frango e abobrinha em dobro, arroz para três refeições |
| Qui | Arroz, feijão (freezer), frango com abobrinha | Pernil acebolado, couve, angu | Almoço vem do jantar de qua. Jantar na hora, pernil e couve em dobro |
| Sex | Arroz, feijão (freezer), pernil, couve | Arroz com lentilha e cebola, ovo cozido, repolho | Almoço vem do jantar de qui; arroz, de qua. Jantar na hora, arroz e lentilha em dobro |
| Sáb | Arroz, feijão (freezer), frango no molho de tomate | Arroz, lentilha, ovo, salada de tomate | Almoço na hora, frango em dobro; arroz vem de sex. Já cozinhe o arroz do jantar e de dom. Lentilha vem de sex |
| Dom | Arroz, feijão (freezer), frango no molho de tomate | Angu, ovos mexidos, couve | Almoço vem de sáb. Jantar na hora, couve picada do freezer |

Quatro jantares viram o almoço seguinte. Sobra vai para a geladeira em até duas horas e dura três dias.

## Lista de compras

**Feira** (suposição: costumam estar na safra em BH em novembro)

| Item | Embalagem | Usado em | Preço estimado |
|---|---|---|---|
| Couve | 2 maços (suposição: 280 g de folha cada) | seg A, qui J, sex A, dom J | R$ 9,00 |
| Quiabo | 700 g | seg J, ter A | R$ 11,20 |
| Repolho | 1 de cerca de 1,1 kg | ter J, qua A, sex J | R$ 6,60 |
| Abobrinha | 700 g | qua J, qui A | R$ 4,90 |
| Tomate | 1,05 kg | sáb A, sáb J, dom A | R$ 9,45 |
| Cebola | 1 kg | todas | R$ 5,00 |
| **Subtotal** | | | **R$ 46,15** |

**Mercearia**

| Item | Embalagem | Usado em | Preço estimado |
|---|---|---|---|
| Arroz | 2 pacotes de 1 kg | 11 refeições | R$ 13,00 |
| Feijão-carioca | 1 pacote de 1 kg | 7 almoços | R$ 8,00 |
| Lentilha | 1 pacote de 500 g | ter J, sex J, sáb J | R$ 9,00 |
| **Subtotal** | | | **R$ 30,00** |

**Açougue e ovos**

| Item | Embalagem | Usado em | Preço estimado |
|---|---|---|---|
| Coxa e sobrecoxa | 3,6 kg a R$ 13,50 | seg J, ter A, qua J, qui A, sáb A, dom A | R$ 48,60 |
| Pernil suíno sem osso, em cubos | 1,4 kg a R$ 24,00 | ter J, qua A, qui J, sex A | R$ 33,60 |
| Ovos | 2 dúzias a R$ 12,00 | seg A, sex J, sáb J, dom J | R$ 24,00 |
| **Subtotal** | | | **R$ 106,20** |

**Laticínios e outros**

| Item | Embalagem | Usado em | Preço estimado |
|---|---|---|---|
| Nada a comprar | – | – | R$ 0,00 |
| **Subtotal** | | | **R$ 0,00** |

- **Total:** 46,15 + 30,00 + 106,20 + 0,00 = **R$ 182,35** (limite de 90%: R$ 252,00)
- **Reserva:** R$ 28,00
- **Troco:** 280,00 − 182,35 − 28,00 = **R$ 69,65**. Dá para manga ou banana de sobremesa.

De casa: óleo, alho, sal, 495 g do fubá e o arroz. Suposição: o meio pacote tem 500 g. Com os 2 kg comprados são 2.500 g, e sobram 80 g. Se for pacote de 5 kg pela metade, você já tem 2,5 kg: não compre arroz.

**Camarão:** nada da lista leva. Leia mesmo assim todo rótulo (“contém crustáceos” ou “pode conter”) e fique longe de caldo e tempero prontos, molhos orientais e fritura em óleo que já fritou camarão. **Fígado:** peça o frango sem miúdos.

## Preparo de domingo, até 90 minutos

Na véspera, ponha o feijão de molho na geladeira.

1. **0–10:** escorra o feijão. Metade vai para a pressão, com água nova, sem passar da metade da panela (suposição: panela de 4,5 L).
2. **10–35:** primeira leva cozinha. Enquanto isso, lave e pique a couve; separe a de domingo para o freezer.
3. **35–60:** segunda leva na pressão. Em outra panela, faça 440 g de arroz (seg e ter).
4. **60–75:** refogue alho e duas cebolas; tempere o feijão todo.
5. **75–85:** separe carnes cruas por receita, longe do resto: frango de seg e pernil de ter na geladeira; o restante no freezer. Tire cada pacote na noite anterior e descongele na geladeira.
6. **85–90:** divida o feijão em sete porções: três na geladeira (seg, ter, qua) e quatro no freezer. Esfrie em potes rasos e guarde em até duas horas.`,
		corrections: [
			'A porção foi contada limpa e a compra quase não tem folga: 1 kg de cebola para 980 g, 700 g de quiabo para 680 g, 1,1 kg de repolho para 1.020 g. Com casca, pontas e talo, compre uns 15% a mais.',
			'A semana não tem uma fruta, e sobram R$ 69,65. Para um menino de 10 anos, “dá para manga ou banana” não basta: ponha a fruta na lista, com quantidade, preço e refeição.',
			'Vinte e cinco minutos por leva de feijão não incluem pegar pressão, cozinhar e deixar o vapor sair. Conte uns 40 por leva; o preparo passa de 90 minutos, a não ser que você cozinhe só metade e deixe a outra para quarta.',
			'Coxa e sobrecoxa a R$ 13,50, pernil a R$ 24 e ovos a R$ 12 são R$ 106 dos R$ 182 e ninguém os pesquisou. Confira estes três antes; você ainda tem os R$ 69,65 até o limite.',
		],
	},
}
