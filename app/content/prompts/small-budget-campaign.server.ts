import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'small-budget-campaign',
	category: 'marketing',
	isPremium: false,
	relatedPrompts: ['20', '1', 'captions-for-one-photo'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A campaign for the money you can lose',
		tagline: 'Know when to stop before you start',
		description:
			'A small budget is a bet, so this writes it down before you place it: the stake, two channels to try, what counts as winning, and the exact amount at which you quit a channel.',
		tags: ['marketing campaign', 'ads', 'small budget', 'small business'],
		searchedAs: [
			'marketing campaign plan',
			'campaign idea',
			'ad campaign',
			'advertising budget',
			'small marketing budget',
			'marketing on a budget',
			'low-cost marketing',
			'facebook ads small business',
			'instagram ads budget',
			'boost post worth it',
			'google ads small budget',
			'how much to spend on ads',
			'when to stop an ad',
			'ads not working',
			'are my ads working',
			'cost per lead',
			'cost per customer',
			'customer acquisition cost',
			'roas',
			'break even ad spend',
			'test marketing channels',
			'promote with $100',
			'get clients with little money',
			'marketing plan for small business',
			'flyers or ads',
			'local service ads',
			'wasted money on ads',
			'no sales from ads',
			'seo or ads',
			'word of mouth',
			'nonprofit fundraising campaign',
			'stop losing money',
			'school open day',
			'50 dollars, 200 dollars',
			'500 dollars, tiktok ads',
			'meta ads, influencer small',
			'photographer leads, plumber leads',
			'etsy ads, promote event',
			'sell tickets, cheap advertising',
			'book promotion, app promotion',
			'marketing strategy, linkedin ads',
			'daily budget',
			'dentist, gym, boosted, guerrilla, ctr',
			'conversion, course, experiment, bakery, radio, advertise',
		],
		promptText: `Before I spend a dollar, write the bet down: what I stake, what winning means, when I walk away.

I sell: [product]
Left from one sale after its direct costs: [left per sale]
Stake: [stake]
My hours: [hours]
Who buys, and where they already look: [who and where]
Of ten who ask, this many buy: [buyers per ten]
Tried before: [tried before]

Think like someone who lives on small bets: you would rather lose forty dollars knowing why than three hundred hoping. Forecast no reach, clicks or sales: you have no data on these people.

First the numbers, calculations shown:
- One sale: what counts as one (seat, pair?), and which direct cost my figure omits.
- Break-even: stake ÷ left per sale, rounded up, in sales.
- An inquiry may cost: left per sale × buyers per ten ÷ 10.
- Stop line, paid channel: 3 × left per sale spent without one sale. At a cost that just pays, luck that bad comes about one time in twenty. If the stake can’t reach it, sales can’t judge; use 3 × the inquiry price without one inquiry, and say so. The free channel stops at half my hours without an inquiry.
- Half time: stake ÷ 2 ÷ inquiry price, rounded up, is enough inquiries. Enough, or sales that cover the spending: go on. Less than half of enough: stop. Between: go on only after a sale.
- Second message: beside the first from day one, on equal money, if half the stake buys ten inquiries; otherwise it waits for the next bet.
Buyers per ten unknown? Use 2, “assumption:”, and make counting it the first goal.

Then one channel that costs money and one that costs only my hours, both from where they already look. Name a third channel that tempts and why it stays out. What I tried returns only with one thing changed.

Now the slip, one page:
I stake | From, to | For these people | They see (message of 40 words; the second changes only the first line) | They do one thing | I know it came from here by | I win if (traced sales × left per sale cover what was really spent) | I stop a channel at | At half the stake I decide | I stop everything on

Under it a paper tally: Day | Channel | Spent | Asked | Bought | Their words.

No stake or no figure per sale: ask first. Message only people who agreed to it. Health, money or before-and-after claims need proof I’ve given you. Last, check that somebody without a spreadsheet could tell, any evening, whether to go on.`,
		blanks: [
			{
				name: 'product',
				label: 'Product and price',
				example: 'Saturday pottery class, $65',
				meaning: 'offering',
			},
			{ name: 'left per sale', label: 'Left per sale', example: '$41 after clay, firing and card fee' },
			{ name: 'stake', label: 'Money you can lose', example: '$180' },
			{ name: 'hours', label: 'Your hours', example: 'four hours a week for three weeks' },
			{
				name: 'who and where',
				label: 'Who buys, where they look',
				example: 'couples in town; library board, local Instagram',
			},
			{ name: 'buyers per ten', label: 'Buyers out of ten inquiries', example: '3', kind: 'number' },
			{ name: 'tried before', label: 'Tried before', example: 'boosted a post for $60: likes, no bookings' },
		],
		instructions:
			'Use it before a first paid ad or flyer, with money you can do without. It suits one offer at one price. It doesn’t suit subscriptions or sales that take months, where one sale says little; and no plan sells a product nobody wants.',
		steps: [
			'Work out what one sale leaves after materials and fees.',
			'Set a stake that you could lose without anger.',
			'Fill in the blanks and have a friend read the stop lines.',
			'Sign the slip, and fill in the tally every evening.',
		],
		followUp:
			'The bet is over and I will paste the tally. Say won, lost or undecided by the slip’s own terms, what the buyers’ words suggest, and the one thing to change in the next bet.',
		credits:
			'Written for Pronto. The stop line is the statistical rule of three (Hanley and Lippman-Hand, JAMA, 1983): where three events are expected, seeing none has a chance of about 5%. The slip is our own form.',
	},
	pt: {
		title: 'Campanha com a verba que você pode perder',
		tagline: 'A hora de parar vem escrita antes',
		description:
			'Com R$ 200 não se faz estratégia, se faz aposta. Aqui ela fica por escrito: onde tentar, o que conta como vitória e com quanto gasto sem resultado cada canal para.',
		tags: ['campanha', 'tráfego pago', 'anúncio', 'verba pequena', 'mei'],
		searchedAs: [
			'campanha de marketing',
			'plano de campanha',
			'ideia de campanha',
			'campanha para loja pequena',
			'pouca verba',
			'marketing com pouco dinheiro',
			'divulgar com pouco dinheiro',
			'quanto gastar em anúncio',
			'quanto investir em tráfego pago',
			'tráfego pago para pequeno negócio',
			'anúncio no instagram',
			'impulsionar post',
			'vale a pena impulsionar',
			'vale a pena impulsionar publicação',
			'facebook ads',
			'meta ads',
			'google ads com pouco dinheiro',
			'anúncio não vende',
			'custo por cliente',
			'cac',
			'roas',
			'quando parar um anúncio',
			'como medir propaganda',
			'campanha com 200 reais',
			'conseguir clientes gastando pouco',
			'panfleto ou anúncio',
			'gastei e não vendi',
			'perdi dinheiro com anúncio',
			'impulsionamento',
			'seo ou anúncio',
			'boca a boca',
			'estratégia de marketing',
			'orçamento de marketing',
			'gestor de tráfego',
			'gastei e não veio ninguém',
			'50 reais, 100 reais',
			'300 reais, 500 reais',
			'1000 reais, tiktok ads',
			'influencer pequeno, vender ingresso',
			'divulgar evento, qual canal',
			'marketing barato, negócio novo',
			'divulgar curso, divulgar livro',
			'divulgar app, marketing digital',
			'por dia, pet shop',
			'loja nova, campanha barata',
			'permuta, dentista, academia, pizzaria, advogado',
			'guerrilha, outdoor, anunciar, salão, delivery',
			'público, promover',
		],
		promptText: `Verba pequena é aposta. Escreva a minha antes do primeiro anúncio: quanto ponho na mesa, o que é ganhar, quando paro.

Vendo: [produto]
Sobra de uma venda, depois dos custos diretos: [sobra por venda]
Aposta: [verba]
Minhas horas: [horas]
Quem compra e onde já procura: [quem e onde]
De cada dez que perguntam, compram: [compram de dez]
Já tentei: [já tentei]

Você vive de apostas miúdas: aceita perder R$ 40 sabendo por quê, detesta perder R$ 300 torcendo. Não prevê alcance, clique nem venda: não tem dado dessa gente.

Contas, abertas:
- Uma venda: o que conta como uma (kit, casal?) e que custo direto a sobra esqueceu, como entrega.
- Empate: verba ÷ sobra por venda, arredondado para cima, em vendas.
- Uma conversa pode custar até: sobra por venda × compram de dez ÷ 10.
- Linha de parada do canal pago: 3 × sobra por venda, gastos sem nenhuma venda. Num canal que apenas se paga, azar assim vem cerca de uma vez em vinte. A verba não chega lá? Venda não serve de juiz: use 3 × o preço da conversa sem nenhuma conversa, e avise. O canal de horas para na metade delas, se ninguém perguntou.
- Meio do caminho: verba ÷ 2 ÷ preço da conversa, arredondado para cima, é a meta de conversas. Bateu, ou as vendas já cobrem o gasto? Segue. Menos de meia meta? Para. No meio, só segue se já houve venda.
- Segunda mensagem: sai junto com a primeira, com dinheiro igual, se metade da verba paga dez conversas; senão, espera a próxima aposta.
Não sei quantos compram de dez: use 2 com “suposição:”, e contar isso vira o primeiro objetivo.

Escolha um canal que custa dinheiro e um que só gasta horas, ambos onde essa gente já procura. Diga que terceiro canal dá vontade e por que fica fora. O que já tentei só volta com uma única mudança.

O bilhete, em uma página:
Aposto | De, até | Para quem | A pessoa vê (mensagem de 40 palavras com preço, a segunda só troca a primeira linha) | Faz uma coisa só | Sei que veio daqui porque | Ganho se (vendas daqui × sobra cobrem o gasto real) | Paro este canal em | Na metade da verba decido | Paro tudo em

Embaixo, tabela para o caderno: Dia | Canal | Gasto | Perguntaram | Compraram | O que disseram.

Sem verba ou sem sobra por venda, pergunte antes. Lista de WhatsApp, só com quem aceitou receber. Promessa de saúde, dinheiro ou antes e depois, só com prova que mandei. No fim, veja se quem nunca abriu planilha saberia, toda noite, se continua ou para.`,
		blanks: [
			{
				name: 'produto',
				label: 'Produto e preço',
				example: 'kit de cinco marmitas, R$ 95',
				meaning: 'offering',
			},
			{
				name: 'sobra por venda',
				label: 'Sobra por venda',
				example: 'R$ 34, já sem insumo, embalagem e taxa',
			},
			{ name: 'verba', label: 'Quanto você pode perder', example: 'R$ 200' },
			{ name: 'horas', label: 'Suas horas', example: 'cinco horas por semana, por três semanas' },
			{
				name: 'quem e onde',
				label: 'Quem compra, onde procura',
				example: 'enfermeiras; grupo do hospital, Instagram do bairro',
			},
			{ name: 'compram de dez', label: 'Compram, de dez que perguntam', example: '4', kind: 'number' },
			{
				name: 'já tentei',
				label: 'O que já tentou',
				example: 'impulsionei um post por R$ 80: curtidas, zero pedido',
			},
		],
		instructions:
			'Use antes do primeiro anúncio ou panfleto, com dinheiro que não faz falta, para uma oferta de preço único. Não serve para assinatura nem venda que leva meses; e bilhete nenhum conserta produto que ninguém pediu.',
		steps: [
			'Calcule quanto sobra de uma venda, sem material e sem taxa.',
			'Escolha uma verba que você perderia sem raiva.',
			'Preencha e mostre as linhas de parada para alguém de confiança.',
			'Assine o bilhete e preencha o caderno toda noite.',
		],
		followUp:
			'A aposta acabou e vou colar o caderno. Diga se ganhei, perdi ou ficou em aberto pelos termos do bilhete, o que as falas sugerem e a única coisa a mudar na próxima.',
		credits:
			'Escrito para o Pronto. A linha de parada é a “regra dos três” da estatística (Hanley e Lippman-Hand, JAMA, 1983): onde se esperam três ocorrências, não ver nenhuma tem chance de cerca de 5%. O bilhete é nosso.',
	},
}
