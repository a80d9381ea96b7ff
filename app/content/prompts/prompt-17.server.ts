import type { CataloguePrompt } from '../catalogue.ts'

export const prompt17: CataloguePrompt = {
	id: '17',
	category: 'consulting',
	isPremium: true,
	relatedPrompts: ['1', '11', '10'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'The proposal that fits on a phone',
		tagline: 'Read in a minute, answered with yes',
		description:
			'What the client said and what you will charge, in under 180 words made for a small screen. Honest answers to likely doubts come along, and what the contract still has to settle.',
		tags: ['proposal', 'freelance', 'sales', 'whatsapp', 'consulting'],
		searchedAs: [
			'business proposal',
			'client proposal',
			'project proposal',
			'sales proposal',
			'freelance proposal',
			'proposal letter',
			'short proposal',
			'one-page proposal',
			'quote for a client',
			'send a quote',
			'price quote',
			'quotation',
			'estimate for a client',
			'job bid',
			'win a client',
			'win clients',
			'get clients',
			'find clients',
			'land a client',
			'close a deal',
			'close a sale',
			'pitch',
			'pitch a client',
			'sales pitch',
			'message to a client',
			'follow up with a client',
			'convince a client',
			'scope of work',
			'statement of work',
			'upwork',
			'client ghosted me',
			'proposal',
			'bid',
			'sell my services',
			'freelance quote',
			'web design proposal',
			'social media manager',
			'quote by text message',
			'client asked price',
			'how much do you charge reply',
			'too long proposal',
			'nobody answers my proposals',
			'client says too expensive',
			'rfp',
			'offer letter client',
			'first freelance job',
			'client says over budget',
			'web designer, interior design',
			'cleaning company, software development',
			'estimate email, cover message',
			'linkedin message, cold email',
			'cold outreach, grant proposal',
			'hire me',
			'photographer, wedding, architect, contractor, painter',
			'consultant, coach, caterer, seo, video',
			'translator, event, landscaping, fiverr, objection',
			'tender, retainer, sponsorship, bidding, conversion',
		],
		promptText: `My client will read this standing up, with one thumb, between two other things. Write the proposal for that minute.

Client: [client]
What they said, in their words: [client words]
The result they want, and how we will know: [result]
What I deliver, and what I leave out: [scope]
Price, payment and dates: [price and terms]
Offer valid until: [validity]
Send by: [channel]

Your standard: a busy person understands it once and can forward it without a comment. You take the client’s words over your own, put the price in plain sight, and write no flattery, no false deadline, no adjective I could not prove. You neither soften a number nor invent one.

Build it answer first, as in Barbara Minto’s Pyramid Principle, with the result and its measure before the price:
1. First line, up to 60 characters: the result and the date. It is all the notification shows.
2. Their situation in one sentence that quotes up to eight of their own words.
3. What they get: three or four lines of up to ten words, each a thing they can hold or see, not an activity.
4. How we will both know: one measure, today’s value if I gave it, the target, the date.
5. Not included: one line, the thing they are most likely to assume.
6. Price: the total first, or two if I gave two scopes; then the deposit, how and when the rest is paid, and the start. Tax or travel on top stands in the same line.
7. Close: one question that “yes” can answer, what I do next, and the date the offer ends.

If result, scope or price is missing or contradictory, ask before you write. Where a date or measure is vague, take the cautious reading and put “assumption:” before it, for me to clear before sending. Promise the delivery; call an outcome that also depends on the client a target. This is not the contract: personal data, intellectual property, penalties or a large sum need a lawyer.

Answer in English with four parts:
- Proposal, 120 to 180 words, no table, no paragraph over 25 words. For email, add a subject of up to 45 characters. For WhatsApp, bold only the total, between single asterisks.
- If they ask: three likely doubts, one honest sentence each.
- For the contract: up to five points this message leaves open.
- To confirm: every assumption, or “nothing”.

Count the words. Compare each figure and date with mine. Then cover everything except the first line and the last two blocks: result, price and how to say yes must still be there. Fix what fails before you show it.`,
		blanks: [
			{
				name: 'client',
				label: 'Client',
				example: 'owner of a language school, 60 students',
				meaning: 'client',
			},
			{
				name: 'client words',
				label: 'What the client said',
				example: 'We lose people after the trial class, I don’t know why',
				kind: 'long',
			},
			{
				name: 'result',
				label: 'Result and its measure',
				example: 'from 4 to 6 of 10 trials enrolled by September',
			},
			{
				name: 'scope',
				label: 'What is in, what is out',
				example: '8 interviews, report, 2 workshops; no advertising',
			},
			{
				name: 'price and terms',
				label: 'Price, payment, dates',
				example: '$2,400, half now, half on July 31, start June 15',
			},
			{ name: 'validity', label: 'Valid until', example: '2027-06-10', kind: 'date' },
			{
				name: 'channel',
				label: 'Channel',
				example: 'WhatsApp',
				kind: 'choice',
				choices: ['WhatsApp', 'email'],
			},
		],
		instructions:
			'Use it after a conversation in which the client said what they want, for work you can describe in three or four deliverables. Do not use it for tenders with a required form, or before you know your own floor price. Large or risky work still needs a contract.',
		steps: [
			'Note the client’s own words right after the call.',
			'Agree with them on the result and one measure.',
			'Fill in scope, price and dates, exclusions included.',
			'Send the text to your own phone and read it standing.',
			'Send it, and put the last valid day in your calendar.',
		],
		followUp:
			'Four working days have passed without an answer. Write a reminder of up to 40 words that adds one useful thing, repeats the question and makes it easy to say no.',
		answerParts: [
			{ heading: 'Proposal', note: 'the message itself, ready to send' },
			{ heading: 'If they ask', note: 'honest answers to the likely doubts' },
			{ heading: 'For the contract', note: 'what still has to be settled' },
			{ heading: 'To confirm', note: 'every figure or date that was too vague' },
		],
		credits:
			'Written for Pronto. The answer comes first as in Barbara Minto, The Pyramid Principle; agreeing on objectives and measures before the price is Alan Weiss’s advice to consultants in Value-Based Fees (2002).',
	},
	pt: {
		title: 'A proposta que cabe no celular',
		tagline: 'Lida em um minuto, respondida com sim',
		description:
			'A fala do cliente, a entrega e o preço em até 180 palavras, do tamanho da tela. Vêm junto respostas francas para as dúvidas prováveis e o que fica para o contrato.',
		tags: ['proposta comercial', 'orçamento', 'whatsapp', 'autônomo', 'vendas'],
		searchedAs: [
			'proposta de serviço',
			'proposta de trabalho',
			'proposta para cliente',
			'proposta curta',
			'proposta por whatsapp',
			'orçamento para cliente',
			'orçamento de serviço',
			'fazer orçamento',
			'enviar orçamento',
			'passar orçamento',
			'mandar orçamento',
			'cotação para cliente',
			'fechar contrato',
			'fechar negócio',
			'fechar venda',
			'fechar com o cliente',
			'ganhar cliente',
			'conseguir clientes',
			'conquistar cliente',
			'convencer o cliente',
			'vender meu serviço',
			'pitch',
			'apresentação comercial',
			'carta de apresentação comercial',
			'escopo do projeto',
			'contrato de serviço',
			'mensagem para cliente',
			'cliente sumiu',
			'follow-up',
			'workana',
			'99freelas',
			'proposta',
			'vender serviços',
			'orçamento de reforma',
			'cliente pediu orçamento',
			'proposta no zap',
			'social media proposta',
			'cliente perguntou preço',
			'quanto você cobra responder',
			'me passa o valor',
			'ninguém responde minha proposta',
			'visualizou e não respondeu',
			'prospectar',
			'modelo de proposta',
			'proposta comercial simples',
			'cliente achou salgado',
			'cliente disse que não cabe',
			'limpeza empresa, ar-condicionado',
			'mensagem fria, primeiro freela',
			'me contratar, orçamento rápido',
			'apresentar preço',
			'fotógrafo, casamento, arquiteto, decoração, pedreiro',
			'pintor, pintura, consultor, buffet, festa',
			'agência, tradução, eventos, site, jardinagem',
			'dedetização, advogado, contador, dj, vácuo',
			'objeção, prospecção, licitação, edital, patrocínio',
			'parceria, permuta, pdf, assessoria',
		],
		promptText: `Proposta em PDF de doze páginas ninguém abre na fila do banco. A minha vai ser lida no celular, entre um áudio e outro.

Cliente: [cliente]
O que ele falou, do jeito que falou: [fala do cliente]
Resultado que ele quer e como vamos medir: [resultado]
O que entrego e o que fica de fora: [escopo]
Preço, pagamento e datas: [preço e condições]
Vale até: [validade]
Canal: [canal]

Escreva como um vendedor honesto que detesta enrolação: prefere a palavra do cliente à própria, põe o preço à vista e corta elogio, urgência inventada e adjetivo sem prova. Não arredonda número meu nem cria número novo.

A resposta vem primeiro, como no Princípio da Pirâmide, de Barbara Minto; resultado e medida vêm antes do preço.
1. Primeira linha, até 60 caracteres: o resultado e a data. É só o que aparece na notificação.
2. A situação em uma frase, com até oito palavras do cliente entre aspas.
3. O que ele recebe: três ou quatro linhas de até dez palavras, sempre coisa que se vê ou se guarda, nunca atividade.
4. Como os dois vamos saber que deu certo: uma medida, o valor de hoje se informei, a meta e a data.
5. Não inclui: uma linha, o que ele mais deve achar que inclui.
6. Preço: o total primeiro, ou dois, se informei duas opções; depois a entrada, como e quando se paga o resto (Pix, boleto, cartão) e o início. Nota fiscal e deslocamento, se informei, na mesma linha.
7. Fecho: uma pergunta que se responda com “sim”, o que faço em seguida e até quando vale.

Se resultado, escopo ou preço faltar ou se contradisser, pergunte antes. Data ou medida vaga fica na leitura mais prudente, com “suposição:” na frente, para eu resolver antes de mandar. Prometa a entrega; chame de meta o resultado que depende também do cliente. Cliente consumidor? Lembre-me: orçamento aprovado obriga os dois lados (Código de Defesa do Consumidor, art. 40). Dados pessoais, direitos autorais, multa ou valor alto pedem advogado.

Responda em português do Brasil, em quatro partes:
- Proposta: de 120 a 180 palavras, sem tabela, nenhum parágrafo com mais de 25 palavras. No e-mail, assunto de até 45 caracteres. No WhatsApp, negrito só no total, entre asteriscos simples.
- Se perguntarem: três dúvidas prováveis, uma frase franca para cada.
- Para o contrato: até cinco pontos que a mensagem deixa em aberto.
- A confirmar: cada suposição, ou “nada”.

Conte as palavras. Compare números e datas com os meus. Depois tampe tudo, menos a primeira linha e os dois últimos blocos: resultado, preço e o jeito de dizer sim têm de continuar ali. Corrija antes de mostrar.`,
		blanks: [
			{
				name: 'cliente',
				label: 'Cliente',
				example: 'dona de escola de inglês, 60 alunos',
				meaning: 'client',
			},
			{
				name: 'fala do cliente',
				label: 'O que o cliente falou',
				example: 'O povo faz a aula teste, adora e some',
				kind: 'long',
			},
			{
				name: 'resultado',
				label: 'Resultado e medida',
				example: 'de 4 para 6 matrículas em 10 aulas teste até setembro',
			},
			{
				name: 'escopo',
				label: 'O que entra e o que não',
				example: '8 entrevistas, relatório, 2 encontros; sem anúncio',
			},
			{
				name: 'preço e condições',
				label: 'Preço, pagamento, datas',
				example: 'R$ 4.800, metade no Pix dia 15/6, metade em 31/7',
			},
			{ name: 'validade', label: 'Vale até', example: '2027-06-10', kind: 'date' },
			{ name: 'canal', label: 'Canal', example: 'WhatsApp', kind: 'choice', choices: ['WhatsApp', 'e-mail'] },
		],
		instructions:
			'Use depois da conversa em que o cliente disse o que quer, para trabalho que cabe em três ou quatro entregas. Não use em licitação ou edital com modelo próprio, nem antes de saber o seu preço mínimo. Trabalho grande ou arriscado ainda pede contrato.',
		steps: [
			'Anote as palavras do cliente logo depois da conversa.',
			'Combine com ele o resultado e uma medida só.',
			'Preencha escopo, preço e datas, com o que fica de fora.',
			'Mande o texto para o seu próprio celular e leia em pé.',
			'Envie e marque na agenda o último dia de validade.',
		],
		followUp:
			'Passaram quatro dias úteis sem resposta. Escreva um lembrete de até 40 palavras que traga uma coisa útil, repita a pergunta e deixe fácil dizer não.',
		answerParts: [
			{ heading: 'Proposta', note: 'a mensagem em si, pronta para mandar' },
			{ heading: 'Se perguntarem', note: 'respostas francas para as dúvidas prováveis' },
			{ heading: 'Para o contrato', note: 'o que ainda fica por combinar' },
			{ heading: 'A confirmar', note: 'todo número ou data que esteja vago' },
		],
		credits:
			'Escrito para o Pronto. A resposta vem primeiro como em Barbara Minto, The Pyramid Principle; combinar objetivo e medida antes do preço é conselho de Alan Weiss a consultores em Value-Based Fees (2002).',
	},
}
