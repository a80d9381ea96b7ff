import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'adapt-a-recipe',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'what must change': 'no eggs, no milk and no butter',
			reason: 'allergy',
			servings: '24 cupcakes instead of 12',
			'pan and oven':
				'two 12-cup muffin tins (same size cups as the original), electric oven without a fan, both tins fit on two racks',
			recipe: `Vanilla cupcakes, makes 12
1½ cups all-purpose flour
1½ teaspoons baking powder
¼ teaspoon salt
½ cup (1 stick) unsalted butter, soft
1 cup sugar
2 large eggs
2 teaspoons vanilla
½ cup whole milk

Oven 350 °F. Cream butter and sugar for 3 minutes until pale. Beat in the eggs one at a time, then the vanilla. Whisk flour, baking powder and salt; add in three parts, alternating with the milk. Fill the cups two thirds. Bake 18 to 20 minutes, until a toothpick comes out clean. Cool completely.

Frosting: ½ cup butter, 2 cups powdered sugar, 2 tablespoons milk, 1 teaspoon vanilla, beaten until fluffy.

They are for a first-grade class; the child with the allergy (milk and egg) will eat them too. Nuts are not allowed at the school.`,
		},
		text: `**These survive the change.** A vanilla cupcake leans on its eggs only moderately, and 24 in the same size cups keeps the same depth. The texture will be a little more tender and a little less springy than the original.

**Factor:** 24 ÷ 12 = **2**. Cup area is also 2 × (24 equal cups instead of 12), so the batter sits at the same height: about 63 g per cup, against 62 g before.

## Cupcakes

| Ingredient | Before (12) | Job | Now (24) | What you will notice |
|---|---|---|---|---|
| All-purpose flour | 1½ cups | Structure | **375 g, 3 cups** (assumption: 125 g per cup) | Nothing |
| Sugar | 1 cup | Sweetness, moisture, air when creamed | **400 g, 2 cups** (assumption: 200 g per cup) | Nothing |
| ~~Butter~~ → plant butter **sticks**, free of milk and nuts | ½ cup | Fat, air when creamed, flavor | **226 g, 1 cup** | A milder butter taste; it softens faster |
| ~~Eggs~~ → soy milk + cornstarch + vinegar + baking soda (the next four rows) | 2 (would be 4) | Binding, structure, moisture, rise | | Paler crumb, a bit more tender |
| – unsweetened soy milk | | Moisture, some protein for structure | **180 g, ¾ cup** (assumption: 243 g per cup) | |
| – cornstarch | | Binding | **24 g, 3 tbsp** (assumption: 8 g per tbsp) | Fine, soft crumb |
| – white or cider vinegar | | Rise (acid); thickens the soy milk | **30 g, 2 tbsp** | You can't taste it once baked |
| – baking soda | | Rise | **2.3 g, ½ tsp** (what 2 tbsp of vinegar uses up) | Slightly more color on top |
| ~~Whole milk~~ → unsweetened soy milk | ½ cup | Moisture | **244 g, 1 cup** | Almost nothing |
| Baking powder | 1½ tsp | Rise | **14 g, 3 tsp** (assumption: 4.8 g per tsp) | Nothing |
| Salt | ¼ tsp | Flavor | **3 g, ½ tsp if the plant butter is unsalted; none if it is salted** (assumption: table salt, 6 g per tsp) | Nothing |
| Vanilla | 2 tsp | Flavor | **17 g, 4 tsp** (assumption: 4.2 g per tsp) | Nothing |

Soy milk in all: **424 g, 1¾ cups**. The three-quarter salt rule isn't used here: batter with raw flour shouldn't be tasted.

## Frosting

| Ingredient | Before (12) | Job | Now (24) | What you will notice |
|---|---|---|---|---|
| ~~Butter~~ → the same plant butter, cool | ½ cup | Fat, body | **226 g, 1 cup** | Softer; keep it cool |
| Powdered sugar | 2 cups | Sweetness, stiffness | **480 g, 4 cups** (assumption: 120 g per cup) | Nothing |
| ~~Milk~~ → unsweetened soy milk | 2 tbsp | Loosens it | **Up to 60 g, 4 tbsp. Start with 15 g, 1 tbsp** | Plant butter is wetter, so you may not need it all |
| Vanilla | 1 tsp | Flavor | **8 g, 2 tsp** | Nothing |

## Before you start: this is strict

No trace amount is "a little." What this child can safely eat is for the **child's parents and their doctor** to say. Before you bake, send the parents photos of every label, ask whether soy is fine too (it is an allergen itself), and ask the school if homemade food is allowed.

**Labels to read, every package, every time**
- **Plant butter: the big one.** Some are made with cashews or almond oil. Some margarines contain whey, casein or lactose. Many contain coconut; ask whether the school counts it as a nut.
- **Soy milk, vanilla, powdered sugar, baking powder, cornstarch, flour:** look for a "Contains" line and for "may contain" or "shared equipment."
- **Sprinkles, colors, liners with coating:** the recipe has no sprinkles. If you add some, check for milk, egg glaze and nuts.

| Avoid | It may be called |
|---|---|
| Milk | Whey, casein, caseinate, lactose, ghee, buttermilk, milk solids, lactalbumin, natural butter flavor |
| Egg | Albumin, ovalbumin, lysozyme, meringue powder, egg lecithin, "egg wash" |
| Nuts | Almond extract, almond or cashew milk, nut oil, marzipan, praline, peanut flour |

"Vegan," "plant-based" and "non-dairy" are not allergy claims: vegan can still be made on a line with milk, and "non-dairy" may contain casein. In the US, a "may contain" line is voluntary, so its absence proves nothing. Call the maker if in doubt.

**What must not touch**
- Open **new packages** of sugar, flour and powdered sugar. A tub that has met a buttery spoon is out.
- Wash tins, bowl and beaters in hot soapy water with a **new sponge**. Leave out wooden spoons, old spatulas and piping bags that have held buttercream.
- Use **paper liners**. A tin with baked-on residue needs scrubbing or borrowing a new one.
- Nothing else in the oven or on the counter meanwhile. Carry them in a clean closed box, labeled, with the ingredient list.

## The steps that change

1. Heat the oven to 350 °F with racks in the upper and lower thirds. Line both tins first.
2. Stir the vinegar into all the soy milk. Let stand 5 minutes; it will thicken and look curdled.
3. Whisk flour, cornstarch, baking powder, **baking soda** and salt (if any).
4. Cream **cool, not soft**, plant butter with the sugar for **2 minutes** instead of 3. Beat in the vanilla. There are no eggs to add.
5. Add the dry mix in three parts, alternating with the soy milk, on low. **Stop when no flour shows.** It may look slightly split before the last flour; that's fine.
6. Fill at once, two thirds full (about 63 g each), and bake **both tins together, right away**: the vinegar and soda are already working.
7. **Bake 19 to 24 minutes.** At 13 minutes, swap racks and turn each tin front to back, quickly.
8. **Done when** the top springs back to a light touch and a toothpick has a few dry crumbs and no wet batter. They stay paler than egg cupcakes, so don't wait for gold. The lower tin may need 1 or 2 minutes more.
9. Cool 5 minutes in the tin, then completely on a rack before frosting.
10. **Frosting:** beat the plant butter 1 minute, add the sugar in two parts, then vanilla, then soy milk one teaspoon at a time. If soft, chill 20 minutes and beat again. Keep frosted cupcakes refrigerated until about an hour before class.

## Riskiest swap, and plan B

**The eggs.** Without them, overmixing or a late oven gives a sunken or gummy middle. Bake two cupcakes from a quarter batch some days ahead if you can.

**Plan B, a cake that never needed them: vanilla "wacky cake" cupcakes, 24.** Whisk 375 g (3 cups) flour, 400 g (2 cups) sugar, 2 tsp baking soda and 1 tsp salt. Stir in 2 cups water, 145 g (⅔ cup) neutral oil, 2 tbsp vinegar and 4 tsp vanilla, just until smooth. Same tins, 350 °F, 18 to 22 minutes. This one also leaves out soy milk and plant butter, so if the soy or the plant butter is a problem, make this and dust with powdered sugar. (assumption: 218 g oil per cup; this is a separate classic recipe.)

## Last reading of the new list

| On the list | Milk | Egg | Nuts |
|---|---|---|---|
| Flour, sugar, cornstarch, baking soda, baking powder, salt, vinegar | None | None | None; check shared lines |
| Plant butter | **Only if the label says so** | Check | **Check: cashew, almond** |
| Soy milk | Check shared lines | None | **Check: same plant may fill almond milk** |
| Vanilla, powdered sugar | None | None | Check shared lines |

No egg, milk or butter is left in the recipe, in plain or hidden form. Plant butter and soy milk are the two products that depend on the brand you pick.`,
		corrections: [
			"The last table says “None” for milk and egg in flour, sugar and baking powder, and “check shared lines” only for nuts. Packages can carry milk or egg traces too; the label list above it says so, the table doesn't.",
			'“Borrowing a new one” is no answer to a tin with residue: a borrowed tin brings its own. Buy new tins, or scrub and use liners.',
			'The 226 g for a cup of plant butter and 30 g for 2 tablespoons of vinegar were supplied without “assumption:”. Plant butter sticks differ; weigh by the wrapper.',
			'A quarter batch gives six cupcakes, not two. For the trial, bake all six, or scale down further.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'o que muda': 'sem leite de vaca, inclusive manteiga, leite condensado e creme de leite',
			motivo: 'alergia',
			rendimento: 'bolo para 30 pedaços em vez de 12, com a cobertura',
			'forma e forno':
				'a original é uma forma de 20 × 30 cm; a minha é uma assadeira de 30 × 40 cm, 5 cm de altura, forno a gás que esquenta mais no fundo',
			receita: `Bolo de fubá com cobertura de brigadeiro, 12 pedaços
3 ovos
2 xícaras de açúcar
1 xícara de leite
½ xícara de manteiga derretida
1½ xícara de fubá
1½ xícara de farinha de trigo
1 colher de sopa de fermento químico
1 pitada de sal
1 colher de chá de erva-doce

Bater ovos, açúcar, leite e manteiga no liquidificador. Misturar com o fubá, a farinha, o sal e a erva-doce. O fermento entra por último. Forno a 180 °C, 35 a 40 minutos.

Cobertura: 1 lata de leite condensado (395 g), 3 colheres de sopa de chocolate em pó, 1 colher de sopa de manteiga, meia caixinha de creme de leite (100 g). Cozinhar até desgrudar do fundo, juntar o creme de leite e espalhar.

É a festa do meu afilhado de 5 anos, que tem alergia à proteína do leite. Os outros convidados comem de tudo.`,
		},
		text: `# Bolo de fubá com brigadeiro, sem leite, 30 pedaços

**A receita aguenta a troca.** A massa muda pouco: quem sustenta o bolo são ovo, farinha e fubá. O brigadeiro aguenta como cobertura de espalhar, mais macia e com gosto de coco.

**Faça um bolo só, sem leite, para a festa inteira.** É mais seguro do que dois bolos lado a lado com a mesma faca.

**Antes de comprar, pergunte aos pais do seu afilhado:** coco, ovo, trigo e soja estão liberados? E “pode conter leite” é proibido? Mande a foto dos rótulos. Quem diz o que é seguro são eles, com o médico.

## O que cada ingrediente faz

| Ingrediente | Função |
|---|---|
| Ovos | estrutura, liga, parte da umidade e do crescimento |
| Açúcar | doçura, umidade, cor, maciez |
| **Leite** (sai) | umidade, um pouco de gordura, cor |
| **Manteiga** (sai) | gordura (maciez), um pouco de água, sabor |
| Fubá | sabor, corpo, textura de areia fina |
| Farinha de trigo | estrutura (glúten) e liga |
| Fermento | crescimento |
| Sal, erva-doce | sabor |
| **Leite condensado** (sai) | doçura, corpo e o “puxa” do brigadeiro |
| **Chocolate em pó** (sai) | sabor, cor, parte do corpo; muitos têm leite ou traços |
| **Manteiga da cobertura** (sai) | brilho, não grudar |
| **Creme de leite** (sai) | gordura e cremosidade para espalhar |

## A lista nova

**Fator único: 30 ÷ 12 = 2,5**, aplicado ao peso e arredondado no fim. Ovo daria 7,5: vão **8**, e tirei 25 g do líquido para compensar.

**suposição:** xícara de 240 ml. Pesos que completei: ovo 50 g; xícara de açúcar 180 g, leite 240 g, fubá 130 g, farinha 120 g; ½ xícara de manteiga derretida 110 g; colher de sopa de fermento 12 g, chocolate em pó 8 g, manteiga 12 g; pitada de sal 1 g; colher de chá de erva-doce 2 g. Todos os gramas de “antes” e “agora” vindos dessas medidas são suposição.

### Massa

| Ingrediente | Antes | Função | Agora | O que muda na boca |
|---|---|---|---|---|
| Ovos | 3 (150 g) | estrutura, liga | **8** (400 g) | massa um pouco mais firme, bom para bolo alto |
| Açúcar | 2 xíc. (360 g) | doçura, umidade | **900 g** (5 xíc.) | nada |
| Leite → leite de coco + água | 1 xíc. (240 g) | umidade, gordura | **200 g de leite de coco + 375 g de água** | coco bem leve; doura um pouco menos |
| Manteiga → óleo neutro + água | ½ xíc. (110 g) | gordura, umidade | **225 g de óleo** (1 xíc.) **+ 45 g de água** (3 colh. sopa) | sai o sabor de manteiga; fica mais úmido e não endurece na geladeira |
| Fubá | 1½ xíc. (195 g) | corpo, sabor | **490 g** (3¾ xíc.) | nada |
| Farinha de trigo | 1½ xíc. (180 g) | estrutura | **450 g** (3¾ xíc.) | nada |
| Fermento químico | 1 colh. sopa (12 g) | crescimento | **30 g** (2½ colh. sopa) | nada |
| Sal | 1 pitada (1 g) | sabor | **2,5 g** (½ colh. chá) | inteiro, não em ¾, porque massa crua não se prova |
| Erva-doce | 1 colh. chá (2 g) | sabor | **5 g** (2½ colh. chá) | nada; combina com o coco |

Água total da massa: **420 g** (1¾ xícara). A manteiga tem perto de 82% de gordura e 16% de água; por isso 275 g viram 225 g de óleo mais água, e não 275 g de óleo.

### Cobertura

| Ingrediente | Antes | Função | Agora | O que muda na boca |
|---|---|---|---|---|
| Leite condensado → condensado vegetal de coco | 395 g | doçura, corpo | **990 g** (pese: as caixas variam) | coco presente; menos “puxa” |
| Chocolate em pó → cacau 100% + açúcar | 3 colh. sopa (24 g) | sabor, cor | **40 g de cacau** (suposição: 6½ colh. sopa) **+ 20 g de açúcar** (suposição: 1½ colh. sopa) | chocolate mais intenso, menos doce |
| Manteiga → óleo de coco | 1 colh. sopa (12 g) | brilho | **25 g** (2 colh. sopa) | brilho igual; firma no frio |
| Creme de leite → leite de coco | 100 g | cremosidade | **250 g** (1 xíc. rasa mais 1 colh.) | mais leve, com coco |

**Leite de coco no total: 450 g.** O de garrafa ou caixa, com 15% a 20% de gordura, não a bebida para beber.

## A forma

- **Área:** 20 × 30 = 600 cm²; 30 × 40 = 1.200 cm². O dobro.
- **Altura:** 2,5 ÷ 2 = **1,25 vez** a original. A massa crua vai de cerca de 2 cm para **2,5 cm**.
- **Cabe, mas justo:** ocupa metade dos 5 cm e deve assar até uns 4,5 cm. Meça o **fundo** da assadeira. Se for menor que 30 × 40 (paredes inclinadas), pare em 2,5 cm e asse o resto em forminhas.

## Modo de fazer, só onde muda

1. **Antes de tudo,** bancada limpa e utensílios lavados. Unte a forma com **óleo** e forre com papel novo, 2 cm acima da borda.
2. **Grade na metade de cima** do forno. Ponha uma assadeira vazia na grade de baixo, como escudo contra o calor do fundo. Preaqueça a 180 °C por 20 minutos.
3. **Bata em duas levas:** ovos, açúcar, líquidos e óleo somam mais de 2 kg e transbordam num liquidificador comum. Cada leva: 4 ovos, 450 g de açúcar, 100 g de leite de coco, 210 g de água e cerca de 112 g de óleo.
4. Misture tudo numa bacia grande com os secos; fermento por último. Ao forno logo.
5. **Asse de 45 a 55 minutos.** Não abra antes de 35; aí, gire a forma. Comece a testar aos 42. **Ponto:** o centro volta quando você aperta, a borda começa a soltar, o palito do **meio** sai sem massa crua. Se o fundo escurecer antes, baixe para 170 °C. Se o topo escurecer, cubra com alumínio.
6. **Cobertura:** dissolva o cacau e o açúcar no condensado **ainda frio**, junte o óleo de coco e leve ao fogo baixo, numa panela larga, mexendo, 15 a 25 minutos. **Ponto:** a espátula abre um caminho que demora 3 segundos para fechar. Não espere soltar como o de leite: passou disso, separa óleo. Fora do fogo, junte o leite de coco aos poucos.
7. Espalhe com **bolo e cobertura mornos**, a 1 cm da borda. Espere 2 horas para cortar em 5 × 6: pedaços de 6 × 6,7 cm.

## A troca mais arriscada e o plano B

**O leite condensado.** Sem a proteína do leite, o vegetal engrossa menos, varia muito de marca para marca e é o item mais difícil de achar sem traços. **Teste 100 g antes do dia.**

**Plano B, cobertura que já nasce sem leite** (substitui a cobertura inteira): 800 g de leite de coco, 400 g de açúcar, 40 g de cacau, 40 g de amido de milho, 25 g de óleo de coco, 1 pitada de sal. Misture tudo frio com um batedor, cozinhe em fogo médio mexendo até ferver e engrossar e mantenha mais 5 minutos, até aparecer o fundo da panela. Fica entre brigadeiro mole e mingau firme de chocolate. Prove o sal só no fim.

## Alergia: onde o leite se esconde

- **Nos rótulos:** leia “ALÉRGICOS: CONTÉM” e “PODE CONTER” de **cada** pacote, inclusive fubá, farinha, fermento, cacau, leite de coco e condensado. Recuse: caseína, caseinato, soro de leite ou whey, lactoalbumina, lactoglobulina, composto lácteo, ghee, gordura láctea.
- **“Sem lactose” tem a proteína do leite: não serve.** “Vegano” não garante ausência de traços.
- **Armadilhas desta festa:** margarina no lugar do óleo, leite de coco **em pó** (pode ter caseinato), granulado e confeitos, spray de untar.
- **Não compartilhe:** colher de pau, peneira, esponja, batedor, forma riscada, borracha do liquidificador (desmonte e lave tudo). Óleo novo, nunca o de fritura.
- **Na festa:** o bolo fica longe dos doces com leite, tem faca e espátula próprias, e seu afilhado é servido primeiro. Combine com os pais onde fica o remédio de emergência, se ele tiver.

## Relendo a lista nova

Saíram leite, as duas manteigas, leite condensado e creme de leite. O chocolate em pó também saiu, por ser o esconderijo mais provável. **Nenhum ingrediente da lista leva leite por natureza**; o que resta conferir é o rótulo de cada um, sobretudo condensado vegetal e cacau.`,
		corrections: [
			'O tempo de 45 a 55 minutos não foi testado com a assadeira vazia embaixo, que atrasa o fundo e pode esticar o forno. Vale mais o palito do que o relógio.',
			'A massa crua enche 2,5 cm e deve chegar a 4,5 cm numa forma de 5 cm, pelas contas da própria resposta. Tire duas conchas para forminhas e não aposte na borda.',
			'O plano B não diz quantas xícaras são 800 g de leite de coco e 400 g de açúcar, e o condensado vegetal também ficou só em gramas. Sem balança, não dá para seguir.',
			'O plano B tem só 40 g de amido para 800 g de leite de coco e sai mais creme que brigadeiro. Teste uma porção antes, como se pede do condensado vegetal.',
		],
	},
}
