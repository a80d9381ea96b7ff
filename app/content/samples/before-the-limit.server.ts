import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'before-the-limit',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'official rule': `Example of a pasted rule, written for this sample in our own words. It is not the authority’s text, it was not checked against the authority’s page, and it has no address.
A UK business must register for VAT when, at the end of any month, its taxable turnover of the last 12 months is over £90,000, or when it expects more than £90,000 of taxable turnover in the next 30 days alone.
After the 12-month test it has 30 days from the end of that month to register. It charges VAT from the first day of the second month after the month in which it went over.
Written down on November 24, 2026.`,
			'monthly sales': `In pounds, from my invoices:
Dec 2025 9,400
Jan 4,100
Feb 5,250
Mar 6,300
Apr 6,150
May 7,000
Jun 7,400
Jul 6,900, of which 1,900 to a shop in Ireland
Aug 5,800
Sep 7,950, of which 420 was refunded in October and is not yet taken out
Oct 8,300
Nov 9,600`,
			'orders ahead':
				'a hotel’s order for window seat cushions, £6,200, invoiced on delivery around December 18',
			'what and where':
				'handmade cushions and blinds, sold from my own website and at two markets; buyers in the UK, except one shop in Ireland',
			today: 'November 30, 2026',
		},
		text: `**Not yet, but probably by the end of January 2027, and December could do it.** At the end of today you stand at £84,150 of £90,000 on the rule as pasted, and the hotel's order takes up more than the £5,850 that is left.

**Check the rule before you act on any date here.** It was written down 6 days ago, so its age is fine, but it says itself that it is not the authority's text, was not checked and has no address. There was nothing for me to open. Replace it with the authority's own page; if a figure differs, the dates below move.

## Card 1: the rule

| | Past 12 months test | Next 30 days test |
|---|---|---|
| Amount | More than £90,000: "over £90,000" | More than £90,000: "expects more than £90,000" |
| Period | Rolling 12 months, tested monthly: "at the end of any month … of the last 12 months" | "in the next 30 days alone" |
| What counts | "taxable turnover"; what that includes is **not in the text** | "taxable turnover"; **not in the text** |
| Trigger | Sales made: "is over" | Sales expected: "expects" |
| Days to register | "30 days from the end of that month to register" | **not in the text** |
| Tax charged from | "the first day of the second month after the month in which it went over" | **not in the text** |

The 30-day test is far away: nothing you list comes near £90,000 in 30 days. The rest is about the 12-month test.

## Card 2: the count

Period: December 1, 2025 to November 30, 2026.

| Month | £ | | Month | £ |
|---|---:|---|---|---:|
| Dec 2025 | 9,400 | | Jun | 7,400 |
| Jan 2026 | 4,100 | | Jul | 6,900 |
| Feb | 5,250 | | Aug | 5,800 |
| Mar | 6,300 | | Sep | 7,950 |
| Apr | 6,150 | | Oct | 8,300 |
| May | 7,000 | | Nov | 9,600 |
| | | | **Sum** | **84,150** |

assumption: November is complete, with nothing more invoiced today.

| Line with its own question | £ | Sum with everything else | Room left | Room, % of £90,000 |
|---|---:|---:|---:|---:|
| All in, as invoiced | | **84,150** | **5,850** | **6.5%** |
| Without the September sale refunded in October | −420 | 83,730 | 6,270 | 7.0% |
| Without the July sale to Ireland | −1,900 | 82,250 | 7,750 | 8.6% |
| Without both | −2,320 | 81,830 | 8,170 | 9.1% |
| Exempt sales | none listed | | | |
| Marketplace collects the tax | none | | | |

assumption: your two markets are stalls where you take the money yourself, not online marketplaces.

Whether the refund and the Irish sale count is not in the text, so I use **all in** as the cautious line.

## Card 3: the crossing

Last three full months (Sep, Oct, Nov): average £8,616.67. Best month: November, £9,600. Each new month pushes out the same month of the year before. **Bold** is over £90,000.

| Pace | Dec 2026 | Jan 2027 | Feb | Mar | Apr | May | Crossed at the end of |
|---|---:|---:|---:|---:|---:|---:|---|
| Average | 83,367 | 87,883 | **91,250** | **93,567** | **96,033** | **97,650** | **February 2027** |
| Average + hotel in December | 89,567 | **94,083** | **97,450** | **99,767** | **102,233** | **103,850** | **January 2027** |
| Best month repeated | 84,350 | 89,850 | **94,200** | **97,500** | **100,950** | **103,550** | **February 2027** |

With the refund and the Irish sale both left out:

| Pace | Crossed at the end of |
|---|---|
| Average | March 2027 |
| Average + hotel | January 2027 |
| Best month repeated | February 2027 |

**So the middle pace says January either way.** Three things to see in it:

- **December is closer than the table looks.** At the middle pace it ends only £433 short. December crosses if its sales pass **£15,250** in all, which is **£9,050 besides the hotel**. Last December you made £9,400, and this November £9,600. Repeat either, deliver the hotel's order, and you cross on December 31 (£90,350 or £90,550).
- If the two doubtful lines turn out not to count, that December figure becomes £11,370 besides the hotel.
- January, February and March drop out low (4,100, 5,250, 6,300), which is why the total climbs even in ordinary months.

## Card 4: the calendar

| | If you cross in January (earliest in the table) | If December is strong |
|---|---|---|
| Accountant | 60 days before is Wednesday, December 2: **this week** | **This week** (60 days before has passed) |
| Count again | January 31, 2027 | **December 31, 2026** |
| Registered by | **March 2, 2027** | **January 30, 2027** |
| First taxed invoice | From **March 1, 2027** | From **February 1, 2027** |

assumption: the 30 days start the day after the month ends. In the January case the last day to register falls one day *after* tax starts, so aim for February.

**Prices and invoices:** from that first day the tax must be charged; the rate and what an invoice must show are not in the text. assumption: you either add it on top or keep your prices and receive less, so decide that now for the website, the stalls and any quote with delivery after February 1.

## Questions for the accountant

1. Does the £1,900 sale to the shop in Ireland count as taxable turnover?
2. Does the £420 refund come off, and in September or in October?
3. Which date places a sale in a month: invoice, delivery or payment? For the hotel's order that could decide December or January.
4. How are the 30 days counted, and what happens if I register late? And if I go over only briefly, is there any exception?
5. What must I charge on orders agreed before the start date and delivered after it, and was the hotel's £6,200 quoted with or without tax?
6. What rate applies to my cushions and blinds, what must my invoices and stall receipts show, and can I reclaim tax on fabric I already have?`,
		corrections: [
			"The opening compares the hotel's £6,200 with the £5,850 left, but December 2025 (£9,400) drops out at the same time. The real room in December is £15,250, as it says itself further down.",
			'The questions for the accountant number six, but most hold two or three, about a dozen in all. Cut them, or send the list before the meeting.',
			"The 30-day test's registration deadline and tax date are marked “not in the text,” yet no question asks about them. Those should come first.",
			'Every date stands on a pasted rule that calls itself an example. Take the current threshold and dates from GOV.UK before you book anything around January 30 or March 1.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'texto oficial':
				'Resumo meu, com as minhas palavras, do que li em gov.br/mei em 23/11/2026: até R$ 81 mil de receita bruta no ano; quem abriu no meio do ano conta R$ 6.750 por mês, da abertura até dezembro. Não anotei o prazo para comunicar nem o que acontece com quem passa de 20%.',
			'faturamento por mês': `abril 3.900
maio 5.200
junho 6.100
julho 5.750, sendo R$ 500 de um bolo cancelado que devolvi por Pix
agosto 6.800
setembro 7.300
outubro 8.150
novembro até hoje 6.400
Fora isso, recebi R$ 1.200 no meu CPF em junho por uma aula de confeitaria que dei na paróquia e não entrou em nenhum mês acima`,
			'vendas combinadas':
				'em dezembro: 38 cestas de Natal de R$ 165 (R$ 6.270) para uma clínica e a mesa de doces de uma confraternização, R$ 4.800',
			'atividade e abertura': 'confeitaria sob encomenda, CNPJ aberto em 13 de abril de 2026',
			hoje: '23 de novembro de 2026',
		},
		text: `**O limite bate com o que você leu em gov.br/mei em 23/11/2026; a regra dos 20% e o prazo para comunicar não foram conferidos: confirme esses dois antes de decidir.**

**Resposta curta:** faltam R$ 11.650 para o seu limite, ou R$ 10.450 se a aula contar. As encomendas de dezembro somam R$ 11.070. Com a aula, elas já passam o limite em R$ 620; sem a aula, sobram só R$ 580 para qualquer outra venda até 31/12.

## 1. Placar em 23/11/2026

CNPJ aberto em 13 de abril: abril conta inteiro, são 9 meses × R$ 6.750.

| | Sem a aula | Com a aula (R$ 1.200 no CPF) |
|---|---:|---:|
| Vendido até hoje | R$ 49.100 | R$ 50.300 |
| Meu limite | R$ 60.750 | R$ 60.750 |
| Falta para o limite | **R$ 11.650** | **R$ 10.450** |
| Limite mais 20% | R$ 72.900 | R$ 72.900 |
| Falta para o limite mais 20% | R$ 23.800 | R$ 22.600 |

Soma: 3.900 + 5.200 + 6.100 + 5.250 + 6.800 + 7.300 + 8.150 + 6.400 = 49.100. Julho entrou sem os R$ 500 do bolo cancelado; guarde o comprovante do Pix e, se houve nota, confira se foi cancelada.

## 2. Três ritmos até dezembro

Até outubro: R$ 42.700. Média de agosto a outubro: R$ 7.416,67. Melhor mês: outubro, R$ 8.150.

| Ritmo | Total em dezembro | Faixa | Mês em que passa |
|---|---|---|---|
| Média (nov. 7.416,67; dez. 7.416,67) | R$ 57.533,33; com a aula, R$ 58.733,33 | dentro | não passa |
| Média ou combinado (nov. 7.416,67; dez. 11.070) | R$ 61.186,67; com a aula, R$ 62.386,67 | até 20% | dezembro |
| Melhor mês ou combinado (nov. 8.150; dez. 11.070) | R$ 61.920,00; com a aula, R$ 63.120,00 | até 20% | dezembro |

- O primeiro ritmo ignora as encomendas fechadas. **O mais realista é o segundo:** passa em R$ 436,67, ou R$ 1.636,67 com a aula.
- Nenhum chega perto de R$ 72.900.
- suposição: as encomendas de dezembro estão no lugar das vendas de sempre. Se vierem além delas, me diga, que eu somo: o excesso cresce.
- suposição: a venda conta no mês da entrega. Um sinal já recebido pode mudar o mês.

## 3. Agenda

| Quando | O quê |
|---|---|
| Até 27/11/2026 | Falar com o contador ou o Sebrae, com este placar, e conferir na fonte o prazo e a regra dos 20% |
| Se passar já em novembro (nenhum ritmo indica) | Comunicar até o último dia útil de dezembro. suposição: 31/12/2026 |
| No dia em que a soma passar de R$ 60.750 (provável em dezembro) | Anotar a data e continuar emitindo as notas normalmente |
| 1º/1/2027 | Se passou em até 20%, você sai do MEI e há imposto sobre o que excedeu |
| Até o último dia útil de janeiro. suposição: 29/1/2027 | Comunicar o desenquadramento, se passou em dezembro |

Em janeiro, nesse caso, mudam o cálculo do imposto, as declarações e talvez o preço dos seus doces: ponha isso nos orçamentos de 2027 antes de fechá-los.

## 4. Perguntas para o contador ou o Sebrae

1. Os R$ 1.200 da aula, recebidos no CPF em junho, entram na receita do MEI, à luz da Resolução CGSN 183/2025?
2. Minhas encomendas contam no mês do sinal, da nota ou da entrega?
3. Se eu passar em até 20%, quanto pago sobre o excesso, em que guia e em que data?
4. Qual é o prazo exato para comunicar, e por qual portal?
5. Fora do MEI em janeiro, quanto pagarei por mês no Simples com esse faturamento, e o que preciso alterar no cadastro?`,
		corrections: [
			'“Nenhum chega perto de R$ 72.900” só vale se dezembro não tiver mais nenhuma venda. Com as encomendas além do movimento normal, você fecha em R$ 68.603; no ritmo de outubro e com a aula, R$ 71.270, a R$ 1.630 da faixa retroativa.',
			'O segundo ritmo foi chamado de “mais realista” sem base: supõe zero venda avulsa em dezembro, mês forte de confeitaria. Responda antes se as cestas e a mesa de doces vêm além das vendas de sempre e refaça a tabela.',
			'Falta conferir se algum sinal das encomendas de dezembro já está nos R$ 6.400 de novembro. Se estiver, o placar e os R$ 11.070 contam o mesmo dinheiro duas vezes, e o limite fica mais longe.',
			'Falta o tamanho do problema: sobre R$ 437 a R$ 1.637 de excesso, a 4% ou 4,5%, seriam uns R$ 17 a R$ 74, pagos com a guia de janeiro, que vence em fevereiro. Confirme com o contador e ponha na agenda.',
		],
	},
}
