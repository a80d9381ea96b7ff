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

| Question | Answer |
|---|---|
| 1. “Does it snag mohair?” | **missing** (you’ve tried only wool and cotton) |
| 2. “Will a 200 g cake fit?” | No. A 100 g ball of worsted fits with room to turn; a 150 g cake only if it is under 5 in. |
| 3. “Is it the color in picture 3?” | Not when new: picture 3 is a two-year-old bowl. Cherry goes from pinkish to red brown in the first year. |
| 4. “How heavy is it, my ceramic one broke when the cat…” | 14 to 17 oz. Whether it stays put with a cat, or survives a fall: **missing** |
| 5. “Can I lift the yarn out mid-row without cutting?” | Yes, that’s what the open slot is for. |
| 6. Will it slide when I pull fast? | On a glass table it did, for one buyer; the bottom is wool felt. On a sofa: **missing** |
| 7. Will it be here by Christmas? | It ships in 3 business days. Days in transit and last order date: **missing** |
| 8. Does it work with sock yarn? | **missing** |

## The listing

**Yarn bowl in solid Vermont cherry, holds a 100 g ball**

For knitters in worsted: it holds a 100 g ball with room to turn, and you can lift the yarn out mid-row without cutting. For whoever is giving it: it comes in a box, with a card about oiling.

- **100 g ball of worsted** fits with room to turn; a 200 g cake won’t fit.
- **Open slot, 3/8 in wide,** curved: lift the yarn out mid-row without cutting.
- **14 to 17 oz** of solid cherry, turned from one block, no glued staves.
- **Pinkish when new,** red brown within the first year; picture 3 is a two-year-old bowl.
- **$64,** boxed, ships in 3 business days.

**Details**

- **Outside:** 6 1/4 in across, 3 3/4 in high. **Inside:** 5 1/2 in across, 3 1/4 in deep. Each one up to 1/8 in off, it’s wood.
- **What fits:** a 100 g ball of worsted. A 150 g cake only if it is under 5 in. Not a 200 g cake.
- **Openings:** one curved open slot, 3/8 in wide; two round holes, 5/16 in, on the other side. All edges sanded to 400 grit and burnished by hand.
- **Weight:** 14 to 17 oz.
- **Material and origin:** Vermont cherry. I make each one alone, about 12 a week.
- **Bottom:** wool felt, glued. On a glass table, one buyer’s bowl slid when the yarn was pulled fast.
- **Finish:** mineral oil and beeswax, three coats. No varnish.
- **Care:** a card about oiling is in the box. Keep it off radiators: one of about 430 bowls cracked, after standing on one.
- **Tried with:** wool and cotton. Nothing else so far.
- **No lid.**
- **Engraved initials:** only until the end of November.
- **Shipping:** leaves in 3 business days; that is not the arrival date. One bowl wanted for Christmas arrived Dec 27.
- **In the box:** bowl, shredded paper, oiling card.

**Buy something else** if you wind 200 g cakes, want a lid, or knit mohair: many ask whether it snags, and I haven’t tested it.

## For the marketplace

**First line: the 100 g ball.** Size is your most frequent cause of return (two, against one for color), and a marketplace often shows only the top line or two before “more.” The title says it as well, for those who never scroll.

**Photos**

| Question | Photo |
|---|---|
| Will a 200 g cake fit? | From above: the bowl with a 100 g ball in it, a ruler across the rim; a 200 g cake beside it, crossed out |
| Is it that color? | Replace picture 3: a new bowl beside the two-year-old, each labeled with its age |
| Can I lift the yarn out? | A hand lifting the strand through the open slot, needles mid-row |
| How heavy is it? | The bowl on a kitchen scale, reading visible |
| Is there a lid? | The bowl head-on, empty, everything that comes in the box beside it |

The new picture 3 has to go up first; then change “picture 3 is a two-year-old bowl” to “picture 3 shows a new bowl beside a two-year-old one.”

**Your “missing” list**

1. Mohair: does it snag? (One skein and an evening would settle your most asked question.)
2. Sock yarn: does it run through the slot, and how large a ball fits?
3. A cat, a fall, a sofa cushion: does it stay put, does it break?
4. How the sizes were taken: widest point or rim, and is 1/8 in off meant both ways?
5. “Under 5 in”: the cake’s width, its height, or both?
6. Days in transit and the last order date for Christmas.
7. Engraving: price, how many letters, extra days.
8. Oiling: how often, with what.
9. Where you turn them. “Vermont” covers the wood, not the workshop.
10. What happens with a crack or a return. You replaced one; the listing promises nothing.

