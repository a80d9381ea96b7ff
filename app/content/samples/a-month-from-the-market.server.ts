import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'a-month-from-the-market',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			month: 'March',
			city: 'Portland, Oregon',
			people: 'two adults and a five-year-old, all dinners, packed lunches on weekdays',
			'monthly budget': '$680',
			'where we shop': 'a supermarket and a weekly market',
			'off the list': 'shellfish (allergy), red meat',
			pantry: `White rice, 5 lb; rolled oats, 2 lb; flour, about 4 lb; two boxes of spaghetti
Dried black beans, 2 lb; red lentils, 1 lb; three cans of tomatoes; one can of coconut milk
Olive oil, half a bottle; soy sauce, vinegar, salt, cumin, curry powder
Peanut butter, a full jar; honey; half a bag of coffee
Freezer: a bag of peas, one pound of chicken thighs, a loaf of bread, frozen blueberries
Onions, about 2 lb; one head of garlic`,
		},
		text: `Portland, March, 31 days, three people. I can't search here, so the season card and every price are from memory. The sums were run in code.

**How to use a slot:** buy the cheapest of the three. If even that one is above the switch price, leave the slot and use its stand-in: green cabbage or carrots for vegetables, bananas for fruit, dried beans for protein, store brand in a smaller size for the rest.

**What I took as given:** all three of you carry lunch (22 weekdays). The $680 also pays for breakfast, so milk, oats and coffee are in. Trips fall on days 1, 8, 15 and 22, so the fourth one has to carry ten days, not seven.

## A. Season card

**assumption:** from memory for the Willamette Valley, not checked. Oregon's agriculture department or the market's own weekly email will confirm it.

| Plentiful now | Starting or ending | Skip this month |
|---|---|---|
| Kale, collards, chard | *Starting:* radishes, salad greens, spring onions, green garlic | Tomatoes, peppers, eggplant |
| Raab (the flower shoots of kale and its cousins), purple sprouting broccoli | *Starting, very late March:* field rhubarb, nettles | Zucchini, cucumbers, green beans |
| Cabbage, leeks | *Starting after you're done:* local asparagus (mid to late April) | Corn |
| Carrots, beets, parsnips, rutabaga, potatoes | *Ending:* winter squash, storage onions | Fresh berries |
| Mushrooms (grown indoors), spinach, eggs | *Ending:* stored apples and pears, and western citrus at the supermarket | Peaches, cherries, plums |

## B. Day one: the big trip

What you already have is taken off. Each price is for the whole slot.

| Slot | Cheapest of | Amount | Switch above | assumption: $ | Real $ |
|---|---|---|---|---:|---|
| Neutral oil | canola, sunflower, vegetable blend | 48 oz | $7.50 | 6.00 | |
| Canned tomatoes | crushed, diced, whole | 4 × 28 oz (have 3 cans) | $2.75 a can | 9.00 | |
| Short pasta | penne, rotini, macaroni | 3 lb (have 2 boxes) | $2.25/lb | 5.25 | |
| Dried legumes | chickpeas, pintos, brown lentils | 4 lb (have 3 lb) | $2.40/lb | 7.60 | |
| Oats | rolled, quick, steel-cut | 42 oz (have 2 lb) | $6.00 | 5.00 | |
| Sandwich bread | whole wheat, oat, white | 5 loaves, freeze (have 1) | $4.75 each | 18.75 | |
| Wraps | corn tortillas, flour tortillas (no lard), pita | 3 packs, freeze 2 | $4.50 a pack | 10.50 | |
| Poultry | bone-in thighs, drumsticks, whole chicken | 9 lb, freeze in 2 lb packs (have 1 lb) | $3.50/lb | 25.00 | |
| Frozen fin fish, sealed bag | pollock, cod, whiting | 3 lb | $8.50/lb | 20.25 | |
| Canned fish | light tuna, pink salmon, sardines | 8 × 5 oz | $2.25 a can | 12.80 | |
| Frozen vegetables | mixed, broccoli, green beans | 4 lb (have peas) | $3.00/lb | 9.60 | |
| Frozen fruit | mixed berries, mango, strawberries | 3 lb (have blueberries) | $4.50/lb | 10.80 | |
| Block cheese | cheddar, Monterey jack, mozzarella | 3 lb; grate and freeze 2 lb | $6.00/lb | 15.00 | |
| Butter | salted, unsalted, olive-oil spread | 1 lb | $6.00 | 5.00 | |
| Second sandwich spread | peanut butter, sunflower butter, tahini | 16 oz (have 1 jar) | $6.00 | 4.00 | |
| Broth base | vegetable paste, vegetable cubes, chicken paste | 1 | $7.00 | 5.50 | |
| Creamy can | coconut milk, light coconut milk, evaporated milk | 2 (have 1) | $3.00 each | 5.00 | |
| Coffee | store-brand ground, whole bean, espresso grind | 12 oz (have ½ bag) | $12.00 | 10.00 | |
| Lunchbox crunch | popcorn kernels, pretzels, whole-grain crackers | 2 packs | $4.50 a pack | 7.00 | |
| Dried fruit | raisins, apples, prunes | 1 lb | $6.00 | 4.50 | |
| Sugar | granulated, brown, raw cane | 2–4 lb | $5.00 | 4.00 | |
| Leavening | baking powder, yeast, baking soda (with your vinegar) | 1 | $5.00 | 3.50 | |
| Spice | chili powder, smoked paprika, oregano | 2 jars | $4.00 a jar | 5.00 | |
| Onions | yellow, red, sweet | 6 lb (have 2 lb) | $1.50/lb | 6.60 | |
| Garlic | loose heads, 3-pack, granulated | 3 heads or 1 jar (have 1) | $1.00 a head | 2.40 | |
| Potatoes | russet, yellow, red | 10 lb, dark and cool | $1.10/lb | 8.50 | |
| **B total** | | | | **226.55** | |

If the freezer is small, buy three loaves now and two with trip 3. If the school is nut-free, make the second spread sunflower butter and start it first.

## C. Four weekly trips

Vegetables, mushrooms and fruit: market first. Milk, yogurt, tofu and eggs: supermarket. Every slot has at least one candidate that the supermarket carries.

### Trip 1, day 1 (7 days)

| When | Slot | Cheapest of | Amount | Switch above | assumption: $ | Real $ |
|---|---|---|---|---|---:|---|
| **Eat first** | Tender leaf | spinach, arugula, salad mix | 2 bunches or 12 oz | $4.00 a bunch | 7.00 | |
|  | Flowering tops | kale raab, purple sprouting broccoli, broccoli crowns | 1¼ lb | $7.00/lb | 8.00 | |
| **Midweek** | Dark cooking green | kale, collards, chard | 2 bunches | $3.50 a bunch | 6.00 | |
|  | Milk | store-brand whole, store-brand 2%, unsweetened soy | 1½ gal | $5.00/gal | 6.75 | |
|  | Plain yogurt, dated past day 15 | regular, Greek, kefir | 2 × 32 oz (weeks 1–2) | $5.50 each | 9.50 | |
| **Keeps** | Roots | carrots, beets, parsnips | 5 lb | $1.60/lb | 6.50 | |
|  | Cabbage | green, savoy, red | 1 head, 3 lb | $1.50/lb | 3.50 | |
|  | Fruit, cheapest two | apples, pears, oranges | 8 lb | $2.20/lb | 14.00 | |
|  | Eggs | store-brand large, medium, market flat | 18 | $0.45 each | 6.75 | |
| | **Total** | | | | **68.00** | |

- **Days 1–3:** spinach with black beans and rice; raab with spaghetti and chickpeas; egg fried rice with the rest of both
- **Days 4–5:** chicken, potatoes and kale; red lentil and coconut curry with kale
- **Days 6–7:** fish tacos with cabbage; roasted roots and bean soup

### Trip 2, day 8 (7 days)

| When | Slot | Cheapest of | Amount | Switch above | assumption: $ | Real $ |
|---|---|---|---|---|---:|---|
| **Eat first** | Tender leaf | arugula, salad mix, leaf lettuce | 2 bunches or 12 oz | $4.00 a bunch | 7.00 | |
|  | Mushrooms | oyster, cremini, white button | 1 lb | $6.50/lb | 5.50 | |
| **Midweek** | Dark cooking green | collards, chard, kale | 2 bunches | $3.50 a bunch | 6.00 | |
|  | Milk | store-brand whole, store-brand 2%, unsweetened soy | 1½ gal | $5.00/gal | 6.75 | |
|  | Soy protein | firm tofu, extra-firm tofu, tempeh | 2 × 14–16 oz | $3.25 each | 5.50 | |
| **Keeps** | Roots | rutabaga, turnips, carrots | 5 lb | $1.60/lb | 6.50 | |
|  | Alliums | leeks, spring onions, yellow onions | 2 lb | $3.50/lb | 6.00 | |
|  | Fruit, cheapest two | pears, apples, mandarins | 8 lb | $2.20/lb | 14.00 | |
|  | Eggs | store-brand large, medium, market flat | 18 | $0.45 each | 6.75 | |
| | **Total** | | | | **64.00** | |

- **Days 8–10:** potato omelet and salad; mushroom pasta; chicken with mushrooms and the last of the leaves
- **Days 11–12:** tofu and collards over rice; tofu fried rice with peas
- **Days 13–14:** leek and potato soup with beans and toast; fish with roasted roots

### Trip 3, day 15 (7 days)

| When | Slot | Cheapest of | Amount | Switch above | assumption: $ | Real $ |
|---|---|---|---|---|---:|---|
| **Eat first** | Tender leaf | spinach, mustard greens, leaf lettuce | 2 bunches or 12 oz | $4.00 a bunch | 7.00 | |
|  | Flowering tops | collard raab, purple sprouting broccoli, broccoli crowns | 1¼ lb | $7.00/lb | 8.00 | |
| **Midweek** | Head for the oven | cauliflower, romanesco, broccoli | 2 lb | $3.50/lb | 6.00 | |
|  | Milk | store-brand whole, store-brand 2%, unsweetened soy | 1½ gal | $5.00/gal | 6.75 | |
|  | Plain yogurt, dated past day 31 | regular, Greek, kefir | 2 × 32 oz (weeks 3–4) | $5.50 each | 9.50 | |
| **Keeps** | Roots | parsnips, beets, carrots | 5 lb | $1.60/lb | 6.50 | |
|  | Squash | butternut, kabocha, sweet potatoes | 4 lb | $1.60/lb | 5.00 | |
|  | Fruit, cheapest two | oranges, apples, pears | 8 lb | $2.20/lb | 14.00 | |
|  | Eggs | store-brand large, medium, market flat | 18 | $0.45 each | 6.75 | |
| | **Total** | | | | **69.50** | |

- **Days 15–17:** spinach frittata; raab pasta; pinto bowls with the rest of both
- **Days 18–19:** cauliflower and chickpea curry; chicken with roots
- **Days 20–21:** squash and black bean chili; fish tacos with squash

### Trip 4, day 22 (10 days)

| When | Slot | Cheapest of | Amount | Switch above | assumption: $ | Real $ |
|---|---|---|---|---|---:|---|
| **Eat first** | Tender leaf | spinach, pea shoots, salad mix | 2 bunches or 12 oz | $4.00 a bunch | 7.00 | |
|  | Flowering tops | kale raab, purple sprouting broccoli, broccoli crowns | 1¼ lb | $7.00/lb | 8.00 | |
| **Midweek** | Dark cooking green | kale, collards, chard | 2 bunches | $3.50 a bunch | 6.00 | |
|  | Milk | store-brand whole, store-brand 2%, unsweetened soy | 2 gal, the second dated past day 31 | $5.00/gal | 9.00 | |
|  | Soy protein | firm tofu, extra-firm tofu, tempeh | 2 × 14–16 oz | $3.25 each | 5.50 | |
| **Keeps** | Roots | carrots, beets, rutabaga | 7 lb | $1.60/lb | 9.00 | |
|  | Cabbage | green, savoy, red | 1 large head, 4 lb | $1.50/lb | 4.75 | |
|  | Fruit, cheapest two | apples, oranges, pears | 11 lb | $2.20/lb | 19.00 | |
|  | Eggs | store-brand large, medium, market flat | 24 | $0.45 each | 9.00 | |
| | **Total** | | | | **77.25** | |

- **Days 22–24:** spinach and eggs; raab pasta; tofu fried rice with raab
- **Days 25–27:** chicken and kale; tofu with kale and rice; cabbage and potato hash with eggs
- **Days 28–31:** lentil and root soup; chicken with cabbage and rice; canned salmon patties with carrots; pasta with tomato and frozen vegetables

**Lunches, every week:** sandwich or wrap on about three days, last night's beans, pasta or rice on two. Carrot or cabbage, a piece of fruit, and either crunch or dried fruit alongside.

## D. Surplus plan

The two cheapest plentiful things should be **cabbage** and **carrots** (assumption: by the pound). If either drops below $0.80/lb, buy 2 lb extra.

**Cabbage, quick-pickled for the fridge (1 quart)**
1. Shred 1 lb and pack it into a clean jar.
2. Boil 1 cup vinegar labeled 5% acidity, 1 cup water, 2 tsp salt and 1 tbsp sugar. A pinch of cumin is good.
3. Pour over until covered, cool, cover, refrigerate. Ready tomorrow; eat within two weeks. It is a fridge pickle, so it never goes on a shelf.

**Carrots, frozen (2 lb)**
1. Peel and slice ¼ inch thick.
2. Boil 2 minutes, then 2 minutes in ice water. Drain and dry well.
3. Freeze flat on a tray, then bag in 2-cup portions with the date. Best within 10 months, for soup, curry and fried rice.

## E. Money

| | assumption: $ | Real $ |
|---|---:|---|
| B, day one | 226.55 | |
| C, trip 1 | 68.00 | |
| C, trip 2 | 64.00 | |
| C, trip 3 | 69.50 | |
| C, trip 4 | 77.25 | |
| **B + C** | **505.30** | |
| Budget less the 10% ($68.00) | 612.00 | |
| **Left before touching the 10%** | **106.70** | |

**It fits.** My prices could all be 21% too low and it would still fit. Oregon has no sales tax to add. The $106.70 is for weekend lunches, fuller breakfasts, or a price I got wrong.

**The bad case:** if every slot lands exactly at its switch price, the total is $621.05, which is $9.05 over. Then these two go: lunchbox crunch ($9.00) and the creamy cans ($6.00; you have one). That brings it to $606.05.

## The test

| Check | Result |
|---|---|
| Shellfish | None listed. Fish is sealed or canned, not from the counter, where it sits beside shrimp. **Read labels** on fish, curry paste, kimchi and stir-fry sauce for shrimp, oyster or "may contain shellfish." |
| Red meat | None listed. **Read labels** for lard in tortillas and beef fat in broth base. |
| Each trip lasts | Yes, on the dinners above. Trip 4 has extra roots, cabbage, fruit, eggs and milk, and days 30–31 lean on cans and the freezer. |
| Tender things held over | None. Each trip's leaves and tops are gone by its third day. Only yogurt crosses a week, and it carries a date. |
| A stall is closed | Each slot has a supermarket candidate. If the whole market is closed, cabbage, carrots and the 4 lb of frozen vegetables cover the week's dinners. |

On day one, fill in the "Real $" column for B. If it comes to more than about $275, the four trips need a second look before trip 2.`,
		corrections: [
			'Every price is from memory, the switch prices too, although only one column says so. Check five or six on the first trip, chicken and fish first, before you trust the $106.70 left over.',
			"The season card was not looked up: no link, no date. Compare it with the Oregon agriculture department or your market's email, above all the late-March starts.",
			'The lunches get one line for 66 lunchboxes. Count the bread, cheese and canned fish against them: some of that fish also goes into a dinner in the last week.',
			"“22 weekdays” depends on the year: a March that begins on a Monday, Tuesday or Wednesday, like 2027's, has 23. Check your calendar and the school's spring break.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			mês: 'março',
			cidade: 'Campinas (SP)',
			'quem come em casa':
				'dois adultos e um adolescente, almoço no fim de semana e janta todo dia, mais três marmitas por dia de semana',
			'dinheiro do mês': 'R$ 1.650, sendo R$ 700 de vale-alimentação',
			'onde compramos': 'atacarejo e feira de rua',
			'fica fora': 'amendoim (alergia do meu filho), carne de porco',
			despensa: `Arroz, 4 kg; feijão carioca, 1 kg; macarrão, dois pacotes; fubá, 1 kg
Óleo, uma garrafa e meia; sal; açúcar, 2 kg; café, meio pacote
Molho de tomate, 3 sachês; sardinha, 4 latas; farinha de mandioca, 500 g
Alho, duas cabeças; cebola, 1 kg; colorau, orégano, louro
Freezer: 1 kg de coxa e sobrecoxa, um pote de feijão pronto, polpa de maracujá
Leite, 4 caixas; uma dúzia de ovos`,
		},
		text: `# Compras de março, Campinas

**A conta fecha:** B + C + 10% de reserva = **R$ 1.257,69**. Sobram **R$ 392,31** dos R$ 1.650. O vale de R$ 700 cobre quase toda a compra grande (faltam R$ 3,60); as feiras saem do dinheiro.

**Base:** 31 dias × 2 refeições (janta + marmita ou almoço de fim de semana) × 3 pessoas = **186 porções**. São 50 refeições com arroz e feijão, 6 de macarrão, 3 de polenta e 3 de raiz.

## A. Cartão da safra

**suposição:** de memória, sem pesquisa, portanto sem link e sem data. Confira na tabela de sazonalidade da Ceagesp antes da primeira feira.

| Farto | Começando ou acabando | Deixe para outro mês |
|---|---|---|
| chuchu, abóbora, quiabo, jiló, berinjela, abobrinha, pepino | **começando:** caqui, batata-doce, inhame, cará | brócolis e couve-flor frescos, ervilha torta |
| limão-taiti, goiaba, abacate, banana nanica, maçã gala | **acabando:** figo, manga, uva niágara | morango, laranja-pera, mexerica ponkan |

Folha em março depende da chuva: depois de temporal, encarece e vem machucada. Por isso são só dois pés e um ou dois maços por feira.

## B. Dia 1, compra grande (atacarejo)

Já descontados os 4 kg de arroz, o feijão, o macarrão, o fubá, os 3 sachês, a sardinha, o 1 kg de frango e a dúzia de ovos.

| Item em aberto | suposição: preço | Troco a partir de | suposição: soma | Meu preço |
|---|---:|---:|---:|---|
| Frango com osso, 9 kg: coxa e sobrecoxa, frango inteiro ou sobrecoxa | R$ 11,50/kg | R$ 15,00 | R$ 103,50 | |
| Frango sem osso, 5 kg: peito, sobrecoxa desossada ou sassami | R$ 20,00/kg | R$ 24,00 | R$ 100,00 | |
| Moída bovina, 3 kg: acém, paleta ou patinho | R$ 35,00/kg | R$ 40,00 | R$ 105,00 | |
| Carne de panela, 3 kg: acém, músculo ou paleta | R$ 36,00/kg | R$ 41,00 | R$ 108,00 | |
| Peixe congelado, 1,2 kg: merluza, polaca ou tilápia | R$ 38,00/kg | R$ 48,00 | R$ 45,60 | |
| Ovos, 2 bandejas de 30: branco, vermelho ou branco médio | R$ 24,00/bandeja | R$ 30,00 | R$ 48,00 | |
| Arroz, 2 × 5 kg: agulhinha, parboilizado ou a marca da loja | R$ 25,00/5 kg | R$ 31,00 | R$ 50,00 | |
| Feijão, 6 kg: carioca, preto ou fradinho | R$ 7,50/kg | R$ 10,00 | R$ 45,00 | |
| Grão para prato sem carne, 1 kg: lentilha, grão-de-bico ou ervilha partida | R$ 12,00/kg | R$ 16,00 | R$ 12,00 | |
| Macarrão, 2 pacotes: espaguete, parafuso ou penne | R$ 4,50/500 g | R$ 6,00 | R$ 9,00 | |
| Óleo, 2 garrafas: soja, milho ou girassol | R$ 8,00/900 ml | R$ 10,00 | R$ 16,00 | |
| Molho de tomate, 4 sachês: o mais barato de três marcas | R$ 2,50/sachê | R$ 3,50 | R$ 10,00 | |
| Alho, 300 g: roxo, branco ou descascado | R$ 30,00/kg | R$ 40,00 | R$ 9,00 | |
| Legume congelado, 2 kg: seleta, vagem ou brócolis | R$ 17,00/kg | R$ 22,00 | R$ 34,00 | |
| Farinha de trigo, 1 kg | R$ 5,00/kg | R$ 7,00 | R$ 5,00 | |
| Vinagre, 1 garrafa: álcool, maçã ou vinho | R$ 3,50/garrafa | R$ 5,00 | R$ 3,50 | |
| **Total B** | | | **R$ 703,60** | |

Não compre: sal, açúcar, fubá, farinha de mandioca, sardinha, colorau, orégano, louro.

- **Porco escondido:** linguiça de frango (a tripa pode ser suína), salsicha, almôndega e hambúrguer prontos, farofa pronta, caldo em cubo com bacon, kit de feijoada. Moída: bandeja 100% bovina, porque o moedor do balcão pode ter passado porco.
- **Amendoim:** leia “alérgicos: contém / pode conter” em farinha, grão, molho e óleo. Nada a granel, nem no atacarejo nem na feira: a mesma concha serve o amendoim. Lentilha, grão-de-bico e ervilha só entram se seu filho já come sem problema; se não, leve mais 1 kg de feijão.
- **Freezer:** são cerca de 21 kg de carne. Se não couber, deixe o frango sem osso e metade do com osso para o dia 15.

## C. Quatro feiras

**Como ler:** compre o mais barato dos três candidatos (o preço suposto é o dele). Passou do “troco” nos três? Leve o mesmo peso de chuchu, abóbora ou repolho; no lugar de fruta, banana. Os dias supõem feira nos dias 1, 8, 15 e 22; mude o dia, mantenha os intervalos.

### Feira 1 (dias 1 a 7; a cebola é a que você tem)

| Quando | Item em aberto | suposição: preço | Troco a partir de | suposição: soma | Meu preço |
|---|---|---:|---:|---:|---|
| **Comer logo** | Folha de salada, 2 pés: alface, almeirão ou escarola | R$ 4,00/pé | R$ 5,50 | R$ 8,00 | |
|  | Refogado rápido, 1 kg: quiabo, jiló ou maxixe | R$ 9,00/kg | R$ 13,00 | R$ 9,00 | |
|  | Salada, 1 kg: tomate italiano, tomate salada ou pepino | R$ 8,00/kg | R$ 11,00 | R$ 8,00 | |
|  | Fruta madura, 1,5 kg: goiaba, figo ou mamão | R$ 7,00/kg | R$ 10,00 | R$ 10,50 | |
|  | Cheiro, 1 maço: salsa e cebolinha, coentro ou manjericão | R$ 3,50/maço | R$ 5,00 | R$ 3,50 | |
| **Meio** | Legume macio, 1,5 kg: abobrinha, berinjela ou vagem | R$ 6,00/kg | R$ 9,00 | R$ 9,00 | |
|  | Folha firme, 1 maço: couve, mostarda ou catalonha | R$ 4,00/maço | R$ 6,00 | R$ 4,00 | |
|  | Fruta que amadurece em casa, 1,5 kg: banana nanica, abacate ou mamão de vez | R$ 5,50/kg | R$ 8,00 | R$ 8,25 | |
| **Aguenta** | Legume de guardar, 1,5 kg: chuchu, abóbora inteira ou repolho | R$ 4,00/kg | R$ 6,50 | R$ 6,00 | |
|  | Raiz, 2 kg: batata-doce, inhame ou cará | R$ 6,00/kg | R$ 9,00 | R$ 12,00 | |
|  | Raiz de salada, 1 kg: beterraba, cenoura ou nabo | R$ 6,00/kg | R$ 9,00 | R$ 6,00 | |
|  | Fruta dura, 1,5 kg: maçã gala, pera ou laranja | R$ 9,00/kg | R$ 12,00 | R$ 13,50 | |
|  | Azedo, 500 g: limão-taiti, limão-cravo ou limão-siciliano | R$ 4,00/kg | R$ 7,00 | R$ 2,00 | |
| | **Total** (14,0 kg) | | | **R$ 99,75** | |

### Feira 2 (dias 8 a 14)

| Quando | Item em aberto | suposição: preço | Troco a partir de | suposição: soma | Meu preço |
|---|---|---:|---:|---:|---|
| **Comer logo** | Folha de salada, 2 pés: alface, almeirão ou escarola | R$ 4,00/pé | R$ 5,50 | R$ 8,00 | |
|  | Refogado rápido, 1 kg: abobrinha, quiabo ou vagem | R$ 7,00/kg | R$ 10,00 | R$ 7,00 | |
|  | Salada, 1 kg: tomate italiano, tomate salada ou pepino | R$ 8,00/kg | R$ 11,00 | R$ 8,00 | |
|  | Fruta madura, 1,5 kg: caqui, goiaba ou manga | R$ 7,50/kg | R$ 11,00 | R$ 11,25 | |
|  | Cheiro, 1 maço: salsa e cebolinha, coentro ou manjericão | R$ 3,50/maço | R$ 5,00 | R$ 3,50 | |
| **Meio** | Legume macio, 1,5 kg: berinjela, pimentão verde ou pepino | R$ 6,00/kg | R$ 9,00 | R$ 9,00 | |
|  | Folha firme, 1 maço: couve, mostarda ou catalonha | R$ 4,00/maço | R$ 6,00 | R$ 4,00 | |
|  | Fruta que amadurece em casa, 1,5 kg: abacate, banana prata ou mamão de vez | R$ 6,00/kg | R$ 8,50 | R$ 9,00 | |
| **Aguenta** | Legume de guardar, 2 kg: abóbora inteira, chuchu ou repolho | R$ 4,50/kg | R$ 7,00 | R$ 9,00 | |
|  | Raiz, 2 kg: inhame, batata-doce ou batata | R$ 6,00/kg | R$ 9,00 | R$ 12,00 | |
|  | Fruta dura, 1,5 kg: pera, maçã gala ou laranja | R$ 9,00/kg | R$ 12,00 | R$ 13,50 | |
|  | Cebola, 1 kg: amarela, roxa ou pera | R$ 5,00/kg | R$ 8,00 | R$ 5,00 | |
|  | Azedo, 500 g: limão-taiti, limão-cravo ou limão-siciliano | R$ 4,00/kg | R$ 7,00 | R$ 2,00 | |
| | **Total** (14,5 kg) | | | **R$ 101,25** | |

### Feira 3 (dias 15 a 21)

| Quando | Item em aberto | suposição: preço | Troco a partir de | suposição: soma | Meu preço |
|---|---|---:|---:|---:|---|
| **Comer logo** | Folha de salada, 2 pés: alface, almeirão ou escarola | R$ 4,00/pé | R$ 5,50 | R$ 8,00 | |
|  | Refogado rápido, 1 kg: jiló, quiabo ou abobrinha | R$ 8,00/kg | R$ 11,50 | R$ 8,00 | |
|  | Salada, 1 kg: tomate italiano, tomate salada ou pepino | R$ 8,00/kg | R$ 11,00 | R$ 8,00 | |
|  | Fruta madura, 1,5 kg: goiaba, caqui ou figo | R$ 7,00/kg | R$ 10,00 | R$ 10,50 | |
|  | Cheiro, 1 maço: salsa e cebolinha, coentro ou manjericão | R$ 3,50/maço | R$ 5,00 | R$ 3,50 | |
| **Meio** | Legume macio, 1,5 kg: vagem, abobrinha ou berinjela | R$ 6,50/kg | R$ 9,50 | R$ 9,75 | |
|  | Folha firme, 1 maço: couve, mostarda ou catalonha | R$ 4,00/maço | R$ 6,00 | R$ 4,00 | |
|  | Fruta que amadurece em casa, 1,5 kg: banana nanica, mamão de vez ou abacate | R$ 5,50/kg | R$ 8,00 | R$ 8,25 | |
| **Aguenta** | Legume de guardar, 1,5 kg: repolho, chuchu ou abóbora inteira | R$ 4,00/kg | R$ 6,50 | R$ 6,00 | |
|  | Raiz, 2 kg: cará, batata-doce ou inhame | R$ 6,00/kg | R$ 9,00 | R$ 12,00 | |
|  | Raiz de salada, 1 kg: cenoura, beterraba ou nabo | R$ 6,00/kg | R$ 9,00 | R$ 6,00 | |
|  | Fruta dura, 1,5 kg: maçã gala, laranja ou pera | R$ 9,00/kg | R$ 12,00 | R$ 13,50 | |
|  | Cebola, 1 kg: amarela, roxa ou pera | R$ 5,00/kg | R$ 8,00 | R$ 5,00 | |
|  | Azedo, 500 g: limão-taiti, limão-cravo ou limão-siciliano | R$ 4,00/kg | R$ 7,00 | R$ 2,00 | |
| | **Total** (15,0 kg) | | | **R$ 104,50** | |

### Feira 4 (dias 22 a 31: precisa durar dez dias)

| Quando | Item em aberto | suposição: preço | Troco a partir de | suposição: soma | Meu preço |
|---|---|---:|---:|---:|---|
| **Comer logo** | Folha de salada, 2 pés: alface, almeirão ou escarola | R$ 4,00/pé | R$ 5,50 | R$ 8,00 | |
|  | Refogado rápido, 1 kg: quiabo, abobrinha ou maxixe | R$ 8,50/kg | R$ 12,00 | R$ 8,50 | |
|  | Salada, 1 kg: tomate italiano, tomate salada ou pepino | R$ 8,00/kg | R$ 11,00 | R$ 8,00 | |
|  | Fruta madura, 1,5 kg: caqui, goiaba ou mamão | R$ 7,00/kg | R$ 10,00 | R$ 10,50 | |
|  | Cheiro, 1 maço: salsa e cebolinha, coentro ou manjericão | R$ 3,50/maço | R$ 5,00 | R$ 3,50 | |
| **Meio** | Legume macio, 1,5 kg: berinjela, vagem ou pepino | R$ 6,00/kg | R$ 9,00 | R$ 9,00 | |
|  | Folha firme, 1 maço: couve, mostarda ou catalonha | R$ 4,00/maço | R$ 6,00 | R$ 4,00 | |
|  | Fruta que amadurece em casa, 1,5 kg: banana nanica (verde), abacate (duro) ou mamão de vez | R$ 5,50/kg | R$ 8,00 | R$ 8,25 | |
| **Aguenta** | Legume de guardar, 3 kg: abóbora inteira, repolho ou chuchu | R$ 4,50/kg | R$ 7,00 | R$ 13,50 | |
|  | Raiz, 3 kg: batata-doce, inhame ou cará | R$ 6,00/kg | R$ 9,00 | R$ 18,00 | |
|  | Raiz de salada, 1,5 kg: beterraba, cenoura ou nabo | R$ 6,00/kg | R$ 9,00 | R$ 9,00 | |
|  | Fruta dura, 3 kg: maçã gala, pera ou laranja | R$ 9,00/kg | R$ 12,00 | R$ 27,00 | |
|  | Cebola, 1 kg: amarela, roxa ou pera | R$ 5,00/kg | R$ 8,00 | R$ 5,00 | |
|  | Azedo, 500 g: limão-taiti, limão-cravo ou limão-siciliano | R$ 4,00/kg | R$ 7,00 | R$ 2,00 | |
| | **Total** (19,5 kg) | | | **R$ 134,25** | |

Se março tiver uma quinta feira de rua no dia 29, tire 1,5 kg do legume de guardar e 1,5 kg da fruta dura desta e compre lá.

## D. Fartura (sai da sobra, não entra em B + C)

**suposição:** os dois mais baratos são **chuchu** e **limão-taiti**, perto de R$ 4/kg.

- **Chuchu, 3 kg na feira 3:** cubos de 2 cm, 2 minutos em água fervente, água com gelo, seque bem, congele aberto na assadeira e depois ensaque. Dura uns 3 meses; vai direto para refogado, sopa ou ensopado (para salada, fica mole).
- **Limão, 3 kg na feira 2:** esprema, congele em forminha de gelo e ensaque. Raspe a casca antes e congele à parte. Um cubo é mais ou menos o suco de meio limão.
- **Caixa com vizinho:** a de chuchu ou de limão tem por volta de 20 kg (confira o peso). Em quatro casas, são 5 kg para cada uma. Combine antes o preço máximo por quilo, quem busca e que os machucados se dividem por igual.

Três kg de cada: cerca de R$ 24.

## E. Dinheiro (somado com código; todos os preços são suposição:)

| | suposição: | Meu |
|---|---:|---|
| B. Compra grande | R$ 703,60 | |
| C. Feira 1 | R$ 99,75 | |
| C. Feira 2 | R$ 101,25 | |
| C. Feira 3 | R$ 104,50 | |
| C. Feira 4 | R$ 134,25 | |
| **B + C** | **R$ 1.143,35** | |
| Reserva de 10% | R$ 114,34 | |
| **Total** | **R$ 1.257,69** | |
| **Sobra de R$ 1.650** | **R$ 392,31** | |

**E se tudo estiver mais caro?** Com todos os itens no preço de troca, B + C dá R$ 1.506,10. Ainda cabe, mas a reserva cai de 10% para R$ 143,90. Nesse caso, a ordem de saída é: peixe congelado (entram ovos), 1 kg da carne de panela (entra frango com osso), depois a fruta dura mais cara (entra banana).

**Antes de gastar a sobra:** você não citou café da manhã, e ele não está na conta. Suas 4 caixas de leite e meio pacote de café não chegam ao fim do mês. Reserve a sobra para isso.

## Conferido

- **Entrou algo que fica fora?** Não na lista. O risco está em rótulo, moedor e granel, apontados em B.
- **Cada feira dura até a outra?** Sim. Contei 400 g de legume por refeição dos três, sem as raízes: cada zona passa do necessário, e a “aguenta” da feira 4 tem 4,5 kg para 10 refeições, que pedem 4 kg.
- **Algum delicado ficou para a segunda semana?** Não. Folha de salada, quiabo, tomate e fruta madura acabam em 3 dias. Depois do dia 26, só legume de guardar, raiz, fruta dura, limão e cebola. Abóbora: leve inteira, porque cortada dura poucos dias.
- **Cabe no carrinho?** 14, 14,5, 15 e 19,5 kg. A quarta é a pesada: vá com alguém.
- **Se uma banca faltar?** Sem folhas, repolho ou chuchu. Sem legumes, os 2 kg congelados cobrem 5 refeições. Sem frutas, banana do atacarejo e a polpa de maracujá. Sem raízes, arroz e fubá.`,
		corrections: [
			'O cartão manda deixar a laranja-pera para outro mês, e a linha de fruta dura traz laranja nas quatro feiras. Troque o candidato ou a coluna.',
			'“A conta fecha” com R$ 392,31 de sobra, mas o café da manhã ficou fora, e o aviso só aparece no fim. Orce leite, pão e café antes de contar com a sobra.',
			'O cartão da safra e todos os preços vieram de memória. Confira na tabela da Ceagesp e preencha a coluna vazia já na primeira feira.',
			'São uns 21 kg de carne congelada, com pausa só se o frango não couber. Meça o freezer antes do dia 1: o plano começa lotando um que já tem frango, feijão e polpa.',
		],
	},
}
