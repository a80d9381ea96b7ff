import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'business-plan-on-one-page',
	category: 'consulting',
	isPremium: false,
	relatedPrompts: ['1', 'next-question-for-your-client', '6'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A business plan that fits on one page',
		tagline: 'Every line with its proof',
		description:
			'Eight lines that say what you are starting and how you know, the sales it takes to break even, and a two-week test with a number at which you stop.',
		tags: ['business plan', 'startup', 'break-even', 'small business', 'side business'],
		searchedAs: [
			'one-page business plan',
			'simple business plan',
			'business plan template',
			'business plan example',
			'write a business plan',
			'how do I write a business plan',
			'lean business plan',
			'lean canvas',
			'business model canvas',
			'business plan for a bank loan',
			'business plan for a loan',
			'business idea',
			'is my business idea good',
			'validate a business idea',
			'test a business idea',
			'start a business',
			'starting a small business',
			'start a side hustle',
			'side hustle plan',
			'break-even point',
			'break even calculator',
			'how many sales to break even',
			'open a shop',
			'new business checklist',
			'startup plan',
			'feasibility study',
			'one page business plan template',
			'small business plan',
			'business plan for a partner',
			'I want to open a bakery',
			'coffee shop cafe plan',
			'online store from scratch',
			'quit my job to start a business',
			'investor one pager',
			'will my idea work',
			'is there demand',
			'home-based business',
			'costs to open',
			'food truck, cleaning company',
			'salon barbershop, sba loan',
			'co-founder, passive income',
			'dog grooming, nonprofit plan',
			'pop-up',
			'entrepreneur, franchise',
		],
		promptText: `Write my business plan on one page. It has to show me where I may be wrong.

What I want to start: [business]
Who pays, and what they use today: [customer]
Price, cost and hours per sale; fixed costs and my pay per month, before tax: [numbers]
Money and weekly hours I can put in: [means]
What I have seen or been told so far: [evidence]
Written for: [plan reader]

Price, cost per sale or fixed costs missing? Ask first. You have lent to small shops and worked in one; ten customers with names outweigh a ten-billion market. No mission, no vision, no market figure without a link I can open.

The plan is a table, Line | What we say | Proof, with eight lines of up to 20 words: problem, customer, what they do today, our offer, why they would switch, how they hear of us, how the money comes in, what must happen every week. Under Proof, in up to 12 words, write “seen,” “told,” or “assumption:” and what would settle it. Count people apart from sales.

Below it, the math, one line each, with code if you can:
- Break-even sales a month = (fixed costs + my pay) ÷ (price − cost per sale), rounded up; after discounts or refunds, also at my real average price.
- The hours those sales and the weekly line take, against the hours I have. No fit? The page opens with that.
- Months until my money is gone if only half of them come in.

Then three people read the page: the customer who says “nice” and buys nothing, the competitor here for years, and the reader I named. Each strikes one line and says why in a sentence. Send the page once, those lines rewritten, objections under the math.

Close with “First two weeks”: the assumption that would sink the plan soonest, a test of it on real customers, the most it may cost, and two numbers fixed beforehand. The one to go on is at least break-even sales × 14 ÷ 30, rounded up, from buyers new to me; a smaller test names the share it stands for. The one to stop is lower; between them, repeat once.

A lender also gets a line on what the loan buys and what repays it; a partner, on who does what, for what pay or share (pay enters the math), and what happens when one leaves. Legal form, permits, taxes and leases become up to five unanswered questions for an accountant or lawyer.

It all prints on one sheet: 600 words at most, counted before you send. Too long? Shorten cells; drop no number or proof.`,
		blanks: [
			{
				name: 'business',
				label: 'What you want to start',
				example: 'repair and resale of used office chairs',
				meaning: 'business',
			},
			{
				name: 'customer',
				label: 'Who pays, what they use today',
				example: 'people working from home, on kitchen chairs',
			},
			{
				name: 'numbers',
				label: 'Price, costs, hours, your pay',
				example: '$140, cost $55, 1.5 h; fixed $480, pay $1,600',
			},
			{ name: 'means', label: 'Money and hours you have', example: '$4,000 and 15 hours a week' },
			{
				name: 'evidence',
				label: 'What you have seen or heard',
				example: 'Sold 6 in October to neighbors, two came back…',
				kind: 'long',
			},
			{
				name: 'plan reader',
				label: 'Who will read it',
				example: 'only me',
				kind: 'choice',
				choices: ['only me', 'a lender', 'a partner'],
			},
		],
		instructions:
			'Use it before you sign a lease, order stock or quit a job, and again each time a test has changed a line. Not for a loan program that prescribes its own form, nor for a business that already runs and has stopped earning: that needs a diagnosis.',
		steps: [
			'Write down every real sale, refusal and remark so far.',
			'Fill in price and costs; your own pay is one of them.',
			'Check the break-even figure on a calculator.',
			'Run the two-week test before you spend anything else.',
		],
		followUp:
			'The two weeks are over and these are the results. Correct the lines they touch, recompute the break-even, and tell me whether I passed the number I set, without moving it.',
		credits:
			'The eight lines are adapted from Ash Maurya’s Lean Canvas (Running Lean), itself an adaptation of Alexander Osterwalder’s Business Model Canvas. The three readers and the stop number were written for Pronto.',
	},
	pt: {
		title: 'Plano de negócios de uma página',
		tagline: 'Para pendurar na parede e riscar',
		description:
			'A ideia cabe em oito linhas, cada uma com a prova que tem. Junto vão o ponto de equilíbrio, o teto do MEI e um teste de duas semanas com hora de parar.',
		tags: ['plano de negócios', 'abrir empresa', 'mei', 'ponto de equilíbrio', 'empreender'],
		searchedAs: [
			'plano de negócios',
			'plano de negócio',
			'plano de negócios simples',
			'plano de negócios pronto',
			'plano de negócios enxuto',
			'modelo de plano de negócios',
			'como fazer um plano de negócios',
			'plano de negócios sebrae',
			'plano de negócios para mei',
			'plano de negócios para empréstimo',
			'business plan',
			'lean canvas',
			'canvas do negócio',
			'modelo canvas',
			'abrir um negócio',
			'abrir uma empresa',
			'quero abrir um negócio',
			'quero empreender',
			'montar um negócio em casa',
			'ideia de negócio',
			'minha ideia de negócio é boa',
			'validar ideia',
			'validar ideia de negócio',
			'testar uma ideia',
			'calcular ponto de equilíbrio',
			'quanto preciso vender por mês',
			'quanto tenho que vender para não ter prejuízo',
			'renda extra',
			'estudo de viabilidade',
			'virar mei',
			'quero abrir uma padaria',
			'abrir salão barbearia',
			'loja virtual do zero',
			'doceria confeitaria em casa',
			'largar emprego e empreender',
			'investir em negócio próprio',
			'minha ideia dá dinheiro',
			'pesquisa de mercado',
			'custos para abrir',
			'trabalhar por conta própria',
			'ganhar dinheiro em casa',
			'quanto preciso para começar',
			'abrir cafeteria, hamburgueria delivery',
			'food truck, pet shop',
			'abrir franquia, tem mercado',
			'empreendedora iniciante',
			'brechó, sócio',
		],
		promptText: `Quero um plano de negócios de uma página, para colar na parede e riscar de caneta.

A ideia: [negócio]
Quem paga e como se vira hoje: [cliente]
Preço, custo e horas por venda; custo fixo e minha retirada por mês: [números]
Dinheiro guardado e horas por semana: [fôlego]
O que já vi, vendi ou ouvi: [evidências]
Quem vai ler: [leitor do plano]

Você já teve loja e hoje analisa crédito numa cooperativa: gosta de freguês com nome e não aceita conta em que o dono trabalha de graça. Sem missão, visão e valores; dado de mercado, só com link que abra. Faltou preço, custo por venda ou custo fixo? Pergunte antes.

Primeiro, a página: tabela Linha | O que o plano diz | Prova. Oito linhas de até 18 palavras: a dor, quem sente, o quebra-galho de hoje, a oferta, o motivo para trocar, como ficam sabendo, como o dinheiro entra, o que precisa acontecer toda semana. Em Prova, até 12: “visto”, se aconteceu; “ouvido”, se alguém falou; ou “suposição:” e o que tiraria a dúvida. Conte fregueses e vendas em separado.

Depois, a conta, uma linha por item (código, se puder):
- Ponto de equilíbrio = (custo fixo + retirada) ÷ (preço − custo por venda), arredondado para cima; com desconto ou devolução, também pelo preço médio real. Avise se faltarem maquininha, embalagem e entrega (custo por venda) ou DAS (fixo).
- Horas que essas vendas e a rotina da semana pedem e horas que tenho. Não coube? A página começa por aí.
- Meses que meu dinheiro dura vendendo só metade.
- Faturamento de 12 meses contra o teto do MEI, proporcional no ano de abertura: pesquise o vigente ou escreva “suposição: R$ 81 mil”.

Agora três leitores: a freguesa que acha lindo e não compra, o concorrente da rua de cima e quem vai ler. Cada um risca uma linha e explica numa frase. A página vem uma vez só, riscadas já refeitas, objeções embaixo.

Termine com “Duas semanas”: a suposição que afunda tudo mais depressa, um teste com gente que paga, o gasto máximo e dois números marcados antes. Seguir exige, no mínimo, ponto de equilíbrio × 14 ÷ 30, arredondado para cima, só com freguês novo; teste menor diz que fração representa. Parar fica abaixo; entre os dois, repete-se.

Para banco ou cooperativa, inclua o que o empréstimo compra e o que paga a parcela. Para sócio: quem faz o quê, quanto ganha (entra na conta) e como fica se um sair. CNAE, alvará, imposto e aluguel do ponto viram até cinco perguntas para o contador, sem resposta.

Tudo numa folha: até 600 palavras, contadas antes de enviar. Passou? Encurte células, nunca número nem prova.`,
		blanks: [
			{
				name: 'negócio',
				label: 'A ideia de negócio',
				example: 'lavagem de tênis com retirada em casa',
				meaning: 'business',
			},
			{
				name: 'cliente',
				label: 'Quem paga e como se vira hoje',
				example: 'quem tem 3 ou 4 pares e lava no tanque',
			},
			{
				name: 'números',
				label: 'Preço, custos, horas, retirada',
				example: 'R$ 45, custo R$ 11, 40 min; fixo R$ 620, retirada R$ 2.200',
			},
			{ name: 'fôlego', label: 'Dinheiro e horas que você tem', example: 'R$ 6.000 e 25 horas por semana' },
			{
				name: 'evidências',
				label: 'O que você já viu ou vendeu',
				example: 'Lavei 14 pares de colegas; 9 pagaram, 4 voltaram…',
				kind: 'long',
			},
			{
				name: 'leitor do plano',
				label: 'Quem vai ler',
				example: 'só eu',
				kind: 'choice',
				choices: ['só eu', 'banco ou cooperativa', 'sócio'],
			},
		],
		instructions:
			'Use antes de alugar ponto, comprar estoque ou pedir as contas, e de novo quando um teste mudar alguma linha. Não serve para edital ou linha de crédito com formulário próprio, nem para empresa que já roda e parou de dar lucro: aí o caso é diagnóstico.',
		steps: [
			'Anote cada venda, cada “não” e cada comentário que já ouviu.',
			'Preencha preço e custos, com a sua retirada dentro.',
			'Refaça o ponto de equilíbrio na calculadora.',
			'Faça o teste de duas semanas antes de gastar com o resto.',
		],
		followUp:
			'As duas semanas passaram e colo aqui o que aconteceu. Corrija as linhas que mudaram, refaça o ponto de equilíbrio e diga se bati o número que marquei, sem mexer nele.',
		credits:
			'As oito linhas são adaptadas do Lean Canvas de Ash Maurya (Running Lean), que por sua vez adapta o Business Model Canvas de Alexander Osterwalder. Os três leitores e o número de parar foram escritos para o Pronto.',
	},
}
