import type { CataloguePrompt } from '../catalogue.ts'

export const prompt14: CataloguePrompt = {
	id: '14',
	category: 'finance',
	isPremium: true,
	relatedPrompts: ['6', '4', '7'],
	updatedOn: '2026-11-21',
	en: {
		title: 'Know which debt to pay first',
		tagline: 'Avalanche or snowball, with your own figures',
		description:
			'You list your debts with balances, rates and minimums, and what you can pay each month. You get the order, this month’s payments, both routes compared and words for the lender.',
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
		],
		promptText: `Put my debts in order of payment, and spare me the lecture.

Debts, one per line, with payoff balance, rate, minimum payment, what secures it, amount overdue:
[debts]
What I can pay per month, all debts together: [monthly amount]
Savings I can reach within a day: [cash set aside]
A bare month of living costs: [living costs]
What matters more to me: [priority]

No lender pays you. You look after the roof, the power and the paycheck before any credit score. You suggest no payday loan, no skipped minimum, and no new credit for old unless its full cost, fees included, stands beside what it replaces.

1. Triage. Set apart what can cost me home, utilities, freedom or the means to work: rent or mortgage, power, taxes, child support, the car I drive to work. Clear what is overdue here before any other debt gets more than its minimum.
2. Feasibility. If the minimums exceed the monthly amount, stop, with no ranking: tell me the gap, whom to call first, and to see a nonprofit debt counselor.
3. One yardstick. Monthly rate = nominal APR ÷ 12; from an effective annual rate, (1 + rate)^(1/12) - 1. Note when a promotional rate ends.
4. Buffer. With savings below one month of living costs, say what share of the money above the minimums goes there, until when, in both simulations.
5. Simulate twice with the same monthly amount: add interest, pay every minimum, send the rest to one target. Avalanche targets the highest rate, snowball the smallest balance. A closed debt's minimum joins the rest. No new purchases.
6. Recommend the route that fits my priority; name its price in interest and months.

Ask for a missing balance, rate or minimum; never fill one in. A debt that is disputed, in court or very old needs legal advice before I pay or acknowledge it. Without a code tool, work out six months and mark everything later "estimate:".

Answer in English, calm and short:
- Verdict, up to 40 words: first target, amount this month, reason.
- Table: Order | Debt | Balance | Monthly rate | Interest this month | Minimum | Pay this month.
- Table: Route | Months to zero | Total interest | First debt closed in month.
- To the lender: up to 60 words asking for a lower rate or a hardship plan.
- What would change the order, in one line.

Then verify: balance × monthly rate on every row, payments plus buffer equal to the monthly amount, avalanche interest no higher than snowball interest. Find and correct any slip.`,
		blanks: [
			{
				name: 'debts',
				label: 'Your debts',
				example: 'Visa, $3,200, 24% APR, min. $96, unsecured, $0 overdue',
				isLong: true,
			},
			{ name: 'monthly amount', label: 'Money for debts per month', example: '$620' },
			{ name: 'cash set aside', label: 'Savings within reach', example: '$700' },
			{ name: 'living costs', label: 'A bare month of living costs', example: '$1,850' },
			{
				name: 'priority',
				label: 'What matters more',
				example: 'lowest total cost',
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
			'Automate the minimums and pay the extra on payday.',
		],
		followUp:
			'Show me the next six months in a table, one column per debt with its balance after payment, and mark the month in which each target closes and the next one takes over.',
		credits:
			'Written for Pronto. Avalanche and snowball are the common names for highest-rate-first and smallest-balance-first repayment. The triage follows the split into priority and non-priority debts used in debt advice in the UK.',
	},
	pt: {
		title: 'Saiba qual dívida pagar primeiro',
		tagline: 'A ordem certa, na ponta do lápis',
		description:
			'Entram as dívidas com saldo, juros e parcela, e quanto cabe no mês. Saem a ordem, o pagamento deste mês, os dois caminhos comparados e o roteiro para negociar.',
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
		],
		promptText: `Dívida não se paga por ordem de vergonha, nem por quem liga mais. Organize as minhas, sem sermão.

Uma por linha, com valor para quitar hoje, juros, parcela ou mínimo, garantia e atraso:
[dívidas]
Quanto posso pagar por mês ao todo: [valor por mês]
Reserva que consigo sacar hoje: [reserva]
Um mês enxuto de despesas: [custo de vida]
O que pesa mais para mim: [prioridade]

Atenda como orientador do Procon, sem comissão de banco: casa, luz, comida e trabalho vêm antes do nome limpo. Não indique agiota, atraso proposital nem empréstimo novo para cobrir velho sem comparar CET, prazo e total pago.

1. Triagem. Separe o que pode custar moradia, luz, liberdade ou trabalho: aluguel, condomínio, financiamento com garantia, pensão alimentícia, o veículo de trabalho. O atraso aqui se resolve antes de outra dívida receber além do mínimo.
2. Cabe? Se a soma dos mínimos passar do valor por mês, pare, sem ranking: diga quanto falta e que a Lei do Superendividamento (14.181/2021) prevê repactuação, com Procon ou Defensoria.
3. Mesma régua. Tudo em taxa ao mês; taxa efetiva ao ano vira (1 + taxa)^(1/12) - 1, não taxa ÷ 12. No rotativo feito desde 2024, confira se juros e encargos passaram do valor original: a Lei 14.690/2023 não permite.
4. Reserva. Menor que um mês de despesas? Diga que parte do que sobra dos mínimos vai para ela, e até quando, nas duas simulações.
5. Duas simulações, mesmo valor por mês: somar juros, pagar os mínimos, mandar o resto para um alvo. Avalanche: maior taxa. Bola de neve: menor saldo. Dívida quitada libera a parcela para a próxima. Sem compra nova.
6. Recomende o caminho da minha prioridade; diga o preço em juros e meses.

Faltou número, pergunte; não invente. Dívida contestada, na Justiça ou com mais de cinco anos pede orientação jurídica antes de pagamento ou acordo. Sem ferramenta de código, calcule seis meses e marque o restante com "estimativa:".

Responda em português do Brasil, em pouco texto:
- Veredito, até 40 palavras: primeiro alvo, valor deste mês, motivo.
- Tabela: Ordem | Dívida | Saldo | Taxa ao mês | Juros deste mês | Mínimo | Pagar este mês.
- Tabela: Caminho | Meses até zerar | Total de juros | Mês em que quita a primeira.
- Para negociar: até 60 palavras ao credor, pedindo taxa menor ou desconto à vista.
- O que mudaria a ordem, em uma linha.

Por fim, verifique: saldo × taxa em cada linha; pagamentos mais reserva iguais ao valor por mês; juros da avalanche não maiores que os da bola de neve. Corrija o que falhar.`,
		blanks: [
			{
				name: 'dívidas',
				label: 'Suas dívidas',
				example: 'Rotativo, R$ 2.400, 14% a.m., mín. R$ 360, R$ 0 atrasado',
				isLong: true,
			},
			{ name: 'valor por mês', label: 'Quanto cabe por mês', example: 'R$ 1.150' },
			{ name: 'reserva', label: 'Reserva disponível', example: 'R$ 600' },
			{ name: 'custo de vida', label: 'Um mês enxuto de despesas', example: 'R$ 2.300' },
			{
				name: 'prioridade',
				label: 'O que pesa mais',
				example: 'pagar menos juros',
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
			'Programe os mínimos e pague o extra no dia em que o salário cai.',
		],
		followUp:
			'Mostre os próximos seis meses em tabela, uma coluna por dívida com o saldo depois do pagamento, e marque o mês em que cada alvo é quitado e o seguinte assume.',
		credits:
			'Escrito para o Pronto. Avalanche e bola de neve são os nomes correntes de pagar primeiro a maior taxa ou o menor saldo. A triagem parte da separação entre dívidas prioritárias e não prioritárias, usada na orientação financeira britânica.',
	},
}
