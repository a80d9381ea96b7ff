import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'quiz-with-telling-mistakes',
	category: 'education',
	isPremium: false,
	relatedPrompts: ['16', 'study-a-chapter', 'tutor-without-answers'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A quiz whose wrong answers tell you why',
		tagline: 'Every option is a way of thinking',
		description:
			'Multiple-choice questions in which each distractor is a misconception worked through to its end. The teacher’s page says what to ask the student who picked it.',
		tags: ['quiz', 'multiple choice', 'misconceptions', 'formative assessment', 'teaching'],
		searchedAs: [
			'quiz for my class',
			'quiz generator',
			'quiz maker',
			'make a quiz for my class',
			'multiple choice questions generator',
			'mcq generator',
			'write multiple choice questions',
			'good distractors',
			'diagnostic quiz',
			'diagnostic questions',
			'hinge question',
			'pre-test for students',
			'test questions for my students',
			'common misconceptions',
			'kahoot questions',
			'google forms quiz',
			'quizizz questions',
			'answer key',
			'check for understanding',
			'assessment questions for teachers',
			'create a test from a topic',
			'training quiz employees',
			'compliance training questions',
			'true or false',
			'entrance exam items',
			'end of unit',
			'why students get it wrong',
			'english grammar quiz',
			'pop quiz, unit test',
			'biology quiz, history quiz',
			'math quiz, canvas moodle',
			'blooket gimkit, exam questions',
			'worksheet questions, students guess',
			'wrong options, entry ticket',
			'five questions, ten questions',
			'item writing, certification exam',
			'exam writer, university exam',
			'fractions, science, geography, vocabulary, trivia, plausible',
		],
		promptText: `Write a multiple-choice quiz in which every wrong option is somebody’s way of thinking, so that the mistakes tell me what to teach tomorrow.

Taught so far: [taught]
Class: [class]
Number of questions: [number of questions]
Given on: [medium]
Wrong answers I have really seen:
[wrong answers seen]

Build each item in this order:
1. One idea, and the misconceptions about it. Mine come first, the commonest with an item that asks for it directly; one you add from the subject’s teaching literature starts with “assumption:” and never takes a place that one of mine could fill.
2. A stem that a student who knows could answer with the options covered.
3. The options: follow each misconception to the very answer it produces. Two that arrive at the same answer? Change the numbers.
Four options, three where a fourth would be filler. No “all of the above”, no joke, no “not”, equal lengths, keys spread over A to D.

First the students’ page, laid out for [medium]; for a form or an app, also a block to import, one item per line: question;A;B;C;D;key.
Then my page: Item | Option | What this student believes | One question that shakes it, under a minute, without pen or calculator. Mark the key.
Then three lines on reading the result: “if a third chose 4B, start the next lesson with …”; more than a third where my notes predict that many anyway.
Then “Left out”: whatever I taught or saw that has no place in the quiz, and why.

Before you send it, tick off my list: every mistake is an option or stands there. Take the quiz as someone who knows, then once for each misconception through all items, with code where there are numbers. An item with two defensible answers, or a wrong option nobody would reach, is replaced.`,
		blanks: [
			{
				name: 'taught',
				label: 'What you have taught',
				example: 'adding fractions with unlike denominators, two weeks',
			},
			{
				name: 'class',
				label: 'The class',
				example: '27 fifth graders, 6 of them learning English',
				meaning: 'class',
			},
			{ name: 'number of questions', label: 'Number of questions', example: '6', kind: 'number' },
			{
				name: 'medium',
				label: 'How they will answer',
				example: 'paper',
				kind: 'choice',
				choices: ['paper', 'an online form', 'a quiz app', 'raised cards, A to D'],
			},
			{
				name: 'wrong answers seen',
				label: 'Wrong answers you have seen',
				example: '1/2 + 1/3 = 2/5; bigger denominator means bigger…',
				kind: 'list',
			},
		],
		instructions:
			'Use it in the middle of a unit, when you can still change course. It suits any subject with right and wrong answers. Not for a graded final exam, which needs reviewed items, and not for questions of opinion or taste.',
		steps: [
			'Leaf through the last homework and copy three real mistakes.',
			'Fill in the blanks and take the quiz yourself, without the key.',
			'Give it without grades.',
			'Count the options chosen, not the points.',
		],
		followUp:
			'Here is how many chose each option: … Tell me the two ideas that need teaching again, in what order, and give a ten-minute start for each.',
		credits:
			'Options that carry information follow E. Caroline Wylie and Dylan Wiliam, “Diagnostic Questions: Is There Value in Just One?” (2006); the item rules follow Haladyna, Downing and Rodriguez (2002).',
	},
	pt: {
		title: 'Um quiz em que cada erro diz o que retomar',
		tagline: 'Cada alternativa, um jeito de pensar',
		description:
			'Questões de múltipla escolha em que nenhuma alternativa errada está ali por enfeite: cada uma nasce de um equívoco real. Na folha do professor, a pergunta que o desmonta.',
		tags: ['quiz', 'múltipla escolha', 'avaliação diagnóstica', 'professor', 'prova'],
		searchedAs: [
			'quiz',
			'quiz para a turma',
			'questões para prova',
			'criar quiz',
			'gerador de quiz',
			'gerador de questões',
			'gerador de prova',
			'questões de múltipla escolha',
			'fazer prova de múltipla escolha',
			'elaborar questões',
			'distratores',
			'avaliação diagnóstica pronta',
			'sondagem',
			'questões com gabarito',
			'gabarito comentado',
			'questões para kahoot',
			'quiz no google forms',
			'plickers',
			'wordwall quiz',
			'erros comuns dos alunos',
			'concepções alternativas',
			'avaliação formativa',
			'perguntas para testar a turma',
			'prova de biologia',
			'prova de história',
			'prova de matemática',
			'prova de ciências',
			'prova de geografia',
			'prova de português',
			'prova de inglês',
			'simulado para turma',
			'questões estilo enem',
			'questões de concurso',
			'treinamento funcionários quiz',
			'verdadeiro ou falso',
			'por que erram',
			'banco de questões',
			'perguntas e respostas jogo',
			'prova bimestral, teste surpresa',
			'questões objetivas, alternativas erradas',
			'alunos chutam, 10 questões',
			'cinco perguntas, ensino médio',
			'faculdade prova, montar prova',
			'frações, classroom, bimestre, fundamental, recuperação',
			'saeb, gincana, descritores',
		],
		promptText: `Escreva um quiz de múltipla escolha em que toda alternativa errada seja o raciocínio de alguém. Quero que o erro me diga por onde começa a próxima aula.

Já ensinei: [já ensinei]
Turma: [turma]
Quantas questões: [quantas questões]
Será aplicado em: [meio]
Erros que vi nos cadernos:
[erros vistos]

Monte cada questão assim:
1. Uma ideia só e os equívocos que ela desperta. Os que eu vi têm preferência, e o mais comum ganha uma questão que pergunte por ele sem rodeio; os que você acrescentar levam “suposição:” e nunca ocupam a vaga de um meu.
2. Um enunciado que se responde com as alternativas tapadas, sem pegadinha e sem “exceto”.
3. As alternativas: leve cada equívoco até o resultado a que ele chega de fato. Dois chegam ao mesmo lugar? Troque os números ou o exemplo.
Quatro alternativas, ou três se a quarta só fizesse número; nada de “todas as anteriores”; tamanhos parecidos; gabarito espalhado de A a D.

Entregue, nesta ordem:
- Folha do aluno, pronta para [meio]. Se for formulário ou aplicativo, junte um bloco para importar, uma questão por linha: pergunta;A;B;C;D;gabarito.
- Minha folha: questão | alternativa | o que esse aluno pensa | uma pergunta de um minuto, de cabeça, que balança essa ideia. Sinalize o gabarito, com o número certo se a alternativa for vaga.
- Três linhas de leitura: “se um terço marcar 4B, comece a aula por …”; mais de um terço, se pelos meus cadernos esse tanto já é esperado. Junte a habilidade da BNCC só se eu a tiver escrito.
- Ficou de fora: o que ensinei ou vi e não entrou, com o motivo.

Antes de mandar, risque a minha lista: todo erro virou alternativa ou está ali. Responda o quiz como quem sabe e depois, inteiro, uma vez com cada equívoco, usando código onde houver conta. Questão com duas respostas defensáveis, ou alternativa a que ninguém chegaria, sai e dá lugar a outra.`,
		blanks: [
			{
				name: 'já ensinei',
				label: 'O que já ensinou',
				example: 'equação do 1º grau com parênteses (EF07MA18), 8 aulas',
			},
			{
				name: 'turma',
				label: 'A turma',
				example: '7º ano, 34 alunos, 3 ainda com dificuldade de leitura',
				meaning: 'class',
			},
			{ name: 'quantas questões', label: 'Quantas questões', example: '6', kind: 'number' },
			{
				name: 'meio',
				label: 'Como vão responder',
				example: 'papel',
				kind: 'choice',
				choices: ['papel', 'formulário on-line', 'aplicativo de quiz', 'plaquinhas de A a D'],
			},
			{
				name: 'erros vistos',
				label: 'Erros vistos nos cadernos',
				example: '2(x + 3) = 2x + 3; passa para o outro lado sem trocar…',
				kind: 'list',
			},
		],
		instructions:
			'Use no meio do conteúdo, quando ainda dá para mudar de rota. Serve para qualquer matéria com certo e errado. Não serve para prova que vale nota final, que pede itens revisados, nem para pergunta de opinião.',
		steps: [
			'Folheie os cadernos e copie três erros de verdade.',
			'Preencha as lacunas e resolva o quiz sem olhar o gabarito.',
			'Aplique sem valer nota.',
			'Conte as alternativas marcadas, não os pontos.',
		],
		followUp:
			'Foram estas as marcações por alternativa: … Diga as duas ideias que preciso retomar, em que ordem, e um começo de dez minutos para cada uma.',
		credits:
			'Alternativas que informam seguem E. Caroline Wylie e Dylan Wiliam, “Diagnostic Questions: Is There Value in Just One?” (2006); as regras de item seguem Haladyna, Downing e Rodriguez (2002).',
	},
}
