import type { Language } from '~/i18n/language'

interface SeriesWords {
	title: string
	/** What one has at its end, in a few words. */
	line: string
}

/** A prompt of the library, and with what of the answer before one comes to it; for the first why it is the first. */
export interface SeriesStep extends Record<Language, string> {
	promptId: string
}

/** Prompts in the order in which their answers carry on (docs/product.md#series). */
export interface Series extends Record<Language, SeriesWords> {
	id: string
	steps: readonly SeriesStep[]
}

export const series = [
	{
		id: 'sell-a-service',
		en: { title: 'Sell a service', line: 'From the first talk to the money in your account.' },
		pt: { title: 'Vender um serviço', line: 'Da primeira conversa ao dinheiro na conta.' },
		steps: [
			{
				promptId: 'next-question-for-your-client',
				en: 'Start with the client, before any price is said.',
				pt: 'Comece pelo cliente, antes de falar em preço.',
			},
			{
				promptId: '1',
				en: 'The brief says what the job really is: make it the service, and count the hours it will take.',
				pt: 'O resumo da conversa mostra qual é o trabalho de verdade: ele vira o serviço, com as horas que vai tomar.',
			},
			{
				promptId: '17',
				en: 'Bring the client’s own words from the brief, and the price you chose from the table.',
				pt: 'Leve a fala do cliente, que está no resumo, e o preço que você escolheu na tabela.',
			},
			{
				promptId: 'three-invoice-reminders',
				en: 'Amount, due date and way to pay stand in the proposal they said yes to.',
				pt: 'Valor, vencimento e forma de pagamento estão na proposta que o cliente aceitou.',
			},
		],
	},
	{
		id: 'money-month',
		en: { title: 'Money month', line: 'The month on paper, the debts in order, and only then the purchase.' },
		pt: { title: 'Mês em dia', line: 'O mês no papel, as dívidas em ordem e só então a compra.' },
		steps: [
			{
				promptId: 'budget-with-slack',
				en: 'Start with what a month really costs you.',
				pt: 'Comece pelo que o seu mês custa de verdade.',
			},
			{
				promptId: '14',
				en: 'The debt payments in your table plus what is left for the aim are what you can pay a month; the other Owed and Lived on lines make a bare month.',
				pt: 'As parcelas da tabela mais o que sobra para o objetivo dão o valor por mês; as outras linhas Fixas e Variáveis formam o mês enxuto.',
			},
			{
				promptId: 'cash-installments-or-wait',
				en: 'Bring the rate of the debt you are paying off, and the savings that stay untouched.',
				pt: 'Leve os juros da dívida que você está pagando e a reserva em que não mexe.',
			},
		],
	},
	{
		id: 'ship',
		en: { title: 'Ship', line: 'From a finished branch to a boring night in production.' },
		pt: { title: 'Pôr no ar', line: 'Da branch pronta a uma noite sem história em produção.' },
		steps: [
			{
				promptId: 'code-review-with-a-budget',
				en: 'Start with a review of your own change, before anybody else spends time on it.',
				pt: 'Comece por um review da sua própria mudança, antes de tomar o tempo do time.',
			},
			{
				promptId: '13',
				en: 'Bring what the review kept back and what it couldn’t see: that is where inputs nobody tried are hiding.',
				pt: 'Leve o que o review guardou e o que ele não viu: é ali que estão as entradas que ninguém testou.',
			},
			{
				promptId: '19',
				en: 'The tests you ran are your checks; decisions still open go under what is not in this change.',
				pt: 'Os testes que você rodou são as suas conferências; decisão pendente entra no que fica fora da mudança.',
			},
			{
				promptId: 'migration-with-a-way-back',
				en: 'The table of risks says what a revert can’t undo: plan the way back for that.',
				pt: 'A tabela de riscos diz o que um revert não desfaz: é para isso que você planeja a volta.',
			},
		],
	},
] as const satisfies readonly Series[]
