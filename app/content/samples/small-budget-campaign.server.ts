import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'small-budget-campaign',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			product: 'Saturday pottery class, $65',
			'left per sale': '$41 after clay, firing and card fee',
			stake: '$180',
			hours: 'four hours a week for three weeks',
			'who and where': 'couples in town; library board, local Instagram',
			'buyers per ten': '3',
			'tried before': 'boosted a post for $60: likes, no bookings',
		},
		text: `## The numbers

- **One sale:** one paid seat, $65, $41 left. A couple is two sales. Your $41 covers clay, firing and card fee. assumption: it omits glaze; if glaze costs you $2 a seat, $41 becomes $39 and every line below moves.
- **Break-even:** $180 ÷ $41 = 4.39, so **5 sales** (5 × $41 = $205).
- **An inquiry may cost:** $41 × 3 ÷ 10 = **$12.30**.
- **Stop line, paid channel:** 3 × $41 = **$123** spent without one sale. The stake reaches it, so sales can judge. At a cost that just pays, luck that bad comes about one time in twenty.
- **Stop line, free channel:** 4 × 3 = 12 hours; half is **6 hours** without one inquiry.
- **Half time, at $90:** $90 ÷ $12.30 = 7.3, so **8 inquiries** is enough. Spending is covered by 3 sales ($123). Less than half of enough is 3 or fewer.
- **Second message:** half the stake buys 7.3 inquiries, fewer than ten. **It waits for the next bet.**

## The channels

- **Costs money: local Instagram.** A boosted post, shown in your town only. You tried boosting for $60 and got likes, so one thing changes: the post now asks for a one-word message. assumption: that post was on Instagram. Keep the same kind of photo and the same people, so you know what made the difference.
- **Costs only hours: the library board.** A handwritten card, rewritten by hand when it is full or taken down, with your phone number on tear-off strips.
- **Tempts, stays out: a daily-deal site.** It costs nothing up front, but its discount and its share come out of your $41, and you didn't name it as a place where these couples look.

## The slip

| | |
|---|---|
| **I stake** | $180, all on Instagram at $9 a day for 20 days, and 12 hours, four a week |
| **From, to** | Monday ____ to the Saturday of the third week, ____ |
| **For these people** | Couples in town |
| **They see** | “Saturday is for clay, and there is room for two. Pottery class here in town, $65 a seat, clay and firing included. Want to know more? Send me just one word, CLAY. Asking is free, and it books nothing yet.” (On the library card, the word is SHELF.) |
| **They do one thing** | Send me the word |
| **I know it came from here by** | CLAY is Instagram, SHELF is the library. No word: I ask “where did you see it?” and write it down. Can't say: it counts for neither. |
| **I win if** | Traced sales × $41 cover what was really spent. Spent up to $41: 1 sale. Up to $82: 2. Up to $123: 3. Up to $164: 4. Up to $180: 5. |
| **I stop a channel at** | Instagram: $123 spent and no Instagram sale (reached during day 14; cap that day at $6). Library: 6 hours and nobody asked. |
| **At half the stake I decide** | Evening of day 10, $90 spent, counting Instagram only. 8 or more asked, or 3 seats sold: go on. 4 to 7 asked: go on only if at least 1 seat is sold. 0 to 3 asked and fewer than 3 sold: stop. |
| **I stop everything on** | Saturday of the third week, or when both channels have stopped. No more money, whatever the mood. |

I write only to people who wrote first, and only about what they asked.

**Tally**

| Day | Channel | Spent | Asked | Bought | Their words |
|---|---|---|---|---|---|
| 1 | Instagram | $9 | | | |
| 1 | Library | ___ h | | | |
| 2 | Instagram | $9 | | | |
| 2 | Library | ___ h | | | |
| … | | | | | |
| 10 | Instagram | $9, total $90: **decide** | | | |
| … | | | | | |
| 14 | Instagram | $6, total $123: **a sale yet?** | | | |
| … | | | | | |
| 20 | Instagram | $9 or less, never past $180: **end** | | | |

Asked: one mark per person who writes, a couple counts once. Bought: one mark per seat paid.

**Any evening, with a pencil:**
1. Is it day 10 or later? Did I decide, and did it say go on?
2. Is Instagram at $123 with no mark under Bought? Off.
3. Is the library at 6 hours with no mark under Asked? Take the card down.

None of these stopped you, and it isn't the last Saturday: go on tomorrow.

What I assumed, so you can correct it: clay and firing are included in the $65, and the class has at least 5 free seats in these weeks.`,
		corrections: [
			'“A couple is two sales”, yet “a couple counts once” under Asked, so $12.30 holds only if each buyer takes one seat. If your 3 in 10 come in pairs, an inquiry may cost $24.60 and 4 at half time are enough, not 8. Settle seat or pair first.',
			'“Library: 6 hours and nobody asked” will never stop anything: a card on a board takes one hour, perhaps two. Add a date, such as “no SHELF by the Saturday of week two”, whichever comes first.',
			'$9 a day runs into the last Saturday, when that class is already being held and no booking counts anymore. Take $10 a day for 18 days, to Thursday: half time is then day 9, and $123 falls on day 13, capped at $3.',
			'The tally has “$9” printed under Spent, but you win by “what was really spent”, and a boost seldom spends to the dollar. Leave the column empty and copy the figure from the app each evening.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			produto: 'kit de cinco marmitas, R$ 95',
			'sobra por venda': 'R$ 34, já sem insumo, embalagem e taxa',
			verba: 'R$ 200',
			horas: 'cinco horas por semana, por três semanas',
			'quem e onde': 'enfermeiras; grupo do hospital, Instagram do bairro',
			'compram de dez': '4',
			'já tentei': 'impulsionei um post por R$ 80: curtidas, zero pedido',
		},
		text: `## Contas, abertas

- **Uma venda:** um kit de cinco marmitas pago, R$ 95. Quem leva dois kits conta duas. A sobra de R$ 34 já tirou insumo, embalagem e taxa; **esqueceu a entrega**. Se é você quem paga, desconte antes de apostar. Exemplo, suposição: entrega de R$ 8, sobra R$ 26: empate 8, conversa R$ 10,40, parada R$ 78, meta 10.
- **Empate:** 200 ÷ 34 = 5,88 → **6 vendas**.
- **Uma conversa pode custar até:** 34 × 4 ÷ 10 = **R$ 13,60**.
- **Linha de parada do canal pago:** 3 × 34 = **R$ 102** gastos sem nenhuma venda. A verba chega lá, então a venda serve de juiz. Azar assim vem cerca de uma vez em vinte.
- **Parada do canal de horas:** 15 h ÷ 2 = **7h30**, se ninguém perguntou.
- **Meio do caminho:** 100 ÷ 13,60 = 7,35 → **8 conversas**. Menos de meia meta é 3 ou menos. Os R$ 100 já se pagam com 3 vendas (R$ 102).
- **Segunda mensagem:** R$ 100 pagam 7 conversas de R$ 13,60, menos que dez. **Espera a próxima aposta.**

## Canais

- **Custa dinheiro:** story pago no perfil de Instagram do bairro, comprado um por vez. suposição: o perfil vende por até R$ 50. Se cobra mais, até R$ 100, compre um só por metade; acima disso, não cabe nesta aposta.
- **Só gasta horas:** o grupo do hospital, com o sim de quem administra. Um recado por semana; o resto das horas é responder. Mensagem particular ou lista, só para quem aceitou receber.
- **Dá vontade, fica fora:** impulsionar de novo. Foram R$ 80 por curtidas e zero pedido. Só volta em outra aposta, com uma única mudança: o mesmo post, com botão de WhatsApp.

## O bilhete

| | Instagram do bairro (dinheiro) | Grupo do hospital (horas) |
|---|---|---|
| **Aposto** | R$ 200: quatro stories de R$ 50, nos dias 1, 6, 11 e 16 | 15 horas: cinco por semana |
| **De, até** | Dia 1 (__/__) até dia 21 (__/__) | Os mesmos dias |
| **Para quem** | Enfermeiras que seguem o perfil do bairro | Enfermeiras do grupo |
| **A pessoa vê** | A mensagem abaixo, com a palavra BAIRRO | A mesma, com a palavra PLANTÃO |
| **Faz uma coisa só** | Manda BAIRRO no WhatsApp | Manda PLANTÃO no WhatsApp |
| **Sei que veio daqui porque** | Escreveu BAIRRO (sem palavra: pergunto onde viu) | Escreveu PLANTÃO (idem) |
| **Ganho se** | Vendas daqui × R$ 34 cobrem o gasto real: R$ 50, 2 vendas; R$ 100, 3; R$ 150, 5; R$ 200, 6 | O gasto é zero: a primeira venda já cobre. Anoto as horas |
| **Paro este canal em** | R$ 102 sem nenhuma venda. Como o story vem de R$ 50 em R$ 50: com R$ 100 gastos e zero venda, **não compro o terceiro** | 7h30 usadas e ninguém perguntou |
| **Na metade da verba decido** | Noite do dia 10, R$ 100 gastos, conversas só daqui (regra abaixo) | – |
| **Paro tudo em** | Dia 21; ou R$ 200 gastos e 15 horas usadas; ou os dois canais parados | O mesmo |

**Mensagem:**

> Plantão amanhã e a geladeira vazia?
> Kit com cinco marmitas por R$ 95, R$ 19 cada.
> Mande a palavra BAIRRO para o WhatsApp [número]: eu respondo com o cardápio e você escolhe se quer pedir, sem cadastro nenhum.

**Segunda, guardada para a próxima aposta** (só troca a primeira linha): “Cinco almoços da semana resolvidos num pedido só.”

**Noite do dia 10, nesta ordem:**

1. Nenhuma venda daqui? **Para**, mesmo com 8 conversas: o terceiro story passaria dos R$ 102.
2. 3 vendas ou mais? **Segue.**
3. 8 conversas ou mais, com venda? **Segue.**
4. 4 a 7 conversas, com 1 ou 2 vendas? **Segue.**
5. 3 conversas ou menos, com 1 ou 2 vendas? **Para.**

## Caderno

| Dia | Canal | Gasto | Perguntaram | Compraram | O que disseram |
|---|---|---|---|---|---|
| 1 | Bairro | R$ 50 | | | |
| 1 | Grupo | __ h | | | |
| 2 | Bairro | | | | |
| 2 | Grupo | __ h | | | |
| … | | | | | |

**Toda noite, três perguntas, sem planilha:**

1. É a noite do dia 10? Faça a lista acima.
2. O grupo já levou 7h30 e ninguém perguntou? Pare o grupo.
3. É o dia 21, ou acabaram os R$ 200 e as horas? Pare tudo e veja a linha “Ganho se”.

Três nãos: continue amanhã. Se parou na metade, o que você perdeu foi no máximo R$ 100, e o caderno diz por quê.`,
		corrections: [
			'A entrega fica em “desconte antes de apostar”, e o bilhete inteiro sai com R$ 34. Se for sua, a R$ 8, a parada é R$ 78, e o segundo story já passa dela. Decida quem paga a entrega e peça o bilhete de novo com a sobra certa.',
			'Trinta e oito palavras num story que passa em segundos, com “Mande a palavra BAIRRO para o WhatsApp [número]”: ninguém copia número de story. Ponha na imagem a primeira linha, o kit e o preço, e um link de WhatsApp com BAIRRO já escrito.',
			'“8 conversas ou mais, com venda? Segue” ainda usa os 4 de cada 10 de antes do anúncio. Recalcule com o caderno: uma venda em 8 conversas faz cada uma valer R$ 4,25, e não R$ 13,60; aí os outros R$ 100 não se pagam.',
			'No grupo, “a primeira venda já cobre” chama de ganho 15 horas por R$ 34, ou R$ 2,27 a hora. Dê um preço à sua hora e escreva o “Ganho se” com ele: a R$ 10, são 5 vendas.',
		],
	},
}
