import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'scene-revised-line-by-line',
	category: 'storytelling',
	isPremium: false,
	relatedPrompts: ['two-voices-one-dialogue', '9', 'novel-chapter-by-chapter'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Your scene, revised line by line',
		tagline: 'With a pencil, not a new page',
		description:
			'Each change carries a mark and a reason in eight words, so you can refuse it. Then a clean copy that still sounds like you, and the sentence worth fighting for.',
		tags: ['line editing', 'revision', 'fiction', 'feedback', 'manuscript'],
		searchedAs: [
			'edit my story',
			'edit my scene',
			'edit my chapter',
			'edit my writing',
			'line edit',
			'line editor',
			'copy edit my fiction',
			'revise my draft',
			'revise a scene',
			'feedback on my writing',
			'critique my writing',
			'critique my story',
			'beta reader',
			'improve my prose',
			'make my writing better',
			'show don’t tell',
			'filter words',
			'purple prose',
			'wordy sentences',
			'tighten my prose',
			'clichés in my writing',
			'rewrite without losing my voice',
			'keep my voice',
			'proofread my story',
			'first draft to second draft',
			'manuscript editing',
			'developmental edit',
			'proofreading',
			'make it flow',
			'sounds like ai',
			'short story edit',
			'blog post edit',
			'cut 500 words',
			'rewrite this paragraph',
			'is my writing any good',
			'before sending to agent',
			'english not my first language story',
			'improve this passage',
			'awkward sentences, novel edit',
			'memoir edit, too long',
			'passive voice, weak verbs',
			'dialogue edit, sentence level',
			'poem feedback, fanfic edit',
			'beta read, self-editing',
			'harsh critique',
			'grammar, adverbs, repetition, pacing, polish',
			'wordiness, style',
		],
		promptText: `Edit this scene with a pencil. I want my own page back, better; I don’t want yours.

It has to: [purpose]
Seen through: [viewpoint]
Hands off: [untouchable]
Pencil: [depth]

[scene]

Number my sentences. List only those you would change, one row each: number | mark | my words → new words | why, up to eight words. The marks:
CUT: the page already shows it. All the telling goes, not half of it.
FILTER: “saw,” “felt,” “noticed,” “seemed,” “began to” stand between reader and thing.
VAGUE: nothing to see, hear or touch. Use what the scene already has, or cut.
WORN: a ready-made phrase; it goes whole.
ORDER: the reaction precedes its cause, or the strong word isn’t last.
SPEECH: they tell each other what both know.
LEAP: the viewpoint can’t know this.
ASK: you can’t tell what happens. Put the question and repair nothing.

“Cuts only” allows CUT and ASK. “Light” touches one sentence in five at most, “thorough” one in two: the worst first; what no longer fits is listed below the table, number and mark alone. Never use more words than I did, except under VAGUE. Bring no fact, simile or adverb of your own. A sentence that earns a mark and is right gets KEEP, that mark and a reason, twice at most.

Then:
- Clean copy, every change in place.
- Best sentence: quote it and say what it does.
- Purpose: does the scene do what I said? If not, the number of the sentence where it turns aside, and one question for me.

With fewer than eight sentences, ask for more. Over 1,500 words, do the first 1,500 and say so. Before you answer, read your copy against mine by ear. After a cut, does every verb and every “his” still have its owner? If not, the name comes back. Do three sentences in a row now lean on “was”? Give one its filter again. Where my rhythm got lost, put it back, in the table too.`,
		blanks: [
			{
				name: 'purpose',
				label: 'What the scene has to do',
				example: 'make us fear that she will open the letter',
			},
			{ name: 'viewpoint', label: 'Whose eyes', example: 'Nora’s, close third person, past tense' },
			{ name: 'untouchable', label: 'What stays as it is', example: 'the last line and all the weather' },
			{
				name: 'depth',
				label: 'How hard to press',
				example: 'light',
				kind: 'choice',
				choices: ['cuts only', 'light', 'thorough'],
			},
			{
				name: 'scene',
				label: 'Your scene',
				example: 'Nora saw that the letter was lying on the table…',
				kind: 'long',
			},
		],
		instructions:
			'Use it on a scene you have left alone for a few days, 150 to 1,500 words, once you know what the scene is for. Not on a first draft you are still writing: correct a page too early and you stop having one. Not for texts by others without their consent.',
		steps: [
			'Say in one line what the scene has to do to a reader.',
			'Name what nobody may touch.',
			'Accept or refuse each row before you look at the clean copy.',
			'Count your marks: the most frequent one is your habit.',
		],
		followUp:
			'I refused the rows I list now. Put my words back, tell me in one line what habit my refusals defend, and whether it is style or fear.',
		credits:
			'“Filtering” is a term from Janet Burroway’s Writing Fiction. That a reaction follows its cause on the page is from Dwight V. Swain, Techniques of the Selling Writer (1965). The other marks were chosen for Pronto.',
	},
	pt: {
		title: 'Sua cena revisada frase por frase',
		tagline: 'A lápis, e a voz continua sua',
		description:
			'Toda mudança vem com marca e motivo de até oito palavras, para você poder recusar. Depois, a cena limpa, a frase que vale defender e uma pergunta sobre o que falta.',
		tags: ['revisão de texto', 'edição', 'conto', 'leitura crítica', 'escrita criativa'],
		searchedAs: [
			'revisar meu texto',
			'revisar conto',
			'revisar capítulo',
			'revisar minha história',
			'revisão de conto',
			'revisão literária',
			'revisão de livro',
			'leitura crítica',
			'leitor beta',
			'copidesque',
			'preparação de texto',
			'editar minha cena',
			'melhorar meu texto',
			'melhorar minha escrita',
			'corrigir meu conto',
			'corrigir redundância',
			'opinião sobre meu texto',
			'feedback do meu texto',
			'enxugar texto',
			'cortar palavras',
			'clichês no texto',
			'gerúndio demais',
			'mostrar em vez de contar',
			'mostre não conte',
			'reescrever sem perder a voz',
			'segunda versão do texto',
			'cortar 500 palavras',
			'meu texto é bom',
			'lapidar',
			'antes de mandar para editora',
			'revisão gramatical, corrigir português',
			'texto fluir, parece ia',
			'frases estranhas, revisar romance',
			'revisar crônica, revisar poema',
			'revisar fanfic, texto longo',
			'texto repetitivo, voz passiva',
			'verbos fracos, crítica honesta',
			'texto literário, feedback sincero',
			'ortografia, gramática, adjetivos, advérbios, repetição',
			'ritmo, parágrafo, polir, prosa, manuscrito',
			'original, trecho, estilo, revisor, revisora',
			'lusitano, prolixo, enxuto',
		],
		promptText: `Revise esta cena a lápis. Quero a minha página mais limpa, não uma página sua.

Para que ela serve: [função]
Quem vê: [ponto de vista]
Não mexa em: [intocável]
Força do lápis: [força]

[cena]

Numere as minhas frases. Mostre só as que mudaria, uma por linha de tabela: número | marca | como está → como fica | motivo em até oito palavras. Marcas:
CORTE: a cena já mostrou. Sai a explicação inteira, não metade.
FILTRO: “viu”, “sentiu”, “percebeu”, “parecia”, “começou a” entre quem lê e a coisa.
VAGO: não se vê, não se ouve, não se pega. Use o que a cena já tem, ou corte.
GASTO: frase que já vem pronta. Não poupe nenhum pedaço dela.
ECO: rima sem querer (-ão, -mente), palavra repetida, gerúndio puxando gerúndio.
DE QUEM: um “seu”, “ele”, “isso” ou verbo sem sujeito que pode ser de dois.
FALA: ninguém diria assim a quem conhece.
DÚVIDA: você não entendeu o que acontece. Pergunte e não conserte.

Com “só cortes”, valem CORTE e DÚVIDA. “Leve” mexe em no máximo uma frase a cada cinco; “fundo”, em uma a cada duas. Gaste a cota no que mais salta aos olhos; o que não coube fica embaixo da tabela, só número e marca. O que entra não pode ser maior do que o que sai, salvo em VAGO. Nenhum fato, comparação ou advérbio seu. Frase torta que funciona recebe FICA, a marca que levaria e o motivo, duas vezes no máximo. Fala de personagem não precisa obedecer à gramática.

Depois da tabela:
- Cena limpa, com tudo no lugar.
- A melhor frase: qual é e o que ela faz.
- Função: a cena cumpre o que eu disse? Se não, em que frase desvia, e uma pergunta para mim.

Menos de oito frases? Peça mais. Mais de 1.500 palavras? Pare nas 1.500 e avise. Antes de responder, leia a sua cópia ao lado da minha, de ouvido. Depois de cada corte, todo verbo e todo “seu” ainda têm dono? Se não, devolva o nome. Sem os filtros, sobraram três “era” ou “estava” em fila? Devolva um. Onde o meu ritmo sumiu, conserte, e na tabela também.`,
		blanks: [
			{
				name: 'função',
				label: 'Para que serve a cena',
				example: 'dar medo de que ela abra a gaveta do pai',
			},
			{ name: 'ponto de vista', label: 'Quem vê', example: 'Teresa, terceira pessoa próxima, passado' },
			{ name: 'intocável', label: 'No que não se mexe', example: 'a última frase e a fala da vizinha' },
			{
				name: 'força',
				label: 'Força do lápis',
				example: 'leve',
				kind: 'choice',
				choices: ['só cortes', 'leve', 'fundo'],
			},
			{
				name: 'cena',
				label: 'Sua cena',
				example: 'Teresa percebeu que a gaveta estava aberta…',
				kind: 'long',
			},
		],
		instructions:
			'Use numa cena que já descansou uns dias, de 150 a 1.500 palavras, quando você souber para que ela serve. Não use no meio da primeira versão: quem corrige cedo demais fica sem página. Nem em texto dos outros sem licença.',
		steps: [
			'Diga em uma linha o que a cena tem de fazer com o leitor.',
			'Aponte o que ninguém pode tocar.',
			'Aceite ou recuse linha por linha antes de ver a cena limpa.',
			'Conte as marcas: a mais repetida é o seu vício.',
		],
		followUp:
			'Recusei as linhas que vou listar. Devolva as minhas palavras e diga, em uma frase, que mania as minhas recusas protegem e se ela é estilo ou medo.',
		credits:
			'“Filtro” vem de Janet Burroway, Writing Fiction. As outras marcas são do trabalho comum de quem prepara texto no Brasil e foram escolhidas para o Pronto.',
	},
}
