import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '16',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			topic: 'why the moon has phases',
			'grade or age': 'ages 11 to 12',
			'class size': '26',
			'prior knowledge': 'the moon orbits the earth, light travels straight',
			resources: 'board, one lamp, foam balls, no projector',
			'learning needs': 'three students new to English',
		},
		text: `# Why the moon has phases (50 minutes, 26 students, ages 11–12)

## Objective and exit ticket

**Objective:** Given a top-view diagram of sun, earth and moon, each student **draws** the moon as seen from earth and **justifies** the drawing in one sentence about the lit half.

Narrowed to four positions (new, first quarter, full, last quarter). Left for another day: crescent and gibbous phases, eclipses, dates.

Swap if you prefer: "Place the moon on the diagram for a given phase."

**Exit ticket** (alone; you draw the diagram on the board, students copy it)

Diagram, seen from above: sunlight arrows come from the right, earth in the center, moon at the **top**. The moon travels counterclockwise.

| | Question 1 | Question 2 |
|---|---|---|
| Asks | Draw a circle. Shade the part of the moon that looks dark from earth. | Write one sentence: why does the moon look like that from earth? |
| Model answer | Right half bright, left half dark (first quarter) | "The sun lights half of the moon, and from earth we see only part of that lit half from the side." |
| Expected wrong answer | A full circle, or the left half bright | "The earth's shadow covers part of the moon." |
| Misconception | The top view is what we see from earth; or left and right are taken from the page | Phases are the earth's shadow on the moon |

assumption: you are in the northern hemisphere. In the southern, bright and dark sides swap throughout.

## Plan

| Min | What I do and say | What students do | How I check |
|---|---|---|---|
| 0–5 Recall | "Draw earth, moon and the moon's path from above. Add one ray of sunlight." **Key question:** "What path does light take from the sun to the moon?" | Draw alone; tell a partner the answer in one sentence | All drawings held up; I scan for a straight ray and a path around the earth |
| 5–10 Puzzle | Room dark. Lamp on at one side of the front table, one ball at the other, half lit. Nobody moves. **Key question:** "It is one ball, so why did you draw different shapes?" | Draw the ball as seen from their seat; compare with someone across the room | Hands up by side: "Whose is more than half bright?" then "less than half?" |
| 10–22 Explain | Four steps on the board, with the moon on the **left**, sunlight from the right: (1) draw the rays; (2) shade the side away from the sun; (3) draw the line of sight from earth, and cut the moon across it into near and far half; (4) draw only the near half, as a circle. Worked example: the near half is all bright, so full. **Key question:** "Which half is lit, and which half faces us?" | Copy each step; after each, whisper the rule to a partner. At the end point to the lit half, then the near half, on their own drawing | After step 3, everyone points; I look at six books in different corners |
| 22–34 Practice together | Lamp in the middle, pairs in a ring. Your head is earth, the ball is the moon, at arm's length and a little above your head. Face the lamp, then a quarter turn **left** each time. Swap after four stops. **Key question:** "Where is the lamp, and which side of your ball is bright?" | Holder says what is bright; partner, looking over the holder's shoulder, draws four circles. Swap, and the new partner draws | At each stop all point with the free hand to the bright side; I watch for pairs who disagree |
| 34–44 Practice alone | Balls away, lights on. I draw three diagrams: moon at the right, left and bottom, sunlight from the right. **Key question:** "What would you see from earth, and what is your reason?" | Draw three circles, one reason each; compare one with a partner at minute 42 | I visit 13 pairs, one look each, reading the first reason only |
| 44–50 Exit ticket | Wipe the worked steps. Draw the ticket diagram. **Key question:** "What do you see from earth, and why?" | Answer both questions alone, hand in at the door | Sort into three piles: both right, drawing only, shadow answer |

Answers for 34–44: right = new (all dark); left = full; bottom = last quarter (left half bright). 5 + 5 + 12 + 12 + 10 + 6 = 50.

## Pairs, groups and copies

- 13 pairs, one ball each: 13 balls plus 1 for the puzzle (reuse one of the 13).
- assumption: you have at least 13 foam balls. With 7, work in six groups of four and one pair: two students hold or look, two draw, then swap.
- assumption: the room can be darkened and has a clear ring about 5 m across. If not, 7 pairs go first while 6 pairs draw their predictions, then swap.
- assumption: each student has a notebook and pencil.
- Copies: **none**. Tickets are 26 half-pages torn from notebooks.

**Safety:** a lamp bulb can be hot and glaring. Keep it on a table no one reaches across, with the cable flat and out of the ring; look at the ball, never at the bulb. Safer: only you touch the lamp, and a cool LED bulb if you have one. Nobody looks at the real sun to check this.

## Board at the end

1. The sun lights half of the moon, always.
2. From earth we see one half: the near one.
3. Phase = the lit part of the near half.
4. Top view → rays → dark side → line of sight → circle.
5. New / first quarter / full / last quarter
6. Earth's shadow? No: that is an eclipse.

Wipe lines 1–4 before the ticket.

## Another way in, and further

- **Students new to English, 1:** labeled sketch of *sun, earth, moon, bright, dark, half, see* on the board from minute 0; they may point and then say the word.
- **2:** a sentence frame on the board, also during the ticket: "The sun lights ___ of the moon. From earth we see ___." A first try in their own language is welcome.
- **Early finishers:** "The moon is halfway between the top and the left of the diagram. Draw it and give your reason."

## If 15 minutes get lost

Recall −2 (one drawing), explain −4 (copy steps 1–3 together), practice together −5 (one holder per pair, no swap; the partner draws and says), practice alone −4 (two diagrams). 2 + 4 + 5 + 4 = 15. Puzzle and ticket stay whole.`,
		corrections: [
			"Board line 6, “Earth's shadow? No: that is an eclipse”, stays up while only lines 1 to 4 are wiped. It answers question 2 and hides the misconception you want to catch; wipe it too.",
			'The sentence frame “The sun lights ___ of the moon. From earth we see ___” hangs on the board during the ticket and gives all 26 the model answer. Hand it on paper to the three students who need it.',
			"The worked example puts earth between sun and moon and calls it full, so somebody will ask about the shadow. Say in one line that the moon's tilted path usually misses it; otherwise “a little above your head” stays unexplained.",
			"At 34–44 you read only the first reason, which is the new moon and can't show a left-right mix-up. Read the third drawing (moon at the bottom) instead.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			tema: 'somar números negativos',
			'ano ou idade': '7º ano do fundamental',
			'tamanho da turma': '36',
			'conhecimento prévio': 'reta numérica e a ideia de dívida',
			recursos: 'lousa, giz, caderno, extrato bancário impresso',
			'necessidades da turma': 'dois alunos com leitura ainda lenta',
		},
		text: `# Somar números negativos: 7º ano, 50 minutos, 36 alunos

## Objetivo
**Calcular a soma de dois números inteiros quando pelo menos um é negativo.**

- **Fica para depois:** subtração, somas com três ou mais parcelas e números decimais negativos.
- **Outro objetivo possível:** elaborar um problema de saldo que se resolva com uma soma de inteiros.
- **BNCC:** EF07MA03 (inteiros na reta numérica, em situações de adição e subtração).

## Bilhete de saída (individual, meia folha de caderno)

| Pergunta | Gabarito | Erro mais provável | Ideia equivocada |
|---|---|---|---|
| 1. Calcule (−8) + (−5) | −13 | 13 | “Menos com menos dá mais”, regra da multiplicação usada na soma |
| 2. Calcule 6 + (−10) | −4 | 4 | Tira o menor do maior e não olha de que lado do zero parou |

## Roteiro

| Min | O que faço e digo | O que os alunos fazem | Como verifico |
|---|---|---|---|
| **0–6** Chamada e retomada | Lousa já escrita: “Desenhe a reta de −10 a 10. Marque −5 e 2. Escreva como número: dívida de 7.” Faço a chamada enquanto escrevem. **“Quem está mais à esquerda na reta: −5 ou 2?”** | Desenham no caderno, já em dupla com o vizinho, e comparam as retas | Ao meu sinal, todos apontam para o lado do −5; olho os cadernos das pontas |
| **6–11** Problema | Entrego 1 extrato por dupla. “Achem uma saída. Agora o meu caso: o saldo é −5 e sai uma compra de 3.” Escrevo (−5) + (−3). **“A dívida fica maior ou menor, e qual é o novo saldo?”** | Localizam a saída; cada um escreve um palpite e o diz ao colega | Dedos: 1 = dívida maior, 2 = menor. Não corrijo ainda |
| **11–22** Explicação | Resolvo (−4) + (−3): marco −4; parcela negativa, ando para a esquerda; conto 3; paro em −7. Confiro: devia 4, fiz mais 3 de dívida, devo 7. Voltamos ao palpite: −8. Deixo 5 + (−8) para eles. **“Onde começo, para que lado ando e quantos passos dou?”** | Copiam o exemplo, corrigem o palpite, fazem 5 + (−8) = −3 na reta e contam os passos ao colega | Apontam o lado, todos juntos; depois mostram 3 dedos só se pararam em −3. Sem dedos em boa parte da sala, repito na lousa |
| **22–34** Prática em conjunto | Escrevo: a) (−6)+(−2); b) (−9)+4; c) 3+(−7); d) 10+(−6). Depois, e) uma entrada e uma saída do extrato, sem centavos. **“Antes da conta: o resultado fica à esquerda ou à direita do zero?”** | Um anda na reta, o outro fala os passos; trocam a cada conta. Os dois escrevem. Na e), montam a soma e trocam com a dupla vizinha | A cada conta, mão esquerda = negativo, direita = positivo. Respostas: −8, −5, −4, 4. A e) é conferida pela dupla vizinha |
| **34–44** Prática individual | Escrevo: 1) (−3)+(−9); 2) (−12)+5; 3) 4+(−11); 4) (−5)+5; 5) 14+(−6); 6) saldo −20, entram 12: escreva a soma e calcule. Circulo. **“Como você confere com a ideia de dívida?”** | Resolvem sozinhos; aos 42, conferem com a lousa e refazem um erro | Olho só a 2 e a 3, fila por fila. Gabarito aos 42: −12, −7, −7, 0, 8, −8 |
| **44–50** Bilhete | Apago as contas e o exemplo, escrevo as duas perguntas e leio em voz alta. **“Em que número você parou?”** | Respondem sozinhos e entregam na saída | Três pilhas depois da aula: acertou 2, 1 ou 0 |

**Soma:** 6 + 5 + 11 + 12 + 10 + 6 = 50.

## Duplas, grupos e cópias
- 18 duplas, com o vizinho de carteira: ninguém arrasta nada. Sem grupos maiores. Com número ímpar de presentes, um trio.
- 18 extratos, um por dupla. Suposição: há 18 cópias; se houver menos, duplas vizinhas dividem.
- 36 meias folhas, ou 18 folhas de caderno cortadas ao meio com a mão.
- Suposição: o extrato traz ao menos uma entrada e uma saída. Se não trouxer, a letra e) é: entrada de 15, saída de 20, 15 + (−20) = −5.
- Use extrato fictício ou cubra nome, conta e documento antes de copiar.

## Lousa no fim da aula
1. Somar inteiros: começo na primeira parcela.
2. Parcela negativa: ando para a esquerda.
3. Parcela positiva: ando para a direita.
4. O número sem o sinal diz quantos passos.
5. Onde paro é a soma.
6. Confiro: dívida com dívida aumenta a dívida.

## Adaptações e desafio
- **Leitura lenta, 1:** na mesma dupla, o extrato vem com uma entrada e uma saída já circuladas. O colega lê os lançamentos; quem tem leitura lenta monta a soma.
- **Leitura lenta, 2:** leio o item 6 em voz alta e desenho na lousa: saldo −20, seta +12. No bilhete, basta a conta; a leitura em voz alta vale para a turma toda.
- **Para quem termina antes:** “Escreva três somas diferentes com resultado −6, uma delas com parcela positiva. Quando a soma de um negativo com um positivo dá positivo?” (Quando o positivo está mais longe do zero.)

## Se a aula perder 15 minutos

| Trecho | De | Para | O que sai |
|---|---:|---:|---|
| Retomada | 6 | 4 | Escrever a dívida como número |
| Problema | 5 | 4 | Procurar no extrato; uso só o caso da lousa |
| Explicação | 11 | 9 | Copiar o exemplo inteiro; só a reta |
| Em conjunto | 12 | 7 | d) e e) |
| Individual | 10 | 5 | Ficam 1, 2 e 3 |
| Bilhete | 6 | 6 | Nada |
| **Total** | **50** | **35** | **−15** |`,
		corrections: [
			'A reta do caderno vai de −10 a 10, mas o bilhete pede −13 e a prática individual passa por −12, 14 e −20. Mande desenhar de −15 a 15 e troque o item 6 por saldo −14, entram 6 (resposta −8).',
			'“Mostram 3 dedos só se pararam em −3” não revela nada: quem parou em +3 também mostra 3, e esse é o erro esperado na pergunta 2. Peça mão esquerda para negativo e direita para positivo, além dos dedos.',
			'O bilhete não traz começo negativo com parcela positiva, como (−9) + 4, em que muito aluno soma tudo e escreve −13. Se só puder ter duas perguntas, troque a primeira por essa e deixe (−8) + (−5) para a prática.',
			'A linha 6 da lousa só confere dívida com dívida. Escreva também “pagamento maior que a dívida: sobra dinheiro; menor: ainda devo”, porque metade das contas da aula mistura os sinais.',
		],
	},
}
