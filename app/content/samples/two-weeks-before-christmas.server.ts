import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'two-weeks-before-christmas',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'start date': 'Thursday, December 10, 2026',
			business: 'pottery shop with a wheel in the window, river town, 3,800 people and weekend visitors',
			gifts: `- River mug, $28, 64 on the shelf, 5 minutes to wrap; no more firings for these, the last kiln is full of other things
- Butter dish with heron, $46, 17 on the shelf, 7 minutes to wrap
- Espresso pair, $38, 22 sets, 8 minutes (two boxes, bad boxes)
- Berry bowl, $34, 31 finished, another 18 come out of the kiln on December 14 if nothing cracks, 6 minutes
- Ornaments, stamped with a first name, $12: about 90 blanks, 4 minutes to stamp and paint, then 2 to wrap; must dry overnight
- Class voucher, Saturday morning at the wheel, $65, as many as 24, 3 minutes with the ribbon
- Seconds shelf, $10 each, some 40 pieces, paper bag, 1 minute`,
			capacity:
				'me 7 hours, Joel 4 hours, each open day; Tue to Sun, closed Mondays; from the 19th my niece, 3 hours',
			cutoffs:
				'carrier: hand over by Thu Dec 17; pickup until Wed Dec 23, 5 p.m.; closing at 1 p.m. on the 24th',
			reach: '420 by email, 1,150 on Instagram, a chalkboard by the bridge, the hotel hands out our card',
			'last year':
				'name ornaments until the 23rd, two misspelled, one crying grandmother; 6 parcels late; sold a mug twice',
		},
		text: `## First, the count

**Minutes available, December 10 to 24** (hands × hours × 60 × 0.8)

| Days | Hours a day | Minutes a day | Minutes |
|---|---|---|---|
| 10–13, 15–18 (8 days) | you 7 + Joel 4 = 11 | 528 | 4,224 |
| 19, 20, 22, 23 (4 days) | with your niece, 14 | 672 | 2,688 |
| 24 (assumption: open from 10, three people × 3 hours) | 9 | 432 | 432 |
| **Total** | | | **7,344** |

Mondays 14 and 21 closed.

**Minutes all stock would need**

| Gift | Count | Minutes |
|---|---|---|
| River mug | 64 × 5 | 320 |
| Butter dish with heron | 17 × 7 | 119 |
| Espresso pair | 22 × 8 | 176 |
| Berry bowl, finished | 31 × 6 | 186 |
| Berry bowl, in the kiln | 18 × 6 | 108 |
| Name ornament | 90 × (4 + 2) | 540 |
| Class voucher | 24 × 3 | 72 |
| Seconds | 40 × 1 | 40 |
| **Stock** | | **1,561** |
| Parcels (assumption: 10 min each, 35 at most) | 35 × 10 | 350 |
| **Total** | | **1,911** |

**There is time: 26% of what you have.** The list need not shrink. What hurts you is not minutes but dates, names and one piece sold twice.

**First to run out, of stock:** the butter dish, 17 (assumption: all gifts sell at the same pace). **First to run out of time:** the ornament, because it dries overnight and its last stamping day is the 19th.

## 1. Dates, latest first

| When | What | Reason |
|---|---|---|
| Thu Dec 24, 1 p.m. | You lock the door | Your hour |
| Thu Dec 24, 9 a.m. | Message 4 | Shelf counted that morning; pickups are over |
| Wed Dec 23, 5 p.m. | **Last pickup** | Your date; the 24th is for people who walk in |
| Tue Dec 22, 9 a.m. | Message 3, announces last pickup | Two open days left; the new bowls are counted by now |
| Sun Dec 20 | **Last piece finished:** ornaments of the 19th, dry and wrapped | Leaves Tuesday 22 to redo a wrong one, dry by the 23rd |
| Sat Dec 19 | Last ornaments stamped | They dry overnight |
| Fri Dec 18, closing | Last ornament order | The name is checked the evening before it is stamped |
| Thu Dec 17 | Carrier's last date | This is your spare day, not the customers' |
| Wed Dec 16, closing | **Last order for delivery** | Carrier's date minus one day; those parcels leave on the 17th only if the 16th fails |
| Mon Dec 14, 9 a.m. | Message 2, announces the last delivery order | Two days before |
| Mon Dec 14 | Kiln: 18 bowls, perhaps | Nobody hears of them until Tuesday's count |
| Fri Dec 11, 9 a.m. | Message 1 | Everything in it is counted, and five days are left for the post |
| Thu Dec 10 | Count and tag | The count comes before the invitation |

"Closing" on the 16th must be early enough to reach the carrier the same day. Ornaments are pickup only: **my choice**, because a wet name and a carrier's date don't go together.

## 2. Day by day

Minutes planned / available. Every day starts with the count; tagged pieces don't count as free.

| Date | Behind the counter | What customers see | Stop if |
|---|---|---|---|
| Thu 24 | Count, sell; 0/432 | Message 4; open until 1 p.m. | it is 1 p.m. |
| Wed 23 | 12 vouchers*, 36; pickups; 36/672 | **Silence** | it is 5 p.m.: no pickup is promised after that |
| Tue 22 | Count; 12 vouchers*, 36; redo faulty ornaments; 36/672 | Message 3 | somebody asks for a new name: no |
| Mon 21 | Closed | **Silence** | – |
| Sun 20 | Wrap 8 ornaments, 16; 8 mugs, 40; 6 bowls, 36; 10 seconds, 10; 102/672 | **Silence** | a name differs from its slip: redo on Tuesday |
| Sat 19 | Stamp 8, 32; wrap 16, 32; 8 mugs, 40; 6 bowls, 36; 10 seconds, 10; 150/672 | **Silence** | 8 are stamped: the stamps go in the drawer |
| **Fri 18 ★** | Stamp 16, 64; wrap 10, 20; 6 bowls, 36; 120/528 | **Silence** | ornament orders close at closing time, however nice the grandmother |
| Thu 17 | Stamp 10, 40; wrap 10, 20; 4 mugs, 20; only leftover parcels; 80/528 | **Silence**; wipe delivery off the chalkboard | anyone asks for delivery: no |
| Wed 16 | 10 parcels, 100; stamp 10, 40; wrap 14, 28; 10 mugs, 50; 4 butter dishes, 28; 10 bowls, 60; 306/528 | **Silence** | the tenth parcel is taken, or the carrier has left |
| Tue 15 | Answer Monday's orders before opening; 10 parcels, 100; stamp 14, 56; wrap 10, 20; 8 mugs, 40; 4 butter dishes, 28; 5 bowls, 30; count kiln bowls; 274/528 | **Silence** | the tenth parcel is taken: the rest go on Wednesday |
| Mon 14 | Closed; assumption: you open the kiln and count for ten minutes | Message 2 | you won't be in: send it Sunday at 9, with Sunday's count |
| Sun 13 | 5 parcels, 50; stamp 10, 40; wrap 10, 20; 8 mugs, 40; 8 bowls, 48; 10 seconds, 10; 208/528 | **Silence** | visitors queue: stamping stops, not selling |
| Sat 12 | 5 parcels, 50; stamp 10, 40; wrap 12, 24; 10 mugs, 50; 4 butter dishes, 28; 8 bowls, 48; 10 seconds, 10; 250/528 | **Silence** | fifth parcel or tenth ornament: the next day's list |
| Fri 11 | 5 parcels, 50; stamp 12, 48; 8 mugs, 40; 5 butter dishes, 35; 173/528 | Message 1 | a count differs from the message: correct all channels first |
| Thu 10 | Count everything, make tags; box 22 espresso pairs, 176; 176/528 | Nothing new | your figures and the shelf disagree |

\\* Only if you give me the class dates; otherwise those minutes stay free.

Daily ornament limits: 12 + 10 + 10 + 14 + 10 + 10 + 16 + 8 = 90. Parcels: 5 + 5 + 5 + 10 + 10 = 35. Unused places are not carried over.

★ **Last year's trouble is prevented on Friday the 18th,** when ornaments close. The name is written by the customer, copied nowhere, and stamped from that slip. The other two have their day as well: parcels on the 16th, the twice-sold mug on the 10th, with the tags.

## 3. Four messages

Same text by email, on Instagram, on the chalkboard. Fill ___ with that morning's free count; a gift at zero goes. No voucher until I have its dates.

**1. Friday, December 11, 9 a.m.**

> Coffee friend: river mug, $28 (___). Couple: espresso pair, $38 (___). Baker: heron butter dish, $46 (___). Grandchild: name ornament, $12, pickup only, ordered in writing by December 18. Delivery: order by Wednesday, December 16. Pickup: until Wednesday, December 23, 5 p.m. Yours once we tag it and answer.

**2. Monday, December 14, 9 a.m.** (the new bowls are not in it)

> For delivery, order by Wednesday, December 16. Counted this morning: river mug, $28 (___); berry bowl, $34 (___); espresso pair, $38 (___); heron butter dish, $46 (___). Pickup until Wednesday, December 23, 5 p.m. Closed today; we answer from Tuesday. Yours once we tag it and answer.

**3. Tuesday, December 22, 9 a.m.**

> Last pickup: tomorrow, Wednesday, December 23, 5 p.m. Counted this morning: river mug, $28 (___); berry bowl, $34 (___); espresso pair, $38 (___); heron butter dish, $46 (___). Delivery and name ornaments are closed. Reply with the piece; it's yours once we tag it and answer.

**4. Thursday, December 24, 9 a.m.**

> Good morning. We're open until 1 p.m. today. On the shelf, counted this morning: river mug, $28 (___); berry bowl, $34 (___); espresso pair, $38 (___); heron butter dish, $46 (___); seconds, $10 (___). No delivery and no reservations today: come in and choose.

## 4. Counter card

1. **Ask first:** "Who is it for, and are you taking it along, picking it up or having it sent?"
2. **By price:** $10 seconds, for yourself. $12 ornament, name written by you, until the 18th. $28 mug. $34 berry bowl. $38 espresso pair. $46 butter dish. $65 voucher: only once the dates are on this card.
3. **Gone:** "That one is gone and I won't promise another. These are here, finished, today."
4. **Exchange:** ______ (I haven't been told; ask the owner before opening).
5. **Who decides** dates, discounts, names: the owner; if she or he is out, assumption: Joel. No tag and no answer means not taken.

## 5. December 26 to 31

Assumption: Saturday 26 and Sunday 27 open, Monday 28 closed, Tuesday 29 to Thursday 31 open.

- **Sat 26, Sun 27:** exchanges, by your rule.
- **Tue 29:** thanks, with nothing for sale: "Thank you for putting something from our wheel under a tree. If a piece arrived hurt, send us a picture."
- **Wed 30:** unpack what is left, count it.
- **Thu 31:** four numbers:
  1. Pieces sold of each gift, and the day and hour each ran out.
  2. Real minutes per ornament and per parcel.
  3. How often you said "gone" or "too late", and for what.
  4. Promises broken: late, misspelled, cracked, sold twice.

## One order, from message to handover

Monday the 14th, 9:40: Ruth reads message 2 and writes for a heron butter dish, delivered. The shop is closed. Tuesday, before opening, you tag the dish and answer. It is packed the same day, as one of ten, and handed over Tuesday or Wednesday. Thursday is spare.

**Where it would break**

- **Tuesday at the door.** If the door opens before Monday's mail is answered, a visitor takes the last dish from the shelf while Ruth believes it hers. Mail first, tags second, key third.
- **On the eleventh parcel.** 420 emails and 1,150 followers can bring more than 20 parcels in two days, and the message says "by Wednesday". Move Joel to packing on the 15th and 16th: the minutes are there (254 and 222 free).
- **At the carrier.** If Wednesday's parcels miss the van, all your slack is Thursday, and after it there is none.

## I need from you

1. Opening hour on the 24th, and whether Monday the 14th is really yours to use.
2. Does the carrier come to you, and until what hour? How long does a parcel take you?
3. The exchange rule, the class dates, and what happens to a tagged piece nobody picks up by the 23rd at 5.`,
		corrections: [
			'“Order by Wednesday, December 16” has no hour in either message, while the plan needs it “early enough to reach the carrier the same day”. Whoever writes at 9 p.m. is in time by your words. Add “noon” to both; message 1 has room for exactly that word.',
			'Message 1 takes ornaments “by December 18”, but on the 19th “8 are stamped: the stamps go in the drawer”. A ninth order on the 18th is a broken promise, with 522 minutes free that day. Raise the limit, or write “or until the places are gone”.',
			"The messages don't mention the limit of 10 parcels a day on the 15th and 16th, and its own check breaks on the eleventh. 254 and 222 minutes are free: plan 20 a day now, and write the places left beside the date in message 2.",
			"Reading, tagging and answering orders from 420 emails and 1,150 followers get no minutes in any row; Monday's are answered “before opening”, outside your 7 hours. Enter an hour on the 11th, 15th and 22nd.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			início: 'sexta, 11 de dezembro de 2026',
			negócio: 'loja de plantas e vasos em Juiz de Fora, 30 m², rua de pouco movimento a pé',
			presentes: `- Jardim em vidro (terrário), R$ 89, tenho material para 34; 25 min para montar, 8 prontos
- Vaso de cerâmica esmaltada com jiboia, R$ 64, 40 no estoque; 10 min para plantar e 4 de embrulho
- Trio de suculentas em caixinha, R$ 39, 55 caixas; 6 min com cartão
- Orquídea branca em vaso de vidro, R$ 119, 18 chegam na sexta 18/12 (o viveiro não garante); 7 min
- Kit horta de tempero (manjericão, cebolinha, hortelã), R$ 52, 26; 12 min
- Cartão-presente de R$ 50, sem limite; 2 min
Embrulho com laço de sisal é de graça e é o que mais demora.`,
			'gente e horas':
				'eu e a Dara, 9h às 18h com 1 hora de almoço cada; sábado até 14h; domingo 20 abro 10h às 16h, sozinha',
			prazos:
				'motoboy até 22/12 ao meio-dia, só na cidade; Correios não mando planta; retirada até 24/12 às 13h; fecho 14h',
			alcance: '340 contatos na lista do WhatsApp, 2.700 no Instagram, placa na calçada',
			'ano passado':
				'Prometi 30 terrários com 3 dias de aviso e montei até 1h; dois racharam na entrega e devolvi o dinheiro',
		},
		text: `## Antes de convidar: a conta

**Minutos disponíveis, de 11 a 24/12** (pessoas × horas × 60 × 0,8)

| Dias | Conta | Minutos |
|---|---|---|
| 9 dias úteis (11, 14 a 18, 21 a 23) | 2 × 8 × 60 × 0,8 = 768 por dia | 6.912 |
| 2 sábados (12 e 19) | 2 × 5 × 60 × 0,8 = 480 por dia | 960 |
| Domingo 20 | 1 × 6 × 60 × 0,8 | 288 |
| Quinta 24 | 2 × 5 × 60 × 0,8 | 480 |
| **Total** | | **8.640** |

Suposição: sem pausa de almoço no sábado, no domingo e no dia 24. Domingo 13 fechado.

**Minutos que o estoque inteiro pede**

| Presente | Conta | Minutos |
|---|---|---|
| Terrário | 26 × 25 (suposição: os 34 já incluem os 8 prontos) | 650 |
| Vaso com jiboia | 40 × (10 + 4) | 560 |
| Trio de suculentas | 55 × 6 | 330 |
| Kit horta | 26 × 12 | 312 |
| Orquídea | 18 × 7, se chegarem | 126 |
| **Subtotal** | | **1.978** |
| Laço nos outros quatro (suposição: 4 min cada, fora dos tempos que você deu) | 133 × 4 | 532 |
| **Total** | | **2.510** |

**O tempo dá: 29% do disponível.** A lista não precisa encolher. Se os 34 forem além dos 8 prontos, são mais 200 minutos de montagem e ainda dá.

**O que acaba primeiro é por estoque:** o kit horta (26), entre os que já estão na loja (suposição: todos vendem no mesmo ritmo). A orquídea tem menos (18), mas ainda não existe para o cliente. Por tempo, nada acaba no total; o perigo é o de sempre, terrário vendido antes de montado: cada 10 são mais de 4 horas de uma pessoa.

**Cartão-presente:** fica fora das mensagens e da conta até você me dar a regra.

**Vidro não vai de moto.** Dois terrários racharam na entrega, então terrário e orquídea em vidro são só retirada. É escolha minha; você pode desfazer. A cerâmica também quebra: faça um teste de embalagem na sexta, 11.

## 1. Datas, da última para a primeira

| Quando | O quê | Motivo |
|---|---|---|
| Qui 24/12, 14h | Porta fecha | Sua hora |
| Qui 24/12, 13h | **Última retirada** | Uma hora para achar peça, cobrar e varrer |
| Qui 24/12, 9h30 | Mensagem 4 | Depois da contagem das 9h |
| Qua 23/12, 9h30 | Mensagem 3, avisa a última retirada | Um dia inteiro para vir buscar |
| Ter 22/12, 18h | **Última peça feita** | O dia 23 é só laço e etiqueta. O plano termina as peças no dia 18; de 19 a 22 só se refaz o que murchar ou quebrar |
| Ter 22/12, 12h | Motoboy para | Prazo dele; é a sua sobra, não a do cliente |
| Seg 21/12, 12h | **Último pedido com entrega** | Prazo do motoboy menos um dia. Sai na própria segunda à tarde |
| Sáb 19/12, 9h30 | Mensagem 2, avisa o último pedido com entrega | Dois dias antes |
| Sex 18/12 | Chegam as orquídeas, talvez | O viveiro não garante: até contar, ninguém ouve falar delas |
| Sex 18/12 | Segunda parcela do 13º | Vence até 20/12, que é domingo; por isso, pague a da Dara até sexta (confirme com o contador). O dinheiro dos clientes chega nos mesmos dias |
| Qua 16/12 | Último terrário montado | Oito dias de folga |
| Ter 15/12, 9h30 | Mensagem 1 | Já há peças prontas, ainda há tempo para o amigo secreto |
| Sex 11/12 | Contar tudo, começar a montar | A conta vem antes do convite |

## 2. Dia por dia

Minutos de trabalho sobre minutos disponíveis. Todo dia começa pela contagem das 9h; peça etiquetada não conta como livre.

| Data | No balcão | O que o cliente vê | Pare se |
|---|---|---|---|
| Qui 24 | Contar, entregar reservas; 0/480 | Mensagem 4, 9h30 | for 13h: nenhuma retirada a mais prometida |
| Qua 23 | Laços, 100 min; etiquetas; 100/768 | Mensagem 3, 9h30 | alguém pedir peça que não está na prateleira: a resposta é não |
| Ter 22 | Últimas entregas até 12h; laços, 100; refazer só até 18h; 100/768 | Placa: só retirada | o motoboy não sair até 10h: ligue para cada cliente e ofereça retirada |
| Seg 21 | Até 12h, receber; à tarde, entregar; laços, 100; 100/768 | Placa: “entrega até 12h” | for 12h, ou o motoboy disser que não cabe mais |
| Dom 20 | Você só, 10h às 16h; laços, 52; 52/288 | **Silêncio** na lista; loja aberta | houver fila: larga-se o laço, não o cliente |
| Sáb 19 | Contar orquídeas; laços, 80; 80/480 | Mensagem 2, 9h30 | as orquídeas não chegaram: saem da mensagem |
| Sex 18 | 18 orquídeas, 126; laços, 80; 206/768 | **Silêncio** | o viveiro adiar: ninguém reserva orquídea |
| Qui 17 | 25 trios, 150; 13 kits, 156; laços, 60; 366/768 | **Silêncio** | as ervas murcharem: conte só os kits bons |
| Qua 16 | 4 terrários, 100 (34 prontos); 10 vasos, 100 (40); laços, 60; 260/768 | **Silêncio** | acabar o material: não se compra mais para terrário |
| **Ter 15 ★** | 4 terrários, 100 (30); 10 vasos, 100 (30); laços, 60; 260/768 | Mensagem 1, 9h30 | as reservas de um presente chegarem ao contado: “acabaram os prontos de hoje” |
| Seg 14 | 8 terrários, 200 (26); 10 vasos, 100 (20); 13 kits, 156; 456/768 | Loja normal | um terrário passar de 30 min: anuncie menos na terça, não corra |
| Dom 13 | Fechado | **Silêncio** | – |
| Sáb 12 | 4 terrários, 100 (18); 30 trios, 180; 280/480 | Loja normal | – |
| Sex 11 | Contagem; 6 terrários, 150 (14); 10 vasos, 100; teste de embalagem; 250/768 | Loja normal | a contagem não bater com os seus números: refaça esta tabela |

★ É aqui que se evita o erro do ano passado: o terrário só é anunciado pronto, e ninguém promete o que ainda vai montar. Os números entre parênteses são de peças feitas; o que vender sai da conta.

## 3. Quatro mensagens

O mesmo texto e os mesmos números no WhatsApp, no Instagram e na placa. Preencha ____ com a contagem livre das 9h. Zerou? A linha do presente sai. Se a lista do WhatsApp for de transmissão, divida: suposição, cabem 256 contatos em cada uma, e você tem 340.

**1. Terça, 15/12, 9h30**

> Amigo secreto ou quem esquece de regar: trio de suculentas, R$ 39 (____ prontos). Quem cozinha: kit horta, R$ 52 (____). Sala nova: jiboia em cerâmica, R$ 64 (____). Quem já tem tudo: terrário, R$ 89 (____), só retirada. Entrega na cidade: pedido até 21/12, 12h. Retirada: até 24/12, 13h.

**2. Sábado, 19/12, 9h30**

> Entrega em Juiz de Fora: pedido até segunda, 21/12, 12h. Contados hoje: trio R$ 39 (____), kit horta R$ 52 (____), jiboia R$ 64 (____). Só retirada, até 24/12, 13h: terrário R$ 89 (____), orquídea R$ 119 (____). Reserva vale depois da nossa confirmação. Domingo abrimos, 10h às 16h.

**3. Quarta, 23/12, 9h30**

> Última retirada: amanhã, 24/12, até 13h. Entrega já encerrou. Contados hoje: trio R$ 39 (____), kit horta R$ 52 (____), jiboia R$ 64 (____), terrário R$ 89 (____), orquídea R$ 119 (____). Quer um? Responda o nome do presente; está reservado quando confirmarmos.

**4. Quinta, 24/12, 9h30**

> Bom dia! Retirada hoje, 24/12, até 13h; a porta fecha às 14h. Contados agora: trio R$ 39 (____), kit horta R$ 52 (____), jiboia R$ 64 (____), terrário R$ 89 (____), orquídea R$ 119 (____). Sem entrega. Já reservou? Sua peça está etiquetada com seu nome.

## 4. Cartão de balcão

1. **Pergunte primeiro:** “Para quem é, e é para levar, retirar ou entregar?”
2. **Por preço:** R$ 39, trio, para quem esquece de regar. R$ 52, kit horta, para quem cozinha. R$ 64, jiboia, para a sala. R$ 89, terrário, para quem já tem tudo. R$ 119, orquídea, só se estiver na prateleira.
3. **Acabou:** “Esse acabou, e não vou prometer outro. Pronto, hoje, tenho este.”
4. **Troca:** ______ (a dona ainda não disse a regra; pergunte a ela antes de abrir).
5. **Quem decide** prazo, desconto e reserva: a dona; suposição: na falta dela, a Dara. Sem etiqueta com nome, não está reservado.

## 5. De 26 a 31

Suposição: sábado 26 até 14h, domingo 27 fechado, segunda 28 a quinta 31 em horário normal.

- **Sáb 26 e seg 28:** trocas, pela sua regra. Pedido feito por mensagem pode ter direito de arrependimento; confira antes de escrever a regra.
- **Ter 29:** agradecimento, sem oferta: “Obrigada por escolher daqui o presente de alguém. A planta estranhou a casa nova? Mande uma foto, a gente ajuda.”
- **Qua 30:** confira o que sobrou vivo.
- **Qui 31:** anote os quatro números:
  1. Peças vendidas de cada presente, e o dia e a hora em que cada uma acabou.
  2. Minutos reais por terrário e por laço.
  3. Quantas vezes se disse “acabou”, e de quê.
  4. Entregas feitas, atrasadas e quebradas.

## Um pedido, da mensagem até a entrega

Sábado, 9h30: Ana lê a mensagem 2. Segunda, 11h50: pede uma jiboia com entrega. 11h58: você vê, pega o vaso, etiqueta, confirma. À tarde o motoboy leva. Terça até 12h é a sobra, se ele furar.

**Onde quebraria:**

- **Entre o pedido e a etiqueta.** Às 11h58 a Dara pode vender o mesmo vaso no balcão. Saída: uma prateleira só de reservas, e a peça vai para lá antes do “confirmado”.
- **Domingo 20.** Você está só e as respostas ao sábado se juntam. Saída: responda às 10h, às 13h e às 16h, e só.
- **Segunda à tarde.** Não sei quantas peças o motoboy leva. Saída: combine o número hoje; chegou nele, a entrega fecha antes das 12h e a placa muda. Mas a mensagem já terá prometido entrega até 12h: se o número for pequeno, ponha-o na mensagem 2.

## Preciso que você me diga

1. Os tempos que você deu já incluem o laço? Os 34 incluem os 8?
2. Qual é a regra de troca, e a do cartão-presente?
3. Quantas entregas o motoboy faz por tarde, e quem paga?
4. Quem começa amanhã conta como horas? Não contei.
5. Com 5 dias de 8 horas e mais 5 no sábado, a Dara faz 45 horas na semana (suposição): leve ao contador.`,
		corrections: [
			'A mensagem 1 não diz como reservar nem traz, como a 2, “Reserva vale depois da nossa confirmação”: é a porta por onde entrou o erro do ano passado. Tire um presente, que ela já está em 50 palavras, e ponha essa frase.',
			'“Entrega na cidade: pedido até 21/12, 12h” sai sem preço, e quem lê entende que é de graça; a dúvida ficou para a última lista. Feche o valor do motoboy antes de terça, 15, e escreva “entrega R$ ____”.',
			'Na mensagem 2, “Só retirada, até 24/12, 13h: terrário” deixa trio, kit e jiboia sem data de retirada. Escreva “Retirada de tudo até 24/12, 13h; terrário e orquídea não vão de moto”.',
			'O plano conta com 340 pessoas e só avisa que “cabem 256 contatos em cada uma”. Lista de transmissão só chega a quem tem o seu número salvo: veja quantos são e ponha a mesma mensagem nos stories para os outros.',
		],
	},
}
