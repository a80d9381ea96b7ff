import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'eat-around-training',
	category: 'nutrition',
	isPremium: true,
	relatedPrompts: ['one-week-of-lunches', 'what-a-food-diary-shows', '8'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'What to eat before and after you train',
		tagline: 'Your meals, moved by an hour',
		description:
			'For people who train around a job. Your own meals and your own sessions on one clock, with what to eat when, what to leave alone and a two-week test.',
		tags: ['pre-workout', 'post-workout', 'gym', 'running', 'snacks'],
		searchedAs: [
			'what to eat before a workout',
			'what to eat after a workout',
			'pre workout meal',
			'pre workout snack',
			'post workout meal',
			'post workout snack',
			'eating before running',
			'what to eat before a run in the morning',
			'eating before the gym',
			'should i eat before morning workout',
			'nutrition for runners',
			'sports nutrition',
			'food before exercise',
			'how long after eating can i run',
			'stomach cramps when running',
			'no energy at the gym',
			'dizzy after workout',
			'starving after the gym',
			'dinner after late workout',
			'protein after workout',
			'hydration for exercise',
			'what to eat before a soccer game',
			'night shift gym',
			'banana coffee before gym',
			'creatine',
			'soccer practice kids',
			'nausea while running',
			'race day breakfast',
			'food before a marathon',
			'tired after training',
			'muay thai boxing',
			'lifting weights, cycling ride',
			'swim practice, 5am workout',
			'protein shake, fasted training',
			'build muscle, gain muscle',
			'yoga pilates, side stitch',
			'energy gel, recovery food',
			'vegetarian athlete, teenage athlete',
			'crossfit, triathlon, carbs, bodybuilding, fuel, bonk',
		],
		promptText: `I train around a job and a family, and I want to know what to eat before and after. Begin with the meals I have already and move as little as you can. No calories, weight goals, powders or fasting.

My training week:
[training week]

What I eat on those days, and when:
[usual meals]

What goes wrong: [what goes wrong]
Off the menu: [off the menu]
What I can carry or buy on the way: [on the way]
Health and medicines: [health notes]

Two checks before the plan. Chest pain, fainting, dizziness that keeps coming back, palpitations, missing periods, weight falling on its own or fear of food: no plan, see a doctor first. Glucose-lowering medicine, pregnancy, kidney disease, a past eating disorder or age under 18: no plan either, only six questions for a sports dietitian.

Otherwise put each session on a clock and measure the gap since I last ate.
- Two to four hours: an ordinary meal did the job. Add nothing.
- More than four: a snack one to two hours before, mostly starch, little fat and fiber.
- Less than two, or straight out of bed: a few soft, starchy bites, or nothing if the session is easy and under an hour. My stomach decides.
- During: water as thirst asks, more in heat. Only past 75 minutes of steady hard work, 30 to 60 g of carbohydrate an hour.
- After: if my next meal comes within two hours, let that be it, with 15 to 25 g of protein and a starch. If not, a small snack to last until then.

Answer under these headings:
**Your week by the clock**: Session | Gap | Before | During | After | Moved from today
**Leave alone**: habits of mine that already work, with the reason.
**In the bag**: three things from what I can carry or buy, in household amounts, and how long each keeps without a fridge.
**Two-week test**: the one change most likely to fix what goes wrong; week one as now, week two changed; a log to copy (date, food, minutes before, stomach 0–3, energy 0–3) and, fixed in advance, the result that keeps it.
**What I assumed**: every “assumption:” in one list, and which answer of mine would overturn it.

Then check: a gap for every session, computed from my times; nothing off the menu; one change under test, not two.`,
		blanks: [
			{
				name: 'training week',
				label: 'Training, by day and clock',
				example: 'Tue 6:15 run 40 min easy; Sat 9:00 soccer 90 min',
				kind: 'list',
			},
			{
				name: 'usual meals',
				label: 'What you eat, and when',
				example: 'coffee at 6; lunch 12:30 in the cafeteria; dinner 8…',
				kind: 'long',
			},
			{
				name: 'what goes wrong',
				label: 'What goes wrong',
				example: 'side stitches on Tuesdays, raiding the fridge at 10 p.m.',
			},
			{
				name: 'off the menu',
				label: 'What you don’t eat',
				example: 'bananas, anything with lactose',
				meaning: 'food-limits',
			},
			{
				name: 'on the way',
				label: 'What you can carry or buy',
				example: 'bread rolls, dried fruit, the deli by the train station',
			},
			{ name: 'health notes', label: 'Health and medicines', example: 'none that I know of' },
		],
		instructions:
			'Use it for ordinary training: gym, running, cycling, team sports, classes, a few hours a week. Not for competition, weight classes or losing weight, and not if a doctor has told you what or when to eat.',
		steps: [
			'Write down three training days with real times, not planned ones.',
			'Fill in what goes wrong in words you would use to a friend.',
			'Read “Leave alone” first; it is usually the longest part.',
			'Run the two-week test before you change anything else.',
			'Send back the log with the follow-up.',
		],
		followUp:
			'Here is my log of both weeks: … By the rule we fixed, do I keep the change? If it is undecided, say so and choose the next single test.',
		answerParts: [
			{ heading: 'Your week by the clock', note: 'a table with a row for every session' },
			{ heading: 'Leave alone', note: 'the good habits you have already' },
			{ heading: 'In the bag', note: 'portable food that survives the day' },
			{ heading: 'Two-week test', note: 'a small experiment on your biggest nuisance' },
			{ heading: 'What I assumed', note: 'guesses, gathered so you can correct them' },
		],
		credits:
			'Ranges follow the joint position statement “Nutrition and Athletic Performance” of the Academy of Nutrition and Dietetics, Dietitians of Canada and the American College of Sports Medicine (2016). The gaps for everyday training and the two-week test are Pronto’s.',
	},
	pt: {
		title: 'O que comer antes e depois do treino',
		tagline: 'A sua comida, na hora certa',
		description:
			'Feito para quem treina antes do trabalho ou depois do ônibus. Suas refeições e seus treinos no mesmo relógio: o que comer, o que deixar como está e um teste de duas semanas.',
		tags: ['pré-treino', 'pós-treino', 'academia', 'corrida', 'lanche'],
		searchedAs: [
			'o que comer antes do treino',
			'o que comer depois do treino',
			'comida pré-treino',
			'lanche pré-treino',
			'pré-treino natural',
			'comida pós-treino',
			'o que comer antes de correr',
			'o que comer antes da academia',
			'treinar em jejum',
			'posso treinar sem comer',
			'quanto tempo depois de comer posso treinar',
			'dor do lado quando corro',
			'tontura no treino',
			'sem energia na academia',
			'fome depois do treino',
			'jantar depois da academia',
			'treino de manhã cedo o que comer',
			'alimentação para corrida',
			'alimentação para quem treina',
			'nutrição esportiva',
			'comer antes do futebol',
			'proteína depois do treino',
			'pré e pós-treino',
			'ganhar massa muscular',
			'maratona meia maratona',
			'bike ciclismo pedal',
			'treinar às 5 da manhã',
			'treinar à noite',
			'banana café antes',
			'whey',
			'creatina',
			'jiu-jitsu muay thai luta',
			'enjoo no treino',
			'fraqueza no treino',
			'lanche da tarde academia',
			'corrida de rua 5k 10k',
			'dia da prova corrida',
			'batata doce frango',
			'ganhar músculo, futebol domingo',
			'yoga pilates, vegetariano atleta',
			'personal trainer, recuperação muscular',
			'musculação, hipertrofia, natação, carboidrato, vôlei',
			'suplemento, bodybuilder',
		],
		promptText: `Treino no horário que sobra, e a dúvida é sempre a mesma: o que eu como antes e depois? Parta da comida que já faz parte do meu dia e mexa o mínimo. Caloria, meta de peso, suplemento e jejum não entram na conversa.

Meus treinos da semana:
[treinos]

O que eu como nesses dias, com hora:
[refeições]

O que incomoda: [o que incomoda]
Não como: [não como]
Dá para levar ou comprar no caminho: [no caminho]
Saúde e remédios: [saúde]

Há duas paradas obrigatórias. Dor no peito, desmaio, tontura que se repete, palpitação, menstruação que sumiu, peso caindo sem querer ou medo de comer: sem plano, primeiro o médico ou a UBS. Remédio que baixa a glicose, gestação, doença renal, transtorno alimentar no passado ou menos de 18 anos: sem plano também, só seis perguntas para levar à nutricionista.

Se passei pelas duas, alinhe treinos e refeições pelo horário e meça há quanto tempo comi.
- De duas a quatro horas: a refeição resolve. Não acrescente nada.
- Mais de quatro: um lanche de uma a duas horas antes, com pão, cuscuz, tapioca ou fruta, pouca gordura e pouca fibra.
- Menos de duas, ou logo ao acordar: pouca coisa, macia e rica em amido; treino leve de menos de uma hora pode ir sem nada. Meu estômago decide.
- Durante: água conforme a sede, mais no calor. Carboidrato, de 30 a 60 g por hora, só depois de 75 minutos de esforço forte e contínuo.
- Depois: se a próxima refeição vem em até duas horas, é ela, com 15 a 25 g de proteína e o arroz, a mandioca ou o pão de sempre. Se demora, um lanche pequeno segura até lá.

Responda com estes títulos:
**A semana no relógio**: treino | intervalo | antes | durante | depois | o que mudou de hoje
**Não mexa**: o que já funciona, e por quê.
**Na mochila**: três opções do que dá para levar ou comprar, em medida caseira, e quanto aguentam fora da geladeira.
**Teste de duas semanas**: a mudança que mais promete contra o que incomoda; na primeira semana nada muda, na segunda só ela; ficha para copiar (data, comida, minutos antes, estômago 0–3, disposição 0–3) e, combinado antes, o resultado que faz a mudança ficar.
**O que supus**: tudo o que levou “suposição:”, e qual resposta minha derrubaria cada uma.

Para terminar, confira: todo treino tem intervalo, tirado dos meus horários; nada do que não como entrou; uma mudança em teste, não duas.`,
		blanks: [
			{
				name: 'treinos',
				label: 'Treinos, com dia e hora',
				example: 'seg e qua 5h40 musculação 50 min; dom 7h corrida 8 km',
				kind: 'list',
			},
			{
				name: 'refeições',
				label: 'O que você come, com hora',
				example: 'café preto 5h; almoço 12h no refeitório; janta 21h…',
				kind: 'long',
			},
			{
				name: 'o que incomoda',
				label: 'O que incomoda',
				example: 'sem força na série de perna, fome de leão às 10h',
			},
			{
				name: 'não como',
				label: 'O que você não come',
				example: 'leite, ovo cozido',
				meaning: 'food-limits',
			},
			{
				name: 'no caminho',
				label: 'O que dá para levar ou comprar',
				example: 'fruta, pão, a padaria ao lado da academia',
			},
			{ name: 'saúde', label: 'Saúde e remédios', example: 'nada que eu saiba' },
		],
		instructions:
			'Use para treino comum: academia, corrida, pedal, futebol, aula, algumas horas por semana. Não serve para competição, categoria de peso ou emagrecimento, nem para quem já tem orientação médica sobre o que e quando comer.',
		steps: [
			'Anote três dias de treino com o horário real, não o planejado.',
			'Conte o que incomoda do jeito que contaria a um amigo.',
			'Leia primeiro “Não mexa”: costuma ser a parte maior.',
			'Faça o teste de duas semanas antes de mudar mais alguma coisa.',
			'Devolva a ficha com a mensagem seguinte.',
		],
		followUp:
			'Esta é a ficha das duas semanas: … Pela regra que combinamos, a mudança fica? Se não dá para dizer, diga isso e escolha o próximo teste, um só.',
		answerParts: [
			{ heading: 'A semana no relógio', note: 'tabela com uma linha para cada sessão' },
			{ heading: 'Não mexa', note: 'os bons hábitos que você já tem' },
			{ heading: 'Na mochila', note: 'comida que aguenta o dia na bolsa' },
			{ heading: 'Teste de duas semanas', note: 'um experimento pequeno com a sua maior queixa' },
			{ heading: 'O que supus', note: 'os palpites, reunidos para você corrigir' },
		],
		credits:
			'As faixas seguem o posicionamento “Nutrition and Athletic Performance”, da Academy of Nutrition and Dietetics, dos Dietitians of Canada e do American College of Sports Medicine (2016). Os intervalos para o treino do dia a dia e o teste de duas semanas são do Pronto.',
	},
}
