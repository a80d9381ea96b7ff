import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'cash-installments-or-wait',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			purchase: 'an e-bike for my commute, last year’s model, at the shop around the corner',
			'cash price': '$1,740, helmet included, if I pay by bank transfer',
			'installment offer':
				'12 monthly payments of $158, no fees, nothing today, first payment one month from today; the shop calls it interest-free',
			waiting: 'four months, until spring; without the bike I keep buying the transit pass, $92 a month',
			'my money':
				'$3,900 in a savings account that pays 3.1% a year after tax; no debts; I save about $180 in an ordinary month, and the transit pass would drop out on top of that',
			cushion: '$2,400',
		},
		text: `## One rate

**0.2547% a month**, which is (1.031)^(1/12) − 1: what your savings account earns after tax. You carry no debt, so the account is your alternative for every dollar.

## The table

Months count from today (0); computed in Python.

| Option | Paid today | Paid later | Cost in today’s money | Lowest savings, in month | Savings at month 4, less what is still owed |
|---|---:|---|---:|---:|---:|
| **Cash** | $1,740 | – | **$1,740.00** | **$2,160, month 0** (under $2,400) | $3,248 − 0 = **$3,248** |
| **Installments** | $0 | 12 × $158 = $1,896, months 1–12 | **$1,864.98** | $3,900, month 0 | $4,356 − 8 × $158 = **$3,092** |
| **Wait**, assumption: same price | $0 | $1,740 in month 4, plus 4 × $92 transit | **$2,088.05** | $2,880, month 4 | $2,880 − 0 = **$2,880** |
| **Wait**, assumption: 10% less | $0 | $1,566 in month 4, plus 4 × $92 transit | **$1,915.81** | $3,054, month 4 | $3,054 − 0 = **$3,054** |

**Implied rate of the installments: 1.346% a month** (17.4% a year). “Interest-free” costs $156 over the cash price. Check: the twelve payments discounted at that rate come to $1,740.00.

- Savings per month: +$272 with the bike ($180 + $92), less $158 while you pay installments; +$180 without it, since your $180 is what remains after the pass.
- assumption: the pass and the month’s saving both fall at month’s end; no account interest in the savings columns.
- assumption: nothing of the $92 continues once you ride.
- assumption: the installment price includes the helmet. Your cash price does, for a transfer; ask.

## Three voices

**Cash.** I cost $1,740.00, the least in the table, and end month 4 with the most, $3,248, owing nobody. I dip to $2,160 on day one, then your $272 a month carries me past $2,400 in month 1.
*Against Installments:* “Interest-free” at 1.346% a month, against the 0.2547% you earn. You pay $124.98 for comfort.

**Installments.** Nothing today, and your $3,900 never shrinks: after each $158 you still save $114. I alone give you the bike now with the cushion whole. If your job wobbles, the money is in your account.
*Against Cash:* You break the cushion by $240 on day one. Cheap isn’t the question when you’re not allowed.

**Wait.** At 10% off I cost $1,915.81, only $50.84 above Installments, with no credit line tied up and no debt at month 4. It’s last year’s model: prices fall, and winter isn’t prime riding.
*Against Installments:* Eight payments outstanding at month 4: $1,264. A returned or stolen bike doesn’t stop them.

## Ruling

**Installments win.** Cash is cheapest but falls to $2,160, $240 under your cushion, so it loses. Against Wait at 10% off, Installments lead by $50.84, above the $34.80 tie line; at the same price, by $223.07. Weakest point: they cost $124.98 more than Cash, so try the split below before signing.

## What would flip it

- **Rate:** none from zero up hands it to Wait; even at 0% Installments lead by $38. Were Cash allowed, it would win up to 1.67% a month (from 1.03% on as a tie, by the last column); Installments above that.
- **Months of waiting:** 3 instead of 4, with 10% off: Wait wins ($1,828.69, lead $36.29). At the same price never: one month would be cheaper, but drops savings to $2,340.
- **Later price:** below **$1,528** (12.2% off), Wait wins: a tie in cost, more in the last column.
- **Monthly cost left after buying:** above **$9.50** (a few winter bus rides), Wait at 10% off wins; above **$53**, Wait at the same price too. Both by the last column, in a tie.
- **Cushion:** at **$2,160 or lower**, Cash wins by $124.98. From there to $3,900, Installments.
- **Helmet:** if it’s extra with installments and costs more than $38, Wait at 10% off wins.

**Split to ask for:** $1,500 by transfer today, $240 in one month, same price, helmet in. Savings: $2,400 today, $2,432 in month 1. Cost in today’s money: **$1,739.39**. It keeps the cushion and beats Installments by $125.59. If the shop says yes, take that.`,
		corrections: [
			'The ruling crowns Installments, and the last paragraph then says “If the shop says yes, take that”: $1,500 today and $240 in a month, $125.59 cheaper, cushion kept. Ask the shop for that first; read the ruling as what to do if it says no.',
			'“Weakest point: they cost $124.98 more than Cash” is not it, since Cash is out. The weak point is “nothing of the $92 continues”: above $9.50 a month, a few rides in bad weather, Wait at 10% off wins. Count your winter tickets first.',
			'Lock, insurance, charging and a yearly service are nowhere, though “Monthly cost left after buying” decides at $9.50. Add up what the bike itself costs a month and put it next to that figure before you sign.',
			"The second row of Wait lives on “10% less”, which nobody offered, while at the same price Installments lead by $223.07. Ask the shop what the bike will cost in spring and if it will still be there; it is last year's model.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			compra:
				'geladeira frost free de 375 litros; a atual tem 14 anos, gela mal e já perdi comida duas vezes',
			'preço à vista': 'R$ 2.880 no Pix, com entrega',
			parcelamento:
				'10 parcelas de R$ 320 no cartão, “sem juros”, a primeira em 30 dias; o total é o preço cheio da etiqueta, R$ 3.200',
			espera:
				'até o fim de fevereiro, três meses; calculo R$ 90 de comida perdida e R$ 35 de luz a mais por mês',
			'meu dinheiro':
				'R$ 6.200 num CDB de liquidez diária que rende 0,9% ao mês já sem imposto; nenhuma dívida; guardo R$ 250 por mês',
			reserva: 'R$ 2.500',
		},
		text: `## A taxa

**0,9% ao mês**, o rendimento líquido do seu dinheiro. Você não tem dívida, então não há juros maiores que ele para pôr no lugar. Já veio ao mês e sem imposto, não precisa converter.

## A tabela

| Opção | Sai hoje | Sai depois | Valor de hoje | Menor reserva, e em que mês | Reserva no fim da espera (mês 3), menos o que ainda devo |
|---|---:|---:|---:|---|---:|
| **À Vista** | R$ 2.880 | R$ 0 | **R$ 2.880,00** | R$ 3.320, hoje | **R$ 4.070** |
| **Parcelado** | R$ 0 | R$ 3.200 | **R$ 3.047,14** | R$ 5.500, mês 10 | **R$ 3.750** (5.990 − 2.240) |
| **Esperar**, suposição: mesmo preço | R$ 0 | R$ 3.255 | **R$ 3.171,97** | R$ 3.695, mês 3 | **R$ 3.695** |
| **Esperar**, suposição: 10% a menos | R$ 0 | R$ 2.967 | **R$ 2.891,61** | R$ 3.983, mês 3 | **R$ 3.983** |

**Juros escondidos no “sem juros”: 1,963% ao mês** (26,3% ao ano), mais que o dobro do que seu dinheiro rende. Conferência: as dez parcelas de R$ 320, descontadas por essa taxa, somam R$ 2.880,00.

- Esperar soma R$ 125 por mês (R$ 90 de comida + R$ 35 de luz), nos meses 1, 2 e 3: R$ 368,35 em dinheiro de hoje.
- suposição: nada continua; a geladeira nova elimina os R$ 125 inteiros.
- suposição: os R$ 250 que você guarda são antes desses R$ 125. Enquanto espera, a reserva sobe R$ 125 por mês; com a geladeira nova, R$ 250. Se já são depois, some R$ 125 por mês de geladeira nova às reservas de À Vista e Parcelado, e por mês de espera às de Esperar: R$ 375 a mais no mês 3 em todas, e a ordem não muda.
- suposição: a entrega também está incluída no parcelado e em fevereiro.
- As colunas de reserva não contam o rendimento do CDB; ele já está na taxa.

## Os advogados

**À Vista.** Por mim: “Pago R$ 2.880, e acabou. Sobram R$ 3.320, acima dos R$ 2.500 intocáveis. Se o emprego balançar, não há parcela. O limite do cartão fica livre. E antecipar parcela ‘sem juros’ pode não dar desconto nenhum: pergunte.”
Contra Esperar: “Esperar só empata se vier um desconto que ninguém prometeu; sem ele, custa R$ 292 a mais.”

**Parcelado.** Por mim: “Se o emprego falhar, quero dinheiro na mão: comigo a reserva nunca desce de R$ 5.500. A comida também para de estragar já. E, se houver troca ou defeito, ainda haverá parcela para contestar no cartão.”
Contra À Vista: “À Vista gasta num dia 46% do dinheiro; um susto amanhã encontra R$ 3.320, não R$ 6.200.”

**Esperar.** Por mim: “Em três meses você pesquisa, e este modelo pode sair de linha e baratear. Com 10% a menos, fico a R$ 12 da À Vista: empate. Se o desconto vier em dois meses, ganho por R$ 87.”
Contra À Vista: “À Vista aceita o preço de hoje sem pedir outro; a pressa vale R$ 125 por mês, não mais.”

## Sentença

Ganha **À Vista**: R$ 167 sobre Parcelado e R$ 292 sobre Esperar pelo mesmo preço. Com 10% a menos, a vantagem de R$ 12 não chega a R$ 57,60 (2%): empate, e a última coluna decide, R$ 4.070 contra R$ 3.983. A reserva fica inteira, com folga de R$ 820. Ponto fraco: quase metade do dinheiro sai hoje.

## O que mudaria a sentença

Para passar à frente, a rival precisa de pelo menos R$ 57,60 de vantagem; com menos, é empate, e À Vista segue ganhando pela última coluna.

- **Taxa:** acima de 1,96% ao mês, Parcelado fica mais barato; a partir de uns 2,35%, vence. Esperar com 10% a menos vence a partir de uns 1,76%.
- **Meses de espera:** com 10% a menos, Esperar vence em um mês (por R$ 187) ou dois (por R$ 87); em três, não. Pelo mesmo preço, não vence em prazo nenhum.
- **Preço futuro:** R$ 2.520 ou menos no fim de fevereiro (12,5% abaixo) dá a vitória a Esperar.
- **Gasto que continua:** se R$ 23,50 ou mais dos R$ 125 continuarem com a geladeira nova, Esperar com 10% a menos vence. Pelo mesmo preço, só se continuarem uns R$ 119.
- **Reserva:** se a intocável passar de R$ 3.320, À Vista cai. Pelo mesmo preço, vence Parcelado, até R$ 5.500; com 10% a menos, vence Esperar, até R$ 3.983, e daí Parcelado. Acima de R$ 5.500, nenhuma.

À Vista não fura a reserva; não precisa de dois pagamentos.`,
		corrections: [
			'Nenhum dos três fala em esperar dias, só meses. Se ainda for novembro, veja o preço na sexta da Black Friday: uma semana sem a nova custa uns R$ 30 pela conta da resposta, e R$ 90 a menos no Pix já passam dos “R$ 57,60” de vantagem que ela pede.',
			'Os R$ 90 de comida por mês entram inteiros, e você contou duas perdas ao todo. Refaça esse número antes de decidir: com “R$ 23,50” a menos por mês, ele cai para R$ 66,50 e, vindo o desconto de 10%, quem ganha é Esperar.',
			'“Ainda haverá parcela para contestar no cartão”, do Parcelado, não chega à Sentença, cujo ponto fraco só fala do dinheiro que sai. Antes do Pix, confira o CNPJ de quem recebe, o prazo de entrega e o de troca: depois, não há parcela a contestar.',
		],
	},
}
