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
		text: `21 sentences; “thorough” allows ten. I changed nine.

| Number | Mark | My words → new words | Why |
|---|---|---|---|
| 1 | FILTER, WORN | Tomas felt the cold of the morning as he walked down to the harbor, his heart beating like a drum. → Tomas walked down to the harbor in the cold of the morning. | Cold needs no “felt”; the drum is borrowed |
| 2 | FILTER | He could see that the fog was lying heavy on the water. → The fog was lying heavy on the water. | Let the fog arrive unannounced |
| 3 | FILTER | His father was already there, sitting on an overturned crate, and he seemed to be looking at nothing in particular. → His father was already there, sitting on an overturned crate, looking at nothing in particular. | “Seemed” blurs what Tomas plainly sees |
| 4 | KEEP | The boat was tied up at the wrong place, at the end of the pier where the visitors moored. | “Wrong” is Tomas's verdict; his knowing starts here |
| 5 | CUT | Somehow it looked different. → (out) | 6 and 7 show how |
| 6 | FILTER | Tomas noticed that the nets were gone and that somebody had scrubbed the deck, which his father never did before a trip. → The nets were gone and somebody had scrubbed the deck, which his father never did before a trip. | The evidence should come first |
| 10 | CUT | “I know, Dad,” Tomas said quietly. → “I know, Dad,” Tomas said. | The line is quiet and carries two meanings |
| 11 | LEAP | His father was ashamed and thought about the money. → (out) | Tomas can't know; sleeve and brim suggest it |
| 12 | ORDER | He reached down and handed Tomas the thermos, after he had wiped the cup with his sleeve. → His father reached down, wiped the cup with his sleeve and handed Tomas the thermos. | Acts in order; the thermos leads into 13 |
| 13 | KEEP | It was full to the brim, coffee for two men and a whole day. | Ready-made phrase, but literal, and the day hurts |
| 16 | ASK | A gull was making various noises. | Which noise does Tomas hear, and why now? |
| 17 | WORN | He thought that he ought to say something, but the words got stuck in his throat like so many things in this family. → He ought to say something, but the words got stuck like so many things in this family. | The throat is common; the family is yours |

## Clean copy

Tomas walked down to the harbor in the cold of the morning. The fog was lying heavy on the water. His father was already there, sitting on an overturned crate, looking at nothing in particular. The boat was tied up at the wrong place, at the end of the pier where the visitors moored. The nets were gone and somebody had scrubbed the deck, which his father never did before a trip. There was a clean rectangle on the wheelhouse where the name board had been.

“Morning,” his father said. “As you know, we have been fishing here for three generations, your grandfather and I and then you.”

“I know, Dad,” Tomas said.

His father reached down, wiped the cup with his sleeve and handed Tomas the thermos. It was full to the brim, coffee for two men and a whole day. Tomas drank. Then his hand began to shake. A gull was making various noises. He ought to say something, but the words got stuck like so many things in this family. Instead he asked which of them should start the engine.

“Not today,” his father said. “Let's just sit on her a while.”

Tomas counted the new ropes: there were four, and they were blue, and no one in their harbor used blue.

## Best sentence

“There was a clean rectangle on the wheelhouse where the name board had been.” It shows an absence as a thing with edges, and lets the reader say “sold” before anyone in the scene does.

## Purpose

Almost. 4, 6 and 7 make *us* see it, and the shaking hand says that Tomas does too; **18** turns aside, because a boy who asks about the engine can pass for one who hasn't understood. When he asks, is he pretending not to know, or giving his father a chance to prove him wrong?

(9 would have earned SPEECH. It is your father's, so I left it.)`,
		corrections: [
			'With the filters gone, five sentences in a row run on “was” or “were” (2, 3, 4, 6, 7). Give 6 its “Tomas noticed” back, or the list loses the boy who is reading it.',
			'In 17 the throat is cut, but “the words got stuck” is the worn half and stays, and “like so many things in this family” tells. Mark those instead; cutting after “stuck” is enough.',
			'Sentence 4 uses up a KEEP without breaking any rule that is named. Sentence 15 deserved the look: “began to shake” can be “shook”, which is shorter and ends on the strong word.',
			'The gull in 16 is marked ASK, but you understand it perfectly; it is VAGUE. Put in the one sound Tomas would hear, or cut it.',
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
		text: `São 23 frases; com lápis leve, mexo em 4.

| Número | Marca | Como está → como fica | Motivo |
|---|---|---|---|
| 5 | FALA | — Bom dia, Tuca, meu aprendiz há quatro anos — disse ele. → — Bom dia, Tuca — disse ele. | Tuca sabe que é aprendiz dele |
| 9 | FICA | Parecia que a máquina era dele. | O “parecia” é a inveja de Anselmo |
| 12 | CORTE | Havia uma coisa no ar, uma emoção difícil de explicar. → (sai) | O papel dobrado explica melhor |
| 17 | CORTE | Anselmo ficou visivelmente emocionado. → (sai) | Medir de novo já mostra |
| 18 | FICA | Rapidamente virou para a bancada, lentamente pegou o paquímetro… | O tropeço dos advérbios é dele |
| 21 | CORTE | O coração batia forte, porque a decisão já estava tomada e ele não tinha coragem de falar. → A decisão já estava tomada. | Falta de coragem já está nas mãos |

## Cena limpa

Anselmo percebeu que o portão estava destrancado e sentiu um frio na barriga. Entrou devagar, olhando para o chão cheio de limalha, pisando com cuidado, pensando na proposta que estava no bolso. O rapaz já estava lá. Tuca tinha chegado mais cedo e estava limpando o torno, assobiando, como sempre fazia quando estava feliz.

— Bom dia, Tuca — disse ele.

— Bom dia, seu Anselmo. Passei óleo no carro do torno. Aquele rangido, ó, acabou.

Parecia que a máquina era dele. Anselmo viu a mão do menino sobre a manivela, a mesma mancha de graxa que a sua tinha na dobra do polegar. Um silêncio pesado tomou conta do ambiente. Ele tirou o papel do bolso, dobrou em quatro, depois em oito, e o colocou debaixo da lata de parafuso, como se não fosse nada.

— Eu tava pensando — falou Tuca — que na placa podia ter o meu nome embaixo. Pequeno. Só se o senhor quiser.

Rapidamente virou para a bancada, lentamente pegou o paquímetro e mediu uma peça que já estava medida. Deu doze e meio. Mediu de novo. A decisão já estava tomada.

— Pequeno quanto? — perguntou finalmente.

E o torno, pela primeira vez em vinte anos, não rangeu para ajudar.

## A melhor frase

A 13: “Ele tirou o papel do bolso, dobrou em quatro, depois em oito…”. A decisão encolhe até caber debaixo de uma lata, e a covardia vira gesto.

## Função

Cumpre pela metade. Que ele decidiu e não fala, vê-se. Que é **vender a oficina**, não: na frase 2 a “proposta” pode ser qualquer uma. Os quatro anos saíram com a frase 5; se fizerem falta, o lugar é a narração.

Pergunta: o que está escrito no papel que Anselmo ainda consegue ler antes da última dobra?`,
		corrections: [
			'Cortada a 17, “Rapidamente virou para a bancada” ficou sem sujeito logo depois da fala do Tuca, e parece que foi ele quem virou. Escreva “Anselmo virou para a bancada”.',
			'A 18 recebeu FICA, mas “rapidamente… lentamente” é eco e se contradiz; “o tropeço dos advérbios é dele” não convence. Fique com “virou para a bancada, pegou o paquímetro”.',
			'Na 21, “A decisão já estava tomada” continua contando o que a peça medida duas vezes mostra. Corte inteira; a falta de coragem fica em “Mediu de novo”.',
			'“Um silêncio pesado tomou conta do ambiente” (11) e “frio na barriga” (1) ficaram sem marca, os lugares-comuns mais visíveis. Se puder passar de quatro mudanças, comece por elas. E a “inveja” da 9 não está na cena.',
		],
	},
}
