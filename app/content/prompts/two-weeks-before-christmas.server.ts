import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'two-weeks-before-christmas',
	category: 'marketing',
	isPremium: false,
	relatedPrompts: ['20', '6', 'replies-to-reviews'],
	publishedOn: '2026-11-30',
	updatedOn: '2026-11-30',
	en: {
		title: 'The last two weeks before Christmas',
		tagline: 'Planned backward from December 24',
		description:
			'For a small shop with few hands: every last date, worked back from closing time on Christmas Eve. Comes with a day-by-day table, four honest messages and a card for whoever helps at the counter.',
		tags: ['christmas', 'small shop', 'holiday marketing', 'gift ideas', 'planning'],
		searchedAs: [
			'christmas campaign',
			'christmas marketing',
			'christmas marketing for small business',
			'holiday marketing plan',
			'holiday season small shop',
			'christmas sales plan',
			'last-minute gifts',
			'last minute christmas promotion',
			'christmas opening hours post',
			'christmas posts',
			'christmas social media',
			'last shipping date',
			'order deadline christmas',
			'christmas gift guide',
			'gift card promotion',
			'christmas rush',
			'december plan for my shop',
			'christmas eve opening',
			'sell more at christmas',
			'etsy christmas cutoff',
			'christmas email to customers',
			'holiday staffing',
			'salon gift vouchers',
			'secret santa gifts',
			'bakery orders, candle maker',
			'toy store, gift wrapping',
			'december 24, delivery cutoff',
			'temp staff, gift baskets',
			'christmas market, craft fair',
			'christmas window, late shoppers',
			'seasonal sales',
			'boutique, bookshop, florist, xmas, stock',
			'stockists, hampers, advent, hannukah, festive',
		],
		promptText: `It is December and my shop is small. Begin with me locking the door on the 24th and plan back, day by day, to [start date].

The shop: [business]
Gifts, each with price, number in stock, minutes to make or wrap one:
[gifts]
Hands and hours: [capacity]
Carrier’s last date, last pickup, closing time on the 24th: [cutoffs]
Whom I can reach, where, how many: [reach]
What went wrong last year: [last year]

You take the side of the person behind the counter. One promise broken on the 23rd costs more than ten sales missed on the 12th.

Walk back and give each date its reason: last pickup; last piece made; last order for delivery, the carrier’s date minus a spare day; the day each is announced. Without a carrier’s date, promise no delivery and ask me.

Count before you invite anyone. Minutes available = hands × hours × 60 × 0.8, over the days left; the rest goes to questions and waiting lines. Set against them the minutes all stock would need; all of those get a day in the table, and daily limits add up. Name the gift that runs out first, of stock or of time. Where time is short, shrink the list to three gifts at three prices.

Then give me:
1. Dates, latest first, each with its reason.
2. A table, one row a day: Date | Behind the counter | What customers see | Stop if. At least three days without a public word. Last year’s trouble is prevented on a day you name.
3. Four messages for the people I can reach, up to 50 words each: which gift for whom, with the last day for delivery and for pickup; two days before the last delivery order; last pickup; the morning of the 24th. Too long? Drop a gift, keep the date. Announce only what is finished and counted that morning, or made to order on days the table leaves free; later arrivals wait for the next message. Same numbers in every channel; a piece is taken once I have tagged it and answered. A voucher needs its dates from me first. No countdown invented.
4. Counter card for a helper who starts tomorrow, five lines: first question to ask; one answer per price; what we say when it is gone; our exchange rule, or ask me for it; who decides.
5. December 26 to 31: exchanges, thanks, and four numbers to write down for next year.

A figure you infer is an “assumption:”. Overtime, alcohol, food labels, toy safety: I check the local rule. To finish, follow one order from message to handover and say where this plan would break.`,
		blanks: [
			{ name: 'start date', label: 'Plan begins on', example: '2026-12-10', kind: 'date' },
			{
				name: 'business',
				label: 'Shop',
				example: 'soap and candle shop in a side street',
				meaning: 'business',
			},
			{
				name: 'gifts',
				label: 'Gifts you sell',
				example: 'Three-soap box, $18, 90 in stock, 4 minutes to wrap',
				kind: 'list',
			},
			{ name: 'capacity', label: 'Hands and hours', example: 'two people, six hours a day, closed Sundays' },
			{
				name: 'cutoffs',
				label: 'Last dates you know',
				example: 'carrier Dec 18; pickup until Dec 23; close at 2 p.m.',
			},
			{
				name: 'reach',
				label: 'Whom you can reach',
				example: '310 by email, 1,400 on Instagram, a sidewalk sign',
			},
			{
				name: 'last year',
				label: 'What went wrong last year',
				example: 'took 40 custom labels too many, up all night',
			},
		],
		instructions:
			'Use it between December 7 and 12, with stock counted and the carrier’s dates looked up that day. It suits a shop or workshop of one to five people. It doesn’t set prices or hire anyone, and a later start means a shorter table, not more messages.',
		steps: [
			'Count stock, and time the wrapping of one gift.',
			'Look up your carrier’s last date on its own site.',
			'Fill in the blanks and read the dates aloud to whoever works with you.',
			'Schedule the four messages; check stock before each goes out.',
			'Hang the counter card next to the register.',
		],
		followUp:
			'It is three days later. I will paste sales, stock and what broke: redo the table from tomorrow, move any date that no longer holds, and rewrite the messages not yet sent.',
		credits:
			'Written for Pronto. Planning back from a fixed date is backward scheduling, as workshops do it; the fifth of the time kept for questions and lines is our rule of thumb.',
	},
	pt: {
		title: 'As duas últimas semanas antes do Natal',
		tagline: 'Do dia 24 para trás',
		description:
			'Loja pequena, pouca gente, dezembro correndo. Os prazos são contados para trás, da hora de fechar no dia 24 até hoje, com tabela dia a dia, quatro mensagens e um cartão de balcão.',
		tags: ['natal', 'campanha de natal', 'loja pequena', 'presentes', 'vendas de fim de ano'],
		searchedAs: [
			'campanha de natal',
			'ação de natal',
			'ações de natal para loja',
			'marketing de natal',
			'vender no natal',
			'vender mais no natal',
			'vendas de natal',
			'promoção de natal',
			'mensagem de natal para clientes loja',
			'post de natal para loja',
			'ideias de natal para vender',
			'presentes de última hora',
			'amigo secreto loja',
			'prazo de entrega natal',
			'último dia para pedir',
			'encomendas de natal',
			'organizar encomendas de fim de ano',
			'vale-presente',
			'fim de ano na loja',
			'horário de natal da loja',
			'véspera de natal',
			'vitrine de natal',
			'planejamento de dezembro',
			'cesta de natal vender',
			'loja de brinquedos',
			'correria de dezembro',
			'o que postar em dezembro',
			'amigo oculto presentes',
			'feira de natal',
			'liquidação depois do natal',
			'roupa fim de ano',
			'decoração de natal',
			'final de ano',
			'confeitaria encomendas, doces natal',
			'salão vale, papai noel',
			'embalagem presente, dia 24',
			'correios prazo, funcionário temporário',
			'ceia encomenda, loja física',
			'cartão presente, 13º consumidor',
			'movimento natal',
			'panetone, artesã, livraria, floricultura, embrulho',
			'estoque, temporário, bazar, brechó, perfumaria',
			'lembrancinhas, sacoleira, revendedora, lojista, atendimento, comércio',
		],
		promptText: `Dezembro atropela loja pequena. Comece pelo fim, eu baixando a porta no dia 24, e volte, dia por dia, até [início].

A loja: [negócio]
Presentes, cada um com preço, estoque e minutos para fazer ou embrulhar:
[presentes]
Gente e horas: [gente e horas]
Último dia dos Correios ou do motoboy, última retirada, hora de fechar no dia 24: [prazos]
Quem eu alcanço, onde, quantos: [alcance]
O que deu errado no ano passado: [ano passado]

Você está do lado de quem fica no balcão. Promessa quebrada no dia 23 custa mais que dez vendas perdidas no dia 12, e em oferta anunciada o cliente pode exigir que a loja cumpra.

Volte no calendário, com o motivo de cada data: última retirada; última peça feita; último pedido com entrega, que é o prazo do transportador menos um dia de sobra; o dia de avisar cada uma. Sem esse prazo, não prometa entrega e me pergunte. Lembre que a segunda parcela do 13º sai até 20 de dezembro.

Conte antes de convidar. Minutos disponíveis = pessoas × horas × 60 × 0,8, nos dias que restam; o resto é fila e pergunta. Compare com os minutos que o estoque inteiro pediria; cada um deles tem seu dia na tabela. Diga qual presente acaba primeiro, por estoque ou por tempo. Faltou tempo? A lista encolhe para três presentes em três preços.

Quero:
1. Datas, da última para a primeira, com o motivo.
2. Tabela, uma linha por dia: Data | No balcão | O que o cliente vê | Pare se. Pelo menos três dias em silêncio. Marque o dia em que se evita o erro do ano passado.
3. Quatro mensagens para quem eu alcanço, até 50 palavras: presente certo para quem (e para o amigo secreto), com o último dia de entrega e de retirada; dois dias antes do último pedido com entrega; última retirada; manhã do dia 24. Faltou espaço? Sai um presente; preço e data ficam. Só se anuncia o que está pronto e contado naquela manhã; o que chegar depois entra na mensagem seguinte. Mesmos números em todos os canais; peça reservada é a que etiquetei e confirmei. Vale-presente, só com regra minha.
4. Cartão de balcão para quem começa a ajudar amanhã, cinco linhas: primeira pergunta; uma resposta por preço; o que dizer quando acabar; regra de troca (se não contei, pergunte); quem decide.
5. De 26 a 31: trocas, agradecimento e quatro números para anotar até o próximo Natal.

Número que deduzir leva “suposição:”. Hora extra, bebida, rótulo de alimento e brinquedo eu confiro com contador ou vigilância sanitária. No fim, siga um pedido da mensagem até a entrega e diga onde o plano quebraria.`,
		blanks: [
			{ name: 'início', label: 'O plano começa em', example: '2026-12-10', kind: 'date' },
			{
				name: 'negócio',
				label: 'Loja',
				example: 'papelaria de bairro em Belo Horizonte',
				meaning: 'business',
			},
			{
				name: 'presentes',
				label: 'Presentes que você vende',
				example: 'Kit aquarela, R$ 59, 40 no estoque, 5 min de embrulho',
				kind: 'list',
			},
			{
				name: 'gente e horas',
				label: 'Gente e horas',
				example: 'duas pessoas, oito horas por dia, domingo não',
			},
			{
				name: 'prazos',
				label: 'Prazos que você sabe',
				example: 'motoboy até 23/12; retirada até 24/12 às 12h; fecho 14h',
			},
			{
				name: 'alcance',
				label: 'Quem você alcança',
				example: '260 na lista, 1.900 no Instagram, lousa na calçada',
			},
			{
				name: 'ano passado',
				label: 'O que deu errado antes',
				example: 'personalização demais, virei duas noites',
			},
		],
		instructions:
			'Use entre 7 e 12 de dezembro, com estoque contado e prazo dos Correios ou do motoboy conferido no dia. Serve para loja ou ateliê de uma a cinco pessoas. Não define preço nem contrata; quem começa mais tarde encurta a tabela, não manda mais mensagens.',
		steps: [
			'Conte o estoque e cronometre um embrulho.',
			'Confira o prazo de entrega no site do transportador.',
			'Preencha e leia as datas em voz alta para quem trabalha com você.',
			'Programe as quatro mensagens e olhe o estoque antes de cada uma.',
			'Cole o cartão de balcão ao lado do caixa.',
		],
		followUp:
			'Três dias depois: vou colar vendas, estoque e o que deu errado. Refaça a tabela a partir de amanhã, mude a data que não se sustenta e reescreva as mensagens que ainda não saíram.',
		credits:
			'Escrito para o Pronto. Planejar a partir da data final é a programação para trás das oficinas; um quinto do tempo para fila e pergunta é regra prática nossa. Oferta anunciada: art. 35 do Código de Defesa do Consumidor; 13º: Lei 4.749/1965.',
	},
}
