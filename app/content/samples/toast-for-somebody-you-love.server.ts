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
		text: `She breaks the cornbread in two / and gives me the bigger piece / without looking. / I am eleven. / It is February, the ice storm, / and I have counted porch lights ever since. /

A little earlier, there are two of us left on the bus. / We come to the house where the little one gets off, / and the porch light is out. / She always waits until a light goes on. / So she puts the bus in park, / turns the flashers on, / and we sit. / Ten minutes. / Fifteen. / He has his hood up / and he is begging to go. / The radio tells her to come in. / It tells her again. / She says, / "Fourteen's not empty yet." /

Then she gets out, in those orange boots. / She walks him across the ice, / holding him by the backpack like a suitcase, / and she knocks. / His mother had fallen asleep after a double shift. / And she comes back to me / with one slice of cornbread in a paper towel. / She never told my mom why we were late. / She said, / "Roads." /

When the light stays off, / my aunt Dot gets out / and walks you to the door. /

Dot, / you drove bus 14 for 31 years. / Half the people in this room once rode with you. / The radio wanted you in. / You looked at one dark porch / and stayed. / Look at these tables. / Fourteen came to supper. /

Dot, this glass is for you. / Everybody, tell the radio: /

**Fourteen's not empty yet.**`,
		corrections: [
			'“Fourteen came to supper”: in a room of sixty, people will hear a head count. Say “Bus fourteen came to supper.”',
			"The far table doesn't know where it is: “she” breaks cornbread with no bus, no name and no cold. Open with “On bus 14, she breaks…”, and the rest follows.",
			'It is 243 words and more than forty breaths, so with a shaking voice it lasts nearer three minutes than two. Drop “Half the people in this room once rode with you” and the porch sentence after it if you need time.',
			'Without the name Kowalski the house stays private, but the boy and his mother may sit in the room and will know. Ask them, or leave out the sentence about the double shift.',
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
		text: `A porta da Jussara estava aberta, no terceiro andar, e em cima da mesa tinha um caderno de receitas. / Nele, uma conta a lápis, na letra dela: 250 gramas de arroz, duas pessoas. / E embaixo, sublinhado: / “não esquecer: o menino não come cebola”. /

O menino era o meu. / Tinha sete anos. / Em março de 2020 eu perdi o emprego e não contei a ninguém. / E toda quinta, às sete da noite, ela batia na minha porta, no quinto andar, com uma panela embrulhada num pano de prato azul. / Dizia: / “Fiz demais, errei a conta de novo.” / Era sempre para dois. / Foram onze quintas. /

Na décima segunda eu já tinha arrumado serviço, e desci para agradecer. / Foi quando vi o caderno. / Fechei a porta devagar e subi. /

A Jussara faz a conta certa e diz que errou, para o outro poder abrir a porta. /

Jussara, / eu nunca falei disso com você. / O agradecimento daquela quinta subiu comigo de volta, dois andares, e ficou guardado. / Hoje eu trouxe. / Vai sem pano de prato: / eu vi a conta. / Eu vi a cebola. / Obrigado não cabe numa panela, então digo aqui, com todo mundo ouvindo. /

O Rui não estava lá. / Ele chegou em 2023, para consertar o interfone. / Por isso eu conto na frente dele: / quando você disser que errou a conta, / ele já sabe. /

Hoje, no seu quintal, é outra vez para dois. / Levantem o copo e digam comigo: /

**“Jussara, a conta está certa!”**

---

Cerca de 240 palavras; com as pausas, diga sem pressa. Cortei a frase que qualquer convidado diria: “Que vocês dois sejam muito felizes.”`,
		corrections: [
			'“Na décima segunda eu já tinha arrumado serviço”, ao microfone, soa como segunda-feira. Diga “na décima segunda quinta”.',
			'Há 31 barras em cerca de 240 palavras: se cada pausa durar um segundo, o brinde chega a dois minutos e meio. Marque só seis ou sete pausas, nas linhas do caderno e no “hoje eu trouxe”.',
			'Você chora, e o trecho mais duro (“eu nunca falei disso com você”) ficou para depois da metade. Traga-o logo após a cebola; o interfone do Rui, mais leve, fica perto do copo.',
			'O salão só repete o nome da Jussara, num casamento de dois. Ponha os dois na frase, como “Jussara e Rui, a conta está certa!”, e avise ao menino, hoje adolescente, que ele entra na história.',
		],
	},
}
