import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'what-a-food-diary-shows',
	category: 'nutrition',
	isPremium: false,
	relatedPrompts: ['18', 'eat-around-training', 'one-week-of-lunches'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'What your food diary can really tell you',
		tagline: 'A weight question, without a diet',
		description:
			'Ask about your weight and be answered honestly: the patterns your notes show, what no diary can prove, and the questions worth taking to a dietitian.',
		tags: ['weight', 'food diary', 'dietitian', 'eating habits'],
		searchedAs: [
			'why am i not losing weight',
			'why am i gaining weight',
			'lose weight safely',
			'how to lose weight',
			'food journal',
			'food log',
			'food tracking',
			'analyze my food diary',
			'eating habits',
			'questions to ask a dietitian',
			'first appointment with a nutritionist',
			'what to ask a nutritionist',
			'weight loss plateau',
			'do i eat too much',
			'is my diet healthy',
			'why does my weight change every day',
			'weight loss without dieting',
			'am i eating badly',
			'am i eating too much',
			'weight gain',
			'nutritionist appointment',
			'myfitnesspal',
			'scale not moving',
			'eat little but gain',
			'snacking at night',
			'ozempic',
			'track what I eat',
			'photo of meals',
			'hungry all the time',
			'doctor said lose weight',
			'gained 5 kg',
			'counting calories, stuck weight',
			'belly fat, emotional eating',
			'menopause weight, stress eating',
			'eating patterns, sugar craving',
			'weekends overeating, eating disorder',
			'lost nothing',
			'calories, binge, thyroid, pcos, postpartum',
			'portions, bloating, diabetic, fitness, metabolism',
			'bmi, honest, bmr, obesity, overweight',
		],
		promptText: `My question is about my weight: [weight question]

Read my food diary with me. You are not putting me on a diet: no calorie totals, no targets, no forbidden foods, no goal weight, not even if I ask later.

About my health: [health notes]. I will talk to: [who I see].

First look for what needs a person rather than a reading: weight changing fast without a reason, whole days without meals, vomiting or laxatives, fear of eating, fainting; or if I am pregnant, under 18 or on insulin. If you find it, stop. Say so kindly in three sentences, name who can help (doctor, dietitian, an eating disorder helpline), and ask nothing else.

If not, treat the diary as a witness with gaps. Drinks, cooking oil, bites while cooking and bad days go missing, and writing things down changes how we eat. The scale swings with water, salt, hormones and the bathroom, so two mornings prove nothing.

1. Seen. Up to five patterns (timing, long gaps, drinks, plants and beans, company and mood, weekend), each with the dates that show it. Once is not a pattern.
2. Not seen. A table of three rows: What I might conclude | Why these pages can’t show it | What would.
3. Write next week. One thing to note that would answer the most.
4. To take along. Half a page in my voice for the person I will see: my question, the patterns, the medicines and changes to mention, then six questions to ask, the one I would regret forgetting first. If that is nobody yet, say who is the right first door, and why.

Anything not on the page gets “assumption:”. Before sending, strike each sentence that could be heard as “eat less”.

Diary:
[food diary]`,
		blanks: [
			{
				name: 'weight question',
				label: 'Your question about weight',
				example: 'I eat like I always did, so why did I gain this year?',
			},
			{
				name: 'health notes',
				label: 'Health, medicines, changes',
				example: 'new blood pressure pill since May, poor sleep',
			},
			{
				name: 'who I see',
				label: 'Who you will talk to',
				example: 'a dietitian',
				kind: 'choice',
				choices: ['a dietitian', 'my family doctor', 'a nurse', 'nobody yet'],
			},
			{
				name: 'food diary',
				label: 'Diary, day by day',
				example: 'Mon 7:30 coffee with milk, toast; 13:00 soup at my desk…',
				kind: 'long',
			},
		],
		instructions:
			'Use it with four to seven days of plain notes: what, when, where, with whom. Leave grams and calories out. Not for anyone with an eating disorder, now or in the past, and not for children: there the first step is a person, not a prompt.',
		steps: [
			'Keep a diary for four to seven days, a weekend included.',
			'Write your question the way you would say it to a friend.',
			'Cross out any pattern you don’t recognize.',
			'Take the half page to the appointment.',
		],
		followUp:
			'I have been to the appointment. This is what I was told: … Put it in plain words and list what I should have asked again.',
		credits:
			'Written for Pronto. That food records leave things out and change eating is well documented; see Livingstone and Black, “Markers of the Validity of Reported Energy Intake” (The Journal of Nutrition, 2003).',
	},
	pt: {
		title: 'O que o seu diário alimentar mostra mesmo',
		tagline: 'A pergunta do peso, sem dieta',
		description:
			'Uma resposta honesta para a dúvida que todo mundo tem: o que as suas anotações mostram, o que diário nenhum prova e o que perguntar na consulta com a nutricionista.',
		tags: ['peso', 'diário alimentar', 'nutricionista', 'hábitos'],
		searchedAs: [
			'por que não emagreço',
			'por que estou engordando',
			'não consigo emagrecer',
			'como emagrecer com saúde',
			'emagrecer sem dieta',
			'quero emagrecer',
			'diário alimentar',
			'registro alimentar',
			'anotar o que como',
			'o que perguntar para a nutricionista',
			'primeira consulta com nutricionista',
			'nutricionista pelo sus',
			'efeito platô',
			'meu peso muda todo dia',
			'engordei comendo a mesma coisa',
			'será que como demais',
			'minha alimentação é boa',
			'hábitos alimentares',
			'perder peso com segurança',
			'recordatório alimentar',
			'balança não mexe',
			'como pouco e engordo',
			'comer à noite',
			'estou comendo muito',
			'comer demais',
			'descontar na comida',
			'foto das refeições',
			'o que comi',
			'fome o tempo todo',
			'médico mandou emagrecer',
			'vontade de doce',
			'final de semana como demais',
			'acima do peso',
			'app de dieta',
			'relação com a comida',
			'contar calorias, peso parado',
			'comer emocional, fome emocional',
			'ozempic mounjaro, pós-parto',
			'ansiedade comida, efeito sanfona',
			'transtorno alimentar',
			'calorias, barriga, gordura, compulsão, beliscar',
			'menopausa, tireoide, sop, porções, inchaço',
			'diabetes, metabolismo, imc, doce, obesidade',
			'sobrepeso, engordar, quilos, fita, bioimpedância',
			'nutri, nutróloga, endocrinologista, retenção',
		],
		promptText: `Tenho uma pergunta sobre o meu peso: [pergunta sobre o peso]

Não quero dieta, e você não vai me dar uma. Nada de contar caloria, proibir comida, marcar meta na balança ou dar nota ao meu corpo, mesmo que eu insista. Quero entender o que anotei.

Da minha saúde: [saúde]. Vou conversar com: [com quem].

Antes de tudo, procure sinais de que preciso de uma pessoa, e não de uma leitura: peso que muda depressa sem explicação, dias sem comer, vômito ou laxante, medo de comer, desmaio; ou gestação, menos de 18 anos, uso de insulina. Achou? Pare aí. Diga com cuidado, em três frases, e indique a UBS, um médico ou o CAPS; se houver sofrimento agora, o CVV, 188.

Se não achou, leia o diário como depoimento de quem esqueceu coisas: o cafezinho adoçado, o óleo, a beliscada, o dia ruim. Quem anota já muda o jeito de comer. E a balança sobe e desce com água, sal, ciclo e intestino: duas manhãs não provam nada.

Responda em quatro partes:
1. “Aparece”: até cinco repetições (horário, intervalo longo, bebida, feijão e verdura, companhia, humor, fim de semana), cada uma com os dias. Uma vez só não conta.
2. “Não aparece”: três linhas de tabela, com a conclusão tentadora, por que estas páginas não bastam e o que bastaria.
3. “Semana que vem”: uma única coisa a mais para anotar.
4. “Para a consulta”: meia página na minha voz, para a pessoa que vou ver: a dúvida, o que se repete, os remédios e mudanças que devo contar e seis perguntas, começando pela que eu mais lamentaria esquecer. Se ainda não tenho ninguém, explique por qual porta entrar, também no SUS.

O que não está escrito leva “suposição:”. No fim, corte toda frase que soe como “coma menos”.

O diário:
[diário alimentar]`,
		blanks: [
			{
				name: 'pergunta sobre o peso',
				label: 'Sua pergunta sobre o peso',
				example: 'por que engordo se almoço pouco?',
			},
			{
				name: 'saúde',
				label: 'Saúde, remédios, mudanças',
				example: 'hipotireoidismo tratado, turno da noite desde março',
			},
			{
				name: 'com quem',
				label: 'Com quem vai conversar',
				example: 'nutricionista da UBS',
				kind: 'choice',
				choices: ['nutricionista particular', 'nutricionista da UBS', 'médico', 'ainda ninguém'],
			},
			{
				name: 'diário alimentar',
				label: 'Diário, dia por dia',
				example: 'seg 6h café com açúcar; 12h30 marmita no serviço…',
				kind: 'long',
			},
		],
		instructions:
			'Use com quatro a sete dias anotados sem capricho: o quê, quando, onde, com quem. Dispense gramas e calorias. Não serve para quem tem ou já teve transtorno alimentar nem para criança: nesses casos o primeiro passo é uma pessoa, não um prompt.',
		steps: [
			'Anote de quatro a sete dias, com um fim de semana no meio.',
			'Escreva a pergunta como você faria a uma amiga.',
			'Risque a repetição em que você não se reconhece.',
			'Leve a meia página à consulta.',
		],
		followUp:
			'Já fui à consulta e ouvi isto: … Explique em palavras simples e liste o que eu deveria ter perguntado de novo.',
		credits:
			'Escrito para o Pronto. Que o registro alimentar omite coisas e muda o jeito de comer está bem documentado; ver Livingstone e Black, “Markers of the Validity of Reported Energy Intake” (The Journal of Nutrition, 2003).',
	},
}
