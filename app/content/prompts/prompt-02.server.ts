import type { CataloguePrompt } from '../catalogue.ts'

export const prompt02: CataloguePrompt = {
	id: '2',
	category: 'consulting',
	isPremium: true,
	relatedPrompts: ['11', '6', '17'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'Your business diagnosed on one page',
		tagline: 'One cause, one policy, three actions',
		description:
			'A complaint and one period’s figures are worked through until one cause is left standing. The page ends with a policy and three actions that pull the same way.',
		tags: ['diagnosis', 'strategy', 'profit', 'small business', 'consulting'],
		searchedAs: [
			'swot',
			'swot analysis',
			'business analysis',
			'business review',
			'company checkup',
			'business health check',
			'what is wrong with my business',
			'why is my business losing money',
			'business not growing',
			'declining sales',
			'sales are falling',
			'revenue dropped',
			'no customers',
			'turnaround',
			'root cause analysis',
			'five whys',
			'management consultant',
			'business coach',
			'business advice',
			'business strategy',
			'growth strategy',
			'small business problems',
			'improve my company',
			'startup advice',
			'save my business',
			'diagnosis',
			'profit',
			'losing money',
			'unprofitable',
			'losing customers',
			'strengths and weaknesses',
			'turn my company around',
			'shop not profitable',
			'busy but no profit',
			'sales went down',
			'sales dropped',
			'not making money',
			'why don’t customers come back',
			'should I close my shop',
			'online store no sales',
			'what should I fix first',
			'lots of work little money',
			'business plan not working',
			'bad reviews sales',
			'store failing, employees leaving',
			'high costs, stuck business',
			'small firm, bankruptcy risk',
			'family business, hair salon',
			'consultant report, overworked owner',
			'cutting costs, action plan',
			'competitors, plateau, agency, gym, clinic',
			'kpi, performance, mentor',
		],
		promptText: `A business walks in with a complaint: [complaint]. Treat it as a physician treats a fever: as a sign.

The patient is [business]. Figures for one period, the two biggest lines apart if I have them: [figures]. Already tried: [tried]. Not up for discussion: [fixed limits]. The first effect must show within [horizon].

One named cause is worth more to you than eleven observations. You drop any framework that changes no decision, and recommend no growth until you know what one more order earns.

1. Driver tree. Profit = customers × orders per customer × (price - variable cost per order) - fixed costs. Fill each driver from the figures, or write “missing”. An owner without pay: add a market wage to fixed costs, marked “assumption:”.
2. Sensitivity. Improve one driver at a time by 10% and recompute profit. For price, leave unit cost unchanged and add the share of volume the rise may lose before it earns nothing: increase ÷ (increase + present contribution per order).
3. Three rival causes, on the branch where complaint and figures meet. For each: what speaks for it, what speaks against it, and a test of at most two weeks that could prove it wrong. Averages hide the product, client or channel that loses money: without lines apart, one test splits them.
4. Keep the cause with the least evidence against it, not the one with the nicest story. What was tried and failed is evidence too.
5. Richard Rumelt’s kernel: a diagnosis, a guiding policy that also says what stops, three actions that help each other and respect the limits.

If you can open my books, take the figures there; compute with code if you can. Two or more drivers missing: ask, and wait. Take no figure from “the industry” without a source I can open. Insolvency, layoffs, tax and contracts go to an accountant or a lawyer, and the page says so.

Write one page in English, up to 420 words, tables included, in the owner’s vocabulary:
- Symptom: one sentence.
- Numbers: table Driver | Now | 10% better | New profit | Change.
- Cause: one sentence that starts “The constraint is”. Confidence low, medium or high, and the one fact that would change your mind.
- Why not the others: one line each, with the test.
- Policy: two sentences, the second begins “We stop”.
- Actions: table Action | Who | By when | Measure | Cost.

Read it once more as the owner would. Present profit must follow from the figures. Each action must act on the cause. If you could swap in another company’s name and nobody noticed, it is too general. Rewrite what fails.`,
		blanks: [
			{
				name: 'complaint',
				label: 'The complaint',
				example: 'we are always busy and the account is always empty',
			},
			{
				name: 'business',
				label: 'Business',
				example: 'physical therapy practice with two treatment rooms',
				meaning: 'business',
			},
			{
				name: 'figures',
				label: 'Customers, orders, price, costs',
				example: '90 patients, 2.1 visits, $70, variable $18, fixed $9,800',
			},
			{ name: 'tried', label: 'Already tried', example: 'longer opening hours, flyers' },
			{ name: 'fixed limits', label: 'Not up for discussion', example: 'no loan, nobody is let go' },
			{
				name: 'horizon',
				label: 'First effect within',
				example: '60 days',
				kind: 'choice',
				choices: ['30 days', '60 days', '90 days'],
			},
		],
		instructions:
			'Use it before a strategy meeting, or when every week brings a new explanation for the same result. It needs real figures for one period; estimates will do if they are marked. Do not use it for a business that cannot pay its bills this month: forecast the cash first.',
		steps: [
			'Write the complaint in the owner’s own words.',
			'Take customers, orders, price, variable cost and fixed costs from one period, the two biggest lines apart.',
			'Name what was tried and what cannot change.',
			'Send it and recompute the first line of the table.',
			'Run the test of the chosen cause before the second action.',
		],
		followUp:
			'Argue against your own diagnosis as the most skeptical person in the company would, in three points, and tell me which single figure would settle it and how I get it by Friday.',
		answerParts: [
			{ heading: 'Symptom', note: 'the complaint, put as a fact' },
			{ heading: 'Numbers', note: 'a table: each driver of profit today and 10% better' },
			{ heading: 'Cause', note: 'the one constraint, how sure it is, and what would disprove it' },
			{ heading: 'Why not the others', note: 'each rival cause, with a test' },
			{ heading: 'Policy', note: 'what the business does from now on, and what it stops doing' },
			{ heading: 'Actions', note: 'a table: who, by when, measured how, at what cost' },
		],
		credits:
			'Diagnosis, guiding policy and coherent action are from Richard Rumelt, Good Strategy Bad Strategy (2011). Weighing rivals by the evidence against them follows Richards Heuer, Psychology of Intelligence Analysis (1999). The page was written for Pronto.',
	},
	pt: {
		title: 'Diagnóstico do negócio em uma página',
		tagline: 'Uma causa, uma diretriz, três ações',
		description:
			'A queixa do dono e os números de um mês passam por três causas possíveis, até sobrar uma. A página termina com uma diretriz e três ações que se ajudam.',
		tags: ['diagnóstico', 'consultoria', 'lucro', 'estratégia', 'pequena empresa'],
		searchedAs: [
			'swot',
			'análise swot',
			'fofa',
			'análise fofa',
			'minha empresa não cresce',
			'crescer minha empresa',
			'negócio parado',
			'vendas caíram',
			'queda nas vendas',
			'empresa no vermelho',
			'empresa dando prejuízo',
			'por que não tenho lucro',
			'consultor empresarial',
			'consultoria para pequena empresa',
			'avaliação da empresa',
			'análise da empresa',
			'raio-x da empresa',
			'plano de ação',
			'gestão da empresa',
			'melhorar minha empresa',
			'problemas da empresa',
			'causa raiz',
			'salvar meu negócio',
			'estratégia de crescimento',
			'empreendedorismo',
			'sebrae',
			'diagnóstico',
			'diagnóstico empresarial',
			'lucro',
			'prejuízo',
			'forças e fraquezas',
			'perdendo clientes',
			'o que está errado na empresa',
			'trabalho muito e não sobra',
			'vendo muito e não sobra',
			'faturo e não vejo lucro',
			'cliente não volta',
			'fechar as portas',
			'loja virtual sem vendas',
			'o que arrumar primeiro',
			'negócio vai mal',
			'por que vendo pouco',
			'loja quebrando, loja fraca',
			'custo alto, funcionário saindo',
			'empresa familiar, dono sobrecarregado',
			'reduzir custos, empresa ruim',
			'melhorar resultado, vender pouco',
			'concorrência, concorrente, estagnado, falência, clínica',
			'salão, academia, oficina, padaria, lanchonete',
			'mercadinho, indicadores, mentoria, crise',
		],
		promptText: `O dono reclama de uma coisa; os números costumam reclamar de outra. A queixa: [queixa].

Negócio: [negócio]
Números de um mesmo período, com as duas maiores linhas separadas, se eu tiver: [números]
O que já se tentou: [já tentado]
No que não se mexe: [limites fixos]
Prazo para o primeiro efeito: [prazo]

Trabalhe como consultor que cobra por página e só vende uma. Causa bem provada vale mais que lista de problemas, e não se fala em vender mais antes de saber quanto sobra de cada venda.

1. Árvore do lucro. Lucro = clientes × compras por cliente × (tíquete - custo variável por compra) - custos fixos. Preencha com os números ou escreva “falta”. Imposto sobre venda, comissão e maquininha são custo variável. Dono sem pró-labore: some um salário de mercado aos custos fixos, com “suposição:”.
2. Sensibilidade. Melhore um item por vez em 10% e recalcule o lucro. No tíquete, trate como aumento de preço: no custo, refaça só o que é percentual do preço e diga quanto volume pode cair até ele não render nada: ganho por compra ÷ (ganho por compra + margem de contribuição atual).
3. Três causas concorrentes, onde queixa e números se encontram. Para cada uma: prós, contras e um teste de até duas semanas capaz de derrubá-la. A média esconde o produto, cliente ou canal que dá prejuízo: sem linhas separadas, um dos testes as separa.
4. Fique com a causa que tem menos prova contra. Tentativa que falhou também é prova.
5. Núcleo da estratégia, de Richard Rumelt: diagnóstico, diretriz que diga também o que parar e três ações coerentes, dentro dos limites.

Se puder abrir minha planilha ou meu sistema, pegue os números lá; calcule com código, se der. Faltam dois ou mais itens da árvore? Peça e espere. Nada de “média do setor” sem fonte. Dívida que não se paga, demissão, imposto e contrato vão para contador ou advogado.

Faça uma página em português do Brasil, até 420 palavras com as tabelas, em linguagem de balcão:
- Sintoma: uma frase.
- Números: tabela Item | Hoje | 10% melhor | Novo lucro | Diferença.
- Causa: uma frase que comece por “O gargalo é”. Confiança baixa, média ou alta, e o fato que faria você mudar de ideia.
- Por que não as outras: uma linha cada, com o teste.
- Diretriz: duas frases, a segunda começa por “Paramos de”.
- Ações: tabela Ação | Quem | Até quando | Medida | Custo.

Depois leia como o dono leria. O lucro de hoje sai dos números dados? Cada ação mexe na causa? Com o nome de outra empresa, a página ainda serviria? Então está genérica. Refaça o que falhou.`,
		blanks: [
			{ name: 'queixa', label: 'A queixa', example: 'vendemos bem e no fim do mês não sobra' },
			{
				name: 'negócio',
				label: 'Negócio',
				example: 'pizzaria de bairro, salão pequeno e entrega',
				meaning: 'business',
			},
			{
				name: 'números',
				label: 'Clientes, compras, preço, custos',
				example: '800 clientes, 1,6 compra, R$ 62, variável 41, fixo 27 mil',
			},
			{ name: 'já tentado', label: 'Já tentado', example: 'cupom no aplicativo, rodízio às terças' },
			{
				name: 'limites fixos',
				label: 'No que não se mexe',
				example: 'sem empréstimo, sem demitir, ponto atual',
			},
			{
				name: 'prazo',
				label: 'Prazo do primeiro efeito',
				example: '60 dias',
				kind: 'choice',
				choices: ['30 dias', '60 dias', '90 dias'],
			},
		],
		instructions:
			'Use antes da reunião de sócios ou quando cada mês traz uma explicação nova para o mesmo resultado. Precisa de números de um período fechado; estimativa serve, se vier marcada. Não use se falta dinheiro para as contas deste mês: antes, projete o caixa.',
		steps: [
			'Anote a queixa com as palavras do dono.',
			'Junte clientes, compras, tíquete, custo variável e custos fixos do mesmo mês, com as duas maiores linhas separadas.',
			'Diga o que já se tentou e no que não se mexe.',
			'Envie e refaça na calculadora a primeira linha da tabela.',
			'Faça o teste da causa antes de começar a segunda ação.',
		],
		followUp:
			'Ataque o seu próprio diagnóstico como faria o sócio mais desconfiado, em três pontos, e diga qual número encerra a discussão e como eu consigo esse número até sexta.',
		answerParts: [
			{ heading: 'Sintoma', note: 'a queixa, dita como fato' },
			{ heading: 'Números', note: 'tabela: cada item do lucro hoje e com 10% de melhora' },
			{ heading: 'Causa', note: 'o gargalo, o grau de confiança e o que o desmentiria' },
			{ heading: 'Por que não as outras', note: 'cada causa rival, com um teste' },
			{ heading: 'Diretriz', note: 'o que a empresa passa a fazer e o que deixa de fazer' },
			{ heading: 'Ações', note: 'tabela: quem, até quando, como medir, quanto custa' },
		],
		credits:
			'Diagnóstico, diretriz e ação coerente vêm de Richard Rumelt, Estratégia boa, estratégia ruim (original de 2011). Pesar causas pela prova contrária segue Richards Heuer, Psychology of Intelligence Analysis (1999). A página foi escrita para o Pronto.',
	},
}
