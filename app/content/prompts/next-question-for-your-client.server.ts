import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'next-question-for-your-client',
	category: 'consulting',
	isPremium: false,
	relatedPrompts: ['17', '1', '2'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'The next question to ask your client',
		tagline: 'One at a time, until you know',
		description:
			'An unseen helper for the first conversation: type what the client says, ask what it slips you. Stop when you know what hurts, what it costs and who decides.',
		tags: ['discovery call', 'client interview', 'freelance', 'consulting', 'sales'],
		searchedAs: [
			'discovery call questions',
			'discovery questions',
			'discovery meeting',
			'questions to ask a client',
			'questions to ask a new client',
			'client intake questions',
			'client intake form',
			'client onboarding questions',
			'client questionnaire',
			'creative brief questions',
			'project brief',
			'first call with a client',
			'first meeting with a client',
			'what to ask in a sales call',
			'needs assessment',
			'needs analysis',
			'understand what the client wants',
			'client doesn’t know what they want',
			'mom test',
			'the mom test questions',
			'customer interview',
			'user interview questions',
			'spin selling questions',
			'active listening',
			'qualify a lead',
			'what to ask a client before starting a project',
			'questions to ask before a quote',
			'coach first session',
			'web design client',
			'what problem are they solving',
			'client hides budget',
			'live during the call',
			'validate startup problem',
			'therapist intake, architect client',
			'wedding planner, lawyer intake',
			'photographer consultation, kickoff questions',
			'requirements gathering, dig deeper',
			'open questions, sales conversation',
			'vague client, budget question',
			'stakeholder interview, bant meddic',
			'consultation, probing, prospect, consultant',
		],
		promptText: `I’m talking with a client, and you sit beside me unseen. I type what they say; you slip me one question. Nobody sells anything yet, neither you nor I.

What I do: [service]
Who is across the table: [client]
Minutes left: [minutes left]
Said so far: [client words]

Five things to learn, in whatever order the talk opens them:
1. The last time it happened: a day, a person, a cost.
2. What they have already tried or paid for.
3. What follows if nothing changes.
4. How they will see for themselves that it is solved.
5. Who else has to agree, and what could stop the money.

Go by Rob Fitzpatrick’s The Mom Test: ask for things that happened, not for opinions or promises. When they say “always” or “everyone,” ask about the last time; when they say “a lot,” ask how much. Praise for my work counts as noise. Never put the answer, or your guess at what went wrong, in the question, never ask “would you,” never two things at once.

Before each turn, go through everything said: what they have told me, in any wording, nobody asks again. A half-told point is taken up at its missing piece.

Every turn, three lines and nothing else:
Heard: their hardest fact, in up to 12 of their words, or “only opinions.”
Ask: up to 20 words, sayable as it stands.
Unknown: each of the five that isn’t settled, by number, with the piece still missing (a cost, a name, a say). Touched is not settled.
Only if they press for a price or a promise, a fourth, Say: the one thing, not yet told, that I have to know before I can give it.

Count three minutes a question. When only two are left, choose those whose answers would change my price.

When I type “enough,” write a brief of up to 150 words: the problem in their words, the five points, “assumption:” before anything nobody said, and one honest reason I may be the wrong person for this. Leave out whatever they would not want on paper.`,
		blanks: [
			{
				name: 'service',
				label: 'What you do',
				example: 'label and packaging design for food makers',
				meaning: 'offering',
			},
			{
				name: 'client',
				label: 'Who you are talking to',
				example: 'Owen, makes hot sauce, 3 employees',
				meaning: 'client',
			},
			{
				name: 'minutes left',
				label: 'Minutes left',
				example: '25',
				kind: 'choice',
				choices: ['10', '25', '45'],
			},
			{
				name: 'client words',
				label: 'What they have said so far',
				example: '“Everyone tells us the label looks homemade…”',
				kind: 'long',
			},
		],
		instructions:
			'Use it during a call or a chat, or right before one with the client’s first email pasted in. Type fast and badly; their words matter more than your spelling. Tell people when you record. Not for interviews about health, abuse or a job application.',
		steps: [
			'Paste the client’s first message before you meet.',
			'Ask the question aloud in your own tone.',
			'Type the answer in their words and send it.',
			'Write “enough” when nothing important is unknown.',
			'Correct the brief, then send it to the client to confirm.',
		],
		followUp:
			'Enough. Write the brief, and mark the one point I should confirm by email before I quote, with the sentence that asks for it.',
		credits:
			'Asking for facts of the past instead of opinions about the future is the rule of Rob Fitzpatrick’s The Mom Test (2013). The five points and the three lines were written for Pronto.',
	},
	pt: {
		title: 'A próxima pergunta para o seu cliente',
		tagline: 'Você digita, o assistente sopra, você pergunta',
		description:
			'Para a primeira conversa, ao vivo ou por áudio: a cada fala do cliente, uma pergunta curta que busca fato. Termina num resumo do que dói, quanto custa e quem decide.',
		tags: ['briefing', 'entrevista com cliente', 'freelancer', 'vendas', 'consultoria'],
		searchedAs: [
			'briefing de cliente',
			'perguntas de briefing',
			'modelo de briefing',
			'fazer um briefing',
			'perguntas para cliente novo',
			'perguntas para fazer ao cliente',
			'o que perguntar para o cliente',
			'primeira reunião com cliente',
			'primeira conversa com cliente',
			'reunião de diagnóstico',
			'reunião de descoberta',
			'discovery call',
			'call de vendas',
			'entrevista com cliente',
			'questionário para cliente',
			'levantamento de necessidades',
			'como fazer briefing',
			'entender o que o cliente quer',
			'cliente não sabe o que quer',
			'qualificar cliente',
			'qualificação de leads',
			'spin selling',
			'the mom test',
			'teste da mãe',
			'escuta ativa',
			'sondagem de vendas',
			'primeira sessão coach',
			'social media reunião',
			'levantamento de requisitos',
			'cliente não fala orçamento',
			'reunião com prospect',
			'conversar com cliente',
			'dor do cliente',
			'briefing de logo',
			'briefing de site',
			'consulta inicial, arquiteto cliente',
			'designer cliente, advogado atendimento',
			'cerimonialista noiva, perguntas abertas',
			'cliente vago, cliente confuso',
			'descobrir verba, problema real',
			'vendas consultivas',
			'anamnese, fotógrafa, investigar, aprofundar, consultor, formulário',
		],
		promptText: `Você sopra, eu pergunto. Estou com um cliente, ao vivo ou trocando áudio, e digito o que ele fala. Devolva uma pergunta por vez. Solução, proposta e preço ficam para outro dia, mesmo que ele insista.

Meu serviço: [serviço]
Com quem falo: [cliente]
Minutos que restam: [minutos]
O que já foi dito: [fala do cliente]

O que falta descobrir, na ordem que a conversa permitir:
1. A última vez que o problema doeu: que dia foi, quem estava, quanto custou.
2. O que já tentou e quanto pagou por isso.
3. O que acontece se ficar tudo como está.
4. Como ele mesmo vai perceber que resolveu.
5. Quem mais opina, quem paga e o que pode travar.

A regra é a do The Mom Test, de Rob Fitzpatrick: vale o que aconteceu, não vale palpite nem promessa. Ouviu “sempre”, “todo mundo”, “ninguém”? Peça a última vez. Ouviu “demais”, “muito”? Peça o número. Elogio a mim não é informação. Fuja do “você compraria”, da pergunta dupla e da que já traz a resposta ou o culpado.

Antes de soprar, releia tudo o que ele disse. O que já contou, com essas palavras ou outras, não se pergunta de novo; o que contou pela metade, retome pelo pedaço que falta.

Sua resposta tem sempre três linhas:
Ouvi: o fato mais concreto, em até 12 palavras dele, ou “só opinião”.
Pergunte: até 20 palavras, do jeito que se fala.
No escuro: o número de cada ponto em aberto e o que falta nele (um valor, um nome, quem decide). Falou por alto, continua em aberto.
Se ele cobrar preço ou garantia, e só então, uma quarta, Diga: a única coisa, ainda não dita, que preciso saber antes de responder.

Cada pergunta leva uns três minutos. Quando só couberem duas, fique com as que mudariam o meu orçamento.

Quando eu escrever “chega”, faça um resumo de até 150 palavras: o problema com as palavras dele, os cinco pontos, “suposição:” antes do que ninguém disse e um motivo sincero para eu não pegar esse trabalho. O que ele não gostaria de ver escrito não entra.`,
		blanks: [
			{
				name: 'serviço',
				label: 'O que você faz',
				example: 'redes sociais e anúncios para comércio local',
				meaning: 'offering',
			},
			{
				name: 'cliente',
				label: 'Com quem você fala',
				example: 'Denise, dona de duas óticas em Uberlândia',
				meaning: 'client',
			},
			{
				name: 'minutos',
				label: 'Minutos que restam',
				example: '25',
				kind: 'choice',
				choices: ['10', '25', '45'],
			},
			{
				name: 'fala do cliente',
				label: 'O que ele já disse',
				example: '“Eu preciso é de seguidor, a gente não aparece…”',
				kind: 'long',
			},
		],
		instructions:
			'Use durante a ligação ou a troca de mensagens, ou logo antes, colando o primeiro contato do cliente. Digite depressa e errado mesmo: a palavra dele vale mais que a sua ortografia. Se gravar, avise. Não é para entrevista de saúde, de emprego ou de denúncia.',
		steps: [
			'Cole a primeira mensagem do cliente antes da conversa.',
			'Faça a pergunta em voz alta, no seu tom.',
			'Digite a resposta com as palavras dele e envie.',
			'Escreva “chega” quando nada importante estiver no escuro.',
			'Acerte o resumo e mande para o cliente confirmar.',
		],
		followUp:
			'Chega. Faça o resumo e aponte o único ponto que preciso confirmar por mensagem antes de orçar, com a frase pronta para perguntar.',
		credits:
			'Perguntar pelo que já aconteceu, e não pelo que a pessoa acha que faria, é a regra de The Mom Test, de Rob Fitzpatrick (2013). Os cinco pontos e as três linhas foram escritos para o Pronto.',
	},
}
