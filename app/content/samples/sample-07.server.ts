import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '7',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			decision:
				'whether to leave my job at the insurance company and join my sister Nora’s bakery as a partner',
			options:
				'stay where I am; resign in March and buy in for a third; work at the bakery on Saturdays and see',
			'my leaning':
				'Resign. I’m good with customers and I’m tired of writing reports nobody reads. I dread Mondays more every month. Money isn’t the point, although a third of the bakery would have to pay what I earn now within a year. Nora says we never fight, and it’s true, we haven’t worked together since the summer we stopped talking. If I don’t do it now I never will, but I’d like to keep a door open.',
			'must keep': 'health insurance for my son, Sunday mornings with him, and talking to Nora',
			deadline: 'February 28, 2027',
		},
		text: `## What you said

- “Money isn’t the point, although a third of the bakery would have to pay what I earn now within a year.”
- “Nora says we never fight, and it’s true, we haven’t worked together since the summer we stopped talking.”
- “If I don’t do it now I never will, but I’d like to keep a door open.”
- “I’m tired of writing reports nobody reads.”
- “I’m good with customers”

The first three each contradict themselves. Money isn’t the point, and it has an amount and a deadline. You never fight, in a period when you had no work to fight about. It is now or never, with a way back.

The fourth is a reason to leave. The fifth is a reason for many places. None of the five describes a working day at the bakery.

## Options

With your three gone, two remain; they are the last rows.

| Option | Must be true | Cheapest test | Cost of undoing | Keeps what you must keep |
|---|---|---|---|---|
| Stay | Mondays improve if the reports change | Ask your boss to swap one report for customer work, for two weeks | Low; assumption: Nora may not hold the offer | Insurance and Sundays: yes; Nora: unclear |
| Resign in March, buy a third | A third pays what you earn now within a year | Read the bakery’s last twelve months of accounts with Nora | High: a share to sell, a job to find, a sister across the table | All three: unclear |
| Saturdays | Saturdays resemble a partnership | Work two, opening to closing, and settle one real disagreement | Low: one conversation | Insurance and Sundays: yes; Nora: unclear |
| Customer job elsewhere | You miss customers, rather than wanting this bakery | Talk to two people who do that job | Medium: another search | Sundays and Nora: yes; insurance: unclear |
| Small: find orders for Nora from home, no shifts, no share | You two can disagree about work and keep talking | One evening: each writes who decides prices, hours and hiring; compare | Almost none | Insurance and Sundays: yes; Nora: unclear |

assumption: your present job insures your son.

To take with you, unanswered:

- Financial adviser: “If I resign in March, on what day does my son’s insurance end, and what would replace it, at what price? How long could we live if the bakery paid me nothing?”
- Lawyer: “If Nora and I part, who buys my third, when, and how is its price set?”

## From outside

A friend is tired of his or her job and has been offered a third of a sister’s business, years after working together ended in a summer of silence. The friend wants the new income to match the old, the child insured, Sundays untouched and the sister still on the phone.

What would you say to that friend?

## If it fails

- **The third never paid what you earned.** Sign: six months in, it pays less than half. Month: September 2027.
- **You and Nora talk only about orders.** Sign: a disagreement goes a week unmentioned. Month: June 2027.
- **Sunday mornings went one at a time.** Sign: the second Sunday in one month spent working. Month: May 2027.

## What you walked around

What happened that summer, and what have you and Nora never said to each other about it?`,
		corrections: [
			'What the third of the bakery would cost, and where that money comes from, is asked nowhere. The question for the financial adviser covers only insurance and living costs.',
			'“Customer job elsewhere” gets “Sundays and Nora: yes” as a fact. Many customer jobs include Sundays; that cell should be “unclear” or marked as an assumption.',
			'The last part should be one question and asks two: what happened that summer, and what you and Nora never said. Choose one.',
			'“A friend is tired of his or her job” reads like a form. Say “their job,” or choose one.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			decisão: 'sair da CLT no laboratório e virar MEI como confeiteira',
			opções:
				'ficar no laboratório; pedir as contas em fevereiro; vender só nos fins de semana por mais um ano',
			'minha inclinação':
				'Pedir as contas. A agenda de sábado já lotou até março, e recusei quatro bolos em novembro. Não tenho medo de trabalhar muito, o que me cansa é trabalhar muito para os outros. Minha mãe fala que doce não paga plano de saúde, mas ela nunca viu a minha planilha. Eu também não atualizo desde julho. O que eu quero mesmo é tempo com a Clara, se bem que bolo se entrega é no sábado.',
			inegociável: 'o aluguel em dia, o plano de saúde da Clara e jantar com ela durante a semana',
			prazo: '12 de fevereiro de 2027',
		},
		text: `## O que você disse

1. “A agenda de sábado já lotou até março, e recusei quatro bolos em novembro.”
2. “Não tenho medo de trabalhar muito, o que me cansa é trabalhar muito para os outros.”
3. “Minha mãe fala que doce não paga plano de saúde, mas ela nunca viu a minha planilha.”
4. “Eu também não atualizo desde julho.”
5. “O que eu quero mesmo é tempo com a Clara, se bem que bolo se entrega é no sábado.”

Onde brigam:
- **3 e 4:** a planilha responde à sua mãe, mas parou em julho. Nem ela nem você viram o número de hoje.
- **1 e 5:** o sábado cheio é a sua prova de que há procura. É também o tempo que você diz querer.
- **2 consigo mesma:** quem encomenda bolo também é “os outros”. Falta dizer o que muda quando o outro é cliente, e não chefe.

No escuro: quanto sobra por bolo, e o sábado com a Clara. O seu inegociável protege o jantar da semana; do sábado, não fala.

## Opções

Se as três sumissem, restariam a sua mão, a procura e os dias úteis. Daí saem as duas últimas linhas.

| Opção | O que precisa ser verdade | Teste mais barato, até 12/2/2027 | Custo de voltar atrás | Preserva o inegociável |
|---|---|---|---|---|
| Ficar no laboratório | O cansaço é suportável sem a saída à vista | Anotar por duas semanas o que cansou em cada dia | Baixo: a decisão reabre | Não sei |
| Pedir as contas em fevereiro | Os bolos pagam aluguel e plano todo mês, não só nos cheios | Atualizar a planilha de julho até hoje, com suas horas | Alto: suposição: a vaga não fica à espera | Não sei |
| Fins de semana por mais um ano | Você aguenta dois trabalhos e aceita o preço em sábados | Marcar quatro semanas: horas de sono e horas com a Clara | Baixo: parar de aceitar encomendas | Não sei |
| Nova: fornecer a cafés em dia útil | Um café paga preço que cubra suas horas, sem sábado | Levar amostra e tabela de preço a três cafés | Médio: suposição: exige horário livre na semana | Não sei |
| Nova, pequena: quatro semanas com retirada só na sexta | Parte dos clientes troca o dia para ter o bolo | Oferecer sexta às próximas cinco encomendas | Quase nenhum: volta o sábado | Não sei |

A coluna final só tem “não sei” porque faltam o valor do aluguel, o do plano e quanto sobra por bolo.

Para levar, sem resposta minha:
- **Advogado:** “Pedindo demissão, o que recebo, o que deixo de receber, e o que acontece com o plano da Clara?” (suposição: ele vem do laboratório)
- **Contador:** “Minha atividade e meu faturamento cabem no MEI, e quanto custa por mês estar em dia?”

## Visto de fora

Uma amiga tem emprego com carteira, sábados de bolo lotados até março e uma planilha parada desde julho. Ela quer sair para ter mais tempo com a Clara, num ofício que entrega aos sábados.

O que você diria a ela?

## Se der errado

Fevereiro de 2028; você pediu as contas e deu errado.

- **O mês fraco não pagou as contas.** Sinal: aluguel ou plano pago com reserva ou cartão. Conferir em maio de 2027.
- **A semana virou véspera de sábado.** Sinal: dois jantares com a Clara perdidos na mesma semana. Conferir em junho de 2027.
- **O preço não cobria suas horas.** Sinal: agenda cheia e sobra menor que o salário antigo. Conferir em agosto de 2027.

## O que você contornou

Que número você espera encontrar no dia em que atualizar a planilha?`,
		corrections: [
			'A justificativa da coluna só com “não sei” não serve para todas as linhas: ficar no laboratório não depende da sobra por bolo, e sim de saber se você já janta com a Clara.',
			'A amiga “quer sair para ter mais tempo com a Clara”: você disse que quer tempo e que quer sair, mas não que uma coisa é o motivo da outra.',
			'O teste da retirada na sexta só pega encomenda nova, e os sábados já lotaram até março. Em 12 de fevereiro você terá promessas de clientes, não sextas trabalhadas.',
			'Nos fins de semana, voltar atrás não é só “parar de aceitar encomendas”: os bolos já marcados até março têm de ser entregues ou devolvidos.',
		],
	},
}
