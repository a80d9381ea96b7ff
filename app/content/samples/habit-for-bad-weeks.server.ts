import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'habit-for-bad-weeks',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			habit: 'practice Spanish for fifteen minutes a day',
			reason:
				'my mother-in-law turns seventy in May, and I want to talk with her without my husband translating every joke',
			'ordinary day': `6:10 alarm, I lie there and look at the phone for ten minutes. Kettle on, pack two lunchboxes while it boils, coffee standing at the counter.
7:25 out the door, drop the kids at school, 20 minutes in the car alone.
8:15 to 4:00 work at the pharmacy, on my feet, lunch in the break room with the others, phone in the locker.
4:30 pick up the kids, groceries twice a week, homework, dinner.
7:45 I do the dishes, always me, about fifteen minutes with the radio on.
8:15 kids in bed, then I sit on the sofa next to my husband and I am no use for anything after nine.`,
			'what ended it':
				'the flu went through the house in February, I missed nine days, the app took away my 41-day streak and I never opened it again',
		},
		text: `> **NAME:** Her jokes, no husband
>
> **AFTER:** I swallow the first sip of the day, from the coffee standing at the counter or from any cup on a sick day. (assumption: even with the flu I drink something.)
>
> **TINY:** I say one Spanish sentence to my mother-in-law, about whatever I'm doing or how I feel: "Estoy en la cocina." Whispering counts. It counts in full.
>
> **USUAL:** The sentence at the sip; then 15 of the 20 minutes in the car alone, answering a Spanish audio out loud, started before I drive off.
>
> **IF:** If the flu goes through the house again, then I do only TINY, from bed if that's where I am, and no app keeps count.
>
> **PASSES:** Two skipped days a week are paid for in advance. They don't carry over.
>
> **BACK:** She turns seventy in May and I want to talk with her without every joke going through my husband, so the next first sip gets one sentence.

**Weakest:** USUAL, because it needs a school run and something ready to play before I drive off (assumption: the car can play sound from my phone).

**Within seven days I'd notice:** on three school mornings I park at the pharmacy having said nothing in Spanish since the first sip.`,
		corrections: [
			'USUAL lives in the car after the school run, so Saturday and Sunday have no fifteen minutes. Add a weekend place, or say that the sentence is enough there.',
			"TINY supposes that you can make a new Spanish sentence each morning. Your level was never asked; if you can't yet, start from ten written ones.",
			'“A Spanish audio” is left unnamed. Choose one and save it on your phone tonight, or the first morning goes to searching.',
			'AFTER names two moments, the coffee at the counter and any cup on a sick day. If the first sip turns vague, tie it to putting the cup down.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			hábito: 'ler dez páginas de um livro por dia',
			motivo:
				'minha filha começa a ler ano que vem e eu queria que ela me visse com um livro na mão, não só com o celular',
			'dia comum': `5h20 acordo, café passado, marmita na bolsa.
6h05 ônibus até o terminal, em pé; depois metrô, uns 25 minutos, quase sempre sentada a partir da terceira estação.
7h30 às 16h50 trabalho na recepção de um laboratório, almoço de uma hora, como em vinte minutos e fico no celular no banco da pracinha.
17h o caminho de volta, lotado, sem chance.
18h40 pego a Luísa na casa da minha mãe, janta, banho nela, lição.
20h30 deito com ela para ela dormir, e metade das vezes durmo junto.
21h30 louça, roupa, e celular na cama até uns quinze para as onze.`,
			'o que derrubou':
				'em maio a Luísa ficou internada quatro dias com bronquiolite, eu parei de ler, o livro venceu na biblioteca e eu não tive coragem de renovar',
		},
		text: `**NOME.** Livro na mão.

**LOGO DEPOIS DE.** Quando puxo a coberta da Luísa, antes de deitar com ela. Em casa ou no hospital. (suposição: na internação, quem cobriu ela fui eu.)

**MÍNIMO.** Uma frase, com o livro na mão e ela podendo ver. O livro mora na bolsa da marmita. Sem ele, vale livrinho dela, bula, papel do hospital. Li, está feito.

**NORMAL.** Nove páginas no banco da pracinha, depois do almoço, uns 15 minutos; a décima depois da coberta, uns 2. Se eu dormir junto, já valeu. (suposição: um minuto e meio por página.)

**SE.** Se a Luísa ficar internada e o livro vencer de novo, eu entrego vencido mesmo na semana da alta e digo no balcão só isto: "Atrasou, minha filha ficou internada."

**FOLGAS.** Duas por semana, só se precisar, como na noite em que a hora extra me faz chegar com ela já dormindo. Não acumulam.

**VOLTA.** "A Luísa começa a ler ano que vem, e eu quero que ela me veja com um livro na mão. O próximo momento é hoje, quando eu puxar a coberta dela: uma frase."

---

**A mais fraca:** LOGO DEPOIS DE, porque deitar vem logo em seguida, você já chega nessa hora com sono, e o livro pode ter ficado na bolsa, em outro cômodo.  
**O sinal, em sete dias:** três noites ou mais em que você puxou a coberta e o livro não saiu da bolsa.`,
		corrections: [
			'Nove das dez páginas são lidas na pracinha, longe da Luísa. O motivo era ela ver você com um livro; na frente dela sobra uma página, e na semana ruim, uma frase.',
			'O mínimo aceita bula e papel do hospital, mas o nome é “Livro na mão” e o sinal conta como falha a noite em que o livro não saiu da bolsa. Escolha uma regra só.',
			'O “se” trata do livro vencido na biblioteca e só vale com internação e atraso juntos. Não diz o que você lê nos quatro dias de hospital, que foi quando parou.',
			'“Quando puxo a coberta da Luísa” não está no seu dia: você contou que deita com ela às 20h30. Confira se esse gesto existe mesmo, inclusive com luz para ler.',
		],
	},
}
