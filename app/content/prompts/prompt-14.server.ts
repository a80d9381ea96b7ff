import type { CataloguePrompt } from '../catalogue.ts'

export const prompt14: CataloguePrompt = {
	id: '14',
	category: 'finance',
	isPremium: true,
	relatedPrompts: ['6', '4', '7'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'Know which debt to pay first',
		tagline: 'Avalanche or snowball, with your own figures',
		description:
			'Which debt first, how much this month and what the other routes would cost, from your own balances, rates and minimums. A short message to the lender is part of it.',
		tags: ['debt', 'personal finance', 'avalanche', 'snowball', 'budget'],
		searchedAs: [
			'pay off debt',
			'pay off credit card',
			'credit card',
			'credit card debt',
			'debt snowball',
			'debt avalanche',
			'get out of debt',
			'debt free',
			'debt payoff plan',
			'which loan to pay first',
			'loan',
			'student loan',
			'personal loan',
			'payday loan',
			'car loan',
			'mortgage',
			'overdraft',
			'interest rates',
			'consolidate debt',
			'owe money',
			'behind on payments',
			'debt collector',
			'negotiate with a lender',
			'bad credit',
			'credit score',
			'bankruptcy',
			'save money',
			'saving money',
			'household budget',
			'personal budget',
			'money problems',
			'debt',
			'debts',
			'loans',
			'snowball',
			'too many bills',
			'drowning in debt',
			'four credit cards',
			'owe irs taxes',
			'owe family money',
			'lost my job bills',
			'debt plan spreadsheet',
			'stressed about money',
			'behind on rent',
			'refinance',
			'how long to pay off',
			'line of credit',
			'klarna afterpay owed',
			'bonus tax refund pay',
			'maxed out, minimum payments',
			'balance transfer, medical debt',
			'divorce debt, afford payments',
			'highest interest, smallest balance',
			'pay extra, dave ramsey',
			'debt settlement, debt consolidation',
			'creditors calling, financial freedom',
			'utility arrears, stop interest',
			'collections, repossession',
		],
		promptText: `Put my debts in order of payment; spare me the lecture.

Debts, one per line: payoff balance, rate, minimum payment, security, amount overdue:
[debts]
What I can pay per month in all: [monthly amount]
Savings I can reach within a day: [cash set aside]
A bare month of living costs: [living costs]
What matters more to me: [priority]

No lender pays you: roof, power and paycheck come before any credit score. Suggest no payday loan, no skipped minimum, no new credit for old unless its full cost, fees included, stands beside what it replaces.

1. Triage. Set apart what can cost me my home, utilities, freedom or job: rent, mortgage, power, taxes, child support, the car I drive to work. Arrears here, late fees included, come before more than a minimum elsewhere.
2. Feasibility. Minimums above the monthly amount? Stop, unranked: the gap, whom to call first, a nonprofit debt counselor.
3. One yardstick. Monthly rate = nominal APR ÷ 12; effective annual: (1 + rate)^(1/12) - 1. Name months, from the current one (unknown: “assumption:”); a promotional rate, and maybe the target, changes in its own.
4. Buffer. Savings below a month of living costs? Give it a share of the money above the minimums, the same in all simulations; state share, the sum and month where it stops, and the interest that the full month would cost.
5. Simulate three times, same monthly amount: add interest, pay every minimum, send the rest to one target. Avalanche: highest rate. Snowball: smallest balance. Mixed: smallest balance once, then avalanche. A closed debt’s minimum joins in. No new purchases.
6. Recommend the route for my priority, with its price in interest and months.

Read attached statements. Ask for a missing balance, rate or minimum; never fill it in. Disputed, sued or very old debt: legal advice before I pay or acknowledge it. Without code, work out six months and mark the rest “assumption:”.

Answer in English, calm and short:
- Verdict, up to 40 words: first target, amount this month, reason.
- Order of payment, table, one number per row, arrears apart: Order, Debt, Balance, Monthly rate, Interest this month, Minimum, Pay this month.
- Three routes, table: Route, Months to zero, Total interest, First debt closed in month.
- To the lender (first target), before I pay extra, up to 60 words. If behind: only the sum that makes me current, fees waived. Otherwise: early payoff discount, lower rate or hardship plan; a lump sum only if affordable, buffer untouched.
- What would change the order: one line.

Verify and correct: balance × monthly rate in every row, payments plus buffer = monthly amount, avalanche interest lowest or the reason.`,
		blanks: [
			{
				name: 'debts',
				label: 'Your debts',
				example: 'Visa, $3,200, 24% APR, min. $96, unsecured, $0 overdue',
				kind: 'list',
			},
			{ name: 'monthly amount', label: 'Money for debts per month', example: '$620' },
			{ name: 'cash set aside', label: 'Savings within reach', example: '$700' },
			{ name: 'living costs', label: 'A bare month of living costs', example: '$1,850' },
			{
				name: 'priority',
				label: 'What matters more',
				example: 'lowest total cost',
				kind: 'choice',
				choices: ['lowest total cost', 'a first win soon'],
			},
		],
		instructions:
			'Use it with two or more debts and at least a little money above the minimums. Take balances and rates from this month’s statements, and leave out account numbers. If a court date, an eviction or a repossession is near, call a debt counselor or a lawyer first.',
		steps: [
			'Collect this month’s statement for every debt.',
			'Write one line per debt: payoff balance, rate, minimum, security, amount overdue.',
			'Set the monthly amount after rent, food and transport.',
			'Send it, then check the first row by hand.',
			'Automate the minimums, send the lender the message, and pay the extra after the answer or a week.',
		],
		followUp:
			'Show me the next six months in a table, one column per debt with its balance after payment, and mark the month in which each target closes and the next one takes over.',
		answerParts: [
			{ heading: 'Verdict', note: 'the first debt to attack, and how much this month' },
			{ heading: 'Order of payment', note: 'a table: each debt, what it costs, what to pay now' },
			{ heading: 'Three routes', note: 'a table: avalanche, snowball and a mix, in months and interest' },
			{ heading: 'To the lender', note: 'a short message asking for better terms' },
			{ heading: 'What would change the order', note: 'the one thing to watch' },
		],
		credits:
			'Written for Pronto. Avalanche and snowball are the common names for highest-rate-first and smallest-balance-first repayment. The triage follows the split into priority and non-priority debts used in debt advice in the UK.',
	},
	pt: {
		title: 'Saiba qual dívida pagar primeiro',
		tagline: 'A ordem certa, na ponta do lápis',
		description:
			'A ordem das dívidas, o pagamento deste mês e o preço de cada caminho, com os seus saldos, juros e parcelas. Inclui uma mensagem pronta para negociar com o credor.',
		tags: ['dívida', 'cartão de crédito', 'juros', 'negociar dívida', 'orçamento'],
		searchedAs: [
			'sair das dívidas',
			'pagar dívidas',
			'quitar dívidas',
			'quitar cartão',
			'cartão de crédito',
			'cartão estourado',
			'fatura do cartão',
			'rotativo',
			'cheque especial',
			'empréstimo',
			'consignado',
			'financiamento',
			'boletos atrasados',
			'nome sujo',
			'limpar o nome',
			'serasa',
			'spc',
			'desenrola',
			'renegociar dívida',
			'acordo com o banco',
			'juros altos',
			'endividado',
			'endividada',
			'devendo',
			'superendividamento',
			'bola de neve',
			'fies',
			'economizar dinheiro',
			'juntar dinheiro',
			'guardar dinheiro',
			'organizar finanças',
			'finanças pessoais',
			'orçamento familiar',
			'orçamento doméstico',
			'dívida',
			'dívidas',
			'juros',
			'cheio de dívidas',
			'afogado em dívidas',
			'pagar o mínimo',
			'financiamento do carro',
			'perdi o emprego contas',
			'feirão limpa nome',
			'negativado',
			'dever para família',
			'13º para dívida',
			'restituição para dívida',
			'lei do superendividamento',
			'não consigo pagar',
			'busca e apreensão',
			'cansada de dever',
			'cinco cartões, limite estourado',
			'c6 itau, empréstimo pessoal',
			'financiamento imobiliário, dívida ativa',
			'iptu atrasado, aluguel atrasado',
			'luz atrasada, desempregado dívidas',
			'cobrança ligando, juros abusivos',
			'parcelamento fatura, consignado inss',
			'boleto acumulado, dinheiro curto',
			'casal endividado',
		],
		promptText: `Dívida não se paga por ordem de vergonha, nem por quem liga mais. Organize as minhas, sem sermão.

Uma por linha, com valor para quitar hoje, juros, parcela ou mínimo, garantia e atraso:
[dívidas]
Posso pagar por mês, ao todo: [valor por mês]
Reserva que consigo sacar hoje: [reserva]
Um mês enxuto de despesas: [custo de vida]
O que pesa mais: [prioridade]

Oriente como o Procon: casa, luz, comida e trabalho vêm antes do nome limpo. Não indique agiota, atraso proposital nem empréstimo novo para cobrir velho sem comparar CET, prazo e total pago.

1. Triagem. Separe o que pode custar moradia, luz, liberdade ou trabalho: aluguel, condomínio, financiamento com garantia, pensão alimentícia, veículo de trabalho. O atraso aqui, com multa e mora do boleto atualizado, sai antes de outra dívida receber além do mínimo.
2. Cabe? Mínimos acima do valor por mês: pare, sem ranking; diga quanto falta e que a Lei do Superendividamento (14.181/2021) prevê repactuação, com Procon ou Defensoria.
3. Mesma régua. Tudo ao mês; taxa efetiva ao ano vira (1 + taxa)^(1/12) - 1. Meses com nome, desde o atual (na dúvida, “suposição:”). Rotativo dura uma fatura: pergunte que parcelamento virou. Em cartão desde 2024, juros e encargos não passam do valor original (Lei 14.690/2023): confira.
4. Reserva. Menor que um mês de despesas? Diga que parte da sobra dos mínimos ela recebe, em que valor e mês para, e o juro de completar o mês.
5. Três simulações, mesmo valor e reserva: somar juros, pagar os mínimos, mandar o resto ao alvo. Avalanche: maior taxa. Bola de neve: menor saldo. Mista: menor saldo uma vez, depois avalanche. Dívida quitada passa a parcela à próxima. Sem compra nova.
6. Recomende o da minha prioridade, com preço em juros e meses.

Leia faturas anexadas; faltou número, pergunte. Dívida contestada, na Justiça ou com mais de cinco anos: orientação jurídica antes de pagar. Sem código, calcule seis meses; o restante é “suposição:”.

Responda em português do Brasil:
- Veredito, até 40 palavras: primeiro alvo, valor deste mês, motivo.
- Ordem de pagamento, tabela, um número por linha, atraso à parte: Ordem, Dívida, Saldo, Taxa ao mês, Juros deste mês, Mínimo, Pagar este mês.
- Três caminhos, tabela: Caminho, Meses até zerar, Total de juros, Mês em que quita a primeira.
- Para negociar, antes de pagar além do mínimo: até 60 palavras ao credor do alvo, pedindo taxa menor e abatimento por antecipar (CDC, art. 52), citando portabilidade (consignado e cartão têm); à vista, só sem tocar na reserva.
- O que mudaria a ordem: uma linha.

Verifique e corrija: saldo × taxa em cada linha; pagamentos mais reserva = valor por mês; juros da avalanche, os menores.`,
		blanks: [
			{
				name: 'dívidas',
				label: 'Suas dívidas',
				example: 'Fatura parcelada, R$ 2.400, 9% a.m., parcela R$ 330, em dia',
				kind: 'list',
			},
			{ name: 'valor por mês', label: 'Quanto cabe por mês', example: 'R$ 1.150' },
			{ name: 'reserva', label: 'Reserva disponível', example: 'R$ 600' },
			{ name: 'custo de vida', label: 'Um mês enxuto de despesas', example: 'R$ 2.300' },
			{
				name: 'prioridade',
				label: 'O que pesa mais',
				example: 'pagar menos juros',
				kind: 'choice',
				choices: ['pagar menos juros', 'quitar uma logo'],
			},
		],
		instructions:
			'Use com duas ou mais dívidas e algum dinheiro acima dos mínimos. O Registrato, do Banco Central, mostra de graça o que está no seu nome em bancos e financeiras; não cole CPF nem número de conta. Se há despejo, busca e apreensão ou audiência marcada, procure antes a Defensoria Pública.',
		steps: [
			'Consulte o Registrato e junte a última fatura ou boleto de cada dívida.',
			'Escreva uma linha por dívida: valor para quitar, taxa, parcela, garantia, atraso.',
			'Defina o valor do mês depois de aluguel, comida e transporte.',
			'Envie e confira a primeira linha da tabela na calculadora.',
			'Programe os mínimos, mande a mensagem ao credor e pague o extra depois da resposta ou de uma semana.',
		],
		followUp:
			'Mostre os próximos seis meses em tabela, uma coluna por dívida com o saldo depois do pagamento, e marque o mês em que cada alvo é quitado e o seguinte assume.',
		answerParts: [
			{ heading: 'Veredito', note: 'a primeira dívida a atacar e quanto pagar agora' },
			{ heading: 'Ordem de pagamento', note: 'tabela: cada dívida, quanto custa e quanto pagar' },
			{ heading: 'Três caminhos', note: 'tabela: avalanche, bola de neve e a mista, em meses e em juros' },
			{ heading: 'Para negociar', note: 'uma mensagem curta pedindo condições melhores' },
			{ heading: 'O que mudaria a ordem', note: 'o que vale acompanhar' },
		],
		credits:
			'Escrito para o Pronto. Avalanche e bola de neve são os nomes correntes de pagar primeiro a maior taxa ou o menor saldo. A triagem parte da separação entre dívidas prioritárias e não prioritárias, usada na orientação financeira britânica.',
	},
}
