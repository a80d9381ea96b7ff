import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'before-the-limit',
	category: 'finance',
	isPremium: false,
	relatedPrompts: ['6', '1', 'small-budget-campaign'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'See the tax threshold before you cross it',
		tagline: 'Sales tax, VAT or GST, counted early',
		description:
			'Paste the rule from your tax authority and your sales by month. Four cards tell you how much room is left, in which month it ends at three paces, and whom to ask by when.',
		tags: ['vat threshold', 'sales tax', 'gst', 'small business', 'self-employed'],
		searchedAs: [
			'vat registration threshold',
			'when do I have to register for vat',
			'do I need to charge sales tax',
			'economic nexus',
			'sales tax nexus',
			'nexus threshold',
			'register for gst',
			'gst small supplier',
			'small business exemption vat',
			'vat limit',
			'turnover limit',
			'going over the vat threshold',
			'crossing the threshold',
			'rolling 12 months turnover',
			'do I have to register for sales tax',
			'how much can I earn before vat',
			'etsy seller sales tax',
			'taxable turnover',
			'am I over the threshold',
			'sole trader vat',
			'when to register a small business for tax',
			'do I need to collect sales tax',
			'do I have to charge vat',
			'shopify etsy sales tax when',
			'amazon seller tax obligations',
			'how much can I earn before registering',
			'hmrc vat 90000',
			'uk vat limit 90k',
			'quebec gst qst 30000',
			'australia gst 75000',
			'online seller taxes state',
			'turnover too high',
			'nearly at the threshold',
			'side hustle tax limit',
			'tax authority letter',
			'oss eu distance selling 10000',
			'will I have to charge tax soon',
			'kleinunternehmer limit, sole proprietor',
			'wayfair, vat threshold',
		],
		promptText: `Am I about to cross a registration threshold for sales tax, VAT or GST? Answer from the rule I paste and the sales I list. A threshold recalled from memory is often one from another year, so you recall none.

Rule, copied from the tax authority’s page, with its address and the day I read it:
<rule>
[official rule]
</rule>
Sales by month, before expenses:
[monthly sales]
Agreed, not invoiced yet: [orders ahead]
What I sell, and where the buyers are: [what and where]
Today: [today]

Card 1, the rule. Amount or number of sales | Period (calendar year or rolling months) | What counts | Trigger (sales made, or sales expected) | Days to register | Tax charged from. Quote the words behind each entry or write “not in the text”. If you can open the address, do, and report any difference. A rule read more than 90 days ago earns a warning in your first line.

Card 2, the count. The months inside the period, their sum, the room left in money and percent. In a rolling period, add the room at the end of next month, once the oldest one drops out: an agreed order is measured against that. Refunds, exempt or foreign sales, and sales on which a marketplace collects the tax get lines of their own: show the sum with and without them. A deposit already invoiced counts once.

Card 3, the crossing. Look six months ahead at three paces: the average of the last three full months; that average and what is agreed; the best month repeated. Unless I said whether the orders come on top of usual sales, the second pace gets two rows, added and the larger of the two, and neither is called likelier. In a rolling period the oldest month drops out each time. Compute with code if you can. Table: Pace | Running total, month by month | Crossed at the end of.

Card 4, the calendar. From the earliest crossing: accountant (60 days before, or this week), registration, first taxed invoice. Only dates the rule supports, and one line on what changes in my prices and invoices. No crossing in six months? Then just the date to look again.

Holding back invoices, splitting the business or leaving sales out is no way to stay under, and you don’t offer it. End with up to six questions for the accountant, one matter each: everything marked “not in the text” first. What you infer is an “assumption:”.`,
		blanks: [
			{
				name: 'official rule',
				label: 'The rule, pasted',
				example: 'You must register if your turnover in the last 12 months…',
				kind: 'long',
			},
			{
				name: 'monthly sales',
				label: 'Sales by month',
				example: 'Sep 7,950; Oct 8,300; Nov 9,600',
				kind: 'list',
			},
			{
				name: 'orders ahead',
				label: 'Agreed, not invoiced',
				example: 'hotel order, 6,200, delivery in December',
			},
			{
				name: 'what and where',
				label: 'What you sell, and where',
				example: 'cushions; all buyers in one country',
			},
			{ name: 'today', label: 'Today’s date', example: '2026-11-30', kind: 'date' },
		],
		instructions:
			'Use it each quarter once sales grow, and at once after a big order. Run it separately for every state or country where you sell. It finds dates and questions; whether you must register is answered by the authority or an accountant.',
		steps: [
			'Open your tax authority’s page and copy the passage on registration, with the address.',
			'List sales by month from invoices, not from the bank account.',
			'Fill in the blanks and read card 1 against the page.',
			'Send the closing questions to an accountant.',
		],
		followUp:
			'Suppose I have to register. List what changes on the first day: prices, invoices, online store, bookkeeping and the money I must not treat as mine, with the question to settle for each.',
		credits:
			'Written for Pronto. It contains no threshold on purpose: amounts, periods and deadlines differ by country and state and change. Reading the rule before the figures is ordinary tax practice; the three paces are ours.',
	},
	pt: {
		title: 'O limite do MEI, antes de passar dele',
		tagline: 'Quanto falta e em que mês estoura',
		description:
			'Seu faturamento mês a mês contra o limite do MEI, inclusive o proporcional do ano de abertura. Mostra a folga, a faixa dos 20% e o que perguntar ao contador antes da data.',
		tags: ['mei', 'limite do mei', 'faturamento', 'desenquadramento'],
		searchedAs: [
			'limite do mei',
			'limite mei 2026',
			'limite mei 2027',
			'teto do mei',
			'novo limite do mei',
			'mei 110 mil',
			'quanto o mei pode faturar',
			'quanto mei pode faturar por mês',
			'mei 81 mil',
			'81.000',
			'passei do limite do mei',
			'estourei o mei',
			'ultrapassar o limite do mei',
			'excesso de faturamento mei',
			'mei 20%',
			'desenquadramento do mei',
			'desenquadrar mei',
			'virar me',
			'de mei para me',
			'limite proporcional mei',
			'mei aberto no meio do ano',
			'6750 por mês',
			'dasn',
			'dasn simei',
			'declaração anual do mei',
			'faturei mais que o mei permite',
			'o que acontece se passar do limite do mei',
			'microempreendedor individual',
			'recebi no cpf conta no mei',
			'nota fiscal mei limite',
			'ganhando mais que 81 mil',
			'ultrapassei limite anual',
			'simples nacional migrar',
			'migrar para microempresa',
			'contratar funcionário mei',
			'uber ifood motorista mei limite',
			'quanto falta para o limite',
			'posso continuar mei',
			'posso ter dois mei',
			'mei estourou, mei passou',
			'vendi demais, multa mei',
			'das retroativo, contador mei',
			'mei caminhoneiro',
		],
		promptText: `Quanto ainda posso vender este ano sem sair do MEI?

O que li na fonte oficial (gov.br/mei ou Portal do Simples Nacional), com data, ou “não conferi”:
[texto oficial]
Faturamento bruto, mês a mês, com e sem nota:
[faturamento por mês]
Já combinado para os próximos meses: [vendas combinadas]
Atividade e mês de abertura do CNPJ: [atividade e abertura]
Hoje: [hoje]

A régua abaixo é a da Lei Complementar 123/2006, art. 18-A, e da Resolução CGSN 140/2018, como estavam quando este texto foi escrito. Se puder pesquisar, abra antes a fonte oficial. Se ela ou o trecho colado disser outra coisa, vale a fonte, e você avisa na primeira linha. Sem conferência, a primeira linha é “confirme o limite antes de decidir”.
- Ano cheio, até 2026: R$ 81.000 de receita bruta. Ano de abertura: R$ 6.750 × meses da abertura a dezembro; mês incompleto conta inteiro. Caminhoneiro tem limite próprio. De 2027 em diante, sem o limite do ano na fonte, pergunte antes de calcular.
- Excesso de até 20%: fora do MEI em 1º de janeiro seguinte, com imposto sobre o que passou.
- Acima de 20%: fora desde 1º de janeiro deste ano (ou desde a abertura), com tudo recalculado.
- Nos dois casos, comunicação até o último dia útil do mês seguinte ao do excesso.

Calcule com código, se puder:
1. Placar: meu limite, limite mais 20%, vendido até hoje, quanto falta para cada um. Conta venda, não lucro; venda cancelada sai; sinal já recebido não soma de novo com a encomenda. Trabalho por conta própria recebido no CPF (salário, não) fica em linha separada, total com e sem ele, e vira pergunta: desde a Resolução CGSN 183/2025, pode contar.
2. Três ritmos até dezembro: média dos três últimos meses completos; ela e o combinado; melhor mês e o combinado. Se eu não disser se a encomenda vem além das vendas de sempre, os dois últimos ganham duas linhas, a soma e o maior dos dois, mês a mês, e nenhuma é “a provável”. O mês em curso vale o já vendido ou o ritmo, o que for maior. Tabela: Ritmo | Total em dezembro | Faixa (dentro, até 20%, acima) | Mês em que passa.
3. Agenda, pela data mais cedo: falar com o contador, comunicar, o que muda em janeiro, imposto sobre o excesso em reais, se a alíquota estiver na fonte.
4. Até cinco perguntas para o contador ou o Sebrae.

Segurar nota, vender no CPF de outra pessoa ou receber por fora não é saída, e você não sugere. Refaça a soma antes de enviar. Mês sem valor: pergunte. O que deduzir leva “suposição:”.`,
		blanks: [
			{
				name: 'texto oficial',
				label: 'O que diz a fonte oficial',
				example: 'Em gov.br/mei, 23/11/2026: o limite anual é de…',
				kind: 'long',
			},
			{
				name: 'faturamento por mês',
				label: 'Faturamento mês a mês',
				example: 'set. 7.300; out. 8.150; nov. até hoje 6.400',
				kind: 'list',
			},
			{
				name: 'vendas combinadas',
				label: 'Vendas já combinadas',
				example: '38 cestas de R$ 165 para dezembro',
			},
			{
				name: 'atividade e abertura',
				label: 'Atividade e mês de abertura',
				example: 'confeitaria, CNPJ aberto em abril de 2026',
			},
			{ name: 'hoje', label: 'Data de hoje', example: '2026-11-23', kind: 'date' },
		],
		instructions:
			'Use a cada trimestre e sempre que aparecer uma encomenda grande, principalmente de outubro em diante. O limite, as faixas e os prazos mudam por lei: confira em gov.br/mei antes de decidir. Se já passou, vá direto ao contador; aqui só se prepara a conversa.',
		steps: [
			'Abra gov.br/mei e copie o trecho sobre o limite, com a data.',
			'Some as vendas de cada mês, com nota e sem nota.',
			'Preencha as lacunas e confira o seu limite na calculadora.',
			'Leve as perguntas do fim ao contador ou ao Sebrae.',
		],
		followUp:
			'Suponha que eu passe do limite. Monte um roteiro de uma página para virar microempresa: o que muda em imposto, nota, conta bancária e preço, e quem responde cada dúvida.',
		credits:
			'Escrito para o Pronto. Limite, proporção, faixa de 20% e prazo vêm da Lei Complementar 123/2006, art. 18-A, e da Resolução CGSN 140/2018, art. 100 e 115; a dúvida sobre o CPF, da 183/2025. Há projetos no Congresso para mudar o valor a partir de 2027; a fonte do dia é gov.br/mei.',
	},
}
