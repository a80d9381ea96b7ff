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

Because a recording may save the hall, Hedy wants to tune its piano alone, but she can't hear the top octave, until finishing alone would ruin the recording.

**Want:** to sign the tuning card “Marsh” on recording morning.
**False belief:** need is debt.
**The day it was useful:** the winter the mill closed, neighbors' loans came back as claims; the Marshes kept their tools because they owed nobody.

**Last choice:** her name as the tuner who needs no one, or the top octave, with Bettina's place beside it. Both can't be saved. The belief says: pay the girl, send her away, finish.

The hall's fate stays open; this road holds either way.

## Chapters

| No. | Through whose eyes | What happens, up to 30 words | From → to | Because of no. |
|---|---|---|---|---|
| 1 | Hedy | **Your scene 1.** Afterward she leaves the top octave untouched, refuses payment for it, and refuses a lift home. | unnoticed → watched | – |
| 2 | Hedy | On the school's praise, Dolores gives her the recording: Piers comes home, the hall may live. Hedy says yes before asking which piano parts matter. | spare → needed | 1 |
| 3 | Hedy | Fodor tests her: the top is going. She pays cash and demands silence. That evening he plays badly, happily, and asks his desk partner for help. | hope → verdict | 2 |
| 4 | Hedy | She wants her father's trick for the top notes. **Your scene 2.** She leaves with a new suspicion instead. | comforted → suspicious | 3 |
| 5 | Hedy | No trick to inherit, so she looks for ears. **Your scene 3.** | alone → tempted | 4 |
| 6 | Hedy | The label offers a second tuner. She refuses and signs as sole guarantor, then hires Bettina by the hour: hum, tell nobody, learn nothing. | free → bound | 2, 5 |
| 7 | Bettina | She hums each high note true. Unable to ask for lessons, she takes the fork and a dock key to practice after closing. | hired → compromised | 6 |
| 8 | Hedy | Piers rehearses, hears two people in one tuning, and says nothing. He asks only for the old bench, already promised as a prize. | admired → seen | 6 |
| 9 | Hedy | **Your scene 6.** Piers plays to sell tickets. Walt wins, sees her miss her own number being called, and guesses. | hidden → guessed | 8 |
| 10 | Hedy | **Your scene 4.** She climbs the stairs and finds the dock door swinging. Someone knows exactly which note is wrong. | unsure → certain | 7 |
| 11 | Piers | He too has heard that C. Searching the piano for its cause, **your scene 5.** Beside the last years stand initials: his own, at eleven. | silent → implicated | 10 |
| 12 | Hedy | He hands her the notebook. As a boy he was Ansel's ears. Her aim turns: the recording must now protect her father's name too. | heir → accomplice | 4, 11 |
| 13 | Hedy | Ansel admits it: a dollar a note, so nothing was owed. Piers still has the dollars. Hedy takes the price, not the lesson. | shaken → hardened | 12 |
| 14 | Hedy | She doubles Bettina's pay for a secret signal from the dock. In rehearsal, Fodor openly asks Bettina for his A. The room hears what she is. | secret → noticed | 3, 7, 13 |
| 15 | Bettina | Raffle money is missing. Dolores finds the fork and key on Bettina and remembers her record. Hedy could explain both. She doesn't. | trusted → cast out | 9, 14 |
| 16 | Hedy | Without Bettina, she buys Walt's hearing aids at full price. Everything high turns false. The engineer stops the trial take: one morning left. | equipped → helpless | 9, 15 |
| 17 | Dolores | After the failed take, she takes out the apartment papers, finds the raffle money locked in with them, misfiled, and tells Hedy: unpaid since August, signing tomorrow. | holding on → letting go | 15, 16 |
| 18 | Hedy | She brings Bettina wages, puts them away, and tells her the truth. Bettina refuses a kitchen apology: say it where they threw me out. | guarded → asking | 13, 17 |
| 19 | Hedy | Recording morning. She tunes to the top octave and stops. Before orchestra, engineer and town, she says why, clears Bettina, and offers the lever. | sole → helped | 14, 16, 18 |
| 20 | Hedy | Ansel conducts the broadcast. Dolores's envelope lies unopened. At the school's upright Bettina takes the top octave; Hedy accepts the lift home. | owing → accompanied | 1, 19 |

## Second line

**Dr. Imre Fodor:** to him, need is how people come to sit side by side.

1. **Chapter 3:** he delivers her verdict by day and asks for help by night. She finds it undignified.
2. **Chapter 14:** he asks a dishwasher for his A, and the room gives him one. His openness endangers her secret.
3. **Chapter 19:** with everyone waiting, he passes his fiddle to his desk partner to be tuned. Hedy, lever in hand, sees that nobody is keeping accounts.

