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

0.2547% a month: 1.031^(1/12) − 1, what your savings earn after tax. You carry no debt, so that is your alternative. I worked this out by hand, without code.

## The table

| Option | Paid today | Paid later | Cost in today's money | Lowest savings, in month | Savings when waiting ends (month 4) |
|---|---:|---|---:|---|---:|
| Cash | $1,740 | – | $1,740.00 | **$2,160, month 0** (below $2,400) | $3,248 |
| Installments | $0 | 12 × $158, months 1–12 = $1,896 | $1,864.98 | $3,900, month 0 | $4,356 (8 payments, $1,264, still owed) |
| Wait, same price | $0 | 4 × $92, then $1,740 = $2,108 | $2,088.05 | $2,880, month 4 | $2,880 |
| Wait, 10% less | $0 | 4 × $92, then $1,566 = $1,934 | $1,915.81 | $3,054, month 4 | $3,054 |

**Implied rate: 1.346% a month**, about 17.4% a year. "Interest-free" costs $156 more than cash. Check: $158 × 11.0127 = $1,740.

- assumption: both later prices; transit passes fall at the end of months 1–4; the helmet also comes with installments and with waiting. Ask the shop about the helmet.
- Savings grow $272 a month with the bike ($180 + $92), $114 with installments, $180 while waiting. Interest on savings is left out of the last two columns.

## Three voices

**Cash.** I am the cheapest by $125 in today's money. No contract, no monthly bill, the helmet is certain, and one month of saving lifts you back over your cushion, to $2,432. Last year's model is there now.
*Against Installments:* You call 17.4% a year free. Twelve bills follow a bike that may be stolen in month three.

**Installments.** Nothing leaves today. Your cushion is never touched: savings start at $3,900 and still grow $114 a month, because the transit pass pays $92 of each $158. You ride tomorrow, and ordinary trouble finds you with cash.
*Against Cash:* You leave $2,160, below the line the buyer drew. Cheap is no use to somebody without a cushion.

**Wait.** I owe nobody anything. Savings stay at $2,880 or more, winter riding is no loss, a new model may push this one down, and four months tell you whether you still want it. A shaky job can't trap you.
*Against Installments:* If the job goes, I simply don't buy. You still have to find $158 every month.

## Ruling

Installments win. Cash costs less but drops savings to $2,160, under your cushion, so it loses. Installments lead waiting by $223 at the same price and by $51 at 10% less, 2.9% of the cash price, so no tie. Weakest point: a real 17.4% a year, and $1,264 still owed in month 4.

## What would flip it

