import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '3',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			product:
				'a six-week pottery course on Tuesday evenings, eight places, everyone leaves with four glazed pieces',
			audience:
				'people in their thirties and forties who sit at a screen all day and haven’t made anything with their hands since school',
			'problem moment': 'Tuesday at 6 p.m., the laptop closes and the phone opens right after it',
			proof:
				'photos of first-week and last-week bowls by five people from the spring group; a note from Marisol, who came back for a second round',
			'offer terms':
				'$240 with clay and firing included, sign up through the link in the profile, closes Sunday, January 17, at 8 p.m. or when the eight places are taken; first class January 26',
			channel: 'Instagram',
		},
		text: `**The idea:** Six Tuesdays when your hands are too muddy to open the phone.

## The week

| Day | Stage | Angle | Photo or clip to take with a phone | First line |
|---|---|---|---|---|
| 1 · Mon Jan 11 | Unaware | The last thing you made | Photo: an old, crooked childhood bowl holding keys on a shelf | Your crooked school bowl has outlived every Tuesday email. |
| 2 · Tue Jan 12 | Problem aware | One screen shuts, another opens | Clip, 12 s, fixed: laptop closes, the same hand picks up the phone, the kitchen gets dark. Line spoken over it | Tuesday, 6 p.m. The laptop closes. The phone opens. |
| 3 · Wed Jan 13 | Solution aware | Bans leave hands empty | Photo: phone in a drawer, a hand already on the handle | The Tuesday phone ban lasts until your hands get bored. |
| 4 · Thu Jan 14 | Product aware | The course, whole and plain | Photo: four glazed pieces on the studio table, from above | Six Tuesday evenings, eight places, four glazed pieces to keep. |
| 5 · Fri Jan 15 | Product aware | First bowl beside last bowl | Carousel: one pair of bowls per person, same light; Marisol's note last | Spring group, same hands: first-week bowl, last-week bowl. |
| 6 · Sat Jan 16 | Product aware | Being the worst one there | Photo: the most crooked first-week bowl, alone, close up | "I'd be the worst one there on Tuesday." |
| 7 · Sun Jan 17 | Most aware | Terms, then the door closes | Photo: the empty table, ready for the first class | The Tuesday pottery list closes tonight at 8 p.m. |

## Day 1

Your crooked school bowl has outlived every Tuesday email.

It's on a shelf at your mother's, holding keys and a dead battery. One side leans. Your name is scratched underneath, the last letter squeezed in because you ran out of room. Nobody archived it. Nobody asked for a new version by Thursday. It's just there, all these years later, with your thumbprint in it.

What was the last thing you made with your hands? Tell us in the comments.

## Day 2

Tuesday, 6 p.m. The laptop closes. The phone opens.

"I was only going to check one message." Then the kitchen is dark, dinner is still an idea, and you've watched a stranger reorganize an entire fridge. You rested from a screen with a smaller screen. Your eyes are done for the day. Your hands could swear nothing happened.

If that was you tonight, save this and look at it next Tuesday at 6.

## Day 3

The Tuesday phone ban lasts until your hands get bored.

The app that locks your other apps? You know the passcode. The phone in the drawer? You know the drawer. The craft kit you bought for a quiet weekend is still waiting for one. Each try costs a little money and leaves you thinking you lack discipline. Maybe your hands just had nothing else to hold, and nobody was expecting you.

Send this to the friend whose kit is still in its box.

## Day 4

Six Tuesday evenings, eight places, four glazed pieces to keep.

This is a pottery course for people who sit at a screen all day and haven't made anything with their hands since school. The first class is January 26. It costs $240, with clay and firing included, and everyone leaves with four glazed pieces. Sign-up closes Sunday, January 17, at 8 p.m., or when the eight places are taken.

Sign up through the link in our profile.

#potterycourse #tuesdaypottery

## Day 5

Spring group, same hands: first-week bowl, last-week bowl.

Five people from our spring pottery course let us put the two side by side. Look at the rims. Look at the bases. We won't tell you which pair to like, and we didn't pick better light for the second one. The last photo is a note from Marisol, who came back for a second round. It says it better than we would.

Swipe through to her note.

#firstbowl #tuesdaypottery

## Day 6

"I'd be the worst one there on Tuesday."

Look at this bowl. It's from the first week of our spring course, by someone who stayed until the last. The course takes six weeks because nobody's first bowl is the point.

It isn't for you if you want a matching dinner set, if one evening is all you want to give, or if you already know you'll miss half the Tuesdays.

Still not sure? Send us a message with your question.

## Day 7

The Tuesday pottery list closes tonight at 8 p.m.

Six evenings from January 26. Eight places. Four glazed pieces, yours. $240, clay and firing included. If it fills up sooner, it closes sooner.

Link in profile.

## Assumptions

- assumption: the week runs from Monday, January 11, so that Day 2 falls on a Tuesday and Day 7 on closing day. Publish Day 2 just after 6 p.m.
- assumption: the five people and Marisol agreed to have their bowls and her note shown. Ask before Day 5.
- assumption: you will photograph both bowls of each pair in the same light, or already have. If not, cut that sentence.
- assumption: places are left on Sunday. If they aren't, replace Day 7 with "The eight places are taken."

**What I changed after testing:** Day 1's first line gained its Tuesday, because any pottery studio could have posted it, and Day 5 stopped counting "ten bowls", a number you didn't give me.`,
		corrections: [
			"Day 6 says the crooked bowl is by someone “who stayed until the last.” Nobody said so, and it isn't among the assumptions: check it or cut it.",
			"Day 6 puts a real student's bowl under “I'd be the worst one there.” The consent note covers showing the bowls, not showing one as the worst; ask that person separately.",
			"Day 5 says of Marisol's note, “It says it better than we would,” without having seen it. Read the note first and quote the line that does the work.",
			"Day 1 tells strangers “Your crooked school bowl has outlived every Tuesday email.” Many readers never made one, and an email doesn't live on; test the line on somebody before you post it.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			produto:
				'caixa de Natal com doce de leite, goiabada cascão e queijo curado, feita na serra da Mantiqueira',
			público:
				'quem mora em Campinas, tem parente no interior de Minas e precisa de lembrança de fim de ano para três ou quatro pessoas',
			'momento do problema':
				'a mensagem do amigo-secreto do trabalho chega, e a única ideia é um panetone de supermercado',
			provas:
				'fotos do tacho e da cura do queijo; recado em áudio da Lourdes, que comprou doze caixas no ano passado e pediu dezesseis agora',
			'condições de venda':
				'R$ 89 a caixa, Pix ou cartão pelo link do perfil, pedidos até domingo, 13 de dezembro, às 20h; entrega em Campinas entre 17 e 21 de dezembro',
			canal: 'Instagram',
		},
		text: `**A ideia:** Queijo, goiabada e doce da Mantiqueira no amigo-secreto de Campinas, no lugar do panetone.

## A semana

| Dia | Nível | Ângulo | Foto ou vídeo de celular | Primeira linha |
|---|---|---|---|---|
| 1 | Inconsciente | Ninguém volta de mãos vazias | Foto: sacola de pano no colo, dentro do carro | Volta pra Campinas e sacola da tia no colo. |
| 2 | Consciente do problema | O sorteio chega sem aviso | Foto: mão segurando o celular na fila do mercado | Parente em Minas e só penso em panetone pro amigo-secreto. |
| 3 | Consciente da solução | O que cada saída toma | Foto: geladeira com um bilhete “pedir queijo ao primo” | Pedir queijo pro primo de Minas depende da viagem dele. |
| 4 | Consciente do produto | A caixa aberta, com preço | Foto: caixa vista de cima, luz de janela, “R$ 89” escrito na imagem | Doce de leite, goiabada cascão e queijo curado: R$ 89. |
| 5 | Consciente do produto | Quem comprou pediu mais | Reels, 15 s: tacho, cura do queijo, áudio da Lourdes; primeira linha falada | Lourdes levou doze caixas. Este ano, pediu dezesseis. |
| 6 | Consciente do produto | Vale R$ 89? Para quem? | Foto: a caixa fechada na mesa, ao lado de uma lista de nomes | “R$ 89 em doce e queijo?” A dúvida é justa. |
| 7 | Totalmente consciente | Fecha hoje às 20h | Foto: caixa sendo fechada; data, hora e preço na imagem | É hoje: a caixa da Mantiqueira fecha às 20h. |

## Legendas

### Dia 1
Volta pra Campinas e sacola da tia no colo.

Você falou que não precisava. Ela fingiu que não ouviu, deu dois nós na alça e ainda foi até o portão conferir se tinha ficado alguma coisa na mesa.

Na estrada, ninguém abre. Em casa, abre todo mundo, em pé, na cozinha, antes de tirar o sapato.

Conta aqui nos comentários: o que nunca faltou na sua sacola?

#campinas #familiamineira

### Dia 2
Parente em Minas e só penso em panetone pro amigo-secreto.

A mensagem chega no grupo do trabalho no meio da tarde: “Gente, saiu o sorteio!” Você abre, vê o nome e pensa na pilha de caixas da entrada do supermercado. A pessoa vai agradecer. E vai ganhar outros iguais.

Você, que cresceu vendo gente dar comida boa de presente, merecia ter uma ideia melhor que essa.

Marca quem está nesse mesmo grupo.

#amigosecreto #campinas

### Dia 3
Pedir queijo pro primo de Minas depende da viagem dele.

Se ele vier. Se lembrar. Se couber no carro. E você só descobre na véspera.

Ir buscar é bonito, mas leva o fim de semana inteiro, justo em dezembro. O panetone do supermercado resolve rápido, e custa outra coisa: ninguém lembra de quem veio.

Dá pra levar gosto de serra para três ou quatro pessoas sem pegar estrada.

Salva este post pra hora de fechar sua lista.

#amigosecreto #campinas

### Dia 4
Doce de leite, goiabada cascão e queijo curado: R$ 89.

É a nossa caixa de Natal, feita na serra da Mantiqueira e entregue em Campinas. Serve para o amigo-secreto, para a vizinha que rega as plantas, para quem recebe você no dia 24.

Os pedidos vão até domingo, 13 de dezembro, às 20h. A entrega é entre 17 e 21 de dezembro. Pagamento por Pix ou cartão.

Peça pelo link do perfil.

#campinas #serradamantiqueira #queijocurado

### Dia 5
Lourdes levou doze caixas. Este ano, pediu dezesseis.

Quem conta é ela, no áudio do vídeo, do jeito que mandou pra gente. Enquanto ela fala, você vê o tacho no fogo e o queijo na cura, gravados com celular, sem enfeite.

A caixa de Natal leva doce de leite, goiabada cascão e queijo curado da serra da Mantiqueira. Custa R$ 89, com entrega em Campinas.

Liga o som e ouve a Lourdes até o fim.

#campinas #serradamantiqueira

### Dia 6
“R$ 89 em doce e queijo?” A dúvida é justa.

Se a ideia é só não chegar de mãos vazias, há lembrança mais barata. A caixa de Natal é para quem você quer ver abrindo: doce de leite, goiabada cascão e queijo curado, da serra da Mantiqueira.

Não serve se a festa é antes de 17 de dezembro, se a entrega é fora de Campinas ou se a pessoa não pode comer leite ou açúcar.

Ficou dúvida? Pergunta nos comentários.

#campinas #amigosecreto

### Dia 7
É hoje: a caixa da Mantiqueira fecha às 20h.

Doce de leite, goiabada cascão e queijo curado, R$ 89, Pix ou cartão. Entrega em Campinas de 17 a 21 de dezembro.

Peça pelo link do perfil.

## Suposições
- suposição: o Dia 7 é domingo, 13 de dezembro; o Dia 1, portanto, é segunda, dia 7.
- suposição: Lourdes autorizou usar o nome e o áudio, e nele ela fala do pedido deste ano.
- suposição: R$ 89 já inclui a entrega em Campinas. Se não inclui, escreva o frete nos dias 4 a 7.
- suposição: você consegue gravar o tacho e a cura em vídeo. Se só tiver fotos, monte o Reels com elas e troque “gravados” por “fotografados”.

**O que mudou na conferência:** pus Campinas, Minas, a Mantiqueira, o preço ou a Lourdes em todas as primeiras linhas, e o dia 6 perdeu uma segunda chamada.`,
		corrections: [
			'O dia 5 promete na legenda um vídeo do tacho e da cura, mas você só tem fotos. A ressalva ficou na lista do fim; troque o texto se não for gravar.',
			'O dia 3 não diz quanto custa em dinheiro nenhuma das saídas de sempre: fala só do fim de semana perdido e de “outra coisa” que o panetone custa.',
			'No dia 6, a dúvida dos R$ 89 fica sem resposta: não há peso das peças nem validade. Ponha os gramas de cada item, que a pergunta vai cair nos comentários.',
			'“Volta pra Campinas e sacola da tia no colo” ninguém fala assim. “Voltei pra Campinas com a sacola da tia no colo” soa como gente.',
		],
	},
}
