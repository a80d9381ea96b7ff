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
		text: `## Students' page

**Percent change. Think first. When I say “cards,” hold up one card: A, B, C or D.**
Items 2, 3 and 5 have no D. You may use a calculator.

**1.** A phone case costs $40. The price goes up to $50. Later it goes back down to $40. What percent is the change up, and what percent is the change down?

| A | B | C | D |
|---|---|---|---|
| 10% up, 10% down | 20% up, 25% down | 25% up, 20% down | 25% up, 25% down |

**2.** A bike costs $400. In May the store takes 20% off. In June it adds 20% to the May price. What does the bike cost in June?

| A | B | C |
|---|---|---|
| $384 | $399 | $400 |

**3.** A tablet costs $300. It is 30% off. At the register you get another 10% off the sale price. What do you pay?

| A | B | C |
|---|---|---|
| $180 | $189 | $261 |

**4.** After 20% off, a pair of boots costs $120. What did the boots cost before?

| A | B | C | D |
|---|---|---|---|
| $96 | $126 | $144 | $150 |

**5.** A concert ticket costs $80. The price goes up by 150%. What is the new price?

| A | B | C |
|---|---|---|
| $120 is the price | $200 is the price | no price fits that |

**6.** You have $200 in the bank. It grows by 0.5%. How much do you have now?

| A | B | C | D |
|---|---|---|---|
| $201 | $210 | $300 | $600 |

**Import block**

\`\`\`
question;A;B;C;D;key
A phone case costs $40. The price goes up to $50. Later it goes back down to $40. What percent is the change up, and what percent is the change down?;10% up, 10% down;20% up, 25% down;25% up, 20% down;25% up, 25% down;C
A bike costs $400. In May the store takes 20% off. In June it adds 20% to the May price. What does the bike cost in June?;$384;$399;$400;;A
A tablet costs $300. It is 30% off. At the register you get another 10% off the sale price. What do you pay?;$180;$189;$261;;B
After 20% off, a pair of boots costs $120. What did the boots cost before?;$96;$126;$144;$150;D
A concert ticket costs $80. The price goes up by 150%. What is the new price?;$120 is the price;$200 is the price;no price fits that;;B
You have $200 in the bank. It grows by 0.5%. How much do you have now?;$201;$210;$300;$600;A
\`\`\`

## Your page

| Item | Option | What this student believes | One question that shakes it |
|---|---|---|---|
| 1 | A | The difference is the percent: 50 − 40 = 10. | From $1 to $11 and from $1,000 to $1,010: did both go up 10%? |
| 1 | B | Divide by the new number: 10 ÷ 50, then 10 ÷ 40. | $1 becomes $2. Did it grow by half, or double? |
| 1 | **C, key** | The starting number is the whole: 10 ÷ 40, then 10 ÷ 50. | |
| 1 | D | The way down is the same percent as the way up. | Is $10 a bigger part of $40 or of $50? |
| 2 | **A, key** | The second 20% is of the new price: 400, 320, 384. | |
| 2 | B | For 20%, divide by 20: 400 − 20 = 380, 380 + 19 = 399. | What is 50% of 100, and does 100 ÷ 50 give it? |
| 2 | C | 20% off and 20% on cancel. | $100 loses half, then the rest grows by half. Back at $100? |
| 3 | A | Add the discounts: 40% off. | 50% off, then another 50% off. Is it free? |
| 3 | **B, key** | The 10% is of the sale price: 300, 210, 189. | |
| 3 | C | For 30%, divide by 30: 300 − 10 = 290, 290 − 29 = 261. | Your way, 30% of 300 is 10, and 10% of 300 is 30. Which should be more? |
| 4 | A | assumption: Always take the percent off the price you see: 120 − 24. | Was the price before the sale higher or lower? |
| 4 | B | Add it back, and for 20% divide by 20: 120 + 6. | Your way, 1% of 120 is 120 ÷ 1. Is that 1%? |
| 4 | C | Add 20% of the sale price: 120 + 24. | A half-price bag costs $10. Was it $10 plus half of $10? |
| 4 | **D, key** | $120 is 80%, so 10% is $15. | |
| 5 | A | “Up by 150%” means “now 150% of it.” | Your way, up by 100% ends at $80. Did it go up? |
| 5 | **B, key** | The old 100% plus 150% more: 80 + 120. | |
| 5 | C | 100% is all of it, so nothing goes up more. | A puppy weighed 2 pounds and now 6. Did it gain more than it weighed? |
| 6 | **A, key** | 1% is $2, so 0.5% is $1. | |
| 6 | B | assumption: 0.5% is the same as 5%. | 5% is five ones. Is 0.5% even a whole one? |
| 6 | C | 0.5% is 0.5, so half. | 1% of $200 is $2. Can 0.5% be more than that? |
| 6 | D | Divide by the percent: 200 ÷ 0.5 = 400. | It grew by less than 1% and it tripled. Can both be true? |

## Reading the result

- If 21 or more of 31 chose **2C** (two thirds, because “nearly everyone” already said it), start the next lesson with two strips of paper, the second cut from what the first cut left.
- If 16 or more chose **1B** (half, because 11 already did on Thursday), start the next lesson with “percent of what?”: circle the starting number before anybody divides.
- If a third, 11 or more, chose **4C**, start the next lesson with a bar in five equal parts, one torn off, and $120 written across the four that remain.

## Left out

- **“I just try numbers until it fits”:** it gives right answers, so no option can catch it. Ask him item 4 with boots at $118 and listen to how he starts.
- **The original before an increase, and two increases in a row:** no mistake on your list asks for them, and six items were full.
- **Your own numbers** (8 to 10, 50 to 75, the $40 jacket, $20 to $30, 5% of 60): changed, so nobody answers from memory. Only 0.5% of 200 stayed, asked as a total.

**Checked.** All ten mistakes are options: new number 1B; difference 1A; 20% off and on 2C; 30% and 10% 3A; adding back 4C; 150% 5A; over 100% 5C; 0.5% 6C; dividing by the percent 2B, 3C, 4B, 6D; same way down 1D. Run through every item, none reaches a key. Three meet at 2C: “cancels,” “add the percents” and “same way back” are one belief there, and no numbers can part them; 1D and 3A tell you who is who.`,
		corrections: [
			"The “Import block” with the key at the end of each line sits on the students' page, and raised cards need no import. Delete it before you project or copy the page.",
			'Items 3 and 5 go without a D, although the belief of 1A, that the difference is the percent, leads to $260 (300 − 30 − 10) and $230 (80 + 150). Add both as D; now those students raise whichever card is nearest, $261 for instance.',
			'“Three meet at 2C” misses a fourth: whoever takes 20% for 20 goes 400, 380, 400. Before you read 2C as “20% off and 20% on cancel”, set aside the cards of those who showed 1A.',
			"“$120 is the price”, “$200 is the price”, “no price fits that” are padded to equal length, and four of your students are still learning English. Write $120, $200 and “It can't go up that much”.",
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
		text: `## Folha do aluno

*Plaquinhas: leio a questão e as alternativas duas vezes, vocês pensam dez segundos e, no “já”, todos levantam juntos. Nas questões 1 e 2 a placa D não vale.*

**1. Em dezembro é verão em Feira de Santana. O que causa esse verão?**

- **A** A Terra inteira passa mais perto do Sol nessa época e esquenta.
- **B** O eixo aponta sempre igual e, nesse ponto da órbita, o Sul recebe raios mais diretos.
- **C** O eixo muda de lado durante o ano e, em dezembro, inclina para cá.

**2. É 25 de dezembro, verão em Feira de Santana. Que estação é em Nova York, no Hemisfério Norte?**

- **A** Verão, como aqui, só que com neve.
- **B** Verão, como aqui, e com calor também.
- **C** Inverno, o contrário daqui.

**3. Hoje é lua nova. Ao meio-dia, com o céu limpo, onde está a Lua?**

- **A** No céu, clara e fácil de ver, porque a nova aparece de dia.
- **B** Em lugar nenhum, porque na lua nova ela some.
- **C** Atrás da Terra, dentro da sombra que a Terra faz.
- **D** No céu, para o lado do Sol, com a parte escura para nós.

**4. Num ano com 12 luas novas, em quantas delas há eclipse do Sol em algum lugar da Terra?**

- **A** Em poucas, só quando Sol, Lua e Terra ficam bem alinhados.
- **B** Em todas as 12, mesmo quando a chuva não deixa ver.
- **C** Em nenhuma, porque a Lua só passa diante do Sol na cheia.
- **D** Em nenhuma, porque na lua nova não existe Lua para tapar.

**5. A Lua dá uma volta em torno da Terra em cerca de 27 dias. Nesse tempo, quantas rotações a Terra e a Lua completam?**

- **A** Terra, cerca de 27; Lua, nenhuma.
- **B** Terra, cerca de 27; Lua, uma.
- **C** Terra, menos de uma; Lua, uma.
- **D** Terra, cerca de 27; Lua, cerca de 27.

*Nenhuma questão tem figura. Para os dois alunos com baixa visão: esta folha ampliada e a leitura em voz alta bastam.*

## Minha folha

| Questão | Alternativa | O que esse aluno pensa | Um minuto, de cabeça |
|---|---|---|---|
| 1 | A | No verão a Terra fica mais perto do Sol. | “Se é a Terra inteira que chega perto, por que em dezembro neva em Nova York?” |
| 1 | **B ✔** | O eixo não muda; muda o lugar da Terra na órbita. | “E em junho, quem recebe os raios mais diretos?” |
| 1 | C | O eixo vai virando: em dezembro para cá, em junho para lá. | “O eixo aponta para a Estrela Polar em dezembro. Em junho, os navegantes do Norte procuram outra estrela?” |
| 2 | A | É verão no mundo todo, só que lá tem neve. | “Se lá é verão, por que nesse dia escurece perto das quatro e meia da tarde?” |
| 2 | B | A Terra perto do Sol dá verão para todos (o mesmo da 1A, levado até o fim). | “Nos filmes de Natal em Nova York, que roupa as pessoas usam?” |
| 2 | **C ✔** | Os hemisférios têm estações opostas. | “E em março, que estação começa aqui e qual começa lá?” |
| 3 | A | Lua nova só de dia, como se fosse vista de dia. | “De que lado o Sol bate nessa Lua: no que olha para ele ou no que olha para nós?” |
| 3 | B | Lua nova não existe, ela some. | “Se ela some, quem tapa o Sol no eclipse?” |
| 3 | C | A parte escura é a sombra da Terra; na nova, ela cobriria a Lua toda. | “De manhã, às vezes, vemos a minguante e o Sol juntos no céu. Como a Terra entraria entre os dois?” |
| 3 | **D ✔** | A metade acesa está virada para o Sol, e nós vemos a outra. | “Que fase veria quem estivesse do lado do Sol, olhando para a Lua?” |
| 4 | **A ✔** (número certo: de 2 a 5 por ano, quase sempre 2) | A órbita da Lua é inclinada; em geral ela passa acima ou abaixo do Sol. | “E por que também não há eclipse da Lua em toda lua cheia?” |
| 4 | B | Há eclipse do Sol em toda lua nova; a chuva esconde. | “Todo mês choveria no mundo inteiro, na mesma hora?” |
| 4 | C | A nova está atrás da Terra, na sombra; então do lado do Sol está a cheia (o mesmo da 3C). | “Se a Lua está entre nós e o Sol, o lado que vemos está aceso ou apagado?” |
| 4 | D | Na nova a Lua some (o mesmo da 3B). | “Dois dias depois aparece um fio de Lua. Ela foi feita de novo?” |
| 5 | A | A Lua não gira, porque mostra sempre a mesma cara. | “Dê a volta numa cadeira olhando sempre para ela. No fim, você olhou para quantas paredes da sala?” |
| 5 | **B ✔** | Uma rotação por volta: por isso a mesma cara. | “Se ela girasse duas vezes por volta, veríamos a mesma cara?” |
| 5 | C | Troca os nomes: chama de rotação a volta em torno de outro astro (Terra: 27 ÷ 365 ≈ 0,07; Lua: 1). | “Se a rotação da Terra durasse um ano, quanto tempo teria um dia com a sua noite?” |
| 5 | D | suposição: a Lua gira uma vez por dia, como a Terra, já que nasce todo dia. | “Então as manchas da Lua mudariam entre o começo e o fim da noite. Alguém já viu?” |

Sobre a 1A: a Terra está mesmo um pouco mais perto do Sol no começo de janeiro. Por isso a questão pergunta a causa; se um aluno trouxer o fato, ele ajuda: perto para todos, verão só para metade.

Quem pensa que o eixo vira (1C) acerta a 2: as duas ideias dão inverno em Nova York. Só a 1 mostra esse erro.

## Três linhas de leitura

- Se **20 ou mais** marcarem **1A** (os cadernos já mostravam uns 20), comece a aula pelo 25 de dezembro: a mesma Terra, à mesma distância, Feira e Nova York na mesma bola de isopor. (EF08CI13)
- Se **12 ou mais** (um terço) marcarem **3C** ou **4C**, comece pela lanterna: cada um com a bola na mão, a cabeça fazendo a Terra, e a pergunta “onde está a sombra da sua cabeça agora?”. (EF08CI12)
- Se **18 ou mais** marcarem **5C** (a troca já está em quase toda frase), comece pelo corpo: um giro no lugar, “rotação, um dia”; uma volta na sala, “translação, um ano”; depois, cinco frases para completar. (EF08CI13)

## Ficou de fora

- **“Lua cheia só aparece à noite”**: é quase certo (nasce quando o Sol se põe e some quando ele nasce), então não pode ser alternativa errada. A outra metade da frase, a nova de dia, virou a 3A.
- **O desenho da minguante, do Ruan**: entrou levado à lua nova (3C), em que a sombra teria de cobrir a Lua toda; a própria minguante não é perguntada.
- **Eclipse da Lua**: nenhum erro de caderno trata dele. Aparece só na pergunta de um minuto da 4A.
- **Crescente e cheia, ordem das fases**: sem erro anotado e sem vaga em cinco questões.`,
		corrections: [
			'Na 4, C e D respondem as duas “Em nenhuma”: dois equívocos no mesmo resultado, e o aluno escolhe pela desculpa que soa melhor. Deixe a 4 com A, B e C; quem acha que a Lua some já aparece na 3B.',
			'“De 2 a 5 por ano” briga com o enunciado: com 12 luas novas cabem no máximo 4 eclipses do Sol, e 5 só em ano de 13. Na sua folha, escreva “de 2 a 4 nesse ano, quase sempre 2”.',
			'A 5 pergunta duas coisas, a rotação da Terra e a da Lua: quem troca os nomes e também acha que a Lua não gira fica sem placa. Peça seis questões e separe as duas, uma só para a Lua e outra só para rotação e translação.',
			'“Em junho, os navegantes do Norte procuram outra estrela?” não se responde de cabeça em Feira de Santana, de onde a Estrela Polar não se vê. Pergunte pelo que a turma fez: “Na volta em torno da lanterna, você precisou virar o eixo do isopor?”',
		],
	},
}
