import type { PromptDetailRecord } from '../catalogue.ts'

export const detail01: PromptDetailRecord = {
	id: '1',
	en: {
		whyItWorks:
			'Asked for a price, an assistant reaches for an average. This prompt closes that exit: the price has to clear your own floor before anyone looks at the market. The floor holds your pay and the hours nobody sees, and it divides by what is left after fees, a step that home-made sums often skip. The ceiling is not a feeling either. It is what the client would pay elsewhere, corrected for differences you can name. Three options then let a client choose a smaller job instead of asking for a discount.',
		example: {
			filled: {
				service: 'bike tune-up at the client’s home',
				'job hours': '2.5',
				'direct costs': '$14 in small parts and fuel',
				'monthly needs': '$3,400 pay + $800 insurance, van and phone',
				'billable hours': '100',
				fees: '4% card and booking app',
				alternative: '$110 at the shop, bike away for three days',
			},
			answer: `Floor
Hourly rate: $4,200 ÷ 100 h = $42.
One job: 2.5 h × $42 + $14 = $119. With 4% fees: $119 ÷ 0.96 = $123.96.

Ceiling
The shop charges $110.
Assumption: no two trips, no days without the bike: + $45.
Assumption: fewer parts to choose from: - $5.
Ceiling: $150.

Options
Basic, brakes and gears only. Assumption: 1.5 h, $6 direct costs, shop $65 plus $20 for the visit. Floor $71.88, ceiling $85, price $79, margin 8.7%.
Standard, the full tune-up. 2.5 h, $14 direct costs. Floor $123.96, ceiling $150, price $139, margin 10.4%.
Full, with drivetrain cleaning and both wheels trued. Assumption: 3.5 h, $26 direct costs, shop $165 plus $50 for the visit. Floor $180.21, ceiling $215, price $199, margin 9.1%.

Say it
Basic: I set your brakes and gears at your door for $79.
Standard: The full tune-up at your home is $139.
Full: For $199 I also clean the drivetrain and true both wheels.

Weakest number
Billable hours. With 90 instead of 100, the hourly rate is $46.67 and the Standard floor $136.12. The price of $139 still holds, with less than $3 to spare. Count your billed hours for four weeks.`,
		},
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
			'Sales tax or VAT inside the sum. The prompt works with prices before tax; add the tax at the end, as your local rule says.',
			'Taking the assistant’s value for the differences as fact. They are assumptions until two clients have told you what the shop costs them in time.',
		],
	},
	pt: {
		whyItWorks:
			'Quem pergunta “quanto cobro?” recebe uma média, e média não paga boleto. Este prompt fecha essa saída: antes de olhar o mercado, o preço precisa passar pelo seu piso. No piso estão o seu pagamento, o DAS e as horas que ninguém vê, e a taxa da maquininha entra por divisão, justamente onde a conta de cabeça costuma falhar. O teto também não é palpite: parte do que o cliente pagaria em outro lugar e corrige por diferenças com nome. Com três pacotes, quem acha caro escolhe um serviço menor, e você não precisa dar desconto.',
		example: {
			filled: {
				serviço: 'limpeza de sofá de três lugares em domicílio',
				'horas por serviço': '3',
				'custos diretos': 'R$ 24 de produto e combustível',
				'necessidade mensal': 'R$ 3.800 para mim + R$ 700 (DAS, seguro, celular)',
				'horas vendáveis': '90',
				taxas: '5% da maquininha',
				alternativa: 'R$ 210 na empresa do bairro, só em dia útil',
			},
			answer: `Piso
Valor da hora: R$ 4.500 ÷ 90 h = R$ 50.
Um atendimento: 3 h × R$ 50 + R$ 24 = R$ 174. Com 5% de taxa: R$ 174 ÷ 0,95 = R$ 183,16.

Teto
A empresa do bairro cobra R$ 210.
Suposição: atender à noite e no sábado, sem folga no trabalho: + R$ 45.
Suposição: marca menos conhecida: - R$ 10.
Teto: R$ 245.

Pacotes
Essencial, só assento e braços. Suposição: 2 h, R$ 14 de custos diretos, concorrente a R$ 130 mais R$ 20 pelo horário. Piso R$ 120,00, teto R$ 150, preço R$ 139, margem 13,0%.
Padrão, sofá inteiro. 3 h, R$ 24 de custos diretos. Piso R$ 183,16, teto R$ 245, preço R$ 229, margem 19,0%.
Completo, sofá e quatro cadeiras de jantar. Suposição: 4,5 h, R$ 40 de custos diretos, concorrente a R$ 310 mais R$ 45 pelo horário. Piso R$ 278,95, teto R$ 355, preço R$ 329, margem 14,5%.

Para falar
Essencial: assento e braços limpos ficam em R$ 139.
Padrão: o sofá inteiro, em sua casa, à noite ou no sábado, sai por R$ 229.
Completo: por R$ 329, faço o sofá e as quatro cadeiras na mesma visita.

Número mais fraco
As horas por serviço, por causa do trânsito. Com 3,3 h em vez de 3, o piso do Padrão vai a R$ 198,95. O preço de R$ 229 aguenta. Cronometre os próximos três atendimentos.`,
		},
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
					'Para quem vai largar o emprego: na necessidade mensal, some ao salário líquido um doze avos do 13º e do terço de férias, o FGTS, o plano de saúde e o INSS; nas horas vendáveis, desconte um mês de férias por ano.',
			},
		],
		pitfalls: [
			'Tirar as horas vendáveis de uma semana boa. Orçamento, nota e cliente que falta comem boa parte do mês; conte quatro semanas comuns.',
			'Esquecer a conta que vem uma vez por ano: IPVA, seguro, troca de equipamento. Ponha um doze avos em cada mês.',
			'Pôr o DAS do MEI em taxas. Ele é fixo e entra na necessidade mensal; em taxas vai só o que é percentual do preço.',
			'Usar a taxa do débito quando o cliente parcela. Se metade paga em três vezes, calcule com a taxa do parcelado.',
		],
	},
}
