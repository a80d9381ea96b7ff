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
		text: `## The count

**Minutes available:** 13 open days (Mondays 14 and 21 are out).

| Hands | Hours |
|---|---:|
| You: 12 × 7, plus 3 on the 24th | 87 |
| Joel: 12 × 4, plus 3 | 51 |
| Niece: 4 × 3, plus 3 | 15 |
| **Total** | **153** |

assumption: you open at 10 on the 24th, so each works 3 hours. 153 × 60 × 0.8 = **7,344 minutes**.

**Minutes all stock would need**

| Gift | Count × minutes | Minutes |
|---|---|---:|
| River mug | 64 × 5 | 320 |
| Butter dish | 17 × 7 | 119 |
| Espresso pair | 22 × 8 | 176 |
| Berry bowl | 31 × 6, plus 18 × 6 | 294 |
| Ornament | 90 × (4 + 2) | 540 |
| Voucher | 24 × 3 | 72 |
| Seconds | 40 × 1 | 40 |
| **Total** | | **1,561** |

Time is not short, so no gift is struck. **First out of stock:** the butter dish, 17 (assumption: gifts sell at similar speed; you gave no sales figures). **First out of time:** the ornament, because of the night it dries, whatever the hours say. Parcels come on top; assumption: 10 extra minutes each.

## 1. Dates, latest first

- **Thu Dec 24, 1 p.m.:** door locked. Shelf and vouchers only; nothing made, nothing promised.
- **Thu Dec 24, morning:** message 4, after counting.
- **Wed Dec 23, 5 p.m.:** last pickup, your date.
- **Tue Dec 22:** last piece made, and only remakes: they dry overnight and make the 23rd. Message 3.
- **Sun Dec 20:** last regular stamping, dry by Tuesday, with one spare day for a misspelling.
- **Sat Dec 19, closing:** last name order, in writing. Last year it was the 23rd.
- **Thu Dec 17:** carrier's last date. Your spare day; nothing is planned on it.
- **Wed Dec 16, noon:** last delivery order, handed over that afternoon.
- **Tue Dec 15, 3 p.m.:** last ornament for delivery; it must dry overnight. First day the new bowls may be sold.
- **Mon Dec 14:** message 2. Kiln opens; count the bowls that came out whole.
- **Thu Dec 10:** message 1, with the dates above.

## 2. Day by day

| Date | Behind the counter | What customers see | Stop if |
|---|---|---|---|
| Thu 10 | Count all stock. One stock list, one pen: a sold piece leaves the shelf with a name tag (**prevents the double mug**). Name slips: customer prints it, you read it back letter by letter, customer signs (**prevents misspellings**). | Message 1, email and Instagram; card for the hotel | The list and shelf differ: count again before sending |
| Fri 11 | Pack one espresso pair in its bad boxes and shake it | Nothing | It rattles: espresso is pickup only |
| Sat 12 | Wrap at quiet hours; up to 9 names a day | Chalkboard: “Name ornaments until the 19th” | 9 names on today's slips: next day's list |
| Sun 13 | Pack parcels; prepare message 2 | Nothing | Parcels wait unpacked: take none until they don't |
| Mon 14 | Closed. Kiln opens; count | Message 2 | Bowls cracked: only whole ones go on the list |
| Tue 15 | Last ornaments for delivery, by 3 p.m.; wrap bowls | Nothing | A name is unclear: ask before stamping |
| Wed 16 | Delivery orders close at noon; carrier in the afternoon (**prevents late parcels**) | Chalkboard: “Pickup only from noon” | Noon: no exceptions |
| Thu 17 | Spare day: whatever missed Wednesday goes now | Nothing | A parcel isn't ready by carrier time: call that customer today |
| Fri 18 | Name slips; wrap reserved gifts | Nothing | 84 names sold: the last 6 blanks are for remakes |
| Sat 19 | Niece starts; give her the card. Last name orders | Chalkboard: “Last day for names” | Closing time, or 84 names |
| Sun 20 | Stamp every remaining slip; compare each with its slip | Nothing | A name is wrong: remake Tuesday, call today |
| Mon 21 | Closed. Ornaments dry | Nothing | – |
| Tue 22 | Remakes only; wrap; sort pickups by last name | Message 3 | A remake fails: call today, offer the money back |
| Wed 23 | Pickup until 5 p.m.; niece at the pickup shelf | Nothing | No new reservations all day |
| Thu 24 | Count, open, lock | Message 4 | 1 p.m. |

## 3. Four messages

**Thu Dec 10: email, Instagram**
> For the coffee drinker: river mug, $28, 64 here, no more firings. For the baker: heron butter dish, $46, 17. For somebody who wants to try: Saturday morning at the wheel, $65, 24 vouchers. For a child: name ornament, $12, order by December 19. Pickup until December 23, 5 p.m.

**Mon Dec 14: email, Instagram**
> Shall we send it? Order by Wednesday, December 16, noon; name ornaments by Tuesday, 3 p.m. Parcels go to the carrier Wednesday afternoon. After that, pickup only. Here today: [count] mugs, [count] butter dishes, [count] berry bowls.

**Tue Dec 22: email, Instagram, chalkboard**
> If we are keeping something for you, pickup ends tomorrow, Wednesday, December 23, at 5 p.m. Bring your slip or your name. On the 24th we are open until 1 p.m. for whatever is on the shelf.

**Thu Dec 24: Instagram, chalkboard**
> Open until 1 p.m. On the shelf this morning: [count] mugs, [count] berry bowls, [count] seconds at $10. Saturday mornings at the wheel, $65: [count] vouchers, ribbon while you wait. Then we lock the door. Thank you.

Fill the brackets from that morning's list.

## 4. Counter card

1. **Ask first:** “Who is it for, and when must it be in your hands?”
2. **Answers:** $10 seconds, as they are · $12 ornament, names until the 19th · $28 mug · $34 berry bowl · $38 espresso pair · $46 butter dish · $65 Saturday at the wheel.
3. **When it is gone:** “That one is gone, and no more come before Christmas. May I show you what is here?”
4. **Exchanges:** [owner: your rule, please; named ornaments and seconds too].
5. **Who decides:** the owner, on every date, discount and exception. Write it down, don't promise.

## 5. December 26 to 31

assumption: your usual days; closed Monday 28.

- **Sat 26–Sun 27:** exchanges by your rule, one person, one notebook.
- **Mon 28:** closed.
- **Tue 29:** a written thank-you to Joel, your niece and the hotel.
- **Wed 30:** one thank-you to the email list, selling nothing; dates for voucher Saturdays if they are fixed.
- **Thu 31:** write down four numbers: pieces left of each gift; names misspelled, out of how many; parcels late, out of how many; pickups not collected by the 23rd at 5.

## One order, from message to handover

Fri 11: a grandmother reads the email and replies, “an ornament for Katharine, please.” You answer with the name spelled out and wait for her yes. Her slip goes on the list; Saturday Joel stamps from the slip, it dries overnight, Sunday it is compared and wrapped. On the 23rd at 4:40 your niece finds it under her last name.

**It breaks at the reply.** Her yes stays in an inbox while the slip lies in the shop. Rule: no confirmed name, no slip; no slip, no stamp. **The second weak spot** is Sunday the 20th, when weekend visitors and the last stamping meet: let Joel stamp all his four hours, away from the counter, while your niece wraps.`,
		corrections: [
			'Message 1 is said to carry “the dates above” but leaves out the delivery deadline of December 16; people learn it two days before. It has 50 words already, so drop a gift line and put the date in.',
			'Two people can email for the last butter dish while a third holds it in the shop; the name tag covers only the counter. Say which reply counts: none, until you have tagged the piece and answered.',
			'You sell 24 voucher Saturdays from December 10, and their dates may be fixed on the 30th. Decide seats per Saturday and an expiry first, or sell fewer.',
			"Nine names a day over nine open days to the 19th make 81, not 84. And with that cap the 20th holds a dozen or two to stamp, about 90 minutes at most, so Joel needn't leave the counter for four hours.",
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

**Disponível, de 11 a 24/12:** 9 dias úteis × 2 pessoas × 8 h = 144 h; sábados 12 e 19, 2 × 2 × 5 = 20 h; domingo 20, 6 h; dia 24, 2 × 5 = 10 h. Soma: 180 h × 60 × 0,8 = **8.640 min**.

| Presente | Conta | Minutos |
|---|---|---|
| Terrário (suposição: 34 ao todo, com os 8 prontos) | 26 × 25, mais 34 × 4 de embrulho (suposição) | 786 |
| Jiboia | 40 × 14 | 560 |
| Trio | 55 × 6 | 330 |
| Kit horta | 26 × 12 | 312 |
| Orquídea, se chegar | 18 × 7 | 126 |
| **Soma** | | **2.114** |

Cabe, e ainda sobra para atender. O que acaba primeiro é **por estoque**: a orquídea (18), se vier; sem ela, o kit (26). O tempo aperta só se os terrários ficarem para o fim. A lista não encolhe.

## 1. Datas, da última para a primeira

- **24/12, 14h:** porta fechada.
- **24/12, 13h:** última retirada; uma hora para quem atrasar.
- **23/12, 12h:** último pedido para montar ou plantar; depois, só o que está pronto.
- **23/12, 17h:** última peça feita; o dia 24 é só entrega.
- **23/12, 9h:** aviso da última retirada, com um dia de folga.
- **22/12, 12h:** última saída do motoboy.
- **21/12, 12h:** último pedido com entrega, um dia de sobra. Só na cidade; terrário, só retirada, porque dois racharam.
- **19/12:** aviso do último pedido, dois dias antes.
- **18/12:** chega a orquídea, talvez; só se anuncia depois de contada. Pague a segunda parcela do 13º da Dara: dia 20 é domingo.
- **17/12:** os 34 terrários montados.
- **14/12:** primeira mensagem, depois de contar.
- **11/12:** contagem.

## 2. Dia por dia

| Data | No balcão | O que o cliente vê | Pare se |
|---|---|---|---|
| Sex 11 | Contar tudo; montar 5 terrários | Silêncio | A contagem não bater |
| Sáb 12 | Cortar sisal, montar 2 | Silêncio | A fila passar de 3 |
| Dom 13 | Fechado | Silêncio | – |
| Seg 14 | Montar 5; plantar 10 jiboias | Mensagem 1, placa | Restarem 5 terrários sem dono |
| Ter 15 | Montar 5; plantar 10 jiboias | Silêncio | Houver mais pedidos que peças |
| Qua 16 | Montar 5; 10 jiboias, 10 kits | Silêncio | Idem |
| **Qui 17: evita o erro do ano passado** | Montar os 4 últimos; fechar encomenda de terrário | “Terrário: só os prontos” | O 34º estiver reservado |
| Sex 18 | Conferir orquídea; pagar o 13º; 16 kits | Silêncio; se chegou, orquídea na placa | Não chegou até 17h: não anuncie |
| Sáb 19 | Embrulhar; 10 jiboias | Mensagem 2 | Algo acabar: tire da placa |
| Dom 20 | Sozinha: vender e embrulhar, nada de montar | Silêncio | A fila passar de 3: embrulho depois |
| Seg 21 | Fechar entregas às 12h | Placa: “entregas até 12h” | 12h, mesmo para amigo |
| Ter 22 | Motoboy até 12h | Silêncio | 12h |
| Qua 23 | Separar retiradas por nome; parar às 17h | Mensagem 3 | 12h: nada mais sob encomenda |
| Qui 24 | Entregar retiradas; porta às 14h | Mensagem 4 | 13h: retiradas encerradas |

## 3. Mensagens

Atualize o estoque na hora do envio.

**1. Segunda 14:** “Amigo secreto? Trio de suculentas, R$ 39 (55). Quem cozinha: kit horta, R$ 52 (26). Casa nova: jiboia em cerâmica, R$ 64 (40). Quem tem tudo: terrário, R$ 89 (34, só retirada). Encomendas de terrário até quinta, 17, ou até acabar. Reserva: responda aqui.”

**2. Sábado 19:** “Entrega em Juiz de Fora: pedidos até segunda, 21, ao meio-dia. Trio, R$ 39, restam ___. Kit horta, R$ 52, restam ___. Jiboia, R$ 64, restam ___. Terrário é só retirada. Depois disso, retire na loja até 24/12, às 13h.”

**3. Quarta 23:** “Retiradas: hoje até 18h; amanhã, 24, até 13h. Prontos agora: ___ trios (R$ 39), ___ jiboias (R$ 64), ___ kits (R$ 52). Sob encomenda, só até hoje, meio-dia. Quem já reservou: seu pacote está com seu nome.”

**4. Quinta 24:** “Abertos até 14h; retiradas até 13h. Na prateleira: ___ trios (R$ 39), ___ jiboias (R$ 64). Esqueceu alguém? Cartão-presente de R$ 50, pronto em dois minutos. Bom Natal!”

## 4. Cartão de balcão

1. **Pergunte:** “É para quem, e até quanto?”
2. **Por preço:** R$ 39 trio · R$ 50 cartão · R$ 52 kit · R$ 64 jiboia · R$ 89 terrário pronto · R$ 119 orquídea, só se estiver na loja.
3. **Acabou:** “Esse acabou. Por esse valor, tenho este pronto, ou o cartão de R$ 50.” Não prometa outro.
4. **Troca:** ______ (dona, qual é a sua regra: prazo, planta viva, vidro quebrado?)
5. **Quem decide:** a dona; na falta dela, a Dara. Prazo e entrega ninguém muda.

## 5. De 26 a 31

- **Sáb 26, seg 28 e ter 29:** trocas, pela regra do cartão. **Qua 30:** agradecer a quem comprou, com uma dica de rega e sem oferta. **Qui 31:** guardar o caderno.
- **Quatro números:** vendidos de cada presente; dia e hora em que cada um acabou; minutos reais por embrulho; promessas quebradas ou trocas.

## Um pedido, do início ao fim

Segunda 14, Marina (exemplo) responde à mensagem: jiboia, com entrega. A Dara anota nome, endereço e baixa 40 para 39; planta, embrulha; o motoboy leva. **Quebraria na baixa:** você e a Dara reservando em dois celulares vendem a 40ª duas vezes. Um caderno só, riscado antes do “reservado”. O segundo ponto fraco é o motoboy na manhã do dia 22: mande no 21 tudo o que já estiver pronto.`,
		corrections: [
			'Segunda 14 a mensagem anuncia 34 terrários, com 15 prontos: 8 mais os 7 montados sexta e sábado. É o erro do ano passado. Anuncie só os prontos e some os novos à medida que saírem.',
			'Os 55 trios (330 minutos) não entram em nenhum dia, embora sejam anunciados no dia 14. Coloque uns 11 por dia, de 11 a 16/12, ou anuncie menos.',
			'A orquídea de R$ 119, 18 peças, só aparece na placa de uma rua com pouco movimento. Acrescente à mensagem 2, do dia 19, a linha “Orquídea, R$ 119, chegaram ___”, se chegou, e diga se vai por motoboy.',
			'O Instagram, com 2.700 pessoas, não foi usado: as quatro mensagens pedem resposta no WhatsApp. Poste no mesmo dia, com os mesmos números e um só lugar de reserva, o caderno.',
		],
	},
}
