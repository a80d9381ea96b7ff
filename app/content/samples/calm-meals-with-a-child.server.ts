import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'calm-meals-with-a-child',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			child: 'girl, 4½; fine until her brother was born 10 months ago, worse since preschool in September',
			'accepted foods':
				'Plain noodles (the bow ties, butter, no pepper), rice, toast with butter, pancakes, cheddar in cubes, plain yogurt with honey, scrambled egg, chicken nuggets from the one blue box, apple slices without peel, blueberries, banana if there is no brown on it, cucumber rounds, raw carrot when she may peel it herself, ketchup with nearly everything, milk. Sometimes black beans, at the taqueria only. At preschool they say she eats lentil soup. We have never seen it.',
			'usual day': `6:50 milk, 8 oz, on the sofa with a cartoon
7:30 half a slice of toast, two bites, then shoes
9:45 preschool snack: crackers, fruit, water
12:00 preschool lunch, the teacher says "about half"
3:15 pickup, pouch or crackers in the car
3:45 milk again, and usually something while I nurse her brother: cheese, more crackers
5:10 she is "starving", gets a banana or raisins so I can cook
6:00 dinner, takes 45 minutes
7:15 yogurt before teeth, because she ate nothing
Weekends: pancakes at 9, then grazing, no real lunch
Water bottle with her all day`,
			'bad meal':
				'Tuesday, turkey chili. She saw it from the door and said "I\'m not eating THAT." I said she hadn\'t tried it. Sam said three bites because she\'s four, then he loaded the spoon himself and did the airplane. She clamped her mouth, it went down her sleeve, she cried about the sleeve. I made noodles. Sam said "So now we\'re a restaurant." The baby threw his cup. She ate two bowls of noodles and asked whether there was ice cream, and Sam told her ice cream is for people who eat dinner. My mother, on the tablet from Tucson, said in her day nobody left the table. Then she got yogurt at 7:15 anyway, with sprinkles, from me, in the bathroom doorway.',
			adults:
				'me (I cook a second dinner), Sam (bites before dessert), my mother by video; preschool does it quietly',
			'health notes':
				'on her curve, checkup in October; list unchanged since summer; no choking, no pain; cashew and pistachio allergy',
		},
		text: `**Pediatrician first?** All no, from what you wrote: she is on her curve, the list has held since summer, no pain or choking, she drinks, and she still eats something from every group. The October checkup is part of that answer. So we go on.

## Who decides what

| The adults | She |
|---|---|
| **What:** one dinner for everybody, with something from her list on the table (noodles next to the chili) | **Whether** the chili goes on her plate at all |
| **When:** five set times, and water between them | **How much** of what is there: two bowls of noodles, or none |
| **Where:** at the table, no cartoon, no car seat, no bathroom doorway | **When she is done**, even if that is after four minutes |

## Four weeks

Weekday clock: **7:00** breakfast with milk · **9:45** and **12:00** preschool · **3:30** snack at the table with milk · **6:00** dinner. Weekend: **9:00 · 12:00 · 3:15 · 6:00**.
The gap from 9:45 to noon is shorter than two and a half hours; that one is the preschool's. assumption: you are home by 3:30, and bedtime is around 8, so dinner is the last meal and the yogurt moves onto the dinner table.

| Week | Adults do | Adults stop | Done when |
|---|---|---|---|
| 1 Clock | Serve the five times above. Put milk and toast together at 7:00. Make 3:30 a real snack: two or three things, sitting down, before nursing if the baby lets you. Water bottle stays. No new food. | Sofa milk, car crackers, cheese while nursing, the 5:10 banana, the 7:15 yogurt | We kept to the clock five days of seven |
| 2 Table | One shared dinner in bowls, always with one or two things from her list. Everybody serves themselves. Ice cream, on nights we choose it, comes to everyone with the meal, one bowl each. Dinner ends after about 25 minutes; she may leave sooner. Calls to Tucson move to after dinner. | Second dinners, loading her spoon, "good job," dessert as a prize, remarks on her plate | Four dinners went by with one menu and no comment on who ate what |
| 3 Bridges | One new food, a tablespoon in a small bowl in the middle, again and again. assumption: the preschool will share its lentil soup recipe; check it for cashew and pistachio. Put one bridge step on the table per week. | Announcing it, explaining it, watching her | It stood on the table four times and we talked about something else |
| 4 Hands | Let her choose a cucumber at the market, wash it, stir, peel her carrot. Sam and you sit down once and choose what stays. | Using her help as a hook ("you made it, so...") | She had a job in the kitchen twice, and we wrote down three things we keep |

It can take ten or fifteen times on the table, so weeks 3 and 4 begin something. They don't finish it.

## Bridges

Each step changes one thing from the food she already accepts, and stands next to the original. Check every new label for cashew and pistachio.

| Accepted | Step 1 | Step 2 | Step 3 |
|---|---|---|---|
| Buttered bow ties | Same brand, small shells (shape) | Tricolor bow ties, same butter (color) | Same bow ties, a dish of plain yogurt beside them (dip) |
| Nuggets from the blue box | Same nuggets, cut into strips (shape) | Another brand, same shape (brand) | Blue box, black beans mashed soft as the dip (dip) |
| Cucumber rounds | Thin half-moons (shape) | Same rounds, green peel left on (color) | Same rounds, plain yogurt (dip) |

She sits down to eat, with an adult at the table. Shave her raw carrot into ribbons with the peeler, or cut it into thin sticks, never coins.

## Words for the table

| Instead of | Say |
|---|---|
| "You haven't tried it." | "You don't have to eat it. There are noodles and cucumber too." |
| "Three bites, because you're four." | "You know how much your belly wants." |
| The airplane spoon | "Your spoon is yours." Then pass the bowl to the next person. |
| "Fine, I'll make you noodles." | "This is what we have tonight. Anything on the table is for you." |
| "Ice cream is for people who eat dinner." | "No ice cream tonight. On Saturday there's some for everybody." |
| "So now we're a restaurant." (Sam) | Quietly, to Sam: "One menu, I promise. Let's talk about it at nine, you and me." |

If the sleeve gets wet: "Wet sleeves feel horrible. Let's change it," and nothing about food.

## Sunday notes

- [ ] We served at the set times on most days.
- [ ] Something from her list was on every table.
- [ ] We cooked one dinner, not two.
- [ ] Nobody commented on, praised or traded food.
- [ ] The adults sorted out disagreements away from the table.

**Call the pediatrician after all if:** her list gets shorter, a whole group goes, her weight falls or her growth slows, she vomits, has pain, or coughs at meals, she is scared of eating, or food keeps her from school or parties. If she stops drinking, call the same day. Trouble breathing, or any swelling or hives with breathing or vomiting, is an emergency call.`,
		corrections: [
			'The scene most certain to come has no line: 7:15, no yogurt, and she says she is hungry. Agree on one, such as “The kitchen is closed. Breakfast is at seven,” and one for 5:10, when the banana is gone.',
			'The weekend clock starts at 9:00, but she is up before seven on weekdays and has just lost her sofa milk. Start at 7:30 or 8:00 on weekends and move the rest with it.',
			'Two bridges change more than one thing: mashed beans are a new texture, and a new place, for a child who eats them only at the taqueria; your plain yogurt always came with honey. Offer whole beans beside the nuggets, honeyed yogurt as the dip.',
			'“Green peel left on” supposes that her cucumber is peeled now; you never said so. With a cashew and pistachio allergy, ask preschool about its soup first and keep prescribed emergency medicine where you cook.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			criança: 'Joaquim, 4 anos e 2 meses; piorou em fevereiro, quando mudou para a escola de tempo integral',
			'o que aceita':
				'Arroz branco, caldo de feijão sem o grão, cuscuz com manteiga, ovo mexido, frango desfiado (só seco, sem molho), carne moída dentro da panqueca, macarrão parafuso com queijo ralado, batata cozida, pão francês, queijo coalho na chapa, iogurte de morango de uma marca só, banana, manga cortada em cubo, melancia e milho na espiga. Cenoura ele come ralada bem fininha no arroz se ele mesmo jogar. A lista não encolheu: este ano até entrou o cuscuz. Na escola a professora diz que come abobrinha, aqui não quer nem perto.',
			'dia comum': `6h20 mamadeira, 240 ml de leite com achocolatado, ainda na cama
7h30 entra na escola; 8h lanche de lá (fruta e pão)
11h15 almoço na escola, diz a agenda que “comeu bem”
14h30 lanche na escola, vitamina ou bolo
17h10 sai com a avó: pacotinho de biscoito de polvilho no carro
17h40 na casa da avó, mais iogurte ou suco de caixinha
18h30 eu pego, ele pede banana no caminho
19h40 janta em casa, com a TV ligada
20h30 mamadeira de novo, 240 ml, “porque não jantou”
21h dorme`,
			'refeição ruim':
				'Terça passada. Fiz arroz, feijão, frango ensopado e chuchu. Ele olhou e disse “tem verde no meu frango” (era cheiro-verde). Empurrou o prato. Eu disse que eram só três colheradas e depois podia o pudim. O pai falou “na minha época comia ou apanhava”, ele começou a chorar. Botei o desenho no celular e fui dando na boca, ele abria sem olhar, até que percebeu o chuchu e cuspiu na mão. Levantei, fiz um ovo. Comeu o ovo inteiro em pé, no sofá. Às 20h30 tomou a mamadeira toda. Fui jantar às nove, sozinha, o frango frio.',
			adultos:
				'eu, o pai (acha que é manha e cobra prato limpo) e minha mãe, que dá biscoito às 17h “para ele não chegar com fome”',
			saúde:
				'consulta em setembro: mesma curva na Caderneta; sem alergia, nunca engasgou, intestino todo dia, bebe água',
		},
		text: `Conferi a lista de sinais com o que você contou e não encontrei nenhum. O crescimento seguia a curva em setembro, a lista ganhou um item, ele come na escola e as frutas mantêm de pé o grupo dos vegetais. Dá para começar em casa.

## De quem é a decisão

| Nós, adultos | Joaquim |
|---|---|
| **O quê:** frango ensopado ou seco, e um prato conhecido junto | Se hoje vai querer o frango, só o arroz ou nada |
| **Quando:** lanche com a avó às 17h10, janta às 19h40 | Quanto come em cada um, muito ou pouco |
| **Onde:** à mesa, televisão e celular desligados | O que põe no próprio prato e quando está satisfeito |

## Quatro semanas

| Semana | O que fazemos | O que paramos | Cumprida quando |
|---|---|---|---|
| **1 Relógio** | Seguimos os horários abaixo, com as comidas de sempre | Mamadeira na cama e às 20h30, biscoito no carro, iogurte ou suco das 17h40, banana das 18h30 | Em cinco dias, os três adultos mantiveram os horários |
| **2 Mesa** | Jantamos com ele; travessas no meio, uma delas com algo que ele aceita; cada um se serve. Se houver pudim, uma porção igual para todos vai à mesa junto com a janta | TV, desenho, dar na boca, aplauso, cobrança, ovo feito depois | Em cinco jantas, um adulto ficou sentado do começo ao fim, sem tela e sem comentar o prato dele |
| **3 Pontes** | Abobrinha ralada e cozida, só um pouquinho, num potinho à parte, em quatro jantas. Nas semanas seguintes ela continua voltando, até umas quinze vezes | Esconder legume, pedir para provar, desistir após uma recusa | O potinho foi à mesa quatro vezes e ninguém insistiu |
| **4 Mãos** | Levamos Joaquim à feira e chamamos para lavar folhas e mexer massa na tigela, longe do fogo; no fim, ele escolhe entre duas opções qual prato continua | Fazer da ajuda uma condição para jantar | Fizemos um convite de feira e dois de cozinha; um "não quero" dele também vale |

**O novo relógio**

| Hora | O que há | Intervalo |
|---|---|---|
| 6h20 | Água ao acordar | – |
| 8h | Primeira refeição, na escola | – |
| 11h15 | Almoço na escola | 3h15 |
| 14h30 | Lanche na escola | 3h15 |
| 17h10 | Lanche com a avó, sentado, antes de entrar no carro: pode ser o biscoito com iogurte ou a banana | 2h40 |
| 19h40 | Janta; o leite vai à mesa, no copo | 2h30 |
| 20h30 | Água, dentes, história | – |

- Da mamadeira das 6h20 ao lanche das 8h há só 1h40, por isso ela sai. Avisem a escola de que ele chegará sem leite.
- *suposição:* há um banco perto da escola para o lanche. Se não houver, ele passa para as 17h40, na casa da avó, e a janta para as 20h10.
- *suposição:* ele bebe em copo. Contem a mudança na véspera: "A partir de amanhã, o leite fica na mesa da janta." Se ele chorar, é colo, sem sermão.

## Pontes

Comecem por um alimento só. O próximo degrau vem quando **nós** já servimos o anterior várias vezes com calma. A versão de sempre fica à mesa, e contamos o que mudou.

| Já aceita | Degrau 1 | Degrau 2 | Degrau 3 |
|---|---|---|---|
| Arroz com cenoura ralada que ele mesmo joga | A mesma cenoura, cozida | No lugar dela, abobrinha sem casca, ralada e cozida | A mesma abobrinha, agora com a casca verde |
| Frango desfiado seco | O mesmo, em fios um pouco mais grossos | Os mesmos fios, com caldo sem cheiro-verde num potinho ao lado | O mesmo caldo, que ele põe por cima se quiser |
| Batata cozida | A mesma, em palitos macios | Palitos de mandioquinha bem cozida | A mesma mandioquinha, amassada |

Na semana 3, a abobrinha entra direto no potinho à parte; os degraus do arroz servem para depois. Tudo macio, com ele sentado e um adulto junto.

## Frases para a mesa

| Cena | Em vez de | Diga |
|---|---|---|
| Viu o cheiro-verde | "Isso não é nada, come" | "É cheiro-verde. Se não quiser, pode deixar no canto do prato." |
| Pudim | "Três colheradas e ganha" | "Hoje tem pudim para todo mundo. Este é o seu." |
| Celular | "Olha o desenho e abre a boca" | "A colher é sua. Eu vou comer aqui do seu lado." |
| Chuchu cuspido | "Que feio!" | "Pode pôr no guardanapo." |
| Pediu ovo no meio da janta | "Tá bom, eu faço" | "Ovo fica para outro dia. Hoje tem arroz e frango seco na mesa, e você escolhe." |
| O pai lembra que antes se apanhava (longe do menino) | "Você só atrapalha" | "Também quero que ele coma bem. Medo na mesa eu não aceito. Por quatro semanas, a gente cuida do horário e não fala do prato; topa conversar no domingo?" |

Para sua mãe: "Seu lanche das 17h10 é o que segura a fome até a janta. Depois dele, só água, pode ser?"

## Anotações de domingo

- [ ] Os horários foram os mesmos nas três casas de comando: mãe, pai e avó
- [ ] Um adulto jantou sentado com ele, e você não comeu sozinha às nove
- [ ] Telas desligadas nas jantas
- [ ] Em cada janta havia um alimento conhecido
- [ ] Passamos a semana sem prêmio, ameaça nem comida escondida

**Sinal para marcar o pediatra:** um alimento aceito some e não volta por duas semanas, ou aparece dor, vômito, engasgo, perda de peso ou aflição que atrapalhe a escola. Parou de beber qualquer líquido: atendimento no mesmo dia. Dificuldade para respirar: SAMU 192, na hora.`,
		corrections: [
			'A primeira semana corta cinco coisas de uma vez, e de 19h40 às 8h são 12h20 sem comer. Tirem antes só a mamadeira das 20h30; a da manhã vira copo à mesa por uns dias, mesmo com intervalo curto até a escola.',
			'“Em setembro” ficou sem ano. Se a consulta foi antes da piora de fevereiro, a curva não prova nada sobre agora: pesem e meçam Joaquim na UBS antes de tirar as mamadeiras.',
			'A abobrinha da semana 3 pula os degraus da própria tabela, e ninguém perguntou como ela vem na escola. Peçam à professora o corte e o preparo e sirvam igual; na batata, amassem a conhecida antes de trocar por mandioquinha.',
			'No domingo, um único alimento sumido por duas semanas já manda ao pediatra, prazo sem fonte; falta a lista que encolhe, o grupo inteiro recusado e o crescimento parado. Troquem por esses sinais, e “três casas de comando” por “três adultos”.',
		],
	},
}
