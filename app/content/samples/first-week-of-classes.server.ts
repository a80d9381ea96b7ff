import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'first-week-of-classes',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'class and subject': 'eighth-grade science, 28 students',
			meetings: 'Mon, Tue, Thu, Fri, 47 minutes each',
			room: 'lab tables for four, projector, paper, no laptops yet',
			'school rules': 'phones in lockers, seating chart by Wednesday',
			routines: 'coming in and starting; handing out materials',
			'entry knowledge': 'reading a graph, units, what a variable is',
			worry: 'a group that laughs when someone answers',
		},
		text: `assumption: the 47 minutes start at the bell, and you greet at the door while the first arrivals begin.
assumption: a clock everyone can see, pencils, and a projector that works on Monday.

## Card 1, Monday

- **Door (3):** “Hi, I'm ___. Phone in locker? Any seat.” *(First need of the phone rule: whoever has one goes back, no comment.)*
- **First five minutes (5):** Projected line graph, tea cooling over 30 minutes. “Write two things this graph tells you and one it can't.” Paper already on tables.
- **Routine (10): coming in and starting, new.** Show: walk in, sit, read the screen, write. Rehearse: half the room goes out and comes in, then the other half. Name what went well: “Eleven pencils moving before I spoke.”
- **Real work (22): reading a graph.** Alone, on paper: 1) temperature at minute 10; 2) when did it fall fastest; 3) what does the flat part mean; 4) one question this graph can't answer. After 12 minutes, compare in pairs and add in another color.
- **Names (5):** They fold a name card for the table. I walk, ask each one quietly how to say it, and note the sound. **8 by the end.**
- **Last two minutes (2):** Screen off. “From memory: what did the flat part mean?”

*3 + 5 + 10 + 22 + 5 + 2 = 47*

## Card 2, Tuesday

- **Door (2):** “Morning, ___. Find your card at your table.” *(Name cards lie where the seating chart puts them; it is due Wednesday.)*
- **First five minutes (5):** On screen: cm, s, g, °C, mL, kg, min, m. “Pick at least three. Write something you would measure with each.”
- **Routine (9): handing out materials, new.** Show: one person per table fetches for four, one returns, nobody else stands. Rehearse with today's paper, twice. Name it: “Every table served, no one called out.”
- **Real work (23): units.** Give back Monday's pages, one right thing marked on each. Measure the table in hand spans, then in sheets of paper. Alone, in writing: why do our span numbers differ? A sheet is about 28 cm long; how long is the table in cm? Which unit for a pencil's mass, a hallway, a sneeze?
- **Names (6):** I copy the seats into a map. While they write, I cover it and test myself table by table. **15.**
- **Last two minutes (2):** “From Monday, no looking: when did the tea cool fastest, and how did you see it?”

*2 + 5 + 9 + 23 + 6 + 2 = 47*

## Card 3, Thursday

- **Door (2):** “Hello, ___. Screen first, then we drop things.”
- **First five minutes (5):** On screen: two bean plants, one on a sill, one in a closet. “Write one thing that is different and two that are the same.”
- **Routine (5):** Nothing new. Both routines with one signal from me, a raised hand. I name what ran without it.
- **Real work (29): variables.** Each pair gets two sheets: one flat, one crumpled. Drop both from shoulder height, five times. Alone, in writing: I changed … I watched … I kept the same … Then a second test of their own with one change. Last ten minutes: volunteers read one line aloud.
 **My worry, here, because it is the first time answers are spoken:** if someone laughs, I stop, walk to stand by that table facing the speaker, and say: **“Answers get to land here. Go on, please.”** Then I ask the speaker the next real question.
- **Names (4):** I return Tuesday's pages by hand, map in my pocket, checking only when stuck. **21.**
- **Last two minutes (2):** “From Tuesday: why did our hand spans give different numbers?”

*2 + 5 + 5 + 29 + 4 + 2 = 47*

## Card 4, Friday

- **Door (2):** “Good to see you, ___.” *(Map stays on my desk.)*
- **First five minutes (5):** A projected graph with blank axes. “What could it be about? Write two possible labels, with units.”
- **Routine (3):** I say nothing and time both. Then one sentence: how long, and what went well.
- **Real work (31): all three together.** I call time: how many X's can you write in 10, 20, 30 seconds? Alone: table, graph with labels and units, then: what did I change, what did I measure, what should have stayed the same? Early finishers predict 60 seconds and say why.
- **Names (4):** Silent test: from the front, I write the 28 names in their seats, then check with the map. **25.**
- **Last two minutes (2):** “From Thursday: what did you keep the same when you dropped the paper?”

*2 + 5 + 3 + 31 + 4 + 2 = 47*

## Trace sheet

| Student (initials) | Could do alone | With help | Not yet | Noticed |
|---|---|---|---|---|
| | | | | |
| | | | | |
| | | | | |

In the middle columns write G (graph), U (units), V (variable). “Noticed” is what I saw or read, such as “reads the axis before the line.”

## Friday, 20 minutes

1. Which letter stands under “Not yet” most often? → **Reteach** it on Monday, from a new example.
2. Who has two letters under “With help,” and the same ones? → **Group** them at one table for ten minutes, twice in week two.
3. Which letter do nearly all have under “Could do alone”? → **Move on**; no review of it.
4. Whose pages are thinner on Friday than on Monday, or whose row is empty? → **Talk to** that student, alone, about one page.
5. Who worked steadily and needs nothing from me? → **Leave be**, and write down why.

## If it falls apart (15 minutes gone)

| Card | Drop | Minutes |
|---|---|---|
| 1 | Questions 3 and 4 and the pair comparison (real work 22 → 10); second rehearsal (10 → 7). The last question becomes “What was the tea doing at minute 10?” | 12 + 3 |
| 2 | Measuring in spans: project my own and a student volunteer's numbers from paper (23 → 12); names walk (6 → 2) | 11 + 4 |
| 3 | The second test and the reading aloud (29 → 16); names (4 → 2). The sentence for laughter moves to the next spoken answer. | 13 + 2 |
| 4 | The 30-second round, the prediction, the last written question (31 → 18); names (4 → 2) | 13 + 2 |

Keep the door, the first five minutes and the last question every time.

**The student who hates science:** on Monday, “temperature at minute 10” can be read off by anyone who finds the line; on Tuesday that page comes back with one right thing marked, in ink and in private. assumption: all 28 can find a value on a labeled axis. If Monday's pages show otherwise, begin Tuesday with one point already drawn in.`,
		corrections: [
			'The memory question closes each card, but nothing says whether it is spoken or written. Spoken on Monday, it is the first place your laughing group can strike, not Thursday; use a slip of paper you collect.',
			'On Friday you “say nothing and time both” routines, but no card says what is handed out. Name it (graph paper, one fetcher per table), or there is nothing to time.',
			"Monday asks for something the graph can't tell twice, in the first five minutes and as question 4. Replace question 4 with reading one axis and its unit.",
			'Name cards reappear at the seats on Tuesday without being collected on Monday, and 28 pages have to be marked overnight. Add half a minute for the first and an hour of your evening for the second.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'turma e matéria': '6º ano, Língua Portuguesa, 38 alunos',
			aulas: 'seg, qua e sex, 50 minutos, a última depois do recreio',
			sala: 'lousa de giz, carteiras em fila, ventilador, papel',
			'regras da escola': 'uniforme, banheiro um por vez, celular na mochila',
			rotinas: 'entrar e começar; pedir a palavra',
			bagagem: 'ler uma página sozinhos e contar o que leram',
			preocupação: 'três alunos que já brigaram no ano passado',
		},
		text: `suposição: dá para tirar cópia de três textos curtos (38 de cada, mais três de reserva).
suposição: a aula de sexta é a que vem depois do recreio.

## Ficha 1, segunda

- **Porta (3 min):** “Bom dia! Sente onde quiser e leia a lousa.”
- **Chegada (7 min):** Na lousa, três começos de história, uma frase cada. “Copie o que você leria e escreva por quê, em uma linha.” Faço a chamada enquanto escrevem. *Quem vier sem uniforme ouve de mim depois, baixinho, a quem procurar. Quando alguém pedir para sair: “Um por vez; deixe o lápis em pé na minha mesa e pode ir, assim sei quem está fora.”*
- **Rotina (10 min): entrar e começar, nova.** Mostro: entro, sento, leio a lousa, escrevo. Ensaiamos por fileira, duas vezes. Digo o que saiu bem: “A fileira da janela já escrevia antes de eu falar.”
- **Trabalho de verdade (20 min):** Antes de entregar o texto: “Celular na mochila. É a Lei 15.100/2025, e o motivo está nesta folha: ler pede atenção inteira.” Leem sozinhos um conto de meia página. No papel: sublinhar a frase em que algo muda; contar em três frases o que aconteceu.
- **Nomes (6 min):** Dobram uma plaquinha com o nome como gostam de ser chamados. Passo pelas fileiras e leio cada uma em voz baixa, com o dono. **Já sei 12.**
- **Saída (4 min):** Folha virada. “De memória: em que momento da história tudo mudou?”

*3 + 7 + 10 + 20 + 6 + 4 = 50*

## Ficha 2, quarta

- **Porta (2 min):** “Bom dia, ___. A lousa está esperando.”
- **Chegada (7 min):** Na lousa, cinco frases do conto de segunda fora de ordem. “Copie na ordem em que podem ter acontecido.” Faço a chamada.
- **Rotina (10 min): pedir a palavra, nova.** Mostro: mão levantada, espero o olhar, falo; quem ouve espera o fim. Ensaiamos com perguntas que todos sabem (dia, cor da lousa). Digo o que saiu bem: “Cinco falaram e ninguém foi cortado.”
- **Trabalho de verdade (22 min):** Devolvo as folhas de segunda com um acerto marcado em cada uma. Leem sozinhos uma página inteira. Em dupla, um conta sem olhar e o outro escreve o que ouviu; depois trocam na segunda metade. Cada folha leva dois nomes: quem contou, quem escreveu.
- **Nomes (5 min):** Desenho o mapa das fileiras enquanto leem, cubro e me testo. **Já sei 24.**
- **Saída (4 min):** “De memória: o que a personagem de segunda fez no fim?” *(Quem entrou hoje responde sobre a página de hoje.)*

*2 + 7 + 10 + 22 + 5 + 4 = 50*

**Quem entrou transferido na quarta:** a ordem das cinco frases dá para descobrir pelo sentido, e elas resumem o conto que perdeu. Senta ao lado de quem já faz a rotina de entrar, que apenas faz, sem explicar em público. Faz plaquinha na chegada. A folha de segunda vai na sexta, nos minutos finais do trabalho, se quiser; o registro dele começa na quarta.

## Ficha 3, sexta, depois do recreio

- **Porta (3 min):** “Oi, ___. Respire, sente, leia a lousa.”
- **Chegada (6 min):** “Escreva três palavras que lembra do texto de quarta e uma frase com uma delas.” Ventilador ligado, chamada pelo mapa.
 **Minha preocupação, aqui, porque os três vêm do pátio:** se começar provocação, caminho até ficar entre eles, entrego o maço de folhas a um e digo, no tom de sempre: **“Me ajuda com estas folhas? O resto fica para depois.”**
- **Rotina (6 min):** Nada de novo. As duas andam sem sinal meu; cronometro a entrada e digo o que saiu bem.
- **Trabalho de verdade (26 min):** Leem sozinhos outra página. Viram o texto e contam, em cinco ou seis linhas, o que leram. Depois desviram e corrigem, com outra cor ou sublinhado, o que escapou. Quem termina escreve uma pergunta ao autor. Nos 8 minutos finais, quem quiser lê uma linha, pedindo a palavra.
- **Nomes (5 min):** Devolvo as folhas de quarta sem mapa; confiro só quando travo. **Já sei 34.**
- **Saída (4 min):** “De memória: o que o texto de quarta contava, em uma frase?”

*3 + 6 + 6 + 26 + 5 + 4 = 50*

## Folha de registro

| Aluno (iniciais) | Faz só | Faz com ajuda | Ainda não | Reparei |
|---|---|---|---|---|
| | | | | |
| | | | | |
| | | | | |

Nas colunas do meio, use L (lê uma página sozinho), C (conta o que leu), E (escreve o que leu). Em “reparei”, só o que vi na folha ou na aula.

## Sexta, 20 minutos

1. Qual letra mais aparece em “ainda não”? → **Retomar** na segunda, com texto novo e mais curto.
2. Quem tem a mesma letra em “faz com ajuda”? → **Agrupar** em quartetos, dez minutos, duas vezes na semana 2.
3. Qual letra quase todos têm em “faz só”? → **Avançar**, sem revisão.
4. De quem a folha de sexta ficou menor que a primeira, ou está vazia? → **Conversar** a sós, com a folha na mão.
5. Quem vai bem e não pede nada? → **Deixar**, e anotar por quê.

## Se desandar (15 minutos a menos)

| Ficha | Corto | Minutos |
|---|---|---|
| 1 | Escrever as três frases: fica só o sublinhado (20 → 11); o segundo ensaio (10 → 7); nomes (6 → 3) | 9 + 3 + 3 |
| 2 | A troca na dupla: um só conta (22 → 13); metade do ensaio (10 → 6); nomes (5 → 3) | 9 + 4 + 2 |
| 3 | A leitura em voz alta e a pergunta ao autor (26 → 17); o comentário da rotina (6 → 2); nomes (5 → 3) | 9 + 4 + 2 |

Porta, chegada e saída ficam sempre.

**O aluno que detesta Português:** na segunda ele sublinha uma frase, coisa que não exige escrever bem; na quarta recebe a folha com um acerto marcado, sem plateia, e põe em ordem cinco frases que se encaixam pelo sentido. suposição: todos leem meia página sozinhos. Se as folhas de segunda mostrarem que não, a página de quarta vira meia, e eu leio o primeiro parágrafo em voz alta.`,
		corrections: [
			'“Sente onde quiser” na segunda junta os três que brigaram e desmancha, a cada aula, o mapa das fileiras que você desenha na quarta. Dê lugar fixo desde a porta e separe os três já na lista.',
			'Os textos não vieram: faltam o conto de meia página, as duas páginas, os três começos e as cinco frases fora de ordem. São 123 cópias; se a escola não tirar, só o conto curto cabe na lousa.',
			'Entregar o maço a quem provoca pode soar como prêmio, e “o resto fica para depois” não diz quando. Combine: conversa de dois minutos na saída, com cada um em separado.',
			'O L da folha (“lê uma página sozinho”) não aparece em nenhum papel: na escrita você vê o que contou, não quem leu com ajuda. Circule na leitura e marque quem parou ou perguntou; os demais ficam em branco.',
		],
	},
}
