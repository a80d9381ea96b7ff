import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '18',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			product: 'crunchy oat granola with honey, 500 g',
			'front claims': '“Whole grain”, “Source of fiber”, “No artificial colors”, “With real honey”',
			'ingredient list':
				'Whole grain oats 55%, sugar, palm oil, glucose syrup, wheat flakes (wheat, barley malt extract), coconut 3%, honey 2%, molasses, salt, emulsifier (sunflower lecithin), natural flavoring, antioxidant (tocopherol-rich extract). May contain nuts and milk.',
			'nutrition table':
				'Per 45 g serving: 205 kcal; fat 8.1 g, of which saturates 3.4 g; carbohydrate 28 g, of which sugars 10.4 g; fiber 3.2 g; protein 4.2 g; salt 0.18 g',
			alternatives: `A) Plain rolled oats. Ingredients: whole grain oats. Per 40 g: 150 kcal; fat 3.2 g, saturates 0.6 g; carbohydrate 24 g, sugars 0.4 g; fiber 3.8 g; protein 5.2 g; salt 0 g
B) Store-brand muesli. Ingredients: whole grain oats 52%, wheat flakes 20%, raisins 18%, hazelnuts 5%, sunflower seeds 3%, dried apple 2%. Per 50 g: 184 kcal; fat 3.9 g, saturates 0.5 g; carbohydrate 31 g, sugars 8.9 g; fiber 4.0 g; protein 5.0 g; salt 0.02 g`,
			eater: 'me, a full bowl of about 80 g, five mornings a week',
			concern: 'less sugar without losing fiber',
		},
		text: `## Verdict

This granola has 23.1 g of sugars per 100 g, high and more than both alternatives, and the least fiber of the three. Plain oats give you what you asked for: almost no sugars and more fiber.

## Ingredients

| Name | What it is | Why it is there |
|---|---|---|
| Whole grain oats, 55% | Oats with the whole kernel | The base; most of the fiber |
| Sugar | Second by weight | Sweetness, crunch |
| Palm oil | Vegetable fat | Crunch; with coconut, most of the saturates |
| Glucose syrup | Liquid sugar made from starch | Sweetness, sticks the clusters together |
| Wheat flakes | Wheat and barley malt extract | Bulk, crunch, malty taste |
| Molasses | Dark syrup from sugar making | Color, taste, sweetness |
| Sunflower lecithin | Emulsifier from sunflower | Keeps fat evenly mixed |
| Natural flavoring | Flavor; its source is not on the label | Taste |
| Tocopherol-rich extract | Antioxidant, a form of vitamin E | Slows fat turning rancid |

Sugar goes by five names here: sugar, glucose syrup, honey, molasses, barley malt extract.

## Side by side

| Per 100 g | Granola | A) Oats | B) Muesli |
|---|---|---|---|
| Energy | 456 kcal | 375 kcal | 368 kcal |
| Fat | 18.0 g (high) | 8.0 g (medium) | 7.8 g (medium) |
| Saturates | 7.6 g (high) | 1.5 g (low, at the limit) | 1.0 g (low) |
| Carbohydrate | 62.2 g | 60.0 g | 62.0 g |
| Sugars | 23.1 g (high) | 1.0 g (low) | 17.8 g (medium) |
| Fiber | 7.1 g | 9.5 g | 8.0 g |
| Protein | 9.3 g | 13.0 g | 10.0 g |
| Salt | 0.40 g (medium) | 0 g (low) | 0.04 g (low) |

Sugars are totals: B's list names raisins and dried apple but no added sugar.

## The real portion

Your 80 g, against the 45 g serving: 364 kcal, 18.5 g sugars, 6.0 g saturates, 5.7 g fiber, 0.32 g salt; over five mornings, 92 g sugars.

## Front against back

- **"Whole grain":** supported for the oats; the wheat flakes aren't called whole grain.
- **"Source of fiber":** supported, 7.1 g per 100 g, but both alternatives have more.
- **"No artificial colors":** true but beside the point: the list has no colors, and it says nothing of sugars.
- **"With real honey":** true but beside the point: 2%, or 1.6 g in your bowl, after sugar and glucose syrup.

## My basket

**A.** In 80 g: 0.8 g sugars (17.7 g fewer) and 7.6 g fiber (1.9 g more). You give up crunch, honey and sweetness. If that's too plain, B has 14.2 g sugars and 6.4 g fiber, and contains hazelnuts. Or mix 60 g oats with 20 g granola: 5.2 g sugars, 7.1 g fiber.`,
		corrections: [
			'The ingredients table gives “Color” as a reason for the molasses, but under “No artificial colors” the answer says the list has no colors. Make it “no added artificial colors.”',
			'“Source of fiber: supported” names no threshold. Look up the rule for the country where you bought it before you rely on 7.1 g per 100 g.',
			"That whole grain oats bring “most of the fiber,” and palm oil with coconut “most of the saturates,” is likely, but the label doesn't break either figure down. Both are guesses stated as facts.",
			"In the sugar row, “Second by weight” stands under “What it is” and explains nothing. The granola's “May contain nuts and milk” isn't mentioned, though B's hazelnuts are.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			produto: 'bebida láctea fermentada sabor morango, garrafa de 900 ml',
			'frente da embalagem':
				'“Fonte de cálcio”, “9 vitaminas”, “Sabor que a criançada ama”, lupa “alto em açúcar adicionado”',
			'lista de ingredientes':
				'Soro de leite reconstituído, leite integral, açúcar, xarope de glicose, preparado de morango (água, açúcar, polpa de morango, amido modificado, acidulante ácido cítrico, aromatizante, corante carmim), amido modificado, fosfato tricálcico, vitaminas, estabilizante goma guar, conservante sorbato de potássio e fermentos lácteos. ALÉRGICOS: CONTÉM LEITE. CONTÉM LACTOSE. NÃO CONTÉM GLÚTEN.',
			'tabela nutricional':
				'Por 100 ml: 78 kcal; carboidratos 13 g; açúcares totais 12 g; açúcares adicionados 8,1 g; proteínas 1,9 g; gorduras totais 1,9 g; saturadas 1,2 g; fibras 0 g; sódio 46 mg',
			alternativas: `A) Iogurte natural integral, 170 g. Ingredientes: leite integral e fermento lácteo. Por 100 g: 62 kcal; carboidratos 4,7 g; açúcares totais 4,7 g; açúcares adicionados 0 g; proteínas 3,4 g; gorduras totais 3,3 g; saturadas 2,0 g; sódio 49 mg. CONTÉM LACTOSE.
B) Iogurte de morango de outra marca, bandeja. Ingredientes: leite integral, preparado de morango (água, açúcar, polpa de morango, amido, aromatizante), açúcar, leite em pó, fermento lácteo. Por 100 g: 85 kcal; carboidratos 13,2 g; açúcares totais 12,4 g; açúcares adicionados 7,9 g; proteínas 2,9 g; gorduras totais 2,2 g; saturadas 1,4 g; sódio 51 mg. CONTÉM LACTOSE. Sem lupa.`,
			consumo: 'meu filho de 6 anos, um copo de 200 ml por dia, na lancheira da escola',
			prioridade: 'menos açúcar no lanche da escola, sem briga',
		},
		text: `**Veredito:** No copo do seu filho vão 16,2 g de açúcar adicionado por dia, e a lupa está certa. A bandeja sem lupa quase empata (7,9 contra 8,1); quem muda a conta é o iogurte natural.

## Ingredientes

| Nome | O que é | Para que serve |
|---|---|---|
| Soro de leite reconstituído | Soro em pó com água de volta | É o maior ingrediente; dá volume |
| Leite integral | Leite | Base |
| Açúcar | Açúcar | Adoçar |
| Xarope de glicose | Açúcar líquido, de amido | Adoçar e encorpar |
| Preparado de morango | Água e açúcar vêm antes da polpa | Sabor e cor |
| Amido modificado | Amido tratado | Engrossar |
| Ácido cítrico | Acidulante | Azedinho |
| Aromatizante | Aroma | Cheiro e gosto |
| Carmim | Corante vermelho de inseto | Cor |
| Fosfato tricálcico | Sal de cálcio | Acrescentar cálcio |
| Goma guar | Fibra de semente | Segurar a textura |
| Sorbato de potássio | Conservante | Evitar mofo |
| Fermentos lácteos | Bactérias do iogurte | Fermentar |

Açúcar aparece três vezes: açúcar, xarope de glicose e o açúcar do preparado.

## Lado a lado

| Por 100 g ou ml | Bebida (ml) | A: natural (g) | B: bandeja (g) |
|---|---|---|---|
| Calorias | 78 kcal | 62 kcal | 85 kcal |
| Carboidratos | 13 g | 4,7 g | 13,2 g |
| Açúcares totais | 12 g | 4,7 g | 12,4 g |
| Açúcares adicionados | 8,1 g **lupa** | 0 g | 7,9 g |
| Proteínas | 1,9 g | 3,4 g | 2,9 g |
| Gorduras totais | 1,9 g | 3,3 g | 2,2 g |
| Saturadas | 1,2 g | 2,0 g | 1,4 g |
| Fibras | 0 g | não consta | não consta |
| Sódio | 46 mg | 49 mg | 51 mg |

A bebida está em ml e os outros em g: perto, mas não idêntico. O limite da lupa é 7,5 g no líquido e 15 g no iogurte de colher; por isso B não a leva.

**Porção real (200 ml):** 156 kcal, 24 g de açúcares totais, 16,2 g adicionados, 3,8 g de proteína, 2,4 g de saturadas, 92 mg de sódio.

**Sinais de ultraprocessado:** xarope de glicose, amido modificado, aromatizante, corante e goma guar na bebida; em B, aromatizante; em A, nenhum.

## Frente e verso

- **“Fonte de cálcio”:** o rótulo não mostra. Há fosfato tricálcico na lista, mas a quantidade não consta.
- **“9 vitaminas”:** o rótulo não mostra. A lista diz só “vitaminas”.
- **“Sabor que a criançada ama”:** o rótulo não mostra; é opinião.
- **Lupa:** confirmada, 8,1 contra 7,5.

## No carrinho

Leve o A. O pote de 170 g tem 0 g de açúcar adicionado e 8 g de açúcares totais, do próprio leite. Para não virar briga, comece com meio copo da bebida e meio de natural: 8,1 g adicionados em vez de 16,2. Depois, natural com morango amassado.

Você abre mão do doce, da cor e da garrafa pronta; e o A tem mais gordura saturada (2,0 contra 1,2).`,
		corrections: [
			'Várias linhas de ingredientes não explicam nada: “Açúcar | Açúcar”, “Leite integral | Leite”, “Aromatizante | Aroma”. E falta dizer que o soro é o líquido que sobra do queijo.',
			'A mistura de meio copo de cada precisa de pote fechado e de frio até o recreio. A resposta não diz como isso vai na lancheira, que era o seu caso.',
			'“15 g no iogurte de colher; por isso B não a leva” supõe que B seja semissólido: o rótulo diz só bandeja. Confira na embalagem antes de repetir o motivo.',
			'O pote do A tem 170 g, e o copo do seu filho, 200 ml. A escolha conta o pote inteiro, sem pôr as duas porções lado a lado: nos 200 g seriam 9,4 g de açúcares totais.',
		],
	},
}
