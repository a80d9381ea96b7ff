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
		text: `# Why the moon has phases

## Objective and exit ticket

**Objective:** For a marked place of the moon around Earth, each student **draws** how the moon looks from Earth and labels why its dark part is dark.

Left out: the names and dates of all phases, eclipses (one line only), the tilt of the orbit. Other possible objective, to swap: put six moon drawings into order.

**Exit ticket** (alone, on half a sheet, copied from the board: sun at the far **left**, Earth in the middle, moon A straight **above** Earth, moon B straight **below** it)

1. Draw moon A as you see it from Earth.
2. Somebody says: "Half of moon B is dark because Earth's shadow falls on it." Draw where Earth's shadow goes. Then label the dark half of moon B: why is it dark?

| | Model answer | Wrong answer | Misconception |
|---|---|---|---|
| 1 | A circle, left half white, right half shaded | Right half white, or all white | Draws the side from class, or does not look from Earth |
| 2 | The shadow goes straight to the right, away from the sun, and misses B. "This half faces away from the sun." | A shadow bent down to B; "Earth blocks the light" | **Phases are Earth's shadow on the moon** (the likeliest) |

## Plan

Assumption: each student has a notebook and pencil, the room can be made dim, there is open floor for 13 people in a ring, and you live in the northern hemisphere (in the southern, the moon looks turned around).

| Min. | What I do and say | What students do | How I check |
|---|---|---|---|
| 0–5 Recall | Draw a circle and arrows from the right. **"Light travels straight, from the right. Which part of this ball stays dark?"** | Draw and shade it alone; tell the partner why | Books up on three. Right: left half shaded, edge straight down the middle. Wrong: right half, a small spot, or a shadow on the floor |
| 5–10 Puzzle | Dim the room. Lamp at the front left, pointing across; I hold one ball at front center. "Draw only what you see." Then: **"Nobody moved the ball or the lamp. Why did the left side of the room draw something else than the right side?"** | Draw the ball from their seat; compare with somebody across the room; write one guess | Books up. Right: lamp side mostly white, far side mostly dark. A book unlike its neighbors' stands out. No answer yet |
| 10–22 Explanation | Worked example on the board: sun far right, Earth in the middle, moon straight above. Step 1: shade the half away from the sun (left). Step 2: mark the half facing Earth (lower). Step 3: stand on Earth, look up at the moon: the sun is on your right, so the right half is white. **"The sun always lights half of the moon. What changes for us?"** Doubt: "Why doesn't Earth's shadow darken the full moon? The moon mostly passes a bit above or below the shadow. When it doesn't, that is an eclipse." | Copy each step; after each, say it to the partner in one sentence; answer the key question in writing | Books up after steps 1 and 3. Right: shading on the left both times. Wrong: shading below (toward Earth), or on the right |
| 22–34 Together | Lamp in the middle, at head height. Partner 1 stands in the ring, facing it, ball at arm's length, a bit above the head; partner 2 sits outside. Four stops: toward the lamp, quarter turn left, half turn, three-quarter turn. Swap, repeat. **"Before you turn: what will you see?"** | Partner 2 draws a prediction; partner 1 turns, says "The lit part is …", signals; partner 2 ticks or corrects | Free hand, on three, all 13: fist = dark, point = lit on that side, open hand = all lit. Right, in order: **fist, point right, open hand, point left** |
| 34–44 Alone | Lamp off, board: sun far right, three moons: C left of Earth, D below it, E above and to the right, halfway between sun side and top. **"What does somebody on Earth see?"** Minute 41: signals | Draw C, D, E with the three steps, turning the page until the moon is at the top; write under D why the dark half is dark | Signals for C and D: open hand, point left. E, books up: a thin curve of light on the right. Wrong at D: point right. Wrong at E: dark curve |
| 44–50 Exit ticket | Wipe, draw the ticket picture (sun **left**). **"Alone and silent: what do you see from Earth, and why is half of it dark?"** | Draw and write both answers, hand them over at the door | Three piles: both right; shadow bent to B; other. The middle pile opens next lesson |

5 + 5 + 12 + 12 + 10 + 6 = 50 minutes.

**Safety:** The bulb gets hot and foam melts: use an LED bulb if yours takes one, keep balls and hands an arm away, tuck the cable away, nobody looks straight into the lamp.

## Pairs, groups and copies

- 26 students = 13 pairs. In the ring: 13 stand, 13 sit; then swap.
- Balls: 13 for the ring (assumption: you have 13). With fewer, say 7, make two turns per round with two stops each: toward the lamp and quarter turn left, then half and three-quarter turn.
- One lamp, in the middle; copies: 0. Tickets: 26 half sheets from 13 sheets (assumption: from notebooks). Sentence frames: 3 slips, by hand.

## Board

1. Step 1: shade the half away from the sun. *(wipe at 44)*
2. Step 2: mark the half that faces Earth. *(wipe at 44)*
3. Step 3: stand on Earth, draw what is lit. *(wipe at 44)*
4. Worked example, sun right, moon above; then moons C, D, E. *(wipe at 44)*
5. Fist = dark, point = lit side, open hand = all lit. *(wipe at 44)*
6. Ticket picture and its two questions. *(keep, from 44)*

## Another way in, and further

- **Words on paper:** the three students new to English get a slip: "I see the ___ side lit." "This half is dark because ___." with small drawings of *sun, Earth, moon, lit, dark, shadow, left, right*. They may say it in their own language first. Same task, same ticket.
- **Signals before sentences:** in the ring and at minute 41, gesture first, then the words with the partner. Read the ticket questions aloud once, pointing at the picture.
- **Early finishers:** "You see a thin curve of light on the left. Where is the moon? Draw it from above, sun on the right." (Below Earth and to the right, between D and the sun side.)

## If 15 minutes get lost

| Row | From | To | Less |
|---|---:|---:|---:|
| Recall | 5 | 3 | 2 |
| Puzzle | 5 | 3 | 2 |
| Explanation | 12 | 9 | 3 |
| Together: two stops per partner, first two, then the other two | 12 | 7 | 5 |
| Alone: D and E only | 10 | 7 | 3 |
| Exit ticket | 6 | 6 | 0 |
| **Sum** | **50** | **35** | **15** |`,
		corrections: [
			"Ticket question 2 asks to “Draw where Earth's shadow goes”, which no student has drawn in any of the six rows; the shadow was one spoken line of the teacher's. Let all draw that shadow into the worked example, or ask on the ticket only why half of B is dark.",
			'“Somebody says” tells eleven-year-olds that the sentence is wrong before they think. Write “Why is half of moon B dark? Show it in your drawing”; then the shadow of Earth appears only on the sheets of those who believe in it.',
			'With 7 balls, “two turns per round with two stops each” shows each pair only half of the four phases. Count your balls before class: below 13, put pairs together in fours, and let each ball go through all four stops while the others draw.',
			'Partner 2 “sits outside” the ring, behind 13 bodies, in a dim room, and is to draw while eight stops go by in 12 minutes. Have the prediction drawn in the light at the tables, all four at once, and only ticked or corrected in the ring.',
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
		text: `## Objetivo e bilhete de saída

**Objetivo:** calcular a soma de dois números inteiros entre −10 e 10, com pelo menos um negativo, fazendo um salto na reta numérica.

- **Fica para depois:** subtração, três ou mais parcelas, cálculo sem a reta, números fora de −10 a 10.
- **Outro objetivo possível:** elaborar um problema de saldo que se resolva somando dois inteiros.
- **BNCC:** EF07MA03 (números inteiros, pontos da reta numérica, situações de adição e subtração).

**Bilhete** (individual, meia folha de caderno): “Desenhe a reta de −10 a 10. Em cada conta, marque a partida e o salto, e escreva a soma.”

| Pergunta | Gabarito | Erro a esperar | Ideia por trás |
|---|---|---|---|
| a) −3 + (−4) | parte de −3, quatro para a esquerda: **−7** | 7 | “menos com menos dá mais”, regra da multiplicação |
| b) −7 + 3 | parte de −7, três para a direita: **−4** | **−10, o mais provável** | “somar é juntar os números, e o sinal de menos se põe no fim” |

## Roteiro

Em “mostrar”, cada aluno escreve a resposta grande no caderno e todos erguem juntos. Números escolhidos para o erro esperado dar resultado diferente do acerto.

| Minutos | O que faço e digo | O que os alunos fazem | Como verifico |
|---|---|---|---|
| **0–6** Chamada e retomada | Durante a chamada, a lousa pede: reta de −10 a 10, marcar −7, 3 e −2. **“Quem deve 7 reais está em que ponto da reta?”** | Viram o caderno de lado e usam as linhas como marcas (suposição: caderno pautado). Marcam os três pontos | Mostram a resposta: procuro −7; 7 é o erro |
| **6–11** Problema | Ergo um extrato (o que é saldo, o que é entrada) e escrevo: “saldo −5, entram 3”. **“Qual é o saldo agora: −8, −2, 2 ou 8?”** Não digo quem acertou | Escrevem um palpite e dizem o motivo à dupla | Mostram. Conto e anoto na lousa quantos em cada palpite; −8 é o erro esperado |
| **11–22** Explicação | Resolvo −5 + 3: 1. parto do primeiro número; 2. olho o sinal do segundo: mais vai para a direita, menos para a esquerda; 3. conto o salto; 4. leio onde parei: −2. **“Se eu somar −4, entra dinheiro ou entra dívida: para que lado salto?”** Repito com somar 6, −1 e 2 | Copiam o exemplo e os passos. A cada número, apontam o lado com o braço e dizem “dívida” ou “dinheiro” | Todos de frente para a lousa: −4 e −1, braço esquerdo; 6 e 2, direito. Braço trocado, repito o passo 2 |
| **22–34** Prática em conjunto | Uma conta por vez, 4 minutos cada: −2 + (−6); 3 + (−4); −3 + 7. **“Antes de saltar: vocês vão parar à direita ou à esquerda do ponto de partida?”** Depois refaço o salto com a fala de uma dupla | Em dupla: um salta com o dedo e fala, o outro desenha e escreve; trocam a cada conta. Os dois anotam a resposta | Mostram: −8 (erro 8); −1 (erros 7 e −7); 4 (erros −10 e −4) |
| **34–44** Prática individual | Cinco contas na lousa: 1) −4 + (−5); 2) −8 + 2; 3) 1 + (−6); 4) −1 + 6; 5) 5 + (−2). Circulo. **“De onde você partiu e por que saltou para esse lado?”** Nos 2 minutos finais, corrijo a 2 e a 4 e dito as outras | Desenham o salto e escrevem a soma. No fim, corrigem com um risco, sem apagar | Aos 42, mostram a 2: −6 (erro −10); depois a 4: 5 (erro −7). Demais: −9, −5, 3 |
| **44–50** Bilhete | Apago a lousa conforme indicado abaixo e leio o bilhete em voz alta, duas vezes. **“Em cada conta, onde você parte, para que lado salta e onde para?”** | Sozinhos, desenham a reta e respondem as duas; entregam na saída | Recolho 36 e separo em três pilhas: duas certas; −10 na b; outros erros. As pilhas abrem a próxima aula |

Soma: 6 + 5 + 11 + 12 + 10 + 6 = **50 minutos**.

## Duplas, grupos e cópias

- **18 duplas**, com quem já está ao lado, sem arrastar carteira. Nenhum grupo. suposição: estão todos os 36; faltando alguém, forme um trio.
- **Nenhuma cópia.** Basta um extrato, erguido por você. Cubra antes nome, CPF, agência e conta. Os valores dele não entram nas contas, porque podem não caber na reta.
- **36 meias folhas** de caderno, ou 18 folhas rasgadas ao meio, uma por dupla.

## Lousa no fim da aula

1. Reta de −10 a 10, sem saltos
2. Parto do primeiro; **+** direita, **−** esquerda; leio onde parei
3. Dívida e dinheiro, sobra dívida: −5 + 3 = −2 · −8 + 2 = −6
4. Dívida e dinheiro, sobra dinheiro: −3 + 7 = 4 · −1 + 6 = 5
5. Dívida e dívida: −2 + (−6) = −8 · −4 + (−5) = −9
6. Dinheiro e dívida: 3 + (−4) = −1 · 1 + (−6) = −5 · 5 + (−2) = 3

**Antes do bilhete, apague as linhas 2 a 6 e peça cadernos fechados.** Fica a reta vazia.

## Outro caminho e desafio

- **Leitura lenta, 1:** todo enunciado é lido em voz alta para a turma e escrito só com números e sinais. O bilhete também, sem separar ninguém.
- **Leitura lenta, 2:** na dupla, o colega lê a conta e esse aluno começa com o dedo na reta. No bilhete, leio a instrução outra vez, baixo, ao lado da carteira; ele desenha e calcula igual aos outros.
- **Desafio:** “Ache todas as somas de um negativo com um positivo, os dois na reta, que dão −3.” São sete: −10 + 7, −9 + 6, −8 + 5, −7 + 4, −6 + 3, −5 + 2, −4 + 1.

## Se a aula perder 15 minutos

| Trecho | De | Para | O que sai |
|---|---:|---:|---|
| Chamada e retomada | 6 | 4 | marcar apenas −7 |
| Problema | 5 | 4 | a conversa em dupla fica em uma frase |
| Explicação | 11 | 8 | somar só −4 e 6 com o braço |
| Prática em conjunto | 12 | 8 | a conta 3 + (−4) |
| Prática individual | 10 | 5 | ficam 1, 2 e 3; mostram a 2 |
| Bilhete | 6 | 6 | nada |
| **Soma** | **50** | **35** | |`,
		corrections: [
			'“18 folhas rasgadas ao meio” pode acabar com o bilhete: rasgada na largura, a meia folha de um caderno grande fica com umas 14 linhas, e a reta de −10 a 10 pede 21 marcas. Mande rasgar ao comprido, ou dê a folha inteira.',
			'A pilha “−10 na b” mistura dois erros: quem junta 7 e 3 e põe o menos, e quem salta 3 para a esquerda. Separe pelo desenho do salto, e na pergunta a procure também 1, de quem saltou para a direita; a tabela só prevê 7.',
			'Com 15 minutos a menos, sai “a conta 3 + (−4)” e ficam “1, 2 e 3”: o aluno encontra sozinho, em 1 + (−6), o único caso que não viu em conjunto. Fique com 1, 2 e 4.',
			'Nos seis minutos do bilhete têm de caber apagar a lousa, ler “duas vezes”, traçar 21 marcas, dar dois saltos e recolher 36 papéis. Mande traçar essa reta na meia folha já nos 0–6, logo depois da do caderno, e guardá-la.',
		],
	},
}
