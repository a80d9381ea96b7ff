import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'start-what-you-put-off',
	category: 'personal-ai',
	isPremium: false,
	relatedPrompts: ['habit-for-bad-weeks', '8', 'rehearse-a-hard-talk'],
	publishedOn: '2027-02-01',
	updatedOn: '2027-02-01',
	en: {
		title: 'Start the thing you keep putting off',
		tagline: 'Three lines, then two minutes',
		description:
			'No tips and no pep talk: name the task and how it makes you feel. Three lines come back, with a first move too dull to resist and permission to stop after it.',
		tags: ['procrastination', 'motivation', 'focus', 'getting started'],
		searchedAs: [
			'procrastination',
			'procrastinating',
			'stop procrastinating',
			'how to stop procrastinating',
			'I can’t start',
			'can’t get started',
			'keep putting it off',
			'avoiding a task',
			'task paralysis',
			'analysis paralysis',
			'executive dysfunction',
			'adhd task initiation',
			'no motivation',
			'motivation to work',
			'two minute rule',
			'break a task into small steps',
			'lazy today',
			'overwhelmed by a task',
			'dreading a task',
			'write my thesis finally',
			'do my taxes',
			'body doubling',
			'help me start',
			'unmotivated',
			'clean my room',
			'study but can’t',
			'phone call anxiety',
			'make a doctor appointment',
			'emails piling up',
			'perfectionism',
			'perfectionist',
			'scared to start',
			'where to begin',
			'kick in the butt',
			'postpone',
			'messy house, write report',
			'deadline tomorrow, last minute',
			'scrolling instead, no energy',
			'job applications, big project',
			'push myself, keep postponing',
			'paperwork, avoid, distracted, depression, burnout',
			'stuck, pomodoro, concentrate, willpower, homework',
			'gym, unfinished',
		],
		promptText: `I keep putting this off: [task]. It makes me feel [feeling].

Three lines only:
1. “assumption:” and the part of the task that this feeling is about.
2. A two-minute first move, verb first, naming the thing I touch, too dull for the feeling to object. If it still needs a decision, make it smaller.
3. Where I may stop, even if it goes well.

Then wait. On “done,” the next move, ten minutes at most. On “no,” half of it. After a second “no,” ask whether to drop it, delegate it or talk about it.`,
		blanks: [
			{ name: 'task', label: 'What you put off', example: 'the letter to my insurer' },
			{
				name: 'feeling',
				label: 'How it makes you feel',
				example: 'stupid, because I should have done it in May',
			},
		],
		instructions:
			'Use it at the moment you notice yourself avoiding something. Name the feeling even if it seems silly; it decides the first move. Not for a full to-do list, and if weeks of not starting weigh on everything, talk to a doctor.',
		steps: [
			'Name one task and one honest feeling.',
			'Do the two minutes before you read the lines twice.',
			'Write “done” or “no”, nothing more.',
		],
		followUp: 'Done, and it took … minutes. Give me the next move, and tell me where today ends.',
		credits:
			'That putting off is a way to repair a mood rather than a fault in planning is the argument of Fuschia Sirois and Timothy Pychyl (Social and Personality Psychology Compass, 2013). The three lines were written for Pronto.',
	},
	pt: {
		title: 'Comece aquilo que você vive adiando',
		tagline: 'Três linhas e dois minutos',
		description:
			'Sem dica e sem palestra: diga a tarefa e o que você sente quando pensa nela. Voltam três linhas, com um primeiro passo sem graça demais para dar medo e licença para parar depois.',
		tags: ['procrastinação', 'motivação', 'foco', 'começar'],
		searchedAs: [
			'procrastinação',
			'procrastinar',
			'parar de procrastinar',
			'como parar de procrastinar',
			'como vencer a procrastinação',
			'não consigo começar',
			'fico adiando',
			'deixo tudo para depois',
			'deixar para a última hora',
			'empurrar com a barriga',
			'preguiça de começar',
			'falta de motivação',
			'sem motivação',
			'tdah e procrastinação',
			'paralisia na hora de começar',
			'travado em uma tarefa',
			'travada',
			'me ajuda a começar',
			'enrolando para estudar',
			'tcc atrasado',
			'regra dos dois minutos',
			'quebrar a tarefa em partes',
			'coragem para começar',
			'preguiça',
			'desmotivada',
			'arrumar o quarto',
			'medo de ligar',
			'perfeccionismo',
			'perfeccionista',
			'enrolar',
			'adiar',
			'adio',
			'não saio do lugar',
			'depois eu faço',
			'casa bagunçada, escrever relatório',
			'marcar médico, e-mails acumulados',
			'prazo amanhã, celular distrai',
			'sem energia, mandar currículo',
			'projeto grande, tarefa chata',
			'papelada, evitar, fugir, distraído, desânimo',
			'depressão, travei, enrolo, empurrão, ansiedade',
			'concentrar, concentração, monografia, faxina, imposto',
			'força, paralisada',
		],
		promptText: `Vivo adiando isto: [tarefa]. Quando penso nisso, sinto [sentimento].

Três linhas, sem mais nada:
1. “suposição:” e o pedaço da tarefa que esse sentimento quer evitar.
2. Um primeiro passo de dois minutos, que começa com verbo, diz em que objeto eu pego e é sem graça demais para acordar o sentimento. Se ainda pede uma decisão, diminua.
3. Onde posso parar, mesmo que esteja indo bem.

Depois espere. Com “feito”, o próximo, de até dez minutos. Com “não”, metade. No segundo “não”, pergunte se é caso de largar, passar adiante ou falar com alguém.`,
		blanks: [
			{ name: 'tarefa', label: 'O que você adia', example: 'ligar para o banco' },
			{
				name: 'sentimento',
				label: 'O que sente ao pensar nisso',
				example: 'vergonha, porque já passou do prazo',
			},
		],
		instructions:
			'Use na hora em que perceber que está fugindo de alguma coisa. Diga o sentimento mesmo que pareça bobo: é ele que define o primeiro passo. Não serve para a lista inteira de tarefas; se não começar nada já dura semanas e pesa em tudo, procure a UBS ou um médico.',
		steps: [
			'Diga uma tarefa e um sentimento sincero.',
			'Faça os dois minutos antes de reler as linhas.',
			'Responda “feito” ou “não”, e só.',
		],
		followUp: 'Feito, levou … minutos. Mande o próximo passo e diga onde o dia de hoje termina.',
		credits:
			'Que adiar é um jeito de consertar o humor, e não falha de planejamento, é o argumento de Fuschia Sirois e Timothy Pychyl (Social and Personality Psychology Compass, 2013). As três linhas foram escritas para o Pronto.',
	},
}
