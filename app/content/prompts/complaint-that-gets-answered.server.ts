import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'complaint-that-gets-answered',
	category: 'finance',
	isPremium: false,
	relatedPrompts: ['three-invoice-reminders', 'cash-installments-or-wait', '7'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A complaint that gets an answer',
		tagline: 'Attacked by their clerk before you send',
		description:
			'Your complaint is written, then read by an imagined claims clerk who looks for reasons to refuse. You send the version that answers every one of them.',
		tags: ['complaint letter', 'refund', 'chargeback', 'consumer rights'],
		searchedAs: [
			'letter of complaint',
			'complain to a company',
			'how to write a complaint',
			'get my money back',
			'refund request',
			'company refuses refund',
			'refund email',
			'dispute a charge',
			'credit card dispute',
			'dispute letter',
			'charged twice',
			'order never arrived',
			'item not as described',
			'subscription I canceled still charging',
			'faulty product letter',
			'consumer complaint',
			'airline complaint',
			'flight compensation letter',
			'bad service complaint',
			'ombudsman complaint',
			'cfpb complaint',
			'bbb complaint',
			'they ignore my emails',
			'escalate a complaint',
			'complaint email',
			'how to get a refund',
			'they won’t refund me',
			'broken phone warranty',
			'store won’t exchange',
			'return policy refused',
			'gym membership cancel',
			'internet provider overcharged',
			'phone bill wrong',
			'bank fee unfair',
			'insurance claim denied',
			'ticket cancelled concert',
			'landlord deposit back',
			'contractor bad work',
			'car repair shop',
			'money back guarantee',
			'customer service ignores me',
			'medical bill error',
			'scammed online, package lost',
			'delivery late, hotel refund',
			'airbnb refund, small claims',
			'consumer protection, paypal claim',
			'luggage lost, amazon seller',
			'trading standards',
			'defective, complaint letter',
		],
		promptText: `Write my complaint twice: first for me, then against the person whose job is to close it without paying.

Company: [company]
What happened, with dates, amounts, order and case numbers:
[what happened]
I can show: [proof]
I want, by a date: [remedy]
It goes to: [channel]

Draft one, which you keep to yourself: what was promised, what came, what I already tried, what I want and by when. One fact per sentence, each with its proof as (1), (2). No adjectives about the company, no threat I haven’t said I would carry out, nothing I didn’t tell you.

Now change desks. You are their claims clerk, with nine minutes and a target of closed cases. Find the four places that let you say no: a missing date, a fact without proof, a vague demand, a clause of theirs I never mention. A clause you only suspect starts with “assumption:”.

Draft two closes every gap my facts can close. A gap only I can close becomes a question below the draft.

Show me the clerk’s four excuses, one line each; draft two with its subject line, 220 words at most; the attachments, numbered as in the text; and what to do the day after my date if nobody answers.

A card dispute is a form, so keep it to 120 words, say which kind of case it is, and have me ask the issuer today for its deadline. Before a regulator, I must check that it covers this trade. Cite a law only if you can open it now. Injury, a court date, or a sum I can’t afford to lose: a lawyer or consumer group reads it before anyone else.`,
		blanks: [
			{ name: 'company', label: 'Company', example: 'online mattress store' },
			{
				name: 'what happened',
				label: 'What happened',
				example: 'Sept 4: ordered, $689. Sept 15: delivered, torn seam.',
				kind: 'long',
			},
			{ name: 'proof', label: 'What you can show', example: 'order email, two photos, chat transcript' },
			{ name: 'remedy', label: 'What you want, by when', example: 'full refund of $689 by December 11' },
			{
				name: 'channel',
				label: 'Where it goes',
				example: 'email to the company',
				kind: 'choice',
				choices: ['regulator or ombudsman', 'email to the company', 'card dispute (chargeback)'],
			},
		],
		instructions:
			'Use it after one ordinary attempt has failed, while you still have the receipts. Leave card numbers and passwords out. It is not for legal claims with damages, or for reviews in public.',
		steps: [
			'Put emails, receipts and chats in order of date.',
			'Decide on one remedy, with an amount and a date.',
			'Fill in the blanks and answer the open questions.',
			'Send it with the attachments in one message and note the date.',
		],
		followUp:
			'They answered, and I will paste it. Tell me which of my points they did not address, whether the offer covers what I asked for, and write a reply of at most 100 words.',
		credits:
			'Written for Pronto. Facts, remedy, date and numbered proof are what consumer agencies ask for in a complaint letter. Reading the draft as the other side is a red-team review, brought down to one page.',
	},
	pt: {
		title: 'Reclamação que a empresa responde',
		tagline: 'Sem brecha para “caso encerrado”',
		description:
			'O texto para o consumidor.gov.br é escrito por você e depois lido por quem quer encerrar o caso. Vai para o site a versão que sobrou sem brechas, com anexos em ordem.',
		tags: ['reclamação', 'consumidor.gov.br', 'procon', 'reembolso'],
		searchedAs: [
			'consumidor gov',
			'consumidor.gov.br',
			'reclame aqui',
			'reclamação no procon',
			'como reclamar de uma empresa',
			'texto de reclamação',
			'pedir reembolso',
			'reembolso',
			'modelo de reclamação',
			'carta de reclamação',
			'cobrança indevida',
			'cobrando depois de cancelar',
			'cancelei e continuam cobrando',
			'produto não chegou',
			'compra não entregue',
			'veio com defeito',
			'produto com defeito',
			'quero meu dinheiro de volta',
			'estorno',
			'estorno no cartão',
			'contestar compra',
			'contestação de compra',
			'chargeback',
			'direito do consumidor',
			'empresa não responde',
			'reclamar da operadora',
			'reclamar do banco',
			'voo cancelado',
			'troca de produto',
			'direito de arrependimento',
			'golpe na compra',
			'caí em golpe',
			'celular quebrou garantia',
			'loja não quer trocar',
			'academia não cancela',
			'plano de saúde negou',
			'internet lenta vivo claro tim',
			'conta de luz errada',
			'conta de água alta',
			'hotel booking reembolso',
			'ingresso show cancelado',
			'caução aluguel devolver',
			'latam gol azul',
			'mercado livre shopee disputa',
			'sac não resolve',
			'fui enganado, encomenda atrasada',
			'correios sumiu, operadora cobrou',
			'tarifa bancária, seguro negou',
			'oficina mecânica, bagagem extraviada',
			'pequenas causas, ouvidoria anatel',
			'multa injusta',
			'enel, juizado, nubank, indenização',
		],
		promptText: `Duas cadeiras, uma reclamação. Na primeira, você escreve por mim. Na segunda, trabalha na empresa e ganha por caso encerrado.

Empresa: [empresa]
O que aconteceu, com datas, valores e protocolos:
[o que aconteceu]
Consigo provar com: [provas]
Quero, até uma data: [pedido]
Vai por: [canal]

Primeira cadeira (não me mostre): o que contratei, o que foi prometido, o que veio, o que já tentei, o pedido com valor e prazo. Um fato por frase, prova numerada ao lado. Sem xingamento, sem “danos morais” de enfeite, sem nada que eu não contei. CPF, endereço e número de cartão ficam fora do texto.

Segunda cadeira: aponte as quatro frases que permitem responder “procedimento correto”. Falta data? Falta protocolo? O pedido é vago? Há cláusula que não enfrentei? Cláusula que você só imagina leva “suposição:”.

Volte à primeira e reescreva, fechando as brechas com o que contei. Brecha que só eu fecho vira pergunta, abaixo do texto.

Entregue as quatro brechas, uma por linha; a reclamação em até 220 palavras; os anexos numerados; o que fazer se a resposta não vier ou vier pronta.

Por canal. No consumidor.gov.br, confirmo antes se a empresa participa; o relato aparece para o público e o prazo dela (dez dias quando este texto foi escrito) está no site. No SAC, peço protocolo e gravação. Na contestação do cartão, o texto cai para 120 palavras e pergunto hoje o prazo ao banco. Do Código de Defesa do Consumidor, cite no máximo dois artigos que caibam no caso, conferidos na lei se você puder abrir. Acidente, saúde, corte de serviço essencial ou valor que faz falta: Procon, Defensoria ou Juizado antes de aceitar acordo.`,
		blanks: [
			{ name: 'empresa', label: 'Empresa', example: 'operadora de internet' },
			{
				name: 'o que aconteceu',
				label: 'O que aconteceu',
				example: '12/8: cancelei, protocolo anotado. 10/9: nova cobrança.',
				kind: 'long',
			},
			{
				name: 'provas',
				label: 'O que você consegue provar',
				example: 'protocolo, faturas, print do aplicativo',
			},
			{
				name: 'pedido',
				label: 'O que você quer, até quando',
				example: 'R$ 359,70 de volta até 15 de dezembro',
			},
			{
				name: 'canal',
				label: 'Por onde vai',
				example: 'consumidor.gov.br',
				kind: 'choice',
				choices: ['consumidor.gov.br', 'SAC ou e-mail da empresa', 'contestação no cartão'],
			},
		],
		instructions:
			'Use depois que o atendimento comum falhou e enquanto você ainda tem protocolos e faturas. Guarde um print do que enviar. Não serve para ação judicial nem para desabafo em rede social, que pode voltar contra você.',
		steps: [
			'Ponha faturas, protocolos e conversas em ordem de data.',
			'Escolha um pedido só, com valor e prazo.',
			'Preencha, responda às perguntas e confira os números.',
			'Registre com todos os anexos e anote o dia do prazo.',
		],
		followUp:
			'A empresa respondeu e vou colar a resposta. Diga quais pontos ela deixou sem resposta, se a proposta cobre o meu pedido e escreva a minha réplica em até 100 palavras.',
		credits:
			'Escrito para o Pronto. Fato, prova, pedido e prazo são o que se costuma pedir num relato ao Procon; regras e prazos do serviço estão no próprio site. Ler o texto com os olhos do outro lado é a revisão adversária, aqui em escala doméstica.',
	},
}
