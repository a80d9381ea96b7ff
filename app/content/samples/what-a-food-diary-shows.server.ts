import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'what-a-food-diary-shows',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'weight question':
				"Up about 9 pounds since I went to nights 14 months ago, and I'd swear I eat less. Why?",
			'health notes':
				'47, dispatcher; mirtazapine 15 mg for sleep since April; periods irregular since summer; knee, so I walk less',
			'who I see': 'my family doctor',
			'food diary': `(shift 10 p.m. to 6 a.m., Mon to Thu)
Mon 15:30 coffee with creamer, eggs on toast. 20:30 chicken, rice, salad with my son. 1:00 vending machine, peanut crackers, cola. 4:15 two of the doughnuts, slow night. 6:40 cereal, bed at 8.
Tue 16:00 coffee, banana. 20:45 chili with beans. 2:00 rest of the chili. 4:00 cola, chocolate, bad call at 3:30. 6:45 cereal.
Wed 15:00 coffee x2, toast. Nothing until 21:00, parent meeting, then drive-through burger and fries in the car. 3:45 trail mix, a lot, Denise had brought it. 7:00 toast with jam.
Thu 16:30 coffee, yogurt. 20:30 pasta, broccoli. 1:30 apple. 4:20 cola, crackers. 6:30 eggs with my husband before his work, nice.
Fri slept till 14:00. 14:30 coffee, sandwich. 19:00 pizza with everybody, 2 beers. Popcorn. Bed 2:00, not tired.
Sat 10:30 pancakes. 13:00 lentil soup at my sister's. 18:30 roast, potatoes, green beans, pie. Wine.
Sun 11:00 coffee, eggs. 16:00 leftovers standing up. 20:00 forgot to write. Scale: 183.4 Sat, 186.0 Sun??`,
		},
		text: `I looked first for what would need a person right away. Nothing on these pages says so, so I read on. assumption: you are not pregnant and not on insulin; the page doesn't say.

## 1. Seen

Nights are named by the day the shift began.

1. **Food in the second half of the shift, every work night.** Mon 1:00 and 4:15, Tue 2:00 and 4:00, Wed 3:45, Thu 1:30 and 4:20.
2. **Something to eat after the shift, around 6:30 to 7:00.** Mon 6:40 and Tue 6:45 (cereal), Wed 7:00 (toast), Thu 6:30 (eggs, with your husband).
3. **Coffee on waking, cola at work.** Coffee Mon, Tue, Wed, Thu, Fri, Sun; cola Mon 1:00, Tue 4:00, Thu 4:20.
4. **Hours between the first food and the evening meal.** Mon 15:30 to 20:30, Tue 16:00 to 20:45, Wed 15:00 to 21:00, Thu 16:30 to 20:30. On each of these days the night food follows.
5. **Plants and beans mostly come with a cooked meal.** Salad Mon, beans Tue (twice), broccoli Thu, lentils and green beans Sat. Company sits at several of them too, and you wrote "nice" once.

The bad call on Tuesday, the slow night on Monday and Denise's trail mix happened once each. Once is not a pattern.

## 2. Not seen

| What I might conclude | Why these pages can't show it | What would |
|---|---|---|
| "I eat less than before nights." | There is no page from before; cooking oil and bites tend to go missing from any diary, and Sunday evening says so itself | An older diary, or what you and your husband remember of a usual day back then |
| "It's the nights," or "it's the mirtazapine," or "it's my periods," or "it's the knee." | All four overlap. Nights began 14 months ago, mirtazapine in April, the periods changed in summer; the knee has no date | Weights from past visits set beside those four dates |
| "I gained 2.6 pounds from Saturday to Sunday." | Two mornings. Water, salt, hormones and the bathroom move a scale that much, after a day of roast and wine too | Many readings over months, from the doctor's chart |

## 3. Write next week

The time you fell asleep and the time you woke, each day. The pages show when you ate on all seven days, but when you slept on only a few.

## 4. To take along

> **For my family doctor**
>
> My question: I am up about 9 pounds since I went to nights 14 months ago, and I'd swear I eat less. Why?
>
> What a week of notes shows: I work 10 p.m. to 6 a.m., Monday to Thursday. I eat in the second half of every shift, and again when I get home. I start with coffee, then there are four to six hours before the evening meal. I drink cola on most work nights. Vegetables and beans come with cooked meals. My notes have gaps.
>
> What has changed: nights 14 months ago. Mirtazapine 15 mg for sleep since April. Periods irregular since summer. My knee hurts and I walk less. I am 47.
>
> My questions:
> 1. Could mirtazapine be part of this, and what are the choices? I won't stop or change it on my own.
> 2. My periods have been irregular since summer: what could that be, and do I need any tests, pregnancy included?
> 3. Which blood tests make sense for a weight change like this, thyroid for example?
> 4. What do nights do to sleep, hunger and weight, and could something like sleep apnea be involved?
> 5. Can we look at my knee, so that I can walk again without pain?
> 6. Can you set my past weights beside these dates, and tell me when you'd want to see me again?

assumption: mirtazapine is known to raise appetite or weight in some people; your doctor can say whether that fits you. If anything changes quickly, such as weight, fainting or breathlessness, call before the appointment.`,
		corrections: [
			"Monday 1:00 and Thursday 1:30 aren't in the second half of your shift; that begins at 2:00. The sentence for your doctor still holds with Mon 4:15, Tue 2:00 and 4:00, Wed 3:45, Thu 4:20; strike the two others.",
			'Alcohol stands on two dates, two beers Friday and wine Saturday, and appears in no pattern. Put it in the note for your doctor: alcohol and mirtazapine both make drowsy.',
			"The weekend isn't read at all: Friday and Saturday show a midday meal, an evening meal in company and nothing noted after midnight. Set beside the four work nights, that contrast says more than pattern 5.",
			'“On each of these days the night food follows” suggests that the gap causes it, but food comes on every shift, whatever the gap. Leave that sentence out.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'pergunta sobre o peso':
				'parei de fumar em julho e a calça apertou: é o cigarro ou é o que eu como no terminal?',
			saúde:
				'43 anos, pressão alta, losartana; parei de fumar em 2 de julho; joelho dói; 84 kg em julho, 87 agora',
			'com quem': 'médico',
			'diário alimentar': `Motorista de ônibus, turno das 5h às 13h20 (qui e sex dobro até 17h). Anotei no celular, mais ou menos.
Seg: 4h15 café preto, 2 açúcar. 9h30 coxinha e café no terminal. 14h15 arroz, feijão, bife, farofa. 17h bala, umas 8. 20h miojo com ovo.
Ter: 4h15 café. 9h40 pão de queijo, 2. Bala a manhã toda. 14h30 resto de domingo, macarrão. 21h arroz, feijão, linguiça.
Qua: 4h10 café. 9h20 pastel e caldo de cana (calor). 14h prato feito, salada foi. 18h banana. 20h30 sopa de fubá.
Qui (dobrei): 4h café. 9h30 coxinha. 13h30 marmita fria em 10 min. 16h bala e refri. 19h30 caí no sofá, não jantei; 22h pão com mortadela, 3.
Sex (dobrei): 4h café. 10h salgado e refri, briga com passageiro. 13h40 marmita. 18h cerveja com os colegas, 4 latas e amendoim. 21h pizza, não contei.
Sáb folga: 9h pão, café com leite. 13h feijoada na sogra, fui 2 vezes. Tarde dormindo. 20h resto.
Dom: 10h café. 14h churrasco, 3 ou 4 latas. 18h bolo. Noite nada, azia.
Nos primeiros dias do mês só almoço em casa, porque acaba o vale.`,
		},
		text: `Não encontrei, no que você escreveu, nenhum dos sinais que me fariam parar. A resposta curta à sua pergunta: estas páginas não separam o cigarro do terminal. Elas mostram outras coisas.

## 1. Aparece

- **Mais de cinco horas entre o café e a primeira comida anotada com hora:** seg, ter, qua, qui, sex. Nos cinco dias, essa comida é um salgado ou pão de queijo. Na terça houve bala nesse meio.
- **Bala:** seg, ter, qui. Na quinta, no turno dobrado.
- **Bebida doce fora do café:** qua (caldo de cana, no calor), qui e sex (refri, nos dois dias de dobra).
- **Comida às 20h ou mais tarde:** seg, ter, qua, qui, sex, sáb. O mais tarde foi na quinta, às 22h, depois de você cair no sofá.
- **Cerveja:** sex (com os colegas, no fim da dobra) e dom (no churrasco).

A salada de quarta e a briga de sexta aparecem uma vez só: não contam como repetição. Suposição: faltam o açúcar de alguns cafés, a água, o óleo e beliscadas. Os fins de semana também são uma amostra de um só.

## 2. Não aparece

| Conclusão tentadora | Por que estas páginas não bastam | O que bastaria |
|---|---|---|
| “É o cigarro.” | Não há uma linha sobre vontade de fumar nem sobre como você comia até 2 de julho. Dois pesos, com meses entre eles, não dizem a causa | Pesos antigos já anotados no posto ou na empresa, com data, e o médico olhando também remédio, sono e inchaço |
| “É o que como no terminal.” | Só a segunda traz a palavra “terminal”, e não sabemos se era igual quando você fumava | Algo escrito antes de julho, ou a lembrança de um colega, e mais semanas, com dobra e sem dobra |
| “A bala entrou no lugar do cigarro.” | Três dias com bala, nenhum com o motivo. Podia ser sono, fome, boca seca ou vontade de fumar | O motivo anotado na hora, por umas semanas |

## 3. Semana que vem

Ao lado de cada anotação, uma palavra para o que veio antes: **fome, fumar, sono, calor, gente** ou **não sei**. Só isso. Dia esquecido fica em branco, sem completar de memória.

## 4. Para a consulta

> Doutor ou doutora, tenho 43 anos, pressão alta e dirijo ônibus. Parei de fumar em 2 de julho. Em julho eu pesava 84 kg, agora 87, e a calça apertou. Quero entender se é de ter parado, do que como no trabalho ou de outra coisa.
>
> Anotei uma semana, mais ou menos. Tomo café por volta das 4h e a primeira comida costuma vir depois das 9h. Quinta e sexta dobro até as 17h. Apareceram bala em três dias, bebida doce em três, cerveja na sexta (4 latas) e no domingo (3 ou 4). Quase toda noite comi às 20h ou depois. No domingo tive azia. O joelho dói.
>
> Remédios: losartana, dose ____, horário ____, dias em que esqueço ____. Algo para parar de fumar: ____. Algo para o joelho ou para a azia, mesmo sem receita: ____. Pressão medida nos últimos meses: ____.
>
> Nos primeiros dias do mês o vale acaba e só almoço em casa. (Explicar: é a única refeição, ou só não como na rua?)
>
> 1. Como faço para não voltar a fumar, se a calça continuar apertando?
> 2. Minha pressão está controlada desde que parei, e a losartana continua certa para mim?
> 3. Além do cigarro e da comida, o que pode explicar a mudança: inchaço, remédio, sono, outra doença? Preciso de exame?
> 4. Acordar antes das 4h e dobrar dois dias pesa na pressão, no sono e na direção?
> 5. O que posso tomar para o joelho e a azia sem atrapalhar a pressão e a losartana, e a cerveja interfere?
> 6. Com este turno e com o vale acabando, quem pode me ajudar, como nutricionista e assistente social do posto?

Se ainda não marcou: a porta é a UBS do seu endereço. Peça consulta pela pressão e pergunte pelo grupo de quem parou de fumar; leve documento, cartão do SUS, receita e estas anotações. Não pare a losartana por conta própria. Azia com dor ou aperto no peito, falta de ar ou suor frio não espera consulta: SAMU, 192.`,
		corrections: [
			'Passou batido o que mais se repete para quem trata pressão: comida salgada em quase todos os dias (coxinha, miojo, linguiça, mortadela, amendoim, pizza, feijoada). Leve essa linha ao médico, também por causa do inchaço.',
			'“Não separam o cigarro do terminal” está certo, mas falta um dado: quem para de fumar ganha em média 4 a 5 kg no primeiro ano, mais nos primeiros meses. Seus 3 kg cabem nisso; voltar a fumar não é a saída.',
			'“O vale acaba e só almoço em casa” pode ser dia com uma refeição só, e ficou entre parênteses no fim. Diga isso logo no começo da consulta e peça a assistente social.',
			'Faltou perguntar por ronco e sono ao volante: acorda antes das 4h, adormece no sofá e tem pressão alta. Ponha apneia do sono na pergunta 4 e o nome do remédio do joelho, porque anti-inflamatório pode subir a pressão.',
		],
	},
}
