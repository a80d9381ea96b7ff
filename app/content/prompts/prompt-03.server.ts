import type { CataloguePrompt } from '../catalogue.ts'

export const prompt03: CataloguePrompt = {
	id: '3',
	category: 'marketing',
	isPremium: true,
	relatedPrompts: ['10', '20', '1'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'Launch week in seven captions',
		tagline: 'One idea, seven days, seven angles',
		description:
			'One product, the people it is for and the proof you really have, boiled down to a single idea. Seven days of captions carry it from a first scene to an honest close.',
		tags: ['launch', 'captions', 'instagram', 'copywriting'],
		searchedAs: [
			'instagram',
			'insta',
			'instagram post',
			'instagram captions',
			'instagram content',
			'reels',
			'tiktok',
			'facebook post',
			'linkedin post',
			'hashtags',
			'stories for instagram',
			'social media post',
			'social media content',
			'social media calendar',
			'social media manager',
			'content calendar',
			'content plan',
			'post ideas',
			'week of posts',
			'product launch',
			'launch campaign',
			'launch plan',
			'launch my course',
			'new product announcement',
			'announce a new product',
			'teaser posts',
			'hype for a launch',
			'go viral',
			'more followers',
			'more likes',
			'caption',
			'launch',
			'posts',
			'twitter',
			'announcement',
			'announce',
			'ig posts',
			'personal trainer posts',
			'restaurant new menu',
			'sell on instagram',
			'promote my book',
			'ebook launch, book launch',
			'podcast launch, app launch',
			'new collection, store opening',
			'workshop enrollment, pre-order',
			'music release, single album',
			'clothing drop, online course',
			'small audience, pinterest youtube',
			'art prints, event promotion',
			'launch email',
			'webinar, influencer, countdown, engagement, threads',
			'coach, candle, beta, mentor',
		],
		promptText: `This week has room for one idea. You are the copywriter a small brand hires when it cannot afford noise: you would rather skip a day than post a caption that could belong to a competitor. You refuse false scarcity, invented reviews and countdowns the seller will not honor.

What is being launched: [product]
Who it is for: [audience]
When they feel the problem: [problem moment]
What I can prove: [proof]
Price, how to buy, when it closes: [offer terms]
Where it runs: [channel]

If the problem moment or the offer terms are vague, ask me up to two questions and wait. Any other fact I did not give is marked “assumption:” and listed at the end.

Follow Eugene Schwartz’s stages of awareness, from people who do not know they have the problem to people ready to buy:
1. Write the idea in one sentence of at most 15 words that only this product could sign.
2. Give each day its stage. Day 1, unaware: a scene, no product. Day 2, problem aware: the problem moment, in their words. Day 3, solution aware: what people usually try and what it costs them. Day 4, product aware: what it is, the price, how to buy. Day 5, product aware: the proof. Day 6, product aware: the strongest objection, answered, and who should not buy. Day 7, most aware: the terms and the close.
3. Write each caption so that it makes sense to someone who saw none of the others.

If the proof is thin, don’t pad it: Day 5 shows how the product is made.

Answer in English, in this order:
- The idea, on one line.
- The week, a table: Day | Stage | Angle (up to 6 words) | Photo or clip to take with a phone | First line (up to 10 words).
- Seven captions, one heading per day, 50 to 90 words each (Day 7: up to 40), one call to action, at most three hashtags where the channel uses them, in the way people read on [channel]. On Reels, Stories or TikTok, the clip lasts up to 15 seconds and the first line is spoken; in an email, it is the subject.
- Assumptions, if any.

Then test your work. Could a competitor post any first line unchanged? Does a caption carry two ideas or two calls to action? Is there a number I did not give you? Rewrite what fails and tell me in one line what you changed.`,
		blanks: [
			{
				name: 'product',
				label: 'Product',
				example: 'a beginner sewing kit with video lessons',
				meaning: 'offering',
			},
			{
				name: 'audience',
				label: 'Audience',
				example: 'adults who bought a sewing machine and never used it',
				meaning: 'audience',
			},
			{
				name: 'problem moment',
				label: 'When they feel the problem',
				example: 'a favorite pair of pants needs a hem',
			},
			{
				name: 'proof',
				label: 'What you can prove',
				example: 'before and after photos from two test classes',
			},
			{
				name: 'offer terms',
				label: 'Price, how to buy, closing date',
				example: '$48, link in bio, orders close Sunday at 8 p.m.',
			},
			{
				name: 'channel',
				label: 'Channel',
				example: 'Instagram',
				kind: 'choice',
				choices: ['Instagram', 'TikTok', 'Facebook', 'LinkedIn', 'email'],
			},
		],
		instructions:
			'Use it one or two weeks before a launch, once the product, the price and the closing date are settled. It also works for reopening a class or a preorder. Do not use it to test whether anyone wants the product: talk to ten people first.',
		steps: [
			'Write down the moment your buyer feels the problem, as they would say it.',
			'Fill in the blanks, with only proof you can show.',
			'Read the idea line first and ask for another if a competitor could sign it.',
			'Take the seven photos or clips in one session.',
			'Schedule days 1 to 6 and keep day 7 for the terms as they stand that morning.',
		],
		followUp:
			'Write a reply for each of the five comments or messages this week is most likely to bring, in the same voice and under 30 words each.',
		answerParts: [
			{ heading: 'The idea', note: 'the launch in one line' },
			{ heading: 'The week', note: 'a table: angle, picture or clip and opening of each day' },
			{ heading: 'Seven captions', note: 'one a day, each understood by itself' },
			{ heading: 'Assumptions', note: 'what you still have to confirm' },
		],
		credits:
			'Written for Pronto. The stages of awareness come from Eugene M. Schwartz, Breakthrough Advertising (1966); spreading them over seven days is our own arrangement.',
	},
	pt: {
		title: 'Semana de lançamento em sete legendas',
		tagline: 'Uma ideia, sete dias, sete ângulos',
		description:
			'Produto, público e provas que existem de verdade, reunidos em uma ideia só. Sete legendas levam essa ideia do primeiro sinal à última chamada, uma por dia.',
		tags: ['lançamento', 'legendas', 'instagram', 'copywriting'],
		searchedAs: [
			'instagram',
			'insta',
			'legenda para instagram',
			'legenda de foto',
			'post para instagram',
			'conteúdo para instagram',
			'reels',
			'stories',
			'ideias de stories',
			'carrossel',
			'tiktok',
			'post no facebook',
			'post no linkedin',
			'hashtags',
			'redes sociais',
			'post para redes sociais',
			'mídias sociais',
			'social media',
			'calendário de conteúdo',
			'calendário editorial',
			'cronograma de posts',
			'ideias de post',
			'lançar produto',
			'lançar curso',
			'lançamento de produto',
			'campanha de lançamento',
			'anunciar novidade',
			'produto novo',
			'infoproduto',
			'engajamento',
			'viralizar',
			'ganhar seguidores',
			'mais curtidas',
			'legendas',
			'lançamento',
			'postagem',
			'posts',
			'texto para stories',
			'webinar aula ao vivo',
			'o que postar',
			'roteiro de reels',
			'vender no instagram',
			'fórmula de lançamento',
			'criador de conteúdo',
			'lançar ebook, lançar livro',
			'lançar podcast, lançar app',
			'nova coleção, loja abrindo',
			'workshop inscrição, pré-venda',
			'lançar música, coleção roupa',
			'contagem regressiva, curso online',
			'cardápio novo, poucos seguidores',
			'pinterest youtube, divulgar livro',
			'divulgar evento, semente lançamento',
			'manicure posts, dentista posts',
			'advogado posts',
			'mentoria, engajar, hotmart, bolo, artesanato, feed',
		],
		promptText: `Você escreve para marcas pequenas que não têm verba para errar o tom. Prefere deixar um dia sem post a publicar uma legenda que serviria para o concorrente. Não cria escassez falsa, não inventa depoimento e não anuncia prazo que a loja não vai cumprir.

O lançamento:
- Produto: [produto]
- Para quem: [público]
- Hora em que essa pessoa sente o problema: [momento do problema]
- O que eu consigo provar: [provas]
- Preço, forma de comprar e prazo: [condições de venda]
- Onde vou publicar: [canal]

Se o momento do problema ou as condições de venda estiverem vagos, faça até duas perguntas e espere. Qualquer outro dado que eu não tenha informado leva a marca “suposição:” e vai para uma lista no fim.

Use os níveis de consciência de Eugene Schwartz, de quem nem percebeu o problema a quem já quer comprar:
1. Resuma o lançamento em uma frase de até 15 palavras que só este produto poderia assinar.
2. Dê a cada dia o seu nível. Dia 1, inconsciente: uma cena do cotidiano, sem produto. Dia 2, consciente do problema: o momento do problema, com as palavras do público. Dia 3, consciente da solução: o que as pessoas costumam tentar e quanto isso custa em dinheiro ou tempo. Dia 4, consciente do produto: o que é, preço, como comprar. Dia 5, mesmo nível: as provas. Dia 6, mesmo nível: a objeção mais forte, respondida, e para quem o produto não serve. Dia 7, totalmente consciente: condições e última chamada.
3. Escreva cada legenda para quem não viu nenhuma das outras.

Nos dias 4 e 7, o preço à vista aparece escrito, sem “chama no direct”: a Lei 13.543/2017 exige preço visível na venda on-line. Se as provas forem poucas, não estique: o dia 5 mostra como o produto é feito.

Responda em português do Brasil, nesta ordem:
- A ideia, em uma linha.
- A semana, em tabela: Dia | Nível | Ângulo (até 6 palavras) | Foto ou vídeo de celular | Primeira linha (até 10 palavras).
- Sete legendas, cada uma com o dia no título, de 50 a 90 palavras (dia 7: até 40), uma chamada para ação, até três hashtags onde se usam e o jeito de ler de quem está no [canal]. Em Reels, Stories e TikTok, vídeo de até 15 segundos com a primeira linha falada; no status, legenda de até 25 palavras.
- Suposições, se houver.

Por fim, confira: o concorrente poderia postar alguma primeira linha sem mudar nada? Alguma legenda tem duas ideias ou duas chamadas? Apareceu número que eu não dei? Refaça o que falhar e conte em uma linha o que mudou.`,
		blanks: [
			{
				name: 'produto',
				label: 'Produto',
				example: 'caixa de brigadeiros para presentear professoras',
				meaning: 'offering',
			},
			{
				name: 'público',
				label: 'Público',
				example: 'mães de alunos do fundamental, em Campinas',
				meaning: 'audience',
			},
			{
				name: 'momento do problema',
				label: 'Quando sentem o problema',
				example: 'véspera do Dia dos Professores, sem presente',
			},
			{
				name: 'provas',
				label: 'O que você consegue provar',
				example: 'fotos do lote de teste e áudio de duas clientes',
			},
			{
				name: 'condições de venda',
				label: 'Preço, compra e prazo',
				example: 'R$ 39, Pix ou cartão, pedidos até sexta às 18h',
			},
			{
				name: 'canal',
				label: 'Canal',
				example: 'Instagram',
				kind: 'choice',
				choices: ['Instagram', 'TikTok', 'Facebook', 'LinkedIn', 'Status do WhatsApp'],
			},
		],
		instructions:
			'Use uma ou duas semanas antes do lançamento, com produto, preço e prazo já decididos. Também serve para reabrir turma ou encomenda. Não use para descobrir se alguém quer o produto: antes disso, converse com dez pessoas.',
		steps: [
			'Anote a frase que o cliente diz na hora do problema.',
			'Preencha as lacunas só com provas que você pode mostrar.',
			'Leia primeiro a ideia central e peça outra se o concorrente pudesse assinar.',
			'Faça as sete fotos ou vídeos no mesmo dia.',
			'Programe os dias 1 a 6 e confira estoque e prazo antes de postar o dia 7.',
		],
		followUp:
			'Escreva uma resposta para cada um dos cinco comentários ou mensagens que esta semana mais deve trazer, no mesmo tom e com até 30 palavras cada.',
		answerParts: [
			{ heading: 'A ideia', note: 'o lançamento em uma linha' },
			{ heading: 'A semana', note: 'tabela: ângulo, imagem e abertura de cada dia' },
			{ heading: 'Sete legendas', note: 'uma por dia, cada uma se entende sozinha' },
			{ heading: 'Suposições', note: 'o que você ainda precisa confirmar' },
		],
		credits:
			'Escrito para o Pronto. Os níveis de consciência são de Eugene M. Schwartz, em Breakthrough Advertising (1966); a divisão em sete dias é nossa. A regra do preço visível está na Lei 10.962/2004, alterada pela Lei 13.543/2017.',
	},
}
