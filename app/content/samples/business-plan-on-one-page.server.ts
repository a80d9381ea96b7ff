import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'business-plan-on-one-page',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			business: 'repair and resale of used office chairs, from a garage, with delivery in town',
			customer:
				'people who work from home in Pittsburgh; today they sit on kitchen chairs or buy a $120 gaming chair online',
			numbers:
				'price $140; cost per chair $55 (used chair, gas lift, foam, delivery gas); 1.5 hours per chair including delivery; fixed costs $480 a month (storage unit, van insurance, phone); my pay $1,600 a month before tax',
			means:
				'$4,000 saved, 15 hours a week besides a part-time job; my friend Dee would join with eight hours a week, no money',
			evidence:
				'In September and October I sold 9 chairs through a neighborhood marketplace, 6 at $140 and 3 at $125 after haggling. Two buyers came back for a second chair. Four people asked whether I repair the chair they already have; I said no each time. One chair was returned because the armrest squeaked. Two property managers told me they throw out 20 to 30 chairs whenever an office closes and would let me take them for free if I come within 48 hours; I have not done it yet. My sister thinks offices would buy ten at a time. Nobody has asked for that so far. A used furniture store three miles away sells similar chairs for $180, unrepaired, no delivery. I posted twice a week; every sale came from a post with a photo of me fixing the chair, none from the plain product photos.',
			'plan reader': 'a partner',
		},
		text: `# Repaired office chairs, Pittsburgh: a page for Dee

**Where I may be wrong first:** I sold 4.5 chairs a month; paying us both takes 37. At 4.5, the $360 left misses even the $480 fixed costs.

**Hours:** 37 chairs fit only with Dee. Alone, even 26 don't fit.

| Line | What we say | Proof |
|---|---|---|
| Problem | Working at home all day, people need a proper chair and don't want to pay $180. | assumption: ask each new buyer what made them look |
| Customer | People who work from home in Pittsburgh. Offices buying ten stay out: nobody has asked. | seen: 9 sales, 7 people*; assumption: home workers; ask at delivery |
| What they do today | Kitchen chair, $120 gaming chair online, or a store three miles away: $180, unrepaired, no delivery. | seen: store; assumption: the rest; ask ten buyers |
| Our offer | A repaired office chair, delivered, $140. Repairing people's own chairs waits until priced. | seen: 9 sold, 1 returned; told: 4 people asked for repairs |
| Why they would switch | $20 above a new gaming chair buys a real office chair, delivered; if it squeaks, I fix it. | seen: 2 people bought again; assumption: promise sells; test in posts |
| How they hear of us | Marketplace posts showing me fixing the chair. No plain product photos. | seen: 9 of 9 sales; plain photos, none |
| How the money comes in | Per chair: $140 asked, $135 received on average, $80 left after $55 cost. | seen: 6 sales at $140, 3 at $125 |
| Every week | Sell nine, buy nine, post four times, answer, fix returns: 8 hours besides repairs. Free chairs are a bonus. | assumption: log two weeks; told: 2 managers offer free chairs |

*If both second chairs are among the nine.

## The math (run in Python)

- Dee's pay, proposed at my rate: $1,600 × 8 ÷ 15 = $853.33.
- Break-even at $140: $2,933.33 ÷ $85 → **35**. Without Dee: $2,080 ÷ $85 → 25.
- At my real $135 ($1,215 ÷ 9): $2,933.33 ÷ $80 → **37**. Without Dee: 26.
- Return refunded and resold: still 37. Refunded at $140 and scrapped ($1,075 ÷ 9 = $119.44): 46.
- Hours a month: 37 × 1.5 + 34.3 weekly-line = 89.8 of our 98.6. Alone: 73.3 of 64.3. At 46: 103.3, no fit.
- Half the sales: 18.5 × $80 = $1,480; short $1,453.33 a month; $4,000 lasts **2.75 months**.

## Objections

- **Customer** struck "comfortable and cheap" (switch): "New costs $120, so yours isn't cheap."
- **Competitor** struck "free chairs from closing offices" (week): "He hasn't collected one yet, and closings don't come weekly."
- **Dee** struck "$140 a chair" (money): "A third went for $125, and my pay comes out of what's left."

## Dee and I

I repair, post and put in $4,000. Dee collects and delivers, eight hours weekly, $853.33 a month once the test passes; no share yet. Dee leaves: 30 days' notice, hours paid; I cut to what fits. I leave: Dee may buy stock at cost. All proposals.

## First two weeks

- **Assumption:** enough strangers buy at $135.
- **Test:** eight fixing-photo posts, $140 asked, delivered. Count chairs paid for and kept by new buyers.
- **Most it may cost:** $719: nine chairs ($495) plus 14 days' fixed costs ($224). Further chairs come from takings. No pay.
- **Go on:** 18 or more (37 × 14 ÷ 30 = 17.3).
- **Stop:** 8 or fewer (half of break-even, which empties the savings).
- **9 to 17:** repeat once; then below 18 means stop.

## For an accountant or lawyer

1. Which legal form, if only one of us brings money?
2. Is Dee partner, employee or contractor?
3. May I repair and sell from this garage?
4. Is sales tax due on chairs and delivery?
5. Who is liable if a gas lift fails?`,
		corrections: [
			"“Dee leaves: 30 days' notice, hours paid; I cut to what fits” hides the result. By its own hours 20 chairs a month fit alone: 20 × $80 - $480 = $1,120 for you, not $1,600. Write that figure before Dee signs.",
			'Four people asked unprompted for a repair, and the page answers “waits until priced”. It is the cheapest thing to test: put one price, say $60, into two of the eight posts and count the bookings next to the chairs.',
			'Everything rests on the “8 hours besides repairs” a week, which nobody has timed. The reserve is 8.8 hours a month: once that weekly work takes a little over ten hours, 37 chairs no longer fit, even with Dee. Say so under the math.',
			'“Free chairs are a bonus”, yet $55 a chair is never split into used chair, lift, foam and gas. Break it up, call one of the two managers in the first two weeks and redo the 37 with the cost of a free chair.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			negócio: 'lavagem de tênis com retirada e entrega em casa, em Goiânia',
			cliente: 'quem tem três ou quatro pares e hoje lava no tanque, põe na máquina ou deixa encardir',
			números:
				'preço R$ 45 o par; custo por par R$ 11 (produto, saquinho, gasolina e 3,5% da maquininha); 40 minutos por par, já com a entrega; custo fixo R$ 620 por mês (água, luz, seguro da moto, celular e DAS); retirada R$ 2.200',
			fôlego: 'R$ 6.000 guardados e 25 horas por semana; tenho emprego de meio período',
			evidências:
				'Desde agosto lavei 14 pares de colegas do trabalho. Cinco foram de graça, para testar; nove pagaram, sete a R$ 45 e dois a R$ 35 porque pediram desconto. Quatro pessoas voltaram no mês seguinte. Um par de camurça manchou e devolvi o dinheiro. A academia do meu bairro, uns 300 alunos, deixou pôr um cartaz e um cesto na recepção, mas ainda não coloquei. Minha prima acha que todo mundo ia querer assinatura mensal; ninguém me pediu isso até hoje. A lavanderia do shopping cobra R$ 60 e demora sete dias. Um rapaz na rua de cima lava por R$ 30 e não busca em casa. Quem indicou mais gente foi o dono de uma loja de tênis usados, que mandou três clientes numa semana depois que lavei o dele. Sempre que posto o antes e depois no status do WhatsApp aparece pelo menos um pedido; com foto só do tênis limpo, nenhum.',
			'leitor do plano': 'só eu',
		},
		text: `# Lavagem de tênis em casa, Goiânia

| Linha | O que o plano diz | Prova |
|---|---|---|
| A dor | Três ou quatro pares encardidos e nenhuma vontade de ir para o tanque. | suposição: perguntar a cinco pagantes por que pagaram |
| Quem sente | Hoje, colegas do trabalho; depois, alunos da academia e quem compra na loja de usados. | visto: 9 vendas pagas, 4 pessoas voltaram; fregueses pagantes: não contei |
| Quebra-galho de hoje | Tanque, máquina ou deixar encardir; fora, rua de cima (R$ 30) ou shopping (R$ 60). | suposição: perguntar a cada freguês novo como lavava antes |
| A oferta* | Busco, lavo e devolvo na data escrita no saquinho; estragou, devolvo o dinheiro. Camurça não pego. | visto: 1 par de camurça manchou, dinheiro devolvido |
| Motivo para trocar* | Quem não quer sair de casa paga R$ 15 a mais que na rua de cima. | suposição: vender a R$ 45 a quem conhece o de R$ 30 |
| Como ficam sabendo | Antes e depois no status, indicação do dono da loja; cartaz e cesto na academia. | visto: status, loja (3 clientes numa semana); suposição: academia, pôr o cesto |
| Como o dinheiro entra | R$ 45 por par, pagos na retirada, sem desconto e sem assinatura. | visto: 7 vendas a R$ 45, 2 a R$ 35, 1 devolução |
| Toda semana* | 20 pares pagos, cada um com nome no caderno; dois status, uma visita à loja, cesto esvaziado. | suposição: somar o caderno todo domingo |

\\* Linha riscada e refeita.

## A conta

- **Ponto de equilíbrio:** (620+2.200) ÷ (45−11) = 82,9 → **83 pares/mês**.
- **Pelo preço médio real:** (7×45 + 2×35 − 45) ÷ 9 = R$ 37,78; 2.820÷26,78 → **106 pares/mês** (suposição: a devolução foi de R$ 45).
- **Avisos:** maquininha, embalagem, entrega e DAS estão dentro. Faltam óleo e pneu da moto.
- **Horas por semana:** 83 pares pedem 12,9 + 4 de rotina (suposição) = **16,9 de 25**; 106 pedem 20,5. Cabe. Se os 40 minutos não incluem a retirada e o par leva 60, 83 ainda cabem (23,4); 106 não (28,7).
- **Vendendo metade (41 pares):** faltam R$ 1.426 por mês; R$ 6.000 duram **4,2 meses**; pelo preço médio real, 3,5.
- **Teto do MEI:** 83×45×12 = **R$ 44.820**; suposição: R$ 81 mil. Proporcional: R$ 3.735 contra R$ 6.750 por mês aberto. Cabe.

## Quem riscou

- **A freguesa que acha lindo e não compra** riscou “Busco e devolvo limpo”, na oferta: “Não sei que dia volta nem quem paga se manchar.”
- **O concorrente da rua de cima** riscou “Mais barato que o shopping”, no motivo: “Comparam você comigo, que cobro R$ 30.”
- **Eu, que vou ler,** risquei “20 pares por semana”: “Vendi nove desde agosto; número sem nome ao lado é torcida.”

## Duas semanas

- **A que afunda mais depressa:** desconhecido paga R$ 45, em volume. O que tenho veio quase todo de colegas.
- **Teste:** cesto e cartaz na academia, visita ao dono da loja, antes e depois dia sim, dia não; R$ 45 sem desconto. Cronometrar dez pares.
- **Gasto máximo:** R$ 150 em cartaz e etiquetas; o custo por par sai da venda.
- **Seguir:** 83×14÷30 = 38,7 → **39 pares pagos ou mais**, só de freguês novo; contar fregueses à parte.
- **Parar:** **19 ou menos**; abaixo da metade, a reserva dura uns quatro meses. De 20 a 38, repetir.

## Para o contador

1. Qual CNAE serve, e cabe no MEI?
2. Preciso de alvará para lavar em casa?
3. Que imposto pago além do DAS?
4. Ser MEI muda algo no meu emprego?`,
		corrections: [
			'A freguesa reclamou de não saber “que dia volta”, e a oferta refeita continua sem dia: “na data escrita no saquinho”. Ponha o prazo na linha, menor que os sete dias do shopping, por exemplo “em quatro dias”, se você conseguir.',
			'O sinal de seguir, “39 pares”, só vale se ninguém pedir desconto e nada manchar. Pela sua média real, 106 × 14 ÷ 30 dá 50. Escreva as duas marcas: 39 se os pares do teste saírem todos a R$ 45, 50 se houver desconto ou devolução.',
			'“Suposição: perguntar a cinco pagantes por que pagaram” não diz o que se supõe, e o mesmo acontece no quebra-galho, cujos preços você já viu. Escreva “visto: R$ 30 e R$ 60” ali e, na dor, “suposição: falta vontade; perguntar a cinco pagantes”.',
			'“3 clientes numa semana” e “9 vendas pagas” podem ser a mesma gente: você disse que os 14 pares eram de colegas. Separe no caderno antes de colar na parede; se os três da loja pagaram, a frase “quase todo de colegas” muda.',
		],
	},
}
