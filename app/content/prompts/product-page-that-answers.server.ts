import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'product-page-that-answers',
	category: 'marketing',
	isPremium: false,
	relatedPrompts: ['10', 'replies-to-reviews', 'captions-for-one-photo'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A product description that answers buyers',
		tagline: 'Eight questions first, adjectives never',
		description:
			'A buyer on a screen can’t turn the thing around, so they ask. Their eight questions get answered from your facts, and the listing is written from the answers and from what prevents a return.',
		tags: ['product description', 'online store', 'listing', 'ecommerce', 'etsy'],
		searchedAs: [
			'product description',
			'write a product description',
			'product descriptions that sell',
			'product description generator',
			'product listing',
			'etsy listing',
			'etsy description',
			'amazon listing',
			'amazon bullet points',
			'shopify product page',
			'ebay description',
			'facebook marketplace ad',
			'product page copy',
			'landing page text',
			'product title',
			'item description',
			'how to describe a product',
			'describe my product for sale',
			'fewer returns',
			'customers keep asking the same questions',
			'handmade product description',
			'online store text',
			'vinted poshmark depop',
			'sell my couch',
			'sell my phone online',
			'real estate listing',
			'seo product text',
			'product features benefits',
			'what to write when selling something',
			'handmade jewelry, candles soap',
			't-shirt clothing, vintage secondhand',
			'shoes size, digital download',
			'returns complaints, online shop',
			'food product',
			'craigslist, furniture, cosmetics, faq, woocommerce',
			'walmart, dropshipping, catalog, ceramics',
		],
		promptText: `Nobody can pick up [product] through a screen, so let the buyer interrogate it.

Facts I can stand behind:
[facts]
Buyer and use: [buyer and use]
Real questions, complaints and returns so far:
[real questions]
Sold on: [shop]

First, eight questions this buyer asks before paying, the real ones at the top. Beside each, an answer from my facts or the word “missing”. Fill in nothing: a wrong measurement comes back as a return. A use I named that my facts don’t cover is “missing” too.

Then the listing, from my facts only: a title under 60 characters that starts with what the thing is; two sentences on what it does for whom; five lines that each open with a fact; “Details”, every fact that keeps someone from sending it back, asked or not (sizes and how they were taken, weight, material, origin, care, what it can’t do); one line on who should buy something else, naming what buyers keep asking that I haven’t tested. The buyer’s words beat mine, unless a quote promises what is “missing”. Cut each adjective a photo would prove better.

Last, with [shop] in mind: which line comes first and why, one photo for each question a photo answers faster, and my “missing” list. Before you send it, hold every number in the listing against my facts, then every fact against the listing; name those you left out.`,
		blanks: [
			{ name: 'product', label: 'Product', example: 'a waxed canvas tool roll', meaning: 'offering' },
			{
				name: 'facts',
				label: 'Facts you can stand behind',
				example: '14 oz canvas, 22 × 12 in open, ten pockets, made in Ohio',
				kind: 'list',
			},
			{
				name: 'buyer and use',
				label: 'Buyer and use',
				example: 'hobby woodworkers who carry chisels to class',
				meaning: 'audience',
			},
			{
				name: 'real questions',
				label: 'Questions, complaints, returns',
				example: 'Does it fit a 10-inch chisel? Does the wax rub off?',
				kind: 'list',
			},
			{
				name: 'shop',
				label: 'Where you sell',
				example: 'a marketplace',
				kind: 'choice',
				choices: ['my own online store', 'a marketplace', 'Instagram or chat'],
			},
		],
		instructions:
			'Use it for a new listing, or one that gets visits and the same three questions. Measure before you start. Food, cosmetics, toys and electrical goods have labeling rules of their own: check them with the marketplace or the authority.',
		steps: [
			'Measure, weigh and read the label; write down only what you know.',
			'Copy real questions from your messages, without names.',
			'Send it, fill the “missing” list and send that.',
			'Publish, and add the next new question a week later.',
		],
		followUp:
			'Here are the answers to the “missing” list. Update the listing, mark each changed line, and write the auto-reply for the question that will still be asked most.',
		credits:
			'Written for Pronto. Starting from questions already received and saying who should buy something else are rules of our own.',
	},
	pt: {
		title: 'Descrição de produto que tira dúvida',
		tagline: 'Oito perguntas antes do texto',
		description:
			'“Serve em mim? Chega quando? Solta pelo?” As oito dúvidas de quem compra são respondidas com os seus fatos, e o anúncio sai das respostas e do que evita troca, sem adjetivo de enfeite.',
		tags: ['descrição de produto', 'anúncio', 'mercado livre', 'shopee', 'loja virtual'],
		searchedAs: [
			'descrição de produto',
			'descrever produto',
			'texto de anúncio',
			'anúncio mercado livre',
			'descrição mercado livre',
			'título mercado livre',
			'anúncio shopee',
			'descrição shopee',
			'anúncio olx',
			'elo7 descrição',
			'descrição para loja virtual',
			'descrição nuvemshop',
			'catálogo do whatsapp',
			'texto para vender produto',
			'texto de vendas',
			'página de vendas',
			'copy de produto',
			'ficha do produto',
			'título de produto',
			'cliente pergunta sempre a mesma coisa',
			'menos devolução',
			'muita troca na loja',
			'como descrever artesanato',
			'descrição de roupa',
			'anúncio de imóvel',
			'bolo no pote',
			'texto de venda',
			'vender pela internet',
			'descrição que vende',
			'bijuteria joias, velas sabonete',
			'camiseta roupas, brechó enjoei',
			'vender usado, vender celular',
			'vender sofá, vender móveis',
			'facebook marketplace, magalu amazon',
			'sapato tamanho, produto digital',
			'seo produto, perguntas frequentes',
			'loja online, ficha técnica',
			'título chamativo',
			'cosméticos, semijoias, crochê, doces, ebook',
			'anunciar, medidas, cerâmica, pet',
		],
		promptText: `Quem compra pela tela não pega na mão. Deixe essa pessoa interrogar o meu produto: [produto]

O que garanto:
[fatos]
Quem compra e para quê: [comprador e uso]
Dúvidas, reclamações e trocas de verdade:
[dúvidas reais]
Vendo em: [onde vendo]

Primeiro, oito perguntas que ela faz antes do Pix, começando pelas reais. Ao lado, a resposta tirada dos meus fatos ou a palavra “falta”. Não complete nada: medida errada volta como troca, e o que o anúncio diz a loja cumpre (Código de Defesa do Consumidor, artigos 30 e 31). Uso que citei e os fatos não cobrem também “falta”.

Depois, o anúncio, só com o que garanto: título de até 60 caracteres que começa pelo nome da coisa; duas frases sobre o que resolve e para quem; cinco linhas que abrem com um fato; uma ficha com tudo o que evita troca, mesmo que ninguém tenha perguntado (medidas e como foram tiradas, peso, material, origem, cuidados, o que não pode); uma linha sobre quem deve comprar outra coisa, com o que perguntam sempre e eu não testei. Palavra do cliente vale mais que a minha, menos a que promete o que “falta”. Adjetivo que uma foto provaria melhor, corte.

Por fim, pensando em [onde vendo]: qual linha vem primeiro e por quê; uma foto para cada dúvida que foto responde mais rápido; a lista do que “falta”. Antes de mandar, compare cada número do anúncio com o que garanto e, na volta, cada fato com o anúncio; diga qual ficou fora.`,
		blanks: [
			{ name: 'produto', label: 'Produto', example: 'cama para cachorro, tamanho M', meaning: 'offering' },
			{
				name: 'fatos',
				label: 'O que você garante',
				example: 'sarja, zíper, 70 × 55 cm, espuma de 8 cm, lava na máquina',
				kind: 'list',
			},
			{
				name: 'comprador e uso',
				label: 'Quem compra e para quê',
				example: 'dona de vira-lata que dorme no sofá',
				meaning: 'audience',
			},
			{
				name: 'dúvidas reais',
				label: 'Dúvidas, reclamações e trocas',
				example: 'Aguenta cachorro de 15 kg? A espuma lava junto?',
				kind: 'list',
			},
			{
				name: 'onde vendo',
				label: 'Onde você vende',
				example: 'marketplace',
				kind: 'choice',
				choices: ['minha loja on-line', 'marketplace', 'Instagram ou WhatsApp'],
			},
		],
		instructions:
			'Use em anúncio novo ou naquele que recebe visita e sempre as mesmas três perguntas. Meça antes. Alimento, cosmético, brinquedo e elétrico têm regra de rótulo (Anvisa, Inmetro): confira antes de publicar.',
		steps: [
			'Meça, pese, leia a etiqueta e anote só o que você sabe.',
			'Copie dúvidas reais das mensagens, sem nome de ninguém.',
			'Envie, complete a lista do que falta e mande de novo.',
			'Publique e acrescente a próxima dúvida que aparecer.',
		],
		followUp:
			'Seguem as respostas do que faltava. Atualize o anúncio, marque cada linha mudada e escreva a resposta automática para a dúvida que ainda vai chegar mais.',
		credits:
			'Escrito para o Pronto. Partir das perguntas que já chegaram e dizer quem deve comprar outra coisa são regras nossas. Oferta e informação: arts. 30 e 31 da Lei 8.078/1990.',
	},
}
