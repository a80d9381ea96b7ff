import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'contract-in-plain-words',
	category: 'consulting',
	isPremium: false,
	relatedPrompts: ['17', 'answer-to-one-small-change', '7'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Know what you are about to sign',
		tagline: 'The contract on its five bad days',
		description:
			'What a service contract says about the days that matter: the unpaid invoice, the extra work, the exit. With the changes to ask for, and a rule for when you need a lawyer.',
		tags: ['contract', 'freelance', 'service agreement', 'legal', 'plain language'],
		searchedAs: [
			'explain this contract',
			'explain a contract in plain english',
			'contract in simple words',
			'contract review',
			'review my contract',
			'check a contract before signing',
			'should I sign this contract',
			'red flags in a contract',
			'contract red flags',
			'freelance contract',
			'freelance agreement',
			'service agreement',
			'independent contractor agreement',
			'terms and conditions explained',
			'what does this clause mean',
			'clause meaning',
			'legalese',
			'legal jargon translator',
			'indemnification clause',
			'termination clause',
			'non-compete',
			'kill fee',
			'who owns the work',
			'do I need a lawyer',
			'negotiate a contract',
			'fine print',
			'explain my contract',
			'summarize a contract',
			'what am I signing',
			'job offer contract',
			'nda',
			'prenup',
			'what did I agree to',
			'legal document simple english',
			'understand legal text',
			'influencer brand deal',
			'is this normal in a contract',
			'lease agreement, rental contract',
			'employment contract, non disclosure',
			'publishing contract, record deal',
			'gym contract, loan agreement',
			'hidden clause, auto renewal',
			'intellectual property, signing tomorrow',
			'penalty fee, photography contract',
			'tenant, exclusivity, severance',
		],
		promptText: `Don’t summarize this contract. Take me through the five days when I will be glad I read it.

I sign as: [my side]
What we said before it was written: [spoken deal]
Where I live and work: [place]
The most I could bear to lose: [bearable loss]
The contract, names and ID numbers taken out: [contract]

If a file is attached, read that instead. The five days, each in up to 70 words:
1. The money doesn’t come.
2. Somebody asks for more than we agreed.
3. One of us wants out: first me, then them.
4. Something goes wrong: a mistake, a delay, a leak, a claim by a stranger.
5. It is over: what I still owe, who owns the work, what I may no longer do, what renews by itself.

For each: what happens under this text, with the clause number and up to ten of its words in quotation marks; who pays for it; then a verdict: for me, even, against me, or silent. Silent doesn’t mean allowed. A word like “reasonable” gets its worse reading first, after “assumption:”.

Then, briefly:
- Said, not written: promises from our talk that the contract drops or turns around.
- Ask for: up to five changes, the costliest gap first. For each, one polite sentence I can send, and the new wording.
- Worst case: the largest sum I could owe, added up from the text, or “no limit.”
- Lawyer: “yes” if the worst case is more than I can bear, or if you found a personal guarantee, a duty to pay for other people’s claims, a noncompete, rights to things I made earlier, or the law of another state or country. Otherwise “optional.” Either way, three questions to take along.

You explain; you don’t advise. Whether a clause would hold in [place] is a lawyer’s answer, so call none of them illegal and none safe. Before you send this, compare each quotation with the contract, letter by letter.`,
		blanks: [
			{
				name: 'my side',
				label: 'You sign as',
				example: 'the one who does the work',
				kind: 'choice',
				choices: ['the one who does the work', 'the one who pays', 'a subcontractor'],
			},
			{
				name: 'spoken deal',
				label: 'What you agreed by talking',
				example: '$3,600 for 12 drawings, half up front, two revisions',
			},
			{ name: 'place', label: 'Where you live and work', example: 'Oregon, United States', meaning: 'city' },
			{ name: 'bearable loss', label: 'The most you could lose', example: '$2,000' },
			{
				name: 'contract',
				label: 'The contract’s text',
				example: '1. Services. Contractor shall provide…',
				kind: 'long',
			},
		],
		instructions:
			'Use it when a contract for work has arrived and nobody has signed yet. It shows where to look and what to ask; it doesn’t replace legal advice. Not for employment disputes, real estate, divorce or court papers, and not when a deadline set by law is already running.',
		steps: [
			'Write down the spoken deal before you open the contract.',
			'Take out names, addresses and account numbers, then paste.',
			'Look up each quoted clause in the original.',
			'Send the changes you want, and keep the answer in writing.',
			'See a lawyer first if the last line says yes.',
		],
		followUp:
			'They answered my requests; I paste their new wording. For each one: did I get it, half of it, or only nicer words? Go back only to the days that changed.',
		credits:
			'The five days, the verdicts and the rule for the lawyer were written for Pronto. They are a way of reading, not legal advice and not taken from a legal text.',
	},
	pt: {
		title: 'Entenda o contrato antes de assinar',
		tagline: 'Como ele se comporta em dia ruim',
		description:
			'O contrato de serviço contado em cinco dias difíceis: o do calote, o do pedido a mais, o da saída, o do problema e o seguinte ao fim. Depois, o que pedir para mudar e se é caso de advogado.',
		tags: ['contrato', 'prestação de serviço', 'autônomo', 'pj', 'mei'],
		searchedAs: [
			'explicar contrato',
			'entender contrato',
			'analisar contrato',
			'análise de contrato',
			'revisar contrato',
			'ler contrato antes de assinar',
			'contrato de prestação de serviço',
			'contrato de prestação de serviços mei',
			'contrato pj',
			'contrato de freelancer',
			'contrato de freela',
			'contrato de autônomo',
			'posso assinar esse contrato',
			'o que significa essa cláusula',
			'cláusula abusiva',
			'cláusulas perigosas',
			'pegadinha no contrato',
			'letra miúda',
			'multa contratual',
			'multa de rescisão',
			'quebra de contrato',
			'juridiquês',
			'traduzir juridiquês',
			'pejotização',
			'exclusividade no contrato',
			'preciso de advogado',
			'foro do contrato',
			'direitos autorais no contrato',
			'contrato de aluguel',
			'contrato de locação',
			'fiador',
			'contrato de trabalho',
			'nda',
			'termos de uso',
			'contrato de empréstimo',
			'contrato de compra e venda',
			'contrato de academia',
			'contrato de escola',
			'contrato de casamento buffet',
			'contrato de parceria influencer publi',
			'contrato de estágio',
			'contrato social sócios',
			'distrato',
			'não entendi o contrato',
			'cessão de direitos',
			'o que estou assinando',
			'gato no contrato',
			'contrato clt, renovação automática',
			'documento jurídico, linguagem jurídica',
			'assinar amanhã, fidelidade multa',
			'resumir contrato',
			'confidencialidade, carência, minuta',
		],
		promptText: `Mandaram um contrato e já perguntam quando eu assino. Antes, quero ver como ele se comporta em dia ruim.

Assino como: [meu lado]
O que ficou combinado de boca ou no WhatsApp: [combinado]
Cidade e estado: [cidade]
Prejuízo que eu aguento: [prejuízo suportável]
Contrato, sem nome, CPF, CNPJ e endereço: [contrato]

Se anexei o arquivo, leia o arquivo. Explique como a uma prima esperta que nunca leu uma lei: sem latim e sem “outrossim”.

Conte cinco dias, cada um em até 70 palavras:
- O dia do calote: venceu e não caiu.
- O dia do “já que você está aí”: querem mais que o combinado.
- O dia da saída: a minha e, depois, a deles.
- O dia do problema: erro, atraso, dado vazado, cliente deles reclamando de mim.
- O dia seguinte ao fim: o que ainda devo, de quem é o trabalho, onde não posso trabalhar, o que se renova sozinho.

Em todos: o que acontece por este texto, o número da cláusula, até dez palavras dela entre aspas, quem fica com a conta e o veredito (a meu favor, equilibrado, contra mim ou calado). Se o contrato não fala, isso não quer dizer que deixa. Expressão vaga, como “prazo razoável”, leva “suposição:” e a pior leitura primeiro.

Em seguida:
- Ficou de fora: o combinado que sumiu ou mudou de sentido.
- Pedir: até cinco mudanças, da que mais custa à que menos custa, com uma frase educada para mandar e a redação nova.
- Pior caso: o maior valor que eu poderia dever, somado pelo próprio texto, ou “sem limite”.
- Advogado: “sim” se o pior caso passar do que aguento ou se houver aval, multa sem teto, exclusividade, cessão de obra antiga, foro longe de [cidade] ou horário e chefe com cara de emprego. Senão, “opcional”. Em qualquer caso, três perguntas para levar. Sem dinheiro para isso, lembre a Defensoria Pública e o núcleo de prática jurídica das faculdades de Direito.

Você explica, não dá parecer: não diga que uma cláusula é nula, abusiva ou segura; isso se pergunta a quem tem OAB. Ao terminar, confira cada citação com o contrato, palavra por palavra.`,
		blanks: [
			{
				name: 'meu lado',
				label: 'Você assina como',
				example: 'quem faz o serviço',
				kind: 'choice',
				choices: ['quem faz o serviço', 'quem paga', 'subcontratado'],
			},
			{
				name: 'combinado',
				label: 'O que combinaram falando',
				example: 'R$ 2.400 por mês, 8 vídeos, saio com 30 dias de aviso',
			},
			{ name: 'cidade', label: 'Cidade e estado', example: 'Londrina, PR', meaning: 'city' },
			{ name: 'prejuízo suportável', label: 'Prejuízo que você aguenta', example: 'R$ 3.000' },
			{
				name: 'contrato',
				label: 'Texto do contrato',
				example: 'Cláusula 1ª. O objeto do presente instrumento…',
				kind: 'long',
			},
		],
		instructions:
			'Use quando o contrato de serviço chegou e ninguém assinou ainda. Ele mostra onde olhar e o que pedir; não substitui advogado. Não use para rescisão de CLT, imóvel, divórcio ou papel do fórum, nem quando já corre prazo para se defender.',
		steps: [
			'Escreva o que foi combinado antes de abrir o contrato.',
			'Tire nomes, documentos e contas, e cole o texto.',
			'Procure no original cada cláusula citada.',
			'Peça as mudanças por escrito e guarde a resposta.',
			'Se a última linha disser sim, fale com um advogado antes.',
		],
		followUp:
			'Responderam aos meus pedidos e colo a redação nova. Em cada um: consegui, consegui metade ou só mudaram as palavras? Reconte apenas os dias que ficaram diferentes.',
		credits:
			'Os cinco dias, os vereditos e a regra do advogado foram escritos para o Pronto. São um jeito de ler, não um parecer, e não saíram de manual jurídico.',
	},
}
