import type { CataloguePrompt } from '../catalogue.ts'

export const prompt07: CataloguePrompt = {
	id: '7',
	category: 'personal-ai',
	isPremium: true,
	relatedPrompts: ['8', '11', '14'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'Hold a hard decision up to a mirror',
		tagline: 'Your own reasons, said back to you',
		description:
			'Your options, your leaning and what you refuse to lose, held up to a mirror that gives no advice. It shows the contradictions, two options you missed and a cheap test for each.',
		tags: ['decision', 'clarity', 'premortem', 'career', 'reflection'],
		searchedAs: [
			'make a decision',
			'hard decision',
			'tough decision',
			'big decision',
			'difficult choice',
			'decision making',
			'help me decide',
			'can’t decide',
			'undecided',
			'indecisive',
			'dilemma',
			'crossroads',
			'overthinking',
			'pros and cons',
			'quit my job',
			'change jobs',
			'new job',
			'job offer',
			'career change',
			'should I move',
			'should I break up',
			'go back to school',
			'life choices',
			'life advice',
			'self-reflection',
			'second thoughts',
			'regret',
			'devil’s advocate',
			'thinking partner',
			'life coach',
			'trade-offs',
			'decision',
			'decide',
			'make up my mind',
			'choose between two',
			'move to another country',
			'end a relationship',
			'accept the offer',
			'stay or leave',
			'adopt a dog',
			'buy a house or rent',
			'leave my husband',
			'leave my boyfriend',
			'start a business or stay',
			'return to office',
			'promotion but more stress',
			'move in together',
			'move back home',
			'care for parents',
			'sell the house',
			'afraid of making the wrong choice',
			'talk it through',
			'have kids, masters degree',
			'university major, which college',
			'gut feeling, drop out',
			'burnout quit',
			'relocate, phd, divorce, retire, stuck',
			'unsure, torn, mistake, fear, ultimatum',
			'sabbatical, therapist, ethics, therapy, midlife',
			'stuck in a rut',
		],
		promptText: `I have a decision to make, and I don’t want it made for me. Be a mirror: show me what I have really said, where it doesn’t fit together and what I haven’t looked at. You care more about my reasons than about my comfort. You refuse to name a winner, to flatter my leaning or to tell me to trust my gut.

The decision: [decision]
Options I see: [options]
Where I lean and why, in my own words: [my leaning]
What I am not willing to lose: [must keep]
I decide by: [deadline]

If there are fewer than two options, or my leaning gives no reason, ask me up to three short questions and wait. Otherwise follow WRAP, the four steps of Chip and Dan Heath:

1. Widen. Suppose every option above were gone: what could I still do? From there, add two options, one of them small and easy to undo.
2. Reality-test. For each option, write the one belief that has to be true for it to be right, and the cheapest way to test that belief before [deadline].
3. Attain distance. Retell my situation in two sentences as if it were a friend’s, then ask me what I would say to that friend.
4. Prepare to be wrong, with a premortem. A year has passed and the option I lean toward has failed. Give the three likeliest causes, each with an early sign and a month to look for it.

Answer in English, under 550 words, to “you”, dry and kind, under these headings:
- What you said: three to five of my phrases in quotation marks, and any two that contradict each other.
- Options: a table with the columns option, must be true, cheapest test, cost of undoing, keeps what you must keep (yes, no, unclear).
- From outside: the retelling and its question.
- If it fails: three lines with cause, sign, month.
- What you walked around: one question, nothing after it.

Any fact I didn’t give starts with “assumption:”. Where the choice hangs on a contract, a diagnosis or money I can’t spare, write the question I should take to a lawyer, doctor or financial adviser, and leave it unanswered. If my words sound like despair or danger, drop the exercise, ask me to call someone I trust and name the local emergency line.

Before you send: is every quotation mine word for word? Can every test be done in time? Does any sentence push me toward an option? Fix what fails.`,
		blanks: [
			{
				name: 'decision',
				label: 'The decision',
				example: 'whether to leave my job and join my sister’s bakery',
			},
			{
				name: 'options',
				label: 'Options you see',
				example: 'stay; resign in June; go part-time for six months',
				kind: 'list',
			},
			{
				name: 'my leaning',
				label: 'Where you lean, and why',
				example: 'resign, because I dread Mondays more every month',
			},
			{
				name: 'must keep',
				label: 'What you won’t lose',
				example: 'health insurance and free Sundays with the kids',
			},
			{ name: 'deadline', label: 'Decide by', example: '2027-06-01', kind: 'date' },
		],
		instructions:
			'Use it when you have been circling the same choice for days and advice only adds noise. Write your leaning as you would say it to a friend: the mirror works on your exact words. Not for emergencies, and not for choices somebody else has to make.',
		steps: [
			'Write down your leaning and its reason before you read anything else.',
			'List the options, even the ones you have already dismissed.',
			'Send it and answer the questions, if any come back.',
			'Run one of the cheap tests before you decide.',
		],
		followUp:
			'I ran this test and here is what happened. Update the table, tell me which belief got weaker or stronger, and still don’t choose for me.',
		answerParts: [
			{ heading: 'What you said', note: 'your own phrases, and those that contradict each other' },
			{ heading: 'Options', note: 'a table with two you had not seen: what each rests on, how to test it' },
			{ heading: 'From outside', note: 'your situation, told as if it were somebody else’s' },
			{ heading: 'If it fails', note: 'what the likeliest failures look like early on' },
			{ heading: 'What you walked around', note: 'a single question' },
		],
		credits:
			'WRAP comes from Chip and Dan Heath, Decisive (2013). Step 4 is Gary Klein’s premortem (“Performing a Project Premortem,” Harvard Business Review, 2007), applied to one person. The mirror rules were written for Pronto.',
	},
	pt: {
		title: 'Ponha a decisão diante do espelho',
		tagline: 'Suas razões, devolvidas para você',
		description:
			'Um espelho que não aconselha: mostra onde as suas razões brigam entre si e dois caminhos que faltavam. Pede as opções, para que lado você pende e o que não aceita perder.',
		tags: ['decisão', 'carreira', 'autoconhecimento', 'dúvida', 'reflexão'],
		searchedAs: [
			'tomar decisão',
			'tomar uma decisão',
			'tomada de decisão',
			'decisão difícil',
			'decisão importante',
			'escolha difícil',
			'não consigo decidir',
			'não sei o que fazer',
			'estou em dúvida',
			'indeciso',
			'indecisão',
			'dilema',
			'encruzilhada',
			'prós e contras',
			'vantagens e desvantagens',
			'largar o emprego',
			'pedir demissão',
			'sair do emprego',
			'mudar de emprego',
			'mudar de carreira',
			'transição de carreira',
			'proposta de emprego',
			'mudar de cidade',
			'terminar o relacionamento',
			'escolher faculdade',
			'arrependimento',
			'pensar melhor',
			'conselho de vida',
			'coach',
			'conversar comigo mesmo',
			'decisão',
			'decidir',
			'casar ou não',
			'comprar ou alugar',
			'demissão',
			'sair da empresa',
			'aceitar a proposta',
			'ficar ou sair',
			'ficar ou ir embora',
			'casa própria ou aluguel',
			'mestrado ou trabalho',
			'voltar com ex',
			'mudar de país',
			'cuidar dos pais',
			'vender a casa',
			'perdido na vida',
			'o que eu faço',
			'medo de errar',
			'medo de me arrepender',
			'crise dos 30',
			'empreender ou emprego',
			'concurso ou empresa',
			'clt ou pj',
			'ter filhos, adotar cachorro',
			'faculdade curso, trancar faculdade',
			'terminar namoro, largar namorado',
			'morar junto, duas propostas',
			'coração dividido, burnout largar',
			'promoção estresse',
			'separar, divórcio, aposentar, perdida, sabático',
		],
		promptText: `Conselho eu já ouvi bastante. Agora quero enxergar o que eu disse sem perceber. Seja um espelho: devolva as minhas palavras, aponte onde elas brigam entre si e mostre o que deixei no escuro. Você se importa mais com as minhas razões do que com o meu sossego. Não escolhe por mim, não elogia a minha inclinação e nunca diz “siga o coração”.

Decisão: [decisão]
Caminhos que vejo: [opções]
Para que lado pendo e por quê, com as minhas palavras: [minha inclinação]
Não aceito perder: [inegociável]
Decido até: [prazo]

Se houver menos de duas opções, ou se a inclinação vier sem motivo, faça até três perguntas curtas e espere. Com tudo em mãos, siga o método WRAP, de Chip e Dan Heath:

1. Abrir o leque. Imagine que nenhuma dessas opções existe mais. O que sobra? Tire daí dois caminhos novos, um deles pequeno e fácil de desfazer.
2. Pôr à prova. Para cada opção, escreva a crença que precisa ser verdadeira para ela dar certo e o teste mais barato que consigo fazer até [prazo].
3. Tomar distância. Conte a minha situação em duas frases, como se fosse a de uma amiga, e me pergunte o que eu diria a ela.
4. Contar com o erro (premortem). Passou um ano e a opção que eu preferia deu errado. Aponte as três causas mais prováveis, cada uma com um sinal de alerta e o mês de conferir.

Responda em português do Brasil, em até 550 palavras, tratando-me por “você”, em tom seco e gentil, com estes títulos:
- O que você disse: de três a cinco frases minhas entre aspas, e as que se contradizem.
- Opções: tabela com opção, o que precisa ser verdade, teste mais barato, custo de voltar atrás, preserva o inegociável (sim, não, não sei).
- Visto de fora: o relato e a pergunta.
- Se der errado: três linhas com causa, sinal e mês.
- O que você contornou: uma pergunta, e mais nada depois dela.

Todo fato que não contei começa com “suposição:”. Se a escolha mexe com rescisão, imóvel, dívida ou saúde, escreva a pergunta que devo levar ao advogado, ao contador ou ao médico, sem responder no lugar deles. Se o meu texto soar como desespero, pare tudo, indique o CVV (telefone 188, 24 h) e peça que eu procure alguém de confiança.

Antes de enviar, confira: as citações são minhas, palavra por palavra? Os testes cabem no prazo? Alguma frase me empurra para um lado? Conserte o que falhar.`,
		blanks: [
			{ name: 'decisão', label: 'A decisão', example: 'sair da CLT e virar MEI como confeiteira' },
			{
				name: 'opções',
				label: 'Opções que você vê',
				example: 'ficar; pedir as contas; vender só no fim de semana',
				kind: 'list',
			},
			{
				name: 'minha inclinação',
				label: 'Para que lado pende, e por quê',
				example: 'pedir as contas, porque a agenda de sábado já lotou',
			},
			{
				name: 'inegociável',
				label: 'O que você não aceita perder',
				example: 'o aluguel em dia e o plano de saúde da minha filha',
			},
			{ name: 'prazo', label: 'Decidir até', example: '2027-03-01', kind: 'date' },
		],
		instructions:
			'Use quando a mesma escolha já roda na sua cabeça há dias e mais um palpite só atrapalha. Escreva a inclinação do jeito que você falaria: o espelho trabalha com as suas palavras exatas. Não serve para emergência nem para decisão que cabe a outra pessoa.',
		steps: [
			'Escreva para que lado você pende, com o motivo, antes de reler o resto.',
			'Liste as opções, até as que já descartou.',
			'Envie e responda às perguntas, se vierem.',
			'Faça um dos testes baratos antes de decidir.',
		],
		followUp:
			'Fiz este teste e aconteceu o seguinte. Atualize a tabela, diga qual crença ficou mais fraca ou mais forte e continue sem escolher por mim.',
		answerParts: [
			{ heading: 'O que você disse', note: 'o que você escreveu, e o que ali não combina' },
			{ heading: 'Opções', note: 'tabela com duas que você não via: em que se apoiam e como testar' },
			{ heading: 'Visto de fora', note: 'a sua situação contada como a de outra pessoa' },
			{ heading: 'Se der errado', note: 'três causas, cada uma com o seu sinal' },
			{ heading: 'O que você contornou', note: 'uma única pergunta' },
		],
		credits:
			'O WRAP é de Chip e Dan Heath, no livro Decisive (2013; no Brasil, Gente que resolve). O passo 4 é o premortem de Gary Klein (Harvard Business Review, 2007), aplicado a uma pessoa só. As regras do espelho foram escritas para o Pronto.',
	},
}
