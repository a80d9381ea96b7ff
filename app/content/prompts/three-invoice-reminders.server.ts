import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'three-invoice-reminders',
	category: 'finance',
	isPremium: false,
	relatedPrompts: ['6', '17', '1'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Three reminders for one unpaid invoice',
		tagline: 'Shorter and firmer, never rude',
		description:
			'One late invoice, three messages with their dates, all written before you are angry. Each is shorter than the last, and the third says what happens next.',
		tags: ['invoice', 'payment reminder', 'late payment', 'freelance'],
		searchedAs: [
			'invoice reminder email',
			'overdue invoice email',
			'overdue invoice letter',
			'payment reminder email',
			'polite payment reminder',
			'past due notice',
			'client won’t pay',
			'client hasn’t paid me',
			'late paying client',
			'chase an invoice',
			'chase payment',
			'dunning letter',
			'collection email',
			'final notice before collections',
			'how to ask for payment',
			'ask a client for money',
			'remind customer to pay',
			'unpaid invoice letter',
			'second reminder invoice',
			'late invoice email',
			'late payment email',
			'invoice follow up email',
			'nobody pays me',
			'customer ghosting invoice',
			'30 days late',
			'60 days overdue',
			'politely ask for money',
			'interest on late payment',
			'tenant late rent',
			'friend owes me money',
			'tuition fees parents',
			'statement of account',
			'text message payment',
			'contractor not paid',
			'debt collection letter',
			'forgot to pay',
			'client avoids me',
			'small claims, late fee',
			'accounts receivable, whatsapp payment',
			'net 30, purchase order',
			'paypal request, legal action',
			'demand letter, client disappeared',
			'late payer',
			'firm, deposit, designer, photographer, owed, bounced',
		],
		promptText: `Three reminders for one unpaid invoice, ready to send 3, 10 and 21 days after it was due.

Invoice: [invoice]
Client: [client]
They can pay by: [how to pay]
If day 21 passes: [next step]

About 60, 45 and 30 words, plus a line on how to pay: each shorter and firmer, none of them harsh. The first believes it was overlooked. The second asks on which day they will pay. The third names the next step, and no other, with the working day from which it holds. Number, amount and what it was for stand in all three; the subject line has number and amount and can’t be misread.

Greet whoever pays, sign for me. A name, account or link I described but didn’t write out stays ___; list those gaps first.

No fee, law, call or attachment I haven’t mentioned. Put the sending date above each; a weekend, a holiday or a day wedged between moves to the next working day. Last, compare number, amount and dates with mine.`,
		blanks: [
			{
				name: 'invoice',
				label: 'Number, amount, for what, due',
				example: 'no. 2219, $1,850, site photos, due November 6',
			},
			{
				name: 'client',
				label: 'Client and history',
				example: 'dental office, four invoices, always a week late',
				meaning: 'client',
			},
			{
				name: 'how to pay',
				label: 'How they can pay',
				example: 'bank transfer or the card link on the invoice',
			},
			{
				name: 'next step',
				label: 'What happens after day 21',
				example: 'I pause the December shoot until it is paid',
			},
		],
		instructions:
			'Use it on the first day an invoice is late, so that the third message is written with a cool head. If the client disputes the work, call instead. Debt collection in writing has rules: beyond the third message, ask a lawyer or your trade association.',
		steps: [
			'Look up the invoice number, amount and due date.',
			'Choose a next step that you will really take.',
			'Schedule all three messages and delete the rest once the money arrives.',
		],
		followUp:
			'They replied “we will pay next week”. Write an answer of two sentences that thanks them, turns it into a date and keeps the other reminders on hold until then.',
		credits:
			'Written for Pronto. Reminders in steps are what accountants call dunning; the word counts, and the order of oversight, date and consequence, were set for this prompt.',
	},
	pt: {
		title: 'Três cobranças, sem perder o cliente',
		tagline: 'Mais curtas e mais firmes, nunca grossas',
		description:
			'Para o Pix que não caiu: três mensagens de WhatsApp com a data de envio, escritas antes de você perder a paciência. Nenhuma expõe nem ameaça quem deve.',
		tags: ['cobrança', 'mensagem de cobrança', 'whatsapp', 'inadimplência'],
		searchedAs: [
			'mensagem de cobrança',
			'mensagem de cobrança gentil',
			'mensagem de cobrança whatsapp',
			'cobrar cliente',
			'cobrar cliente que não paga',
			'como cobrar sem ser chato',
			'como cobrar alguém',
			'cliente não pagou',
			'cliente sumiu sem pagar',
			'lembrete de pagamento',
			'lembrete de vencimento',
			'aviso de vencimento',
			'carta de cobrança',
			'texto de cobrança',
			'boleto vencido mensagem',
			'pix não caiu',
			'cobrar fiado',
			'cobrança amigável',
			'cobrança de mensalidade',
			'nota em atraso',
			'fatura em aberto',
			'ninguém me paga',
			'calote',
			'caloteiro',
			'30 dias de atraso',
			'aluguel atrasado inquilino',
			'amigo me deve',
			'aluno particular não pagou',
			'serasa negativar cliente',
			'juros e multa',
			'esqueceu de pagar',
			'devedor',
			'levei calote, sem constranger',
			'mensalidade escola, mensalidade academia',
			'parcela atrasada, zap cobrança',
			'segunda via, lembrar pagamento',
			'natura avon, vendi fiado',
			'cobrar síndico',
			'vencida, sinal, fotógrafo, protesto, receber',
			'revendedora, prestação, condomínio, vendedora, caderninho, crediário',
		],
		promptText: `Escreva três mensagens de WhatsApp para receber o que me devem e continuar com o cliente: no dia seguinte ao vencimento, no 7º e no 15º dia.

Cobrança: [cobrança]
Cliente: [cliente]
Como paga: [como pagar]
Depois do 15º dia: [próximo passo]

Até 45, 35 e 25 palavras, fora a linha do pagamento. A primeira acredita em esquecimento e, se já pagaram, pede o comprovante; a segunda pede o dia do pagamento; a terceira diz o próximo passo, só ele, e a partir de que dia. Nas três: o nome de quem responde, o serviço, o valor e o vencimento.

A chave ou o link fica em linha própria, por extenso, pronto para copiar; descrever não vale. O que eu não escrevi fica ______, e você me avisa antes da primeira.

Multa, juros ou negativação, só se eu contei. Sem grupo, parente nem ironia: o artigo 42 do Código de Defesa do Consumidor proíbe expor o consumidor ao ridículo. Acima de cada uma, data e hora de envio: dia útil, das 9h às 18h.`,
		blanks: [
			{
				name: 'cobrança',
				label: 'Valor, serviço e vencimento',
				example: 'R$ 680, arte do convite, venceu em 9 de novembro',
			},
			{
				name: 'cliente',
				label: 'Cliente e histórico',
				example: 'ateliê, terceira encomenda, sempre pagou em dia',
				meaning: 'client',
			},
			{
				name: 'como pagar',
				label: 'Como a pessoa paga',
				example: 'Pix (a chave é o meu e-mail) ou cartão em 2x',
			},
			{
				name: 'próximo passo',
				label: 'O que acontece depois',
				example: 'seguro a entrega da arte final até o pagamento',
			},
		],
		instructions:
			'Use no primeiro dia de atraso, para deixar a terceira mensagem escrita de cabeça fria. Se o cliente reclama do serviço, ligue antes de cobrar. Protesto, negativação e ação de cobrança são assunto para advogado ou Juizado.',
		steps: [
			'Confira valor, vencimento e o que foi combinado.',
			'Escolha um próximo passo que você vai cumprir.',
			'Agende as três e apague as que sobrarem quando o Pix cair.',
		],
		followUp:
			'A resposta foi “semana que vem eu acerto”. Escreva duas frases que agradecem, transformam isso em uma data e suspendem as outras mensagens até lá.',
		credits:
			'Escrito para o Pronto. A cobrança em etapas, ou régua de cobrança, é prática comum; a proibição de constrangimento está no art. 42 do Código de Defesa do Consumidor (Lei 8.078/1990). Os tamanhos e a ordem das três são nossos.',
	},
}
