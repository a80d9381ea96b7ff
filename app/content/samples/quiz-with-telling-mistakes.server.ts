import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'quiz-with-telling-mistakes',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			taught:
				'percent change: increase, decrease, finding the original amount, two changes in a row; eight lessons',
			class:
				"31 seventh graders, third period; 5 with extra time, 4 learning English; calculators allowed, most don't use them",
			'number of questions': '6',
			medium: 'raised cards, A to D',
			'wrong answers seen': `From Thursday's exit tickets:
- from 8 to 10 is 20% more (they divide by the new number), 11 kids
- from 50 to 75 is 25% more, “because 75 − 50 = 25”
- 20% off, then 20% on top: “same price again”, nearly everyone, even Amara
- 30% off and another 10% off is 40% off
- A jacket costs $40 after 20% off. Original: $48 (they add 20% of 40)
- a price goes up 150%: from $20 to $30. Said by four, sure of it
- You can't go up more than 100%, “100 is all of it”
- 0.5% of 200 is 100
- 5% of 60: 60 ÷ 5 = 12
- from 10 down to 8 is 25%, because from 8 to 10 was 25% an exercise earlier
One boy gets everything right and writes “I just try numbers until it fits.”`,
		},
		text: `# Percent change: raise your card

**1.** A ticket went from $40 to $50. By what percent did the price increase?

A. 125%
B. 25%
C. 20%
D. 10%

**2.** A game costs $50. The price drops by 20%. Then the new price rises by 20%. What is the final price? (Cards A to C)

A. $50
B. $40
C. $48

**3.** A bike costs $200. The store takes off 30%. Then it takes another 10% off the new price. What is the final price?

A. $126
B. $120
C. $160
D. $140

**4.** After a 25% discount, a coat costs $60. What was the original price?

A. $45
B. $75
C. $85
D. $80

**5.** A card cost $40. Its price increased by 150%. What is the new price?

A. $190
B. $100
C. $80
D. $60

**6.** What is 0.5% of 400?

A. 200
B. 20
C. 2
D. 800

---

# Teacher's page

**Keys: 1B, 2C, 3A, 4D, 5B, 6C**

| Item | Option | What this student believes | One question that shakes it |
|---|---|---|---|
| 1 | A | assumption: the new price as a percent of the old is the increase (50 ÷ 40) | If the price had stayed at $40, what percent would your method give? |
| 1 | **B, key** | 10 is compared with the starting 40 | – |
| 1 | C | You divide by the new number (10 ÷ 50) | What is 20% of $40? Add it: do you reach $50? |
| 1 | D | The difference is the percent (50 − 40) | Is $10 more on a $1,000 bike also 10%? |
| 2 | A | Equal percents down and up cancel | Twenty percent of which number the second time? |
| 2 | B | assumption: the first change finishes the problem | Which sentence of the story haven't you used? |
| 2 | **C, key** | Each percent is of the price at that moment | – |
| 3 | **A, key** | $140, then 10% of $140 off | – |
| 3 | B | Discounts add: 40% off | After 50% off and another 50% off, is it free? |
| 3 | C | A percent is a number of dollars (200 − 30 − 10) | What would 30% off a $10 book cost? |
| 3 | D | assumption: the first discount finishes the problem | What did the second discount do to the price? |
| 4 | A | assumption: “discount” always means take off | Can the price before a sale be lower than the sale price? |
| 4 | B | Add 25% of the sale price to get back | Take 25% off $75. Do you land on $60? |
| 4 | C | A percent is a number of dollars (60 + 25) | Take 25% off $85. Is that $25? |
| 4 | **D, key** | $60 is 75% of the original | – |
| 5 | A | A percent is a number of dollars (40 + 150) | What is 100% of $40, in dollars? |
| 5 | **B, key** | $60 is added to $40 | – |
| 5 | C | An increase stops at 100%, “all of it” | A plant grows from 1 inch to 5. How many times was 1 inch added? |
| 5 | D | Up 150% means becoming 150% | If it went up 100%, where would it be? Is 150% more or less than that? |
| 6 | A | 0.5% is one half | What is 1% of 400? Can half of one percent be more? |
| 6 | B | assumption: 0.5% works like 5% | What is 5% of 400? Is 0.5% the same amount? |
| 6 | **C, key** | Half of 1%, and 1% is 4 | – |
| 6 | D | You divide by the percent number (400 ÷ 0.5), as in 60 ÷ 5 | Can a piece of 400 under 1% be larger than 400? |

## Reading the result

1. If a third chose **1C, 2A or 4B**, start the next lesson with “percent of what?”: students circle the base in three stories before they calculate.
2. If a third chose **5C or 5D**, start with one bar and stack a second and half of a third: “becomes 150%” next to “goes up 150%”. If a third chose **1D, 3C, 4C or 5A**, start with $10 off a $20 item beside $10 off a $200 item.
3. If a third chose **3B**, start with “50% off twice”; if a third chose **6A or 6D**, start with the ladder 100%, 10%, 1%, 0.5% of 400.

**Left out:** “10 down to 8 is 25%”. Dividing by the new number and reversing the earlier answer both give 25%, so one option would carry two beliefs. The boy who tries numbers can get 4D by guessing; ask him for the price before a 35% discount that left $40.30, and for the equation he would write ($62).

I worked each item as a student who knows and once for each belief, by hand. For the five with extra time, wait before calling the cards; for the four learning English, read the story aloud once.`,
		corrections: [
			'2A catches two beliefs: equal percents cancel, and “a percent is a number of dollars” (50 − 20 + 20 = 50). Before reading a 2A, look at what that student raised on 3C, 4C and 5A.',
			'“If a third chose 2A” will always fire: you wrote “nearly everyone, even Amara”. Set item 2 at two thirds, and say that the third is counted on each item alone.',
			'No item asks by what percent something fell, though decrease was taught. Add a stem such as “from $200 to $160, by what percent?” with 25% for dividing by the new price, 40% for the difference and 80% for what is left.',
			'The question at 4C, 25% of $85, has no quick head answer for children who rarely use calculators. Ask “What is 25% of $100? Is it $25 for every price?”',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'já ensinei':
				'fases da Lua e eclipses (EF08CI12) e estações do ano (EF08CI13), 7 aulas, com lanterna e bola de isopor',
			turma:
				'8º ano C, escola estadual em Feira de Santana, 36 alunos, 2 com baixa visão; tarde, sem projetor',
			'quantas questões': '5',
			meio: 'plaquinhas de A a D',
			'erros vistos': `Dos desenhos e das respostas no caderno:
- “No verão a Terra fica mais perto do Sol” (uns 20 alunos, até quem copiou certo do quadro).
- A parte escura da Lua minguante “é a sombra da Terra”. O Ruan desenhou a Terra no meio e uma setinha de sombra para cada fase.
- “Eclipse do Sol acontece toda lua nova, a gente é que não vê porque chove.”
- “A Lua não gira, porque a gente vê sempre a mesma cara dela.”
- “Lua cheia só aparece à noite, lua nova só de dia.” Uma aluna disse que lua nova não existe, “ela some”.
- “Quando é verão aqui é verão no mundo todo, só que lá tem neve.”
- “O eixo da Terra vai virando: em dezembro inclina pra cá, em junho inclina pra lá.”
- Trocam rotação por translação em quase toda frase.`,
		},
		text: `# Folha do aluno

**Leia, pense na sua resposta e só então olhe as alternativas. Ao sinal, levante a plaquinha.**

**1.** A lanterna é o Sol, a sua cabeça é a Terra e a bola é a Lua. Onde a bola deve ficar para você ver metade dela clara e metade escura?
- A) Atrás da sua cabeça, dentro da sombra dela
- B) Entre a lanterna e a sua cabeça
- C) Ao lado da sua cabeça, com a lanterna à sua frente
- D) Em qualquer lugar em volta da sua cabeça

**2.** Imagine um ano inteiro sem nuvens no mundo todo. Em quantas luas novas desse ano alguém, em algum lugar, veria um eclipse do Sol?
- A) Em todas
- B) Em poucas
- C) Em nenhuma

**3.** Enquanto a Lua dá uma volta completa em torno da Terra, quantas voltas ela dá em torno de si mesma?
- A) Nenhuma
- B) Cerca de doze
- C) Cerca de vinte e sete
- D) Uma

**4.** Imagine que o eixo da Terra não fosse inclinado e que o caminho dela em volta do Sol continuasse o mesmo. Como seria o ano em Porto Alegre?
- A) Quase sem diferença entre as estações
- B) Com as mesmas estações de hoje
- C) Com verão o ano inteiro

**5.** Em dezembro, a ponta norte do eixo da Terra mira uma certa estrela, muito distante. Para onde essa ponta mira em junho?
- A) Para o lado oposto do céu
- B) Para a mesma estrela
- C) Para o lado em que está o Sol, como sempre
- D) Para uma direção que muda a cada hora do dia

---

# Folha do professor

Para os 2 alunos com baixa visão: leia enunciado e alternativas em voz alta duas vezes, entregue a folha ampliada e conte as plaquinhas você mesmo. Nas questões 2 e 4, a plaquinha D fica na mesa: uma quarta alternativa só faria número.

| Questão | Alternativa | O que esse aluno pensa | Pergunta de um minuto |
|---|---|---|---|
| 1 | A | A parte escura é a sombra da Terra (o desenho do Ruan) | “Ponha a bola na sombra da cabeça: fica metade escura, ou escurece como no eclipse?” |
| 1 | B | suposição: a meia Lua aparece quando a Lua passa na frente do Sol (mistura fase e eclipse) | “Com a bola na frente da lanterna, que lado dela está virado para você?” |
| 1 | **C ✔** | O Sol clareia meia Lua; de lado, vemos metade da parte clara | – |
| 1 | D | suposição: a Lua tem um lado escuro fixo, e é sempre ele que se vê | “Dê a volta com a bola: a parte clara que você vê muda de tamanho?” |
| 2 | A | Há eclipse em toda lua nova; a chuva é que esconde | “Se a bola passa um pouco acima da linha da lanterna, a sombra ainda acerta a sua cabeça?” |
| 2 | **B ✔** | O caminho da Lua é inclinado; só às vezes os três se alinham | – |
| 2 | C | suposição: eclipse do Sol acontece na lua cheia | “Para tapar a lanterna, a bola fica na sua frente ou atrás de você?” |
| 3 | A | A Lua não gira, porque se vê sempre a mesma face | “Ande em volta de uma cadeira olhando sempre para ela: você olhou para todas as paredes da sala?” |
| 3 | B | suposição: troca rotação por translação e conta as voltas da Lua num ano | “Isso são voltas em torno de quem, e em quanto tempo?” |
| 3 | C | suposição: usa a rotação da Terra (uma por dia) na Lua, que leva uns 27 dias na volta | “Se ela girasse todo dia, veríamos sempre a mesma face?” |
| 3 | **D ✔** | Uma rotação no tempo de uma translação | – |
| 4 | **A ✔** | Sem inclinação, a luz chega do mesmo jeito o ano todo | – |
| 4 | B | A estação vem da distância ao Sol: o eixo não conta | “Se fosse a distância, como seria inverno em Lisboa no mesmo dia em que é verão em Porto Alegre?” |
| 4 | C | suposição: sem inclinação, o Sol bate de frente em todo lugar, e é verão no mundo todo | “Numa bola sem inclinação, a lanterna bate de frente no meio e perto da ponta do mesmo jeito?” |
| 5 | A | O eixo vira: em dezembro pra cá, em junho pra lá | “Ande em volta da lanterna com o lápis mirando a mesma parede: foi preciso virar o lápis?” |
| 5 | **B ✔** | O eixo mantém a direção; quem muda de lado é a Terra | – |
| 5 | C | suposição: a ponta do eixo acompanha o Sol o ano todo | “Se o norte mirasse sempre o Sol, quando seria inverno em Lisboa?” |
| 5 | D | Troca os movimentos: a rotação faria o eixo rodar pelo céu | “Gire o lápis nos dedos: a ponta muda de direção?” |

**Gabarito:** 1C, 2B, 3D, 4A, 5B

**Ficou de fora:** “lua cheia só à noite, lua nova só de dia”. É quase verdade: a cheia nasce perto do pôr do sol e a nova anda perto do Sol. Como alternativa errada, daria discussão. “Ela some” pede conversa e bola na mão.

# Leitura (um terço = 12 plaquinhas)

- Se um terço marcar **1A**, comece a aula pela bola dentro e fora da sombra da cabeça; se for **2A**, pela bola acima da linha da lanterna (EF08CI12).
- Se um terço marcar **3A**, comece a aula pela volta na cadeira, dizendo em voz alta “rotação” e “translação” (EF08CI12).
- Se um terço marcar **4B**, comece a aula por Lisboa e Porto Alegre no mesmo dia de dezembro; se for **5A**, pelo lápis que não vira em volta da lanterna (EF08CI13).`,
		corrections: [
			'“Quando é verão aqui é verão no mundo todo” não virou alternativa e nem aparece em “ficou de fora”. Troque a 4C, que é suposição, por uma questão de Lisboa em dezembro.',
			'O erro de 20 alunos, o verão pela distância do Sol, só aparece em 4B, de forma indireta. Se um aluno pensa também na inclinação, escapa: pergunte a estação em Lisboa no começo de janeiro, quando a Terra está mais perto do Sol.',
			'A 3B (“cerca de doze”) pede um caminho que ninguém faz: contar as voltas da Lua num ano quando a pergunta fala em uma volta. Tire e deixe três alternativas, como na 2 e na 4.',
			'A folha do professor não diz quantos eclipses solares há por ano: de 2 a 5, em 12 ou 13 luas novas. Anote ao lado da 2B, porque um aluno vai perguntar se “poucas” é uma só.',
		],
	},
}
