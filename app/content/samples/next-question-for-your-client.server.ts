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
		text: `**Heard:** “my best one, Colleen, she lost her voice for a week”
**Ask:** “Take me back to that week in October: what happened on the floor without Colleen's voice?”
**Unknown:** 3 (what follows if nothing changes) and 4 (how they will see it is solved).
**Say:** “Before I can give you a number, I have to measure the room and know what the landlord allows on that ceiling.”`,
		corrections: [
			"Point 5 is left off the unknown list too early: you know the landlord is “funny about the ceiling”, not what he forbids, and nothing about her husband's say or who signs. Keep it open.",
			"Point 1 isn't settled either: October has a person but no cost. After her answer, ask what that week cost her in shifts, tips or extra help.",
			"“Without Colleen's voice” steers her toward one waitress. “Take me through last Friday, from the first table” is fresher and lets the worst thing come up by itself.",
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
**Pergunte:** Seu Valdemir, me conta essa terça do mamão desde o começo: o que aconteceu?
**No escuro:** 3 (o que acontece se ficar tudo como está) e 4 (como ele vai perceber que resolveu).
**Diga:** “Antes de falar em valor, preciso saber quanto o senhor perde, em que hora a mercadoria some e como vocês anotam hoje.”`,
		corrections: [
			'A linha “Diga” pergunta como vocês anotam, e ele já contou: caderno que só o Nilton entende. Troque por “quanto foi para o lixo na terça e quem mais confere essa conta”.',
			'“Antes de falar em valor” vem com três perguntas coladas. Ao vivo, diga só uma: “Preciso saber quanto o senhor perde por semana”; o resto vira a próxima pergunta.',
			'“No escuro” só traz 3 e 4, mas de 1 falta o custo do mamão, de 2 quanto gastou no sistema da filha e de 5 a esposa, que cuida do dinheiro, e o Nilton. Deixe esses pedaços anotados.',
			'Se ele responder “foi caixa demais”, não siga adiante: emende “quantas caixas, e quanto custou cada uma?”. Sem esse número, “dois, três mil” é só a conta dele.',
		],
	},
}
