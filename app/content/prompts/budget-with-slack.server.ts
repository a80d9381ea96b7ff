import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'budget-with-slack',
	category: 'finance',
	isPremium: false,
	relatedPrompts: ['14', 'cash-installments-or-wait', '4'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A monthly budget that survives a mistake',
		tagline: 'The surprise is already in it',
		description:
			'Last month’s real spending becomes next month’s plan, with a line set aside for what always goes wrong. What remains is one number to watch each week.',
		tags: ['budget', 'monthly budget', 'personal finance', 'spending plan'],
		searchedAs: [
			'monthly budget template',
			'make a budget',
			'how do I make a budget',
			'budget planner',
			'budgeting',
			'spending plan for the month',
			'50 30 20',
			'50/30/20 rule',
			'zero-based budget',
			'envelope method',
			'cash stuffing',
			'where does my money go',
			'money runs out before payday',
			'living paycheck to paycheck',
			'stop overspending',
			'I always go over budget',
			'budget for unexpected expenses',
			'family budget',
			'budget on one income',
			'how much can I spend per week',
			'track my expenses',
			'budget for beginners',
			'budget that works',
			'plan next month’s money',
			'never have money left',
			'broke at the end of the month',
			'budget on minimum wage',
			'irregular income budget',
			'couple budget shared expenses',
			'moved out budgeting',
			'overspending on takeout',
			'expense tracker spreadsheet',
			'ynab mint excel',
			'bad with money',
			'cost of living',
			'allowance per week',
			'single mom budget',
			'financial planner personal',
			'save more each month',
			'car broke down unexpected',
			'student budget, first salary',
			'spend less, emergency fund',
			'financial control',
		],
		promptText: `Most budgets die of their first surprise. Build mine for [month] with the surprise already in it.

Reaches my account: [take-home pay]
Left it last month, one line each, with the amount:
[last month]
Comes up in [month] and didn’t last month: [one-offs]
What I want the month to do for me: [aim]

Plan from what I spent. A budget copied from good intentions is only a wish.

1. Give every line a kind: Owed (amount and date are fixed), Lived on (needed, but the amount moves) or Chosen. Cash nobody can explain, and pay that went without any line, become a line called Unnamed at the full amount. It stays whole and is no cut; tell me where on the statement to look for it. If I pay off a card, its minimum is Owed: ask, and until then use an “assumption:”. What won’t come again, like a birthday that is over, is Past: 0, and no cut either.
2. Open with a line called Slack, before any cut: 5% of take-home pay or the sum of last month’s surprises, whichever is larger. Name the lines you read as surprises. They aren’t repeated; Slack stands in for them.
3. Carry Lived on and Chosen over at last month’s amounts, never lower. Add the one-offs, then the aim. Anything left joins the aim.
4. Over my pay? Make up to three cuts among the Chosen, each with what I would miss. Then shrink Slack, by half at most, and name the surprise of last month it could no longer pay; then the aim. Still over: stop, show the gap and the lines that can’t wait, and send me to a nonprofit credit counselor before I borrow.

Give me:
- a table, Line | Kind | Last month | [month] | Why it changed, whose total is my pay (compute with code if you can);
- one number for the week: Lived on, Unnamed and Chosen, after the cuts, without the one-offs and without what leaves once a month (power, streaming, a haircut: name them), divided by the days of [month], times 7;
- three rules of one line: what pays for the first overrun, what pays for the second, where unused Slack goes.

Whatever you had to guess starts with “assumption:”.`,
		blanks: [
			{ name: 'month', label: 'Month to plan', example: 'January' },
			{ name: 'take-home pay', label: 'Take-home pay', example: '$3,450 on the last working day' },
			{
				name: 'last month',
				label: 'Last month’s spending',
				example: 'Rent 1,250; groceries 512; tire after a nail 164',
				kind: 'list',
			},
			{ name: 'one-offs', label: 'New this month', example: 'car registration $140; a wedding, $220' },
			{ name: 'aim', label: 'What the month is for', example: 'put $250 into an emergency fund' },
		],
		instructions:
			'Use it in the last days of a month, with your bank and card statements open. If your income changes from month to month, enter the lowest of the last six. It is not for choosing between debts, and it can’t fix a month that starts with unpaid rent: call a counselor first.',
		steps: [
			'Copy last month’s lines from the statement, without account numbers.',
			'Write down what next month brings that last month didn’t.',
			'Send it, and argue with the kinds before you look at the totals.',
			'Put the weekly number on your phone’s lock screen.',
		],
		followUp:
			'The month is over and I will paste what I really spent. Tell me which single line was planned wrong, what Slack paid for, and what changes in the next table.',
		credits:
			'Written for Pronto. Planning from what happened instead of from intentions is the remedy that Daniel Kahneman and Amos Tversky proposed for the planning fallacy (1979), later named the outside view. The 5% floor for Slack is our own.',
	},
	pt: {
		title: 'Um orçamento do mês que aguenta um erro',
		tagline: 'O imprevisto já entra na conta',
		description:
			'O extrato do mês passado vira o plano do próximo, com uma linha só para o que sempre dá errado. No fim, fica um valor por semana para você acompanhar.',
		tags: ['orçamento', 'orçamento mensal', 'finanças pessoais', 'controle de gastos'],
		searchedAs: [
			'planilha de orçamento mensal',
			'fazer um orçamento',
			'como fazer orçamento mensal',
			'organizar o salário',
			'dividir o salário',
			'regra 50 30 20',
			'50 30 20',
			'método dos envelopes',
			'controle de gastos mensais',
			'planilha de gastos',
			'para onde vai meu dinheiro',
			'meu dinheiro não dá pro mês',
			'salário acaba antes do fim do mês',
			'sobra mês no fim do salário',
			'gastar menos',
			'cortar gastos',
			'imprevistos no orçamento',
			'gastos do mês',
			'quanto posso gastar por semana',
			'planejar o mês',
			'orçamento da casa',
			'orçamento doméstico',
			'contas de casa',
			'fatura do cartão come o salário',
			'como me organizar com dinheiro',
			'planejamento financeiro pessoal',
			'não sobra nada',
			'vivo no aperto',
			'salário mínimo orçamento',
			'gasto muito com ifood',
			'compras por impulso',
			'casal dividir despesas',
			'sair da casa dos pais',
			'renda variável orçamento',
			'reserva de emergência',
			'aprender a poupar',
			'planilha excel gastos',
			'app de gastos',
			'custo de vida',
			'conseguir guardar dinheiro',
			'carro quebrou imprevisto',
			'ganho pouco, gastar demais',
			'primeiro salário, mãe solo',
			'controlar finanças, estudante república',
			'mesada, orçamento',
		],
		promptText: `Todo mês acontece alguma coisa que “não estava no orçamento”. No meu de [mês], ela vai estar.

Cai na minha conta: [renda líquida]
Saiu no mês passado, um gasto por linha, com valor:
[mês passado]
Vai ter em [mês] e não teve no mês passado: [gastos avulsos]
Para que quero que o mês sirva: [objetivo]

Comece pelo extrato, não pela boa intenção.
1. Marque cada linha: Fixa (valor e dia já definidos), Variável (precisa, mas o valor muda) ou Escolha. O dinheiro que sumiu, renda menos tudo o que tem linha, vira a linha Sem nome, inteira: não se corta o que ninguém sabe o que é, e você diz em que parte do extrato procurar. Fatura de cartão pertence ao mês em que vence: abra por compra e diga quantas parcelas faltam. Compra de fatura já fechada não se corta neste mês; sem saber se fechou, pergunte e mostre o mês dos dois jeitos. Vale-alimentação corre à parte, não soma na renda.
2. A primeira linha se chama Folga: 5% da renda ou a soma dos sustos do mês passado, o que for maior. Aponte quais gastos você leu como susto; eles não se repetem, a Folga responde por eles.
3. Variável e Escolha entram com o valor que tiveram, nunca menor. Depois vêm os avulsos e, por fim, o objetivo. O que sobrar engorda o objetivo. Avulso em parcelas: anote as dos meses seguintes.
4. Não coube? Faça até três cortes em Escolha e diga o que eu perco em cada um. Em seguida encolha a Folga, no máximo pela metade, e só então o objetivo. Continuou sem caber: pare, mostre o buraco e o que não pode atrasar, e me mande ao Procon ou à Defensoria, que orientam de graça, antes de qualquer empréstimo.

Devolva:
- tabela Linha | Tipo | Mês passado | [mês] | Por que mudou, com total igual à renda (calcule com código, se puder);
- um valor por semana: Variável, Sem nome e Escolha, já com os cortes, sem os avulsos e sem as contas que saem uma vez por mês (luz, água, streaming: diga quais), dividido pelos dias de [mês], vezes 7;
- três combinados de uma linha: de onde sai o primeiro estouro, de onde sai o segundo, para onde vai a Folga que sobrar.

O que você deduzir leva “suposição:”.`,
		blanks: [
			{ name: 'mês', label: 'Mês a planejar', example: 'janeiro' },
			{ name: 'renda líquida', label: 'Renda líquida', example: 'R$ 3.980 no quinto dia útil' },
			{
				name: 'mês passado',
				label: 'Gastos do mês passado',
				example: 'Aluguel 1.350; mercado 430; conserto da máquina 280',
				kind: 'list',
			},
			{
				name: 'gastos avulsos',
				label: 'O que este mês tem a mais',
				example: 'material escolar R$ 420; IPVA R$ 310',
			},
			{ name: 'objetivo', label: 'Para que serve o mês', example: 'guardar R$ 300 para a reserva' },
		],
		instructions:
			'Use nos últimos dias do mês, com o extrato e a fatura abertos. Quem tem renda variável informa a menor dos últimos seis meses. Não serve para escolher entre dívidas nem resolve aluguel já atrasado: nesse caso, procure orientação antes de planejar.',
		steps: [
			'Copie os gastos do extrato e da fatura, sem número de conta nem CPF.',
			'Anote o que o próximo mês traz de diferente.',
			'Envie e discuta primeiro os tipos, depois os totais.',
			'Deixe o valor da semana na tela de bloqueio do celular.',
		],
		followUp:
			'O mês acabou e vou colar o que gastei de verdade. Diga qual linha estava mal planejada, o que a Folga pagou e o que muda na próxima tabela.',
		credits:
			'Escrito para o Pronto. Planejar pelo que aconteceu, e não pelo que se pretende, é o remédio que Daniel Kahneman e Amos Tversky propuseram para a falácia do planejamento (1979), mais tarde chamado de visão de fora. O piso de 5% para a Folga é nosso.',
	},
}
