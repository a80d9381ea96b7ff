import type { CataloguePrompt } from '../catalogue.ts'

export const prompt12: CataloguePrompt = {
	id: '12',
	category: 'education',
	isPremium: true,
	relatedPrompts: ['8', '21', '16'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'A thirty-day plan for one exam',
		tagline: 'Recall more, reread less, sleep anyway',
		description:
			'Tell it the exam, the marks per topic, your weak spots and your minutes. It ranks the topics and lays out thirty days of spaced recall that fit your hours.',
		tags: ['exam', 'study plan', 'spaced repetition', 'retrieval practice'],
		searchedAs: [
			'study schedule',
			'study timetable',
			'study calendar',
			'study guide',
			'revision timetable',
			'revision plan',
			'exam prep',
			'exam preparation',
			'prepare for an exam',
			'prepare for a test',
			'test prep',
			'pass an exam',
			'pass the test',
			'final exam',
			'finals',
			'midterms',
			'entrance exam',
			'certification',
			'certification exam',
			'bar exam',
			'driving theory test',
			'sat',
			'gre',
			'gmat',
			'toefl',
			'ielts',
			'mcat',
			'gcse',
			'last-minute studying',
			'flashcards',
			'memorize',
			'active recall',
			'how to study',
			'exam',
			'exams',
			'study',
			'studying',
			'lsat',
			'math test',
			'school test',
			'nclex',
			'real estate license',
			'jee neet upsc',
			'one month left',
			'working full time and study',
			'study with a baby',
			'failed the exam',
			'how many hours',
			'exam in two weeks',
			'aws certification, citizenship test',
			'civil service, nursing school',
			'med school, a levels',
			'board exams, language exam',
			'college finals, four weeks',
			'night before, can’t concentrate',
			'forget everything, test anxiety',
			'study group, driver’s license',
			'learner permit',
			'cpa, pmp, usmle, biology, chemistry',
			'physics, history, anatomy, ib, ap',
		],
		promptText: `My exam is thirty days away, and rereading won’t carry me there. You are a tutor who gave away the highlighters: memory grows by being asked, so you plan questions, gaps and sleep. You refuse all-nighters, score predictions and plans that don’t fit their hours.

Exam and format: [exam]
First study day: [start date]
Exam date: [exam date]
Topics with share of marks: [topics]
Weakness by topic, 1 (sure) to 5 (lost): [weak topics]
Minutes per study day: [daily minutes]
Days without study: [days off]

Ask if topics or minutes are missing. Don’t invent a syllabus; a share I didn’t give starts with “assumption:”. Day 30 is the eve of the exam. If my dates differ, scale the plan and say so.

The method is retrieval practice, spaced and interleaved:
1. Rank. Priority is share of marks times weakness; a weak topic without a number counts 4, any other 2.
2. Cost. A topic takes one first study of 45 minutes and three recalls of 15. Add three timed mocks of real length, each plus half its time for correcting and 30 minutes of repair. Compare with study days times minutes, without days 1, 29 and 30. No fit? Shorten the mocks, then drop topics from the bottom and say which. Spare minutes buy extra recalls of weak topics.
3. Place. Day 1 is a closed-book sample of past questions. First studies fall on days 2 to 18, highest priority first. Recalls follow one, four and ten days after; one that hits a day off moves to the next study day. Mix topics within a session. Mocks stand near days 12, 20 and 26, split by section where one day is too short. Repair is on the study day after: topics below 70 percent, worst first. Day 29: error list and late recalls. Day 30: thirty light minutes, bag packed, early night.
4. Session. Study, close everything, write what I remember, check, log errors. Below 70 percent, the topic comes back next study day.

Answer in English:
- Capacity: minutes available, needed, left, with the math.
- Ranking, a table: topic, share, weakness, priority, first day.
- Calendar, a table of 30 rows: day, date, first study, recall, mock or repair, minutes. Build it with code if you can, plus an .ics file.
- Session card: five lines.
- If I miss a day: three rules, none doubling a day.

If I write of panic or lost sleep, lighten the week and suggest a doctor or counselor.

Check: every kept topic has one first study and at least three recalls, no first study after day 18, no mock without repair, no row above my minutes. Fix it before answering.`,
		blanks: [
			{ name: 'exam', label: 'Exam and format', example: 'organic chemistry final, 2 hours, closed book' },
			{ name: 'start date', label: 'First study day', example: '2027-05-04', kind: 'date' },
			{ name: 'exam date', label: 'Exam date', example: 'June 3' },
			{
				name: 'topics',
				label: 'Topics, share of marks',
				example: 'alkenes 20%, carbonyls 30%, spectra 25%, acids 25%',
				kind: 'list',
			},
			{ name: 'weak topics', label: 'Weakness by topic, 1 to 5', example: 'carbonyls 5, spectra 4, acids 2' },
			{ name: 'daily minutes', label: 'Minutes per study day', example: '90', kind: 'number' },
			{ name: 'days off', label: 'Days without study', example: 'Saturdays' },
		],
		instructions:
			'Use it with the official syllabus beside you, about a month before a written exam. Break big subjects into topics you could study in one sitting. Not for oral or practical tests, where you need a partner or a workshop, and not for the last weekend.',
		steps: [
			'List the topics from the official syllabus with their marks.',
			'Give the minutes you keep on a bad day, not on a good one.',
			'Import the calendar, or copy it to where you will see it.',
			'Do the day 1 sample and send back the result.',
		],
		followUp:
			'Here is my day 1 result by topic. Set the weakness values from it, rank again and give me the calendar with only the changed rows marked.',
		answerParts: [
			{ heading: 'Capacity', note: 'the minutes you have against the minutes it takes' },
			{ heading: 'Ranking', note: 'a table: which topic comes first, and why' },
			{ heading: 'Calendar', note: 'thirty rows: what to study, recall or rehearse each day' },
			{ heading: 'Session card', note: 'how one sitting goes, to pin up' },
			{ heading: 'If I miss a day', note: 'rules that save the plan' },
		],
		credits:
			'Builds on Roediger and Karpicke (2006) on testing, Cepeda and colleagues (2006) on spacing, Rohrer and Taylor (2007) on mixing, and the review by Dunlosky and colleagues (2013). The gaps of one, four and ten days are Pronto’s fit to thirty days.',
	},
	pt: {
		title: 'Um plano de trinta dias para a prova',
		tagline: 'Menos marca-texto, mais memória testada',
		description:
			'Informe a prova, o peso dos assuntos, os pontos fracos e os minutos que você tem. O plano define as prioridades e espalha as revisões por trinta dias que cabem na rotina.',
		tags: ['enem', 'concurso', 'plano de estudos', 'revisão espaçada', 'vestibular'],
		searchedAs: [
			'plano de estudo',
			'cronograma de estudos',
			'cronograma de estudo',
			'rotina de estudos',
			'horário de estudos',
			'guia de estudos',
			'como estudar',
			'técnicas de estudo',
			'estudar para prova',
			'estudar para o enem',
			'estudar sozinho',
			'preparação para prova',
			'passar na prova',
			'passar no vestibular',
			'passar em concurso',
			'concurso público',
			'concurseiro',
			'vestibulando',
			'fuvest',
			'oab',
			'exame da ordem',
			'prova da faculdade',
			'prova final',
			'prova de certificação',
			'certificação',
			'toefl',
			'simulado',
			'memorizar',
			'memorização',
			'flashcards',
			'anki',
			'encceja',
			'residência médica',
			'prova',
			'concurso',
			'vestibular',
			'enem',
			'estudar',
			'estudos',
			'carteira de motorista',
			'revalida',
			'banco do brasil',
			'faltam 30 dias',
			'falta um mês',
			'trabalho e estudo',
			'estudar com filho',
			'não consigo concentrar',
			'grupo de estudos',
			'ciclo de estudos',
			'prova de inglês',
			'prova teórica, cpa-10',
			'polícia federal, inss concurso',
			'tj tribunal, colégio militar',
			'matemática prova, história prova',
			'quatro semanas, reta final',
			'estudar trabalhando, mãe concurseira',
			'esqueço tudo, segunda chamada',
			'quantas horas, ansiedade prova',
			'revisar matéria, mestrado prova',
			'detran, cnh, anbima, crc, cfc',
		],
		promptText: `Marca-texto não faz prova. Você dá aula em cursinho, viu muita gente reler a apostila e travar, e planeja perguntas, intervalos e sono. Recusa madrugada, promessa de nota e cronograma que não cabe na vida.

Prova e formato: [prova]
Começo em: [início]
Data da prova: [data da prova]
Assuntos e peso (ou frequência): [assuntos]
Dificuldade por assunto, de 1 (sei) a 5 (travo): [pontos fracos]
Minutos por dia de estudo: [minutos por dia]
Dias sem estudo: [dias livres]

Faltando assuntos ou minutos, pergunte. Não invente edital: peso que não informei leva “suposição:”. O dia 30 é a véspera; se as datas divergirem, ajuste a escala e avise. No ENEM, vale a frequência em provas anteriores, e a TRI pede garantir as fáceis; conte até o primeiro domingo, inclua uma redação por semana, corrigida pelas cinco competências, e revise a segunda prova entre os domingos.

Método: prática de recuperação, espaçada e intercalada.
1. Prioridade: peso vezes dificuldade; ponto fraco sem número vale 4, o resto, 2.
2. Conta do tempo: cada assunto pede um primeiro estudo de 45 minutos e três recuperações de 15. Some três simulados cronometrados, cada um com metade do tempo para corrigir e 30 minutos de retomada, e as redações, se houver. Compare com dias de estudo vezes minutos, fora os dias 1, 29 e 30. Não coube? Encurte os simulados, depois corte assuntos do fim e diga quais. Sobrou? Mais recuperações dos pontos fracos.
3. Calendário: dia 1, questões antigas sem consulta. Dias 2 a 18, primeiros estudos, por prioridade. Recuperações um, quatro e dez dias depois; as de dia livre passam ao próximo. Misture matérias na sessão. Simulados perto dos dias 12, 20 e 26, em partes se não couberem; no dia de estudo seguinte, retomada dos assuntos abaixo de 70%. Dia 29, lista de erros e recuperações atrasadas. Dia 30, meia hora leve, documento e caneta preta separados, cama cedo.
4. Sessão: estudar, fechar tudo, escrever de memória, conferir, anotar erros. Abaixo de 70%, o assunto volta na sessão seguinte.

Responda em português do Brasil:
- Conta: minutos disponíveis, necessários e sobra, com as somas.
- Prioridades, tabela: assunto, peso, dificuldade, resultado, primeiro dia.
- Calendário, tabela de 30 linhas: dia, data, primeiro estudo, recuperação, simulado ou retomada, minutos. Com código e .ics, se puder.
- Cartão da sessão: cinco linhas.
- Se eu perder um dia: três regras, nenhuma dobra carga.

Se eu falar em crise de ansiedade ou insônia, alivie a semana e indique UBS ou orientação da escola.

Confira: cada assunto mantido tem um primeiro estudo e pelo menos três recuperações, nenhum começa depois do dia 18, todo simulado tem retomada, nenhuma linha passa dos meus minutos. Acerte antes de responder.`,
		blanks: [
			{
				name: 'prova',
				label: 'Prova e formato',
				example: 'ENEM, dois domingos, 90 questões por dia e redação',
			},
			{ name: 'início', label: 'Primeiro dia de estudo', example: '2027-10-09', kind: 'date' },
			{ name: 'data da prova', label: 'Data da prova', example: '8 e 15 de novembro' },
			{
				name: 'assuntos',
				label: 'Assuntos e peso ou frequência',
				example: 'porcentagem 15%, funções 15%, ecologia 10%…',
				kind: 'list',
			},
			{
				name: 'pontos fracos',
				label: 'Dificuldade, de 1 a 5',
				example: 'funções 5, estequiometria 4, ecologia 2',
			},
			{ name: 'minutos por dia', label: 'Minutos por dia de estudo', example: '90', kind: 'number' },
			{ name: 'dias livres', label: 'Dias sem estudo', example: 'sábados, por causa do trabalho' },
		],
		instructions:
			'Use com o edital ou a matriz da prova ao lado, cerca de um mês antes. Quebre as matérias grandes em assuntos que cabem numa sessão. Não serve para prova oral ou prática, que pedem parceiro ou oficina, nem para o último fim de semana.',
		steps: [
			'Liste os assuntos pelo edital, com o peso, ou pelas provas anteriores, com a frequência.',
			'Informe os minutos de um dia ruim, não os de um dia bom.',
			'Importe o calendário ou passe para um lugar que você vê todo dia.',
			'Faça as questões do dia 1 e mande o resultado.',
		],
		followUp:
			'Este é o meu resultado do dia 1 por assunto. Recalcule a dificuldade e a prioridade e devolva o calendário com as linhas alteradas em destaque.',
		answerParts: [
			{ heading: 'Conta', note: 'os minutos que você tem e os que a prova pede' },
			{ heading: 'Prioridades', note: 'tabela: por onde começar e por quê' },
			{ heading: 'Calendário', note: 'trinta linhas: o que estudar, revisar ou simular em cada dia' },
			{ heading: 'Cartão da sessão', note: 'como é uma sessão, para colar na parede' },
			{ heading: 'Se eu perder um dia', note: 'regras que salvam o plano' },
		],
		credits:
			'Parte de Roediger e Karpicke (2006) sobre testes, Cepeda e colegas (2006) sobre espaçamento, Rohrer e Taylor (2007) sobre intercalação e da revisão de Dunlosky e colegas (2013). Os intervalos de um, quatro e dez dias são do Pronto.',
	},
}
