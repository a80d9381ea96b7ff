import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'eat-around-training',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'training week': `Tue 6:15 a.m. easy run, 40 minutes, straight out of bed
Thu 6:30 p.m. gym, strength with a friend, 60 minutes, directly after work
Sat 9:00 a.m. pickup soccer, 90 minutes, plenty of standing around
Sun 10:30 a.m. bike ride with the club, 2 hours, hilly, I suffer at the end`,
			'usual meals': `Tue: nothing before the run, coffee at 6. Oatmeal with milk and berries at 7:40 at home. Lunch 12:30, cafeteria, hot dish with rice or potatoes.
Thu: oatmeal 7:15. Lunch 12:15 (soup and bread, it’s soup day in the cafeteria). Nothing until after the gym. Dinner 8:30 p.m., whatever is there, then snacking until 10.
Sat: coffee and a big plate of eggs, bacon and toast at 8:15. After soccer two beers and chips at the field at 11, lunch at 2.
Sun: oatmeal 7:30. Water on the ride, nothing else. Home at 12:45, pot roast at 1:15.`,
			'what goes wrong':
				'no strength on Thursday and I raid the fridge afterward; heavy stomach in the first half on Saturday',
			'off the menu': 'bananas (I can’t stand them), lactose beyond a splash of milk upsets me',
			'on the way':
				'bread rolls, dried fruit, hummus in a small tub; the office has a fridge; a snack bar by the gym sells pretzels and juice',
			'health notes': '46, healthy at last year’s checkup, no medicines',
		},
		text: `Nothing in the two checks holds you back, going by what you wrote. The short version: Thursday's six hours without food and Saturday's plate 45 minutes before kickoff explain both of your problems. Most of the rest can stay.

## Your week by the clock

| Session | Gap | Before | During | After | Moved from today |
|---|---|---|---|---|---|
| **Tue 6:15 a.m.** easy run, 40 min | **9 h 45 min** overnight (assumption: Monday dinner at 8:30 p.m.); straight out of bed | Nothing. Easy and under an hour. Coffee at 6 as now | Nothing; water if thirsty | Run ends 6:55, oatmeal 7:40, **45 min** later: that is it | Later: two boiled eggs beside the oatmeal, to reach 15–25 g protein |
| **Thu 6:30 p.m.** strength, 60 min | **6 h 15 min** since the 12:15 soup | **5:15, at your desk: one white bread roll and a small handful of dried fruit** | Water | Gym ends 7:30, dinner 8:30, **60 min** later: that is it. Make "whatever is there" include a starch and 15–25 g protein: three eggs on toast, or a palm of chicken with rice | **The snack at 5:15.** Lunch and dinner time stay |
| **Sat 9:00 a.m.** soccer, 90 min | **45 min** since the 8:15 plate | 8:15: coffee and **toast only**, one slice or two, with a little jam or honey | Water as thirst asks. Past 75 minutes, but with standing around it isn't steady hard work | Game ends 10:30, lunch at 2:00, **3 h 30 min** later, so a small snack: **a bread roll and water first**, then the field as usual | Eggs and bacon move from 8:15 to the 2:00 lunch; a roll joins the beers and chips |
| **Sun 10:30 a.m.** hilly ride, 2 h | **3 h** since the 7:30 oatmeal | Nothing to add; an ordinary meal did the job | Water, plus **about 30 g carbohydrate an hour:** ¼ cup raisins or two small handfuls of pretzels per hour, from minute 30, a bit every 20 minutes. Up to 60 g if your stomach likes it | Ride ends 12:30, pot roast 1:15, **45 min** later: that is it, with potatoes or bread | Only the food on the ride |

## Leave alone

- **The empty stomach on Tuesday.** Forty easy minutes need nothing in advance, and breakfast comes soon after.
- **Sunday's oatmeal at 7:30.** Three hours is right in the window where an ordinary meal is enough. Your bad finish is about the two hours without food, not about breakfast.
- **Sunday's pot roast at 1:15.** Protein and a full meal 45 minutes after the ride. No extra snack needed.
- **Thursday's dinner at 8:30.** An hour after the gym is early enough; only what arrives at the table before it has to change.
- **Tuesday's hot lunch at 12:30.** Starch in the middle of the day, far from any session.
- **Water on the ride.** Keep it; food is added to it.

## In the bag

| What | How much | Without a fridge |
|---|---|---|
| **White bread roll** | 1, about fist-sized: roughly 25 g carbohydrate | 1 day at its best, 2 at most |
| **Dried fruit** (raisins, apricots; no banana chips) | ¼ cup: roughly 30 g | Months in a closed bag, so a spare can live in your desk |
| **Pretzels** (snack bar by the gym) | Two small handfuls: roughly 25–30 g | Months sealed, about a week once opened |

The hummus stays in the office fridge for other times: out of it, it lasts two hours, and its fat and fiber are not what you want an hour before squats.

## Two-week test

**The one change: Thursday's roll and dried fruit at 5:15.** It goes at both halves of your complaint, the missing strength and the fridge afterward. **Everything else in the table waits**, Saturday and Sunday included.

- **Week one:** exactly as now.
- **Week two:** add the 5:15 snack, nothing else. Same lunch, same exercises and weights with your friend, if you can.

Energy: 0 = none, 3 = strong, scored right after the gym. Stomach: 0 = quiet, 3 = trouble. In the food column, add "fridge: yes/no" for the hours between dinner and 10.

| Date | Food | Minutes before | Stomach 0–3 | Energy 0–3 |
|---|---|---:|---:|---:|
| Thu, week 1 | Soup and bread; fridge: | 375 | | |
| Thu, week 2 | Roll, dried fruit; fridge: | 75 | | |

**It stays if** energy in week two is **at least 1 point higher** than in week one **and** stomach is **0 or 1**. If energy is equal or stomach is 2 or 3, go back.

- One Thursday against one Thursday is thin. If the two weeks differ for another reason (bad sleep, a deadline), repeat both.
- **Next in line**, two weeks each: Saturday's toast only, then Sunday's food on the ride.

## What I assumed

| assumption: | What would overturn it |
|---|---|
| assumption: none of the warning signs (chest pain, fainting, recurring dizziness, palpitations, weight falling on its own, fear of food) | Any yes: no plan, a doctor first |
| assumption: no past eating disorder and no kidney disease | A yes: no plan from me, only questions for a sports dietitian |
| assumption: Monday dinner is around 8:30 p.m. | Another time changes Tuesday's gap, but not the advice |
| assumption: the milk in your oatmeal is lactose-free or no more than a splash | Ordinary milk by the bowl: that may be part of any stomach trouble, and it would be the first thing to look at |
| assumption: you can eat at your desk at 5:15 and work ends around 6 | If not, 4:45 or 5:30 do as well; both are within one to two hours of the gym |
| assumption: your coffee and the afternoon hold no food between 12:15 and 6:30 | A 4 p.m. cookie makes the gap 2 h 30 min, and the snack is then not needed |
| assumption: soccer has enough standing that it isn't steady hard work for over 75 minutes | If you run nearly the whole time: pretzels or juice at halftime |
| assumption: Sunday's hills are steady hard work | A gentle ride with coffee stops: water is enough |
| assumption: sessions end on time (6:55, 7:30, 10:30, 12:30) | Later ends shorten the time to the next meal |
| assumption: you aren't the driver after the two beers | If you are, that changes the drink, not the roll |

**Check:** four sessions, four gaps from your times (Tuesday's with an assumed dinner). No bananas; no milk added. One change is under test, Thursday's snack.`,
		corrections: [
			'The rule for keeping the snack looks only at energy and stomach. The evening fridge raid, half of the complaint, is logged but decides nothing: add it before you start.',
			'“A 4 p.m. cookie makes the gap 2 h 30 min, and the snack is then not needed” treats a cookie as a meal. Count from the last real meal instead.',
			"Thursday's dinner is under “Leave alone,” yet the table rewrites it: starch, 15–25 g protein, three eggs on toast. Leave that out in both test weeks too, as well as Tuesday's eggs.",
			"Ordinary milk in three bowls of oatmeal a week is guessed to be lactose-free. Since more than a splash upsets you, check that first, before Sunday's ride above all.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			treinos: `Seg, qua e sex: 5h40, musculação, 50 minutos, a academia é a 10 minutos de casa
Ter: 19h30, funcional na praça, 45 minutos, saio do trabalho às 18h
Dom: 7h, corrida de 10 km com o grupo, uma hora e dez, no calor`,
			refeições: `Seg/qua/sex: acordo 5h, café preto com açúcar e mais nada. Às 7h30 no serviço, pão com manteiga e café com leite. Almoço 12h no refeitório: arroz, feijão, carne, salada. 16h uma fruta, às vezes. Janta 20h: arroz, feijão, ovo ou frango.
Ter: café 6h30, pão e café. Almoço 12h. Nada até depois do funcional. Janta 21h15, repito o prato.
Dom: acordo 6h, como cuscuz com ovo e queijo às 6h30 e corro às 7h. Depois da corrida, água de coco; almoço só às 13h30 na casa da sogra.`,
			'o que incomoda':
				'sem força da metade do treino de perna de quarta em diante; no domingo o cuscuz volta na garganta',
			'não como': 'leite puro (me dá gases), whey',
			'no caminho':
				'banana, pão, rapadura, tapioca feita em casa; tem padaria ao lado da praça e geladeira no serviço',
			saúde:
				'34 anos, pressão sempre normal, sem remédio; fiz exame em junho e o médico liberou para treinar',
		},
		text: `**As duas paradas:** pelo que você contou, passou. Se durante o treino aparecer dor no peito, desmaio, palpitação ou tontura que se repete, o plano para e o médico vem primeiro.

## A semana no relógio

| Treino | Intervalo | Antes | Durante | Depois | O que mudou de hoje |
|---|---|---|---|---|---|
| **Seg e sex, 5h40 a 6h30**, musculação | logo ao acordar; 9h40 desde a janta das 20h (suposição: ela também é às 20h no domingo e na quinta) | café com açúcar às 5h, como hoje | água conforme a sede | 7h30, uma hora depois: pão com manteiga, café com leite **e 2 ovos cozidos** | na fila: os ovos |
| **Qua, 5h40 a 6h30**, perna | logo ao acordar; 8h25 desde a janta de terça, às 21h15 | café com açúcar **e 1 banana** às 5h, 40 minutos antes | água conforme a sede | 7h30: o mesmo de segunda | na fila: a banana e os ovos |
| **Ter, 19h30 a 20h15**, funcional | **7h30** desde o almoço das 12h | **18h, na saída do trabalho: 1 pão francês sem manteiga e 1 banana** (1h30 antes) | água conforme a sede | 21h15, uma hora depois: a janta de sempre, com 2 ovos ou 1 filé de frango | na fila: o lanche das 18h |
| **Dom, 7h a 8h10**, corrida | hoje, **30 minutos** desde o cuscuz; no teste, 55 | **6h05: 1 banana** (metade, se pesar) | água conforme a sede, mais no calor; sem carboidrato, porque 70 minutos ficam abaixo de 75 | água de coco; **8h40: o cuscuz com ovo e queijo**, porção menor que a de hoje. Segura até as 13h30, que estão a 5h20 do fim da corrida | **em teste: o cuscuz passa para depois e a banana fica no lugar dele** |

“Na fila” quer dizer **ainda não faça**. Depois do teste entra uma coisa por vez, a cada duas semanas: banana de quarta, lanche de terça, ovos das 7h30.

**Por que quarta pesa.** Talvez não seja só a comida. O funcional acaba às 20h15 de terça e a perna começa às 5h40: **9h25 entre um e outro**, com a janta e o sono no meio. E você chega ao funcional sem comer desde o meio-dia. Se o treino permitir, pergunte ao professor se a perna pode ir para segunda ou sexta. Isso também é uma mudança: só depois do teste.

## Não mexa

- **O almoço do refeitório.** Arroz, feijão, carne e salada já fazem o trabalho, longe de qualquer treino.
- **O café das 5h na segunda e na sexta.** Você não se queixa desses dias.
- **A hora do café das 7h30.** Vem uma hora depois da musculação; falta só proteína: pão e café com leite ficam abaixo de 15 g, e dois ovos levam a cerca de 20 g (suposição).
- **O café com leite**, se ele não dá gases como o leite puro (suposição).
- **A janta de terça.** Vem em uma hora e já tem arroz, feijão e ovo ou frango. A fruta das 16h também pode continuar “às vezes”.
- **O cuscuz, o ovo e o queijo.** O problema é a hora, não a comida: ovo e queijo têm gordura, e 30 minutos é pouco para correr em cima.
- **A água de coco.** Continua como está.

## Na mochila

| O quê | Medida | Fora da geladeira |
|---|---|---|
| **Banana** | 1 média, com casca, em pote rígido | o dia inteiro |
| **Pão francês** | 1, puro, em saco de papel (ou comprado na padaria da praça) | o dia inteiro; murcha, mas é seguro |
| **Tapioca de casa** | 1 disco fino, **sem recheio**, dobrado em pano limpo ou papel | umas 4 horas (suposição); fica borrachuda antes de estragar |

Os ovos cozidos vão com casca, na geladeira do serviço: no caminho, até 2 horas, ou 1 no calor forte.

## Teste de duas semanas

**A mudança:** no domingo, o cuscuz com ovo e queijo sai das 6h30 e vai para as 8h40; antes da corrida, 1 banana às 6h05.

**Por que ela, e não a banana de quarta:** no domingo a causa está mais clara, e a troca só muda de lugar o que você já come.

- **Semana 1:** nada muda em treino nenhum. Só anote.
- **Semana 2:** só o domingo muda. Mesma distância, mesmo grupo.

\`\`\`
Data: ____/____   Treino: ______________
Comida: _________________________________
Minutos antes: ______
Estômago (0 nada · 1 percebi · 2 atrapalhou · 3 tive de parar): ___
Disposição (0 sem força · 1 fraca · 2 boa · 3 sobrou): ___
\`\`\`

**Combinado agora:** a mudança **fica** se o estômago do domingo 2 for 0 ou 1, pelo menos um ponto abaixo do domingo 1, e a disposição não cair.

- Estômago melhorou, disposição caiu: repita mais um domingo antes de decidir.
- Estômago igual: a mudança sai.
- Domingo 1 deu 0: não prova nada; espere um domingo ruim para comparar.

É um domingo contra outro, então o resultado é uma pista. Se a comida também volta na garganta fora da corrida, leve isso ao médico.

## O que supus

| suposição: | A resposta que derruba |
|---|---|
| Não há gestação, transtorno alimentar no passado nem outra condição que você não citou | “há”: o plano para, e faço só as seis perguntas para a nutricionista |
| Janta às 20h no domingo e na quinta | “é outra hora”: muda o intervalo de segunda ou sexta, não o que comer |
| Os horários dos treinos são de início | “é a hora em que saio de casa”: cada intervalo cresce alguns minutos |
| “Repito o prato” é comer à noite o mesmo do almoço | “é servir duas vezes”: a fome da janta vira mais um motivo para o lanche das 18h |
| Café com leite não dá gases | “dá”: fica só o café, e os ovos continuam |
| Pão, café com leite e 2 ovos somam cerca de 20 g de proteína | “ponho só um pingo de leite”: fica perto de 15 g, ainda na faixa |
| Tapioca sem recheio aguenta umas 4 horas | “fica no carro quente”: leve banana ou pão |
| Banana não pesa no seu estômago antes de correr | “pesa”: meia tapioca fina, sem recheio |
| Você consegue comer às 8h40 no domingo | “o grupo demora a voltar”: banana na mochila e cuscuz quando chegar |

**Conferido:** os quatro treinos têm intervalo tirado dos seus horários; não entrou leite puro nem whey; há uma mudança em teste.`,
		corrections: [
			'“De quarta em diante” pode incluir a sexta, e a resposta lê só a perna de quarta: “você não se queixa desses dias”. Diga se na sexta também falta força.',
			'O domingo em teste muda três coisas: entra a banana, o cuscuz vai para as 8h40 e a porção diminui. Mantenha a porção, ou não se sabe o que funcionou.',
			'A falta de força, primeira queixa que você citou, só começa a ser tratada depois das duas semanas do domingo. Se ela pesa mais que o cuscuz, troque a ordem do teste.',
			'“Umas 4 horas” para a tapioca e “até 2 horas” para o ovo saíram sem fonte; a segunda nem leva a marca de suposição. Confira num guia da Anvisa.',
		],
	},
}