## Planted and paid off

| Thing | Planted in | Paid off in |
|---|---|---|
| Untouched top octave | 1 | 19, 20 |
| Refused lift | 1 | 20 |
| Fork | 1, 7 | 15 |
| Ansel's impossible ear | 4 | 12 |
| “Sole tuner” contract | 6 | 19 |
| Raffle | 8, 9 | 15, 17 |
| Walt's guess | 9 | 16 |
| The dollars | 13 | 18 |

## Where readers stop

- **Chapter 6:** a contract and a hiring. *Repair:* the label's second tuner stands in the room, kind and obviously good, and has already laid out her tools.
- **Chapter 13:** a confession that could be mere explanation. *Repair:* Ansel bargains. He will tell her only if she first tells him what she can't hear, and she lies.

## Write first

**Chapter 15**, from Bettina's side of the table. It holds the worst thing Hedy does, and she does it by standing still.

**Answer beforehand:** when Bettina looks at her, does Hedy look back?

**To research**
- assumption: beats can be felt through fork and jaw low down, but not in the top octave.
- assumption: hearing aids can make high piano notes sound false.
- assumption: an electronic tuning device would not be enough for this piano; you need the reason, or readers will ask.
- assumption: an audiologist must keep her secret.
- assumption: a label would accept one guarantor for the tuning.

**Known turns:** music held up against a town's closing industry recalls *Brassed Off*; the gifted cleaner with a record recalls *Good Will Hunting*; a musician hiding hearing loss recalls *Sound of Metal*. Yours differs where the help is asked for in public.

