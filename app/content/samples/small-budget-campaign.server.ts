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

- **Break-even:** $180 ÷ $41 = 4.39, rounded up: **5 sales**
- **An inquiry may cost:** $41 × 3 ÷ 10 = **$12.30**
- **Stop line, paid channel:** 3 × $41 = **$123** spent without one sale. Your stake reaches it, so sales can judge this test.
- **Stop line, hours channel:** 4 × 3 = 12 hours, half is **6 hours** without one inquiry

Assumption: one sale is one $65 seat, so a couple counts as two. If $65 pays for both people, a couple is one sale.

## The channels

- **Costs money: local Instagram**, as an ad. One thing is changed from your $60 boost: it asks people to send a code word instead of letting them like a post. Keep the picture and the audience the same.
- **Costs only hours: the library board.** A notice with tear-off slips, printed with what you already have, plus checking and replacing it and answering messages.
- **Stays out: a half-price deal for couples.** It is tempting because it fills seats, but half off takes $32.50 from the $41, so each sale leaves about $8.50, and you wouldn't learn whether anyone pays $65.

## The slip

| | |
|---|---|
| **I stake** | $180, all on Instagram, and 12 hours, at most 4 a week |
| **From, to** | ____ to ____ (21 days) |
| **For these people** | Couples in town who read the library board or local Instagram |
| **They see, version 1** | “Saturday plans for two: get clay on your hands. Saturday pottery class in town, $65 a seat, clay and firing included. Shape your piece in class; we fire it for you. To ask which Saturdays are open, text CODE to ____.” |
| **They see, version 2** | “Dinner again? Spend one Saturday making something together instead. Saturday pottery class in town, $65 a seat, clay and firing included. Shape your piece in class; we fire it for you. To ask which Saturdays are open, text CODE to ____.” |
| **They do one thing** | Text the code word |
| **I know it came from here by** | The code: Instagram 1 = WHEEL, Instagram 2 = GLAZE; library 1 = SHELF, library 2 = PAGE |
| **I win if** | At least 5 seats are paid for, with one of the four codes, by the last day |
| **I stop a channel at** | Instagram: $123 spent and no sale with its codes. Library: 6 hours and no inquiry with its codes |
| **At half the stake I check** | At $90 on Instagram: 8 or more asked (8 × $12.30 = $98.40) means the price holds; 7 or fewer means it is too dear so far. Either way, switch from version 1 to version 2 now and keep the $123 line. Switch the library notice after 4 hours |
| **I stop everything on** | ____ (day 21), or earlier when the $180 is spent and the 12 hours are used, even if it feels close |

Cap the ad at $123 in its settings. Release the other $57 only after its first sale. Write only to people who texted first, and only about what they asked.

## The tally

| Day | Channel (code) | Spent ($ or hours) | Asked | Bought (seats) | Their words |
|---|---|---|---|---|---|
| 1 | | | | | |
| 2 | | | | | |
| 3 | | | | | |
| … 21 | | | | | |

**Every evening, add up three things:** dollars on Instagram, hours on the library, seats sold. Instagram at $123 with no seat: off. Library at 6 hours with nobody asking: off. Otherwise, go on until day 21.`,
		corrections: [
			"The half-price deal isn't a channel, so the tempting third is still unnamed. Name one you would really be drawn to, a local paper or a coupon site, and say why it stays out.",
			"Version 1 gets $90 and version 2 only $33 before the $123 stop, so they can't be compared. Run both from day one, about $60 each.",
			'The win line stays at 5 seats even if the ad stops at $123, where 3 seats already pay it back ($123 ÷ $41). Count what was spent, or a paying test is written down as a loss.',
			'If couples book together, each buying couple leaves $82, and an inquiry may cost $24.60 instead of $12.30. Decide seat or couple before you fill in the $90 check.',
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
		text: `## Contas

- **Empate:** 200 ÷ 34 = 5,88 → **6 vendas** (6 × 34 = R$ 204).
- **Uma conversa pode custar até:** 34 × 4 ÷ 10 = **R$ 13,60**.
- **Linha de parada do pago:** 3 × 34 = **R$ 102 sem nenhuma venda**. A verba de R$ 200 chega lá, então venda serve de juiz.
- **Linha de parada das horas:** 5 × 3 = 15 horas; metade = **7h30 sem ninguém perguntar**.

## Canais

