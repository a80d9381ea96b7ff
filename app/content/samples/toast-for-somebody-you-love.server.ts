import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'toast-for-somebody-you-love',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			person: 'my aunt Dot, who drove school bus 14 for 31 years',
			occasion: 'her retirement supper at the firehouse, about 60 people, half of them once rode with her',
			moment:
				"February, the ice storm, I was eleven, two of us left on the bus. At the Kowalski place, where the little one gets off, the porch light was out. She always waits until a light goes on. She put the bus in park, turned the flashers on and we sat. Ten minutes, fifteen. The radio told her twice to come in. She said “Fourteen's not empty yet,” though he had his hood up and was begging to go. Then she got out in those awful orange boots and walked him across the ice, holding him by the backpack like a suitcase, and knocked. His mother had fallen asleep after a double shift. Dot came back with a slice of cornbread in a paper towel, broke it in two, and gave me the bigger piece without looking. She never told my mom why we were late. She said “Roads.” I have counted porch lights ever since.",
			length: 'two minutes',
		},
		text: `My aunt Dot stopped bus fourteen at the Kowalski place, in the February ice storm, and the porch light was out. I was eleven. Two of us were left, and the boy getting off there had his hood up, begging to go. / She parked, bus lights blinking. Ten minutes. Fifteen. Twice the radio told her to come in. She said, “Fourteen’s not empty yet.” /

Then, in orange boots, she took him by the backpack, walked him across the ice, and knocked. His mother had fallen asleep after a double shift. / Dot came back with cornbread in a paper towel, broke it in two, and without looking gave me the bigger half. /

She never told my mom why we were late. All she said was, “The roads.”

Dot doesn’t pull away until a light goes on. /

Aunt Dot, I have counted porch lights ever since. I look for the one that’s out, because you did. For thirty-one years, people in this firehouse sat where I sat, and at each stop you watched for one light: theirs. /

That day the radio called you in, and you wouldn’t come. Tonight you can. Everyone is off, and fourteen is empty. /

So lift your glass, all the way to the far table, and tell her what she always waited for: /

**The light’s on, Dot!**

---

Ask first: the Kowalskis, mother and son, because the toast names them and says she had fallen asleep; and give your mom the true reason you were late before sixty people hear it.`,
		corrections: [
			'What may make you cry was to come in the first half, but “I have counted porch lights ever since” is about word 140 of 219, and “fourteen is empty” comes near 190. Say the porch lights right after the cornbread, while your voice is fresh.',
			"“I look for the one that's out, because you did” isn't yours: you only said that you count them. Cut it before somebody asks you which light it was.",
			"“Like a suitcase” is gone, the picture the far table would have seen, and the boots are no longer “awful”. Put back “holding him by the backpack like a suitcase”; it fits once the sentence about the light that's out is cut.",
			"Dot said “Roads.” and nothing more; “The roads” is somebody else's sentence, so give her own word back to her. And a half can't be “the bigger half”: you wrote “the bigger piece”.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			pessoa: 'minha amiga Jussara, 58, que está casando com o Rui',
			ocasião:
				'casamento no quintal dela em Olaria, no Rio, 60 pessoas, domingo de tarde, segundo casamento dos dois',
			cena: 'Em março de 2020 eu perdi o emprego e não contei a ninguém. A Jussara morava no 3º andar, eu no 5º. Toda quinta, às sete da noite, ela batia na porta com uma panela embrulhada em pano de prato azul e dizia: “Fiz demais, errei a conta de novo.” Era sempre para dois: eu e meu menino, que tinha 7 anos. Foram onze quintas. Na décima segunda eu já tinha arrumado serviço e fui descer para agradecer. A porta dela estava aberta e vi em cima da mesa um caderno de receitas com uma conta a lápis, na letra dela: 250 g de arroz, 2 pessoas, e embaixo, sublinhado, “não esquecer: o menino não come cebola”. Ela nunca tinha errado conta nenhuma. Fechei a porta devagar e subi. Nunca falei disso com ela. O Rui não estava lá nessa época; ele chegou em 2023, para consertar o interfone.',
			duração: 'dois minutos',
		},
		text: `A Jussara está na minha porta, no quinto andar, às sete da noite de uma quinta-feira, com uma panela embrulhada num pano de prato azul. “Fiz demais”, ela diz, “errei a conta de novo.” / Em março de 2020 eu perdi o emprego e não contei a ninguém. Foram onze quintas-feiras, e a comida era sempre para dois: eu e meu menino, de sete anos. /

Na quinta-feira número doze eu já tinha serviço, e desci dois andares para agradecer. A porta dela estava aberta. Em cima da mesa, um caderno de receitas, e nele, a lápis, na letra dela: duzentos e cinquenta gramas de arroz, duas pessoas. / Embaixo, sublinhado: “Não esquecer: o menino não come cebola.” /

Fechei a porta devagar e subi.

A Jussara faz a conta certa e diz que errou. /

Jussara, naquela quinta-feira eu não agradeci. Nunca falei disso com você. Falo hoje, no seu quintal: eu vi o caderno. /

O Rui não estava lá. Ele chegou em 2023, para consertar o interfone. Agora ele sabe: quando você disser que fez demais, é porque contou direitinho quem vai comer.

Somos sessenta aqui, e a conta desta tarde é a mesma do seu caderno: duas pessoas. /

Levantem o copo, até quem está perto da cozinha. À Jussara e ao Rui, todo mundo comigo: /

**Duas pessoas, conta certa!**

---

Consulte antes: o seu menino, que está na história com a cebola e o desemprego da casa; o Rui, que entra com o interfone; e pense se a Jussara, que nunca soube do caderno visto, prefere ouvir isso primeiro a sós.`,
		corrections: [
			'“A conta desta tarde” e “conta certa”, ditas numa festa, soam a quanto custou o casamento. Troque o fim por algo da panela, que os sessenta entendem: “À Jussara e ao Rui: fizeram demais”.',
			'“Até quem está perto da cozinha” é instrução do pedido que foi parar na sua boca: no quintal, ninguém sabe que cozinha é essa. Corte e fique com “Levantem o copo”.',
			'O duro de dizer ainda vem depois do meio: “eu não agradeci. Nunca falei disso com você” cai perto da palavra 135 de 217. Corte essas duas frases e diga só “Jussara, eu vi o caderno”, que já conta tudo.',
			'A cena abre no presente, “está na minha porta”, e na segunda frase já é “eu perdi”, “Foram onze”. De ouvido, parece outro dia. Comece com “A Jussara estava na minha porta” e fique no passado até falar com ela.',
		],
	},
}
