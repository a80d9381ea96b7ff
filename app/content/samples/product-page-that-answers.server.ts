import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'product-page-that-answers',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			product: 'a cherry-wood yarn bowl',
			facts: `Solid Vermont cherry, turned from one block, no glued staves. I make them alone, about 12 a week.
Outside 6 1/4 in across, 3 3/4 in high; inside 5 1/2 in across, 3 1/4 in deep. Each one up to 1/8 in off, it's wood.
Weighs 14 to 17 oz. Wool felt on the bottom, glued.
Curved slot, 3/8 in wide, plus two round holes, 5/16 in, on the other side. All edges sanded to 400 grit and burnished by hand.
Finish: mineral oil and beeswax, three coats. No varnish. Cherry gets darker in the first year, from pinkish to red brown.
Holds a 100 g ball of worsted with room to turn. A 150 g cake fits only if it is under 5 in.
Comes in a box with shredded paper and a card about oiling. $64. Ships in 3 business days.`,
			'buyer and use':
				'knitters and their gift-giving husbands; mostly worsted and sock yarn, on a sofa, often with a cat',
			'real questions': `“Does it snag mohair?” (asked 4 times, I've only tried wool and cotton)
“How heavy is it, my ceramic one broke when the cat…”
“Will a 200 g cake fit?” No, and I've had two back because of that
“Is it the color in picture 3?” Picture 3 is a two-year-old bowl, my fault. One return.
“It slid on my glass table when I pulled fast.” 4 stars
“Can I lift the yarn out mid-row without cutting?” Yes, that's what the open slot is for
“Mine cracked.” It had stood on a radiator, I replaced it anyway. 1 of about 430
“Is there a lid?” No
“Could you engrave initials?” Only until the end of November
“Arrived Dec 27, wanted for Christmas.” 2 stars`,
			shop: 'a marketplace',
		},
		text: `## Eight questions before paying

| # | Question | Answer from your facts |
|---|---|---|
| 1 | Does it snag mohair? | **missing.** Tried with wool and cotton only; edges sanded to 400 grit and burnished by hand. |
| 2 | Will a 200 g cake fit? | No. A 100 g ball of worsted fits with room to turn; a 150 g cake only if it is under 5 in. |
| 3 | Is it the color in picture 3? | Not when new. Picture 3 is a two-year-old bowl. Cherry goes from pinkish to red brown, darkening in the first year. |
| 4 | Will it slide when I pull? | Wool felt is glued on the bottom. One buyer's slid on a glass table when pulled fast. |
| 5 | How heavy is it? | 14 to 17 oz. What happens if the cat knocks it off: **missing.** |
| 6 | Can I lift the yarn out mid-row without cutting? | Yes, through the open slot. |
| 7 | Will it crack? | 1 of about 430 did. It had stood on a radiator. |
| 8 | Will it be here for Christmas? | Ships in 3 business days. Time on the road: **missing.** |

## The listing

**Yarn Bowl, Solid Cherry, Fits 100 g Worsted Ball**

Keeps one ball of worsted turning beside you on the sofa, and lets you lift the yarn out mid-row without cutting. Made by one person from one block of Vermont cherry, for a knitter or for whoever is buying that knitter a gift.

- Inside 5 1/2 in across, 3 1/4 in deep (up to 1/8 in off, it's wood): a 100 g ball of worsted has room to turn, a 150 g cake fits only under 5 in, a 200 g cake does not fit.
- 14 to 17 oz, with wool felt glued on the bottom; on a glass table it can slide if you pull fast.
- Open slot 3/8 in wide, edges sanded to 400 grit and burnished by hand; tried with wool and cotton.
- Cherry changes: pinkish when new, red brown as it darkens in the first year. Keep it off the radiator: 1 of about 430 cracked, there.
- Ships in 3 business days, $64, in a box with shredded paper and a card about oiling.

**Buy something else** if you knit from 200 g cakes, or if your table is glass and you pull fast.

## For the marketplace

**First line:** the inside size and what fits. Two bowls came back over the 200 g cake, more than for any other reason, and a buyer on a phone may read only that far.

**Photos**

| Question | Photo |
|---|---|
| 200 g cake? | Three in one frame: a 100 g ball inside, a 150 g cake with a ruler at 5 in, a 200 g cake beside the bowl |
| Color? | A new bowl next to the two-year-old one, each with its age in the picture. Replace picture 3, or write its age on it |
| How heavy? | The bowl on a kitchen scale, display readable |
| Mid-row? | A hand lifting yarn out of the slot, needles still in the work |
| Sliding? | The underside, felt visible |

Radiator and delivery need words, not photos.

**Your missing list**

1. Mohair: run some through the slot and both holes, and tell me what happened.
2. A fall from sofa height: dents, cracks or nothing?
3. The 150 g cake "under 5 in": across, or tall? I kept your words.
4. Does it stay put on wood, or with a normal pull on glass?
5. Delivery time after it ships, and the last order date for Christmas.
6. Was the free replacement for the crack a one-off, or your policy? The listing doesn't promise it.

No lid, and initials only until the end of November: both were asked, and both came after the eight. Put them in the marketplace's question section, the engraving with its date.`,
		corrections: [
			'Sock yarn is half of what your buyers knit, and neither the listing nor the missing list mentions it. Try a 100 g ball of it and say whether it fits.',
			'The outside size (6 1/4 in across, 3 3/4 in high), the two 5/16 in holes and the oil-and-beeswax finish are all missing from the listing. Add them; a gift buyer measures the side table first.',
			'Mohair was asked four times, yet the listing only hints at it with “tried with wool and cotton”. Put “not tested with mohair” in the line on who should buy something else.',
			'“Made by one person from one block”, twelve a week: nothing says how many are ready now. Give your stock before Christmas, or the next late parcel is already sold.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			produto: 'panela de pedra-sabão com tampa e alça de cobre, 3 litros',
			fatos:
				'Torneada em Cachoeira do Brumado, distrito de Mariana (MG), por um mestre com quem compro há seis anos. Capacidade medida com água até a borda: 3,1 litros. Diâmetro de fora 24 cm, altura sem tampa 12 cm, parede de 1,4 cm. Peso com tampa: 5,2 kg (varia uns 300 g de uma para outra). Aro e alças de cobre, tampa também de pedra, pegador de madeira. Vai crua ou já curada, a pessoa escolhe; curada custa R$ 30 a mais e demora 4 dias. Preço R$ 289. Serve em fogão a gás, fogão a lenha e forno. Não serve em indução. Não vai à lava-louças. Caixa de papelão duplo com espuma moldada. Se chegar quebrada, mando outra, com foto em até 7 dias. Mancha escura que aparece com a gordura é da pedra.',
			'comprador e uso':
				'quem faz feijão, costela e moqueca para 4 a 6 pessoas no domingo; muita gente compra para dar à mãe',
			'dúvidas reais': `“Fiz o arroz e grudou tudo, a pedra soltou um pozinho cinza.” (não tinha curado; troquei)
“É pesada demais, minha mãe de 74 não levanta cheia.” (devolveu)
“Cabe feijoada para quantas pessoas?”
“Posso botar no cooktop de vidro?” (a gás ou elétrico, ela não disse)
“A minha veio mais clara que a da foto.”
“Chegou com a tampa trincada, mas mandaram outra em 5 dias, nota 10.”
“Depois que desliga o fogo continua borbulhando uns dez minutos na mesa, minha família achou graça.”
“Faz mal o cobre na comida?”
“Qual o tamanho do fundo? Meu fogareiro é pequeno.”`,
			'onde vendo': 'minha loja on-line',
		},
		text: `## As oito perguntas antes do Pix

| Pergunta | Resposta |
|---|---|
| 1. “Posso botar no cooktop de vidro?” E no fogareiro pequeno: qual o tamanho do fundo? | Serve em fogão a gás, fogão a lenha e forno. Não serve em indução. Por fora, 24 cm de diâmetro. Cooktop de vidro a gás ou elétrico: **falta**. Fogareiro e medida do fundo: **falta** |
| 2. É pesada demais para minha mãe levantar? | 5,2 kg com tampa; varia uns 300 g de uma para outra. Peso cheia: **falta** |
| 3. “Cabe feijoada para quantas pessoas?” | 3,1 litros, medidos com água até a borda. Porções de feijoada e volume de uso sem transbordar: **falta** |
| 4. Vai grudar e soltar pozinho cinza? Vem curada? | Vai crua ou curada, você escolhe. Crua, R$ 289; curada, R$ 30 a mais e 4 dias. A que grudou não tinha sido curada. Como curar em casa e se a curada deixa de grudar: **falta** |
| 5. Vem da cor da foto? E se manchar? | Mancha escura que aparece com a gordura é da pedra. Variação de cor de uma peça para outra: **falta** |
| 6. E se chegar com a tampa trincada? | Caixa de papelão duplo com espuma moldada. Se chegar quebrada, vai outra, com foto em até 7 dias. Prazo para a nova chegar e quem paga o frete: **falta** |
| 7. “Faz mal o cobre na comida?” | Aro e alças são de cobre; a tampa é de pedra, com pegador de madeira. Se o cobre encosta na comida e o que isso significa: **falta** |
| 8. Continua borbulhando na mesa? | Uma pessoa contou que sim. Tempo garantido por você: **falta** |

## O anúncio

**Panela de pedra-sabão 3,1 L, tampa de pedra, alças de cobre**

Para quem faz feijão, costela e moqueca no domingo e leva a panela do fogo à mesa. De quem comprou: “Depois que desliga o fogo continua borbulhando […] na mesa, minha família achou graça.”

- **Gás, lenha e forno: serve.** Indução: não serve.
- **5,2 kg com tampa,** antes da comida; varia uns 300 g de uma para outra.
- **3,1 litros com água até a borda;** 24 cm de diâmetro por fora.
- **R$ 289 crua; curada, R$ 30 a mais e 4 dias.** De quem cozinhou sem curar: “grudou tudo, a pedra soltou um pozinho cinza.” Mancha escura que aparece com a gordura é da pedra.
- **Papelão duplo e espuma moldada.** Se chegar quebrada, mando outra, com foto em até 7 dias: “Chegou com a tampa trincada, mas mandaram outra […], nota 10.”

**Compre outra coisa se** o seu fogão é de indução ou se a panela vai para as mãos de quem não pode com esse peso: “minha mãe […] não levanta cheia.”

## Na sua loja on-line

**Primeira linha: “Gás, lenha e forno: serve. Indução: não serve.”** É a dúvida que decide a compra antes do preço. O peso vem logo depois, porque já causou devolução e muita gente compra para a mãe. Ponha a escolha “crua ou curada” junto do botão de comprar, com a diferença de preço e de prazo.

**Fotos**

| Dúvida | Foto |
|---|---|
| Fundo e fogareiro | Panela virada, com fita métrica no fundo |
| Peso | Panela com tampa na balança, visor legível |
| Quanto cabe | Jarra com medida ao lado da panela cheia até a borda |
| Crua ou curada | As duas lado a lado, na mesma luz |
| Cor | Várias peças juntas, da mais clara à mais escura |
| Mancha | A mesma panela nova e depois de usada com gordura |
| Cobre | Panela aberta, de cima, mostrando onde ficam o aro e as alças |
| Quebra | Caixa aberta, com a espuma |

A pergunta 8 pede um vídeo curto, sem corte, com o fogo apagado.

**O que falta**

- Cooktop de vidro a gás e cooktop elétrico: pode ou não, e com qual peso apoiado.
- Medida do fundo e o menor fogareiro em que ela fica firme.
- Peso cheia e volume de uso. O nome do produto diz 3 litros; até a borda são 3,1. Decida qual vai na loja e diga sempre como mediu.
- Porções de feijoada.
- Como curar em casa; se a curada gruda menos; se os 4 dias se somam ao prazo normal.
- Quanto a cor varia.
- Se os 7 dias são para a foto e contam da entrega; prazo da nova peça; frete. Esse prazo não diminui o direito de arrependimento nem a garantia legal: confira com quem entende antes de publicar.
- Se o cobre toca a comida, com resposta por escrito de quem faz ou de um técnico.
- Quanto tempo ela borbulha, medido em peça sua.

**Números conferidos com o que você garante:** 3,1 L, 5,2 kg, 300 g, 24 cm, R$ 289, R$ 30, 4 dias e 7 dias batem. Tirei das falas os “dez minutos”, os “5 dias” e os “74”, e deixei fora as “4 a 6 pessoas”: nenhum deles é garantia sua. Origem e mestre ficaram fora porque nenhuma das oito perguntas os pediu.`,
		corrections: [
			'O anúncio esquece fatos que você garante e que evitam troca: não vai à lava-louças, altura de 12 cm e parede de 1,4 cm. Ponha o primeiro junto da indução.',
			'Deixar fora Cachoeira do Brumado, Mariana (MG), é um erro: o artigo 31 do Código pede também a origem. Uma linha resolve, e é ela que justifica o preço.',
			'“3,1 L” no título é a borda, onde nada se cozinha. Meça com água até dois dedos abaixo, e escreva esse volume útil; até lá, “3 litros”, como no nome, com a medida da borda na linha.',
			'O depoimento “grudou tudo” ao lado da curada faz crer que curar evita isso, e a própria tabela marca “falta”. Tire a frase ou confirme antes; e o preço da curada já pode ir por extenso: R$ 319.',
		],
	},
}