- **Pago:** anúncio no Instagram, só no entorno do hospital. Você já impulsionou um post e colheu curtidas. A única coisa diferente agora é o objetivo: **mensagem no WhatsApp**, não curtida.
- **Só horas:** o grupo do hospital. Peça antes licença a quem administra. Não puxe os números do grupo para uma lista: nela só entra quem aceitou receber.
- **Dá vontade, fica de fora:** pagar um post num perfil do bairro. O dinheiro sai todo de uma vez, e aí não há onde parar.

## O bilhete

| | |
|---|---|
| **Aposto** | R$ 200 no anúncio, R$ 10 por dia, contando imposto e taxa do anúncio, e 15 horas no grupo (conversas incluídas) |
| **De, até** | Do dia 1 (____/____) ao dia 21, última noite |
| **Para quem** | Enfermeiras do hospital e de quem mora em volta |
| **A pessoa vê, versão A** | “Plantão longo e nada pronto em casa? Faço um kit de cinco marmitas por R$ 95, para quem trabalha no hospital e não quer cozinhar depois do turno. Quer ver o cardápio desta semana? Me chame no WhatsApp com PLANTÃO.” |
| **Versão B** | “**Cinco refeições resolvidas antes do próximo plantão.** Faço um kit de cinco marmitas por R$ 95, para quem trabalha no hospital e não quer cozinhar depois do turno. Quer ver o cardápio desta semana? Me chame no WhatsApp com PLANTÃO.” |
| **Quando troco** | A nos primeiros R$ 50, B nos R$ 50 seguintes; depois, a que trouxe mais perguntas |
| **Faz uma coisa só** | Me chama no WhatsApp com a palavra |
| **Sei que veio daqui porque** | Anúncio: palavra PLANTÃO. Grupo: mesma mensagem, com a palavra HOSPITAL. Sem palavra? Pergunto “onde você viu?” |
| **Ganho se** | 6 vendas ou mais vindas do anúncio. Vendas do grupo anoto à parte: elas não pagam o anúncio |
| **Paro este canal em** | Anúncio: R$ 102 gastos e zero venda. Grupo: 7h30 e nenhuma pergunta, ou se quem administra pedir |
| **Na metade da verba eu olho** | Em R$ 100: quantas conversas? Com 8 ou mais, cada uma custou até R$ 12,50, dentro dos R$ 13,60. Com 7 ou menos, passou: anoto e fico só com a primeira linha que chamou mais gente |
| **Paro tudo em** | R$ 200 gastos ou a noite do dia 21, o que vier antes. Sem “só mais um pouquinho” |

Ponha no aplicativo um limite de R$ 102. Só aumente até R$ 200 depois da primeira venda do anúncio.

**Toda noite, três perguntas:**
1. O anúncio já gastou R$ 102 sem venda? **Desligo o anúncio.** Senão, segue.
2. O grupo já levou 7h30 sem ninguém perguntar? **Paro o grupo.** Senão, segue.
3. Gastei R$ 200, ou é o dia 21? **Paro tudo.** Senão, até amanhã.

## Para o caderno

| Dia | Canal | Gasto | Perguntaram | Compraram | O que disseram |
|---|---|---|---|---|---|
| 1 | Anúncio | R$ | | | |
| 1 | Grupo | __ h | | | |
| 2 | Anúncio | R$ | | | |
| 2 | Grupo | __ h | | | |

Some o gasto, as perguntas e as vendas de cada canal no pé da página, toda noite.

suposição: os R$ 80 do post antigo já foram e não entram na conta; os R$ 34 já descontam a entrega, se houver.`,
		corrections: [
			'R$ 50 por versão dão umas 3 ou 4 conversas a R$ 13,60: diferença de uma pergunta é acaso. Leia só uma mensagem nos primeiros R$ 100 ou guarde a outra para a próxima aposta.',
			'Em R$ 100, com 7 conversas ou menos, “anoto e fico” não decide nada: cada uma já passou de R$ 14, acima dos R$ 13,60. Combine: com 4 ou menos, desligo ali; de 5 a 7, só sigo se já houve venda.',
			'R$ 34 não desconta entrega: você listou insumo, embalagem e taxa. Se a entrega custar R$ 8, sobram R$ 26, o empate vai a 8 vendas, a conversa a R$ 10,40 e a parada a R$ 78.',
			'As suas compradoras já olham o Instagram do bairro, e o post nesse perfil ficou de fora; o anúncio por raio pega o bairro inteiro, não só enfermeiras. Pergunte o preço de um post: se couber em R$ 102, compare.',
		],
	},
}
