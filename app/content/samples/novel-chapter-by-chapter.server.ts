import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'novel-chapter-by-chapter',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			form: 'novel',
			premise:
				'A piano tuner who is losing the high notes must tune for the recording that may save her mill town’s concert hall.',
			'main character':
				'Hedy Marsh, 53, tuner, took over from her father; has told nobody about her ears; believes need is debt',
			ending:
				"She lets someone else finish the top octave, in front of everyone. The hall may close anyway; I don't know yet.",
			cast: `Ansel Marsh, 84, her father, tuned here for forty years, went deaf and hid it; now in the care home, conducts the radio.
Bettina Roy, 19, dishwasher with perfect pitch and a shoplifting record, hangs around the loading dock. Wants to be taught, would never ask.
Piers Calloway, pianist, local boy, famous once, coming home for the recording. Hears everything and says nothing. He and Hedy were nearly something in 1991.
Dolores Quint, manager of the hall, has already talked to the people who want it for apartments. Not a villain: she has not been paid since August.
Dr. Imre Fodor, audiologist, plays second fiddle, badly, in the amateur orchestra.
Walt, Hedy's ex-husband, sells hearing aids two towns over. Yes, really.`,
			'seen scenes': `1. Hedy tunes the school's upright by the beating against her teeth, a fork held in her jaw. A child watches and asks whether it tastes of anything.
2. Her father, in the care home, corrects the pitch of the elevator bell. He is right, and he cannot possibly have heard it.
3. Bettina, over the dish sink, hums the note of every glass in the rack; Hedy tests her with the bad one.
4. Somebody in the empty hall plays the top C over and over at night. Hedy stands below the stage and feels only the hammer.
5. Piers finds the notebook in which Ansel wrote down the pitches he could no longer hear, year by year.
6. A raffle where the first prize is the piano bench.`,
			'number of chapters': '20',
		},
		text: `## Spine

**Because** she has hidden that her high notes are going, Hedy Marsh **wants** to tune the hall’s grand alone for the recording, **but** the top octave can now come only from someone else’s ears, **until** she must ask for them aloud.

- **Want:** to close the lid on a finished piano before the red light goes on.
- **False belief:** need is debt.
- **The day it was useful:** 1985, when the mill’s credit office collected. The Calloways lost Piers’s piano; the Marshes, owing nothing, kept theirs.
- **Ansel’s old deed:** he needed Hedy’s ears from 1991, couldn’t owe his own child, and called it lessons.

**Last choice:** the Marsh name, hers and Ansel’s, or the recording. The belief says: fake the last notes, owe nobody.

## Chapters

| No. | Through whose eyes | What happens | From → to | Because of no. |
|---|---|---|---|---|
| 1 | Hedy | She tunes the school’s upright by the beating against her teeth, fork in her jaw. A child watches, asks whether it tastes of anything. She skips the top octave. | unwatched → noticed | – |
| 2 | Hedy | The school praises her, so Dolores, unpaid since August, wants her for Piers’s recording, and asks her to wait for her fee. Hedy waives it instead: no debts. | left alone → called on | 1 |
| 3 | Bettina | Hedy inspects the hall. Over the dish sink, Bettina hums the note of every glass in the rack; Hedy tests her with the bad one and leaves, shaken. | overlooked → found | 2 |
| 4 | Hedy | Hedy asks Ansel how he managed the hall’s treble. He dodges; correcting the elevator bell’s pitch, hand on the rail, he is right. He cannot possibly have heard it. | trust → suspicion | 2, 3 |
| 5 | Piers | Home, he plays the grand from the old bench, whose lid is stuck. He hears the treble drift, sees Hedy watch his hands, and says nothing, as in 1991. | welcome → complicity | 2 |
| 6 | Hedy | Piers’s pause sends her to Dr. Fodor after hours. His chart stops where her treble does. She pays cash and wants nothing on file. | doubt → certainty | 5 |
| 7 | Hedy | Dolores admits talking to the apartment people, who want her answer by recording day, and offers to call a city tuner. Hedy, chart in pocket, guarantees the piano in writing. | free → bound | 2, 6 |
| 8 | Hedy | Walt offers aids on free trial; she insists on paying. assumption: they coarsen the treble. Her tuning device gives correct numbers; Piers’s hands avoid those keys. | hope → humiliation | 5, 7 |
| 9 | Hedy | She hides in the hall to try again. Somebody in the empty hall plays the top C over and over. Hedy, below the stage, feels only the hammer. | owner → intruder | 8 |
| 10 | Hedy | Piers thanks her for the C. Her spare lever is gone; glasses told her who. New aim: own those ears without needing them. She hires Bettina, hourly, cash, as apprentice. | helpless → in charge | 3, 9 |
| 11 | Bettina | Lessons: “up, up, there.” The octave comes true under Bettina’s voice. She gives the stolen lever back; Hedy pockets it and never lets her turn a pin. | hungry → chosen | 10 |
| 12 | Dolores | The engineer’s deposit is due. Dolores tells the town what she needs and can’t repay. A raffle: first prize, the piano bench. Hedy cringes; Piers wins. | private need → public need | 5, 7 |
| 13 | Piers | Forcing the stuck lid, he finds Ansel’s notebook: pitches he could no longer hear, year by year, from 1991. So that’s why Hedy stayed. He keeps it quiet. | wronged → guilty | 5, 12 |
| 14 | Bettina | She rings the bad glass behind Hedy: nothing. She isn’t an apprentice, she’s the ears. For once she asks: the lever. Hedy counts out cash: “We’re square.” | chosen → used | 3, 11 |
| 15 | Hedy | Dolores asks who has been in at night. Hedy lets Bettina’s shoplifting record answer. Bettina is barred; the treble drifts, with nobody to say so. | honest → false | 9, 14 |
| 16 | Hedy | At rehearsal Piers stops, says nothing, hands her the notebook. What they nearly were ended the year it begins. He has known about her since arriving. | hidden → known | 13, 15 |
| 17 | Hedy | Ansel, conducting the radio: every top octave since 1991 was hers; the bell he knew by the rail. Lessons, he called it. She has done the same to Bettina. | proud → ashamed | 4, 11, 16 |
| 18 | Hedy | She clears Bettina with Dolores, then, Walt’s aids in for the dock’s noise, tells Bettina about her ears and hears a no. She still can’t ask. | lying → told | 8, 15, 17 |
| 19 | Bettina | Recording day. assumption: stage heat pulls the treble. Piers, on his raffled bench, stops and finally says so aloud. At her sink Bettina hears; she walks to the wings. | shut out → present | 12, 16, 18 |
| 20 | Hedy | Dolores leaves the buyers unanswered and begs thirty minutes. Hedy says she can’t hear, asks Bettina, hands her the lever. Ansel watches. She tells the child what it tastes of. | owing → asking | 1, 7, 11, 17, 19 |

**The road:** ordinary day 1 · disturbance 2 · no return 7 · middle 10 · plan fails 14–15 · lowest 17 · choice 20. The hall’s fate stays open: whether the buyers are answered is yours.

**assumption: the story runs October to November 2024.** Ages you didn’t give are marked *.

| | 2024 | 1985, credit office | 1991, notebook begins | 2002, Hedy takes over |
|---|---|---|---|---|
| Hedy (b. 1971) | 53 | 14 | 20 | 31 |
| Ansel (b. 1940) | 84 | 45 | 51 | 62 |
| Bettina (b. 2005) | 19 | – | – | – |
| Piers* (b. 1970) | 54 | 15 | 21 | 32 |
| Dolores* (b. 1966) | 58 | 19 | 25 | 36 |
| Fodor* (b. 1958) | 66 | 27 | 33 | 44 |
| Walt* (b. 1968) | 56 | 17 | 23 | 34 |

Ansel’s forty years are 1962 (aged 22) to 2002. Your ages don’t clash.

**To research**
- assumption: a fork in the jaw carries slow beats low down; with inner-ear loss it can’t bring back the top octave (1, 17).
- assumption: loss from about 3 kHz up spares enough speech to hide, and the top C, near 4.2 kHz, falls inside it (6).
- assumption: a tuning device gets the top octave close, but not to this piano’s taste (8). If your trade readers disagree, the book falls; ask a tuner first.
- assumption: in 1985 a mill could still give its workers credit and seize goods (spine).
- assumption: a hall may hold a raffle without a license problem (12).

**Known turns:** a kitchen worker with a gift, caught using it at night (9–10), is close to *Good Will Hunting*, where he’s a janitor. The performance that may save a place is *The Blues Brothers*; yours differs by not promising it does.

**Fits nowhere:** Fodor’s bad second fiddle (no chapter rests on it) and Walt’s marriage to Hedy; only his trade is used. Neither is bent.

## Second line

Dolores also needs what she can’t pay for. Her answer: say so, and ask.

1. **Chapter 2:** she asks Hedy to wait for her fee. Hedy waives it, so as not to be part of anyone’s need.
2. **Chapter 12:** she asks the whole town, with a raffle. Hedy cringes, and the bench she cringes at holds her own history.
3. **Chapter 20:** she begs thirty minutes she can’t repay. The room gives them, and nothing is owed. Hedy’s choice happens inside that gift.

## Planted and paid off

| Thing | Planted in | Paid off in |
|---|---|---|
| The child’s question, and the skipped octave | 1 | 20 |
| The bad glass | 3 | 14 |
| Ansel’s hand on the rail | 4 | 17 |
| Piers’s silence | 5 | 19 |
| The bench with the stuck lid | 5 | 13, 19 |
| The apartment people’s deadline | 7 | 20 |
| Walt’s aids | 8 | 18 |
| The lever Bettina may not turn | 11 | 20 |

## Where readers stop

- **Chapter 8** explains why gadgets don’t help, and Walt is a joke with a receipt. *Repair:* let Walt guess in the first minute and say he knew during the marriage. Then she pays full price to be rid of a witness, the marriage finds its place, and refusing the trial costs her something.
- **Chapter 6** delivers what the reader has known since chapter 1. *Repair:* she has come to learn how long she has; Fodor, setting up, mentions an old tuner who once asked the same and wouldn’t sign the form either. Nobody says the name until 17.

## Write first

**Chapter 17**, Ansel conducting the radio. Everything before it is evidence and everything after it is consequence.

**Answer beforehand:** did Ansel know in 1991 that the “lessons” would cost Hedy Piers, and keep her anyway?`,
		corrections: [
			"“The day it was useful: 1985, when the mill's credit office collected” stands in the spine and the age table, but in none of the 20 chapters, and nothing says how Piers became a pianist after losing his piano. Give that day a row, in 4 or 12 for instance, or find the belief another origin.",
			'Bettina says no in 18, and in 19 “she walks to the wings” unasked, so the last choice finds its helper already waiting. Keep her at the sink until Hedy asks aloud in 20, or write down what turned her no into a yes.',
			'“The bell he knew by the rail” (17) is missing under “To research”. Whether a hand on a rail can tell a pitch well enough to correct it needs an “assumption:” and an audiologist, because 17 is also the chapter you are told to write first.',
			'Two loose ends meet in 20. “Guarantees the piano in writing” (7) is never held against Hedy again, and “She tells the child what it tastes of” although no row brings the child to the hall. Let Dolores hold up the paper, and seat the child at the raffle in 12.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			forma: 'romance',
			premissa:
				'Antes de a represa cobrir a vila, a agente dos Correios acha o malote que a mãe nunca entregou, de 1987',
			protagonista:
				'Ivone, 51, agente da última agência de Cruz do Meio; acha que guardar segredo dos outros é cuidar deles',
			fim: 'Ela entrega a última carta em voz alta, na praça já com água no tornozelo. Não sei se a mãe ouve',
			elenco: `Dona Zilá, 79, a mãe, agente antes dela. Lê as cartas contra a luz e nunca abriu uma; está perdendo as palavras, troca “chuva” por “visita”.
Aristeu, 54, barqueiro. Esperou uma resposta de 1987 que estava no malote; casou com outra, enviuvou.
Cleide, 33, filha de Ivone, técnica da empresa da barragem: é ela quem mede as casas e calcula a indenização. Acha que tudo se deve dizer na hora.
Padre Lino, 60, quer levar os mortos do cemitério antes dos vivos.
Nenzinho, 12, entrega recado de bicicleta e lê mal; Ivone lhe ensina as letras com envelopes.
Seu Abílio, 83, dono do armazém e da terra mais alta. Uma das cartas prova que a terra não era dele.`,
			'cenas vistas': `1. Ivone pesa o malote na balança da agência antes de abrir: 4 quilos e 300. São 61 cartas, e ela carimba todas com a data de hoje.
2. Ela entrega uma carta de amor a uma viúva cega e tem de ler em voz alta; muda o final na hora.
3. A procissão dos caixões: o cemitério sendo levado de caminhão, a vila atrás a pé, e começa a chover.
4. Dona Zilá, num momento de lucidez, pergunta “já foi a do Aristeu?” e volta a descascar feijão.
5. Cleide mede a parede da própria infância com a trena a laser e o número não bate com a planta.
6. A agência vazia, só o cofre no chão, porque ninguém tem a senha.`,
			'número de capítulos': '18',
		},
		text: `## Espinha dorsal

**Em uma frase:** porque a mãe deixou fechado o malote de 1987, Ivone quer entregar as 61 cartas antes da água, mas cada uma expõe alguém que ela protege, até que resta a sua.

**Quer:** pôr cada carta na mão do dono.
**Mentira:** guardar segredo dos outros é cuidar deles.
**Serviu:** em 1979 o pai foi embora; Zilá disse “está viajando”, e ninguém riu de Ivone.
**Ato antigo:** da capital, Ivone avisou por telefone: o sim a Aristeu vinha no malote, e ela levaria Cleide. Zilá ficaria só. Aberto, teria de entregar; fechado, “não veio”; queimar era violar.
**Última escolha:** o nome da mãe ou o do pai de Aristeu, culpado no lugar dela. A mentira manda mudar o final da carta.

## Capítulos

| Nº | Quem vê | O que acontece | De → para | Por causa do nº |
|---|---|---|---|---|
| 1 | Ivone | Para poupar a viúva cega, Ivone segura o aviso de despejo dela; com o envelope, ensina letras a Nenzinho. Ao lado, o cofre cuja senha Zilá esqueceu. | de cuidado a retenção | – |
| 2 | Cleide | Cleide acha o aviso, lê para a viúva na hora e, sem confiar mais na mãe, antecipa o desmonte da agência. | de filha a fiscal | 1 |
| 3 | Ivone | Num vão atrás do escaninho, o malote. Pesa antes de abrir: 4 quilos e 300. Carimba as 61 com a data de hoje; a sua, para Aristeu, vai ao bolso. | de agente a devedora | 2 |
| 4 | Ivone | Sai entregando com Nenzinho. À viúva cega, já ferida pelo aviso, lê em voz alta a carta de amor e muda o final na hora. | de portadora a falsária | 3 |
| 5 | Aristeu | Ao ver a viúva feliz, pergunta pela sua. Ivone, com a mão no bolso: “Hoje não veio nada”, o que Zilá lhe dizia em 1987. | de esperança a luto | 4 |
| 6 | Nenzinho | Ivone, abalada, manda o menino sozinho. Ele lê mal e troca dois envelopes: a carta do padre, sobre a terra alta, cai com Abílio, que esconde. | de confiado a errado | 5 |
| 7 | Lino | Com medo da carta, Abílio oferece a terra alta aos mortos, se o padre atestar que ela é sua. Lino assina sem perguntar. | de pedinte a cúmplice | 6 |
| 8 | Cleide | Mede a parede da própria infância com a trena a laser; o número não bate com a planta. Diz na praça; desconfiam do pedreiro, pai de Aristeu. | de lar a prova | 3 |
| 9 | Ivone | Pergunta à mãe pela parede. Lúcida, Zilá: “já foi a do Aristeu?”, e volta a descascar feijão. Era a pergunta de Ivone ao telefone, em 1987. | de dúvida a certeza | 8 |
| 10 | Ivone | Na reunião, perguntam quem escondeu o malote. Para salvar a mãe, ela cala, e o morto fica culpado. Para de entregar; guarda as que faltam. | de entregadora a carcereira | 9 |
| 11 | Aristeu | Tiram do traslado o caixão do pai dele. Aristeu o põe na canoa e não atravessa mais ninguém, nem morto. | de vizinho a banido | 10 |
| 12 | Lino | Sem barco, a procissão dos caixões: o cemitério de caminhão, a vila atrás a pé, rumo à terra de Abílio; começa a chover. “Chegou visita”, diz Zilá. | de vitória a vergonha | 7, 11 |
| 13 | Abílio | Diante das covas, não aguenta enterrar gente em terra alheia: dá a carta a Cleide, que lê na hora. É dos moradores; as indenizações param. | de dono a intruso | 12 |
| 14 | Nenzinho | Sabida a troca de envelopes, a viúva desconfia e lhe pede que releia a sua. Soletrando, ele diz o final verdadeiro. Ninguém mais crê em Ivone. | de aluno a testemunha | 13 |
| 15 | Ivone | Todos vêm buscar suas cartas; sobra uma. O registro de 1987 falaria por ela: a agência vazia, só o cofre no chão, porque ninguém tem a senha. | de guardiã a despejada | 14 |
| 16 | Aristeu | Sem agência, Zilá espera o malote na rampa. Diz: “Hoje não veio nada.” Ele entende. A Ivone: “De vocês não pego papel. Se tem, diga.” | de réu a credor | 15 |
| 17 | Cleide | Véspera. Ivone conta tudo. Cleide, que viu o preço de dizer pelos outros, oferece registrar a parede como erro de medida; o morto seguiria culpado. | de juíza a cúmplice | 16 |
| 18 | Ivone | Lino embarca os vivos. Água no tornozelo; Nenzinho lê “Aristeu” no envelope. Cleide cala. Ivone lê em voz alta, até “minha mãe já sabe”. Zilá: “Visita.” | de segredo a entrega | 17 |

**Idades (suposição: a história se passa em 2019, aniversários já feitos)**

| | 1979 | 1987 | 2019 |
|---|---|---|---|
| Ivone | 11 | 19 | 51 |
| Zilá | 39 | 47 | 79 |
| Aristeu | 14 | 22 | 54 |
| Cleide | – | 1 | 33 |
| Lino | 20 | 28 | 60 |
| Nenzinho | – | – | 12 |
| Abílio | 43 | 51 | 83 |

**Desfechos:** Zilá embarca sem que se saiba se ouviu; Aristeu recebe o sim e leva o pai com nome limpo; Cleide refaz o laudo com o que a mãe disse; Lino, que queria os mortos antes, fica para embarcar o último vivo; Nenzinho lê; Abílio perde a terra e é enterrado nela um dia, entre os outros; a viúva fica com o final verdadeiro.

**Avisos**
- Suas seis cenas entraram inteiras. Inventei o pai de Aristeu (barqueiro do malote e pedreiro da parede, já morto) e o aviso de despejo.
- Se o malote só se abre na cena 1, Zilá não leu essas cartas contra a luz. Por isso ela sabe do sim pelo telefone, e “nunca abriu uma” vira a desculpa dela.
- suposição: em 1987 o malote vinha lacrado, uma vez por semana, de canoa, e o sumiço de um, em ano de cheia, não deu sindicância.
- suposição: a vila tinha posto telefônico em 1987.
- suposição: Lino já era o vigário em 1987, e a carta (um testamento particular? uma doação?) vale contra a posse de Abílio.
- suposição: prazo de contestação, laudo, suspensão de indenizações e traslado de cemitério funcionam como no enredo.
- suposição: uma doença como a de Zilá permite o lampejo do 9 e a frase do 16.
- suposição: o lago sobe devagar o bastante para haver gente na praça com água no tornozelo.

**Parentescos:** uma vila a ser alagada e um homem dos Correios estão em *Narradores de Javé*; as cartas retidas por quem devia mandá-las, em *Central do Brasil*; a mãe que esconde cartas de amor da filha, em *Diário de uma Paixão*. O que é só seu: a malha de 61 donos e o final que, desta vez, ela não muda.

## Trama paralela

**Cleide** responde ao contrário à mesma pergunta: cuidar é dizer na hora.

1. **Capítulo 8:** diz na praça o que a trena achou, sem saber o resto. A verdade pela metade condena um morto inocente e empurra Ivone para o silêncio do 10.
2. **Capítulo 13:** lê a carta de Abílio diante das covas. É verdade inteira, e mesmo assim as indenizações param e a confiança em Ivone cai no 14.
3. **Capítulo 18:** pela primeira vez, sabe e cala. Não é para esconder: a frase é da mãe. O laudo fica em branco na mão dela até Ivone terminar.

## Plantado e colhido

| O quê | Plantado no | Colhido no |
|---|---|---|
| Letras nos envelopes | 1 | 14 (lê a carta), 18 (lê o nome) |
| Cofre sem senha | 1 | 15 |
| Vão na parede | 3 | 8 |
| Carta no bolso | 3 | 18 |
| Final mudado | 4 | 14 (desmentido), 18 (não muda) |
| “Hoje não veio nada” | 5 | 16 |
| “Visita” por “chuva” | 12 | 18 |
| Carta da terra alta, escondida | 6 | 13 |

## Onde se larga o livro

- **Capítulo 7:** acerto entre dois velhos, com papel. Remendo: no balcão do armazém, com a carta roubada embrulhando o fumo que Abílio pesa; o leitor vê, o padre não.
- **Capítulo 17:** confissão na cozinha, e o leitor já sabe tudo. Remendo: Ivone só fala enquanto Cleide mede a casa pela última vez; a cada verdade, a filha tem de decidir se anota o número.

## Escreva primeiro

**O capítulo 14.** Um menino soletra, uma cega escuta, e a cada sílaba o leitor torce para ele errar. Se essa página funcionar, a 18 funciona.

Antes, responda:
1. Qual era o final da carta da viúva, e qual Ivone inventou?
2. Quem é o pai de Cleide? Ela tem 1 ano em 1987. Se for Aristeu, o sim muda de peso e o 5 fica mais cruel.
3. Por que Ivone, de volta, nunca perguntou a Aristeu? Proponho: achou que ele tinha lido o sim e desistido, e calou para poupá-lo.
4. Das 61, quantas são para gente que morreu ou se mudou, e quem as recebe no 15?
5. 4,3 quilos em 61 cartas dão 70 gramas por carta, muito para papel. É a lona, o lacre, ou há um pacote ali?`,
		corrections: [
			'No 12, “Sem barco, a procissão dos caixões” vai de caminhão e a pé: o barco não fazia falta, e o 11 sai sem derrubar nada, que é o que a sua prova final proíbe. Faça a terra alta só se alcançar pela água, ou junte o 11 ao 10 e renumere.',
			'No 13, “as indenizações param”, e ninguém volta a elas: em “Desfechos” Abílio perde a terra, a água sobe e não se sabe se os moradores recebem. Decida quem paga e quando, e ponha isso na linha do 17 ou do 18.',
			'A viúva cega move o 1, o 2, o 4, o 5 e o 14 e não tem nome nem idade na tabela; o pai de Aristeu, inventado, pesa na última escolha e só aparece no 8. Batize a viúva, dê ano a ela e plante o morto até o 5.',
			'Falta uma “suposição:” no que sustenta o livro: em 2019, agente que acha malote lacrado de 1987, “carimba as 61 com a data de hoje” e põe uma no bolso pode responder por isso. Pergunte a quem trabalhou nos Correios qual seria a regra.',
		],
	},
}