All six of your scenes fit unchanged.`,
		corrections: [
			"Set today, the years don't meet: if Piers and Hedy were nearly something in 1991, he was eleven by about 1985. The notebook's last years, after Ansel's forty of tuning, come much later; move the initials to early pages or change the age.",
			"The bench is planted twice (Piers asks for it in 8, Walt wins it in 9) and never pays off; Hedy and Piers in 1991 isn't used at all. Give one of them a place in chapter 18 or 20.",
			"“Ansel's impossible ear” counts as paid in 12, but that Piers was his ears as a boy doesn't explain how he corrects the elevator bell now. Nor do chapter 18's words contain the dollars said to be paid there.",
			"A girl with perfect pitch and a borrowed key finishes a concert grand's top octave on recording morning. Setting pins and stretching octaves take practice; have a technician read 7 and 19, or let her only name the pitch.",
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

**Uma frase:** porque a vila vai sumir, Ivone quer entregar as 61 cartas de 1987, mas a última prova por que a mãe as reteve, até que só resta lê-la em praça pública ou afogá-la.

**Quer:** malote vazio antes da água.

**Mentira:** guardar segredo dos outros é cuidar deles.

**O dia em que serviu:** menina, ela segurou até depois de um casamento o telegrama de morte do irmão da noiva. Agradeceram.

**A última escolha:** o nome da mãe ou a verdade sobre a terra, devida à vila. A mentira manda salvar o nome.

## Capítulos

São 16, dois a menos.

| Nº | Quem vê | O que acontece | De → para | Por causa do nº |
|---|---|---|---|---|
| 1 | Ivone | Nenzinho soletra um aviso de despejo; Ivone o guarda na gaveta para poupar o vizinho. Chega a ordem de fechar a agência. | útil → dispensável | – |
| 2 | Ivone | Esvaziando o depósito, acha o malote. Pesa antes de abrir: 4 quilos e 300. São 61 cartas; carimba todas com a data de hoje. | guardiã → devedora | 1 |
| 3 | Ivone | Mostra as cartas à mãe. Zilá as olha contra a luz, separa uma e não explica. Ivone decide dizer que houve extravio. | filha → cúmplice | 2 |
| 4 | Ivone | Entrega uma carta de amor à viúva cega, tem de ler em voz alta e muda o final na hora. | carteira → autora | 3 |
| 5 | Cleide | Com a agência condenada, mede a parede da própria infância com a trena a laser; o número não bate com a planta. | certeza → dúvida | 1 |
| 6 | Nenzinho | Ajuda nas entregas, lê mal um nome e entrega a carta errada. A vila descobre o malote. | oculto → público | 4 |
| 7 | Ivone | Cercada no armazém, jura entregar as 61. Abílio oferece caminhões em troca de uma carta que não nomeia. | livre → obrigada | 6 |
| 8 | Ivone | Sonda a mãe sobre a oferta. Lúcida, Zilá pergunta “já foi a do Aristeu?” e volta a descascar feijão. | inocência → culpa | 7 |
| 9 | Aristeu | Recebe a resposta, não abre e pergunta quem pagou pelo silêncio. Ivone deixa de querer limpar a mãe: quer reparar os outros. | álibi → dívida | 8 |
| 10 | Padre Lino | Ivone recusa a troca; Abílio oferece os caminhões ao padre, com um canto da terra alta para os mortos. | esquecido → comprado | 7, 9 |
| 11 | Ivone | O cemitério sai de caminhão, a vila atrás a pé, e começa a chover. Zilá anuncia: “chegou visita”. | luto → pressa | 10 |
| 12 | Cleide | Confere a terra do cemitério, acha o mesmo erro da parede e o anuncia na hora. A empresa suspende os pagamentos. | aliada → traidora | 5, 11 |
| 13 | Ivone | A vila exige a carta separada. Para proteger a mãe, Ivone diz que está no cofre; Zilá já não lembra a senha. | respeitada → acusada | 3, 12 |
| 14 | Ivone | Cleide rompe com ela, a mudança leva tudo. A agência vazia, só o cofre no chão, porque ninguém tem a senha. | agente → ninguém | 13 |
| 15 | Nenzinho | Vai buscar Zilá e acha a carta sob o feijão. Lê o envelope sem errar. Abílio pede silêncio pelo nome de Zilá. | calado → leitor | 8, 14 |
| 16 | Ivone | Na praça, água no tornozelo, entrega a última carta em voz alta. Não se sabe se a mãe ouve. | guardiã → carteira | 15 |

**Ordem de trás para a frente:** fundo do poço 14 ← plano desmorona 13 ← meio 9 ← ponto sem volta 7 ← abalo 2 ← dia comum 1.

- Suposição: os nomes das funções, o carimbo em carta antiga e o que a lei diz de correspondência retida.
- Suposição: o ritmo da água, a transferência do cemitério e a regra de suspender indenizações.
- Suposição: uma carta de 1987 basta para contestar a terra.
- **Parentescos:** a vila condenada pela represa que se conta antes de sumir lembra *Narradores de Javé*; ler e trair cartas alheias (4) lembra *Central do Brasil*.

## Trama paralela

Cleide responde ao contrário à mesma pergunta: para ela, cuidar é dizer na hora.

1. **Capítulo 5:** ela acha o número errado na casa da mãe; Ivone pede que se cale.
2. **Capítulo 12:** ela diz tudo na hora e quem paga é a vila.
3. **Capítulo 16:** com a mãe lendo, ela poderia explicar o papel da avó. Cala-se e segura a mão de Zilá.

## Plantado e colhido

| O quê | Plantado no | Colhido no |
|---|---|---|
| Nenzinho lê mal | 1 | 6 e 15 |
| Carta que Zilá separa | 3 | 15 e 16 |
| Ler em voz alta, mudando o final | 4 | 16 (lê sem mudar nada) |
| Parede que não bate | 5 | 12 |
| Troca oferecida por Abílio | 7 | 10 e 15 |
| Bacia de feijão | 8 | 15 |
| “Visita” por “chuva” (Zilá a usa no 3) | 3 | 11 |
| Aviso na gaveta | 1 | 14 (a gaveta sai na mudança, o vizinho vê) |

## Onde se larga o livro

- **Capítulo 10:** é negociação vista por quem pouco conhecemos. Remendo: o padre tem entre os mortos alguém a quem ele mesmo deve uma das 61 cartas.
- **Capítulo 13:** a mentira do cofre pode parecer truque. Remendo: no 3, mostre Zilá girando o segredo do cofre de cor, pela última vez.

**Prova final:** tirei um por vez. Os mais próximos de cair são o 4 (sem ele, o 16 perde o avesso) e o 10 (sem ele, não há procissão). Ficam.

## Escreva primeiro

O **capítulo 8**: feijão, uma frase lúcida, uma filha que entende.

**Antes, responda:** Zilá reteve o malote por medo de Abílio, por dinheiro ou por pena de alguém?`,
		corrections: [
			'A pergunta final quer o motivo de Zilá, mas não por que ela segurou as 61 cartas se só uma ameaçava Abílio. Responda também a essa antes do capítulo 8, senão a última escolha não se sustenta.',
			'A carta de Aristeu fica fechada no capítulo 9 e ele some do livro; a resposta que esperou desde 1987 não está em “Plantado e colhido”. Ponha Aristeu e o barco no 15 ou o envelope dele aberto no 16.',
			'Ninguém fixou o ano da história. Se for 2026, Aristeu, 54, tinha 15 anos em 1987, e Ivone, 12. Escolha o ano da represa e acerte as idades antes de escrever a carta dele.',
			'No 15, a carta estava sob o feijão que Zilá descasca desde o 8, e ninguém a viu em sete capítulos. Mude o esconderijo ou mostre, no 8, a mão dela cobrindo a bacia.',
		],
	},
}
