import type { CataloguePrompt } from '../catalogue.ts'

export const prompt11: CataloguePrompt = {
	id: '11',
	category: 'consulting',
	isPremium: true,
	relatedPrompts: ['17', '2', '7'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'Find out who really decides here',
		tagline: 'Roles by evidence, not by org chart',
		description:
			'A decision that will not move, and what the people around it did last time, drawn as a map of real roles. The evidence, the gaps and your next three conversations are on it.',
		tags: ['stakeholders', 'decision making', 'consulting', 'sales', 'meetings'],
		searchedAs: [
			'stakeholder',
			'stakeholder map',
			'stakeholder analysis',
			'decision maker',
			'decision makers',
			'who decides',
			'who is in charge',
			'who has the power',
			'who to talk to',
			'power map',
			'influence map',
			'office politics',
			'company politics',
			'internal politics',
			'org chart',
			'get buy-in',
			'approval process',
			'get a project approved',
			'convince my boss',
			'sell to a big company',
			'sell to a large company',
			'enterprise sales',
			'b2b sales',
			'key account',
			'gatekeeper',
			'champion',
			'raci',
			'raci matrix',
			'steering committee',
			'stuck decision',
			'stakeholders',
			'who approves',
			'who signs off',
			'right person to sell to',
			'map the people in a deal',
			'procurement',
			'who is the real boss',
			'who has the final say',
			'prospect went silent',
			'politics at work',
			'new job who matters',
			'family business who decides',
			'wedding family decision',
			'proposal no answer from company',
			'negotiating with corporations',
			'everyone says yes nobody signs',
			'meeting keeps getting postponed',
			'purchasing department, city hall',
			'school board, deal stalled',
			'convince directors, cio cfo',
			'board members, nonprofit board',
			'account executive, project manager',
			'ngo grant, change management',
			'hospital, government, sponsor, blocker, lobbying',
			'church, salesperson',
		],
		promptText: `Draw me a map of one decision: who puts it forward, who can stop it, who signs, and who will have to live with it.

The decision I am waiting for: [decision]
Where: [organization]
I am there as: [my place]
People around it, by role or initials, with what I saw or heard them do: [people]
How the last decision of this kind was made: [last time]
Needed by: [deadline]

Work as an adviser who has watched good plans die in the wrong meeting. You trust what people did over what their title says, and look for the quiet veto before the loud support. You do not guess at character, health, politics or private life, and give no advice that would embarrass me if those people read it.

Use RAPID, by Paul Rogers and Marcia Blenko of Bain: Recommend, Agree, Perform, Input, Decide.
1. Restate the decision as a sentence someone could sign: what, how much, from when. If it is two, map the first.
2. Replay the last time: who proposed, who was asked, who slowed it down, who signed, who could undo it.
3. Assign the letters. One D per decision. A is a real veto, such as law, finance or safety; a strong opinion is only I. Where the D on paper and the D in practice differ, show both.
4. Grade the evidence for each letter: seen, told, or “assumption:” when you infer it.
5. For each D, A and R: what the decision costs and brings them in their work, and what they need to see.
6. Gaps: who pays, who carries it out, who can reverse it, who loses by it. Name each role missing from my list.

If my notes are too thin for a D above “assumption:”, ask up to four questions first. Disputes over hiring, harassment or contracts belong with HR or a lawyer.

Answer in English:
- In one breath, up to 40 words: who holds the D, who can veto, your confidence.
- The map, a table: Role or initials | Letter on paper | Letter in practice | Evidence and grade | At stake for them | Needs to see.
- Gaps: up to four lines.
- Next three conversations, in order: aim, one open question, a date before the deadline. Nobody is bypassed without being told.
- Sign of error: what I would see within two weeks if the map is wrong.

Before sending: one D per column, no letter without evidence or the mark, nothing about a person beyond their work. Redraw any row that fails and tell me which.`,
		blanks: [
			{
				name: 'decision',
				label: 'Pending decision',
				example: 'replace the booking system in all six clinics',
			},
			{ name: 'organization', label: 'Organization', example: 'family-owned clinic group, 140 people' },
			{
				name: 'my place',
				label: 'You are there as',
				example: 'outside consultant',
				kind: 'choice',
				choices: ['outside consultant', 'supplier', 'employee'],
			},
			{
				name: 'people',
				label: 'People and what they did',
				example: 'COO: asked for the pilot; IT lead: missed two calls',
				kind: 'list',
			},
			{
				name: 'last time',
				label: 'How it went last time',
				example: 'CFO signed, founder’s sister had it reopened',
			},
			{ name: 'deadline', label: 'Needed by', example: '2027-06-30', kind: 'date' },
		],
		instructions:
			'Use it when everybody agrees and nothing moves, or before you spend a week on a proposal. Use roles or initials, work facts only, and keep the map to yourself. Do not use it to judge a person or to build a case against anyone.',
		steps: [
			'Write the decision as one sentence someone could sign.',
			'List the people by role and one thing each of them did.',
			'Recall the last similar decision, start to signature.',
			'Send it and answer the questions it asks back.',
			'Hold the first conversation, then correct the map.',
		],
		followUp:
			'I had the first conversation and will paste my notes. Update the table, show which letters changed and on what evidence, and give me the question for the second conversation.',
		answerParts: [
			{ heading: 'In one breath', note: 'who decides, who can veto, and how sure that is' },
			{ heading: 'The map', note: 'a table: each role on paper and in practice, with the evidence' },
			{ heading: 'Gaps', note: 'the roles you had not thought of' },
			{ heading: 'Next three conversations', note: 'with whom, to what end, one question each' },
			{ heading: 'Sign of error', note: 'how you would notice that it is wrong' },
		],
		credits:
			'RAPID comes from Bain & Company; Paul Rogers and Marcia Blenko describe it in “Who Has the D?” (Harvard Business Review, January 2006). The replay of the last decision and the evidence grades were written for Pronto.',
	},
	pt: {
		title: 'Descubra quem decide de verdade',
		tagline: 'Papéis por evidência, não por organograma',
		description:
			'A decisão está parada e ninguém diz quem segura: conte quem está em volta e como foi da última vez. O mapa mostra cada papel com a evidência e indica três conversas.',
		tags: ['tomada de decisão', 'stakeholders', 'consultoria', 'vendas', 'reunião'],
		searchedAs: [
			'stakeholder',
			'mapa de stakeholders',
			'partes interessadas',
			'tomador de decisão',
			'decisor',
			'quem manda',
			'quem aprova',
			'quem tem poder',
			'com quem falar',
			'mapa de poder',
			'mapa de influência',
			'jogo de poder',
			'política interna',
			'política de escritório',
			'política na empresa',
			'politicagem',
			'organograma',
			'hierarquia',
			'raci',
			'matriz raci',
			'vendas b2b',
			'venda complexa',
			'vender para empresa grande',
			'vender para grandes empresas',
			'aprovar um projeto',
			'aprovação de projeto',
			'convencer o chefe',
			'patrocinador do projeto',
			'comitê',
			'decisão travada',
			'stakeholders',
			'mapear decisores',
			'para quem vender',
			'setor de compras',
			'quem dá a palavra final',
			'enrolando para decidir',
			'empresa familiar quem decide',
			'executivo de contas',
			'gerente de projeto',
			'todo mundo diz sim e ninguém assina',
			'gestão da mudança',
			'dono do dinheiro',
			'negociação travada, venda parada',
			'cliente enrola, quem bloqueia',
			'quem trava, puxa-saco',
			'emprego novo, convencer diretoria',
			'aliado interno, reunião adiada',
			'política corporativa, projeto parado',
			'licitação, prefeitura, escola, condomínio, conselho',
			'ti, vendedor, assinatura, departamento, multinacional, igreja',
		],
		promptText: `“Por mim está aprovado, só falta passar pelo pessoal.” Quando ouço isso, sei que ainda não descobri quem decide. Ajude-me.

Decisão que espero: [decisão]
Organização: [organização]
Estou ali como: [meu lugar]
Pessoas em volta, por cargo ou iniciais, e o que vi ou ouvi cada uma fazer: [pessoas]
Como foi decidida a última coisa parecida: [última vez]
Preciso da resposta até: [prazo]

Você já viu projeto bom morrer na reunião errada. Por isso confia mais no que a pessoa fez do que no crachá, procura o veto calado antes do apoio barulhento e não faz fofoca: nada sobre caráter, saúde, política ou vida pessoal. Só aconselha o que eu poderia contar na frente de todos.

O método é o RAPID, da Bain, com as letras em inglês: R recomenda, A precisa concordar, P executa, I dá informação, D decide.
1. Reescreva a decisão como frase que alguém possa assinar: o quê, quanto, a partir de quando. Se forem duas, mapeie a primeira.
2. Reconte a última vez: quem propôs, quem foi ouvido, quem segurou, quem assinou, quem poderia desfazer.
3. Distribua as letras. Um só D por decisão. A é veto de verdade, como jurídico, financeiro, segurança; opinião forte é só I. Se o D do papel não é o D da prática (o fundador “aposentado”, a matriz), mostre os dois.
4. Dê nota à evidência de cada letra: visto, contado ou, se você deduziu, “suposição:”.
5. Para cada D, A e R: o que a decisão custa e traz no trabalho da pessoa e o que ela precisa ver.
6. Lacunas: quem paga, quem executa, quem pode reverter, quem perde. Nomeie o cargo que falta na minha lista.

Se o material só permitir um D por suposição, faça antes até quatro perguntas. Licitação tem rito próprio: nenhum contato fora do setor responsável. Assédio, demissão e contrato são com RH ou advogado.

Responda em português do Brasil:
- Num fôlego só, em até 40 palavras: quem tem o D, quem veta, com que confiança.
- O mapa, em tabela: Cargo ou iniciais | Letra no papel | Letra na prática | Evidência e nota | O que está em jogo | O que precisa ver.
- Lacunas: até quatro linhas.
- Três próximas conversas, em ordem: objetivo, uma pergunta aberta, data anterior ao prazo. Ninguém é atropelado sem aviso.
- Sinal de erro: o que eu veria em duas semanas se o mapa estivesse errado.

Antes de enviar, passe três peneiras: um só D por coluna, nenhuma letra sem evidência ou marca, nada sobre a pessoa além do trabalho. Refaça a linha que falhar e avise qual foi.`,
		blanks: [
			{ name: 'decisão', label: 'Decisão parada', example: 'trocar o sistema de gestão das quatro lojas' },
			{ name: 'organização', label: 'Organização', example: 'rede familiar de material de construção' },
			{
				name: 'meu lugar',
				label: 'Você está ali como',
				example: 'consultor externo',
				kind: 'choice',
				choices: ['consultor externo', 'fornecedor', 'funcionário'],
			},
			{
				name: 'pessoas',
				label: 'Pessoas e o que fizeram',
				example: 'Gerente: pediu a proposta; TI: sumiu em duas reuniões',
				kind: 'list',
			},
			{
				name: 'última vez',
				label: 'Como foi a última vez',
				example: 'diretora assinou, o pai dela pediu para rever',
			},
			{ name: 'prazo', label: 'Resposta até', example: '2027-06-30', kind: 'date' },
		],
		instructions:
			'Use quando todos concordam e nada anda, ou antes de gastar uma semana numa proposta. Escreva cargos ou iniciais, só fatos de trabalho, e guarde o mapa com você. Não use para julgar alguém nem para montar acusação.',
		steps: [
			'Escreva a decisão como uma frase que alguém possa assinar.',
			'Liste as pessoas por cargo e uma coisa que cada uma fez.',
			'Lembre a última decisão parecida, do pedido à assinatura.',
			'Envie e responda às perguntas que voltarem.',
			'Faça a primeira conversa e corrija o mapa.',
		],
		followUp:
			'Fiz a primeira conversa e vou colar as anotações. Atualize a tabela, mostre que letras mudaram e com que evidência, e me dê a pergunta da segunda conversa.',
		answerParts: [
			{ heading: 'Num fôlego só', note: 'quem decide, quem pode vetar e com que certeza' },
			{ heading: 'O mapa', note: 'tabela: cada pessoa no organograma e na prática, com a evidência' },
			{ heading: 'Lacunas', note: 'os cargos em que você não tinha pensado' },
			{ heading: 'Três próximas conversas', note: 'com quem, para quê, uma pergunta em cada' },
			{ heading: 'Sinal de erro', note: 'como perceber que algo não confere' },
		],
		credits:
			'O RAPID é da Bain & Company; Paul Rogers e Marcia Blenko o descrevem em “Who Has the D?” (Harvard Business Review, janeiro de 2006). A reconstituição da última vez e as notas de evidência foram escritas para o Pronto.',
	},
}
