import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'calm-meals-with-a-child',
	category: 'nutrition',
	isPremium: true,
	relatedPrompts: ['4', 'adapt-a-recipe', '7'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Four calm weeks with a child who won’t eat',
		tagline: 'You set the table, they decide',
		description:
			'A month without bargaining at dinner. It asks first whether this is a matter for the pediatrician, then gives the adults small steps, words to say and words to drop.',
		tags: ['picky eater', 'kids', 'family meals', 'toddler', 'feeding'],
		searchedAs: [
			'my child won’t eat',
			'my toddler refuses to eat',
			'my kid refuses dinner',
			'picky eating',
			'fussy eater',
			'picky eater meal ideas',
			'child only eats pasta',
			'child only eats chicken nuggets',
			'child refuses vegetables',
			'how to get a kid to eat vegetables',
			'division of responsibility feeding',
			'mealtime battles',
			'dinner fights with kids',
			'when to worry about picky eating',
			'food refusal in children',
			'selective eating',
			'food neophobia',
			'arfid or picky eating',
			'4 year old won’t eat',
			'child gags on food',
			'new foods for kids',
			'stop bribing my child with dessert',
			'toddler won’t eat dinner',
			'how to deal with a picky eater',
			'baby led weaning',
			'toddler throws food',
			'only eats plain food',
			'autistic child eating',
			'sensory food issues',
			'force kid to eat',
			'son hates vegetables',
			'daughter skips meals',
			'2 year old',
			'3 year old',
			'5 year old refuses',
			'child underweight worried',
			'spits out food',
			'eats only snacks',
			'screens at dinner table',
			'pediatric feeding therapy',
			'lunchbox comes back full',
			'grandma gives sweets',
			'healthy eating for kids',
			'starting solids, beige food',
			'mealtime tantrum, stressful meals',
		],
		promptText: `Dinner at our place has become a negotiation. Help the adults, not the child: every step you give is something we do, and no step asks for a bite.

The child: [child]
Eats without a fuss: [accepted foods]
A usual day of food and drink, with times:
[usual day]
A bad meal, as it went:
[bad meal]
Who feeds them, and where they disagree: [adults]
Growth, health, allergies: [health notes]

**Pediatrician first?** Look for: weight lost or growth slowing, pain, vomiting, choking or coughing at meals, fear after a choking scare, dry diapers or no drinking, whole food groups gone (fruit and vegetables count as one), a list that keeps shrinking, distress that keeps the child from school or parties, fear of gaining weight. Under two, or developmental delay, also counts. One yes: say which, how soon to call, what to bring (growth chart, this list, a video of a meal), and stop there. Not drinking is for today; trouble breathing is an emergency call.

All no: go on, with Ellyn Satter’s division of responsibility. Adults decide what, when and where; the child decides whether and how much.

**Who decides what**: two columns, with three lines each from our own table.

**Four weeks**: Week | Adults do | Adults stop | Done when (about us, not about bites)
1 Clock: meals and snacks every two and a half to four hours, water between, from the times above. No new food.
2 Table: one shared meal, always with something accepted on it; everybody serves themselves; no praise, no bribes, no dessert as a prize.
3 Bridges: the same new food, a little of it, on the table again and again; it can take ten or fifteen times.
4 Hands: market, washing, stirring; then choose what stays.

**Bridges**: three accepted foods, each with three steps that change one thing only (shape, brand, color, dip), nothing allergic, nothing that can choke at this age.

**Words for the table**: six lines for the scenes in our bad meal: Instead of | Say. One is for the adult who disagrees.

**Sunday notes**: five boxes to tick, and what would send us to the pediatrician after all.

What we did not tell you starts with “assumption:”. No supplements, no portions in grams, no diagnosis. Last, read every line as a stubborn child would: does any of it reward, threaten, trick or count bites? Rewrite it.`,
		blanks: [
			{
				name: 'child',
				label: 'Age, and since when',
				example: 'boy, almost 4, since he started daycare a year ago',
			},
			{
				name: 'accepted foods',
				label: 'What the child eats',
				example: 'plain pasta, toast, bananas, yogurt, fish sticks…',
				kind: 'list',
			},
			{
				name: 'usual day',
				label: 'A usual day, with times',
				example: '7:00 milk, 8 oz; 9:30 crackers in the car; 12:00…',
				kind: 'long',
			},
			{
				name: 'bad meal',
				label: 'A bad meal, as it went',
				example: 'He said yuck, I said two bites, Grandma got cookies…',
				kind: 'long',
			},
			{
				name: 'adults',
				label: 'Adults and disagreements',
				example: 'us two and my mother, who offers sweets',
			},
			{
				name: 'health notes',
				label: 'Growth, health, allergies',
				example: 'growing on his curve at the last checkup; egg allergy',
			},
		],
		instructions:
			'Use it for a healthy child of about two to ten who eats little variety and makes the table tense. Not under two, not after a choking scare, not when weight is falling: call the pediatrician. Use no names.',
		steps: [
			'Write down one ordinary day and one bad meal, without softening it.',
			'Read the first part alone; a single yes ends the plan and starts a phone call.',
			'Agree on week one with every adult who feeds the child.',
			'Tape the words to the inside of a cupboard.',
			'Tick the Sunday boxes, then move on or stay a week longer.',
		],
		followUp:
			'These are our Sunday boxes and the worst scene of the week: … Do we move on, stay, or call the pediatrician? Give next week’s row and two new lines for the table.',
		answerParts: [
			{ heading: 'Pediatrician first?', note: 'whether a doctor has to come before any plan' },
			{ heading: 'Who decides what', note: 'the grown-ups’ part and the child’s part' },
			{ heading: 'Four weeks', note: 'a table: what you begin, what you drop, when it’s done' },
			{ heading: 'Bridges', note: 'tiny steps away from the safe favorites' },
			{ heading: 'Words for the table', note: 'what to say in your hardest scenes' },
			{ heading: 'Sunday notes', note: 'a short checklist, with its alarm line' },
		],
		credits:
			'The division of responsibility in feeding is Ellyn Satter’s (Child of Mine, 2000; Ellyn Satter Institute). Small steps from accepted foods follow food chaining (Cheri Fraker and colleagues, Food Chaining, 2007). The four weeks are Pronto’s arrangement.',
	},
	pt: {
		title: 'Quatro semanas de paz com quem não come',
		tagline: 'O adulto serve, a criança decide',
		description:
			'Um mês sem aviãozinho, ameaça nem tablet. Primeiro se vê se o caso é de pediatra; depois vêm passos pequenos para os adultos e o que dizer na hora do “não quero”.',
		tags: ['criança não come', 'seletividade alimentar', 'filhos', 'hora da refeição', 'família'],
		searchedAs: [
			'meu filho não come',
			'minha filha não come nada',
			'criança que não come',
			'criança não quer comer',
			'criança seletiva para comer',
			'criança não come verdura',
			'criança só come macarrão',
			'só quer mamadeira',
			'recusa alimentar infantil',
			'como fazer meu filho comer',
			'como fazer criança comer legumes',
			'birra na hora de comer',
			'comer vendo tela',
			'quando se preocupar com criança que não come',
			'tare ou seletividade',
			'neofobia alimentar',
			'filho ruim de boca',
			'criança enjoada para comer',
			'divisão de responsabilidades alimentação',
			'meu filho de 3 anos não come',
			'criança engasga e vomita na comida',
			'lanche para criança seletiva',
			'blw',
			'bebê recusa comida',
			'joga comida no chão',
			'só quer besteira',
			'só come biscoito',
			'só come arroz',
			'não gosta de salada',
			'não come fruta',
			'não come carne',
			'abaixo do peso',
			'forçar a comer',
			'choro na mesa',
			'hora do almoço é uma guerra',
			'celular na mesa',
			'lancheira volta cheia',
			'vó dá doce',
			'introdução alimentar, autista seletividade',
			'tea alimentação, cuspir comida',
			'filho magrinho, pediatra apetite',
			'2 anos, 4 anos',
			'sensorial, fastio',
		],
		promptText: `Aqui em casa a janta virou queda de braço. O plano é para os adultos: tudo o que você propuser somos nós que fazemos, e nenhum passo depende de a criança provar.

A criança: [criança]
Come sem briga: [o que aceita]
Um dia comum, com hora, leite e beliscos:
[dia comum]
Uma refeição ruim, como foi:
[refeição ruim]
Quem dá comida, e onde não se entendem: [adultos]
Crescimento, saúde, alergias: [saúde]

**Pediatra antes?** Procure: perdeu peso ou parou de crescer, dor, vômito, engasgo ou tosse ao comer, medo depois de um engasgo, pouco xixi ou recusa de líquido, grupo inteiro de alimentos fora (fruta, verdura e legume contam como um só), lista cada vez menor, sofrimento que atrapalha escola ou festa, medo de engordar. Menos de 2 anos ou atraso no desenvolvimento também. Achou um só? Diga qual, em quanto tempo procurar a UBS ou o pediatra e o que levar (Caderneta da Criança, esta lista, vídeo de uma refeição), e encerre. Não beber nada é para hoje; não respirar bem é SAMU 192, já.

Se não achou nenhum, siga a divisão de responsabilidades de Ellyn Satter: o adulto resolve o quê, quando e onde; a criança, se come e quanto.

**De quem é a decisão**: duas colunas, três linhas cada, com cenas da nossa casa.

**Quatro semanas**: semana | o que fazemos | o que paramos | cumprida quando (conta o que o adulto fez, não a garfada)
1 Relógio: refeição e lanche com duas horas e meia a quatro de intervalo, tirados do dia comum; entre um e outro, água. Nada novo no prato.
2 Mesa: uma refeição junto, sem tela, sempre com algo que aceita; cada um se serve; sem elogio, chantagem ou sobremesa de prêmio.
3 Pontes: um mesmo alimento novo volta à mesa, em porção mínima, dez ou quinze vezes se for preciso.
4 Mãos: feira, lavar folha, mexer panela; por fim, escolher o que fica.

**Pontes**: três alimentos que aceita, três degraus para cada um, mudando uma coisa por vez (corte, marca, cor, molho). Nada que dê alergia nem risco de engasgo nessa idade.

**Frases para a mesa**: seis, nas cenas da refeição ruim: em vez de | diga. Uma delas para o adulto que discorda.

**Anotações de domingo**: cinco quadradinhos para marcar e o sinal que nos manda ao pediatra.

O que não contamos leva “suposição:”. Sem vitamina, sem gramas, sem diagnóstico. Por fim, releia como criança teimosa: alguma linha premia, ameaça, engana ou conta colherada? Troque.`,
		blanks: [
			{
				name: 'criança',
				label: 'Idade e desde quando',
				example: 'menina de 3 anos, desde que nasceu o irmão',
			},
			{
				name: 'o que aceita',
				label: 'O que come sem briga',
				example: 'arroz, caldo de feijão, banana, pão, iogurte…',
				kind: 'list',
			},
			{
				name: 'dia comum',
				label: 'Um dia comum, com hora',
				example: '6h30 mamadeira; 9h biscoito na creche; 11h30 almoço…',
				kind: 'long',
			},
			{
				name: 'refeição ruim',
				label: 'Uma refeição ruim, como foi',
				example: 'Virou o rosto, liguei o desenho, a avó fez aviãozinho…',
				kind: 'long',
			},
			{
				name: 'adultos',
				label: 'Adultos e desacordos',
				example: 'eu, o pai e a avó, que dá bolacha fora de hora',
			},
			{
				name: 'saúde',
				label: 'Crescimento, saúde, alergias',
				example: 'curva normal na Caderneta; alergia a camarão',
			},
		],
		instructions:
			'Use com criança saudável, de 2 a 10 anos, que varia pouco e deixa a mesa tensa. Não serve antes dos 2 anos, depois de engasgo ou com perda de peso: procure a UBS ou o pediatra. Não escreva o nome da criança.',
		steps: [
			'Anote um dia comum e uma refeição ruim, sem amenizar.',
			'Leia a primeira parte antes das outras: um sim encerra o plano e vira consulta.',
			'Combine a semana 1 com todo adulto que dá comida.',
			'Cole as frases na porta do armário, do lado de dentro.',
			'Marque os quadradinhos no domingo e avance, ou fique mais uma semana.',
		],
		followUp:
			'Estes são os quadradinhos de domingo e a pior cena da semana: … Avançamos, ficamos ou procuramos o pediatra? Mande a linha da próxima semana e duas frases novas.',
		answerParts: [
			{ heading: 'Pediatra antes?', note: 'se a consulta tem de vir primeiro' },
			{ heading: 'De quem é a decisão', note: 'o papel do adulto e o da criança' },
			{ heading: 'Quatro semanas', note: 'tabela: o que começar, o que largar, quando deu certo' },
			{ heading: 'Pontes', note: 'passinhos a partir do que já é querido' },
			{ heading: 'Frases para a mesa', note: 'o que falar nas piores horas' },
			{ heading: 'Anotações de domingo', note: 'lista curta, com o seu sinal de alarme' },
		],
		credits:
			'A divisão de responsabilidades é de Ellyn Satter (Child of Mine, 2000; Ellyn Satter Institute). Os degraus partem do encadeamento alimentar, food chaining (Cheri Fraker e colegas, 2007). As quatro semanas são arranjo do Pronto.',
	},
}
