import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'bedtime-story-with-their-things',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			child: 'Junie, 4',
			'three things': 'a striped sock without its partner, a tin robot, the fan that hums',
			today: 'first swimming lesson; she would not let go of the edge and was the only one who didn’t float',
			length: '4 minutes',
		},
		text: `# Dot and the Edge

Once there was a very small mouse called Dot, and she lived high up in a dresser drawer with her three big brothers. Every night, when the sky turned dark blue, the mice came out to sleep on the soft, fat pillow on the floor below. It was only a little hop, and the brothers did it one after the other, puff, puff, puff.

But Dot held on to the edge of the drawer with all her tiny toes. The pillow looked a bit far away tonight, and her paws did not want to let go.

"I think I live here now," said Dot.

On top of the dresser stood the fan, who hummed all night long to keep the room cool. The fan had a round, kind face, and it turned slowly toward Dot.

"The edge is here, and so are you," hummed the fan.

Dot thought about that, and it was true.

Next to the fan stood a tin robot, who was made for marching. Tonight he did not march, because it was late. He looked into the drawer, very slowly, for something good. And there he found a striped sock, all alone, without its partner.

"I was made for a foot," said the sock, "and tonight there is no foot for me."

"Then come along," said the robot, and he took the sock in his two tin hands.

He hung its top on one round knob and its toe on the other, and the middle sank down like a smile. Now the sock was a bed that hung in the air. It was a hammock.

The hammock hung right under Dot. She did not have to hop. She did not have to let go. She put in one back foot, and then the other. Her front paws still held the edge.

"The edge is here, and so are you," said the robot, very quietly.

The fan blew a little air. The hammock swung, slow and soft. To the window. To the wall. To the window. To the wall.

The sock had had no partner. Now it had Dot. One sock and one mouse. They were a pair.

The sock was warm. Dot was warm. Her paws grew heavy. They slid down into the stripes. She was already asleep.

The brothers slept on the pillow. The robot lay down in his box. The fan hummed low. The hammock held Dot. And you are in your bed.

*(whisper)*

The edge is here, and so are you.

Good night.`,
		corrections: [
			'“To the window. To the wall.” is the chorus of a well-known rap song, and an American parent will hear it at once. Try “To the curtain. To the door.”',
			'“The sock had had no partner” stumbles when read aloud. Say “The sock was alone. Now it had Dot.”',
			'The closing should get shorter and quieter, but “The brothers slept on the pillow. The robot lay down in his box.” is longer than the lines before it. Cut one.',
			'The sleeping brothers did the hop “one after the other, puff, puff, puff”: the same comparison that hurt in the pool. Leave it out if today is still sore.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			criança: 'Bento, 5 anos',
			'três coisas': 'uma meia furada, o caminhão de lixo verde, o ventilador que faz tec-tec',
			hoje: 'brigou com o primo por causa da bola e não quis dar tchau quando ele foi embora',
			duração: '4 minutos',
		},
		text: `# O tchau que estava guardado

Num quarto quietinho morava um tatuzinho-bola chamado Nilo. Nilo era do tamanho de uma lentilha. Quando queria ficar sozinho, ele se enrolava todo e virava uma bolinha cinza.

Naquele dia, o primo dele tinha vindo brincar. Os dois acharam um botão amarelo no tapete. Um botão redondo, que rolava muito bem. Nilo puxou para cá. O primo puxou para lá. Nilo disse que era dele. O primo disse que era dele também. E o botão foi rolando, rolando, e entrou debaixo do caminhão de lixo verde.

Aí ficou tarde. O primo foi embora para a casa dele, que era na barra da cortina. Nilo não deu tchau. Virou bolinha. E o tchau ficou guardado na barriga, fazendo um pouco de cócega.

A luz do quarto foi embora devagar. Veio a penumbra. Na penumbra ainda dá para ver o jeito das coisas, mas não dá mais para ver as cores. O caminhão verde ficou cinza. O botão amarelo ficou cinza. Nilo, que já era cinza, ficou igual. E lá em cima, o ventilador rodava.

*Tec-tec, tec-tec,*
*vai o vento passear.*
*Tec-tec, tec-tec,*
*cada um no seu lugar.*

Nilo se desenrolou. Andou com todas as perninhas até o caminhão. Empurrou o botão com a testa, bem de leve, e o botão subiu na caçamba. Ali era fundo e macio de poeira. O botão se deitou e ficou.

Mas o tchau ainda fazia cócega.

No chão, ali perto, havia uma meia furada, toda esticada. Nilo entrou nela para se esconder. Dentro era quente. Era comprido como um corredor. E lá no fim tinha o furo, redondo, virado para a cortina.

Nilo chegou bem perto do furo. E o tchau saiu.

— Tchau, primo.

O tchau passou pelo furo, fininho. O ventilador virou para lá, e o vento levou o tchau pelo chão, até a barra da cortina.

*(mais baixo)*

*Tec-tec, tec-tec,*
*vai o vento passear.*
*Tec-tec, tec-tec,*
*cada um no seu lugar.*

A cortina mexeu um pouquinho. O ventilador virou para cá. E, pelo furo da meia, veio vindo uma voz pequena, já com sono.

— Tchau, Nilo.

A cócega parou.

Nilo deitou ali mesmo. A meia era boa de deitar. O primo deitou na cortina. A cortina também era boa.

O botão dormia no caminhão. O caminhão dormia no tapete. A meia ficou quieta. O vento ficou leve.

Nilo fechou um olho. Depois o outro. Guardou as perninhas. Uma. Mais uma. Mais uma.

Virou bolinha. Bolinha de dormir.

*(sussurrando)*

*Tec-tec…*
*tec-tec…*
*cada um…*
*no seu lugar.*`,
		corrections: [
			'Quem resolve deveria ser uma coisa só; aqui o caminhão guarda o botão, a meia dá o furo e o ventilador leva o tchau. Escolha a meia e deixe as outras de cenário.',
			'“Penumbra” chega com explicação pronta: “ainda dá para ver o jeito das coisas”. Lido em voz alta, soa como aula; deixe só as cores virando cinza.',
			'O fundo “macio de poeira” da caçamba e a cócega na barriga podem puxar pergunta e riso na cama. Troque por algo que acalme.',
		],
	},
}