- **Cushion:** at $2,160 or lower, Cash takes over. Between that and $2,340, waiting one month and then paying cash does ($1,827.35, savings $2,340). You are $60 short of that.
- **Rate:** with the cushion as it is, no rate from zero up puts four months of waiting ahead. If the cushion allowed cash, Cash would win up to about 1.03% a month; around 1.346% the two tie.
- **Months:** at the same price, no wait that keeps your cushion wins; two months already cost $1,914.47. With 10% off, a wait of three months or fewer wins ($1,828.69 at three).`,
		corrections: [
			'The ruling assumes that the $92 pass drops out at once, although the waiting months run until spring. If winter still costs you some $56 a month in tickets, waiting at the same price comes level; put that under what would flip it.',
			'You are only $240 under your cushion. Ask the shop for $1,500 today and $240 next month: that never goes below $2,400, and none of the three voices thought of it.',
			'Nothing says what paying off early would save. With 17.4% a year inside, ask whether the $158s left can be settled at a lower sum as soon as your savings allow.',
			"That the helmet also comes with installments is a guess. If it doesn't, add its price to the $1,864.98 before comparing with waiting, where only $51 decides.",
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

0,9% ao mês: o rendimento líquido do seu CDB. Você não tem dívida, então é isso que seu dinheiro deixa de ganhar. Conta feita à mão, sem código.

## A tabela

| Opção | Sai hoje | Sai depois | Valor de hoje | Menor reserva, e em que mês | Reserva no fim da espera (mês 3) |
|---|---:|---|---:|---:|---:|
| À Vista | R$ 2.880 | – | R$ 2.880,00 | R$ 3.320, mês 0 | R$ 4.070 |
| Parcelado | R$ 0 | 10 × R$ 320, meses 1 a 10 = R$ 3.200 | R$ 3.047,14 | R$ 5.500, mês 10 | R$ 5.990 (ainda deve 7 parcelas, R$ 2.240) |
| Esperar, mesmo preço | R$ 0 | 3 × R$ 125, depois R$ 2.880 = R$ 3.255 | R$ 3.171,97 | R$ 3.695, mês 3 | R$ 3.695 |
| Esperar, 10% a menos | R$ 0 | 3 × R$ 125, depois R$ 2.592 = R$ 2.967 | R$ 2.891,61 | R$ 3.983, mês 3 | R$ 3.983 |

**Juros escondidos: 1,963% ao mês**, cerca de 26,3% ao ano. O “sem juros” custa R$ 320 a mais que o Pix. Conferência: R$ 320 × 9,00 = R$ 2.880.

- suposição: os dois preços futuros; comida e luz (R$ 125) saem no fim dos meses 1 a 3.
- suposição: os R$ 250 que você guarda ainda não descontam esses R$ 125. Se já descontam, somam-se R$ 125 por mês a todas as linhas, e a ordem não muda.
- O rendimento do CDB ficou fora das duas últimas colunas.

## Os advogados

**À Vista.** Custo R$ 167 menos que as parcelas, em dinheiro de hoje. Deixo R$ 3.320 guardados, acima da reserva, e nenhuma conta para os próximos meses. A comida para de estragar já na entrega, e o limite do cartão continua livre.
*Contra Esperar:* Seu desconto de 10% é palpite. A geladeira de 14 anos pode parar em pleno verão, sem avisar.

**Parcelado.** Hoje não sai nada. Sua reserva fica acima de R$ 5.500 o tempo todo, e o CDB continua rendendo. Se o emprego balançar ou surgir um susto de saúde, o dinheiro estará com você, e não na cozinha.
*Contra À Vista:* Você leva quase metade da reserva num dia só. Dinheiro que saiu no Pix não volta depressa.

**Esperar.** Depois das festas, loja costuma querer girar estoque, e modelo velho sai de linha. Com 10% a menos, empato com o Pix, e você ainda escolhe com calma. Até lá, não deve nada a ninguém e guarda o dinheiro.
*Contra À Vista:* Você compra com pressa pelo preço de hoje. Eu custo só R$ 12 a mais, se houver desconto.

## Sentença

Ganha À Vista. Vantagem de R$ 167 sobre Parcelado e de R$ 292 sobre Esperar pelo mesmo preço. Com 10% a menos, são R$ 12, menos que 2%: empate, decidido pela última coluna, R$ 4.070 contra R$ 3.983. Ninguém fura a reserva. Ponto fraco: sobram R$ 3.320, só R$ 820 acima do seu limite.

## O que mudaria a sentença

- **Taxa:** a partir de cerca de 1,59% ao mês, Parcelado empata com À Vista e leva pela última coluna, se o preço futuro for o mesmo; em 1,963% os dois custam igual. Se os 10% a menos fossem certos, Esperar venceria À Vista a partir de cerca de 1,75%.
- **Meses:** com 10% a menos em até dois meses, Esperar vence (R$ 2.792,63, vantagem de R$ 87). Pelo mesmo preço, nenhum mês de espera vence.
- **Reserva:** se o seu limite passar de R$ 3.320, À Vista cai. Assume Parcelado; ou Esperar, até R$ 3.983, se os 10% forem certos.`,
		corrections: [
			'A última coluna dá R$ 5.990 ao Parcelado sem tirar as sete parcelas que ainda deve; líquido, são R$ 3.750, menos que os R$ 4.070 do À Vista. Portanto, não aceite que ele “leva” o empate a 1,59% ao mês.',
			'Falta o preço que faria a espera valer: 10% ainda custa R$ 12 a mais. Para empatar, fevereiro precisa de R$ 2.580 (10,4%); para vencer por 2%, de cerca de R$ 2.520 (12,5%). Anote esse teto antes de esperar.',
			'Comparou só hoje com fevereiro. Três meses até o fim de fevereiro indicam que você está no fim de novembro, semana da Black Friday: esperar poucos dias custa uns R$ 4 por dia, e basta um desconto de R$ 30 para pagar uma semana.',
			'Parcelado diz que a reserva fica “acima de R$ 5.500 o tempo todo”, mas ela chega a exatamente R$ 5.500 no mês 10. E isso só se você guardar R$ 250 em todos os dez meses; sem guardar, termina em R$ 3.000.',
		],
	},
}
