import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'status-report-in-five-lines',
	category: 'consulting',
	isPremium: false,
	relatedPrompts: ['meeting-notes-to-tasks', 'answer-to-one-small-change', '11'],
	publishedOn: '2027-01-11',
	updatedOn: '2027-01-11',
	en: {
		title: 'A status report your client will read',
		tagline: 'Five lines, and the color is earned',
		description:
			'Last week’s promises meet this week’s notes, and nothing gets lost between them. The client sees five lines; a second part, for you alone, shows what you left out.',
		tags: ['status report', 'project update', 'client', 'project management', 'weekly report'],
		searchedAs: [
			'weekly status report',
			'project status report',
			'status report template',
			'status update email',
			'project update email',
			'progress report',
			'weekly update to client',
			'update for my boss',
			'report to stakeholders',
			'executive summary of a project',
			'red amber green',
			'rag status',
			'traffic light report',
			'how to write a status report',
			'project is late what to tell the client',
			'tell a client about a delay',
			'bad news to a client',
			'project delay email',
			'weekly report',
			'friday update',
			'project manager report',
			'weekly report to client',
			'project status update',
			'what I did this week',
			'remote work update',
			'client asks how it’s going',
			'project is behind',
			'stand-up, agile scrum',
			'sprint report, construction progress',
			'budget overrun, risks issues',
			'investors update, grant report',
			'monthly report, client anxious',
			'delay notice, postponed delivery',
			'one pager, short report',
			'consultant, agency, accomplishments, milestones, pmo',
			'steering, jira, highlights',
		],
		promptText: `Write this week’s status report for a client who reads it between two calls: five lines, 120 words in all, no table, no greeting, no shorthand that only I can read. The project and its agreed end: [project].

1. Color, by rule and not by mood. Green: every date of the last report stands. Yellow: one has moved, the end date holds. Red: the end date, the price or a promised result no longer holds. Half a sentence says why.
2. Done: what they can open, see or use. Hours spent and meetings held are not results.
3. Next: two things at most, each with its date.
4. Trouble: the biggest one, what it may cost, what I’m doing about it. If it set the color, it belongs in line 1.
5. From you: one request, who gives it, its last day, and what happens without an answer; if they sat on it before, a new consequence. This time: [needed]. If that is nothing, say so. If a date above hangs on their yes, signature or file, ask for that first.

Compare the two texts below before you write. A promise in the last report is now done, moved (old date, new date) or dropped; none vanishes. Where I gave no new date, propose one and tell me below. For every date, ask what has to come before it. A date earlier than what it needs moves; one that waits for a yes nobody has given says “if” and by when. If you can open the project’s board or calendar, check there as well.

After the five lines, for me alone: promises my notes pass over, any date you proposed or that looks too early (“assumption:” and why), and the sentence the client will stumble on.

Last report: [last report]

Since then: [this week]`,
		blanks: [
			{
				name: 'project',
				label: 'Project and end date',
				example: 'online booking for three clinics, live Feb 26',
			},
			{
				name: 'needed',
				label: 'What you need from them',
				example: 'who may cancel bookings: desk or doctors',
			},
			{
				name: 'last report',
				label: 'Your last report',
				example: 'Green. Next: import patient list by Jan 27…',
				kind: 'long',
			},
			{
				name: 'this week',
				label: 'What happened since',
				example: 'list came with duplicates, 2 days lost. Text messages work…',
				kind: 'long',
			},
		],
		instructions:
			'Use it every week on the same day, also when nothing went wrong; that is what makes the red one believable. Without a last report, paste the plan. Not for an incident that cannot wait: call first, write afterward.',
		steps: [
			'Paste the last report unchanged.',
			'Dump the week’s notes, bad news included.',
			'Read the part for you before the part for them.',
			'Send it, and keep it for next week.',
		],
		followUp:
			'The client asks why it is not green. Answer in up to 50 words: the cause, what I could have seen earlier, the new date and what protects it.',
		credits:
			'The three colors are the red-amber-green rating common in project management; the rules for them and the list for your eyes only were written for Pronto.',
	},
	pt: {
		title: 'Relatório de status que o cliente lê',
		tagline: 'Cinco linhas com a cor merecida',
		description:
			'O que você prometeu na semana passada é conferido com o que aconteceu nesta. O cliente recebe cinco linhas; você, à parte, a lista do que ia passar batido.',
		tags: ['status report', 'relatório semanal', 'gestão de projetos', 'cliente', 'andamento'],
		searchedAs: [
			'relatório de andamento',
			'relatório de status',
			'relatório de status do projeto',
			'relatório de projeto',
			'modelo de status report',
			'como fazer um status report',
			'report semanal',
			'reporte semanal',
			'relatório semanal para o chefe',
			'relatório para cliente',
			'atualização de projeto',
			'e-mail de atualização do projeto',
			'posicionamento para o cliente',
			'dar um posicionamento',
			'projeto atrasado',
			'avisar atraso ao cliente',
			'como avisar que vai atrasar',
			'mensagem de atraso na entrega',
			'farol do projeto',
			'semáforo do projeto',
			'relatório de progresso',
			'acompanhamento de projeto',
			'andamento da obra',
			'reportar ao chefe',
			'o que fiz na semana',
			'estouro de orçamento',
			'prestação de contas',
			'home office relatório',
			'cliente cobra notícias',
			'gerente de projetos',
			'relatório de atividades',
			'scrum ágil, status vermelho',
			'relatório mensal, cliente ansioso',
			'sem avanço, entrega adiada',
			'má notícia, resumo executivo',
			'relatório curto, projeto estourou',
			'prazo estourado, cliente perguntando',
			'consultor, agência, engenheiro, arquiteto, marcos',
			'riscos, investidores, acompanhar',
		],
		promptText: `O cliente vai ler isto no elevador. Escreva o relatório da semana em cinco linhas, 120 palavras ao todo, sem tabela, sem “espero que esteja bem” e sem abreviação que só eu entendo. O projeto e a data final combinada: [projeto].

1. Farol, que segue regra e não humor. Verde: todas as datas do relatório anterior estão de pé. Amarelo: alguma andou, a final não. Vermelho: a data final ou o preço mudou, ou um resultado prometido caiu. O porquê vai em meia frase.
2. Pronto: o que dá para abrir, ver ou usar. Reunião feita e hora trabalhada não contam.
3. A seguir: no máximo duas entregas, com dia.
4. Pedra no caminho: a maior, quanto pode custar e o que estou fazendo. Se foi ela que mudou o farol, sobe para a linha 1.
5. Com você: um pedido, quem entrega, até que dia, e o que acontece se não vier resposta (o pedido já foi ignorado? A consequência muda). Desta vez: [preciso de]. Se não for nada, diga isso. Uma data lá de cima depende de sim, assinatura ou arquivo do cliente? Peça isso primeiro.

Antes, ponha lado a lado os dois textos do fim. Promessa do relatório anterior foi cumprida, mudou (data velha, data nova) ou caiu; nenhuma some sem explicação nem fica sem dia: se eu não dei, proponha e me conte abaixo. Para cada data, veja o que precisa vir antes. A que vem antes da própria condição muda de dia; a que espera um sim que ninguém deu leva “se” e o dia desse sim. Tem acesso ao quadro do projeto ou à agenda? Confira lá também.

Abaixo das cinco linhas, só para mim: promessa que as minhas notas esqueceram, data que você propôs ou que parece otimista (“suposição:” e o motivo) e a frase em que o cliente vai tropeçar.

Relatório anterior: [relatório anterior]

De lá para cá: [esta semana]`,
		blanks: [
			{
				name: 'projeto',
				label: 'Projeto e data final',
				example: 'matrícula on-line de escola de idiomas, até 26/2',
			},
			{
				name: 'preciso de',
				label: 'O que você precisa do cliente',
				example: 'documento do sócio antigo, até terça, 2/2',
			},
			{
				name: 'relatório anterior',
				label: 'Relatório anterior',
				example: 'Farol amarelo. A seguir: Pix em teste até 28/1…',
				kind: 'long',
			},
			{
				name: 'esta semana',
				label: 'O que aconteceu desde então',
				example: 'banco pediu papel do sócio que saiu, Pix não abre dia 11…',
				kind: 'long',
			},
		],
		instructions:
			'Use toda semana no mesmo dia, inclusive quando deu tudo certo: é isso que dá crédito ao vermelho quando ele vier. Ainda não houve relatório? Cole o cronograma. Não é para urgência: nessa hora, ligue primeiro e escreva depois.',
		steps: [
			'Cole o relatório anterior sem retocar.',
			'Despeje as notas da semana, com as más notícias.',
			'Leia a parte só sua antes da parte do cliente.',
			'Envie e guarde para a semana que vem.',
		],
		followUp:
			'O cliente perguntou por que não está verde. Responda em até 50 palavras: a causa, o que dava para ter visto antes, a data nova e o que a protege.',
		credits:
			'O farol de três cores é usual em gestão de projetos; as regras de cada cor e a lista só para você foram escritas para o Pronto.',
	},
}
