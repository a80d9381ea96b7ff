import type { CataloguePrompt } from '../catalogue.ts'

export const prompt06: CataloguePrompt = {
	id: '6',
	category: 'finance',
	isPremium: true,
	relatedPrompts: ['14', '1', '2'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'Your next 90 days of cash, week by week',
		tagline: 'See the tight week before it comes',
		description:
			'Thirteen weeks of cash, built from today’s balance, the money you expect and the bills with their dates. The tight week shows up early, with a worse case and whom to call first.',
		tags: ['cash flow', 'forecast', 'small business', 'budget'],
		searchedAs: [
			'cashflow',
			'cash flow projection',
			'cash projection',
			'cash flow statement',
			'13-week cash flow',
			'cash runway',
			'runway',
			'burn rate',
			'run out of money',
			'run out of cash',
			'cash crunch',
			'short on cash',
			'working capital',
			'liquidity',
			'bills to pay',
			'accounts payable',
			'accounts receivable',
			'pay suppliers',
			'make payroll',
			'late-paying clients',
			'unpaid invoices',
			'bank balance',
			'financial planning',
			'financial projection',
			'business budget',
			'monthly budget',
			'income and expenses',
			'treasury',
			'slow season',
			'cash',
			'pay employees',
			'afford to hire',
			'money coming in',
			'money going out',
			'when money runs out',
			'can I pay rent next month',
			'bank loan application',
			'line of credit',
			'startup runway months',
			'money tight in january',
			'survive slow months',
			'buy a van',
			'three months ahead',
			'profitable but no cash',
			'taxes due, projection spreadsheet',
			'big order, overdraft business',
			'money plan, supplier terms',
			'afford equipment, construction company',
			'vat payment',
			'restaurant, agency, salaries, quarter, accountant',
			'inventory, predict, nonprofit',
		],
		promptText: `A profitable month can still bounce a payment. Build my 13-week cash forecast by the direct method: money in and money out, each in the week it moves.

You are the treasurer of a firm too small to have one. You believe the bank statement before the invoice, you would rather worry me in week 2 than surprise me in week 9, and you do not count a sale as cash because somebody sounded keen.

Business: [business]
Week 1 begins on: [start date]
Cash in all accounts that morning: [opening cash]
Money I expect, with due dates: [expected receipts]
Money I must pay, with due dates: [payments due]
How clients really pay: [payment habit]
Balance I never want to go below: [cash floor]

1. Grade every receipt. Certain: delivered and accepted. Likely: agreed, not yet delivered. Hoped: the rest, listed under the table and never in it.
2. Move each receipt to the week it should arrive, given the payment habit, net of card fees.
3. Enter payments in the week they fall due: wages, suppliers, rent, taxes, loan principal and interest, my own draw. Leave out depreciation and transfers between my accounts.
4. Each week: opening + receipts - payments = closing, which opens the next week. Headroom = closing - cash floor.
5. Stress case: likely money never comes, certain money arrives two weeks later still, payments stay. Name what slides past week 13.
6. If headroom turns negative, pull levers in this order: collect sooner, move a payment with the other side’s consent, cut or delay a purchase, and only then borrow.

No opening balance or no payments: ask and wait. Other items without amount or date become questions. No taxes, wages or draw listed: ask once whether that is right. Mark what you infer “assumption:”. If you can open my accounts, invoices or books, read amounts there. If the base case cannot cover wages, taxes or a loan installment, send me to an accountant before any new debt.

Answer in English:
- Verdict, two sentences: lowest closing balance, its week, whether the floor holds.
- Base table, 13 rows and a total: Week | Begins | Opening | Receipts | Payments | Closing | Headroom.
- Stress table, the same columns.
- Levers, at most three: amount, whom to speak to, by which date, new lowest balance.
- Assumptions and questions, at most eight lines.

Compute with code if you can, and add a spreadsheet with live formulas. Then test both tables: opening cash + total receipts - total payments = closing of week 13, with every item used once or named as left out. Correct any difference; end with the two calculations.`,
		blanks: [
			{ name: 'business', label: 'Business', example: 'design studio, three people', meaning: 'business' },
			{ name: 'start date', label: 'Monday of week 1', example: '2027-01-11', kind: 'date' },
			{ name: 'opening cash', label: 'Cash in all accounts', example: '$18,400' },
			{
				name: 'expected receipts',
				label: 'Money you expect',
				example: 'Invoice 31, café menu, $4,200, due January 20',
				kind: 'list',
			},
			{
				name: 'payments due',
				label: 'Money you must pay',
				example: 'Rent $1,900 on the 1st; wages $6,300 on the 28th',
				kind: 'list',
			},
			{
				name: 'payment habit',
				label: 'How clients really pay',
				example: 'about ten days late; cards after two days',
			},
			{ name: 'cash floor', label: 'Lowest balance you accept', example: '$6,000' },
		],
		instructions:
			'Use it when money comes and goes on different days and you want a quarter’s warning: projects, seasons, one big client. Rebuild it every Monday with the real balance. It does not replace the books, and it is not a statement to show a bank unchecked.',
		steps: [
			'Read this morning’s balance from every account and add them up.',
			'List open invoices and agreed work with due dates.',
			'List thirteen weeks of payments, taxes and your own draw included.',
			'Paste everything, answer the questions and check the two closing calculations.',
			'Make the first call the same day, and check week 1 against the bank when it ends.',
		],
		followUp:
			'A week has passed. I will paste the real closing balance and what did not happen as planned; update the forecast, drop the finished week, add a new week 13 and explain every difference over 5%.',
		answerParts: [
			{ heading: 'Verdict', note: 'the tightest week, and whether you stay above your floor' },
			{ heading: 'Base table', note: 'thirteen weeks: what comes in, what goes out, what is left' },
			{ heading: 'Stress table', note: 'the same weeks if money comes late or not at all' },
			{ heading: 'Levers', note: 'up to three moves: with whom, by when, what they change' },
			{ heading: 'Assumptions and questions', note: 'what was inferred, and what you still have to say' },
		],
		credits:
			'Written for Pronto. The direct, or receipts and payments, method over thirteen weeks is common treasury and turnaround practice. The grades, the stress case and the order of levers were set down for this prompt.',
	},
	pt: {
		title: 'Seu caixa nos próximos 90 dias',
		tagline: 'A semana apertada, vista com antecedência',
		description:
			'Treze semanas de caixa a partir do saldo de hoje, do que há para receber e das contas com vencimento. A semana apertada aparece cedo, com um cenário ruim e o que fazer.',
		tags: ['fluxo de caixa', 'previsão', 'pequena empresa', 'contas a pagar'],
		searchedAs: [
			'previsão de caixa',
			'projeção de caixa',
			'projeção financeira',
			'planilha de fluxo de caixa',
			'capital de giro',
			'contas a receber',
			'contas da empresa',
			'controle financeiro',
			'planejamento financeiro',
			'entradas e saídas',
			'pagar fornecedores',
			'pagar boletos',
			'pagar funcionários',
			'folha de pagamento',
			'décimo terceiro',
			'inadimplência',
			'clientes que não pagam',
			'recebíveis',
			'antecipar recebíveis',
			'caixa apertado',
			'caixa da empresa',
			'falta dinheiro no fim do mês',
			'ficar sem dinheiro',
			'dinheiro em caixa',
			'orçamento da empresa',
			'saldo da conta',
			'reserva de emergência da empresa',
			'mês fraco',
			'boletos',
			'fornecedores',
			'caixa vai faltar',
			'dinheiro vai acabar',
			'contas a pagar e receber',
			'vou conseguir pagar',
			'aluguel da loja',
			'conta no vermelho',
			'quando acaba o dinheiro',
			'vendo mas não tenho dinheiro',
			'faturamento alto e caixa zerado',
			'dono de loja',
			'das simples, empréstimo empresa',
			'cliente atrasa, recebo parcelado',
			'recebimento cartão, pedido grande',
			'caixa negativo, janeiro fraco',
			'baixa temporada, 13º funcionários',
			'férias funcionário, comprar equipamento',
			'construtora obra, fornecedor prazo',
			'três meses, boleto vencendo',
			'mei caixa, pró-labore',
			'restaurante, loja, sazonal, salários, impostos',
			'trimestre, contador, pronampe, maquininha, estoque',
			'sobreviver, prever',
		],
		promptText: `Venda feita não é dinheiro na conta: boleto atrasa, cartão cai em trinta dias e o DAS vence no dia 20. Projete 13 semanas do meu caixa pelo método direto, cada valor na semana em que o dinheiro se movimenta.

Faça o papel da pessoa do financeiro que ainda não posso contratar. Ela acredita no extrato antes da nota, prefere preocupar na segunda semana a assustar na nona e não lança “o cliente ficou de fechar”.

Empresa: [negócio]
A semana 1 começa em: [data de início]
Saldo de todas as contas nessa manhã: [saldo inicial]
O que espero receber, com vencimento: [entradas previstas]
O que tenho a pagar, com vencimento: [saídas previstas]
Como os clientes pagam de verdade: [hábito de pagamento]
Saldo mínimo que aceito: [caixa mínimo]

1. Classifique cada entrada. Certa: entregue e aceita. Provável: combinada, ainda não entregue. Esperança: o resto, em lista, fora da tabela.
2. Leve cada entrada para a semana em que deve cair, conforme o hábito de pagamento; cartão, líquido de taxa.
3. Lance as saídas na semana do vencimento: folha, FGTS, DAS, aluguel, fornecedores, empréstimo (parcela inteira), pró-labore, retirada. Sem depreciação nem transferência entre contas próprias.
4. Por semana: saldo inicial + entradas - saídas = saldo final, que abre a seguinte. Folga = saldo final - caixa mínimo.
5. Cenário ruim: o provável não vem, o certo chega mais duas semanas depois, as saídas não mudam. Cite o que passa da semana 13.
6. Folga negativa? Proponha nesta ordem: receber antes, negociar vencimento, cortar ou adiar compra e, só por último, tomar crédito. Antecipar recebível é crédito: mostre o custo.

Sem saldo inicial ou sem saídas, pergunte e espere. Outro item sem valor ou data vira pergunta. Sem imposto, folha, 13º ou pró-labore na lista, confirme uma vez. O que você deduzir leva “suposição:”. Se puder abrir extrato, notas ou planilha, leia os valores lá. Se o cenário base não pagar folha, imposto ou parcela, me mande ao contador antes de dívida nova.

Responda em português do Brasil:
- Veredito em duas frases: menor saldo, em que semana, se o mínimo aguenta.
- Tabela base, 13 linhas e total: Semana | Início | Saldo inicial | Entradas | Saídas | Saldo final | Folga.
- Tabela do cenário ruim, mesmas colunas.
- Até três providências: valor, com quem falar, até quando, novo menor saldo.
- Suposições e perguntas, até oito linhas.

Calcule com código, se puder, e entregue a planilha com fórmulas. Prove as duas tabelas: saldo inicial + total de entradas - total de saídas = saldo final da semana 13, com cada item usado uma vez ou citado como fora. Corrija o que não bater; termine com as duas contas.`,
		blanks: [
			{
				name: 'negócio',
				label: 'Empresa',
				example: 'confecção de uniformes, cinco pessoas',
				meaning: 'business',
			},
			{ name: 'data de início', label: 'Segunda-feira da semana 1', example: '2027-01-11', kind: 'date' },
			{ name: 'saldo inicial', label: 'Saldo de todas as contas', example: 'R$ 32.500' },
			{
				name: 'entradas previstas',
				label: 'O que vai receber',
				example: 'Boleto do colégio, R$ 7.800, vence em 22/1',
				kind: 'list',
			},
			{
				name: 'saídas previstas',
				label: 'O que vai pagar',
				example: 'Aluguel R$ 3.200, dia 10; DAS R$ 1.950, dia 20',
				kind: 'list',
			},
			{
				name: 'hábito de pagamento',
				label: 'Como os clientes pagam',
				example: 'boleto com uma semana de atraso; crédito em 30 dias',
			},
			{ name: 'caixa mínimo', label: 'Caixa mínimo', example: 'R$ 10.000' },
		],
		instructions:
			'Use quando o dinheiro entra num dia e sai em outro e você quer um trimestre de aviso: encomenda, sazonalidade, cliente grande que atrasa. Refaça toda segunda com o saldo real. Não substitui a contabilidade nem vai para o banco sem revisão do contador.',
		steps: [
			'Some o saldo desta manhã em todas as contas.',
			'Liste boletos em aberto, vendas no cartão e serviços combinados, com data.',
			'Liste as contas das treze semanas, com imposto, folha e retirada.',
			'Cole tudo, responda às perguntas e confira as duas contas finais.',
			'Faça o primeiro contato no mesmo dia e, no fim da semana 1, confira com o extrato.',
		],
		followUp:
			'Passou uma semana. Vou colar o saldo real e o que não saiu como previsto; atualize a projeção, tire a semana encerrada, acrescente uma nova semana 13 e explique cada diferença acima de 5%.',
		answerParts: [
			{ heading: 'Veredito', note: 'a semana mais apertada e se o saldo fica acima do mínimo' },
			{ heading: 'Tabela base', note: 'treze semanas: o que entra, o que sai, o que sobra' },
			{ heading: 'Tabela do cenário ruim', note: 'as mesmas semanas se o dinheiro atrasar ou não vier' },
			{ heading: 'Providências', note: 'até três: com quem, para quando e o que muda' },
			{ heading: 'Suposições e perguntas', note: 'o que foi deduzido e o que falta você dizer' },
		],
		credits:
			'Escrito para o Pronto. O fluxo de caixa projetado pelo método direto, em treze semanas, é prática comum de tesouraria e de recuperação de empresas. A classificação, o cenário ruim e a ordem das providências são deste prompt.',
	},
}
