import type { CataloguePrompt } from '../catalogue.ts'

export const prompt10: CataloguePrompt = {
	id: '10',
	category: 'marketing',
	isPremium: true,
	relatedPrompts: ['3', '17', '20'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'Your brand voice in one page',
		tagline: 'A voice guide a stranger can use',
		description:
			'What three texts you would sign have in common, and what the one you never would gets wrong. One page for people, with rewritten pairs, plus a block to paste into an assistant.',
		tags: ['brand voice', 'style guide', 'tone of voice', 'copywriting'],
		searchedAs: [
			'branding',
			'brand guidelines',
			'brand guide',
			'brand book',
			'brandbook',
			'brand manual',
			'brand identity',
			'brand personality',
			'brand messaging',
			'brand language',
			'brand story',
			'rebranding',
			'tone guide',
			'tone for my brand',
			'how my brand sounds',
			'sound like me',
			'write like me',
			'in my own voice',
			'my writing style',
			'house style',
			'editorial guidelines',
			'content guidelines',
			'consistent tone',
			'brand copywriter',
			'communication style',
			'train AI on my voice',
			'brand',
			'brand style',
			'write in our voice',
			'writing guide',
			'company tone',
			'chatgpt doesn’t sound like me',
			'ai sounds robotic',
			'new social media hire',
			'friendly not corporate',
			'do and don’t list',
			'customer support tone',
			'formal or informal',
			'custom gpt instructions',
			'imitate my style',
			'write posts like me',
			'whole team writes differently',
			'rewrite in my style',
			'forbidden words list',
			'sounds generic, humanize text',
			'agency handoff, startup brand',
			'personal brand, newsletter voice',
			'law firm, too stiff',
			'project instructions, claude style',
			'luxury brand, style sheet',
			'ghostwriter, nonprofit, restaurant, consistency, slogan, tagline',
		],
		promptText: `Below are three texts I would sign. Find out why, and put the answer on one page from which a new colleague could write tomorrow morning.

Business: [business]
Readers: [readers]
Where they mostly meet us: [main channel]

Texts I would sign:
<samples>
[three texts]
</samples>

A text I would never sign:
<rejected>
[disliked text]
</rejected>

Read as an editor who trusts sentences more than adjectives. “Friendly, professional, innovative” is not a voice, because nobody claims the opposite, so you do not accept those words. You state nothing about us that the samples do not show, and you leave names and private details out of the guide.

Build it from the evidence up, with Nielsen Norman Group’s four dimensions of tone:
1. Measure the samples: sentence length (shortest, typical, longest), I, we or you, contractions, questions, jokes, jargon (would these readers know it?), how each text opens and ends.
2. Score each dimension from 1 to 5: formal to casual, serious to funny, respectful to irreverent, matter-of-fact to enthusiastic. Where the samples disagree, give a range.
3. Name three traits as “this, not that”, where “that” is the same trait gone too far: direct, not curt.
4. Take from the rejected text three habits to avoid.
5. Voice stays, tone moves: say which scores change, and by how much, when we have to write about [hard moment].

If you can open our site, mail or profile, read a few more texts there and say which. Fewer than three samples, or under 150 words in all? Say which kind of text you still need, and mark what rests on thin evidence “assumption:”.

Answer in English, 650 words at most, under these headings:
- In one sentence
- Four dimensions. Table: Dimension | Score | Quote that shows it (up to 8 words)
- Three traits. Table: Trait | We write | We do not write
- Words. Two lists of six: ours, not ours
- Habits to avoid. The three from step 4
- Three rules for [main channel]: length, opening, ending
- On a hard day: the score changes, then a 60-word message about [hard moment]
- For an assistant: up to 120 words, as commands, to paste into its custom instructions, with one rewritten pair per trait

Before you send it, swap in a competitor’s name and cut any rule that still fits. Check that every score has a quote, that the 60-word message obeys the page, and that these readers would understand it without asking. Revise, then name the weakest part in one line.`,
		blanks: [
			{
				name: 'business',
				label: 'Business',
				example: 'bicycle repair shop with two mechanics',
				meaning: 'business',
			},
			{
				name: 'readers',
				label: 'Readers',
				example: 'commuters who know little about bikes',
				meaning: 'audience',
			},
			{
				name: 'main channel',
				label: 'Main channel',
				example: 'email',
				kind: 'choice',
				choices: ['website', 'email', 'Instagram', 'chat messages'],
			},
			{
				name: 'three texts',
				label: 'Three texts you would sign',
				example: 'Your brakes squeak because they are wet. Wait a day.',
				kind: 'long',
			},
			{
				name: 'disliked text',
				label: 'A text you would never sign',
				example: 'We are passionate about mobility solutions.',
			},
			{
				name: 'hard moment',
				label: 'A hard moment',
				example: 'a repair that takes a week longer than promised',
			},
		],
		instructions:
			'Use it when a second person starts writing for you, or when your site, emails and posts sound like three companies. The samples must be real texts of yours, 50 words or more each. Do not use it to invent a voice for a brand that has written nothing yet.',
		steps: [
			'Pick three texts you were glad to have sent and one that made you wince.',
			'Remove customer names and private details, then paste them in.',
			'Compare the four scores with how you would place yourself.',
			'Give the page to a colleague, or its last block to your assistant, and have one message written from it.',
		],
		followUp:
			'Rewrite the text I would never sign so that it follows the page, and tell me after each change which rule you applied.',
		answerParts: [
			{ heading: 'In one sentence', note: 'the voice, named' },
			{ heading: 'Four dimensions', note: 'a table of scores, each with a quote as evidence' },
			{ heading: 'Three traits', note: 'a table: how you write, and how you don’t' },
			{ heading: 'Words', note: 'those that are yours, and those that aren’t' },
			{ heading: 'Habits to avoid', note: 'taken from the text you rejected' },
			{ heading: 'Three rules for your channel', note: 'how long, how to open, how to close' },
			{ heading: 'On a hard day', note: 'what changes, with a message written out' },
			{ heading: 'For an assistant', note: 'a block that makes your AI write in the same voice' },
		],
		credits:
			'Written for Pronto. The four dimensions of tone are from Nielsen Norman Group (Kate Moran, 2016); trait pairs of the kind “this, not that” are common practice in editorial style guides.',
	},
	pt: {
		title: 'A voz da sua marca em uma página',
		tagline: 'Um guia que qualquer pessoa consegue usar',
		description:
			'O que três textos que você assina têm em comum e o que estraga aquele que jamais assinaria. Cabe em uma página, com exemplos reescritos e um bloco para colar no assistente.',
		tags: ['voz da marca', 'tom de voz', 'guia de estilo', 'redação'],
		searchedAs: [
			'branding',
			'tom da marca',
			'tom de voz da marca',
			'identidade da marca',
			'identidade de marca',
			'identidade verbal',
			'manual de marca',
			'manual da marca',
			'guia da marca',
			'brandbook',
			'rebranding',
			'personalidade da marca',
			'posicionamento de marca',
			'arquétipo de marca',
			'linguagem da marca',
			'comunicação da marca',
			'jeito de falar',
			'jeito de escrever',
			'estilo de escrita',
			'escrever como eu',
			'textos com a minha cara',
			'manual de redação',
			'redator',
			'redatora',
			'padronizar textos',
			'marca',
			'linguagem da empresa',
			'como a marca fala',
			'guia de tom de voz',
			'estilo da marca',
			'chatgpt não escreve como eu',
			'texto de robô',
			'informal ou formal',
			'imitar meu estilo',
			'equipe escreve diferente',
			'redes sociais padrão',
			'copiar meu jeito',
			'treinar a ia',
			'parece ia, humanizar texto',
			'texto genérico, palavras proibidas',
			'atendimento tom, instruções personalizadas',
			'gpt personalizado, jovem descolada',
			'textos iguais, linguagem neutra',
			'agência, gírias, sac, ong, advogado',
			'restaurante, loja, clínica, consistência, bordão',
			'luxo, moderno',
		],
		promptText: `Leia antes de escrever. Abaixo estão três textos que eu assino com gosto e um que eu não assinaria nunca. Descubra o que separa uns do outro e entregue um guia de uma página, que sirva para quem começa a escrever pela marca na segunda-feira.

Negócio: [negócio]
Quem lê: [público leitor]
Canal principal: [canal principal]

<assinados>
[três textos]
</assinados>

<rejeitado>
[texto rejeitado]
</rejeitado>

Trabalhe como uma editora que confia mais em frase do que em adjetivo. “Próxima, humana e inovadora” não descreve voz nenhuma, porque ninguém se diz o contrário: esses rótulos estão fora. Não afirme nada que os textos não mostrem e não leve para o guia nomes, telefones ou dados de clientes.

Parta das provas, com as quatro dimensões do tom de voz do Nielsen Norman Group:
1. Meça os textos: tamanho das frases (a menor, a típica, a maior), eu, nós ou a gente, você ou senhor, gírias (esse público entende?), perguntas, emojis, humor, começo e fecho.
2. Dê nota de 1 a 5 em cada dimensão: formal a informal, séria a engraçada, respeitosa a irreverente, contida a entusiasmada. Se os textos divergirem, dê uma faixa.
3. Escolha três traços no formato “isto, não aquilo”, em que “aquilo” é o mesmo traço passado do ponto: direta, não seca.
4. Tire do texto rejeitado três vícios a evitar.
5. A voz fica, o tom muda: diga quais notas mudam, e quanto, quando o assunto for [momento difícil].

Se puder abrir o site, o e-mail ou o perfil, leia lá mais alguns textos e diga quais. Com menos de três textos, ou menos de 150 palavras no total, diga que tipo de texto ainda falta e marque com “suposição:” o que tiver pouca prova.

Responda em português do Brasil, em até 700 palavras, com estes títulos:
- Em uma frase
- Quatro dimensões. Tabela: Dimensão | Nota | Trecho que prova (até 8 palavras)
- Três traços. Tabela: Traço | A gente escreve | A gente não escreve
- Palavras. Duas listas de seis: nossas e não nossas
- Vícios a evitar. Os três do passo 4
- Três regras para [canal principal]: tamanho, abertura, fecho
- No dia difícil: as notas que mudam e uma mensagem de 60 palavras sobre [momento difícil]
- Para um assistente: até 120 palavras em forma de ordens, para colar nas instruções personalizadas, com um par reescrito por traço

Antes de entregar, troque o nome da marca pelo de um concorrente: regra que continuar servindo sai. Confira se cada nota tem um trecho, se a mensagem obedece à página e se esse público a entende sem perguntar. Ajuste e diga, em uma linha, qual parte ficou mais fraca.`,
		blanks: [
			{
				name: 'negócio',
				label: 'Negócio',
				example: 'padaria de fermentação natural em Recife',
				meaning: 'business',
			},
			{
				name: 'público leitor',
				label: 'Quem lê',
				example: 'vizinhos que encomendam pelo celular',
				meaning: 'audience',
			},
			{
				name: 'canal principal',
				label: 'Canal principal',
				example: 'WhatsApp',
				kind: 'choice',
				choices: ['site', 'e-mail', 'Instagram', 'WhatsApp'],
			},
			{
				name: 'três textos',
				label: 'Três textos que você assina',
				example: 'O pão sai às 7h. Às 9h já não prometo nada.',
				kind: 'long',
			},
			{
				name: 'texto rejeitado',
				label: 'Um texto que você não assina',
				example: 'Somos apaixonados por entregar experiências.',
			},
			{
				name: 'momento difícil',
				label: 'Um momento difícil',
				example: 'encomenda de sábado que vai atrasar',
			},
		],
		instructions:
			'Use quando mais alguém vai escrever pela marca, ou quando site, WhatsApp e posts parecem três empresas diferentes. Os textos precisam ser seus, de verdade, com 50 palavras ou mais cada. Não use para inventar a voz de uma marca que ainda não escreveu nada.',
		steps: [
			'Separe três textos que você gostou de ter enviado e um que deu vergonha.',
			'Apague nomes e dados de clientes e cole os textos nas lacunas.',
			'Compare as quatro notas com as que você daria.',
			'Entregue a página a um colega, ou o último bloco ao seu assistente, e peça uma mensagem escrita só com isso.',
		],
		followUp:
			'Reescreva o texto que eu não assinaria seguindo a página e indique, depois de cada mudança, qual regra você aplicou.',
		answerParts: [
			{ heading: 'Em uma frase', note: 'a voz, com nome' },
			{ heading: 'Quatro dimensões', note: 'tabela de notas, cada uma com um trecho como prova' },
			{ heading: 'Três traços', note: 'tabela: como a marca escreve e como não escreve' },
			{ heading: 'Palavras', note: 'as que são suas e as que não são' },
			{ heading: 'Vícios a evitar', note: 'tirados do texto que você rejeitou' },
			{ heading: 'Três regras para o seu canal', note: 'quanto escrever, como abrir, como fechar' },
			{ heading: 'No dia difícil', note: 'o que muda, com uma mensagem pronta' },
			{ heading: 'Para um assistente', note: 'um bloco para a sua IA escrever com a mesma voz' },
		],
		credits:
			'Escrito para o Pronto. As quatro dimensões do tom de voz são do Nielsen Norman Group (Kate Moran, 2016); os pares “isto, não aquilo” são prática comum em guias de estilo.',
	},
}
