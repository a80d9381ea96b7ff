import type { CataloguePrompt } from '../catalogue.ts'

export const prompt16: CataloguePrompt = {
	id: '16',
	category: 'education',
	isPremium: false,
	relatedPrompts: ['12', '9', '8'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'A 50-minute lesson from one topic',
		tagline: 'Start at the exit, plan backward',
		description:
			'Name the topic, the class and what is in the room. Walk in with one objective, an exit ticket with its model answer and a minute-by-minute plan.',
		tags: ['lesson plan', 'teaching', 'classroom', 'exit ticket', 'backward design'],
		searchedAs: [
			'lesson planning',
			'class plan',
			'plan a class',
			'teach a class',
			'teaching ideas',
			'teaching materials',
			'classroom activity',
			'class activity',
			'activities for students',
			'engage students',
			'test for my students',
			'worksheet',
			'rubric',
			'homework',
			'teacher',
			'substitute teacher',
			'curriculum',
			'syllabus',
			'unit plan',
			'learning objectives',
			'elementary school',
			'high school',
			'middle school',
			'homeschool',
			'homeschooling',
			'tutoring',
			'workshop plan',
			'one-hour class',
			'lesson',
			'teach',
			'teaching',
			'classroom',
			'activities for kids',
			'math lesson',
			'history class',
			'pe gym class',
			'no tech classroom',
			'first grade, fifth grade',
			'eighth grade, english class',
			'spanish class, art class',
			'music class, sunday school',
			'bible class, college lecture',
			'adult class, training session',
			'onboarding training, yoga class',
			'coding class, scout meeting',
			'observation lesson, boring class',
			'group work, warm-up',
			'special needs, common core',
			'45 minutes, 40 minutes',
			'90 minutes, volunteer teacher',
			'guest lecture, trainee teacher',
			'interactive class, class tomorrow',
			'demo lesson',
			'kindergarten, preschool, biology, chemistry, physics',
			'geography, photosynthesis, fractions, shakespeare, grammar',
			'esl, inspector, hook, differentiation, instructor',
			'debate, sel, library',
		],
		promptText: `Plan this lesson from its last five minutes: first what a student can show at the door, then what happens before. You are a teacher with a full timetable: you value what students do over what the teacher says, use what is in the room, and refuse activities that are fun but teach something else.

Topic: [topic]
Learners: [grade or age]
How many: [class size]
What they already know: [prior knowledge]
What is in the room: [resources]
Who needs another way in: [learning needs]

If age or prior knowledge is missing, ask first. Then use backward design, in three stages:

1. Result. One objective with a verb I can see, such as draw, compare or calculate, never “understand”. Narrow a topic too wide for 50 minutes and say what you left out. If it could end in another objective, name it in a line, so I can swap.
2. Evidence. An exit ticket of two questions, answered alone, one built to expose the likeliest mistake. Write the model answer, that wrong answer and the misconception behind it.
3. Path. Six stretches: recall of earlier work (0–5), a puzzle that needs the new idea (5–10), explanation in small steps with one worked example and a line for the doubt it raises (10–22), practice together (22–34), practice alone (34–44), exit ticket (44–50). You may move up to three minutes between neighbors; the sum stays 50.

Answer in English, at most two pages:
- Objective and exit ticket, with stage 2 in full.
- Plan: a table with six rows and the columns minutes, what I do and say, what students do, how I check (the whole class, with right and wrong looking different). One key question per row, word for word.
- Pairs, groups and copies, counted for the class.
- Board: up to six lines, marked keep or wipe. Nothing that answers the ticket stays up during it; sentence frames go on paper to those who need them.
- Two changes for learners who need another way in, inside the same task, and one harder question for early finishers.
- If 15 minutes get lost: which rows shrink, by how much.

Use no material I don’t have, quote no curriculum code I didn’t give. A guess about my class, or a fact you are not sure of, starts with “assumption:”. Where heat, blades, chemicals or allergies come in, warn me and offer a safe version. Leave students’ names and diagnoses out.

Before you answer, check: do the minutes make exactly 50? Does every number fit the drawing it is used on? Does the ticket test the objective alone? Does every student write or speak in every row? Fix what doesn’t hold.`,
		blanks: [
			{ name: 'topic', label: 'Topic', example: 'why the moon has phases' },
			{ name: 'grade or age', label: 'Grade or age', example: 'ages 11 to 12', meaning: 'class' },
			{ name: 'class size', label: 'Class size', example: '26', kind: 'number' },
			{
				name: 'prior knowledge',
				label: 'What they already know',
				example: 'the moon orbits the earth, light travels straight',
			},
			{
				name: 'resources',
				label: 'What is in the room',
				example: 'board, one lamp, foam balls, no projector',
			},
			{ name: 'learning needs', label: 'Who needs another way in', example: 'three students new to English' },
		],
		instructions:
			'Use it when the topic is fixed and the hour is not. It suits a single lesson from about age eight up, in a room or online. Not for a whole unit, where the assessment has to be planned across weeks, and not as a substitute for your safety rules in the lab.',
		steps: [
			'Name one topic, as narrow as you can.',
			'List only what is truly in the room.',
			'Read the exit ticket first and fix it if it misses your aim.',
			'Teach it, then sort the tickets into got it, almost, not yet.',
		],
		followUp:
			'Here is how the exit tickets came out: got it, almost, not yet, with typical wrong answers. Plan the first ten minutes of the next lesson from them.',
		credits:
			'Backward design is by Grant Wiggins and Jay McTighe (Understanding by Design, 1998). The order of the stretches follows Barak Rosenshine’s “Principles of Instruction” (American Educator, 2012). Minutes and checks were written for Pronto.',
	},
	pt: {
		title: 'Uma aula de 50 minutos com um só tema',
		tagline: 'Comece pela saída e planeje ao contrário',
		description:
			'Diga o tema, a turma e o que existe na sala. Receba um objetivo, um bilhete de saída com gabarito e um roteiro minuto a minuto.',
		tags: ['plano de aula', 'bncc', 'professor', 'sala de aula', 'avaliação'],
		searchedAs: [
			'preparar aula',
			'preparar uma aula',
			'planejar aula',
			'planejamento de aula',
			'planejamento escolar',
			'plano de ensino',
			'aula pronta',
			'aula dinâmica',
			'dar aula',
			'atividade para alunos',
			'atividades para sala de aula',
			'atividade escolar',
			'sequência didática',
			'metodologias ativas',
			'prova para meus alunos',
			'prova para alunos',
			'exercícios',
			'lista de exercícios',
			'dever de casa',
			'lição de casa',
			'professora',
			'ensino fundamental',
			'ensino médio',
			'alfabetização',
			'aula particular',
			'reforço escolar',
			'treinamento de equipe',
			'aula',
			'aulas',
			'alunos',
			'ensinar',
			'professor',
			'bncc',
			'atividades',
			'aula de matemática',
			'aula de história',
			'escola bíblica dominical',
			'aula para adultos',
			'trabalho em grupo',
			'aula de 45 minutos',
			'aula de 40 minutos',
			'dia da consciência negra',
			'educação infantil, pré-escola',
			'primeiro ano, quinto ano',
			'6º ano, 9º ano',
			'fundamental 1, fundamental 2',
			'português aula, inglês aula',
			'ensino religioso, faculdade aula',
			'aula experimental, aula teste',
			'estágio docência, estagiária pedagogia',
			'aula observada, aluno autista',
			'tdah aluno, turma difícil',
			'aula chata, aula diferente',
			'aula lúdica, hora-aula',
			'aula amanhã, professor substituto',
			'habilidade bncc',
			'maternal, eja, ciências, biologia, química',
			'física, geografia, gramática, artes, música',
			'filosofia, sociologia, catequese, frações, fotossíntese',
			'oficina, capacitação, inclusão, coordenadora, ead',
		],
		promptText: `Preciso de uma aula que caiba em 50 minutos de verdade, com chamada, carteira arrastada e tudo. Você dá aula em escola cheia: prefere aluno fazendo a professor falando, usa o que a sala tem e corta atividade bonitinha que ensina outra coisa.

Tema: [tema]
Ano ou idade: [ano ou idade]
Tamanho da turma: [tamanho da turma]
O que a turma já sabe: [conhecimento prévio]
O que há na sala: [recursos]
Quem precisa de outro caminho: [necessidades da turma]

Sem ano ou conhecimento prévio, pergunte antes. Depois, planejamento reverso, de trás para a frente:

1. Aonde chegar. Um objetivo só, com verbo que se enxerga (calcular, comparar, desenhar; “compreender” não vale). Tema maior que a aula: recorte e diga o que ficou para depois. Se pudesse terminar em outro objetivo, cite esse em uma linha, para eu trocar. Se souber com certeza a habilidade da BNCC, cite o código; se não, descreva-a e escreva “suposição: código a conferir”.
2. Como saber. Um bilhete de saída com duas perguntas, respondido individualmente; uma delas faz aparecer o erro mais provável. Dê o gabarito, esse erro e a ideia equivocada por trás.
3. Por onde ir. Seis trechos: chamada com retomada no caderno (0–6), problema que pede a ideia nova (6–11), explicação em passos curtos com um exemplo resolvido (11–22), prática em conjunto (22–34), prática individual (34–44), bilhete de saída (44–50). Pode passar até três minutos de um trecho ao vizinho; a soma continua 50.

Responda em português do Brasil, em até duas páginas:
- Objetivo e bilhete de saída completos.
- Roteiro: tabela de seis linhas com minutos, o que faço e digo, o que os alunos fazem, como verifico (alcançando a turma toda, sem confundir acerto com o erro esperado). Em cada linha, uma pergunta-chave, palavra por palavra.
- Duplas, grupos e cópias, contados para a turma.
- Lousa no fim da aula: até seis linhas, com todos os casos praticados; o que responde ao bilhete se apaga antes dele.
- Duas adaptações para quem precisa de outro caminho, dentro da mesma tarefa, e um desafio para quem termina antes.
- Se a aula perder 15 minutos: o que encolhe e quanto.

Use só os recursos que listei; celular e internet, só se citados. Palpite sobre a turma, ou dado que você não tem como garantir, começa com “suposição:”. Havendo calor, lâmina, produto químico ou alergia, avise e proponha uma versão segura. Nada de nome ou laudo de aluno.

Antes de responder: os minutos somam 50? Todo número, até o do bilhete, cabe no desenho usado? O bilhete mede o objetivo e só ele? Em cada linha, todos escrevem ou falam ao menos uma vez? Ajuste o que não fechar.`,
		blanks: [
			{ name: 'tema', label: 'Tema', example: 'somar números negativos' },
			{ name: 'ano ou idade', label: 'Ano ou idade', example: '7º ano do fundamental', meaning: 'class' },
			{ name: 'tamanho da turma', label: 'Tamanho da turma', example: '36', kind: 'number' },
			{
				name: 'conhecimento prévio',
				label: 'O que a turma já sabe',
				example: 'reta numérica e a ideia de dívida',
			},
			{
				name: 'recursos',
				label: 'O que há na sala',
				example: 'lousa, giz, caderno, extrato bancário impresso',
			},
			{
				name: 'necessidades da turma',
				label: 'Quem precisa de outro caminho',
				example: 'dois alunos com leitura ainda lenta',
			},
		],
		instructions:
			'Use quando o tema está definido e a aula ainda não. Funciona para uma aula avulsa, do 3º ano do fundamental ao ensino médio. Não serve para uma sequência didática inteira nem substitui as regras de segurança do laboratório.',
		steps: [
			'Escolha um tema, o mais estreito possível.',
			'Liste só o que existe mesmo na sala.',
			'Leia primeiro o bilhete de saída e ajuste se ele errar o alvo.',
			'Dê a aula e separe os bilhetes em três montes: chegou, quase, ainda não.',
		],
		followUp:
			'Estes foram os bilhetes de saída: quantos chegaram, quantos quase, quantos ainda não, com os erros típicos. Planeje a partir deles os dez primeiros minutos da próxima aula.',
		credits:
			'O planejamento reverso é de Grant Wiggins e Jay McTighe (Planejamento para a compreensão, original de 1998). A ordem dos trechos segue os princípios de instrução de Barak Rosenshine (2012). Minutos e conferências foram escritos para o Pronto.',
	},
}
