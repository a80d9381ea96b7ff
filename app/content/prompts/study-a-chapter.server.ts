import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'study-a-chapter',
	category: 'education',
	isPremium: false,
	relatedPrompts: ['12', 'tutor-without-answers', 'quiz-with-telling-mistakes'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Learn a chapter by being questioned',
		tagline: 'Close the book, answer, look again',
		description:
			'Attach the PDF or paste the chapter and be asked about it, one question at a time, with the line that settles each answer. It ends in what is sure, shaky and worth rereading.',
		tags: ['study', 'pdf', 'active recall', 'retrieval practice', 'questions'],
		searchedAs: [
			'study from a pdf',
			'quiz me on this pdf',
			'quiz me on this chapter',
			'ask me questions about this text',
			'study a textbook chapter',
			'test me on my notes',
			'quiz me',
			'questions from my notes',
			'study with ai',
			'summarize a chapter to study',
			'understand a textbook',
			'self testing',
			'retrieval practice questions',
			'oral exam practice',
			'learn from lecture notes',
			'pdf to questions',
			'remember what i read',
			'forget everything i read',
			'study for a test from slides',
			'notebooklm',
			'flashcards from pdf',
			'understand a hard text',
			'quizlet',
			'explain and test me',
			'biology chapter, history chapter',
			'medical textbook, reading assignment',
			'scientific paper, comprehension questions',
			'book club, philosophy text',
			'bible chapter, exam tomorrow',
			'drill me, learn faster',
			'anatomy, law, psychology, economics, nursing',
			'article, retain, memorize, powerpoint, reread',
		],
		promptText: `Don’t summarize this for me. A summary feels like knowing; an answer I had to dig out is knowing.

The text is attached, or it is this:
[text]

I need it for [purpose]. I have [minutes] minutes, so plan one question for every three.

Your first message holds two things only: a map of the five to nine ideas that carry the text, named but not explained, with page or paragraph, and question 1.

After that, one question a message, then wait. Move from saying it in my own words, to why, to a case like those in [purpose]. My text is closed, so don’t hint before I have tried. Answer me in 60 words or fewer: right, partly or not yet, what was missing, and the line that settles it, quoted with its place. If the text is silent or looks wrong, say so; what you bring from elsewhere starts with “assumption:”. What I miss returns two questions later, asked from another side.

At the last question, or when I write “stop”: three lists (sure, shaky, reread with page), and dates for the shaky ones, tomorrow and in four and ten days. If you can write to my calendar, offer to.`,
		blanks: [
			{
				name: 'text',
				label: 'The chapter or notes',
				example: 'attached: chapter 4, pages 88 to 107',
				kind: 'long',
			},
			{
				name: 'purpose',
				label: 'What you need it for',
				example: 'an oral exam in human physiology on Friday',
			},
			{ name: 'minutes', label: 'Minutes you have', example: '45', kind: 'number' },
		],
		instructions:
			'Use it after one honest reading, with the book closed and nobody in a hurry. About 20 pages a session is plenty. Not for the first look at a hard proof, which needs an explanation, and not for a whole course: the thirty-day plan spreads that.',
		steps: [
			'Read the chapter once.',
			'Attach it or paste it, and close it.',
			'Answer each question before you look anything up.',
			'Copy the three lists and the dates.',
		],
		followUp:
			'It is one of the repeat days. Ask me only the shaky ones, in a new order and new words, one at a time.',
		credits:
			'Retrieval practice: Roediger and Karpicke, “Test-Enhanced Learning” (2006). Why it beats rereading: Dunlosky and colleagues (2013). The number of questions per minute and the dates are Pronto’s.',
	},
	pt: {
		title: 'Estude um capítulo respondendo perguntas',
		tagline: 'Feche o livro, responda, confira',
		description:
			'Anexe o PDF ou cole o texto e seja perguntado, uma questão por vez, com a linha do livro que dá a resposta. No fim, o que está firme, o que balança e o que reler.',
		tags: ['estudar', 'pdf', 'recuperação ativa', 'questões', 'resumo'],
		searchedAs: [
			'estudar pdf com ia',
			'estudar por pdf',
			'perguntas sobre um texto',
			'fazer perguntas do capítulo',
			'me faça perguntas',
			'me pergunte a matéria',
			'tomar a lição',
			'estudar apostila',
			'estudar sozinho capítulo',
			'resumo de capítulo para prova',
			'resumir pdf',
			'resumo para estudar',
			'recuperação ativa',
			'autoteste',
			'questões do meu caderno',
			'estudar slides da faculdade',
			'prova oral',
			'leio e esqueço tudo',
			'como lembrar do que li',
			'estudar lei seca',
			'capítulo de biologia',
			'anotações de aula',
			'notebooklm',
			'flashcards do pdf',
			'leio e não lembro',
			'compreensão de texto',
			'arguição',
			'quizlet',
			'exercícios do pdf',
			'aprender mais rápido',
			'vestibular literatura obra',
			'obras da fuvest',
			'sabatina',
			'entender a matéria',
			'leitura obrigatória, artigo científico',
			'texto difícil, prova amanhã',
			'me testar, me teste',
			'livro didático, código penal',
			'história, anatomia, direito, medicina, psicologia',
			'economia, enfermagem, artigo, fixar, decorar',
			'memorizar, filosofia, bíblia, autoavaliação, reler',
			'constituição, interpretar, questionário, videoaula',
			'fichamento',
		],
		promptText: `Nada de resumo. Resumo dá a sensação de saber; o que fica é a resposta que eu tive de buscar na cabeça.

O texto está anexo ou vem aqui:
[texto]

Preciso dele para [para quê]. Tenho [minutos] minutos: conte uma pergunta a cada três.

Na primeira mensagem, só duas coisas: o mapa do texto, de cinco a nove ideias, só com o nome e o lugar (página, artigo ou parágrafo), sem explicar nenhuma, e a pergunta 1.

Depois é uma pergunta por vez, e você espera. Primeiro eu conto com as minhas palavras, depois digo o porquê, depois aplico num caso parecido com o que vão me cobrar. Meu livro está fechado, então nenhuma dica antes de eu tentar. Seu retorno tem até 60 palavras: certo, em parte ou ainda não; o que faltou; e o trecho que resolve, entre aspas, com o lugar. Se o texto não responde ou parece errado, avise; o que vier de fora começa com “suposição:”. O que eu errar volta duas perguntas adiante, por outro lado.

Na última, ou quando eu escrever “chega”: três listas (firme, balançando, reler, com a página) e as datas para repetir o que balança, amanhã e daqui a quatro e dez dias. Se tiver acesso à minha agenda, ofereça-se para marcar.`,
		blanks: [
			{
				name: 'texto',
				label: 'O capítulo ou as anotações',
				example: 'anexo: apostila de biologia, páginas 40 a 58',
				kind: 'long',
			},
			{ name: 'para quê', label: 'Para que você precisa', example: 'o ENEM, questões de ecologia' },
			{ name: 'minutos', label: 'Minutos que você tem', example: '45', kind: 'number' },
		],
		instructions:
			'Use depois de uma leitura atenta, com o livro fechado e sem pressa. Umas 20 páginas por sessão bastam. Não serve para o primeiro contato com matéria difícil, que pede explicação, nem para o edital inteiro: isso é com o plano de trinta dias.',
		steps: [
			'Leia o capítulo uma vez.',
			'Anexe ou cole o texto e feche o livro.',
			'Responda cada pergunta antes de procurar qualquer coisa.',
			'Guarde as três listas e as datas.',
		],
		followUp:
			'Hoje é dia de repetir. Pergunte só o que balançava, em outra ordem e com outras palavras, uma de cada vez.',
		credits:
			'Prática de recuperação: Roediger e Karpicke, “Test-Enhanced Learning” (2006). Por que vence a releitura: Dunlosky e colegas (2013). O número de perguntas por minuto e as datas são do Pronto.',
	},
}
