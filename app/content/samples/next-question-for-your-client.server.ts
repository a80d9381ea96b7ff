import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'next-question-for-your-client',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			service: 'acoustics for restaurants: I measure the room, then build and hang sound-absorbing panels',
			client: 'Renata, owns a 48-seat trattoria in an old tire shop, open 14 months',
			'minutes left': '25',
			'client words':
				"“So yeah, it's loud. Everybody says it's loud. Concrete floor, tin ceiling, that's what people love in the photos. We got it in a review again, I think the third one: ‘great gnocchi, couldn't hear my own mother.’ My husband hung some curtains, the velvet ones, four hundred bucks or so, and honestly? It looks like a funeral home and I can't tell the difference. Fridays are the worst. The servers shout, my best one, Colleen, she lost her voice for a week in October. I love what you did at the wine place, by the way, gorgeous. I'd totally do something like that. I mean, what does a thing like this run? Because January is dead for us, and the landlord's funny about the ceiling.”",
		},
		text: `**Heard:** “Colleen, she lost her voice for a week in October”  
**Ask:** “When the ceiling last came up with your landlord, what exactly was said?”  
**Unknown:** 1: what Colleen’s week cost. 3: anything at all, a person or a sum at stake. 4: the sign she’d go by. 5: the landlord’s terms, her husband’s say, what a dead January does to the money.  
**Say:** “Before I can give you a number, I need to know what’s allowed on that ceiling.”`,
		corrections: [
			'It hears that Colleen “lost her voice for a week in October” and then asks about the landlord. In the first of eight questions that sounds as if you had not listened. Ask “What did you do that week, when Colleen had no voice?” and keep the ceiling for later.',
			"“I need to know what's allowed on that ceiling” ties the price to the ceiling before a measurement; panels can hang on walls too. Say “Before I can give you a number, I need to know where in the room I may hang anything.”",
			"Under 1 only “what Colleen's week cost” is open. The day is missing as well: “Fridays” and “October” are not a date, and point 1 asks for one. Write “1: which Friday it was, and what her week cost.”",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			serviço:
				'Monto controle de estoque e perda para distribuidora pequena: planilha, celular e leitor de código',
			cliente: 'Valdemir, dono de uma distribuidora de hortifrúti com 11 funcionários na Ceasa de Goiânia',
			minutos: '25',
			'fala do cliente':
				'“Rapaz, é o seguinte: eu perco mercadoria demais. Todo mundo aqui perde, é do ramo, mas eu tô perdendo mais. O tomate chega, ninguém confere direito, o pessoal da madrugada anota num caderno que só o Nilton entende. Aí quando eu vou ver já foi pro lixo. Minha menina fez um sistema no computador uma vez, ninguém usou. O que eu quero mesmo é um aplicativo igual o do concorrente ali da frente, que mostra tudo no celular. Me falaram que você é o melhor nisso. Quanto é que fica um negócio desses? Porque se for coisa de dois, três mil eu fecho hoje. Minha esposa cuida do dinheiro mas disso aí quem decide sou eu. Semana passada mesmo, terça, foi caixa de mamão que eu nem te conto.”',
		},
		text: `**Ouvi:** “Semana passada mesmo, terça, foi caixa de mamão”

**Pergunte:** “Me conta dessa terça do mamão: quanto você perdeu ali, em dinheiro?”

**No escuro:** 1 (o valor e quem estava na terça) · 2 (quanto custou o sistema da filha, quando foi, o que mais tentou) · 3 (tudo) · 4 (tudo; o aplicativo é pedido, não é sinal de que resolveu) · 5 (quem paga, o que a esposa e o Nilton acham, o que pode travar; que ele decide, já disse)

**Diga:** “Pra te falar de preço, só me falta saber quanto essa perda te custa, em reais. Começa pelo mamão.”`,
		corrections: [
			'“Só me falta saber quanto essa perda te custa” promete o preço para logo depois e ainda avisa que ele sobe com a perda. Diga: “Preço eu te passo outro dia, com número na mão. Antes preciso saber uma coisa.” e faça a pergunta.',
			'“Quanto você perdeu ali, em dinheiro?” vai receber um chute: ele contou que ninguém confere e só o Nilton entende o caderno. Pergunte o que se conta, “Quantas caixas de mamão foram pro lixo nessa terça?”, e deixe o preço da caixa para a seguinte.',
			'No ponto 2 falta o que mais pesa para o seu serviço: por que o sistema da filha parou. Ele disse “ninguém usou”; anote “quem usou por último, e em que dia largou” e volte a isso antes de acabarem os 25 minutos.',
			'Em “que ele decide, já disse”, a fala dele virou fato, e a esposa “cuida do dinheiro”. Deixe o ponto 5 em aberto e peça a última compra desse tamanho: quem olhou a conta e quem pagou.',
		],
	},
}
