import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'scene-revised-line-by-line',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			purpose: 'make us see that Tomas already knows the boat is sold, before his father says it',
			viewpoint: 'Tomas, 16, close third person, past tense',
			untouchable: 'the father’s speech, and the last sentence',
			depth: 'thorough',
			scene: `Tomas felt the cold of the morning as he walked down to the harbor, his heart beating like a drum. He could see that the fog was lying heavy on the water. His father was already there, sitting on an overturned crate, and he seemed to be looking at nothing in particular. The boat was tied up at the wrong place, at the end of the pier where the visitors moored. Somehow it looked different. Tomas noticed that the nets were gone and that somebody had scrubbed the deck, which his father never did before a trip. There was a clean rectangle on the wheelhouse where the name board had been.

“Morning,” his father said. “As you know, we have been fishing here for three generations, your grandfather and I and then you.”

“I know, Dad,” Tomas said quietly.

His father was ashamed and thought about the money. He reached down and handed Tomas the thermos, after he had wiped the cup with his sleeve. It was full to the brim, coffee for two men and a whole day. Tomas drank. Then his hand began to shake. A gull was making various noises. He thought that he ought to say something, but the words got stuck in his throat like so many things in this family. Instead he asked which of them should start the engine.

“Not today,” his father said. “Let's just sit on her a while.”

Tomas counted the new ropes: there were four, and they were blue, and no one in their harbor used blue.`,
		},
		text: `Your page has 21 sentences; “thorough” lets me touch ten. I touch nine.

| No. | Mark | My words → new words | Why |
|---|---|---|---|
| 1 | FILTER, WORN | Tomas felt the cold of the morning as he walked down to the harbor, his heart beating like a drum. → Tomas walked down to the harbor in the cold of the morning. | Cold needs no “felt”; everybody’s heart drums |
| 2 | FILTER | He could see that the fog was lying heavy on the water. → The fog lay heavy on the water. | Third “was” in a row avoided |
| 3 | FILTER, WORN | …and he seemed to be looking at nothing in particular. → …looking at nothing. | Ends on the strong word |
| 5 | CUT | Somehow it looked different. → – | 4, 6 and 7 show how |
| 6 | KEEP FILTER | Tomas noticed that the nets were gone… | Breaks the run of “was” in 3–7 |
| 10 | KEEP SPEECH | “I know, Dad,” Tomas said quietly. | He answers more than he was told |
| 11 | LEAP | His father was ashamed and thought about the money. → – | Tomas can’t see this; the sleeve shows it |
| 12 | ORDER | He reached down and handed Tomas the thermos, after he had wiped the cup with his sleeve. → His father wiped the cup with his sleeve, reached down and handed Tomas the thermos. | Wiping comes first; without 11, “He” was Tomas |
| 15 | FILTER | Then his hand began to shake. → Then his hand shook. | As short as “Tomas drank” wants |
| 16 | VAGUE | A gull was making various noises. → – | Nothing to hear, and nothing rests on it |
| 17 | FILTER, WORN | He thought that he ought to say something, but the words got stuck in his throat like so many things in this family. → He ought to say something. | Stuck words are ready-made; “Instead” keeps its footing |

9 SPEECH

## Clean copy

Tomas walked down to the harbor in the cold of the morning. The fog lay heavy on the water. His father was already there, sitting on an overturned crate, looking at nothing. The boat was tied up at the wrong place, at the end of the pier where the visitors moored. Tomas noticed that the nets were gone and that somebody had scrubbed the deck, which his father never did before a trip. There was a clean rectangle on the wheelhouse where the name board had been.

“Morning,” his father said. “As you know, we have been fishing here for three generations, your grandfather and I and then you.”

“I know, Dad,” Tomas said quietly.

His father wiped the cup with his sleeve, reached down and handed Tomas the thermos. It was full to the brim, coffee for two men and a whole day. Tomas drank. Then his hand shook. He ought to say something. Instead he asked which of them should start the engine.

“Not today,” his father said. “Let's just sit on her a while.”

Tomas counted the new ropes: there were four, and they were blue, and no one in their harbor used blue.

## Best sentence

“It was full to the brim, coffee for two men and a whole day.” It packs for the trip they won’t make: the father couldn’t bring himself to fill it halfway, and Tomas can tell by the weight.

## Purpose

Nearly. The berth, the nets, the name board and the shaking hand let us see that he knows. It turns aside at **18**: a boy who knows asks about the engine, and a reader may take it that he doesn’t.

When he asks, does he want to make his father say it, or to keep him from having to?`,
		corrections: [
			'“Full to the brim” is the ready-made phrase it overlooked, and it chose that very sentence as the best. One of the ten changes is still free: “It was full, coffee for two men and a whole day.” That Tomas “can tell by the weight” is nowhere on your page.',
			'11 is cut because “the sleeve shows it”. A sleeve may show shame, but not money, and with that sentence the money leaves the scene altogether. Decide whether the reader needs it; if so, it has to come in through something Tomas can see.',
			"17 loses more than the worn part: “like so many things in this family” is yours, and it is the scene's only word on their silence. Try “He ought to say something, but the words got stuck like so many things in this family.”",
			"“9 SPEECH” stands below the table as if there had been no room, with nine of ten changes used. It stays because the father's speech is hands off. Read the line again yourself: “As you know” tells Tomas what he knows.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			função: 'mostrar que o Anselmo já decidiu vender a oficina e não tem coragem de dizer ao aprendiz',
			'ponto de vista': 'Anselmo, terceira pessoa próxima, passado',
			intocável: 'a fala do Tuca sobre a placa e a última frase',
			força: 'leve',
			cena: `Anselmo percebeu que o portão estava destrancado e sentiu um frio na barriga. Entrou devagar, olhando para o chão cheio de limalha, pisando com cuidado, pensando na proposta que estava no bolso. O rapaz já estava lá. Tuca tinha chegado mais cedo e estava limpando o torno, assobiando, como sempre fazia quando estava feliz.
— Bom dia, Tuca, meu aprendiz há quatro anos — disse ele.
— Bom dia, seu Anselmo. Passei óleo no carro do torno. Aquele rangido, ó, acabou.
Parecia que a máquina era dele. Anselmo viu a mão do menino sobre a manivela, a mesma mancha de graxa que a sua tinha na dobra do polegar. Um silêncio pesado tomou conta do ambiente. Havia uma coisa no ar, uma emoção difícil de explicar. Ele tirou o papel do bolso, dobrou em quatro, depois em oito, e o colocou debaixo da lata de parafuso, como se não fosse nada.
— Eu tava pensando — falou Tuca — que na placa podia ter o meu nome embaixo. Pequeno. Só se o senhor quiser.
Anselmo ficou visivelmente emocionado. Rapidamente virou para a bancada, lentamente pegou o paquímetro e mediu uma peça que já estava medida. Deu doze e meio. Mediu de novo. O coração batia forte, porque a decisão já estava tomada e ele não tinha coragem de falar.
— Pequeno quanto? — perguntou finalmente.
E o torno, pela primeira vez em vinte anos, não rangeu para ajudar.`,
		},
		text: `São 23 frases; com lápis leve, mexo em quatro.

| Nº | Marca | Como está → como fica | Motivo |
|---|---|---|---|
| 1 | FILTRO | Anselmo percebeu que o portão estava destrancado e sentiu um frio na barriga. → Anselmo achou o portão destrancado. | Dois filtros e um frio já pronto. |
| 5 | FALA | — Bom dia, Tuca, meu aprendiz há quatro anos — disse ele. → — Bom dia, Tuca — disse ele. | Tuca sabe quem é e há quanto tempo. |
| 17 | CORTE | Anselmo ficou visivelmente emocionado. → (sai) | A peça medida duas vezes já mostra. |
| 18 | ECO | Rapidamente virou para a bancada, lentamente pegou o paquímetro e mediu uma peça que já estava medida. → Anselmo virou para a bancada, pegou o paquímetro e mediu uma peça que já estava medida. | Dois -mente brigando; sem a 17, falta nome. |

**Não coube:** 2 ECO · 4 CORTE · 10 FILTRO · 11 GASTO · 12 VAGO · 13 GASTO · 22 ECO

**FICA**
- 9, levaria FILTRO: “dele” serve aos dois, e dói.
- 21, levaria GASTO: única que diz que ele decidiu.

## Cena limpa

Anselmo achou o portão destrancado. Entrou devagar, olhando para o chão cheio de limalha, pisando com cuidado, pensando na proposta que estava no bolso. O rapaz já estava lá. Tuca tinha chegado mais cedo e estava limpando o torno, assobiando, como sempre fazia quando estava feliz.

— Bom dia, Tuca — disse ele.

— Bom dia, seu Anselmo. Passei óleo no carro do torno. Aquele rangido, ó, acabou.

Parecia que a máquina era dele. Anselmo viu a mão do menino sobre a manivela, a mesma mancha de graxa que a sua tinha na dobra do polegar. Um silêncio pesado tomou conta do ambiente. Havia uma coisa no ar, uma emoção difícil de explicar. Ele tirou o papel do bolso, dobrou em quatro, depois em oito, e o colocou debaixo da lata de parafuso, como se não fosse nada.

— Eu tava pensando — falou Tuca — que na placa podia ter o meu nome embaixo. Pequeno. Só se o senhor quiser.

Anselmo virou para a bancada, pegou o paquímetro e mediu uma peça que já estava medida. Deu doze e meio. Mediu de novo. O coração batia forte, porque a decisão já estava tomada e ele não tinha coragem de falar.

— Pequeno quanto? — perguntou finalmente.

E o torno, pela primeira vez em vinte anos, não rangeu para ajudar.

## A melhor frase

A 23. O óleo que Tuca passou por carinho, na 7, tira de Anselmo o único barulho que cobriria o silêncio. O presente do menino é o que deixa o velho sem saída.

## Função

Metade. A falta de coragem está inteira: o papel escondido na 13, a peça medida de novo, o “Pequeno quanto?”. A decisão, não. Só a 21 diz que há uma, sem mostrar, e nenhuma frase diz que é vender a oficina. O desvio é na 13: quem dobra a proposta em oito e a põe debaixo da lata parece desistir dela.

**Pergunta:** o que há no papel que prova que Anselmo já decidiu?`,
		corrections: [
			'Com a 5 cortada, nenhuma frase diz que Tuca é aprendiz, e é ao aprendiz que Anselmo não tem coragem de falar: sobram “o rapaz” e “o menino”. Escreva “O aprendiz já estava lá” na 3.',
			'Falta uma marca na 13: depois de “a mão do menino”, o “Ele tirou o papel do bolso” pode ser o Tuca. Marque DE QUEM e escreva “Anselmo tirou o papel do bolso”.',
			'A cota deixou de pé a dupla mais gasta da página: “Um silêncio pesado tomou conta do ambiente” e “uma emoção difícil de explicar”. Corte a 11 e a 12, que saem sem remendo; o portão da 1 e a saudação da 5 podiam esperar.',
			'“Anselmo achou o portão destrancado” troca um filtro por outro, e “achou” ainda se lê como opinião. Se mexer na 1, escreva “O portão estava destrancado” e comece a 2 por “Anselmo entrou devagar”.',
		],
	},
}
