import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '6',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			business:
				'upholstery workshop: me, Benny full time, Lou part time; half restaurants and offices, half sofas',
			'start date': 'Monday, January 4, 2027',
			'opening cash': '$11,260 (checking $8,940, savings $2,320)',
			'expected receipts': `- Invoice 214, Larkspur Inn, 12 lobby chairs, delivered and signed for December 18: $5,760, due January 17. Last time they needed three weeks more.
- Invoice 217, Dr. Amadi, waiting room benches, delivered December 29: $1,980, due January 12
- Pinecrest Diner, 9 booths, contract signed: $8,100. 40% deposit ($3,240) due January 25 when we pick up the first booths, the other $4,860 on delivery, planned for February 26
- Mrs. Okafor's sofa, signed, delivery February 5, check at the door: $1,240
- Walk-in repairs by card, about $1,100 a week, the card company keeps 2.9%. January is usually a bit thinner.
- Community theater, 140 seat pads, $6,300. The director loves it, the board votes "in February"
- Insurance, water damage from October: $1,100, the adjuster said "a few weeks"`,
			'payments due': `- Rent $1,650, on the 1st (January is paid)
- Wages, every other Friday from January 8: Benny $1,180, Lou $540, both net
- Payroll tax deposit, about $690, on the 15th
- My estimated federal tax, $1,450, January 15
- Van loan $412, on the 12th, of which about $60 is interest
- Fabric house, open statement: $2,870, due January 20
- Foam and vinyl for the diner: $1,900, due February 10
- Electricity about $210, on the 22nd; phone and internet $95, on the 5th
- Shop insurance, yearly: $1,020, March 1
- Van: brakes and a tire, some time in March, around $700
- My draw: $500 every Friday
- Walking-foot sewing machine, used, $2,400. I wanted it in February, before the booths. The old one skips.`,
			'payment habit':
				'businesses about 12 days late, the Inn 3 weeks; private customers on time; cards after two business days',
			'cash floor': '$6,000',
		},
		text: `## Verdict

In the base case your cash falls to **$1,472.86 in week 5** (February 1), right before the Inn and the diner pay. The $6,000 floor does **not** hold: it breaks in weeks 3, 4, 5, 9, 11 and 13, although wages, taxes and the van loan are covered every week.

## Grades

- **Certain:** Larkspur Inn $5,760 (Feb 7 is a Sunday → week 6); Dr. Amadi $1,980 (Jan 24 is a Sunday → week 4)
- **Likely:** diner deposit $3,240 (Feb 6 is a Saturday → week 6); diner balance $4,860 (Mar 10 → week 10); Mrs. Okafor $1,240 (week 5); card repairs, net of 2.9%

## Base case

| Week | Begins | Opening | Receipts | Payments | Closing | Headroom |
|---|---|---:|---:|---:|---:|---:|
| 1 | Jan 4 | 11,260.00 | 582.60 | 2,315.00 | 9,527.60 | 3,527.60 |
| 2 | Jan 11 | 9,527.60 | 971.00 | 3,052.00 | 7,446.60 | 1,446.60 |
| 3 | Jan 18 | 7,446.60 | 971.00 | 5,300.00 | 3,117.60 | **−2,882.40** |
| 4 | Jan 25 | 3,117.60 | 2,951.00 | 500.00 | 5,568.60 | **−431.40** |
| 5 | Feb 1 | 5,568.60 | 2,269.26 | 6,365.00 | 1,472.86 | **−4,527.14** |
| 6 | Feb 8 | 1,472.86 | 10,068.10 | 2,812.00 | 8,728.96 | 2,728.96 |
| 7 | Feb 15 | 8,728.96 | 1,068.10 | 2,910.00 | 6,887.06 | 887.06 |
| 8 | Feb 22 | 6,887.06 | 1,068.10 | 710.00 | 7,245.16 | 1,245.16 |
| 9 | Mar 1 | 7,245.16 | 1,068.10 | 5,685.00 | 2,628.26 | **−3,371.74** |
| 10 | Mar 8 | 2,628.26 | 5,928.10 | 912.00 | 7,644.36 | 1,644.36 |
| 11 | Mar 15 | 7,644.36 | 1,068.10 | 2,910.00 | 5,802.46 | **−197.54** |
| 12 | Mar 22 | 5,802.46 | 1,068.10 | 710.00 | 6,160.56 | 160.56 |
| 13 | Mar 29 | 6,160.56 | 1,068.10 | 3,870.00 | 3,358.66 | **−2,641.34** |
| **Total** | | 11,260.00 | **30,149.66** | **38,051.00** | 3,358.66 | |

**Hoped, not in the table:** community theater $6,300 (no board vote); insurance $1,100 (no date).

**Left out:** transfers between checking and savings. The van loan is the whole $412, about $352 principal and $60 interest.

## Stress case

Likely money never comes, card repairs included; Amadi pays February 8 and the Inn February 22.

| Week | Begins | Opening | Receipts | Payments | Closing | Headroom |
|---|---|---:|---:|---:|---:|---:|
| 1 | Jan 4 | 11,260.00 | 0.00 | 2,315.00 | 8,945.00 | 2,945.00 |
| 2 | Jan 11 | 8,945.00 | 0.00 | 3,052.00 | 5,893.00 | **−107.00** |
| 3 | Jan 18 | 5,893.00 | 0.00 | 5,300.00 | 593.00 | **−5,407.00** |
| 4 | Jan 25 | 593.00 | 0.00 | 500.00 | 93.00 | **−5,907.00** |
| 5 | Feb 1 | 93.00 | 0.00 | 6,365.00 | −6,272.00 | **−12,272.00** |
| 6 | Feb 8 | −6,272.00 | 1,980.00 | 2,812.00 | −7,104.00 | **−13,104.00** |
| 7 | Feb 15 | −7,104.00 | 0.00 | 2,910.00 | −10,014.00 | **−16,014.00** |
| 8 | Feb 22 | −10,014.00 | 5,760.00 | 710.00 | −4,964.00 | **−10,964.00** |
| 9 | Mar 1 | −4,964.00 | 0.00 | 5,685.00 | −10,649.00 | **−16,649.00** |
| 10 | Mar 8 | −10,649.00 | 0.00 | 912.00 | −11,561.00 | **−17,561.00** |
| 11 | Mar 15 | −11,561.00 | 0.00 | 2,910.00 | −14,471.00 | **−20,471.00** |
| 12 | Mar 22 | −14,471.00 | 0.00 | 710.00 | −15,181.00 | **−21,181.00** |
| 13 | Mar 29 | −15,181.00 | 0.00 | 3,870.00 | −19,051.00 | **−25,051.00** |
| **Total** | | 11,260.00 | **7,740.00** | **38,051.00** | −19,051.00 | |

No certain receipt slides past week 13. In the base case, only $427.24 of week 13's card sales does.

## Levers

Applied to the base case, each on top of the one before.

| Lever | Amount | Speak to | By | New lowest balance |
|---|---:|---|---|---|
| 1. Hold the diner to its contract: deposit when you pick up the first booths (week 4), balance on delivery (week 8) | $8,100 sooner | Pinecrest Diner's owner | Jan 8 | $3,117.60, week 3 |
| 2. Get the Inn to pay on its due date (Jan 18, week 3): call now, confirm that the invoice is approved | $5,760 sooner | Larkspur Inn, accounts payable | Jan 6 | $3,358.66, week 13 |
| 3. Delay the sewing machine past week 13; take $250 less draw in week 13 | $2,650 | The machine's seller, and yourself | Jan 29 | **$6,008.66, week 13** |

All three together hold the floor, by $8.66. If the Inn says no, ask the fabric house before January 20 to split the $2,870; that softens week 3 but doesn't cure it. No borrowing yet.

## Assumptions and questions

1. Assumption: January card sales are $1,000 a week, then $1,100; Thursday and Friday sales land the next week, and nothing carries over from December.
2. Assumption: the sewing machine is paid in week 5, the van repair ($700) in week 9, the earliest dates your words allow.
3. Assumption: money arriving on a weekend counts on Monday; a check counts in its week.
4. Assumption: rent for April falls in week 13 (April 1).
5. Question: which fabric or foam will you buy after January 20, besides the diner's $1,900? None is in here.
6. Question: do you owe sales tax, state tax or year-end payroll filings by April 4?
7. Question: can the old machine survive nine booths? If not, lever 3 costs more than it saves.
8. Question: is any check you wrote in December still uncashed?

I can't run code or attach a spreadsheet here; the sums were done by hand, so check them in a sheet with closing = opening + receipts − payments.

- **Base:** 11,260.00 + 30,149.66 − 38,051.00 = **3,358.66** = closing of week 13
- **Stress:** 11,260.00 + 7,740.00 − 38,051.00 = **−19,051.00** = closing of week 13`,
		corrections: [
			'$13,069.66 of the base receipts, 43%, are walk-in repairs nobody has ordered yet, graded “likely” although no one agreed to anything. Show them on a line of their own and run the table at, say, $800 a week too.',
			'The stress case sets card sales to zero for 13 weeks and ends at −$19,051, which no owner can act on. Run one more with the diner gone and walk-ins at 70%.',
			'Lever 2 needs the Inn, three weeks late last time, to pay on its due date; without it week 3 stays at $3,117.60. Splitting the fabric bill in half and skipping three draws ($1,435 + $1,500) lifts week 3 to $6,052.60.',
			'The final plan clears the floor by $8.66 while no fabric after January 20 is in it. One bolt breaks it, so treat the floor as not yet held.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			negócio: 'marcenaria sob medida em Joinville, Simples, eu e dois marceneiros registrados',
			'data de início': '7 de dezembro de 2026',
			'saldo inicial': 'R$ 38.412,60 (R$ 29.187,45 no banco, R$ 9.225,15 na conta digital)',
			'entradas previstas': `- Cozinha da dona Marlene, montada, ela assinou o aceite em 27/11. Total R$ 23.700, já pagou R$ 7.900. Faltam dois boletos de R$ 7.900: 10/12 e 11/1.
- Closet do 902, contrato de R$ 14.400: R$ 7.200 em Pix no dia da entrega, marcada para 17/12, e boleto de R$ 7.200 em 18/1.
- Consultório da dentista, R$ 37.000. Entrada de R$ 14.800 já caiu em novembro. R$ 11.100 na montagem, prevista para 5/2, e R$ 11.100 em boleto para 26/2. Ainda nem cortei a chapa.
- Painel de TV no cartão em 6 x R$ 650, vendido em 14/11: cai líquido R$ 611 em 14/12, 14/1 e 15/2.
- Loja de calçados adorou o orçamento de R$ 22.500, ficou de fechar depois do Natal.
- Sobra de ripado que vendo em anúncio, uns R$ 300 por mês, sem dia certo.`,
			'saídas previstas': `Férias coletivas de 21/12 a 9/1.
- 13º, segunda parcela: R$ 2.700, 18/12
- Férias com um terço: R$ 5.500, 18/12
- Folha líquida: R$ 4.100 em 7/1, R$ 4.400 em 5/2, R$ 6.200 em 5/3
- FGTS R$ 640 e INSS descontado R$ 590: 18/12, 20/1, 19/2
- DAS: R$ 2.310 em 21/12, R$ 2.980 em 20/1; o de 22/2 o contador só manda no dia 12
- Meu pró-labore: R$ 4.000 em 7/12, 7/1, 5/2 e 5/3
- Aluguel do galpão R$ 2.900 e contador R$ 480: 10/12, 11/1, 10/2
- Pronampe, parcela de R$ 1.240: 15/12, 15/1, 15/2
- MDF já comprado, 3 boletos de R$ 3.480: 14/12, 13/1, 12/2
- MDF do consultório: R$ 6.900 à vista em 14/1, ou 30/60 dias com 4% a mais
- Ferragens R$ 1.760, 22/12
- Luz R$ 540: 22/12, 22/1, 22/2
- IPVA da Fiorino, uns R$ 1.180, em janeiro, não vi a data`,
			'hábito de pagamento':
				'boleto atrasa de 5 a 8 dias; Pix de entrega cai no dia, mas a montagem escorrega uma semana',
			'caixa mínimo': 'R$ 12.000',
		},
		text: `**Veredito:** o menor saldo do cenário base é **−R$ 5.074,40, na semana 13** (1 a 7/3), e não paga a folha de 5/3. O mínimo de R$ 12.000 **não aguenta**: cai já na semana 5 (4 a 10/1) e chega a R$ 4.314,60 na 6. **Fale com o contador antes de qualquer dívida nova.**

**Classificação**
- **Certa:** dona Marlene (2 × R$ 7.900) e cartão do painel (3 × R$ 611).
- **Provável:** closet (2 × R$ 7.200) e consultório (2 × R$ 11.100).
- **Esperança, fora da tabela:** loja de calçados, R$ 22.500; ripado, uns R$ 300 por mês.

## Cenário base

| Semana | Início | Saldo inicial | Entradas | Saídas | Saldo final | Folga |
|---|---|---:|---:|---:|---:|---:|
| 1 | 7/12 | 38.412,60 | 0,00 | 7.380,00 | 31.032,60 | 19.032,60 |
| 2 | 14/12 | 31.032,60 | 8.511,00 | 14.150,00 | 25.393,60 | 13.393,60 |
| 3 | 21/12 | 25.393,60 | 0,00 | 4.610,00 | 20.783,60 | 8.783,60 |
| 4 | 28/12 | 20.783,60 | 0,00 | 0,00 | 20.783,60 | 8.783,60 |
| 5 | 4/1 | 20.783,60 | 0,00 | 9.280,00 | 11.503,60 | −496,40 |
| 6 | 11/1 | 11.503,60 | 7.811,00 | 15.000,00 | 4.314,60 | −7.685,40 |
| 7 | 18/1 | 4.314,60 | 7.900,00 | 4.750,00 | 7.464,60 | −4.535,40 |
| 8 | 25/1 | 7.464,60 | 7.200,00 | 0,00 | 14.664,60 | 2.664,60 |
| 9 | 1/2 | 14.664,60 | 0,00 | 8.400,00 | 6.264,60 | −5.735,40 |
| 10 | 8/2 | 6.264,60 | 11.100,00 | 6.860,00 | 10.504,60 | −1.495,40 |
| 11 | 15/2 | 10.504,60 | 611,00 | 2.470,00 | 8.645,60 | −3.354,40 |
| 12 | 22/2 | 8.645,60 | 0,00 | 3.520,00 | 5.125,60 | −6.874,40 |
| 13 | 1/3 | 5.125,60 | 0,00 | 10.200,00 | −5.074,40 | −17.074,40 |
| **Total** | | **38.412,60** | **43.133,00** | **86.620,00** | **−5.074,40** | |

**De onde vêm as entradas:** semana 2, Marlene (18/12) e cartão; 6, Pix do closet e cartão; 7, Marlene (19/1); 8, boleto do closet (26/1); 10, montagem do consultório (12/2); 11, cartão.
**Atenção à semana 6:** se o Pix do closet não entrar até 14/1, a conta fica em −R$ 1.645,40 nesse dia, antes do Pronampe.
**Passa da semana 13:** boleto da dentista, R$ 11.100. Com 8 dias de atraso, cai no sábado 6/3 e compensa em 8/3. As três últimas parcelas do cartão também ficam para depois.

## Cenário ruim

| Semana | Início | Saldo inicial | Entradas | Saídas | Saldo final | Folga |
|---|---|---:|---:|---:|---:|---:|
| 1 | 7/12 | 38.412,60 | 0,00 | 7.380,00 | 31.032,60 | 19.032,60 |
| 2 | 14/12 | 31.032,60 | 0,00 | 14.150,00 | 16.882,60 | 4.882,60 |
| 3 | 21/12 | 16.882,60 | 0,00 | 4.610,00 | 12.272,60 | 272,60 |
| 4 | 28/12 | 12.272,60 | 611,00 | 0,00 | 12.883,60 | 883,60 |
| 5 | 4/1 | 12.883,60 | 7.900,00 | 9.280,00 | 11.503,60 | −496,40 |
| 6 | 11/1 | 11.503,60 | 0,00 | 15.000,00 | −3.496,40 | −15.496,40 |
| 7 | 18/1 | −3.496,40 | 0,00 | 4.750,00 | −8.246,40 | −20.246,40 |
| 8 | 25/1 | −8.246,40 | 611,00 | 0,00 | −7.635,40 | −19.635,40 |
| 9 | 1/2 | −7.635,40 | 7.900,00 | 8.400,00 | −8.135,40 | −20.135,40 |
| 10 | 8/2 | −8.135,40 | 0,00 | 6.860,00 | −14.995,40 | −26.995,40 |
| 11 | 15/2 | −14.995,40 | 0,00 | 2.470,00 | −17.465,40 | −29.465,40 |
| 12 | 22/2 | −17.465,40 | 0,00 | 3.520,00 | −20.985,40 | −32.985,40 |
| 13 | 1/3 | −20.985,40 | 611,00 | 10.200,00 | −30.574,40 | −42.574,40 |
| **Total** | | **38.412,60** | **17.633,00** | **86.620,00** | **−30.574,40** | |

O primeiro boleto da Marlene cairia em 1º/1, feriado; por isso, semana 5. Não vêm: closet (R$ 14.400) e consultório (R$ 22.200). Nenhum recebimento certo destas linhas passa da semana 13.

## Providências

1. **Receber antes, R$ 11.100. Dentista, até 18/12.** Trocar o boleto de 26/2 por Pix: R$ 8.000 até 13/1, para a chapa, e R$ 3.100 em 26/2. Sem os R$ 8.000 na conta, não compre o MDF. Novo menor saldo: **R$ 6.025,60** (semana 13).
2. **Receber antes, R$ 7.200. Cliente do 902, até 10/12.** Travar a entrega em 17 ou 18/12, antes das férias. A semana 5 sobe para R$ 18.703,60 e some o risco do meio da 6. O menor saldo segue **R$ 6.025,60**.
3. **Adiar e cortar, R$ 6.000. Você, com o contador, até 29/1.** Pró-labore de 5/2 com R$ 2.000 a menos; o de 5/3, inteiro, só depois de 8/3. Novo menor saldo: **R$ 12.025,60** (semana 13).

Não precisei do MDF em 30/60 dias: custaria R$ 276 a mais. Nem de antecipar recebível.

## Suposições e perguntas

1. suposição: todo boleto atrasa 8 dias, o pior do hábito; com 5, o da dentista entra em 3/3 e a semana 13 fecha em R$ 6.025,60.
2. suposição: a montagem do closet, escorregando, bate nas férias e fica para 11 a 15/1. O boleto de 18/1 muda junto?
3. suposição: o painel de TV já foi entregue, e a montagem da dentista é paga por Pix no dia. Confirma?
4. suposição: o IPVA, R$ 1.180, sai na semana 5, a mais cedo. Qual é a data?
5. suposição: o DAS de 22/2 repete R$ 2.980. Que valor o contador mandou, no dia 12?
6. suposição: a folha de novembro já saiu do saldo, e o pró-labore de 7/12 ainda não. Confirma?
7. suposição: MDF do consultório à vista, em 14/1.
8. Não rodei código nem gerei planilha: contas à mão. Na sua: saldo final \`=C2+D2-E2\`, folga \`=F2-12000\`, saldo inicial seguinte \`=F2\`.

**As duas contas**
- Base: 38.412,60 + 43.133,00 − 86.620,00 = **−5.074,40** ✓
- Ruim: 38.412,60 + 17.633,00 − 86.620,00 = **−30.574,40** ✓`,
		corrections: [
			'O mínimo de R$ 12.025,60 só existe porque R$ 4.000 de pró-labore saem da tabela. Em 8/3, com a dentista já antecipada, o saldo cai a R$ 8.025,60, e em 10/3 costumam vir aluguel e contador, R$ 3.380: mostre a semana 14.',
			'“Sem os R$ 8.000 na conta, não compre o MDF” esconde o resto: sem chapa em 14/1 a montagem de 5/2 não sai e somem os R$ 11.100 da semana 10. Deixe combinado o plano reserva: 30/60 dias, duas de R$ 3.588.',
			'A dentista já pagou R$ 14.800 e ouviria pedido de mais R$ 8.000 sem nada cortado: 62% do contrato adiantado. Leve uma contrapartida (data de montagem por escrito, amostra da chapa) e calcule o caixa se ela disser não.',
			'INSS de R$ 590 e FGTS de R$ 640 se repetem iguais em dezembro, janeiro e fevereiro, apesar do 13º e das férias. Pergunte ao contador o INSS do 13º, que vence em dezembro, e o FGTS maior de janeiro.',
		],
	},
}