**Left out of the listing, on purpose:** that you replaced the cracked bowl (reads as a guarantee), the star ratings, how often mohair was asked, and the number of returns. Every other fact of yours is in it, and every number in it is yours.`,
		corrections: [
			'“Engraved initials: only until the end of November” invites orders although price, letters and extra days are on its own “missing” list, and the line is false from December 1. Leave it out until you have those three, and take it down on time.',
			"“Many ask whether it snags” is four questions. Write “Not tested: mohair” and add sock yarn: your buyers use it, the first table marks it “missing”, and the listing doesn't mention it once.",
			'“One bowl wanted for Christmas arrived Dec 27” prints a two-star review and tells nobody what to do. Put the last order date for Christmas there; until you know it, “leaves in 3 business days; that is not the arrival date” is enough.',
			'Two of the five lines are spent twice: the 100 g ball is already in the title and the first sentence, and “$64” is beside the picture on any marketplace. Use them for the outside size and for the felt bottom that slid on glass.',
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
		text: `## Oito perguntas antes do Pix

| Ela pergunta | Resposta |
|---|---|
| “Cabe feijoada para quantas pessoas?” | **falta.** O fato é só este: 3,1 litros de água até a borda. Feijão, costela e moqueca para 4 a 6 pessoas também: **falta.** |
| “Posso botar no cooktop de vidro?” | Indução: não serve. Elétrico: **falta.** A gás: serve em fogão a gás; se o vidro da mesa aguenta o peso, **falta.** |
| “Qual o tamanho do fundo? Meu fogareiro é pequeno.” | **falta**, o fundo e o fogareiro. Os 24 cm são o diâmetro de fora. |
| “Faz mal o cobre na comida?” | **falta.** Aro e alças são de cobre e a tampa é de pedra; se o cobre encosta na comida, os fatos não dizem. |
| “Vai grudar e soltar um pozinho cinza?” | Foi o que aconteceu com uma que não tinha sido curada; troquei. Vai crua ou já curada; curada custa R$ 30 a mais e demora 4 dias. Como curar em casa: **falta.** |
| “Minha mãe levanta?” | 5,2 kg com tampa, uns 300 g a mais ou a menos. Uma cliente devolveu: a mãe, de 74 anos, não levantava cheia. Peso cheia: **falta.** |
| “A minha vem da cor da foto?” | **falta.** O que sei: a mancha escura que aparece com a gordura é da pedra. |
| “E se chegar quebrada?” | Mando outra, com foto em até 7 dias. Em quanto tempo a outra chega: **falta.** |

## O anúncio

### Panela de pedra-sabão 3,1 L, tampa de pedra, alças de cobre

Uma panela só para o fogão a gás, o fogão a lenha e o forno. Para quem cozinha no domingo, ou quer dar à mãe, e escolhe se ela chega crua ou já curada.

- **Crua ou já curada, você escolhe:** curada custa R$ 30 a mais e demora 4 dias. De quem usou sem curar: “Fiz o arroz e grudou tudo, a pedra soltou um pozinho cinza.”
- **5,2 kg com a tampa,** e uns 300 g de variação. De quem devolveu: “É pesada demais, minha mãe de 74 não levanta cheia.”
- **3,1 litros de água até a borda:** cozinhando, cabe menos, porque ninguém enche até ali.
- **Fogão a gás, fogão a lenha e forno:** serve nos três. Em indução, não.
- **Chegou quebrada, vai outra:** mande a foto em até 7 dias. “Chegou com a tampa trincada, mas mandaram outra […], nota 10.”

**Ficha**

