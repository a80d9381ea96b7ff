import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'holiday-dinner-backward',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'serving time': 'Friday, December 25, 3:00 p.m.',
			guests: '9 adults and 3 children under ten',
			'cannot eat':
				'one guest with a walnut allergy (carries an injector), one vegetarian adult, one child who won’t touch mushrooms',
			'kitchen and helpers':
				'one oven with two racks, four burners, a microwave, a slow cooker, a gas grill outside; a small fridge plus a cooler with ice packs; my brother Ned from Thursday evening, my daughter (14) on the day',
			today: 'Saturday, December 19',
			menu: `Frozen turkey, 12 lb, still in the freezer
Gravy from the drippings
Bread stuffing with sausage, baked in a dish, not in the bird
Mashed potatoes
Roasted carrots and parsnips
Green beans with lemon
Mushroom and lentil pie for the vegetarian (one pie, serves 4)
Cranberry sauce
Rolls, bought frozen, bake from frozen 12 minutes at 375 °F
Two pumpkin pies
Green salad
My aunt asked to bring “something”; my neighbor Lou always brings a walnut cake`,
		},
		text: `**The first thing out of the freezer is the turkey, Monday, December 21, at 8:00 a.m.** It needs 2.4 to 3 days in the fridge, so it is ready Thursday morning with a full day to spare.

**Today, three things:** send the message in part 5, check that the grill has gas, and buy a probe thermometer if you don't own one. And **the walnut cake doesn't come this year**, not even to a side table: crumbs, knives and hands travel.

assumption: the 12 people include you, Ned, your daughter, your aunt and Lou, and your daughter counts as an adult.

## 1. Quantities

9 adults + 3 children at half = **10.5 adult portions**. Computed with code.

| Dish | Per adult | Total | Buy |
|---|---|---|---|
| Turkey | 1 lb | 10.5 lb | You have 12 lb. Leftover about 1½ lb: sandwiches, soup |
| Gravy | assumption: ⅓ cup | 3½ cups | 1 quart broth, flour. Leftover ½ cup broth: into the stuffing |
| Stuffing | ½ cup | 5¼ cups | assumption: 12 oz bread, 8 oz sausage, onion, celery, 2 cups broth. Sausage is sold by the pound: freeze 8 oz. A 16 oz loaf leaves 4 oz: toast |
| Mashed potatoes | ½ cup | 5¼ cups | assumption: 1 lb makes 2 cups, so 2¾ lb. A 5 lb bag leaves 2¼ lb: soup |
| Carrots and parsnips | ½ cup | 5¼ cups | assumption: 1 lb makes 2 cups roasted, so 2¾ lb: 1½ lb carrots, 1¼ lb parsnips. A 2 lb bag leaves ½ lb carrots: lunch |
| Green beans | ½ cup | 5¼ cups | assumption: 1 lb makes 3 cups, so 1¾ lb; buy 2 lb, 2 lemons. Leftover ¼ lb: soup |
| Mushroom and lentil pie | 1 serving for the vegetarian | 4 servings | One pie. Three servings to share or keep |
| Cranberry sauce | assumption: 3 tbsp | 2 cups | One 12 oz bag (assumption: makes 2¼ cups). Leftover ¼ cup: sandwiches |
| Rolls | assumption: 1½ | 16 | A 24 bag leaves 8: stay in the freezer |
| Pumpkin pies | 1 slice | 12 slices | Two pies, 16 slices (assumption: 8 each). Leftover 4: breakfast |
| Green salad | assumption: 1 cup | 10½ cups | Your aunt: two 5 oz boxes of leaves, dressing apart |

**Read every label for walnuts, other nuts and "may contain":** bread, sausage, broth, pie crusts, rolls, salad dressing. For the vegetarian: no lard in the crusts. **No mushrooms** anywhere but in the pie, which gets its own spoon, so the child's plate is easy.

## 2. Oven map, Friday

**What moved so that it fits:** carrots and parsnips to the **grill**; mash is made ahead, reheated on a burner and held in the **slow cooker**; salad is **cold**, from your aunt; stuffing, lentil pie and pumpkin pies are baked on Wednesday. In the rest time the oven only reheats.

assumption: turkey, unstuffed, at 325 °F: **2¾ to 3½ hours**. It is done at **165 °F** in breast and inner thigh, not at an hour.

| Time | Oven | Lower shelf | Upper shelf | Burners, grill, slow cooker | Who |
|---|---|---|---|---|---|
| 10:00 | 325 °F, heating | – | – | – | You |
| 10:30 | 325 | Turkey in | – | – | You |
| 11:00 | 325 | Turkey | – | – | – |
| 11:30 | 325 | Turkey | – | – | – |
| 12:00 | 325 | Turkey | – | – | – |
| 12:30 | 325 | Turkey | – | – | – |
| 1:00 | 325 | Turkey, first reading | – | Burner 1 at 1:15: mash, to 165 °F | You; daughter |
| 1:30 | 325 | Turkey, second reading | – | Grill lit 1:30, carrots on at 1:40; slow cooker warm from 1:45: mash | Ned; daughter |
| 2:00 | Turkey out; **375** | Stuffing, from 2:10 | Lentil pie, from 2:10 | Burner 2: gravy 2:05; grill: carrots off 2:25 | You; Ned |
| 2:30 | 375 | Stuffing out 2:40 at 165 °F | Lentil pie out 2:40 at 165 °F; **rolls 2:42–2:54** | Burner 3: beans 2:35; turkey rested, carved 2:30 | You; daughter; Ned |
| 3:00 | Off | – | – | Slow cooker off | Everybody sits |

## 3. Countdown

| Day and time | What | Who | Minutes |
|---|---|---|---:|
| **Sat 19**, today | Send the message. Check grill gas, thermometer, roasting pan. Ask the guest with the allergy what feels safe and where the injector will be | You | 30 |
| **Sun 20**, any time | Clear the fridge; measure it and the cooler: 40 °F or less. Buy dry goods, bread, frozen rolls | You | 90 |
| **Mon 21**, 8:00 a.m. | **Turkey out of the freezer**, to the lowest fridge shelf, on a rimmed tray | You | 5 |
| **Tue 22**, evening | Buy fresh things. Cranberry sauce. Lentil pie filling, cooled and chilled. Bread cubes out to dry | You | 100 |
| **Wed 23**, 4:00 p.m. | Pumpkin pies mixed | You | 40 |
| 4:45 | Pumpkin pies in: assumption: 425 °F 15 min, then 350 °F 40–50 min | You | 65 |
| 4:50 | Potatoes: peel, boil, mash; shallow container, fridge | You | 50 |
| 5:45 | Sausage, onion and celery cooked; stuffing assembled; lentil pie filled | You | 30 |
| 6:15 | Stuffing and lentil pie bake together: assumption: 375 °F, 40–50 min, both to 165 °F | You | 50 |
| 6:20 | Carrots and parsnips cut; beans blanched and dried. To the cooler, packed with ice | You | 40 |
| by 7:45 | Pies, stuffing, lentil pie in the fridge, under two hours out of the oven | You | 10 |
| **Thu 24**, 8:00 a.m. | Feel inside the turkey for ice. Ice? Cold water, wrapped, changed every 30 min (30 min per lb), then back to the fridge | You | 5 |
| 7:00 p.m. | Serving dishes out, each with a note on it. **Separate utensils for the allergy** in a covered box. Fresh ice in the cooler | Ned | 40 |
| 7:30 p.m. | Turkey: giblets out, pat dry, salt, fridge. **Not rinsed.** Wash hands, sink and board | You | 20 |
| **Fri 25**, 10:00 a.m. | Oven to 325 °F | You | 5 |
| 10:30 | Turkey in; sink, board and hands washed | You | 15 |
| 11:00 | Table for 12, water, high spot for coats | Daughter | 45 |
| 1:00 | First reading, breast and inner thigh; again at 1:30 and 1:50 | You | 5 |
| 1:15 | Mash on low with a splash of milk to 165 °F, then to the hot slow cooker, warm, at 1:45 | Daughter | 30 |
| 1:30 | Grill to 400 °F; carrots and parsnips on a sheet pan, lid down, 1:40 to 2:25 (assumption: 35–45 min); bowl, foil | Ned | 55 |
| **2:00** | **Turkey out at 165 °F**, tented. Oven to 375 °F | You | 5 |
| 2:05 | Gravy from the drippings; whisk it, then lowest heat | You | 20 |
| 2:10 | Stuffing (splash of broth, foil) and lentil pie in | You | 2 |
| 2:30 | Carve; platter under foil | Ned | 20 |
| 2:35 | Beans hot in a pan with lemon | Daughter | 10 |
| 2:40 | Measure stuffing and pie: 165 °F in the middle. Out. Rolls in at 2:42 | You | 5 |
| 2:46 | Mash to its bowl; cranberry and the aunt's salad on the table | Daughter | 6 |
| 2:52 | **Plate for the guest with the allergy, first, clean utensils.** Then the vegetarian's | Ned | 5 |
| 2:54 | Rolls out, oven off, apron off | You | 3 |
| **3:00** | **Everyone sits down, you too** | All | |
| 3:50 | Turkey, gravy, stuffing and sides off the table, in shallow boxes, in the fridge by **4:00** (two hours after the turkey came out) | Ned, daughter | 10 |
| **4:15** | Dessert: pumpkin pies, back in the fridge by 6:00 | Lou pours, you cut | 15 |

**Leftovers:** Wednesday's dishes by Sunday 27. Turkey and gravy by Tuesday 29, or freeze them.

**Fridge:** turkey below; pies, stuffing, lentil pie, mash and cranberry above. Raw vegetables, butter and drinks go to the cooler. If the pies don't fit, they may go to the cooler only if it reads 40 °F or less.

## 4. If it goes wrong

- **Bird still frozen that morning:** look at 7:00 a.m.; roast it anyway, at 325 °F from 8:00 instead of 10:30 (assumption: 4 to 5¼ hours, by how frozen it is), pull the giblets when they come loose, and serve at 165 °F. If that passes 2:00, use the next line.
- **Roast 45 minutes late:** everything marked from 1:40 on moves 45 minutes, mash stays in the slow cooker, and at 3:00 you all sit down to salad and cranberry with the first rolls toasted on the grill; turkey at 3:45.
- **Oven broken:** turkey on the grill, burners lit on one side and the bird on the other, lid down, 325–350 °F (assumption: 2¾ to 3½ hours, to 165 °F); carrots in a pan on burner 4, stuffing and lentil pie in the microwave to 165 °F, rolls in a covered skillet.

## 5. Message to the guests

> Dinner is Friday, December 25. We sit down at **3:00 p.m.**; come from 2:15 on.
>
> **Important:** one of us has a serious walnut allergy. Please bring nothing homemade or bought that contains walnuts or other nuts, or that was made next to them, and keep the packages so that we can read the labels. If you ate or baked with nuts that day, please wash your hands when you arrive.
>
> **Who brings what:** my aunt, a green salad for 12, leaves and dressing apart, no nuts and no nut oil. Lou, sealed sparkling cider and wine. Everyone else: just yourselves, everything is taken care of.
>
> Anything else you can't eat? Tell me by Monday.

**To Lou, separately, first:**

> Lou, I love your walnut cake, and this year it has to stay home: someone at the table carries an injector for walnuts. Would you bring sparkling cider and wine, sealed, and pour at dessert? And save me a slice for another day, at your place.

**The day run forward:** Ned leaves the grill at 2:25 and carves at 2:30. Your gravy pauses for two minutes at 2:10 while the dishes go in. The oven is at 325 °F until 2:00 and at 375 °F after. Eleven dishes have a noted serving dish. Your daughter never lifts the roast or works the grill. Nobody is in two places.`,
		corrections: [
			'Stuffing and lentil pie go in cold at 2:10 and are due out at 165 °F by 2:40. That time has no “assumption:” and may be too short from the fridge; try 45 minutes.',
			'The vegetarian gets a pie and the sides, but the stuffing has sausage and the gravy comes from the drippings. No second gravy or plain stuffing is planned.',
			'The first reading is at 1:00, but no line says what to do if the turkey is already done then. By its own range it may be ready at 1:15; plan for taking it out early.',
			"In the group message, “my aunt” is named as if she weren't reading it. Put in her name, and check whether the person with the allergy agrees to “one of us.”",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'hora de servir': 'quinta, 24 de dezembro, 22h',
			convidados: '11 adultos e 4 crianças de até 10 anos',
			'não pode comer':
				'uma prima com alergia a nozes e castanhas; uma tia com doença celíaca; meu sogro não come porco',
			'cozinha e ajudantes':
				'um forno de fogão com duas grades, 4 bocas, airfryer de 4 litros, churrasqueira no quintal, geladeira pequena e um isopor; minha irmã Célia a partir das 15h do dia 24, meu filho de 15 anos o dia todo',
			hoje: 'sexta, 18 de dezembro',
			cardápio: `Peru temperado congelado, 5,2 kg, no freezer
Tender de 1,2 kg (já vem cozido, só aquecer e dourar)
Arroz com passas e com castanha-do-pará picada (receita da minha mãe)
Farofa de bacon
Salpicão de frango com maionese
Salada de folhas com manga
Batata assada com alecrim
Rabanada (pão amanhecido)
Pavê de chocolate
Frutas: melancia, uva, pêssego
A tia Neuza quer levar uma travessa, o Beto leva as bebidas, e dividimos tudo no Pix depois`,
		},
		text: `# 24 de dezembro, 22h

**O primeiro passo de freezer: peru na geladeira, segunda, 21/12, 18h.** (5,2 kg ÷ 2 × 24 = 62,4 horas; assim ele tem 70.) Antes, leia o rótulo: se mandar assar direto do freezer, vale o rótulo.

**Quatro consertos no cardápio:**
- **Castanha-do-pará fora.** O arroz vai só com passas. Castanha picada solta na cozinha não combina com alergia.
- **Rabanada na casa da tia Neuza.** Tira o pão da sua cozinha no dia 24. *suposição: não é ela a tia celíaca. Se for, ela leva as frutas, e a rabanada você frita dia 23 à noite, por último.*
- **Farofa em duas:** a do sogro sai da panela antes do bacon.
- **Copo de creme de chocolate sem biscoito** para a tia celíaca, feito antes do pavê.

## 1. Quanto fazer

*suposição: os 15 incluem vocês, e seu filho conta como adulto.* 11 + 4 × ½ = **13 porções**.

| Prato | Por adulto | Total | Comprar |
|---|---:|---:|---|
| Peru | 400 g (0,8 da conta de 500 g) | 5,2 kg = 10,4 porções | nada |
| Tender | 92 g (0,37 da conta de 250 g) | 1,2 kg = 4,8 porções | nada |
| **As duas carnes** | 1,17 porção | **15,2 para 13** | **nada** |
| Arroz com passas | 60 g cru | 780 g cru | 1 kg de arroz; suposição: 150 g de passas |
| Farofa | 100 g | 1,3 kg | suposição: 800 g de farinha de mandioca, 300 g de bacon, 200 g de manteiga, 3 cebolas |
| Salpicão | 100 g | 1,3 kg | suposição: 750 g de peito cru, 250 g de maionese, 2 cenouras, 1 lata de milho, 100 g de batata palha |
| Folhas com manga | suposição: 40 g | 520 g | suposição: 3 pés de folhas, 2 mangas |
| Batata com alecrim | suposição: 150 g | 1,95 kg | 2 kg |
| Rabanada | suposição: 2 fatias | 26 fatias | nada: tia Neuza |
| Pavê e o copo | suposição: 120 g | 1,56 kg | os ingredientes da sua receita para uma travessa de 2 litros; chocolate sem castanha e sem glúten |
| Frutas | suposição: 200 g limpas | 2,6 kg | suposição: meia melancia (3 kg), 1 kg de uva, 1 kg de pêssego |

Compre também **termômetro culinário**, esponja nova, papel-alumínio, 2 sacos de gelo.

**Sobra:** cerca de 2 porções de carne. Desosse na mesma noite: peru vira sanduíche ou arroz de forno até **27/12**; o que passar disso vai ao freezer já na noite do dia 24; ossos, para caldo no dia 25. Tender, para o café do dia 25. Salpicão e pavê, até 3 dias de feitos.

**Rótulos, um por um:** “não contém glúten” em peru, tender, bacon, farinha, maionese, batata palha e chocolate do copo; “pode conter castanhas” em passas, chocolate, biscoito e batata palha. Não serve? Troque a marca ou sirva sem.

## 2. Mapa do forno

*suposição: peru a 180 °C por 3h15 a 4h15; o rótulo manda mais, e o termômetro decide. Tender: airfryer, 160 °C, 35 a 40 min. Batata já cozida: 30 min a 220 °C.*

| Hora | Forno | Grade | Bocas | Mão na massa |
|---|---|---|---|---|
| 16h30 | 180 °C, aquecendo (16h40) | de baixo | 0 | você seca o peru com papel |
| 17h | 180 °C, **peru** com alumínio | de baixo | 0 | você lava pia e mãos |
| 17h30 | 180 °C | de baixo | 0 | Célia, salpicão; filho, frutas |
| 18h | 180 °C | de baixo | 0 | você descansa |
| 18h30 | 180 °C | de baixo | 0 | filho, mesa; Célia, banho |
| 19h | 180 °C | de baixo | 0 | filho, mesa |
| 19h30 | 180 °C, peru sem alumínio | de baixo | 2: batata | Célia; você, banho |
| 20h | 180 °C | de baixo | 0 | Célia tempera a batata |
| 20h30 | 180 °C | de baixo | 0 | você mede; **20h45, Célia: tender na airfryer** |
| 21h | 180 °C até 21h15, **peru sai** | de baixo | 1: arroz | você |
| 21h15 | 220 °C, **batata** (21h20 a 21h50) | as duas | 1: arroz | Célia; filho, salada |
| 21h30 | 220 °C, batata | as duas, trocadas às 21h35 | 0 | você e Célia |
| 22h | desligado | | 0 | **todos sentados** |

**O que não coube:** tender, para a airfryer (o peru toma a altura do forno); rabanada, para a tia Neuza; farofa, de manhã no fogão, servida em temperatura ambiente. Peru pronto antes das 21h15? Forno no mínimo, coberto, até lá. A churrasqueira é a reserva.

## 3. Contagem regressiva

| Dia e hora | O quê | Quem | Min |
|---|---|---|---:|
| **Sex 18**, 20h | Mandar a mensagem | você | 10 |
| 20h15 | Conferir rótulos, gás (e o botijão reserva), travessas: peru, tender, arroz, farofa, farofa do sogro, salpicão, salada, batata, pavê, frutas. Faltou? Pedir à Célia | você e filho | 40 |
| **Sáb 19**, 9h | Comprar secos, peito, bacon, termômetro | você e filho | 90 |
| **Seg 21**, 17h30 | Abrir espaço na geladeira: bebidas fora | filho | 15 |
| **18h** | **Peru do freezer para a geladeira**, embaixo, numa bandeja | você | 5 |
| **Ter 22**, 8h | Peito para a geladeira, se congelado | filho | 2 |
| 19h | Copo da tia, com utensílios limpos; tampar | você | 20 |
| 19h20 | Pavê; geladeira | você | 45 |
| 20h05 | Lavar tudo, bancada, esponja nova | filho | 20 |
| **Qua 23**, 9h | Comprar folhas, frutas, gelo | você e filho | 60 |
| 19h | Cozinhar o peito (74 °C no meio) | você | 40 |
| 19h40 | Desfiar, ralar cenoura; geladeira | filho | 30 |
| **Qui 24**, 8h | O peru cede e não há gelo dentro? | você | 10 |
| 9h30 | Farofa sem bacon: separar a do sogro; depois, bacon | você | 40 |
| 10h30 | Lavar e secar folhas; geladeira | filho | 25 |
| 15h | Descascar e cortar batatas; deixar na água | Célia | 40 |
| 16h15 | Peru: tirar miúdos, secar com papel, **sem lavar** | você | 25 |
| 16h40 | Ligar o forno | você | 1 |
| **17h** | **Peru entra** | você | 5 |
| 17h05 | Lavar pia, bancada e mãos com sabão | você | 15 |
| 17h30 | Salpicão; geladeira (batata palha só na mesa) | Célia | 30 |
| 17h30 | Cortar frutas; isopor com gelo | filho | 35 |
| 18h | Descanso | você | 60 |
| 18h30 | Mesa, travessas e cartões: “sem glúten”, “sem porco” | filho | 45 |
| 18h30 | Banho | Célia | 40 |
| 19h30 | Tirar o alumínio do peru | você | 3 |
| 19h30 | Cozinhar batata até o garfo entrar; escorrer | Célia | 25 |
| 19h35 | Banho | você | 40 |
| 20h | Óleo, sal e alecrim; duas assadeiras | Célia | 10 |
| 20h15 | Primeira medida do peru; repetir às 20h45 e 21h10 | você | 5 |
| 20h15 | Banho | filho | 30 |
| 20h30 | Chegada; bebidas no isopor, rabanada longe da cozinha | Beto e tia Neuza | 15 |
| **20h45** | **Tender na airfryer** | Célia | 40 |
| 21h | Arroz: 21h05 no fogo, 21h25 desligado e tampado | você | 10 |
| **21h15** | **74 °C na coxa e no peito: peru sai**, descansa coberto | você | 5 |
| 21h15 | Forno a 220 °C; 21h20, batata | Célia | 5 |
| 21h20 | Salada, com a manga na hora | filho | 20 |
| 21h25 | Tender sai; fatiar às 21h38, em outra tábua | Célia | 12 |
| **21h45** | **Trinchar o peru**, tábua só dele | você | 10 |
| 21h50 | Batata sai | Célia | 3 |
| **21h53** | **Pratos da tia, da prima e do sogro primeiro**, cada um com talher limpo | Célia | 5 |
| 21h53 | Salpicão sobre gelo e salada na mesa | filho | 5 |
| **22h** | **Todos sentados, você também** | todos | |
| 22h45 | Passou de 32 °C? Guardar já carnes e salpicão | Célia e filho | 10 |
| **23h15** | **Sobremesa:** primeiro o copo da tia e as frutas, depois pavê e rabanada | filho | 10 |
| 23h40 | Se não passou de 32 °C, guardar carnes e salpicão agora, em potes rasos | Célia e filho | 15 |

## 4. Se der errado

| | |
|---|---|
| **Peru duro às 8h** | Fechado na embalagem, em água fria trocada a cada 30 minutos, até ceder (suposição: cerca de 1 hora por quilo ainda congelado). Continuou duro às 15h? Separe coxas e peito e asse em pedaços, até 74 °C. |
| **Peru 45 minutos atrasado** | Separe as coxas, volte tudo a 200 °C. Às 22h, sirva tender, salpicão, salada, arroz e farofa (o sogro começa pelo salpicão); peru vira segundo prato. A batata vai à airfryer em duas levas, depois do tender. |
| **Faltou luz ou gás** | **Luz:** geladeira fechada, forno no fósforo se o modelo permitir, tender na panela tampada com um dedo de água. **Gás:** peru em pedaços na churrasqueira, tampado, até 74 °C; tender e batata na airfryer; arroz em panela na brasa. |

## 5. Mensagem para o grupo

> Família, ceia aqui em casa **quinta, 24/12**: chegada às 20h30, todo mundo sentado às **22h**! 🎄
>
> **Quem leva o quê**
> • Tia Neuza: rabanada, umas 26 fatias, em travessa coberta
> • Beto: bebidas e dois sacos de gelo
> • Célia: chega às 15h para ajudar
> • Aqui em casa: o resto
>
> ⚠️ **Alergia e restrições:** nada com nozes, castanhas ou amêndoas, nem panetone com elas, por favor. Temos também uma pessoa com doença celíaca: a rabanada fica numa mesa à parte, com pegador próprio. Se quiserem trazer outra coisa, me perguntem antes e guardem o rótulo.
>
> 💸 **Pix:** somamos tudo, inclusive o que a tia Neuza e o Beto gastaram, e dividimos por 13 cotas: adulto 1, criança até 10 anos meia. Quem já gastou desconta. Mandem o valor e a nota até 26/12; passo a conta no dia 27. Chave: [sua chave]

**Vivi o dia do começo ao fim:** o forno nunca tem duas temperaturas; das 21h às 22h você cuida de arroz e peru, Célia de batata e tender, e seu filho de salada e mesa; os três têm banho; as dez travessas estão na conferência do dia 18.`,
		corrections: [
			'A farofa com bacon é feita às 9h30 e servida às 22h em temperatura ambiente: doze horas, contra as duas permitidas para carne. Faça à noite ou guarde na geladeira.',
			'Os ingredientes da farofa passam de 1,3 kg: 800 g de farinha, 300 g de bacon, 200 g de manteiga e ainda três cebolas. Compre menos, ou sobra farofa.',
			'O peru entra às 17h e sai às 21h15, o último minuto da faixa de 3h15 a 4h15. Se passar, a batata e a ceia atrasam; ponha no forno meia hora antes.',
			'A conta do Pix em 13 cotas, com criança pagando meia, foi decidida pela resposta e já vai pronta no grupo. Combine com a família antes de colar.',
		],
	},
}
