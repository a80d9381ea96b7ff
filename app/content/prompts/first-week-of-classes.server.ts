import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'first-week-of-classes',
	category: 'education',
	isPremium: true,
	relatedPrompts: ['16', 'quiz-with-telling-mistakes', '8'],
	publishedOn: '2027-01-18',
	updatedOn: '2027-01-18',
	en: {
		title: 'The first week of class, lesson by lesson',
		tagline: 'Names, routines, and what they know',
		description:
			'One card for each meeting of the first week: what you say at the door, the routine you rehearse, the work that shows what students know. On Friday you decide from evidence.',
		tags: ['back to school', 'first week', 'classroom management', 'teaching', 'icebreakers'],
		searchedAs: [
			'first week of school',
			'first week of school plan',
			'first week lesson plans',
			'first day of school activities',
			'first day of class',
			'what to do on the first day of class',
			'back to school activities',
			'back to school plan for teachers',
			'classroom routines',
			'classroom procedures',
			'classroom rules first week',
			'classroom management first week',
			'new teacher first week',
			'icebreakers for students',
			'get to know you activities',
			'learn student names',
			'start of semester plan',
			'new semester new class',
			'diagnostic first week',
			'first week high school teacher',
			'first day of school ideas',
			'new school year',
			'college professor first class',
			'substitute nervous first day',
			'getting to know students',
			'ice breaker games',
			'esl class first lesson',
			'first year teacher scared',
			'august september start',
			'learn names fast',
			'meet the teacher',
			'first grade, middle school',
			'syllabus day, unruly class',
			'seating chart, baseline test',
			'welcome students, class norms',
			'kindergarten, homeroom',
		],
		promptText: `Plan my first week with a new class on index cards, one for each meeting, short enough to hold while I talk. By the last card I want three things: I say most names without looking, two routines run without me, and I know what they can do, from their work and not from their files.

Class and subject: [class and subject]
Meetings: [meetings]
Room and tools: [room]
School rules I can’t change: [school rules]
The two routines that would save me most: [routines]
What they should know on arrival: [entry knowledge]
What worries me: [worry]

**Cards**. Each has six lines, with minutes:
Door: what I say to each one, under ten words
First five minutes: a task from the subject, already waiting, doable by all with what the room has
Routine: one of my two, taught like content: show, rehearse, name what went well. Never both new in one meeting
Real work: one piece of what they should know, ungraded, that leaves a trace I can read
Names: one trick, and how many I should know by then
Last two minutes: a question answered from memory, about today on card one, about last time from then on

No game that puts a shy student on stage, asks about vacations, family or money, or teaches nothing. No list of rules read aloud; each school rule comes up at the moment it is first needed. My worry gets one move, on the card where it is likeliest to happen, with the sentence I say: short, calm, shaming nobody.

After the cards:
- **Trace sheet**, to copy: Student | Could do alone | With help | Not yet | Noticed. Initials only; no diagnosis, no guess about home.
- **Friday, 20 minutes**: five questions I answer from the sheet, each ending in a decision for week two: reteach, group, move on, talk to, leave be.
- **If it falls apart**: what to drop from each card when a fire drill or a late bus takes 15 minutes.

What you don’t know about my class starts with “assumption:”. Add up the minutes on each card. Then read as the student who hates this subject: by the second meeting, has that student succeeded at something small and real? If not, change the work.`,
		blanks: [
			{
				name: 'class and subject',
				label: 'Class and subject',
				example: 'eighth-grade science, 28 students',
				meaning: 'class',
			},
			{
				name: 'meetings',
				label: 'Meetings in the first week',
				example: 'Mon, Tue, Thu, Fri, 47 minutes each',
			},
			{
				name: 'room',
				label: 'Room and tools',
				example: 'lab tables for four, projector, paper, no laptops yet',
			},
			{
				name: 'school rules',
				label: 'Rules you can’t change',
				example: 'phones in lockers, seating chart by Wednesday',
			},
			{
				name: 'routines',
				label: 'The two routines',
				example: 'coming in and starting; handing out materials',
			},
			{
				name: 'entry knowledge',
				label: 'What they should know',
				example: 'reading a graph, units, what a variable is',
			},
			{ name: 'worry', label: 'What worries you', example: 'a group that laughs when someone answers' },
		],
		instructions:
			'Use it the week before a term begins, or when you take over somebody’s class. It suits age nine and up, one subject. Not for a single lesson, which has a prompt of its own, and not for a crisis in the group: bring in a counselor.',
		steps: [
			'Choose two routines; a third one can wait.',
			'Fill in the blanks and print the cards.',
			'Say the door lines aloud once.',
			'Fill in the trace sheet right after each meeting.',
			'Keep 20 minutes free at the end of the week.',
		],
		followUp:
			'Here is my trace sheet after the first week: … Answer the five questions from it and give me the card for the first meeting of week two.',
		answerParts: [
			{ heading: 'Cards', note: 'one small card for every time you meet them' },
			{ heading: 'Trace sheet', note: 'a table to record what each can do' },
			{ heading: 'Friday, 20 minutes', note: 'questions that end in choices for what follows' },
			{ heading: 'If it falls apart', note: 'what to skip when time disappears' },
		],
		credits:
			'Routines taught, rehearsed and reinforced follow Harry and Rosemary Wong, The First Days of School. Opening with recall follows Rosenshine’s “Principles of Instruction” (2012). The cards are Pronto’s.',
	},
	pt: {
		title: 'A primeira semana de aula, aula por aula',
		tagline: 'Nomes, combinados e o que já sabem',
		description:
			'Fichas curtas para a volta às aulas: o que dizer na porta, a rotina que se ensaia e a atividade que mostra o que a turma traz. Na sexta, você decide com base no que viu.',
		tags: ['volta às aulas', 'primeira semana', 'professor', 'acolhimento', 'avaliação diagnóstica'],
		searchedAs: [
			'primeira semana de aula',
			'plano para primeira semana de aula',
			'primeiro dia de aula',
			'primeiro dia de aula o que fazer',
			'atividades para o primeiro dia de aula',
			'volta às aulas atividades',
			'volta às aulas fevereiro professor',
			'acolhida dos alunos',
			'acolhimento volta às aulas',
			'dinâmica de volta às aulas',
			'dinâmica de apresentação',
			'quebra-gelo para alunos',
			'combinados da turma',
			'regras de convivência sala de aula',
			'rotina em sala de aula',
			'gestão de sala de aula',
			'turma nova indisciplina',
			'professor iniciante',
			'decorar nome dos alunos',
			'diagnóstica começo do ano',
			'planejamento semana pedagógica',
			'começo do ano letivo',
			'início das aulas',
			'novo ano letivo',
			'educação infantil adaptação',
			'ensino médio primeira aula',
			'professor universitário primeira aula',
			'conhecer os alunos',
			'jogos de integração',
			'mural boas-vindas',
			'recepção dos alunos',
			'medo do primeiro dia professora',
			'mapa de sala',
			'fundamental 1, fundamental 2',
			'turma bagunceira, contrato pedagógico',
			'professora nova, sondagem inicial',
			'fevereiro escola, acolher alunos',
			'eja, volta às aulas',
		],
		promptText: `Fevereiro, turma nova, lista de chamada que ainda muda. Planeje a minha primeira semana em fichas de papel, uma por aula, que eu consiga segurar enquanto falo. Na última, quero três coisas: chamar quase todos pelo nome, duas rotinas andando sem mim e saber o que a turma faz, pelo que ela fez e não pelo boletim do ano passado.

Turma e matéria: [turma e matéria]
Aulas da semana: [aulas]
Sala e material: [sala]
Regras da escola: [regras da escola]
As duas rotinas que mais me poupariam: [rotinas]
O que deveriam trazer do ano anterior: [bagagem]
O que me preocupa: [preocupação]

**Fichas**. Cada uma tem seis linhas:
Porta: o que digo a cada um, em até dez palavras
Chegada: tarefa da matéria, com o que há na sala, que todos conseguem começar enquanto faço a chamada
Rotina: uma das minhas duas, ensinada como conteúdo (mostro, ensaiamos, digo o que saiu bem); nunca as duas novas na mesma aula
Trabalho de verdade: um pedaço do que deveriam trazer, sem nota, que fique registrado no papel
Nomes: um truque, e quantos já devo saber
Saída: uma pergunta de memória sobre a aula anterior; na primeira ficha, sobre a própria aula

Nada de dinâmica que exponha o tímido, pergunte das férias, da família ou de dinheiro, ou não ensine coisa alguma. As regras não são lidas em bloco: cada uma aparece quando faz falta, inclusive o celular guardado (Lei 15.100/2025, na educação básica), com o motivo. Minha preocupação ganha um gesto só, na ficha em que é mais provável acontecer, com a frase que digo, sem levantar a voz nem humilhar. Quem entrar transferido na quarta tem de conseguir acompanhar: diga como.

Depois das fichas:
- **Folha de registro**, para copiar: aluno | faz só | faz com ajuda | ainda não | reparei. Só iniciais; sem laudo e sem palpite sobre a casa.
- **Sexta, 20 minutos**: cinco perguntas que respondo pela folha, cada uma virando decisão para a semana 2: retomar, agrupar, avançar, conversar, deixar.
- **Se desandar**: o que cortar de cada ficha se a fila da merenda ou a chuva levar 15 minutos.

O que você não sabe da turma leva “suposição:”. Some os minutos de cada ficha. Depois leia como o aluno que detesta a matéria: até a segunda aula, ele acertou alguma coisa pequena e de verdade? Se não, mude o trabalho.`,
		blanks: [
			{
				name: 'turma e matéria',
				label: 'Turma e matéria',
				example: '6º ano, Língua Portuguesa, 38 alunos',
				meaning: 'class',
			},
			{
				name: 'aulas',
				label: 'Aulas da primeira semana',
				example: 'seg, qua e sex, 50 minutos, a última depois do recreio',
			},
			{
				name: 'sala',
				label: 'Sala e material',
				example: 'lousa de giz, carteiras em fila, ventilador, papel',
			},
			{
				name: 'regras da escola',
				label: 'Regras da escola',
				example: 'uniforme, banheiro um por vez, celular na mochila',
			},
			{ name: 'rotinas', label: 'As duas rotinas', example: 'entrar e começar; pedir a palavra' },
			{
				name: 'bagagem',
				label: 'O que deveriam saber',
				example: 'ler uma página sozinhos e contar o que leram',
			},
			{
				name: 'preocupação',
				label: 'O que preocupa você',
				example: 'três alunos que já brigaram no ano passado',
			},
		],
		instructions:
			'Use na semana pedagógica ou ao assumir a turma de outra pessoa. Serve do 4º ano ao ensino médio, para uma matéria. Não serve para uma aula avulsa, que tem prompt próprio, nem para crise na turma: chame a coordenação.',
		steps: [
			'Escolha duas rotinas; a terceira espera.',
			'Preencha as lacunas e imprima as fichas.',
			'Diga em voz alta as frases da porta.',
			'Preencha a folha de registro logo depois de cada aula.',
			'Reserve 20 minutos no fim da semana.',
		],
		followUp:
			'Esta é a folha de registro da primeira semana: … Responda às cinco perguntas por ela e monte a ficha da primeira aula da semana 2.',
		answerParts: [
			{ heading: 'Fichas', note: 'um cartão para cada encontro com a turma' },
			{ heading: 'Folha de registro', note: 'tabela para anotar o que cada um consegue' },
			{ heading: 'Sexta, 20 minutos', note: 'perguntas que terminam em escolha' },
			{ heading: 'Se desandar', note: 'o que pular quando o tempo some' },
		],
		credits:
			'Rotina mostrada, ensaiada e reforçada segue Harry e Rosemary Wong, The First Days of School. A retomada de memória segue Rosenshine, “Principles of Instruction” (2012). O uso de celular na educação básica é regido pela Lei 15.100/2025. As fichas são do Pronto.',
	},
}
