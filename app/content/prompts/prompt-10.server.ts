import type { CataloguePrompt } from '../catalogue.ts'

export const prompt10: CataloguePrompt = {
	id: '10',
	category: 'marketing',
	isPremium: true,
	relatedPrompts: ['3', '17', '20'],
	updatedOn: '2026-11-21',
	en: {
		title: 'Your brand voice in one page',
		tagline: 'A voice guide a stranger can use',
		description:
			'You paste three texts you would sign and one you never would. You get a one-page voice guide with evidence, rewritten pairs and a sample message for a hard day.',
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

Read as an editor who trusts sentences more than adjectives. "Friendly, professional, innovative" is not a voice, because nobody claims the opposite, so you do not accept those words. You state nothing about us that the samples do not show, and you leave names and private details out of the guide.

Build it from the evidence up, with Nielsen Norman Group's four dimensions of tone:
1. Measure the samples: sentence length (shortest, typical, longest), I, we or you, contractions, questions, jokes, jargon, how each text opens and ends.
2. Score each dimension from 1 to 5: formal to casual, serious to funny, respectful to irreverent, matter-of-fact to enthusiastic. Where the samples disagree, give a range.
3. Name three traits as "this, not that", where "that" is the same trait gone too far: direct, not curt.
4. Take from the rejected text three habits to avoid.
5. Voice stays, tone moves: say which scores change, and by how much, when we have to write about [hard moment].

Fewer than three samples, or under 150 words in all? Say which kind of text you still need, and mark what rests on thin evidence "assumption:".

Answer in English, 550 words at most, under these headings:
- In one sentence
- Four dimensions. Table: Dimension | Score | Quote that shows it (up to 8 words)
- Three traits. Table: Trait | We write | We do not write
- Words. Two lists of six: ours, not ours
- Habits to avoid. The three from step 4
- Three rules for [main channel]: length, opening, ending
- On a hard day: the score changes, then a 60-word message about [hard moment]

Before you send it, swap in a competitor's name and cut any rule that still fits. Check that every score has a quote and that the 60-word message obeys the page. Revise, then name the weakest part in one line.`,
		blanks: [
			{ name: 'business', label: 'Business', example: 'bicycle repair shop with two mechanics' },
			{ name: 'readers', label: 'Readers', example: 'commuters who know little about bikes' },
			{
				name: 'main channel',
				label: 'Main channel',
				example: 'email',
				choices: ['website', 'email', 'Instagram', 'chat messages'],
			},
			{
				name: 'three texts',
				label: 'Three texts you would sign',
				example: 'Your brakes squeak because they are wet. Wait a day.',
				isLong: true,
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
			'Give the page to someone else and have them write one message from it.',
		],
		followUp:
			'Rewrite the text I would never sign so that it follows the page, and tell me after each change which rule you applied.',
		credits:
			'Written for Pronto. The four dimensions of tone are from Nielsen Norman Group (Kate Moran, 2016); trait pairs of the kind “this, not that” are common practice in editorial style guides.',
	},
	pt: {
		title: 'A voz da sua marca em uma página',
		tagline: 'Um guia que qualquer pessoa consegue usar',
		description:
			'Entram três textos que você assina e um que jamais assinaria. Sai um guia de voz de uma página, com provas, exemplos reescritos e uma mensagem para o dia difícil.',
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

Trabalhe como uma editora que confia mais em frase do que em adjetivo. "Próxima, humana e inovadora" não descreve voz nenhuma, porque ninguém se diz o contrário: esses rótulos estão fora. Não afirme nada que os textos não mostrem e não leve para o guia nomes, telefones ou dados de clientes.

Parta das provas, com as quatro dimensões do tom de voz do Nielsen Norman Group:
1. Meça os textos: tamanho das frases (a menor, a típica, a maior), eu, nós ou a gente, você ou senhor, gírias, perguntas, emojis, humor, começo e fecho.
2. Dê nota de 1 a 5 em cada dimensão: formal a informal, séria a engraçada, respeitosa a irreverente, contida a entusiasmada. Se os textos divergirem, dê uma faixa.
3. Escolha três traços no formato "isto, não aquilo", em que "aquilo" é o mesmo traço passado do ponto: direta, não seca.
4. Tire do texto rejeitado três vícios a evitar.
5. A voz fica, o tom muda: diga quais notas mudam, e quanto, quando o assunto for [momento difícil].

Com menos de três textos, ou menos de 150 palavras no total, diga que tipo de texto ainda falta e marque com "suposição:" o que tiver pouca prova.

Responda em português do Brasil, em até 600 palavras, com estes títulos:
- Em uma frase
- Quatro dimensões. Tabela: Dimensão | Nota | Trecho que prova (até 8 palavras)
- Três traços. Tabela: Traço | A gente escreve | A gente não escreve
- Palavras. Duas listas de seis: nossas e não nossas
- Vícios a evitar. Os três do passo 4
- Três regras para [canal principal]: tamanho, abertura, fecho
- No dia difícil: as notas que mudam e uma mensagem de 60 palavras sobre [momento difícil]

Antes de entregar, troque o nome da marca pelo de um concorrente: regra que continuar servindo sai. Confira se cada nota tem um trecho e se a mensagem obedece à página. Ajuste e diga, em uma linha, qual parte ficou mais fraca.`,
		blanks: [
			{ name: 'negócio', label: 'Negócio', example: 'padaria de fermentação natural em Recife' },
			{ name: 'público leitor', label: 'Quem lê', example: 'vizinhos que encomendam pelo celular' },
			{
				name: 'canal principal',
				label: 'Canal principal',
				example: 'WhatsApp',
				choices: ['site', 'e-mail', 'Instagram', 'WhatsApp'],
			},
			{
				name: 'três textos',
				label: 'Três textos que você assina',
				example: 'O pão sai às 7 h. Às 9 h já não prometo nada.',
				isLong: true,
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
			'Entregue a página a outra pessoa e peça uma mensagem escrita só com ela.',
		],
		followUp:
			'Reescreva o texto que eu não assinaria seguindo a página e indique, depois de cada mudança, qual regra você aplicou.',
		credits:
			'Escrito para o Pronto. As quatro dimensões do tom de voz são do Nielsen Norman Group (Kate Moran, 2016); os pares “isto, não aquilo” são prática comum em guias de estilo.',
	},
}
