import type { CataloguePrompt } from '../catalogue.ts'

export const prompt20: CataloguePrompt = {
	id: '20',
	category: 'marketing',
	isPremium: true,
	relatedPrompts: ['1', '3', '2'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'An offer for the street you are on',
		tagline: 'One offer, one poster, one message',
		description:
			'An offer that pays for itself in the hours your shop stands empty, worked out from your street and one product’s costs. Poster, message and a rule for stopping are included.',
		tags: ['local marketing', 'small shop', 'offer', 'whatsapp', 'poster'],
		searchedAs: [
			'promotion',
			'promo',
			'shop promotion',
			'store promotion',
			'promotion ideas',
			'special offer',
			'discount',
			'discount ideas',
			'coupon',
			'black friday',
			'black friday sale',
			'holiday sale',
			'happy hour',
			'loyalty card',
			'flyer',
			'flyers',
			'leaflet',
			'shop window',
			'advert',
			'advertising',
			'advertise my business',
			'promote my business',
			'local business',
			'local advertising',
			'neighborhood',
			'attract customers',
			'get more customers',
			'bring people in',
			'foot traffic',
			'restaurant promotion',
			'cafe promotion',
			'salon promotion',
			'grand opening',
			'sell more',
			'offer',
			'poster',
			'sidewalk sign',
			'slow afternoon',
			'bakery promotion',
			'lunch special',
			'people walk past',
			'back to school sale',
			'buy one get one',
			'bogo',
			'farmers market stall',
			'happy hour deal',
			'sell leftovers stock',
			'nail salon, pet shop',
			'ice cream, food truck',
			'hardware store, yoga studio',
			'rainy day, tuesday dead',
			'quiet hours, monday slow',
			'new competitor, opened recently',
			'window display, door hanger',
			'mother’s day, valentine’s day',
			'free coffee, punch card',
			'street fair, student discount',
			'google business, whatsapp status',
			'empty tables, summer sale',
			'pizzeria, barber, florist, bookstore, gym',
		],
		promptText: `You advise shops that people reach on foot. You walk the block before you give an opinion, you trust a tally sheet more than a like count, and you would sooner add something to a sale than cut its price. You refuse an offer that loses money on each sale, and any “last ones left” that is not true.

The shop: [business]
The street: [street]
Hours I want to fill: [slow hours]
What I want to sell then: [product]
Normal price: [price]
Direct cost of one sale (materials, packaging, card fee, commission): [unit cost]
Sold in those hours in a normal week: [current sales]

Keep to direct mail’s old order of work: who, then what, then words.
1. Who. Name three groups that already pass in those hours. Choose one, with a reason from the street I described.
2. What. Draft three offers for that group: an add-on, a bundle, a discount. For each, contribution per sale = what the customer pays minus all direct costs, the extra item included and percentage fees redone on the new price. Sales to match = (normal price - unit cost) × current sales ÷ contribution per sale, rounded up. That assumes every current buyer takes the offer: cautious when it earns less per sale than today. When it earns more, as a bundle may, assume that none does: sales to match stay at current sales, extra 0, and a 0 promises no customers. Name who buys both already: they would pay less.
3. Drop any offer whose contribution is zero or less. Of the rest, take the one with the fewest extra sales that this group would still cross the street for. It runs two weeks.
4. Words. Only now, write.

If price, unit cost or current sales is missing, ask first. A cost you estimate is marked “assumption:”. On taxes, alcohol, food or health claims, tell me to check the local rule or ask an accountant.

Answer in English:
- The choice, in two sentences.
- Three offers: Offer | Customer pays | Direct costs | Contribution per sale | Sales a week to match | Extra sales a week.
- Poster, up to 15 words, legible from three meters: offer, price, hours, last day as <date>.
- WhatsApp message, up to 50 words, one action, a way to opt out. Only to customers who agreed to messages.
- Tally: what the counter marks, and the sales counts after week one that mean keep, change or stop.

Last, redo each line of the table, compare poster and message (same price, hours, last day), and ask whether a passer-by could act on the poster without a question. Correct what fails and say what.`,
		blanks: [
			{ name: 'business', label: 'Shop', example: 'corner bakery with six tables', meaning: 'business' },
			{ name: 'street', label: 'Your street', example: 'bus stop in front, primary school two blocks away' },
			{ name: 'slow hours', label: 'Slow hours', example: 'weekdays, 3 to 5 p.m.' },
			{
				name: 'product',
				label: 'Product to sell then',
				example: 'coffee and a slice of cake',
				meaning: 'offering',
			},
			{ name: 'price', label: 'Normal price', example: '$6.50' },
			{ name: 'unit cost', label: 'Direct cost of one sale', example: '$2.60', meaning: 'direct-cost' },
			{ name: 'current sales', label: 'Sales in those hours per week', example: '30', kind: 'number' },
		],
		instructions:
			'Use it for a place with a door on the street and hours that stay empty: bakery, salon, workshop, gym, bookstore. Know the direct cost of one sale before you start. Do not use it for a shop that is full already or that loses money at the normal price: fix the price first.',
		steps: [
			'Stand outside in the slow hours for fifteen minutes and note who passes.',
			'Work out the direct cost of one sale, fees included.',
			'Fill in the blanks and check the table with your own calculator.',
			'Print the poster and read it from across the street.',
			'Keep the tally from the first day and let it decide after week one.',
		],
		followUp:
			'Write what the person at the counter says when someone asks about the offer, in two sentences, plus a polite answer for someone who arrives after the last day.',
		answerParts: [
			{ heading: 'The choice', note: 'which offer, and why it wins' },
			{ heading: 'Three offers', note: 'a table: what each one earns, and how many sales it takes' },
			{ heading: 'Poster', note: 'the words for your window' },
			{ heading: 'WhatsApp message', note: 'short, with one thing to do' },
			{ heading: 'Tally', note: 'what to count, and what the count means' },
		],
		credits:
			'Written for Pronto. The order audience, offer, words follows the 40/40/20 rule of direct mail, usually credited to Ed Mayer; the math is contribution margin as any accounting textbook teaches it.',
	},
	pt: {
		title: 'Uma oferta para a sua rua',
		tagline: 'Uma oferta, um cartaz, uma mensagem',
		description:
			'Horário vazio, movimento da rua e as contas de um produto na mesma página. A oferta que se paga vem com cartaz, mensagem de WhatsApp e a regra para saber quando parar.',
		tags: ['bairro', 'comércio local', 'oferta', 'whatsapp', 'cartaz'],
		searchedAs: [
			'promoção',
			'promoção de loja',
			'promoção relâmpago',
			'desconto',
			'cupom',
			'liquidação',
			'queima de estoque',
			'black friday',
			'dia das mães',
			'combo',
			'brinde',
			'cartão fidelidade',
			'panfleto',
			'panfletagem',
			'vitrine',
			'anúncio',
			'propaganda',
			'divulgação',
			'divulgar meu negócio',
			'divulgar minha loja',
			'atrair clientes',
			'trazer clientes',
			'mais clientes',
			'clientes do bairro',
			'movimento fraco',
			'loja vazia',
			'vender mais',
			'aumentar as vendas',
			'marketing local',
			'salão de beleza',
			'inauguração',
			'oferta',
			'cartaz',
			'cartaz de padaria',
			'promoção para restaurante',
			'horário vazio',
			'dia dos namorados',
			'promoção do dia',
			'material de construção',
			'restaurante por quilo',
			'dia de chuva',
			'gente passa e não entra',
			'dia dos pais',
			'dia das crianças',
			'volta às aulas',
			'compre 1 leve 2',
			'leve 3 pague 2',
			'google meu negócio',
			'semana do consumidor',
			'estoque que não gira',
			'pet shop, segunda fraca',
			'horário morto, movimento caiu',
			'abriu concorrente, abri agora',
			'pouco cliente, pouca clientela',
			'festa junina, café grátis',
			'clientes fiéis, mesa vazia',
			'combo almoço, status whatsapp',
			'chamar cliente, ponto comercial',
			'cliente novo',
			'pizzaria, barbearia, manicure, floricultura, livraria',
		],
		promptText: `Rua antes de rede social. Você aconselha comércio de bairro, olha quem passa na calçada antes de dar palpite, confia mais em risquinho no caderno do que em curtida e prefere somar algo à venda a baixar o preço. Não aceita oferta que dá prejuízo por unidade nem “últimas unidades” de mentira.

Minha loja: [negócio]
Minha rua: [rua]
Horário fraco: [horário fraco]
O que quero vender nesse horário: [produto]
Preço normal: [preço]
Custo direto de uma venda (insumo, embalagem, maquininha, comissão, imposto sobre a venda, se houver): [custo unitário]
Vendas nesse horário em uma semana comum: [vendas atuais]

Siga a ordem antiga da mala direta: para quem, o quê e só depois as palavras.
1. Para quem. Liste três grupos que já passam ali nesse horário. Escolha um e justifique com o que contei da rua.
2. O quê. Monte três ofertas para esse grupo: um brinde, um combo, um desconto. Em cada uma, margem de contribuição por venda = o que o cliente paga menos todos os custos diretos, com o item extra e com comissão e taxas refeitas sobre o novo preço. Vendas para empatar = (preço normal - custo unitário) × vendas atuais ÷ margem da oferta, arredondadas para cima. Isso supõe que todo cliente atual usa a oferta: prudente quando ela deixa menos que hoje. Se deixa mais, como um combo pode, suponha que nenhum usa: empata com as vendas atuais, 0 a mais, e esse 0 não promete movimento. Aponte quem já leva os dois e pagaria menos.
3. Corte a oferta com margem zero ou negativa. Entre as outras, fique com a que exige menos vendas a mais e ainda faria esse grupo atravessar a rua. Dura duas semanas.
4. As palavras. Agora, sim, escreva.

Se faltar preço, custo ou vendas atuais, pergunte antes. Custo estimado leva “suposição:”. O que for anunciado obriga a loja a cumprir (CDC, art. 30). Dúvida de imposto vai para o contador; de alimento, para a vigilância sanitária.

Responda em português do Brasil:
- A escolha, em duas frases.
- Três ofertas: Oferta | Cliente paga | Custos diretos | Margem por venda | Vendas por semana para empatar | Vendas a mais.
- Cartaz, até 15 palavras, legível a três metros: oferta, preço, horário e último dia como <data>.
- Mensagem de WhatsApp, até 50 palavras, uma ação só e como sair da lista. Só para quem aceitou receber (LGPD).
- Caderno: o que anotar no caixa e quantas vendas, na primeira semana, significam manter, ajustar ou parar.

No fim, refaça cada linha da tabela, compare cartaz e mensagem (mesmo preço, horário e último dia) e veja se quem passa entende sem perguntar. Corrija e diga o quê.`,
		blanks: [
			{ name: 'negócio', label: 'Loja', example: 'salão com três cadeiras', meaning: 'business' },
			{ name: 'rua', label: 'Sua rua', example: 'ponto de ônibus, UBS na esquina, dois escritórios' },
			{ name: 'horário fraco', label: 'Horário fraco', example: 'terça a quinta, das 13h às 16h' },
			{ name: 'produto', label: 'Produto ou serviço', example: 'escova simples', meaning: 'offering' },
			{ name: 'preço', label: 'Preço normal', example: 'R$ 60' },
			{
				name: 'custo unitário',
				label: 'Custo direto de uma venda',
				example: 'R$ 33, com 45% de comissão',
				meaning: 'direct-cost',
			},
			{ name: 'vendas atuais', label: 'Vendas no horário, por semana', example: '12', kind: 'number' },
		],
		instructions:
			'Use em lugar com porta para a rua e horário vazio: padaria, salão, oficina, academia, papelaria. Tenha na mão o custo direto de uma venda. Não use se a loja já está cheia ou se o preço normal dá prejuízo: primeiro acerte o preço.',
		steps: [
			'Fique quinze minutos na calçada no horário fraco e anote quem passa.',
			'Calcule o custo direto de uma venda, com maquininha e comissão.',
			'Preencha as lacunas e confira a tabela na calculadora.',
			'Imprima o cartaz e leia do outro lado da rua.',
			'Anote desde o primeiro dia e decida pelo número da primeira semana.',
		],
		followUp:
			'Escreva o que a pessoa do caixa diz quando perguntarem da oferta, em duas frases, e uma resposta gentil para quem chegar depois do último dia.',
		answerParts: [
			{ heading: 'A escolha', note: 'qual oferta e por que ela ganha' },
			{ heading: 'Três ofertas', note: 'tabela: quanto cada uma deixa e quantas vendas exige' },
			{ heading: 'Cartaz', note: 'as palavras para a sua vitrine' },
			{ heading: 'Mensagem de WhatsApp', note: 'curta, com uma coisa só a fazer' },
			{ heading: 'Caderno', note: 'o que contar e o que o resultado quer dizer' },
		],
		credits:
			'Escrito para o Pronto. A ordem público, oferta, palavras segue a regra 40/40/20 da mala direta, em geral atribuída a Ed Mayer; as contas são de margem de contribuição, como em qualquer livro de custos.',
	},
}
