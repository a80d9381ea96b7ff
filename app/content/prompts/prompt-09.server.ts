import type { CataloguePrompt } from '../catalogue.ts'

export const prompt09: CataloguePrompt = {
	id: '9',
	category: 'storytelling',
	isPremium: false,
	relatedPrompts: ['15', '10', '3'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'Ten first sentences for one story',
		tagline: 'Ten doors into the same house',
		description:
			'Ten doors into your story, one sentence each, with what it promises and what it will cost you later. All it needs is a premise, its main character and one detail nobody else has.',
		tags: ['first line', 'opening', 'fiction', 'short story', 'writing'],
		searchedAs: [
			'opening line',
			'opening lines',
			'opening sentence',
			'first paragraph',
			'first chapter',
			'story opening',
			'start a story',
			'start a novel',
			'start a book',
			'how to begin a story',
			'write a book',
			'write a novel',
			'write a story',
			'write fiction',
			'novel',
			'novelist',
			'story ideas',
			'story hook',
			'hook the reader',
			'hook for a story',
			'creative writing',
			'writing prompts',
			'writer’s block',
			'blank page',
			'author',
			'fantasy story',
			'children’s book',
			'screenplay',
			'tell a story',
			'chapter',
			'fiction',
			'science fiction',
			'story beginnings',
			'boring first page',
			'agent rejected first pages',
			'catchy first sentence',
			'college essay opening',
			'short story contest',
			'don’t know how to start',
			'once upon a time alternative',
			'prologue',
			'in medias res',
			'poem first line',
			'stare at screen',
			'famous first lines',
			'thriller beginning, romance beginning',
			'horror opening, memoir opening',
			'essay hook, blog intro',
			'podcast intro, speech opening',
			'kids book, opening scene',
			'mystery, literary, nanowrimo, captivating, inspiration',
		],
		promptText: `My story has no first sentence yet. Write ten, each through a different door, so that I can hear ten stories inside one. You are an editor who has read more openings than endings. You love a sentence that leans forward, you distrust beauty that promises nothing, and you refuse weather, alarm clocks, mirrors and dreams.

The story in two lines: [premise]
The person at its center: [main character]
Who tells it: [narrator]
How it should feel: [mood]
A detail only I could know: [private detail]

If the premise has no wish or nothing in its way, ask me one question and wait. Don’t fill that hole in silence.

The ten doors, one sentence each:
1. In medias res: the middle of an act, its reason unknown.
2. Voice: an opinion only this narrator would hold.
3. Speech: a spoken line that is already an answer.
4. Object: the private detail, seen close.
5. Place: somewhere that wants something from the person.
6. Contradiction: two facts that shouldn’t both be true.
7. Clock: something that ends at a stated time.
8. Rule: a claim about life that the story will test.
9. Absence: who or what is missing, unexplained.
10. Prolepsis: the outcome given away, the how kept back.

Keep every sentence under 35 words and at least three under ten. No two begin with the same word. Carry the mood by rhythm and things; name no emotion. Echo no famous opening. The private detail may appear in three at most. Where a sentence adds a fact that is not in my premise, put the fact after it as “assumption:”, so that I know what I would be buying.

Answer in English. Give a table with five columns: number, door, sentence, lean (the question the reader now carries, up to 12 words), debt (what a later page must pay, up to 12 words). Below it, “Three to try”: the three that lean hardest, one line of reason each, chosen for being unlike one another. Then “Handle with care”: the one that would pull my story off its premise. Don’t go on with the story.

Before you send, cover the door column. Could a stranger still tell the doors apart? Does each sentence keep to the narrator and the mood I chose? Would the reader want the second sentence? Rewrite the weakest two.`,
		blanks: [
			{
				name: 'premise',
				label: 'The story in two lines',
				example: 'a ferryman must carry the man who ruined his father',
			},
			{
				name: 'main character',
				label: 'Main character',
				example: 'a ferryman of sixty who counts everything',
			},
			{
				name: 'narrator',
				label: 'Who tells it',
				example: 'close third person',
				kind: 'choice',
				choices: ['first person', 'close third person', 'all-knowing narrator'],
			},
			{ name: 'mood', label: 'How it should feel', example: 'quiet, with something under the floor' },
			{
				name: 'private detail',
				label: 'A detail only you know',
				example: 'the bell rope smelled of oranges',
			},
		],
		instructions:
			'Use it when the story is clear and the page is empty, or when a draft opens slowly and you can’t say why. It works for fiction, memoir and a speech that tells a story. Not for finding a plot: without a wish and an obstacle it will ask you for them.',
		steps: [
			'Write the premise as a wish and what stands in its way.',
			'Add the detail you have seen with your own eyes.',
			'Read all ten aloud before you look at the reasons.',
			'Write one of your own from the two you kept hearing.',
		],
		followUp:
			'Take the sentence I name and write three different second sentences for it: one that answers, one that delays, one that turns. Stop there.',
		credits:
			'In medias res comes from Horace, prolepsis from Gérard Genette’s Narrative Discourse; the idea that a first sentence “leans” from Stanley Fish, How to Write a Sentence (2011). The ten doors were put together for Pronto.',
	},
	pt: {
		title: 'Dez primeiras frases para uma história',
		tagline: 'Dez portas para a mesma casa',
		description:
			'Traga o enredo em duas linhas, a personagem e um detalhe que só você viu. Leve dez começos de dez tipos, cada um com o que promete e o que vai cobrar depois.',
		tags: ['primeira frase', 'escrita criativa', 'conto', 'ficção', 'crônica'],
		searchedAs: [
			'começar um livro',
			'começar uma história',
			'começar um romance',
			'começo de história',
			'início de livro',
			'início de romance',
			'primeiro capítulo',
			'primeiro parágrafo',
			'frase de abertura',
			'frase de impacto',
			'escrever um livro',
			'escrever um romance',
			'escrever um conto',
			'escrever uma história',
			'ideias para história',
			'romance',
			'escritor',
			'escritora',
			'bloqueio criativo',
			'bloqueio de escritor',
			'página em branco',
			'gancho',
			'gancho da história',
			'prender o leitor',
			'roteiro de filme',
			'livro infantil',
			'fanfic',
			'wattpad',
			'redação criativa',
			'conto',
			'ficção',
			'capítulo',
			'conto de terror',
			'ideia de livro',
			'crônica',
			'primeira página chata',
			'começo de poema',
			'não sei como começar',
			'era uma vez',
			'prólogo',
			'livro para crianças',
			'olhar para tela',
			'abrir o texto',
			'atividade de escrita',
			'suspense começo, fantasia começo',
			'memórias começo, editora recusou',
			'introdução cativante, podcast abertura',
			'concurso literário, primeiras palavras',
			'cena inicial, leitor largar',
			'história curta, primeiras linhas',
			'mistério, literatura, inspiração, criatividade',
		],
		promptText: `Leia este enredo como quem abre originais numa editora pequena: sem pressa, mas largando o papel na segunda linha se a primeira não puxar. Você gosta de frase que se inclina para a frente, desconfia de frase bonita que não promete nada e recusa começo com chuva, despertador, espelho ou sonho.

Enredo em duas linhas: [enredo]
Quem está no centro: [personagem]
Quem conta: [narrador]
Clima: [clima]
Um detalhe que só eu vi: [detalhe próprio]

Falta desejo ou falta obstáculo no enredo? Faça uma única pergunta e espere a resposta, sem tapar o buraco por mim.

Quero dez primeiras frases, uma por porta:
1. No meio da ação, sem dizer o motivo.
2. Uma voz: a opinião que só esse narrador teria.
3. Uma fala que já é resposta.
4. Um objeto: o detalhe próprio, visto de perto.
5. Um lugar que exige algo de quem chega.
6. Uma contradição: dois fatos que não deveriam conviver.
7. Um relógio: algo que acaba em hora marcada.
8. Uma sentença sobre a vida, que a história vai pôr à prova.
9. Uma ausência, sem explicação.
10. O fim contado antes (a prolepse), como faz Brás Cubas ao começar morto, só que sem imitar Machado.

Cada frase tem no máximo 35 palavras, e pelo menos três têm menos de dez. Duas frases não começam com a mesma palavra. O clima vem do ritmo e das coisas; nenhum sentimento aparece com nome. Nenhum começo célebre é parafraseado. O detalhe próprio entra em três, no máximo. Se a frase trouxer um fato que não está no enredo, anote-o logo depois, com “suposição:”, para eu saber o que estou levando.

Responda em português do Brasil, com a oralidade que o narrador pedir e sem sotaque de caricatura. Monte uma tabela de cinco colunas: número, porta, frase, promessa (a pergunta que fica no leitor, até 12 palavras), dívida (o que a história terá de pagar, até 12 palavras). Depois, “Três para experimentar”: as que mais puxam, diferentes entre si, com uma linha de motivo. Por fim, “Cuidado com esta”: a que levaria o conto para longe do enredo. Não continue a história.

Teste antes de entregar: tampe a coluna das portas. Dá para saber qual é qual? O narrador e o clima são os que pedi? Dá vontade de ler a segunda frase? Reescreva as duas mais fracas.`,
		blanks: [
			{
				name: 'enredo',
				label: 'Enredo em duas linhas',
				example: 'a dona da pensão reconhece o hóspede que a roubou',
			},
			{
				name: 'personagem',
				label: 'Quem está no centro',
				example: 'dona de pensão em Santos, viúva, boa de conta',
			},
			{
				name: 'narrador',
				label: 'Quem conta',
				example: 'terceira pessoa próxima',
				kind: 'choice',
				choices: ['primeira pessoa', 'terceira pessoa próxima', 'narrador onisciente'],
			},
			{ name: 'clima', label: 'Clima da história', example: 'manso por fora, fervendo por baixo' },
			{
				name: 'detalhe próprio',
				label: 'Um detalhe que só você viu',
				example: 'a chave do quarto 6 presa num pente sem dentes',
			},
		],
		instructions:
			'Use quando a história está clara e a página, vazia, ou quando o rascunho demora a começar e você não sabe por quê. Vale para conto, crônica, memória e discurso que conta um caso. Não serve para achar enredo: sem desejo e obstáculo, ele vai perguntar por eles.',
		steps: [
			'Escreva o enredo como um desejo e o que o atrapalha.',
			'Acrescente o detalhe que você viu com os próprios olhos.',
			'Leia as dez em voz alta antes de olhar os motivos.',
			'Escreva a sua décima primeira a partir das duas que ficaram no ouvido.',
		],
		followUp:
			'Pegue a frase que eu indicar e escreva três segundas frases para ela: uma que responde, uma que adia, uma que vira o jogo. Pare aí.',
		credits:
			'Começar no meio da ação é lição de Horácio; a prolepse, de Gérard Genette (Discurso da narrativa); a frase que se inclina, de Stanley Fish (How to Write a Sentence, 2011). As dez portas foram reunidas para o Pronto.',
	},
}
