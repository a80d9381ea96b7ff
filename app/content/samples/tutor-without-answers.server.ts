import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'tutor-without-answers',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			course: 'AP Physics 1, eleventh grade',
			problem: `A car of mass 1,200 kg travels at 90 km/h on a level road. A deer steps onto the road 60 m ahead. The driver reacts after 0.80 s and then brakes with locked wheels; the coefficient of kinetic friction between tires and road is 0.70. Use g = 9.8 m/s².
(a) How far does the car travel from the moment the driver sees the deer until it would stop?
(b) Does the car reach the deer if it stays where it is? If so, how fast is the car at that moment?
(c) A second car has twice the mass, with the same tires, speed and driver. Does it need more, less or the same distance? Explain in one or two sentences.`,
			attempt: `90 km/h ÷ 3.6 = 25 m/s.
Reaction: 25 × 0.80 = 20 m.
Friction force = 0.70 × 1200 × 9.8 = 8232 N. So a = 8232/1200 = 6.86 m/s².
Time to stop: 25/6.86 = 3.64 s.
Braking distance d = v·t = 25 × 3.64 = 91.1 m.
(a) total 20 + 91.1 = 111 m
(b) yes it hits, 111 is a lot more than 60. Speed: 60 m is 54% of 111, so it lost 54% of its speed, 11.5 m/s left? Not sure about this one.
(c) more, because heavier cars are harder to stop. But my friend says the mass cancels and I don't see where it would go.`,
		},
		text: `Your conversion, reaction distance, deceleration and braking time all hold up. Now look at your braking distance, d = v·t with 25 m/s: during those 3.64 s of braking, what would the car's speed have to be doing for that product to give the distance?`,
		corrections: [
			'Four steps are declared right at once. One true thing is enough; let the student find out that the rest holds, since testing a result is part of the task.',
			"“What would the car's speed have to be doing for that product to give the distance” is hard to read at sixteen. Ask instead: “How fast is the car at the start and at the end of those 3.64 s?”",
			"The friend's remark on mass lies open for the next turn. After (a), have the student redo the force and acceleration lines with the letter m in place of 1,200.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'ano ou curso': '1º ano do ensino médio',
			questão: `Uma gráfica cobra uma taxa fixa de R$ 80,00 pela arte e mais um valor por folheto: R$ 0,35 cada um dos primeiros 500 folhetos e R$ 0,28 cada folheto que passar de 500. Bianca pagou, ao todo, R$ 311,00.
a) Quantos folhetos ela encomendou?
b) Escreva a lei da função que dá o preço P(n) para n > 500.
(Lista 4, exercício 7, professor Adilson. Vale 1,5 ponto e ele quer a conta toda.)`,
			tentativa: `Tirei a taxa: 311 − 80 = 231.
Primeiro testei se dava menos que 500: 231 ÷ 0,35 = 660. Deu mais que 500, então passou do limite.
Aí, como passou, o preço é o mais barato: 231 ÷ 0,28 = 825.
Resposta a) 825 folhetos.
b) P(n) = 80 + 0,28n
Meu colega fez com 0,35 e 0,28 misturado e deu outro número, mas eu acho que o dele está errado porque quando passa de 500 já é 0,28. Conferi: 0,28 × 825 = 231. Fecha certinho.`,
		},
		text: `Tirar a taxa e testar se passava de 500: as duas ideias estão certas. Agora olhe a linha “o preço é o mais barato”. Relendo o enunciado, quanto custa o folheto número 1 numa encomenda de 600 folhetos?`,
		corrections: [
			'Faltou desmontar a sua prova: 0,28 × 825 só desfaz a divisão que você fez e sempre “fecha”. Confira pelo enunciado, cobrando folheto por folheto as duas faixas da sua encomenda.',
			'Responder só o preço do folheto número 1 ainda não mexe na sua divisão. Diga também quanto custam, juntos, os primeiros 500 e o que sobra dos R$ 231; sem isso a próxima mensagem repete o passo.',
			'A letra b ficou sem pergunta, e repete o mesmo erro. Quando refizer a, teste a sua lei: P do número que achou tem de dar 311, e cada um dos primeiros 500 tem de custar 0,35 dentro dela.',
		],
	},
}
