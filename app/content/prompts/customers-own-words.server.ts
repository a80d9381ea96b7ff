import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'customers-own-words',
	category: 'marketing',
	isPremium: true,
	relatedPrompts: ['10', 'product-page-that-answers', '3'],
	publishedOn: '2027-01-25',
	updatedOn: '2027-01-25',
	en: {
		title: 'Copy in your customers’ own words',
		tagline: 'They already wrote it, unpolished',
		description:
			'Real conversations with buyers are mined for the words that made them buy, counted, and turned into a page where every line can be traced. No interviews yet? It writes the questions first.',
		tags: ['voice of customer', 'copywriting', 'customer interviews', 'sales page'],
		searchedAs: [
			'voice of customer',
			'voc research',
			'customer interview questions',
			'interview customers',
			'customer interviews analysis',
			'analyze interview transcripts',
			'message mining',
			'review mining',
			'customer language',
			'copy from customer reviews',
			'use customer words in copy',
			'jobs to be done interview',
			'jtbd',
			'why customers buy',
			'why do people buy from me',
			'sales page copy',
			'landing page copy',
			'homepage copy',
			'headline from testimonials',
			'testimonials into copy',
			'customer research for copywriting',
			'what my customers want',
			'value proposition',
			'objections of customers',
			'survey answers analysis',
			'reviews into marketing text',
			'why customers choose us',
			'homepage text that converts',
			'user research synthesis',
			'call recordings sales',
			'website text rewrite',
			'coach sales page',
			'course landing page',
			'amazon reviews research',
			'what do my buyers really think',
			'feedback analysis, buyer persona',
			'pain points, sales letter',
			'interview script, support tickets',
			'conversion copy, nps comments',
		],
		promptText: `My customers have already written my copy, in better words and worse grammar. Take those words out and polish nothing.

I sell: [product]
I want more customers like: [best customer]
Conversations, one customer per block, numbered:
<conversations>
[conversations]
</conversations>
What my page says today:
[current copy]

Fewer than three customers above? Then no analysis. Write me an interview of eight questions in the order of time, from the day they first felt the need to the day after they paid, each asking for a scene and not an opinion, and stop there.

Otherwise answer in this order, under these headings. Forces as in jobs-to-be-done interviews: push (what was wrong), pull (what drew them), worry (what nearly stopped them), habit (what they would have had to give up).

Quote bank: 12 to 18 rows, or fewer if the material is thin. No. | Customer | Exact words, up to 20 | Force. Letter for letter, mistakes included; cut only with “…”, never join two people.

Who said what: each idea as “3 of 5”. Said once is worth a question, not a headline. Then three short lists: their words that my page lacks, my words that nobody used, what I praise and nobody mentioned.

How they came to buy: four sentences, push to decision, with quote numbers. Lean on whoever resembles the customer I want more of, and say who that is.

Copy: three headlines from three forces, each on an idea that two or more share (only two such forces? Two headlines, and say what is missing); an opening of 40 to 60 words; three lines that meet the worries; one for people it doesn’t suit; one next step. After each line its quote numbers in parentheses. A line without a number is cut or starts with “assumption:”. No result promised that only one person had.

Ask next: three questions for the next interview, where two customers disagree or nobody spoke.

Customers stay numbers: no names, places, health or income. Borrowed words are fine; a quote in quotation marks needs consent, so add a 30-word message that asks for it.

Before you send it, compare every quote with its block, character by character, and delete what you touched up.`,
		blanks: [
			{
				name: 'product',
				label: 'Product',
				example: 'bookkeeping for tradespeople, monthly',
				meaning: 'offering',
			},
			{
				name: 'best customer',
				label: 'The customer you want more of',
				example: 'plumbers with one or two employees',
				meaning: 'audience',
			},
			{
				name: 'conversations',
				label: 'Conversations, numbered',
				example: '1) I had receipts in a lunch box. A lunch box.',
				kind: 'long',
			},
			{
				name: 'current copy',
				label: 'What your page says today',
				example: 'We deliver tailored financial solutions.',
				kind: 'long',
			},
		],
		instructions:
			'Use it with three to eight real conversations: interviews, long emails, chats, recordings typed out. Remove names first, and ask before you record. Reviews alone will do for a quote bank, not for the story of how people bought. It doesn’t replace a survey.',
		steps: [
			'Call three people who bought in the last three months.',
			'Type out what they said, not what you understood.',
			'Number the blocks, remove names and paste everything.',
			'Check five quotes yourself before you believe the rest.',
			'Ask for consent, then change one line of the page at a time.',
		],
		followUp:
			'Here are two more conversations. Add them to the bank, update each count, and tell me which line of the copy got stronger, which got weaker and which should go.',
		answerParts: [
			{ heading: 'Quote bank', note: 'what people said, word for word, sorted by what moved them' },
			{ heading: 'Who said what', note: 'how common each idea is, and where your page talks past it' },
			{ heading: 'How they came to buy', note: 'the road to the purchase in a few sentences' },
			{ heading: 'Copy', note: 'headlines, opening and answers to doubts, each traceable' },
			{ heading: 'Ask next', note: 'what the material doesn’t tell yet' },
		],
		credits:
			'Written for Pronto. Push, pull, anxiety and habit are the four forces of the switch interview by Bob Moesta and Chris Spiek; taking copy from customers’ own words is what Joanna Wiebe teaches as voice-of-customer research.',
	},
	pt: {
		title: 'Seu texto com as palavras dos clientes',
		tagline: 'Eles já escreveram, só falta copiar',
		description:
			'Áudios, mensagens e entrevistas de quem comprou viram um banco de falas e uma página em que cada linha diz de onde veio. Se faltam conversas, sai primeiro o roteiro da entrevista.',
		tags: ['voz do cliente', 'copywriting', 'entrevista com clientes', 'página de vendas'],
		searchedAs: [
			'voz do cliente',
			'entrevista com cliente',
			'entrevistar clientes',
			'perguntas para entrevistar cliente',
			'roteiro de entrevista com cliente',
			'pesquisa com clientes',
			'analisar entrevistas',
			'transformar depoimento em texto',
			'depoimentos de clientes',
			'usar depoimento na página',
			'copy com palavras do cliente',
			'página de vendas',
			'texto para página de vendas',
			'texto para site',
			'copy para landing page',
			'por que as pessoas compram',
			'por que compram de mim',
			'objeções do cliente',
			'quebra de objeções',
			'dores do cliente',
			'entender o cliente',
			'jobs to be done',
			'proposta de valor',
			'linguagem do cliente',
			'transcrição de áudio de cliente',
			'pesquisa de satisfação',
			'respostas do formulário',
			'feedback dos clientes',
			'dor do cliente',
			'copy que vende',
			'copy que converte',
			'carta de vendas',
			'página do curso',
			'prints de conversa',
			'áudios do whatsapp',
			'texto da home',
			'comentários dos clientes',
			'por que me escolheram',
			'vsl',
			'avaliações em texto de venda',
			'infoproduto hotmart, público-alvo',
			'prova social',
		],
		promptText: `Meus clientes já escreveram o meu texto, do jeito deles. Copie; não enfeite.

Vendo: [produto]
Quero mais gente como: [cliente ideal]
Conversas, um bloco numerado por pessoa (áudio transcrito vale, com “né” e tudo):
<conversas>
[conversas]
</conversas>
O que a minha página diz hoje:
[texto atual]

Menos de três pessoas? Sem análise. Escreva um roteiro de entrevista com oito perguntas na ordem do tempo, de quando a pessoa sentiu a falta até o dia seguinte ao pagamento; cada uma pede uma cena, não uma opinião. E pare.

Com três ou mais, responda nesta ordem, com estes títulos. As forças são as da entrevista de jobs to be done: empurrão (o que estava ruim), atração (o que chamou), medo (o que quase impediu), costume (o que teria de largar).

Banco de falas: de 12 a 18 linhas, menos se o material for magro. Nº | Pessoa | Palavras exatas, até 20 | Força. Letra por letra, com erro e gíria; corte só com “…”; nunca emende duas pessoas.

Quem disse o quê: cada ideia no formato “3 de 5”. Dita uma vez só, vale uma pergunta, não um título. Depois, três listas curtas: palavra deles que falta na página, palavra minha que ninguém usou, qualidade que eu elogio e ninguém citou.

Como chegaram à compra: quatro frases, do empurrão à decisão, com os números das falas. Pese mais quem se parece com o cliente que quero e diga quem é.

O texto: três títulos de três forças diferentes, cada um de uma ideia dita por duas pessoas ou mais (só há duas forças assim? Dois títulos, e diga o que faltou); abertura de 40 a 60 palavras; três linhas que respondem aos medos; uma para quem não deve comprar; um próximo passo. Depois de cada linha, o número da fala entre parênteses. Linha sem número sai ou começa com “suposição:”. Resultado que só uma pessoa teve não vira promessa.

Perguntar agora: três perguntas para a próxima conversa, onde duas pessoas discordam ou ninguém falou.

Pessoa é número: nome, bairro, doença e renda ficam fora (LGPD). Palavra solta se usa; fala entre aspas pede autorização, então inclua um pedido de 30 palavras para WhatsApp.

Antes de enviar, compare cada fala com o bloco, caractere por caractere, e apague a que você melhorou.`,
		blanks: [
			{
				name: 'produto',
				label: 'Produto',
				example: 'aula de costura para adultos, mensal',
				meaning: 'offering',
			},
			{
				name: 'cliente ideal',
				label: 'Cliente que você quer mais',
				example: 'quem nunca costurou e ganhou a máquina da avó',
				meaning: 'audience',
			},
			{
				name: 'conversas',
				label: 'Conversas, numeradas',
				example: '1) A máquina ficou dois anos na caixa, eu tinha medo.',
				kind: 'long',
			},
			{
				name: 'texto atual',
				label: 'O que a página diz hoje',
				example: 'Metodologia exclusiva e ambiente acolhedor.',
				kind: 'long',
			},
		],
		instructions:
			'Use com três a oito conversas reais: entrevista, áudio transcrito, mensagem longa. Tire os nomes e peça licença antes de gravar. Só avaliações servem para o banco de falas, não para a história da compra. Não substitui pesquisa com amostra.',
		steps: [
			'Ligue para três pessoas que compraram nos últimos três meses.',
			'Transcreva o que disseram, não o que você entendeu.',
			'Numere os blocos, tire os nomes e cole tudo.',
			'Confira cinco falas antes de confiar no resto.',
			'Peça autorização e troque uma linha da página por vez.',
		],
		followUp:
			'Chegaram mais duas conversas. Inclua no banco, atualize cada contagem e diga que linha do texto ficou mais forte, qual enfraqueceu e qual deve sair.',
		answerParts: [
			{ heading: 'Banco de falas', note: 'o que foi dito, ao pé da letra, separado pelo motivo' },
			{ heading: 'Quem disse o quê', note: 'quanto cada ideia se repete e onde a página fala sozinha' },
			{ heading: 'Como chegaram à compra', note: 'o caminho até pagar, em poucas frases' },
			{ heading: 'O texto', note: 'títulos, abertura e respostas a dúvidas, tudo rastreável' },
			{ heading: 'Perguntar agora', note: 'o que o material ainda não conta' },
		],
		credits:
			'Escrito para o Pronto. Empurrão, atração, ansiedade e hábito são as quatro forças da entrevista de troca de Bob Moesta e Chris Spiek; tirar o texto das palavras do cliente é o que Joanna Wiebe ensina como pesquisa de voz do cliente.',
	},
}