| | |
|---|---|
| Preço | R$ 289; curada, mais R$ 30 |
| Preparo | crua ou curada, à escolha; curada demora 4 dias |
| Capacidade | 3,1 litros, medida com água até a borda |
| Diâmetro | 24 cm, por fora |
| Altura | 12 cm, sem a tampa |
| Parede | 1,4 cm |
| Peso | 5,2 kg com a tampa; varia uns 300 g de uma para outra |
| Material | panela e tampa de pedra-sabão; aro e alças de cobre; pegador de madeira |
| Origem | torneada em Cachoeira do Brumado, distrito de Mariana (MG), por um mestre de quem compramos há seis anos |
| Serve em | fogão a gás, fogão a lenha, forno |
| Não pode | indução; lava-louças |
| Com o uso | a mancha escura que aparece com a gordura é da pedra |
| Embalagem | caixa de papelão duplo com espuma moldada |
| Se chegar quebrada | mandamos outra, com foto em até 7 dias |

**Compre outra panela** se o seu fogão é de indução, se você conta com a lava-louças ou se 5,2 kg vazia já pesam; e pergunte antes se depende de cooktop elétrico ou de vidro, de fogareiro, do tamanho do fundo, de quantas pessoas ela serve ou do cobre em contato com a comida, porque isso ainda não testamos.

## Na sua loja on-line

**Primeira linha: “Crua ou já curada”.** É a única dúvida que a pessoa resolve com um clique, muda preço e prazo, e já virou troca. Ponha ao lado do botão de escolha, com o peso logo abaixo, que já virou devolução.

**Fotos**
- Capacidade: uma jarra graduada ao lado, água na borda.
- Peso: a panela com tampa na balança, visor legível.
- Tamanho: régua no diâmetro de fora e na altura sem tampa.
- Crua e curada: as duas lado a lado, na mesma luz.
- Cor: quatro ou cinco panelas juntas, à luz do dia.
- Mancha: a mesma panela nova e depois da gordura.
- Cobre: o aro visto por dentro e por fora.
- Fundo: virada para cima, com régua.
- Embalagem: a caixa aberta, com a espuma.

**O que falta**
1. Diâmetro do fundo e de dentro; altura com tampa; largura com alças.
2. Litros em uso e peso cheia.
3. Quantas pessoas servem feijoada, feijão, costela e moqueca. Por isso o anúncio não cita prato nem “4 a 6”.
4. Cooktop elétrico, vidro a gás e fogareiro.
5. Se o cobre toca a comida e o que diz sobre isso um laudo ou o mestre.
6. Como curar a crua em casa, e o que muda depois de curada.
7. Quanto a cor varia.
8. De quando se contam os 7 dias, quem paga o frete e em quanto tempo a outra chega. Tirei os “5 dias” da avaliação: na boca da loja, vira prazo.
9. Quanto tempo borbulha fora do fogo. “Uns dez minutos na mesa” é a melhor frase que você tem; cronometre e ela entra.
10. Embalagem de presente, já que muita gente compra para a mãe.
11. Limpeza: só sei que lava-louças não pode.
12. Se o pegador de madeira vai ao forno.

**Conferência.** Números do anúncio contra os seus: 3,1 L; 24, 12 e 1,4 cm; 5,2 kg; 300 g; R$ 289 e R$ 30; 4 dias; 7 dias; seis anos: todos iguais. Na volta, ficaram fora os “3 litros” do nome (você mediu 3,1 até a borda), os “4 a 6” e os três pratos. “Alça” virou “alças”, como está nos seus fatos, e “também de pedra”, na tampa, eu li como pedra-sabão: confirme.`,
		corrections: [
			'O anúncio não diz o que se cozinha ali: “não cita prato nem ‘4 a 6’”. Feijão, costela e moqueca são o que quem compra já faz, e isso é fato seu. Escreva “quem compra faz feijão, costela e moqueca no domingo” e deixe faltando só para quantos.',
			'“Uma panela só para o fogão a gás, o fogão a lenha e o forno” se lê como “apenas para”. Escreva “A mesma panela vai ao fogão a gás, ao fogão a lenha e ao forno”.',
			'O título promete “3,1 L”, que é água até a borda; quem lê só o título entende o que cabe de feijoada, e isso volta como troca. Escreva “3 litros”, como você chama a panela, e deixe o 3,1 na ficha, com o “até a borda”.',
			'A melhor fala de cliente ficou de fora: em “continua borbulhando uns dez minutos na mesa” bastava cortar o tempo com “[…]”, como se fez com os 5 dias da tampa. Ponha-a no lugar de “grudou tudo”, que abre o anúncio com uma queixa.',
		],
	},
}
