import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'cash-installments-or-wait',
	category: 'finance',
	isPremium: true,
	relatedPrompts: ['14', 'budget-with-slack', '7'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Cash, installments or wait: one rate decides',
		tagline: 'Three voices, one table, a ruling',
		description:
			'Is “interest-free” really free, and is waiting really cheaper? All three ways to buy are brought to today’s money with a single rate, argue their case, and one wins.',
		tags: ['installments', 'financing', 'present value', 'big purchase', 'buy now pay later'],
		searchedAs: [
			'pay cash or finance',
			'cash or installments',
			'pay in full or monthly',
			'pay upfront or monthly',
			'buy now pay later worth it',
			'bnpl',
			'klarna',
			'affirm',
			'0% financing',
			'zero percent financing',
			'0% apr worth it',
			'interest-free installments',
			'hidden interest in installments',
			'cash discount or financing',
			'should I finance a phone',
			'should I buy now or wait',
			'save up or buy now',
			'is financing worth it',
			'present value calculator',
			'compare payment plans',
			'buy a laptop in installments',
			'finance furniture or pay cash',
			'use savings or take the loan',
			'should I pay cash or finance',
			'credit or debit big purchase',
			'12 monthly payments',
			'paypal pay in 4',
			'afterpay',
			'apple card monthly',
			'appliance fridge washing machine',
			'tv sofa mattress',
			'discount for paying up front',
			'interest cost comparison',
			'is it cheaper to pay now',
			'zero interest trap',
			'emergency savings purchase',
			'rent to own',
			'tuition up front',
			'can I afford this',
			'deposit layaway, solar panels',
			'iphone, lease',
		],
		promptText: `Cash, Installments and Wait are quarreling over one purchase. Let them, with one table’s numbers only; then rule. The five parts below are your headings.

The purchase: [purchase]
Cash price, every discount in: [cash price]
Installment offer, fees included, date of the first payment: [installment offer]
Waiting: until when, and what each month without it costs me: [waiting]
My money: where it is, what it earns after tax, debts with their rates: [my money]
Savings I won’t go below: [cushion]

One rate. Everything comes back to today at a single monthly rate: what my money earns after tax or, if I carry a debt that costs more, the rate of that debt, since paying it down is my alternative. An annual yield becomes monthly by (1 + r)^(1/12) - 1. Say which and why.

The table, by code if you can: Option | Paid today | Paid later | Cost in today’s money | Lowest savings, in month | Savings when waiting ends, less what is still owed.
- Cost in today’s money = each payment ÷ (1 + rate)^months until it.
- Below, the implied rate: the monthly rate at which the installments are worth exactly the cash price. Whatever the ad says, that is their interest.
- Wait = later price (“assumption:” the same, and 10% less) plus the months without it, brought to today. Each month counts only the cost that buying ends; unless I said what continues, “assumption: nothing.”
- Savings move only by the payments, unless I said what I save monthly. The last column takes all rows in the same month, after its payments, and subtracts those to come.

Three voices. Each gets 40 words for itself and 20 against its strongest rival. They may name what a rate can’t see: credit limit tied up, a shaky job, returns, settling early, a model about to be replaced.

Ruling, 60 words: the winner, its lead in today’s money, its weakest point. An option that breaks the cushion loses, however cheap. A lead under 2% of the cash price is a tie, and most in the last column wins; lows of different months aren’t compared. “None of them” is allowed.

What would flip it: the rate, the months of waiting, the later price, the monthly cost left after buying and the cushion at which another option takes over. Cash just misses the cushion? Name a split to ask for.

Price, date or rate missing? Ask. Recommend no lender or investment. A home, a car loan, or a balloon payment goes to a fee-only adviser before I sign. Before you send, discount the installments at the implied rate and see the cash price come out.`,
		blanks: [
			{ name: 'purchase', label: 'The purchase', example: 'an e-bike for the commute' },
			{ name: 'cash price', label: 'Price if paid today', example: '$1,740' },
			{
				name: 'installment offer',
				label: 'Installment offer',
				example: '12 × $158, no fee, first in one month',
			},
			{
				name: 'waiting',
				label: 'Until when, at what cost',
				example: 'four months; transit pass $92 a month',
			},
			{
				name: 'my money',
				label: 'Your money and debts',
				example: '$3,900 at 3.1% a year after tax; no debt',
			},
			{ name: 'cushion', label: 'Savings you keep untouched', example: '$2,400' },
		],
		instructions:
			'Use it for one purchase between about a week’s and half a year’s income, with a written offer in hand. It compares ways to pay; whether you need the thing is a different question. Not for homes, cars on a lease, or business equipment with tax effects.',
		steps: [
			'Ask the shop for the lowest price if you pay today.',
			'Get the full installment terms in writing, fees and first date included.',
			'Work out what a month without it costs you.',
			'Fill in the blanks and read the implied rate first.',
			'Sleep on a ruling that is close.',
		],
		followUp:
			'The shop offers me something else, which I will paste. Add it as a fourth option, rule again, and tell me the cash discount at which I should simply pay today.',
		answerParts: [
			{ heading: 'One rate', note: 'the yardstick chosen for your case, and the reason' },
			{ heading: 'The table', note: 'all ways to pay in today’s money, and the interest nobody mentions' },
			{ heading: 'Three voices', note: 'the best argument for each option, and against its rival' },
			{ heading: 'Ruling', note: 'who wins, by how much, and where it is weak' },
			{ heading: 'What would flip it', note: 'how far each number must move before the winner changes' },
		],
		credits:
			'Written for Pronto. Present value, implied rate and opportunity cost are standard financial mathematics; judging a purchase by its cheapest funds and keeping a cushion are household practice. The 2% tie and the three voices are ours.',
	},
	pt: {
		title: 'À vista, parcelado ou esperar?',
		tagline: 'Uma taxa só para os três caminhos',
		description:
			'O “sem juros” costuma ter juros, e o desconto no Pix diz quanto. Pagar, parcelar e esperar viram dinheiro de hoje pela mesma taxa, cada opção se defende e sai uma sentença.',
		tags: ['à vista ou parcelado', 'parcelamento', 'pix', 'juros', 'compra grande'],
		searchedAs: [
			'à vista ou parcelado',
			'a vista ou a prazo',
			'pagar à vista ou parcelar',
			'vale a pena parcelar',
			'vale a pena pagar à vista',
			'parcelado sem juros vale a pena',
			'parcela sem juros',
			'desconto no pix',
			'desconto à vista',
			'10x sem juros',
			'12x sem juros',
			'juros embutidos',
			'crediário',
			'carnê da loja',
			'parcelar no cartão',
			'parcelar celular',
			'comprar agora ou esperar',
			'juntar dinheiro ou parcelar',
			'esperar a black friday',
			'valor presente',
			'calcular juros da parcela',
			'usar a reserva para comprar',
			'deixar rendendo e parcelar',
			'comprar geladeira parcelada',
			'geladeira máquina de lavar',
			'consórcio ou financiamento',
			'casas bahia magalu',
			'parcelar no boleto',
			'dividir em 10 vezes',
			'financiar ou juntar',
			'taxa de juros real',
			'desconto de 5%',
			'o que sai mais barato',
			'selic cdb rendendo',
			'entrada e prestações',
			'tenho o dinheiro mas parcelo',
			'tv sofá, curso parcelado',
			'faculdade mensalidade, compensa parcelar',
			'notebook, moto',
		],
		promptText: `Três advogados discutem a minha compra: À Vista, Parcelado e Esperar. Todos usam a mesma tabela; você é o juiz. As cinco partes abaixo são os títulos da resposta.

A compra: [compra]
Preço à vista, já com o desconto do Pix: [preço à vista]
Parcelamento, com taxas, e quando vence a primeira: [parcelamento]
Esperar até quando, e quanto custa cada mês sem: [espera]
Meu dinheiro: onde está, quanto rende já sem imposto, dívidas com juros: [meu dinheiro]
Reserva em que não mexo: [reserva]

A taxa. Uma só, ao mês, traz tudo para hoje: o rendimento líquido do meu dinheiro ou, se eu tiver dívida mais cara, os juros dela, porque quitar é meu melhor investimento. Se vier ao ano, (1 + taxa)^(1/12) - 1. Diga qual e por quê.

A tabela, com código se puder: Opção | Sai hoje | Sai depois | Valor de hoje | Menor reserva, e em que mês | Reserva no fim da espera, menos o que ainda devo.
- Valor de hoje = cada pagamento ÷ (1 + taxa)^meses até ele.
- Abaixo, os juros escondidos: a taxa ao mês que faz as parcelas valerem exatamente o preço à vista. É esse o custo do “sem juros”.
- Esperar = preço futuro (“suposição:” o mesmo e 10% a menos) mais os meses sem, trazidos para hoje. Cada mês só conta o gasto que a compra elimina; se não falei do que continua, “suposição: nada”.
- A reserva só muda com os pagamentos, salvo se contei quanto guardo por mês. A última coluna põe todas no mesmo mês, já pago, e desconta as parcelas que faltam.

Os advogados. Cada um fala 40 palavras por si e 20 contra o rival mais forte. Lembrem o que a taxa não enxerga: limite do cartão preso, emprego incerto, troca e garantia, quitação antecipada, modelo que vai sair de linha.

Sentença, em 60 palavras: quem ganha, vantagem em dinheiro de hoje, ponto fraco. Opção que fura a reserva perde, mesmo mais barata. Vantagem menor que 2% do preço à vista é empate, e vence quem tem mais na última coluna; menores reservas de meses diferentes não se comparam. “Nenhuma” também vale.

O que mudaria a sentença: a taxa, os meses de espera, o preço futuro, o gasto que continua e a reserva em que outra opção passa à frente. À Vista fura a reserva por pouco? Sugira dois pagamentos.

Faltou preço, data ou taxa, pergunte. Não indique banco, consórcio nem investimento. Imóvel, veículo financiado ou contrato confuso: antes de assinar, peço o CET por escrito e mostro a um planejador ou ao Procon. Antes de enviar, desconte as parcelas pelos juros escondidos: tem de voltar o preço à vista.`,
		blanks: [
			{ name: 'compra', label: 'A compra', example: 'geladeira nova; a atual gela mal' },
			{ name: 'preço à vista', label: 'Preço à vista', example: 'R$ 2.880 no Pix' },
			{
				name: 'parcelamento',
				label: 'Parcelamento oferecido',
				example: '10 × R$ 320 no cartão, primeira em 30 dias',
			},
			{
				name: 'espera',
				label: 'Até quando e a que custo',
				example: 'até fevereiro; R$ 125 por mês em luz e comida',
			},
			{
				name: 'meu dinheiro',
				label: 'Seu dinheiro e suas dívidas',
				example: 'R$ 6.200 rendendo 0,9% ao mês líquido',
			},
			{ name: 'reserva', label: 'Reserva intocável', example: 'R$ 2.500' },
		],
		instructions:
			'Use para uma compra só, com a proposta por escrito: eletrodoméstico, celular, móvel, curso. Compara formas de pagar; se você precisa mesmo da coisa é outra conversa. Não serve para imóvel, leasing nem para dívida que já existe.',
		steps: [
			'Pergunte o menor preço no Pix, antes de falar em parcela.',
			'Anote número de parcelas, taxas, seguro embutido e a primeira data.',
			'Calcule quanto custa cada mês sem a compra.',
			'Preencha e leia primeiro os juros escondidos.',
			'Espere um dia se a diferença for pequena.',
		],
		followUp:
			'A loja fez outra proposta, que vou colar. Inclua como quarta opção, dê nova sentença e diga a partir de que desconto no Pix eu devo pagar na hora, sem pensar.',
		answerParts: [
			{ heading: 'A taxa', note: 'a régua escolhida para o seu caso e o motivo' },
			{ heading: 'A tabela', note: 'os três caminhos em dinheiro de agora e o que o anúncio não conta' },
			{ heading: 'Os advogados', note: 'o melhor argumento de cada lado e a crítica ao adversário' },
			{ heading: 'Sentença', note: 'quem vence, por quanto e onde é frágil' },
			{ heading: 'O que mudaria a sentença', note: 'os números que dariam a vitória a outro lado' },
		],
		credits:
			'Escrito para o Pronto. Valor presente, taxa implícita e custo de oportunidade são matemática financeira de qualquer manual; manter uma reserva é conselho corrente de finanças pessoais. O empate de 2% e o debate são nossos.',
	},
}
