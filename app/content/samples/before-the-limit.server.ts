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
		text: `**Not over today (£84,150 of £90,000), but close: on your figures the earliest crossing in the table is January 31, 2027.** The rule you pasted is, in its own words, not the authority's text, unchecked and without an address, so I could not compare it. It was written down 6 days ago; get the page itself before you act.

## Card 1: the rule

| | Entry | Words behind it |
|---|---|---|
| Amount | More than £90,000; exactly £90,000 is not over | "over £90,000" |
| Period | Rolling 12 months, tested at each month's end | "at the end of any month, its taxable turnover of the last 12 months" |
| What counts | Taxable turnover. Whether foreign sales and refunds are in it, and on which date a sale counts: **not in the text** | "taxable turnover" |
| Trigger, sales made | The 12-month sum is over | "is over £90,000" |
| Trigger, sales expected | Over £90,000 in the next 30 days alone | "when it expects more than £90,000 of taxable turnover in the next 30 days alone" |
| Days to register | 12-month test: 30. For the 30-day test: **not in the text** | "30 days from the end of that month" |
| Tax charged from | 12-month test: see the words. For the 30-day test: **not in the text** | "from the first day of the second month after the month in which it went over" |

The 30-day test is far off: one average month plus the hotel is about £14,817.

## Card 2: the count

December 2025 to November 2026, in pounds: 9,400 + 4,100 + 5,250 + 6,300 + 6,150 + 7,000 + 7,400 + 6,900 + 5,800 + 7,950 + 8,300 + 9,600 = **84,150**

| | Sum | Room now | | Room at end of December, for December's sales |
|---|---:|---:|---:|---:|
| **As listed** | **84,150** | **5,850** | **6.5%** | **15,250 (16.9%)** |
| Without the sale to Ireland (July, 1,900) | 82,250 | 7,750 | 8.6% | 17,150 (19.1%) |
| Without the refund (September, 420) | 83,730 | 6,270 | 7.0% | 15,670 (17.4%) |
| Without both | 81,830 | 8,170 | 9.1% | 17,570 (19.5%) |

At the end of December, the oldest month (9,400) drops out: 84,150 − 9,400 = 74,750.

**The hotel against that room:** 15,250 − 6,200 = **£9,050 left for all your other December sales**. Last December brought 9,400. The same again plus the hotel gives 74,750 + 9,400 + 6,200 = **£90,350: over, already on December 31.**

- Assumption: November is complete at 9,600; anything invoiced today adds to it.
- Assumption: the hotel counts in December, when invoiced, and no deposit for it is in your figures.
- Assumption: no marketplace collects tax for you, since you sell from your own site and two markets. You listed no exempt sales.

## Card 3: the crossing

Average of September, October, November: (7,950 + 8,300 + 9,600) ÷ 3 = 8,616.67. All figures as listed, computed with code, rounded to the pound.

| Pace | Dec | Jan | Feb | Mar | Apr | May | Crossed at the end of |
|---|---:|---:|---:|---:|---:|---:|---|
| Average month | 83,367 | 87,883 | **91,250** | 93,567 | 96,033 | 97,650 | **February 2027** |
| Average + hotel, added (December 14,817) | 89,567 | **94,083** | 97,450 | 99,767 | 102,233 | 103,850 | **January 2027** |
| Average or hotel, the larger (December 8,617) | 83,367 | 87,883 | **91,250** | 93,567 | 96,033 | 97,650 | **February 2027** |
| Best month, 9,600, repeated | 84,350 | 89,850 | **94,200** | 97,500 | 100,950 | 103,550 | **February 2027** |

**Without the sale to Ireland and the refund** (average 8,476.67):

| Pace | Dec | Jan | Feb | Mar | Apr | May | Crossed at the end of |
|---|---:|---:|---:|---:|---:|---:|---|
| Average month | 80,907 | 85,283 | 88,510 | **90,687** | 93,013 | 94,490 | **March 2027** |
| Average + hotel, added | 87,107 | **91,483** | 94,710 | 96,887 | 99,213 | 100,690 | **January 2027** |
| Average or hotel, the larger | 80,907 | 85,283 | 88,510 | **90,687** | 93,013 | 94,490 | **March 2027** |
| Best month repeated | 82,030 | 87,530 | **91,880** | 95,180 | 98,630 | 101,230 | **February 2027** |

You didn't say whether the hotel comes on top of usual sales; neither of its two rows is likelier. Two near misses: £433 under in December (added) and £150 under in January (best month). Each can tip on one sale.

## Card 4: the calendar

From the earliest crossing in the table, January 31, 2027:

| What | By | Why |
|---|---|---|
| **Accountant** | **Wednesday, December 2, 2026**, this week | 60 days before January 31 |
| **Count again** | December 31, 2026 | Over £90,000 already then? Use the last column below |
| **Registration** | **March 2, 2027** | "30 days from the end of that month" (assumption: January 31 is day 0) |
| **First taxed invoice** | **On or after March 1, 2027** | "first day of the second month after" January |

| If the crossing is at the end of | Register by | VAT from |
|---|---|---|
| December 2026 | January 30, 2027 (a Saturday) | February 1, 2027 |
| January 2027 | March 2, 2027 | March 1, 2027 |
| February 2027 | March 30, 2027 | April 1, 2027 |
| March 2027 | April 30, 2027 | May 1, 2027 |

For a January crossing, VAT starts a day before the registration deadline, so don't leave registering to the last day.

**What changes:** from that first day your invoices charge VAT, so either website and market prices rise by it or it comes out of what you now keep.

## Questions for the accountant

1. Does the £1,900 sale to the shop in Ireland count as taxable turnover? (not in the text)
2. Does the £420 refunded in October come out of the 12-month sum? (not in the text)
3. On which date does the hotel's £6,200 count? (not in the text)
4. How many days are there to register after the 30-day test? (not in the text)
5. From which day is VAT charged after the 30-day test? (not in the text)
6. Which VAT rate applies to my cushions and blinds? (not in the text)`,
		corrections: [
			"The first line names January 31, 2027, though card 2 gets to “£90,350: over, already on December 31” with last December's sales plus the hotel. Plan for that one: register by January 30 and charge from February 1, 2027; the calendar shows it only as an aside.",
			"Every pace gives January and February about £8,500 to £9,600; last year they brought £4,100 and £5,250. Add a row with last year's months again: the sum stays at £84,150 without the hotel and £90,350 with it, so this one order decides.",
			'Questions 4 and 5 spend two of six places on the 30-day test it calls “far off”. Ask instead whether one large order that takes you over for a short time changes anything, and how to invoice from March 1 if the number has not come.',
			'“12-month test: see the words” leaves the one entry you will act on empty in card 1. Write “first day of the second month after the crossing month: January 31 gives March 1” in that cell.',
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
		text: `**Confirme o limite antes de decidir.** Não pesquisei. O seu resumo de 23/11/2026 bate com a régua no limite; o prazo para comunicar e a regra dos 20% vêm da régua e não foram conferidos na fonte por nenhum de nós.

**Resposta:** você ainda pode vender **R$ 11.650,00** até 31 de dezembro, novembro incluído, ou **R$ 10.450,00** se a aula recebida no CPF contar. O que já está combinado soma R$ 11.070,00: no primeiro caso sobram R$ 580,00; no segundo, passa R$ 620,00 sem mais nenhum bolo.

## 1. Placar

| | Sem a aula no CPF | Com a aula no CPF |
|---|---:|---:|
| Vendido até hoje, 23/11 | **R$ 49.100,00** | **R$ 50.300,00** |
| Meu limite em 2026 | R$ 60.750,00 | R$ 60.750,00 |
| Falta para o limite | **R$ 11.650,00** | **R$ 10.450,00** |
| Limite mais 20% | R$ 72.900,00 | R$ 72.900,00 |
| Falta para o limite mais 20% | R$ 23.800,00 | R$ 22.600,00 |

- Limite: abril a dezembro são 9 meses; abril conta inteiro. 9 × 6.750 = 60.750.
- Vendido: 3.900 + 5.200 + 6.100 + **5.250** + 6.800 + 7.300 + 8.150 + 6.400 = 49.100. Julho entra sem os R$ 500 do bolo cancelado e devolvido.
- **Linha separada:** R$ 1.200 de junho, aula na paróquia, recebidos no CPF. suposição: foi trabalho por conta própria, não salário. Vira a primeira pergunta.
- suposição: não há sinal de dezembro dentro do que você já lançou. Se houver, ele não soma de novo, e os totais com o combinado caem nesse valor.

## 2. Três ritmos até dezembro

Média de agosto, setembro e outubro: R$ 7.416,67. Melhor mês: outubro, R$ 8.150. Combinado para dezembro: 6.270 + 4.800 = R$ 11.070. Novembro vale o ritmo, que nos dois casos é maior que os 6.400 já vendidos.

Você não disse se as encomendas de dezembro vêm além das vendas de sempre. Por isso há duas linhas, e nenhuma é “a provável”.

| Ritmo | Total em dezembro | Faixa | Mês em que passa |
|---|---:|---|---|
| Média | R$ 57.533,33 | dentro | não passa |
| Média e combinado, soma | R$ 68.603,33 | até 20% | dezembro |
| Média e combinado, o maior dos dois | R$ 61.186,67 | até 20% | dezembro |
| Melhor mês e combinado, soma | R$ 70.070,00 | até 20% | dezembro |
| Melhor mês e combinado, o maior dos dois | R$ 61.920,00 | até 20% | dezembro |

Com a aula no CPF, some R$ 1.200 a cada linha: 58.733,33 · 69.803,33 · 62.386,67 · 71.270,00 · 63.120,00. Nenhuma muda de faixa nem de mês. Na mais alta, porém, faltariam apenas R$ 1.630,00 para o limite mais 20%.

## 3. Agenda, pela data mais cedo

- **Até sexta, 27 de novembro de 2026: falar com o contador**, antes de aceitar outra encomenda para dezembro. suposição: essa data é sugestão minha, não prazo da lei.
- **De 1º a 31 de dezembro de 2026:** é quando você passa, em todas as linhas com o combinado. Some a cada venda: sem a aula, o aviso é chegar a R$ 60.750 e, com muito mais cuidado, a R$ 72.900.
- **1º de janeiro de 2027:** passando em até 20%, você deixa de ser MEI. suposição: segue como microempresa, com imposto sobre o faturamento e obrigações de contabilidade; o contador confirma o regime e os prazos.
- **Até sexta, 29 de janeiro de 2027: comunicar**, se o excesso for em dezembro (último dia útil do mês seguinte). Se fosse ainda em novembro, seria o último dia útil de dezembro.
- **Se passar de R$ 72.900:** fora do MEI desde a abertura, 13 de abril de 2026, com tudo recalculado. A comunicação segue o mesmo prazo.

**Imposto sobre o excesso:** a alíquota não está no seu resumo, então não calculo o imposto. A parte que passou do limite seria:

| Ritmo | Excesso sem a aula | Excesso com a aula |
|---|---:|---:|
| Média | R$ 0,00 | R$ 0,00 |
| Média e combinado, soma | R$ 7.853,33 | R$ 9.053,33 |
| Média e combinado, o maior | R$ 436,67 | R$ 1.636,67 |
| Melhor mês e combinado, soma | R$ 9.320,00 | R$ 10.520,00 |
| Melhor mês e combinado, o maior | R$ 1.170,00 | R$ 2.370,00 |

## 4. Perguntas para o contador ou o Sebrae

1. A aula de R$ 1.200, recebida no meu CPF em junho, entra na receita do MEI pela Resolução CGSN 183/2025?
2. Abril conta inteiro, com CNPJ aberto no dia 13, e o meu limite é mesmo R$ 60.750?
3. A venda conta na data da encomenda, da entrega, da nota ou do pagamento? E o sinal, quando entra?
4. Passando em até 20%, qual alíquota incide sobre o excesso, quando pago, e como e até que dia comunico?
5. Em janeiro, qual regime me convém, quanto eu pagaria por mês nesse faturamento e até quando faço a opção?

**E uma para você:** as cestas e a mesa de doces vêm além das vendas de sempre de dezembro, ou no lugar delas?

Soma refeita: 42.700 até outubro + 6.400 = 49.100; 60.750 − 49.100 = 11.650; 11.650 − 11.070 = 580.`,
		corrections: [
			'“Sobram R$ 580,00” engana em 23 de novembro: se o mês fechar na média, ainda entram R$ 1.016,67 e a folga acaba antes de dezembro. Ponha na resposta de cima que quatro dos cinco ritmos passam de R$ 60.750.',
			'Com R$ 11.070 de encomendas já combinadas, o sinal é a dúvida maior, e a resposta só supõe que “não há sinal de dezembro” nos meses lançados. Confira no extrato de outubro e novembro: o que já entrou ali sai dos totais com o combinado.',
			'Na agenda, “com muito mais cuidado, a R$ 72.900” não dá número para a outra hipótese. Anote os dois avisos: sem a aula, 60.750 e 72.900; com ela, a soma das vendas acende em R$ 59.550 e R$ 71.700.',
			'As cinco perguntas são mais de dez: só a quarta pede a alíquota, quando se paga, como e até que dia se comunica. Mande por escrito, uma por linha, a começar pela 3: entrega, nota ou pagamento decide em que ano a venda cai.',
		],
	},
}
