import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '9',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			premise: 'a ferryman must carry the man who ruined his father',
			'main character': 'a ferryman of sixty who counts everything',
			narrator: 'close third person',
			mood: 'quiet, with something under the floor',
			'private detail': 'the bell rope smelled of oranges',
		},
		text: `| No. | Door | Sentence | Lean | Debt |
|---|---|---|---|---|
| 1 | In medias res | Forty-one strokes out, he shipped the oars and began unlacing his boots. *assumption: the ferry is a rowboat; he stops midway* | Why would a ferryman take off his boots out there? | What he does in bare feet, and why at forty-one. |
| 2 | Voice | Rounding, he held, was how stealing began. | Who rounded, and what did it cost? | A sum that was rounded once, and by whom. |
| 3 | Speech | “You pay on the far side,” the ferryman said, “same as my father did.” *assumption: fares are paid on landing; his father once paid over there* | What did the passenger ask, and what did the father pay? | The father's crossing, and the price this passenger meets. |
| 4 | Object | The bell rope smelled of oranges, but only where a taller man would grip it. *assumption: the smell sits above the ferryman's own hold* | Whose hand was there, and when? | The owner of the hand, and where oranges come from. |
| 5 | Place | Every spring the landing asked for one more post, and every spring he gave it one from the house. *assumption: he mends the landing with timber from his home* | How much house is left, and why feed the landing? | What he is keeping the landing ready for. |
| 6 | Contradiction | His father had never owed a cent, and it had taken nineteen years to pay. *assumption: the ruin was a false debt, paid off over nineteen years* | Who collects a debt that nobody owed? | How the debt was made, and who kept the paper. |
| 7 | Clock | At six the ferry would stop for good, and at ten to six the bell rang. *assumption: this is the last day of service; the bell calls him* | Who rings ten minutes before the end? | The last crossing, and whether it counts as the last. |
| 8 | Rule | Nobody is heavy until you know his name. | Whose name has he learned? | A passenger whose weight changes, or doesn't, by midriver. |
| 9 | Absence | Eleven hooks, ten lanterns; he dusted all eleven. *assumption: he keeps a row of lanterns, and one is gone* | Where is the eleventh, and why keep its place? | The last person to carry the missing lantern. |
| 10 | Prolepsis | Both men would reach the far bank, and only one of them by boat. *assumption: one of the two finishes the crossing in the water* | Which man leaves the boat, and how? | The moment on the water that parts them. |

## Three to try

- **1:** A small, orderly act in the wrong place makes the water deep at once.
- **4:** The one thing only you could know becomes evidence, and nobody has been accused.
- **6:** The father's ruin arrives as arithmetic that will not come out, which is how this man would hold it.

## Handle with care

**10.** Your premise asks what it costs to carry this man all the way; this sentence takes one of them out of the boat, and the reader will wait for the splash instead.`,
		corrections: [
			"Sentence 10 leaves your close third: the ferryman can't know that only one will arrive by boat. “Handle with care” misses that and instead says your premise asks what the carrying “costs”, which your two lines never say.",
			'In 9, “dusted all eleven” trips: eleven hooks, or lanterns of which there are ten? Write “he dusted every hook”, or cut after “ten lanterns”.',
			"Sentence 3 calls him “the ferryman”, seen from outside, where close third would say “he”. It also has the father paying a fare, on his own family's crossing perhaps; decide that before you buy it.",
			'Sentence 1 makes the ferry a rowboat, 7 makes it a public service that ends at six, 4 and 7 want a bell. Check which boat your story has before you combine any two.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			enredo: 'a dona da pensão reconhece o hóspede que a roubou',
			personagem: 'dona de pensão em Santos, viúva, boa de conta',
			narrador: 'terceira pessoa próxima',
			clima: 'manso por fora, fervendo por baixo',
			'detalhe próprio': 'a chave do quarto 6 presa num pente sem dentes',
		},
		text: `O enredo tem um reconhecimento, mas ainda não tem o que ela quer nem o que a segura. Antes das dez frases, uma pergunta só:

**Quando reconhece o hóspede, o que a dona da pensão quer conseguir dele, e o que a impede de conseguir isso na mesma hora?**`,
		corrections: [
			'São duas perguntas numa só: o que ela quer e o que a impede. Responda numa frase com “mas” (“quer que ele confesse na mesa, mas o quarto dele paga o aluguel do mês”), para o começo nascer dos dois lados.',
			'“Conseguir dele” e “na mesma hora” estreitam a história: ela pode querer algo da polícia, da família ou de si mesma. Se for o seu caso, responda fora da pergunta e dê o obstáculo que dura o conto inteiro.',
			'Faltou perguntar se o hóspede também a reconhece e o que foi roubado. Diga as duas coisas já na resposta: mudam a fala, a contradição e o relógio, e evitam uma fileira de suposições nas dez frases.',
		],
	},
}
