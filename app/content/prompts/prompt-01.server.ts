import type { CataloguePrompt } from '../catalogue.ts'

export const prompt01: CataloguePrompt = {
	id: '1',
	category: 'finance',
	isPremium: false,
	relatedPrompts: ['6', '17', '20'],
	publishedOn: '2026-11-21',
	updatedOn: '2026-11-23',
	en: {
		title: 'Price your service without guessing',
		tagline: 'Three prices you can say out loud',
		description:
			'Timed hours, real costs and the nearest alternative become a floor and a ceiling. Between the two stand three prices you can say to a client, with the math open.',
		tags: ['pricing', 'freelance', 'margin', 'small business'],
		searchedAs: [
			'pricing',
			'how much should I charge',
			'what to charge',
			'hourly rate',
			'day rate',
			'freelance rate',
			'set my prices',
			'price list',
			'rate card',
			'service fee',
			'how to price my work',
			'price per project',
			'raise my prices',
			'quote a job',
			'price calculator',
			'cost plus pricing',
			'value-based pricing',
			'markup',
			'profit margin',
			'am I charging enough',
			'undercharging',
			'package prices',
			'break-even price',
			'what is my time worth',
			'price',
			'charge',
			'fees',
			'calculate my rates',
			'price for a cleaning job',
			'photographer prices',
			'charge per hour',
			'afraid to charge',
			'first client price',
			'makeup artist, personal trainer',
			'web designer, dog walker',
			'plumber electrician, virtual assistant',
			'wedding cake, lawn mowing',
			'cleaning lady, illustrator commission',
			'music teacher, video editing',
			'too cheap, too expensive',
			'increase rates, minimum price',
			'estimate costs, friends discount',
			'therapist fee, nail salon',
			'tutor, logo, translator, hairdresser, babysitter',
			'handyman, coach, seamstress, profitable',
			'underpricing myself',
			'underpriced',
		],
		promptText: `Price one service with me, from the floor up. Think like a small firm’s bookkeeper: you like a price that survives a slow month, distrust “what everybody charges”, and never leave my own pay out of the math.

Service: [service]
Hours per job, travel and messages included: [job hours]
Direct costs per job: [direct costs]
Needed every month, my pay before income tax and social contributions, plus running costs: [monthly needs]
Hours a month I can really bill: [billable hours]
Taken from the price as a percentage: [fees]
Nearest alternative and its price: [alternative]

First the cost floor, then the value to the client, then three options.
1. Hourly rate = monthly needs ÷ billable hours. Pay I call take-home makes the floor too low: ask for the gross figure. Above 120 hours, warn me that quoting, bookkeeping and sick days have no room.
2. Floor = (hourly rate × job hours + direct costs) ÷ (1 - fees as a decimal), rounded up to the cent. Divide: fees come off the price, so adding the percentage to the cost falls short.
3. Ceiling = price of the alternative + what mine adds - what mine lacks. Value only differences the client would notice, each marked “assumption:”.
4. Options by scope, never by care: Basic leaves something out, Standard is the service above, Full adds something. For Basic and Full, assume hours, costs and an alternative, and redo floor and ceiling. Each price lies between the two and is easy to say.
5. Margin = (price - fees - direct costs - hours × hourly rate) ÷ price. It is margin on the price, not markup on the cost. My pay is already in the floor; the margin is for slow months.

Missing numbers: ask for all of them in one message and wait. A floor above its ceiling gets no price: say so, and show what fewer hours, lower costs or another kind of client would change. Figures are before sales tax or VAT; tax and contracts go to an accountant.

Answer in English, under 300 words:
- Floor: the calculation with my numbers in it.
- Ceiling: alternative, differences, result.
- Table: Option | Included | Hours | Direct costs | Floor | Ceiling | Price | Margin %.
- Say it: one sentence per option, with its price and no apology.
- Weakest number: the input you trust least, and the Standard floor if it turns out 10% worse.

Before you send it, redo each row from the formulas, look for a price below its floor and for an assumption without its mark, and correct what you find.`,
		blanks: [
			{
				name: 'service',
				label: 'Service',
				example: 'bike tune-up at the client’s home',
				meaning: 'offering',
			},
			{ name: 'job hours', label: 'Hours per job', example: '2.5', kind: 'number' },
			{
				name: 'direct costs',
				label: 'Direct costs per job',
				example: '$14 in small parts and fuel',
				meaning: 'direct-cost',
			},
			{
				name: 'monthly needs',
				label: 'Pay before tax + running costs',
				example: '$3,400 pay + $800 insurance, van and phone',
			},
			{ name: 'billable hours', label: 'Billable hours per month', example: '100', kind: 'number' },
			{ name: 'fees', label: 'Fees as a share of the price', example: '4% card and booking app' },
			{
				name: 'alternative',
				label: 'Nearest alternative',
				example: '$110 at the shop, bike away for three days',
			},
		],
		instructions:
			'Use it before you quote a new service, or when you are busy every week and the account stays flat. Do it for one service at a time, with hours you have timed. It does not fit goods kept in stock, or fees set by law or by a framework contract.',
		steps: [
			'Time your last three jobs, travel and messages included.',
			'Add up what a month costs you, your own pay before tax first.',
			'Ask two clients what they would do if you were not there.',
			'Fill in the blanks and redo the floor on a calculator.',
			'Say the three prices aloud before you write them down.',
		],
		followUp:
			'A client says that this is more than they expected. Write my reply in two sentences: it keeps the price and offers a smaller scope, and it does not go below the floor you calculated.',
		credits:
			'Written for Pronto. The floor is full-cost arithmetic as any accounting textbook teaches it; the ceiling follows economic value estimation as Thomas Nagle describes it in The Strategy and Tactics of Pricing.',
	},
	pt: {
		title: 'Defina o preço do seu serviço sem chutar',
		tagline: 'Três preços para dizer sem gaguejar',
		description:
			'Suas horas, seus custos e o preço do vizinho viram um piso e um teto. Entre os dois ficam três preços para dizer ao cliente, com a conta aberta.',
		tags: ['precificação', 'preço', 'autônomo', 'mei', 'margem'],
		searchedAs: [
			'precificar',
			'precificação',
			'quanto cobrar',
			'quanto devo cobrar',
			'como cobrar meu serviço',
			'cobrar pelo meu trabalho',
			'valor da hora',
			'hora de trabalho',
			'preço por hora',
			'preço de serviço',
			'tabela de preços',
			'formação de preço',
			'calcular preço',
			'calculadora de preço',
			'honorários',
			'aumentar o preço',
			'reajuste de preço',
			'margem de lucro',
			'markup',
			'quanto vale meu trabalho',
			'valor do freela',
			'preço justo',
			'cobrar pouco',
			'preço por projeto',
			'valor da diária',
			'hora técnica',
			'preço',
			'cobrar',
			'preço de faxina',
			'preço de bolo',
			'calcular preço de venda',
			'cobrar por hora',
			'professor particular aula valor',
			'social media valor',
			'editor de vídeo',
			'medo de cobrar',
			'amigo pede desconto',
			'primeiro cliente preço',
			'fotógrafo ensaio, psicóloga sessão',
			'cobrar barato, preço mínimo',
			'quanto custa, motoboy frete',
			'manicure, cabeleireira, maquiadora, tradutor, redator',
			'diarista, babá, pedreiro, eletricista, encanador',
			'costureira, confeiteira, salgados, artesanato, crochê',
			'trancista, depilação, barbeiro, jardinagem, ilustrador',
		],
		promptText: `Preço chutado quebra devagar: a agenda enche e a conta não. Faça o meu de baixo para cima. Pense como quem fecha há anos o caixa de prestador de serviço: o pagamento do dono entra na conta e desconto não passa por estratégia.

Serviço: [serviço]
Horas por atendimento, com deslocamento e mensagens: [horas por serviço]
Custos diretos por atendimento: [custos diretos]
Preciso por mês, meu pagamento antes de INSS e IR, mais custos fixos (o DAS do MEI entra aqui): [necessidade mensal]
Horas por mês que consigo mesmo cobrar: [horas faturáveis]
Percentual que sai do preço (maquininha, comissão, alíquota do Simples): [taxas]
Alternativa mais próxima e seu preço: [alternativa]

Primeiro o piso de custo, depois o valor para o cliente, por fim três pacotes.
1. Valor da hora = necessidade mensal ÷ horas faturáveis. Valor líquido não serve: peça o bruto, com INSS e carnê-leão. Acima de 120 horas, avise que falta tempo para orçamento e imprevisto.
2. Piso = (valor da hora × horas por serviço + custos diretos) ÷ (1 - taxas em decimal), arredondado para cima no centavo. É divisão: a taxa sai do preço, e somar o percentual ao custo deixa faltando.
3. Teto = preço da alternativa + o que o meu tem a mais - o que tem a menos. Só vale a diferença que o cliente percebe, sempre com “suposição:”.
4. Pacotes que mudam no escopo, nunca no capricho: Essencial tira algo, Padrão é o serviço acima, Completo acrescenta. Para Essencial e Completo, suponha horas, custos e alternativa e refaça piso e teto. O preço fica entre os dois e é fácil de falar.
5. Margem = (preço - taxas - custos diretos - horas × valor da hora) ÷ preço. É margem sobre o preço, não markup sobre o custo. Meu pagamento já está no piso; a margem segura o mês fraco.

Faltou número? Peça todos de uma vez e espere. Pacote com piso acima do teto fica sem preço: diga isso e mostre o que mudaria com menos horas, custo menor ou outro cliente. Dúvida de imposto, nota ou contrato vai para o contador.

Responda em português do Brasil, em até 300 palavras:
- Piso: a conta com os meus números.
- Teto: alternativa, diferenças, resultado.
- Tabela: Pacote | Inclui | Horas | Custos diretos | Piso | Teto | Preço | Margem %.
- Para falar: uma frase por pacote, com o preço e sem pedir desculpa.
- Número mais fraco: o dado em que você menos confia e o piso do Padrão se ele for 10% pior.

Antes de enviar, refaça cada linha pelas fórmulas, procure preço abaixo do piso e suposição sem marca; corrija.`,
		blanks: [
			{
				name: 'serviço',
				label: 'Serviço',
				example: 'limpeza de sofá de três lugares em domicílio',
				meaning: 'offering',
			},
			{ name: 'horas por serviço', label: 'Horas por serviço', example: '3', kind: 'number' },
			{
				name: 'custos diretos',
				label: 'Custos diretos por serviço',
				example: 'R$ 24 de produto e combustível',
				meaning: 'direct-cost',
			},
			{
				name: 'necessidade mensal',
				label: 'Quanto precisa por mês, bruto',
				example: 'R$ 3.800 para mim + R$ 700 (DAS, seguro, celular)',
			},
			{ name: 'horas faturáveis', label: 'Horas faturáveis por mês', example: '90', kind: 'number' },
			{ name: 'taxas', label: 'Taxas sobre o preço', example: '5% da maquininha' },
			{
				name: 'alternativa',
				label: 'Alternativa mais próxima',
				example: 'R$ 210 na empresa do bairro, só em dia útil',
			},
		],
		instructions:
			'Use antes de passar orçamento de um serviço novo ou quando a agenda vive cheia e a conta não anda. Faça um serviço por vez, com horas medidas no relógio. Não serve para produto em estoque nem para honorário fixado em tabela obrigatória ou contrato.',
		steps: [
			'Cronometre os três últimos atendimentos, com ida, volta e mensagens.',
			'Some o que o mês custa, a começar pelo seu próprio pagamento, antes do imposto.',
			'Pergunte a dois clientes o que fariam se você não existisse.',
			'Preencha as lacunas e refaça o piso na calculadora.',
			'Fale os três preços em voz alta antes de mandar.',
		],
		followUp:
			'O cliente respondeu que achou caro. Escreva a minha resposta em duas frases, boa para WhatsApp: mantém o preço, oferece um escopo menor e não passa abaixo do piso calculado.',
		credits:
			'Escrito para o Pronto. O piso é a conta de custo pleno de qualquer livro de custos; o teto segue a estimativa de valor econômico que Thomas Nagle descreve em The Strategy and Tactics of Pricing.',
	},
}
