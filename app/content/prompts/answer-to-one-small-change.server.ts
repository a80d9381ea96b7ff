import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'answer-to-one-small-change',
	category: 'consulting',
	isPremium: false,
	relatedPrompts: ['1', 'contract-in-plain-words', '17'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Answer “just one small change”',
		tagline: 'Three replies, none of them rude',
		description:
			'The client’s message is sorted first: your mistake, a gray area, or new work. New work gets three short replies to choose from, and a line for your change log.',
		tags: ['scope creep', 'freelance', 'client email', 'negotiation', 'boundaries'],
		searchedAs: [
			'scope creep email',
			'how to respond to scope creep',
			'how to stop scope creep',
			'out of scope request',
			'out of scope email',
			'client asks for more work',
			'client wants extra work for free',
			'client keeps adding things',
			'client keeps asking for changes',
			'unlimited revisions',
			'too many revisions',
			'extra revisions',
			'charge for extra work',
			'charge for revisions',
			'additional work email',
			'change request',
			'change order',
			'say no to a client',
			'how to say no to a client politely',
			'difficult client',
			'work for free',
			'set boundaries with clients',
			'quick favor',
			'small change',
			'how to charge for changes',
			'one more small thing',
			'client wants more than agreed',
			'free extra work web designer',
			'endless changes logo',
			'can you just add',
			'not in the contract',
			'fixed price project growing',
			'agency account manager revisions',
			'renovation customer adds extra work',
			'translator extra pages',
			'video editor revisions',
			'wedding photographer more photos',
			'bill for additional hours',
			'client micromanages, pushy client',
			'set limits, goodwill favor',
			'amendment, scope creep',
		],
		promptText: `“Just one small change.” Write my answer before I say yes out of politeness.

Their message: [request]
What we agreed: [agreed scope]
What the change costs me in hours, money and days: [effort]
Favors in this job so far: [favors]
I answer by: [channel]

First, in one line, what is it? (Several wishes in one message: a line for each.)
- Mine: it was agreed, or I made a mistake. One cheerful reply, no price.
- Gray: the agreement reads both ways. Say “assumption:” and which way you take it: theirs, as if it were my mistake, if I have done no favors; otherwise mine, as new work.
- New.

For new work I want three replies to the whole message, up to 60 words each:
A. Yes, for this price, by this date.
B. Yes, instead of something agreed that is about as big; name it.
C. Not in this job. Where it goes, and what they can do until then.

Which would you send, given the favors? One sentence.

No “unfortunately,” no “as per our agreement,” no lecture, no hurt feelings. Thank once at most. The figures are mine; without them, ask before writing A. Each reply ends in a question they can answer with yes. An email has a subject line, a chat has no greeting, and for a call write sentences I can say.

Last, a line for my change log, with “decided” left open: date | asked for | decided | hours | price.`,
		blanks: [
			{
				name: 'request',
				label: 'The client’s message',
				example: '“Could people also book and pay there? It’s just a button.”',
				kind: 'long',
			},
			{
				name: 'agreed scope',
				label: 'What you agreed',
				example: '5 pages, two rounds of changes, $2,800, launch Dec 7',
			},
			{ name: 'effort', label: 'What it would cost you', example: '9 hours, $810, one week later' },
			{ name: 'favors', label: 'Favors so far', example: 'a sixth page, 14 photos retouched' },
			{
				name: 'channel',
				label: 'How you answer',
				example: 'email',
				kind: 'choice',
				choices: ['email', 'chat', 'call'],
			},
		],
		instructions:
			'Use it when a request lands in the middle of a job and your first impulse is “sure.” It needs to know what was agreed, even if only by email. Not for a quarrel about defects or unpaid invoices: once refunds or threats are on the table, get advice.',
		steps: [
			'Find the line of the agreement the request touches.',
			'Estimate hours and days before you answer anything.',
			'Pick a reply and put it into your own words.',
			'Start only after a written yes.',
			'Keep the log line with the project.',
		],
		followUp:
			'They answered “but it’s only five minutes.” Write two sentences that show what the five minutes consist of, without defending myself, and repeat the choice.',
		credits:
			'Written for Pronto. Deciding on a change before doing it, and logging it, is change control as project managers practice it.',
	},
	pt: {
		title: '“É só um ajustezinho”: o que responder',
		tagline: 'Três respostas que não azedam a relação',
		description:
			'Primeiro, o pedido é classificado: erro seu, zona cinzenta ou serviço novo. Se for novo, vêm três mensagens curtas para escolher e a linha para o controle de mudanças.',
		tags: ['mudança de escopo', 'cliente difícil', 'autônomo', 'negociação', 'cobrança'],
		searchedAs: [
			'ajustezinho',
			'só um ajuste',
			'só uma coisinha',
			'já que você está aí',
			'cliente pede alteração',
			'retrabalho',
			'cliente pede mais coisa',
			'cliente pedindo serviço extra',
			'cliente quer serviço de graça',
			'cliente abusado',
			'cliente folgado',
			'cliente sem noção',
			'cliente muda tudo',
			'cobrar serviço extra',
			'cobrar por alteração',
			'como cobrar alteração do cliente',
			'cobrar refação',
			'refação',
			'excesso de revisões',
			'alterações infinitas',
			'fora do escopo',
			'mensagem fora do escopo',
			'escopo do projeto mudou',
			'scope creep',
			'aditivo de contrato',
			'dizer não para o cliente',
			'como falar não para cliente',
			'trabalhar de graça',
			'designer logo mudanças sem fim',
			'cliente quer mais uma versão',
			'editor de vídeo alteração',
			'social media cliente pede tudo',
			'obra pedreiro serviço a mais',
			'fotógrafo mais fotos',
			'não estava combinado',
			'hora extra do freela',
			'cliente não para de pedir',
			'pedido de última hora',
			'impor limite ao cliente',
			'cliente chato, cliente explorador',
			'favorzinho rapidinho, dar limite',
		],
		promptText: `Chegou a mensagem: mais um “ajustezinho”. Escreva a minha resposta antes que eu diga “claro, sem problema”.

O que o cliente mandou: [pedido]
O que estava combinado: [combinado]
Quanto a mudança me custa em horas, reais e dias: [custo da mudança]
Gentilezas que já fiz neste trabalho: [gentilezas]
Respondo por: [canal]

Comece dizendo, em uma linha, de que caso se trata; se vieram dois pedidos juntos, uma linha para cada:
- Meu: estava combinado ou errei. Uma resposta só, simpática, sem preço.
- Cinzento: o combinado permite as duas leituras. Escreva “suposição:” e a que adotou, e siga por ela: a do cliente, se ainda não fiz gentileza; a minha, se já fiz.
- Novo: é mais serviço.

Se for novo, quero três mensagens de até 60 palavras:
A. Faço, por este valor, até este dia.
B. Faço no lugar de outra coisa do mesmo tamanho, que você vai nomear.
C. Agora não: quando o pedido pode entrar e como o cliente se vira até lá.

Diga em uma frase qual você mandaria, levando em conta as gentilezas.

Corte “infelizmente”, “conforme combinado”, emoji, sermão e mágoa. Valores e datas são os meus; se faltarem, pergunte antes de escrever a A. Toda mensagem acaba em pergunta que se responde com “pode”. No WhatsApp, dois blocos curtos; no e-mail, assunto no topo; na ligação, frases para dizer em voz alta.

Antes de me mostrar, releia com os olhos do cliente: a mensagem que soar como queixa, refaça.

Por último, a linha do meu controle: data | pedido | decisão | horas | valor.`,
		blanks: [
			{
				name: 'pedido',
				label: 'O que o cliente mandou',
				example: '“Já que vai mexer na cozinha, inclui a lavanderia?”',
				kind: 'long',
			},
			{
				name: 'combinado',
				label: 'O que estava combinado',
				example: 'projeto da cozinha, 2 revisões, R$ 4.200, até 4/12',
			},
			{
				name: 'custo da mudança',
				label: 'Quanto custa a mudança',
				example: '11 h, R$ 1.100, dez dias a mais',
			},
			{ name: 'gentilezas', label: 'Gentilezas já feitas', example: 'refiz a bancada depois de aprovada' },
			{
				name: 'canal',
				label: 'Por onde você responde',
				example: 'WhatsApp',
				kind: 'choice',
				choices: ['e-mail', 'WhatsApp', 'ligação'],
			},
		],
		instructions:
			'Use quando o pedido chega no meio do trabalho e a sua vontade é dizer sim na hora. Precisa saber o que foi combinado, nem que seja por mensagem. Não serve para briga por defeito ou calote: se já se fala em Procon, devolução ou ameaça, procure orientação.',
		steps: [
			'Ache a parte do combinado em que o pedido mexe.',
			'Calcule horas e dias antes de responder qualquer coisa.',
			'Escolha uma mensagem e passe para o seu jeito.',
			'Só comece depois do “pode” por escrito.',
			'Guarde a linha do controle junto do projeto.',
		],
		followUp:
			'O cliente respondeu “mas isso é rapidinho”. Escreva duas frases que mostrem do que é feito esse rapidinho, sem me justificar, e repitam a escolha.',
		credits:
			'Escrito para o Pronto. Decidir a mudança antes de fazer, e anotar, é o controle de mudanças da gestão de projetos.',
	},
}
