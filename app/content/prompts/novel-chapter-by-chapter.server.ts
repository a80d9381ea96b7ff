import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'novel-chapter-by-chapter',
	category: 'storytelling',
	isPremium: true,
	relatedPrompts: ['plot-from-one-idea', '9', 'scene-revised-line-by-line'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A novel’s backbone, chapter by chapter',
		tagline: 'From the ending back to page one',
		description:
			'The last choice comes first; every chapter is then there because a later one needs it. Works for a novel, a feature or a limited series, with the scenes you already see kept whole.',
		tags: ['novel outline', 'screenplay', 'plot', 'chapters', 'writing a book'],
		searchedAs: [
			'novel outline',
			'outline a novel',
			'how to outline a novel',
			'book',
			'book outline',
			'chapter outline',
			'chapter by chapter outline',
			'chapter plan',
			'novel plan',
			'plan a novel',
			'plan a book',
			'plot a novel',
			'novel structure',
			'snowflake method',
			'save the cat beat sheet',
			'screenplay outline',
			'screenplay structure',
			'script outline',
			'series bible',
			'limited series outline',
			'season arc',
			'character arc',
			'nanowrimo',
			'nanowrimo outline',
			'middle of my novel sags',
			'how many chapters in a novel',
			'setup and payoff',
			'pantser to plotter',
			'write my book step by step',
			'novel outline template',
			'write a novel from start to finish',
			'mystery detective thriller',
			'stuck in chapter',
			'too many ideas',
			'self-publish kindle',
			'first novel, fantasy trilogy',
			'romance novel, sci-fi',
			'historical fiction, young adult',
			'tv pilot, movie script',
			'climax ending, memoir structure',
			'plot points, three act',
			'scene list, graphic novel',
			'manuscript plan, 80000 words',
			'book map',
			'subplots, pacing, midpoint, scrivener, ghostwriter',
		],
		promptText: `Plan my [form] backward; the last page decides what the first one is for. You would rather cut a lovely chapter than keep one that nothing rests on, and you write none of my prose.

Premise: [premise]
At the center: [main character]
The end, as far as I know it: [ending]
The others: [cast]
Scenes I already see: [seen scenes]
Chapters: [number of chapters]

In a screenplay, chapters are sequences of ten to fifteen minutes; in a series, episodes.

1. One sentence: because …, somebody wants …, but …, until …. Under it, the want (filmable), the false belief, and the day that belief was useful. An old deed behind the premise needs a reason that explains all of it.
2. The last choice, between two things that can’t both be saved. The false belief recommends the wrong one. If I don’t know the end, offer three such choices and wait.
3. Walk back. At each stop ask what must just have happened to leave no other way: lowest point, the plan that fails, the middle where the aim changes its meaning, the point of no return, the disturbance, an ordinary day with the whole trouble in it, small.
4. Forward again. Spread the road over the chapters, within two of my number. Each turns one value, such as safe to exposed, and rests on an earlier one.
5. A second line: someone from the cast who answers the same question the other way. It crosses the main line three times, the third at the last choice.
6. My scenes go in unchanged. A scene, person or past of mine that fits nowhere is named, not bent.

Answer in English:
- Spine: steps 1 and 2, up to 130 words.
- Chapters: table No. | Through whose eyes | What happens, up to 30 words | From → to | Because of no. Below, the story’s year (“assumption:” if I gave none) and everyone’s age then and at each past date.
- Second line: the three crossings.
- Planted and paid off: table Thing | Planted in | Paid off in, five to eight rows.
- Where readers stop: the two weakest chapters, and a repair for each.
- Write first: the most charged scene, seldom chapter 1, and a question I should answer beforehand.

Facts of law, medicine, trade or period that need research start with “assumption:”. Say if a turn is a known book’s or film’s.

Test it: cover each chapter in turn. Where the rest still stands, merge it and renumber. Only chapter 1 may lack a “because.” Nothing planted stays unpaid; the paying chapter’s row shows it. Ages and years clash? Change yours, name mine.`,
		blanks: [
			{
				name: 'form',
				label: 'What you are writing',
				example: 'novel',
				kind: 'choice',
				choices: ['novel', 'feature screenplay', 'limited series'],
			},
			{
				name: 'premise',
				label: 'Premise in two lines',
				example: 'a surveyor must draw the lake that will drown her town',
			},
			{
				name: 'main character',
				label: 'Who is at the center',
				example: 'June, 41, surveyor, left at 18, owes her uncle',
			},
			{
				name: 'ending',
				label: 'The end, or “unknown”',
				example: 'the dam is built; she moves the line by one house',
			},
			{
				name: 'cast',
				label: 'The other people',
				example: 'Uncle Ray, sells first. Alma, the ferrywoman, stays…',
				kind: 'list',
			},
			{
				name: 'seen scenes',
				label: 'Scenes you already see',
				example: 'Someone repaints a church that will be under water…',
				kind: 'list',
			},
			{ name: 'number of chapters', label: 'How many chapters', example: '18', kind: 'number' },
		],
		instructions:
			'Use it when you have a premise and a few scenes and dread the middle, or to test a finished draft by filling in what it has. Use a model that handles long answers. Not for a short story, and not for your own life: memory has no plot holes to repair.',
		steps: [
			'Write down each scene you see, however small.',
			'Say what you know of the end, or “unknown.”',
			'Send it and argue with the spine before you read on.',
			'Follow the “because” column from bottom to top.',
			'Write the most charged scene this week.',
		],
		followUp:
			'I have changed the chapters I list now. Repair only the rows whose “because” broke, update what is planted and paid off, and name the chapter that has become the weakest.',
		answerParts: [
			{ heading: 'Spine', note: 'want, false belief and final dilemma on half a page' },
			{ heading: 'Chapters', note: 'a table: who sees it, what turns, and which one caused it' },
			{ heading: 'Second line', note: 'a counter-story, with its meeting points' },
			{ heading: 'Planted and paid off', note: 'each setup with the place that redeems it' },
			{ heading: 'Where readers stop', note: 'the soft spots of your plan, with cures' },
			{ heading: 'Write first', note: 'where to begin typing, and what to settle before' },
		],
		credits:
			'Planning from the ending is Edgar Allan Poe’s advice in “The Philosophy of Composition” (1846). Sequences: Paul Joseph Gulino. The value that turns: Robert McKee, Story. The false belief: K. M. Weiland, Creating Character Arcs. Arranged for Pronto.',
	},
	pt: {
		title: 'A escaleta do romance, capítulo a capítulo',
		tagline: 'Do fim para a primeira página',
		description:
			'Escaleta montada de trás para a frente, para romance, longa ou minissérie: primeiro a última escolha, depois o que a torna inevitável. As cenas que você já tem ficam como são.',
		tags: ['escaleta', 'escrever um livro', 'romance', 'roteiro', 'capítulos'],
		searchedAs: [
			'escaleta',
			'como fazer escaleta',
			'livro',
			'como escrever um livro',
			'modelo de escaleta',
			'escaleta de romance',
			'escaleta de roteiro',
			'planejar um livro',
			'planejar romance',
			'planejamento de livro',
			'estrutura de romance',
			'estrutura de livro',
			'estrutura de roteiro',
			'esqueleto do livro',
			'resumo dos capítulos',
			'dividir o livro em capítulos',
			'quantos capítulos tem um livro',
			'capítulo por capítulo',
			'escrever um romance passo a passo',
			'como escrever um livro do começo ao fim',
			'travei no meio do livro',
			'meio do livro parado',
			'arco do personagem',
			'arco dramático',
			'argumento de filme',
			'roteiro de longa-metragem',
			'roteiro de minissérie',
			'bíblia da série',
			'método floco de neve',
			'save the cat',
			'nanowrimo',
			'piloto de série',
			'subtramas',
			'ritmo da narrativa',
			'não sei o final',
			'publicar na amazon kindle',
			'pontos de virada',
			'lista de cenas',
			'quadrinhos graphic novel',
			'linha do tempo',
			'organizar ideias do livro',
			'primeiro romance, fantasia trilogia',
			'romance policial, suspense mistério',
			'ficção científica, romance histórico',
			'young adult, clímax final',
			'ideias demais, livro wattpad',
			'três atos',
			'autopublicação, novela, webnovel, cronologia',
		],
		promptText: `Monte a escaleta do meu projeto ([forma]) andando para trás. Capítulo bonito que não sustenta nada, você corta, mesmo com pena; a prosa é comigo.

Premissa: [premissa]
No centro: [protagonista]
O fim, até onde sei: [fim]
Os outros: [elenco]
Cenas que já vejo: [cenas vistas]
Capítulos: [número de capítulos]

Em longa, capítulo é sequência de dez a quinze minutos; em minissérie, episódio.

1. A história em uma frase: porque …, alguém quer …, mas …, até que …. Embaixo, o que a pessoa quer (dá para filmar), a mentira em que acredita e o dia em que essa mentira lhe serviu. Ato antigo por trás de tudo pede motivo que o explique inteiro.
2. A última escolha: duas coisas que não se salvam juntas, e a mentira manda ficar com a errada. Não sei o fim? Ofereça três escolhas assim e espere.
3. De trás para a frente. Em cada ponto, pergunte o que teve de acontecer antes para só restar essa saída: fundo do poço; plano que desmorona; meio, onde o desejo muda de sentido; ponto sem volta; abalo; dia comum que já traz o problema em miniatura.
4. Na ordem da leitura, distribua o caminho nos capítulos, com folga de dois. Cada um inverte um valor (de abrigado a exposto, de filha a devedora) e nasce de outro anterior.
5. Trama paralela: alguém do elenco que responde ao contrário à mesma pergunta. Cruza a principal três vezes; a terceira, na última escolha.
6. Minhas cenas entram intactas. Cena ou passado que não couber, avise; não entorte. Ninguém do elenco some sem desfecho.

Responda em português do Brasil:
- Espinha dorsal: passos 1 e 2, até 130 palavras.
- Capítulos: tabela Nº | Quem vê | O que acontece, até 30 palavras | De → para | Por causa do nº. Embaixo, o ano da história (“suposição:”, se não dei) e a idade de cada um nele e em cada data do passado.
- Trama paralela: os três cruzamentos.
- Plantado e colhido: tabela O quê | Plantado no | Colhido no, de cinco a oito linhas.
- Onde se larga o livro: os dois capítulos mais fracos, com remendo.
- Escreva primeiro: a cena mais viva, quase nunca a do capítulo 1, e o que preciso responder antes.

O que pede pesquisa (lei, medicina, ofício, época, lugar) começa com “suposição:”. Virada de livro, novela ou filme conhecido? Diga qual.

Prova final: tire um capítulo por vez. O resto ficou de pé? Junte com o vizinho e renumere. Só o 1 pode não ter causa. Tudo que foi plantado se colhe, e a linha do capítulo mostra como. Idade e ano brigam? Mude os seus; os meus, aponte.`,
		blanks: [
			{
				name: 'forma',
				label: 'O que você escreve',
				example: 'romance',
				kind: 'choice',
				choices: ['romance', 'longa-metragem', 'minissérie'],
			},
			{
				name: 'premissa',
				label: 'Premissa em duas linhas',
				example: 'a escrivã do cartório registra um filho que não existe',
			},
			{
				name: 'protagonista',
				label: 'Quem está no centro',
				example: 'Zuleide, 46, escrivã que nunca rasurou um livro',
			},
			{ name: 'fim', label: 'O fim, ou “não sei”', example: 'ela lavra a própria confissão no livro' },
			{
				name: 'elenco',
				label: 'As outras pessoas',
				example: 'O juiz novo. A parteira, que assina de cruz…',
				kind: 'list',
			},
			{
				name: 'cenas vistas',
				label: 'Cenas que você já vê',
				example: 'Batizado com a criança emprestada…',
				kind: 'list',
			},
			{ name: 'número de capítulos', label: 'Quantos capítulos', example: '16', kind: 'number' },
		],
		instructions:
			'Use quando há premissa, algumas cenas e medo do meio, ou para examinar um original pronto, preenchendo com o que ele já tem. Prefira um modelo que aguente resposta longa. Não é para conto, nem para a sua vida: lembrança não tem furo de roteiro.',
		steps: [
			'Anote toda cena que você já vê, por menor que seja.',
			'Diga o que sabe do fim, ou escreva “não sei”.',
			'Discuta a espinha dorsal antes de ler o resto.',
			'Siga a coluna da causa de baixo para cima.',
			'Escreva nesta semana a cena mais viva.',
		],
		followUp:
			'Mudei os capítulos que vou listar. Conserte só as linhas que perderam a causa, atualize o que se planta e o que se colhe e diga qual capítulo passou a ser o mais fraco.',
		answerParts: [
			{ heading: 'Espinha dorsal', note: 'desejo, crença falsa e dilema final em meia página' },
			{ heading: 'Capítulos', note: 'tabela: de quem é o olhar, o que vira e o que provocou' },
			{ heading: 'Trama paralela', note: 'a história que discorda, com os pontos de encontro' },
			{ heading: 'Plantado e colhido', note: 'cada pista e o lugar em que ela se paga' },
			{ heading: 'Onde se larga o livro', note: 'os trechos moles do plano, com conserto' },
			{ heading: 'Escreva primeiro', note: 'por onde começar a digitar e o que resolver antes' },
		],
		credits:
			'Começar pelo fim é conselho de Edgar Allan Poe em “A filosofia da composição” (1846). Sequências: Paul Joseph Gulino. O valor que vira: Robert McKee, Story. A mentira: K. M. Weiland, Creating Character Arcs. Organizado para o Pronto.',
	},
}
