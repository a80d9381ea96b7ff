import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'yearly-bills-in-twelve',
	category: 'finance',
	isPremium: true,
	relatedPrompts: ['budget-with-slack', '14', 'cash-installments-or-wait'],
	publishedOn: '2026-12-28',
	updatedOn: '2026-12-28',
	en: {
		title: 'Yearly bills paid by a monthly transfer',
		tagline: 'One steady amount, no surprise bills',
		description:
			'Insurance, property tax, camp and the holidays become one steady monthly transfer, the smallest that never falls short. It finds the tightest month and says what to do if the amount is too much.',
		tags: ['sinking fund', 'annual bills', 'budget', 'property tax', 'insurance'],
		searchedAs: [
			'sinking fund',
			'sinking funds',
			'sinking fund calculator',
			'yearly bills',
			'annual bills',
			'annual expenses',
			'irregular expenses',
			'non-monthly expenses',
			'once a year bills',
			'save for property tax',
			'property tax bill',
			'car insurance paid yearly',
			'car registration due',
			'school fees per year',
			'holiday savings plan',
			'christmas savings plan',
			'spread bills over the year',
			'divide annual bills by 12',
			'how much to set aside each month',
			'set aside money for bills',
			'bills calendar',
			'january bills',
			'budget for annual subscriptions',
			'pay annually or monthly',
			'back to school costs',
			'forgot about a bill',
			'big expense coming',
			'home insurance, life insurance',
			'summer camp, amazon prime',
			'christmas gifts, vet bills',
			'quarterly taxes, hoa dues',
			'rent insurance, licence renewal',
			'surprise bill, automatic transfer',
			'savings pots, monzo pots',
			'separate account, budgeting yearly',
			'water rates, council tax',
			'road tax, save ahead',
			'planned expenses',
			'vacation, tuition, birthdays, dentist, tires',
			'boiler, predictable, mot, escrow',
		],
		promptText: `Build me a sheet. On one side, the bills that come once or twice a year; on the other, a transfer of the same size every month, made before that month’s bills. The account between them must never go below zero.

Yearly bills: name, amount and its source (notice or last year), due date, ways to pay:
[yearly bills]
Already set aside for them: [set aside]
Twelve months beginning: [start month]
The most I can transfer a month: [ceiling]
Money that comes once, with its month: [extra money]
Raise last year’s amounts by: [margin]

Dividing the total by twelve is the classic mistake, because April doesn’t wait for December. Find the steady transfer instead. For each month k from 1 to 12: (bills due up to k - set aside - extra money up to k) ÷ k, counting extra money in the month it arrives. The largest of the twelve, or zero, is the transfer; its month is the pinch.

Begin with the cheapest way to pay each bill. If the transfer then exceeds the ceiling, try these in order and recompute after each: installments for a bill due up to the pinch, with their extra cost; a due date I could ask to move; a higher transfer until the pinch and a lower one after. Still too high: show the gap and name the bill it falls on. A bill that is already overdue doesn’t belong in the sheet; tell me to call whoever sent it.

Due dates, discounts and rates differ by state, city and company. Use mine; a missing one is a question, never your memory. A notice is not raised by the margin. Label whatever you infer “assumption:”.

Give me a spreadsheet file if you can make one, with formulas in it; otherwise a block of CSV. Then:
- The transfer: amount, pinch month, and the formula with its numbers.
- Twelve months: Month | Opening | Transfer | Extra | Bills, named | Closing.
- One payment or several: each bill that has a choice, what the choice costs, your pick.
- After the pinch: the transfer from then on, and next year’s, total ÷ 12.
- To confirm: dates and amounts I must still look up.

Prove it in one line: opening + transfers + extra - bills = closing of month 12, and no closing is negative.`,
		blanks: [
			{
				name: 'yearly bills',
				label: 'Bills that come once a year',
				example: 'Car insurance $1,140 (last year), Feb 20, or 6 × $202',
				kind: 'list',
			},
			{ name: 'set aside', label: 'Already set aside', example: '$350' },
			{ name: 'start month', label: 'First month', example: 'January 2027' },
			{ name: 'ceiling', label: 'Most you can transfer', example: '$530' },
			{ name: 'extra money', label: 'Money that comes once', example: 'tax refund, about $700, April' },
			{
				name: 'margin',
				label: 'Raise last year’s amounts by',
				example: '5%',
				kind: 'choice',
				choices: ['0%', '5%', '10%'],
			},
		],
		instructions:
			'Use it in January or whenever a big yearly bill has caught you out. Take amounts from notices, and from last year’s statement where no notice has come. It doesn’t plan daily spending or debt, and a tax notice you disagree with goes to the office that sent it.',
		steps: [
			'Search last year’s statements for everything that appears once or twice.',
			'Write one line per bill with amount, due date and ways to pay.',
			'Fill in the blanks and check the pinch month by hand.',
			'Set up the transfer for the day after payday, to a separate account.',
			'Put a reminder seven days before each due date.',
		],
		followUp:
			'A bill has arrived that isn’t what the sheet says. I will paste it: replace the line, recompute the transfer from this month on, and tell me in one sentence what changed.',
		answerParts: [
			{ heading: 'The transfer', note: 'one sum per month, and the point of the year that sets it' },
			{ heading: 'Twelve months', note: 'the whole year in a table that you can check' },
			{ heading: 'One payment or several', note: 'what paying in parts really costs, bill by bill' },
			{ heading: 'After the pinch', note: 'the relief later this year, and the figure for next year' },
			{ heading: 'To confirm', note: 'what only a notice or an office can tell you' },
		],
		credits:
			'Written for Pronto. Setting money aside for a known bill is the old idea of a sinking fund. The steady transfer as the largest running average of what is due is plain cumulative arithmetic.',
	},
	pt: {
		title: 'IPVA, IPTU e matrícula em doze vezes',
		tagline: 'Janeiro deixa de ser susto',
		description:
			'IPVA, IPTU, matrícula, seguro, fim de ano: as contas anuais viram uma transferência igual todo mês. A planilha acha o mês mais apertado e compara cota única com parcelas.',
		tags: ['ipva', 'iptu', 'contas de janeiro', 'orçamento anual', 'material escolar'],
		searchedAs: [
			'ipva à vista ou parcelado',
			'ipva cota única',
			'parcelar ipva',
			'iptu à vista ou parcelado',
			'iptu cota única',
			'desconto iptu',
			'contas de começo de ano',
			'contas de janeiro',
			'gastos de janeiro',
			'despesas de início de ano',
			'matrícula da escola',
			'material escolar',
			'lista de material escolar caro',
			'rematrícula',
			'seguro do carro anual',
			'licenciamento',
			'despesas anuais',
			'contas anuais',
			'despesas sazonais',
			'quanto guardar por mês para o ipva',
			'juntar dinheiro para ipva e iptu',
			'dividir contas do ano em 12',
			'planejamento anual de gastos',
			'o que fazer com o 13º',
			'guardar para o fim do ano',
			'anuidade do conselho',
			'seguro de vida',
			'viagem de férias',
			'crea oab crm',
			'esqueci da conta',
			'caixinhas',
			'taxa de lixo',
			'provisionar',
			'três por cento',
			'seguro residencial, escola particular',
			'livros escola, assinatura anual',
			'presentes natal, manutenção carro',
			'pneu revisão, anuidade cartão',
			'condomínio extra, licenciamento detran',
			'imposto carro, conta surpresa',
			'caixinha nubank, conta separada',
			'transferência automática, grande despesa',
			'décimo terceiro, se preparar',
			'gastos previsíveis',
			'férias, uniforme, aniversários, veterinário, dentista',
			'dedetização, cofrinho, reservar, reserva, dpvat',
			'provisão, multa, rateio',
		],
		promptText: `Janeiro cobra de uma vez o que o ano inteiro podia ter guardado. Monte uma planilha em que as contas anuais são pagas por uma transferência mensal de valor fixo, feita antes das contas daquele mês, numa conta que nunca fica negativa.

Contas do ano: nome, valor e de onde ele vem (aviso deste ano ou valor do ano passado), vencimento, formas de pagar:
[contas do ano]
Já guardado para elas: [já guardado]
Doze meses a partir de: [mês inicial]
O máximo que consigo transferir por mês: [teto]
Dinheiro que entra uma vez só, com o mês: [entradas extras]
Aumentar o valor do ano passado em: [reajuste]

Somar tudo e dividir por doze não funciona: o IPVA não espera dezembro. A conta certa, para cada mês k de 1 a 12: (contas vencidas até k - já guardado - extras até k) ÷ k. O maior dos doze resultados, ou zero, é a transferência; o mês dele é o aperto.

Comece com cada conta na forma mais barata de pagar. Passou do teto? Nesta ordem, recalculando a cada passo: parcelar uma conta que vence até o aperto e dizer quanto isso custa a mais (desconto perdido é custo); pedir outro vencimento; transferir mais até o aperto e menos depois. Se ainda faltar, mostre quanto e em qual conta. Conta já atrasada fica fora: procuro a prefeitura, o estado ou a escola e peço o parcelamento oficial.

Calendário, cota única e desconto mudam por estado e cidade. Valem os meus; o que faltar é pergunta, não lembrança sua. Valor de aviso deste ano não recebe reajuste. Link ou boleto que chegou por mensagem, nunca: a guia sai do site oficial. O que deduzir leva “suposição:”.

Entregue um arquivo de planilha com fórmulas, se puder criar; senão, um bloco CSV. Em seguida:
- A transferência: valor, mês do aperto e a conta aberta.
- Os doze meses: Mês | Saldo inicial | Transferência | Extras | Contas, com nome | Saldo final.
- Cota única ou parcelas: cada conta com escolha, o custo da escolha, a sua indicação.
- Depois do aperto: a transferência dali em diante e a do ano que vem, total ÷ 12.
- Falta confirmar: datas e valores que ainda preciso buscar.

Feche com a prova: saldo inicial + transferências + extras - contas = saldo final do mês 12, sem nenhum saldo negativo.`,
		blanks: [
			{
				name: 'contas do ano',
				label: 'Contas que vêm uma vez por ano',
				example: 'IPVA R$ 1.860 (aviso): 15/1 com 3%, ou 3 × R$ 620',
				kind: 'list',
			},
			{ name: 'já guardado', label: 'Já guardado', example: 'R$ 1.900, sobra do 13º' },
			{ name: 'mês inicial', label: 'Primeiro mês', example: 'janeiro de 2027' },
			{ name: 'teto', label: 'Máximo por mês', example: 'R$ 620' },
			{
				name: 'entradas extras',
				label: 'Dinheiro que entra uma vez',
				example: 'um terço de férias, R$ 900, em julho',
			},
			{
				name: 'reajuste',
				label: 'Aumentar o valor passado em',
				example: '5%',
				kind: 'choice',
				choices: ['0%', '5%', '10%'],
			},
		],
		instructions:
			'Use em janeiro, com as guias na mão, ou em novembro, antes que o 13º evapore. Valores vêm do aviso; sem aviso, do extrato do ano passado. Não planeja o dia a dia nem resolve dívida; imposto com valor errado se contesta na prefeitura ou na Sefaz.',
		steps: [
			'Procure no extrato do ano passado tudo que apareceu uma ou duas vezes.',
			'Escreva uma linha por conta, com valor, vencimento e formas de pagar.',
			'Preencha e confira o mês do aperto na calculadora.',
			'Agende a transferência para o dia seguinte ao salário, em conta separada.',
			'Ponha um lembrete sete dias antes de cada vencimento.',
		],
		followUp:
			'Chegou uma conta diferente do que está na planilha. Vou colar: troque a linha, recalcule a transferência deste mês em diante e diga em uma frase o que mudou.',
		answerParts: [
			{ heading: 'A transferência', note: 'uma quantia por mês e a época do ano que a define' },
			{ heading: 'Os doze meses', note: 'o ano inteiro em tabela, fácil de conferir' },
			{ heading: 'Cota única ou parcelas', note: 'quanto custa dividir, imposto por imposto' },
			{ heading: 'Depois do aperto', note: 'o alívio do segundo semestre e o valor do próximo ano' },
			{ heading: 'Falta confirmar', note: 'o que só a guia ou o órgão sabe dizer' },
		],
		credits:
			'Escrito para o Pronto. Guardar um pouco por mês para uma conta certa é a velha ideia da provisão (em inglês, sinking fund). A transferência como a maior média acumulada do que vence é aritmética simples. Datas e descontos ficam com a Sefaz do estado e a prefeitura.',
	},
}
