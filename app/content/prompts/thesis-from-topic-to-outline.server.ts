import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'thesis-from-topic-to-outline',
	category: 'education',
	isPremium: true,
	relatedPrompts: ['essay-against-the-rubric', 'study-a-chapter', '12'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'From a vague topic to a thesis outline',
		tagline: 'Four doors between topic and chapters',
		description:
			'Takes a topic you like and narrows it to a question your hours and data can answer. Out comes an outline whose chapters argue, and half a page for your advisor.',
		tags: ['thesis', 'research question', 'outline', 'dissertation', 'capstone'],
		searchedAs: [
			'thesis topic',
			'thesis outline',
			'thesis ideas',
			'narrow down a thesis topic',
			'how to choose a thesis topic',
			'how to start a thesis',
			'research question generator',
			'write a research question',
			'thesis statement from a topic',
			'dissertation outline',
			'dissertation proposal',
			'thesis proposal',
			'research proposal outline',
			'master’s thesis structure',
			'bachelor thesis plan',
			'capstone project plan',
			'senior thesis',
			'research paper outline',
			'literature review plan',
			'thesis timeline',
			'stuck on my thesis',
			'my thesis topic is too broad',
			'phd',
			'hypothesis',
			'advisor rejected my topic',
			'table of contents',
			'final year project',
			'computer science, qualitative interviews',
			'research gap, final project',
			'term paper, extended essay',
			'research design, scientific article',
			'undergraduate, psychology, nursing, business, education',
			'law, engineering, history, sociology, methodology',
			'supervisor, chapters, introduction, survey, academic',
			'honors, data, university, scope, objectives, ib',
		],
		promptText: `A topic is not yet a thesis. Take mine through four doors and leave behind, at each, whatever doesn’t fit. Where I haven’t chosen, choose for me, say why in one line and walk on; I will overturn what I dislike.

Topic: [topic]
Degree, field, length: [degree and length]
Due date, hours a week from today: [deadline and hours]
Data, people, archives or software I can reach: [within reach]
What my department and advisor demand: [requirements]
My hunch: [hunch]
Read so far, with a line on each:
[read so far]

**1. Question.** Finish this sentence in three different ways: I am studying … because I want to find out … so that readers see … . Score each from 0 to 2: answerable with what I can reach; fits my hours; matters to this field; could turn out against my hunch. Table, scores, winner. Out goes any question that “yes” would settle or that needs data I can’t get.

**2. Claim.** My provisional answer in a sentence. Its most serious opponent, argued as that person would. The finding that would make me give it up.

**3. Proof.** Three to five subquestions: Subquestion | Evidence | Method | What may fail | Plan B. If people are interviewed, observed or identifiable, ethics approval comes before the first contact; how long it takes here is an “assumption:” for me to ask about.

**4. Outline.** Chapter | What it claims, as a full sentence | Sources of mine it uses | Pages | Hours | Done by. Pages add up to the length. Hours stay within 80 percent of what I have until the due date, writing and revision included; compute with code. Doesn’t fit? Narrow the question, not my sleep.

**Search plan.** For each gap: database, search string, when to stop. Name no work that is not on my list, unless you opened it just now in a search; then give the link and say what you read. Never cite from memory.

**For my advisor.** Half a page in my voice: question, claim, method, the largest risk, three decisions I need.

You plan; the prose of the thesis is mine. Remind me in one line to check what use of AI my department allows and how to declare it.

Last, read the chapter claims aloud, one after another. Do they make the argument without the rest? Would anything be missing if one were cut? If not, cut it and show me the new totals.`,
		blanks: [
			{ name: 'topic', label: 'Topic, as vague as it is', example: 'night buses and who uses them' },
			{ name: 'degree and length', label: 'Degree, field, length', example: 'MA in urban studies, 60 pages' },
			{
				name: 'deadline and hours',
				label: 'Due date and weekly hours',
				example: 'today is Nov 23; due June 15; 10 hours a week',
			},
			{
				name: 'within reach',
				label: 'What you can reach',
				example: 'open ridership data, two depot managers, R',
			},
			{
				name: 'requirements',
				label: 'What the department wants',
				example: 'empirical part, APA 7, proposal by January 20',
			},
			{ name: 'hunch', label: 'Your hunch', example: 'cuts hit cleaners and nurses, not partygoers' },
			{
				name: 'read so far',
				label: 'Read so far, a line on each',
				example: 'Author (year), title: what I took from it',
				kind: 'list',
			},
		],
		instructions:
			'Use it between the first enthusiasm and the first meeting with your advisor. It works for bachelor’s, master’s and capstone projects. Not for a doctoral program’s design, and not to have text written: the outline is a scaffold for your own.',
		steps: [
			'List only what you have really read, in a line each.',
			'Give the hours you had last week, not the ones you hope for.',
			'Argue with the winner of the first table before you read on.',
			'Run two of the searches and see whether the gap is real.',
			'Send the half page to your advisor.',
		],
		followUp:
			'My advisor said: … Go back to the door this concerns, change it, and show only what changes after it, with the new hours.',
		answerParts: [
			{ heading: 'Question', note: 'three candidates, scored, and the winner' },
			{ heading: 'Claim', note: 'your answer for now, and its best critic' },
			{ heading: 'Proof', note: 'a table: how each part can be shown, with a fallback' },
			{ heading: 'Outline', note: 'chapters that argue, with pages and hours' },
			{ heading: 'Search plan', note: 'where to look next and with which words' },
			{ heading: 'For my advisor', note: 'a short text that asks for decisions' },
		],
		credits:
			'The question formula follows Booth, Colomb and Williams, The Craft of Research (first edition 1995). Scores, page and hour accounting and the reading test are Pronto’s.',
	},
	pt: {
		title: 'Do tema solto ao sumário do TCC',
		tagline: 'Pergunta, objetivo, método, capítulos',
		description:
			'Pega o assunto de que você gosta e o estreita até uma pergunta que cabe no seu semestre. Sai com objetivos, método, sumário com páginas e horas e meia página para o orientador.',
		tags: ['tcc', 'monografia', 'projeto de pesquisa', 'abnt', 'tema de tcc'],
		searchedAs: [
			'tema para tcc',
			'ideias de tema de tcc',
			'como escolher tema do tcc',
			'delimitar tema tcc',
			'sumário de tcc',
			'estrutura do tcc',
			'projeto de tcc',
			'pré-projeto de mestrado',
			'pré-projeto de tcc',
			'problema de pesquisa',
			'pergunta de pesquisa',
			'objetivo geral e específicos',
			'justificativa tcc',
			'metodologia tcc',
			'cronograma tcc',
			'como começar o tcc',
			'monografia passo a passo',
			'dissertação de mestrado estrutura',
			'artigo científico estrutura',
			'orientador de tcc',
			'tcc em poucas semanas',
			'meu tema é muito amplo',
			'qualificação de mestrado',
			'doutorado',
			'sistemas de informação',
			'trabalho de conclusão',
			'não sei sobre o que escrever',
			'tese',
			'relatório de estágio',
			'feira de ciências',
			'pós-graduação, orientador recusou',
			'referencial teórico, revisão bibliográfica',
			'questionário pesquisa, trabalho final',
			'projeto integrador, iniciação científica',
			'norma abnt',
			'graduação, psicologia, enfermagem, administração, pedagogia',
			'direito, engenharia, história, contábeis, fisioterapia',
			'hipótese, orientadora, capítulos, introdução, qualitativa',
			'lacuna, acadêmico, faculdade, desespero, prazo',
			'banca, recorte, universidade',
		],
		promptText: `Leve o meu tema até o sumário por quatro peneiras; o que não passar fica no caminho. Onde eu não decidi, decida por mim, justifique em uma linha e siga; depois eu desfaço o que não me servir.

Tema: [tema]
Curso, tipo de trabalho e tamanho: [curso e tamanho]
Entrega e horas por semana, de hoje até lá: [prazo e horas]
Dados, pessoas, acervos e programas ao meu alcance: [ao alcance]
O que o regulamento e o orientador exigem: [exigências]
Meu palpite: [palpite]
O que já li, com uma linha sobre cada:
[já li]

**1. Problema de pesquisa.** Complete de três maneiras: estudo … porque quero descobrir … para que se entenda … . Dê de 0 a 2 a cada uma em: dá para responder com o que alcanço; cabe nas minhas horas; interessa à área; pode contrariar o meu palpite. Tabela, notas, vencedora. Cai fora pergunta que um “sim” resolve ou que pede dado que não terei.

**2. Resposta provisória e objetivos.** A hipótese em uma frase, a crítica mais dura que a banca faria e o achado que me faria abandoná-la. Depois o objetivo geral (um verbo) e de três a cinco específicos, que somados respondam ao problema.

**3. Método.** Objetivo específico | evidência | como obtenho | o que pode falhar | plano B. Se houver entrevista, questionário, prontuário ou gente identificável, verifique se precisa de CEP, pela Plataforma Brasil, antes de qualquer contato; o prazo da minha instituição é “suposição:” até eu perguntar.

**4. Sumário.** Capítulo | o que ele afirma, em frase inteira | textos meus que entram | páginas | horas | pronto em. As páginas somam o tamanho pedido. As horas não passam de 80% das que tenho até a entrega, já com escrita, normas da ABNT e revisão; calcule com código. Não coube? Estreite a pergunta, não o meu sono.

**Onde procurar.** Para cada lacuna: base (SciELO, BDTD, Periódicos da Capes), expressão de busca e quando parar. Obra fora da minha lista só se você a abriu agora numa busca, com o link e o que leu. Referência de memória, nenhuma.

**Para o orientador.** Meia página na minha voz: problema, hipótese, método, o maior risco e três decisões de que preciso.

Você planeja, eu escrevo. Lembre em uma linha que devo ver o que o curso permite no uso de IA e como declarar.

No fim, leia só as afirmações dos capítulos, em sequência. Elas sustentam o argumento sozinhas? Se um sair, faz falta? Se não fizer, tire e refaça as somas.`,
		blanks: [
			{ name: 'tema', label: 'Tema, mesmo que solto', example: 'entregadores de aplicativo e saúde' },
			{
				name: 'curso e tamanho',
				label: 'Curso, tipo e tamanho',
				example: 'Enfermagem, monografia de 40 páginas',
			},
			{
				name: 'prazo e horas',
				label: 'Entrega e horas por semana',
				example: 'hoje é 23/11; entrega em 12/6; 8 horas por semana',
			},
			{
				name: 'ao alcance',
				label: 'O que está ao seu alcance',
				example: 'dados do DataSUS, um ponto de apoio no bairro, planilha',
			},
			{
				name: 'exigências',
				label: 'O que exigem',
				example: 'ABNT, banca em junho, projeto até 15 de fevereiro',
			},
			{ name: 'palpite', label: 'Seu palpite', example: 'quem mais se acidenta é quem roda à noite' },
			{
				name: 'já li',
				label: 'O que já leu, uma linha cada',
				example: 'Autor (ano), título: o que aproveitei',
				kind: 'list',
			},
		],
		instructions:
			'Use entre a empolgação com o tema e a primeira reunião com o orientador. Vale para TCC, monografia, artigo de conclusão e pré-projeto de mestrado. Não serve para tese de doutorado nem para mandar escrever o texto: o sumário é andaime para o seu.',
		steps: [
			'Liste só o que leu de verdade, uma linha para cada.',
			'Ponha as horas da semana passada, não as que você espera ter.',
			'Discuta com a pergunta vencedora antes de seguir lendo.',
			'Faça duas das buscas e veja se a lacuna existe.',
			'Mande a meia página ao orientador.',
		],
		followUp:
			'O orientador disse: … Volte à peneira que isso afeta, mude e mostre só o que muda dali para a frente, com as horas novas.',
		answerParts: [
			{ heading: 'Problema de pesquisa', note: 'três candidatas, com pontuação, e a escolhida' },
			{ heading: 'Resposta provisória e objetivos', note: 'o que defender por ora, e contra quem' },
			{ heading: 'Método', note: 'tabela: como provar cada parte, com saída de emergência' },
			{ heading: 'Sumário', note: 'capítulos que argumentam, com o tempo de cada um' },
			{ heading: 'Onde procurar', note: 'bases e palavras para a próxima leitura' },
			{ heading: 'Para o orientador', note: 'um texto curto que pede decisões' },
		],
		credits:
			'A fórmula da pergunta segue Booth, Colomb e Williams, A arte da pesquisa (original de 1995). O cuidado ético remete à Resolução CNS 510/2016, para ciências humanas e sociais, e ao sistema CEP. Notas, contas de páginas e horas e o teste de leitura são do Pronto.',
	},
}
