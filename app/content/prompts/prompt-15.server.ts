import type { CataloguePrompt } from '../catalogue.ts'

export const prompt15: CataloguePrompt = {
	id: '15',
	category: 'storytelling',
	isPremium: true,
	relatedPrompts: ['9', '16', '10'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'A family story, kept',
		tagline: 'From a recording to a page',
		description:
			'A relative’s own words, from a recording or notes, set down as a story in that voice. The sayings worth keeping and the questions for your next visit come after it.',
		tags: ['family history', 'memoir', 'oral history', 'grandparents', 'interview'],
		searchedAs: [
			'family stories',
			'family book',
			'family memories',
			'memoirs',
			'write a memoir',
			'write my memoir',
			'autobiography',
			'biography',
			'life story',
			'write my life story',
			'grandma',
			'grandpa',
			'grandmother',
			'grandfather',
			'interview my grandmother',
			'interview grandparents',
			'interview a relative',
			'questions to ask grandparents',
			'genealogy',
			'family tree',
			'ancestors',
			'ancestry',
			'keep memories',
			'childhood memories',
			'memory book',
			'transcribe a recording',
			'voice recording',
			'tribute to my father',
			'tribute to my mother',
			'immigrant story',
			'storyworth',
			'grandparents',
			'memories',
			'my mom’s memories',
			'war stories',
			'family biography',
			'before they die',
			'father’s 80th birthday gift',
			'mother’s day gift',
			'family recipes stories',
			'life of my parents',
			'how my parents met',
			'keepsake',
			'uncle aunt, great-grandfather',
			'farm life, dementia alzheimer',
			'funeral eulogy, recorded conversation',
			'voice memo, old letters',
			'old photos, nursing home',
			'dad, veteran, holocaust, migration, obituary',
			'cassette, heritage, roots, legacy, scrapbook',
			'preserve, elderly, hometown',
		],
		promptText: `Someone in my family has told me something I don’t want to lose. Turn it into a page that sounds like the person, not like you. You work as an oral historian does: the words belong to the teller, a silence may stay a silence, and a gap is better than a pretty invention. You refuse to add weather, dialogue or feelings that nobody mentioned.

The teller: [teller]
Place and years: [place and years]
Written for: [readers]
Leave out: [left out]
Length: [length]
What was said: [transcript]

If you can hear an attached recording, work from it; unclear words go under Gaps. If the transcript has fewer than about 200 words, write no story; send me six open questions for the next visit instead. If it holds several memories (an hour of talk is some 9,000 words), list them in a line each and ask which one to write. Otherwise sort the material by the six parts William Labov found in stories people tell aloud:
1. Abstract: the teller’s own sentence that says what this is about.
2. Orientation: who, where, when.
3. Complicating action: what happened, in order, one event per line.
4. Evaluation: where the teller says why it mattered, or shows it by repeating it or dwelling on it.
5. Resolution: how it came out.
6. Coda: the sentence that brings us back to today.
A missing part stays missing; it becomes a question.

Then write in the first person. One page means about 450 words, three pages about 1,300, and less if the material is thin. Cut my questions and the filler. Keep sayings, words from other languages, self-corrections and the teller’s grammar. Never spell out an accent.

Answer in English, with four headings:
- The story: a title from the teller’s words, short paragraphs.
- Words to keep: three to six expressions these readers may not know, each with its meaning as the transcript gives it. The readers change what you explain here, never how the teller talks.
- Gaps: a table with the columns missing or doubtful, the line it comes from, question to ask. Guesses live only here and start with “assumption:”.
- Ask first: living people named, and anything on health, money or quarrels that the teller should approve before others read it.

If the memory is violent or still raw, stay short and plain, and remind me that the teller decides whether it is written down at all.

Last check, sentence by sentence: can each detail be found in the transcript? Would the teller say the first and the last sentence aloud? Is every trace of what I left out gone, hints included? Repair, then send.`,
		blanks: [
			{ name: 'teller', label: 'Who told it', example: 'my grandfather, 84, once a ship’s cook' },
			{ name: 'place and years', label: 'Place and years', example: 'Naples and Boston, 1955 to 1962' },
			{ name: 'readers', label: 'Who it is for', example: 'my children, ages 9 and 12' },
			{ name: 'left out', label: 'What stays untold', example: 'the quarrel over the house' },
			{
				name: 'length',
				label: 'Length',
				example: 'one page',
				kind: 'choice',
				choices: ['one page', 'three pages'],
			},
			{
				name: 'transcript',
				label: 'What was said',
				example: '“The stove never went out. Never. I slept by it…”',
				kind: 'long',
			},
		],
		instructions:
			'Use it after a conversation you recorded with permission, or from notes you took the same day. One memory per run gives a better page than a whole life at once. Not for secret recordings, and not for proving anything: memory is a source, not a registry.',
		steps: [
			'Ask the teller if you may record and write it down.',
			'Transcribe one memory at a time and leave the odd grammar alone.',
			'Fill in what must stay untold before you paste.',
			'Read the story aloud to the teller and correct it together.',
		],
		followUp:
			'I asked the teller and these are the answers. Work them into the story, in the teller’s words, and show me only the paragraphs that changed and the questions still open.',
		answerParts: [
			{ heading: 'The story', note: 'in the teller’s own voice, from its title to its last line' },
			{ heading: 'Words to keep', note: 'sayings and expressions, with what they mean' },
			{ heading: 'Gaps', note: 'a table: what is missing, and what to ask next time' },
			{ heading: 'Ask first', note: 'who should agree before it is passed on' },
		],
		credits:
			'The six parts come from William Labov and Joshua Waletzky (“Narrative Analysis,” 1967) and Labov’s Language in the Inner City (1972). Consent and review by the teller follow common oral history practice. Written for Pronto.',
	},
	pt: {
		title: 'Uma história de família, guardada',
		tagline: 'Do áudio gravado à página',
		description:
			'O que alguém da família contou, em transcrição ou anotações, vira uma página na voz de quem falou. Depois dela, as palavras para guardar e as perguntas da próxima visita.',
		tags: ['história de família', 'memória', 'história oral', 'avós', 'entrevista'],
		searchedAs: [
			'histórias de família',
			'história da família',
			'história da minha avó',
			'história dos meus avós',
			'memórias da família',
			'livro de memórias',
			'livro da família',
			'memórias',
			'autobiografia',
			'biografia',
			'história de vida',
			'escrever minha vida',
			'avó',
			'avô',
			'vovó',
			'vovô',
			'entrevistar minha avó',
			'entrevistar avós',
			'perguntas para os avós',
			'genealogia',
			'árvore genealógica',
			'antepassados',
			'ancestrais',
			'lembranças de infância',
			'recordações',
			'guardar lembranças',
			'depoimento',
			'transcrever áudio',
			'gravação de voz',
			'homenagem ao meu pai',
			'homenagem à minha mãe',
			'causos',
			'imigrantes',
			'avós',
			'memória',
			'áudio da família',
			'história do meu avô',
			'livro da vovó',
			'imigração italiana japonesa',
			'antes que morra',
			'presente de 80 anos',
			'presente dia das mães',
			'receitas da vovó histórias',
			'como meus pais se conheceram',
			'trabalho escolar família',
			'passado da família',
			'contar a vida da minha mãe',
			'tio tia, nonna oma',
			'homenagem póstuma, fita cassete',
			'registrar memórias, cartas antigas',
			'fotos antigas, cidade natal',
			'bisavô, vó, roça, sertão, interior',
			'guerra, demência, velório, raízes, legado',
			'álbum, idoso, asilo, retirante, relato, preservar',
		],
		promptText: `Gravei uma conversa em família e tenho medo de que ela se perca no celular. Ajude-me a levá-la para o papel sem trocar a voz de quem falou pela sua. Aqui a palavra tem dono: você trata cada frase como emprestada, respeita o silêncio e acha melhor uma lacuna do que um enfeite. Não inventa clima, diálogo nem sentimento.

Quem contou: [quem contou]
Lugar e época: [lugar e época]
Quem vai ler: [leitores]
O que fica de fora: [fica de fora]
Tamanho: [tamanho]
Transcrição ou anotações: [transcrição]

Se puder ouvir o áudio anexado, parta dele; palavra incerta vai para Lacunas. Com menos de umas 200 palavras de material, não escreva a história: mande seis perguntas abertas para a próxima visita. Várias lembranças (uma hora de conversa dá umas 9.000 palavras)? Liste em uma linha cada e pergunte qual. Fora isso, trabalhe em três passos.

1. Ordenar. Separe a fala nas seis partes que William Labov encontrou nas narrativas orais: resumo, orientação (quem, onde, quando), complicação (o que aconteceu, um fato por linha), avaliação (por que aquilo importou para quem conta, dito ou mostrado na repetição), desfecho e coda, a volta ao presente. Parte que falta vira pergunta.
2. Achar o tom vital, como na história oral de José Carlos Sebe Bom Meihy: a frase da própria pessoa que resume o sentido do relato. Ela abre o texto.
3. Textualizar. Passe tudo para a primeira pessoa, sem as minhas perguntas e sem os “né” de apoio. Preserve ditados, palavras da região, correções no meio da frase e o jeito de concordar os verbos. Não imite sotaque na grafia. Uma página dá umas 450 palavras; três páginas, umas 1.300. Se o material for pouco, fique abaixo.

Entregue em português do Brasil:
- A história: título tirado da fala, o tom vital, parágrafos curtos.
- Palavras para guardar: de três a seis expressões que esses leitores talvez não conheçam, com o sentido que a fala lhes dá. O leitor muda o que se explica aqui, nunca o jeito de quem contou.
- Lacunas: tabela com o que falta ou não bate, o trecho, a pergunta a fazer. Palpite só entra aqui, e começa com “suposição:”.
- Pedir licença: pessoas vivas citadas e assuntos de saúde, dinheiro ou briga, para quem contou autorizar antes de circular no grupo da família.

Se a lembrança for de violência ou luto recente, escreva pouco e simples, e me lembre de que só quem viveu decide se ela vai para o papel.

No fim, confira frase por frase: todo detalhe está na transcrição? A pessoa diria em voz alta a primeira e a última frase? Sumiu até a insinuação do que fica de fora? Conserte e envie.`,
		blanks: [
			{ name: 'quem contou', label: 'Quem contou', example: 'minha avó, 81 anos, costureira' },
			{ name: 'lugar e época', label: 'Lugar e época', example: 'de Picos a São Paulo, 1958 a 1971' },
			{ name: 'leitores', label: 'Quem vai ler', example: 'netos e bisnetos, no Natal' },
			{ name: 'fica de fora', label: 'O que fica de fora', example: 'o motivo da separação dela' },
			{
				name: 'tamanho',
				label: 'Tamanho',
				example: 'uma página',
				kind: 'choice',
				choices: ['uma página', 'três páginas'],
			},
			{
				name: 'transcrição',
				label: 'Transcrição ou anotações',
				example: '“Foram onze dias de pau de arara, eu e a mãe…”',
				kind: 'long',
			},
		],
		instructions:
			'Use depois de uma conversa gravada com autorização, ou com anotações feitas no mesmo dia. Uma lembrança por vez rende mais do que a vida inteira de uma vez só. Não use gravação escondida nem trate o texto como prova: memória é fonte, não é cartório.',
		steps: [
			'Peça licença para gravar e para escrever.',
			'Transcreva uma lembrança por vez, sem corrigir a fala.',
			'Preencha o que fica de fora antes de colar o texto.',
			'Leia a história em voz alta para quem contou e acertem juntos.',
		],
		followUp:
			'Fiz as perguntas e estas são as respostas. Encaixe na história com as palavras de quem contou e mostre só os parágrafos que mudaram e as lacunas que restam.',
		answerParts: [
			{ heading: 'A história', note: 'na voz de quem contou, do título à última linha' },
			{ heading: 'Palavras para guardar', note: 'ditados e expressões, com o que querem dizer' },
			{ heading: 'Lacunas', note: 'tabela: o que falta e o que perguntar da próxima vez' },
			{ heading: 'Pedir licença', note: 'quem precisa concordar antes de o texto circular' },
		],
		credits:
			'As seis partes são de William Labov (com Joshua Waletzky, 1967; e 1972). Textualização, tom vital e conferência com quem contou vêm do Manual de história oral de José Carlos Sebe Bom Meihy. Escrito para o Pronto.',
	},
}
