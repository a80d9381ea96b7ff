import type { PromptDetailRecord } from '../catalogue.ts'

export const detail01: PromptDetailRecord = {
	id: '1',
	en: {
		whyItWorks:
			'Asked for a price, an assistant reaches for an average. This prompt closes that exit: the price has to clear your own floor before anyone looks at the market. The floor holds your pay and the hours nobody sees, and it divides by what is left after fees, a step that back-of-the-envelope math often skips. The ceiling is not a feeling either. It is what the client would pay elsewhere, corrected for differences you can name. Three options then let a client choose a smaller job instead of asking for a discount.',
		variations: [
			{
				title: 'Monthly retainer',
				change:
					'For consultants, coaches and caretakers: replace “per job” by “per month for one client” in the hours and direct costs, and let Basic, Standard and Full differ in response time and number of sessions.',
			},
			{
				title: 'A fixed price for a project',
				change:
					'For designers and developers: give the hours as low, likely and high, ask for one floor for each, and add the line “Price from the high estimate; name what would make the job leave it.”',
			},
			{
				title: 'Raising a price you already charge',
				change:
					'For anyone with regular clients: add today’s price to the text and ask for the margin it really leaves, then for a new price from a set date and a two-sentence notice that gives no excuse.',
			},
		],
		pitfalls: [
			'Billable hours from a good week. Quoting, bookkeeping and no-shows eat into every ordinary week; count four of those.',
			'Running costs without the yearly bills. Insurance, repairs and a replacement for the tool that wears out belong in the month at one twelfth.',
			'Sales tax or VAT inside the calculation. The prompt works with prices before tax; add the tax at the end, as your local rule says.',
			'Taking the assistant’s value for the differences as fact. They are assumptions until two clients have told you what the shop costs them in time.',
		],
	},
	pt: {
		whyItWorks:
			'Quem pergunta “quanto cobro?” recebe uma média, e média não paga boleto. Este prompt fecha essa saída: antes de olhar o mercado, o preço precisa passar pelo seu piso. No piso estão o seu pagamento, o DAS e as horas que ninguém vê, e a taxa da maquininha entra por divisão, justamente onde a conta de cabeça costuma falhar. O teto também não é palpite: parte do que o cliente pagaria em outro lugar e corrige por diferenças com nome. Com três pacotes, quem acha caro escolhe um serviço menor, e você não precisa dar desconto.',
		variations: [
			{
				title: 'Mensalista',
				change:
					'Para personal, professor particular e diarista: troque “por atendimento” por “por mês, para um cliente” nas horas e nos custos, e faça os pacotes mudarem pelo número de encontros e pela regra de falta.',
			},
			{
				title: 'Projeto de preço fechado',
				change:
					'Para designer, programador e arquiteto: dê as horas em três valores, mínimo, provável e máximo, peça um piso para cada um e acrescente “Use o preço do máximo e diga o que tiraria o projeto dele.”',
			},
			{
				title: 'De CLT para conta própria',
				change:
					'Para quem vai largar o emprego: na necessidade mensal, some ao salário líquido um doze avos do 13º e do terço de férias, o FGTS, o plano de saúde e o INSS; nas horas faturáveis, desconte um mês de férias por ano.',
			},
		],
		pitfalls: [
			'Tirar as horas faturáveis de uma semana boa. Orçamento, nota e cliente que falta comem boa parte do mês; conte quatro semanas comuns.',
			'Esquecer a conta que vem uma vez por ano: IPVA, seguro, troca de equipamento. Ponha um doze avos em cada mês.',
			'Pôr o DAS do MEI em taxas. Ele é fixo e entra na necessidade mensal; em taxas vai só o que é percentual do preço.',
			'Usar a taxa do débito quando o cliente parcela. Se metade paga em três vezes, calcule com a taxa do parcelado.',
		],
	},
}
