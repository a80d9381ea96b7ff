import type { CataloguePrompt } from '../catalogue.ts'

export const prompt08: CataloguePrompt = {
	id: '8',
	category: 'personal-ai',
	isPremium: false,
	relatedPrompts: ['21', '7', '4'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'A Sunday review that ends in a plan',
		tagline: 'Close one week, open the next',
		description:
			'Empty out the week, your loose ends and the hours you really have. Every item leaves with a decision, and the next week fits its hours.',
		tags: ['weekly review', 'planning', 'gtd', 'productivity'],
		searchedAs: [
			'weekly planner',
			'weekly plan',
			'plan my week',
			'plan the week',
			'organize my week',
			'week planning',
			'weekly schedule',
			'weekly goals',
			'weekly reflection',
			'weekly checklist',
			'review my week',
			'productivity',
			'getting things done',
			'time management',
			'time blocking',
			'to-do list',
			'task list',
			'organize tasks',
			'get organized',
			'overwhelmed',
			'too much to do',
			'sunday reset',
			'sunday routine',
			'prepare for Monday',
			'bullet journal',
			'journaling',
			'retrospective',
			'work-life balance',
			'notion',
			'weekly review',
			'plan next week',
			'end of the week',
			'messy week',
			'organize my life',
			'trello todoist asana',
			'too many tasks',
			'can’t keep up',
			'behind on everything',
			'meal and chores week',
			'weekly meeting with myself',
			'friday wrap up',
			'google calendar blocking',
			'burned out, forgot appointments',
			'mental load, working mom',
			'student week, adhd planner',
			'family schedule, monday anxiety',
			'sunday scaries, brain dump',
			'unfinished tasks, procrastinate week',
			'small kids, goals progress',
			'free time, open loops',
			'chaos, prioritize, overcommitted, stress, scattered',
			'swamped',
			'burnout',
			'drowning in tasks',
			'too much on my plate',
		],
		promptText: `It is Sunday, and this week is still lying around in my head. Help me put it away. You run calm weekly reviews: you like short lists and empty space in a calendar, never moralize about what was left undone, and let no plan outgrow its hours.

How the week went: [week notes]
Still open: [open items]
Fixed next week: [fixed appointments]
Free working hours outside those: [free hours]
What has to move: [priority]
My energy: [energy]

If you can open my calendar, task list or mail, read appointments and loose ends there; otherwise use what I wrote. Without the free hours no plan can be checked: if they are missing, ask first. Then take the three phases of David Allen’s weekly review.

1. Get clear. Pull every promise, worry and loose end out of notes and open items, one line each, in my wording. An appointment that needs preparation adds a line.
2. Get current. Give each line exactly one decision: tonight (two minutes or less), schedule, hand over, someday, drop. A scheduled line gets a next action that starts with a verb and hides no further decision. Answering an old promise makes no new one; if it must, the new one has its own line and day. Whatever waits for somebody gets a name, a day to ask again and a plan B still open on that day. Where a deadline is unknown or may have passed, finding out comes first, by phone.
3. Get creative. Wake up at most one someday line. Then fill next week only up to a share of my free hours: 40 percent at low energy, 55 at normal, 70 at high. The priority gets the first block, by Wednesday. The rest stays empty on purpose.

Answer in English, about one page, no pep talk:
- This week, closed: three sentences. What moved, what stalled and the likely reason, what to keep.
- Decisions: a table with the columns item, decision, next action, minutes.
- Next week: one line per day, Monday to Sunday, with appointments and at most two work blocks and their length.
- Hours: free, limit, planned, left empty, with the math.
- Two sentences, “If this happens, then I do that”, for the two likeliest derailments.

Don’t invent appointments, people or deadlines. A duration or reason I didn’t give starts with “assumption:”. If my notes speak of weeks of bad sleep or dread, say in one sentence that this is worth raising with a doctor, and plan less.

Before I see it, test and correct: planned hours stay within the limit, the priority has a block by Wednesday, every open item and new promise stands in the table once.`,
		blanks: [
			{
				name: 'week notes',
				label: 'How the week went',
				example: 'report sent, two slow days, skipped every run',
				kind: 'long',
			},
			{
				name: 'open items',
				label: 'Still open',
				example: 'tax form, quote for the roof, gift for Dad',
				kind: 'list',
			},
			{
				name: 'fixed appointments',
				label: 'Fixed next week',
				example: 'Mon 9:00 team call, Wed 16:00 dentist',
				kind: 'list',
			},
			{ name: 'free hours', label: 'Free working hours', example: '20 hours' },
			{
				name: 'priority',
				label: 'What has to move',
				example: 'first draft of the grant application',
				meaning: 'weekly-aim',
			},
			{
				name: 'energy',
				label: 'Your energy',
				example: 'normal',
				kind: 'choice',
				choices: ['low', 'normal', 'high'],
			},
		],
		instructions:
			'Use it once a week, before the new one starts, with your calendar open beside you. Count the free hours honestly, since the whole plan hangs on them. Not for planning a project over several weeks, and not for a single busy day.',
		steps: [
			'Empty your head into the first two blanks, in any order.',
			'Copy next week’s appointments and count the hours left over.',
			'Do the “tonight” items at once.',
			'Put the work blocks into your calendar.',
		],
		followUp:
			'My free hours just dropped by a third. Rework the week, keep the priority and tell me what gets moved or dropped.',
		credits:
			'The three phases and the two-minute rule are David Allen’s (Getting Things Done, 2001, revised 2015). The if-then sentences follow Peter Gollwitzer’s research on implementation intentions (American Psychologist, 1999). The energy limits are Pronto’s own rule of thumb.',
	},
	pt: {
		title: 'Revisão de domingo que termina em plano',
		tagline: 'Feche uma semana, abra a outra',
		description:
			'Despeje a semana que acabou, as pendências e as horas que existem de verdade. Cada item sai com uma decisão, e a próxima semana cabe na agenda.',
		tags: ['revisão semanal', 'planejamento', 'gtd', 'organização'],
		searchedAs: [
			'planejar a semana',
			'planejamento semanal',
			'planner',
			'planner semanal',
			'organizar a semana',
			'organizar minha semana',
			'agenda da semana',
			'rotina semanal',
			'metas da semana',
			'balanço da semana',
			'fechar a semana',
			'semana que vem',
			'produtividade',
			'gestão do tempo',
			'administrar o tempo',
			'falta de tempo',
			'lista de tarefas',
			'organizar tarefas',
			'afazeres',
			'pendências',
			'sobrecarregado',
			'sobrecarregada',
			'organização pessoal',
			'bullet journal',
			'retrospectiva',
			'checklist semanal',
			'domingo à noite',
			'começar bem a segunda',
			'vida pessoal e trabalho',
			'notion',
			'revisar a semana',
			'semana bagunçada',
			'organizar a vida',
			'mãe que trabalha',
			'não dou conta',
			'casa e filhos',
			'ansiedade de domingo',
			'esvaziar a cabeça',
			'tempo para mim',
			'rotina semanal família',
			'organizar estudos e trabalho',
			'cronograma da semana',
			'esqueço compromissos, carga mental',
			'estudante semana, tdah planner',
			'trello todoist, google agenda',
			'tarefas demais, tudo atrasado',
			'segunda-feira, despejo mental',
			'cabeça cheia, tarefas acumuladas',
			'reunião comigo, sexta fechamento',
			'tempo livre, home office',
			'dois empregos, próxima semana',
			'vida corrida',
			'caos, esgotada, priorizar, faxina, equilíbrio',
			'estresse, bagunça, atolada',
			'semana lotada',
			'sem tempo para nada',
		],
		promptText: `Faça comigo a revisão de domingo. Você é aquela pessoa que arruma a casa sem dar sermão: prefere lista curta, defende o respiro na agenda, não cobra o que ficou para trás e não deixa o plano passar das horas que existem.

A semana que acabou: [resumo da semana]
O que ficou pendente: [pendências]
Compromissos já marcados: [compromissos]
Horas livres para trabalhar, fora os compromissos: [horas livres]
O que precisa andar: [prioridade]
Como está a minha energia: [energia]

Se puder abrir minha agenda, lista de tarefas ou e-mail, busque lá os compromissos e as pontas soltas; se não, use o que escrevi. Sem as horas livres não dá para conferir nada: se faltarem, pergunte antes. Depois siga os três tempos da revisão semanal do GTD, de David Allen:

1. Esvaziar. Separe cada promessa, preocupação e ponta solta em uma linha, com as palavras que usei. Compromisso que pede preparo vira linha.
2. Atualizar. Cada linha recebe uma única decisão: hoje (até dois minutos), agendar, delegar, algum dia ou largar. O agendado ganha uma próxima ação que começa com verbo e dispensa nova decisão. Resposta a promessa velha não cria outra: é sim, não ou uma data, e a data vira linha. O que depende de alguém ganha nome, dia de cobrar enquanto ainda há saída e qual é a saída se vier um não. Prazo desconhecido: descobrir é a próxima ação. Tarefa repetida: cronometre a primeira.
3. Criar. Acorde no máximo uma ideia de “algum dia”. Depois ocupe só uma parte das horas livres: 40% com energia baixa, 55% com normal, 70% com alta. A prioridade entra primeiro, no máximo até quarta. O restante fica vazio de propósito: trânsito, criança doente e fila de banco também contam.

Responda em português do Brasil, cerca de uma página, sem frase motivacional:
- Semana encerrada: três frases. O que andou, o que travou e o motivo provável, o que vale manter.
- Decisões: tabela com item, decisão, próxima ação e minutos.
- Próxima semana: uma linha por dia, de segunda a domingo, em horário de 24 h, compromissos e até dois blocos de trabalho, com duração.
- Conta das horas: livres, limite, planejadas e vazias, com a soma.
- Dois combinados no formato “se acontecer isto, faço aquilo”, para os dois tropeços mais prováveis.

Não invente compromisso, pessoa nem prazo. Duração ou motivo que não informei começa com “suposição:”. Se eu relatar semanas de sono ruim ou angústia, diga em uma frase que vale procurar a UBS ou um médico e alivie o plano.

Por fim, confira e corrija: as horas planejadas cabem no limite, a prioridade tem um bloco até quarta e cada pendência ou promessa nova aparece uma vez na tabela.`,
		blanks: [
			{
				name: 'resumo da semana',
				label: 'Como foi a semana',
				example: 'entreguei o laudo, faltei duas vezes na academia',
				kind: 'long',
			},
			{
				name: 'pendências',
				label: 'O que ficou pendente',
				example: 'guia do MEI, vacina do cachorro, orçamento do muro',
				kind: 'list',
			},
			{
				name: 'compromissos',
				label: 'Compromissos já marcados',
				example: 'seg 9h reunião, qua 15h30 pediatra',
				kind: 'list',
			},
			{ name: 'horas livres', label: 'Horas livres para trabalhar', example: '20 horas' },
			{
				name: 'prioridade',
				label: 'O que precisa andar',
				example: 'proposta para o cliente de Campinas',
				meaning: 'weekly-aim',
			},
			{
				name: 'energia',
				label: 'Sua energia',
				example: 'normal',
				kind: 'choice',
				choices: ['baixa', 'normal', 'alta'],
			},
		],
		instructions:
			'Use uma vez por semana, antes que a próxima comece, com a agenda aberta ao lado. Conte as horas livres com honestidade, porque o plano inteiro depende delas. Não serve para projeto de vários meses nem para um dia corrido.',
		steps: [
			'Despeje a cabeça nas duas primeiras lacunas, sem ordem.',
			'Copie os compromissos e conte as horas que sobram.',
			'Resolva na hora o que ficou marcado como “hoje”.',
			'Leve os blocos de trabalho para a agenda.',
		],
		followUp:
			'Perdi um terço das horas livres. Refaça a semana, preserve a prioridade e diga o que muda de dia e o que sai.',
		credits:
			'Os três tempos e a regra dos dois minutos são de David Allen (A arte de fazer acontecer, original de 2001). Os combinados “se, então” vêm da pesquisa de Peter Gollwitzer sobre intenções de implementação (1999). Os limites de energia são regra prática do Pronto.',
	},
}
