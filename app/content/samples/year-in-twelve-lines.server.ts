import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'year-in-twelve-lines',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			traces: `Jan: 4 photos of the broken boiler; message to Pia, “in bed at 9 again, heaven”; choir on Tuesdays, 4 times.
Feb: took over Graham's clients, calendar is solid blue. Choir twice. Receipt for a mattress.
Mar: two late trains a week; 31 photos of Lena's first steps (my niece). No choir.
Apr: Easter at the lake with Pia and the boys, 112 photos, phone off for three days.
May: Dad's funeral on the 14th. Nothing else in the calendar until June.
Jun: cleared out his garage; kept the radio. Promotion letter on the 26th.
Jul: (nothing, apart from parking tickets)
Aug: 9 days in Galicia, walked 140 km, 3 new names in the phone, message “I don't want to go back to blue”.
Sep: new team starts; 14 evenings after 8 p.m., according to the train app. Dentist.
Oct: joined the Saturday walkers, 3 walks. Said no to the Leeds project; Graham not pleased.
Nov: walked 4 times, one in sleet with Pia. Repaired Dad's radio with a video. 8 evenings late.
Dec: choir concert, as a listener. Team dinner. 2 walks so far.`,
			'last january': 'to sing every week, and be home by seven on three evenings out of five',
			'already fixed':
				"new team until at least June; my brother's wedding May 22; the office moves in September, 20 minutes closer to home",
		},
		text: `I can't open your calendar or photos, so nothing here is marked (found). Assumption: every sign is mine; correct any that is wrong.

## TWELVE LINES

- **Jan:** Broken boiler, early nights, choir on four Tuesdays. **+**
- **Feb:** Graham's clients, a solid blue calendar, two choir evenings, a mattress. **−**
- **Mar:** Lena's first steps in 31 photos; two late trains weekly. **=**
- **Apr:** Easter at the lake with Pia and the boys, phone off. **+**
- **May:** Dad's funeral on the 14th; nothing else in the calendar.
- **Jun:** Cleared out Dad's garage, kept the radio; promotion letter came.
- **Jul:** Parking tickets, otherwise no trace.
- **Aug:** Nine days in Galicia, 140 km walked, three new names. **+**
- **Sep:** New team started; fourteen evenings after eight; dentist. **−**
- **Oct:** Joined the Saturday walkers, three walks; said no to Leeds. **+**
- **Nov:** Four walks, Dad's radio repaired, eight late evenings. **=**
- **Dec:** Choir concert from the seats, team dinner, two walks so far. **+**

June belongs to the loss too, so it has no sign.

## THREE COUNTS

- **Most often:** work, in 6 months (Feb, Jun, Sep, Oct, Nov, Dec). Next comes walking, in 4 (Aug, Oct, Nov, Dec).
- **Your wish:** singing shows in 2 months (Jan, and Feb with only two evenings). Home by seven: 0 months with a trace that shows it.
- **Disappeared:** your own singing, after February.

## ONE DECISION

**1. From the first choir Tuesday in January on I start singing again, and it costs me one evening of work a week.**
Against it: “A solid blue calendar, two choir evenings.” (rests on Jan, Feb, Dec)

**2.** ~~From January on I keep the Saturday walks, and it costs me Saturday mornings.~~
Against it: “Four walks … eight late evenings.” It goes on without a decision, and leaves the weekdays alone. (rests on Oct, Nov, Dec)

**3.** ~~From January on I stop working past seven on three evenings a week, and it costs me standing with the new team.~~
Against it: “New team started; fourteen evenings after eight.” The team lasts until at least June; the closer office only helps from September. (rests on Sep, Nov)

**For number 1**
- **First act, before January 15:** write to the choir asking to come back, and block Tuesday evenings in the calendar through March. Half an hour. (Assumption: it still meets on Tuesdays and has room.)
- **Tell:** Pia.
- **By the end of March, if it is working:** at least eight choir Tuesdays in your calendar that you really sang, and no more than two in a row missed.

## AT THE DOOR

“I buried Dad in May, walked across a piece of Galicia in August, got his radio working again by November, and at Christmas I heard my own choir from the seats.”`,
		corrections: [
			'Late evenings strike out decision 3, yet they stand just as much against choir: fourteen in September, and a solid calendar already ended it in February. Check in the train app how many of those were Tuesdays first.',
			"The strongest sentence of your year, “I don't want to go back to blue”, is in none of the lines or decisions. Put it under August; it is also the best argument against staying late.",
			"“At Christmas” is invented: you only wrote December, and the year isn't over. Say “in December I heard my own choir from the seats”.",
			'December gets a clean plus for sitting in the audience of the choir you left, and January one for a broken boiler. Both look more like “=”; change them if they cost you something.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			rastros:
				'jan: foto da pia entupida; comecei a contar 31 dias sem cartão, fui até o 19. fev: Carnaval em casa com dengue, 9 dias de atestado. mar: meu pai internado, 4 recibos de estacionamento do hospital. abr: meu pai morreu dia 11. mai: só fotos da escola da Lia, uma planta na janela. jun: comprei o acordeão usado do seu Arlindo, R$ 1.450, em 3 vezes; São João no quintal. jul: 6 aulas pagas, briga com a chefe (mensagem das 23h10). ago: 2 aulas; passei para a equipe da manhã. set: nada, nem foto. out: Lia fez 10; toquei “Asa Branca” errado na festa, todo mundo cantou. nov: última parcela do carro, dia 23, print do banco; 3 aulas. dez: bloco de natal com o grupo da rua, toquei 4 músicas; minha irmã veio, ficou 6 noites.',
			'desejo de janeiro': 'tocar acordeão, quitar o carro e parar de responder trabalho depois das 20h',
			'já marcado':
				'Lia muda de escola em fevereiro (mais longe); R$ 780 por mês livres da prestação do carro; férias só em outubro',
		},
		text: `Não consigo abrir sua agenda nem suas fotos: trabalhei só com os rastros que você mandou. Os sinais são meus, suposição: troque os que errei.

## Doze linhas

- **Jan:** Pia entupida; comecei 31 dias sem cartão, fui até o 19. =
- **Fev:** Carnaval em casa com dengue, nove dias de atestado. −
- **Mar:** Meu pai internado, quatro recibos de estacionamento do hospital. −
- **Abr:** Meu pai morreu, dia 11.
- **Mai:** Fotos da escola da Lia, uma planta na janela. =
- **Jun:** Comprei o acordeão do seu Arlindo; São João no quintal. +
- **Jul:** Seis aulas pagas; briga com a chefe, mensagem das 23h10. =
- **Ago:** Duas aulas; passei para a equipe da manhã. +
- **Set:** sem rastro
- **Out:** Lia fez dez; toquei “Asa Branca” errado, todo mundo cantou. +
- **Nov:** Última parcela do carro, dia 23; três aulas. +
- **Dez:** Bloco na rua, quatro músicas; minha irmã ficou seis noites. +

## Três contas

- **O que mais se repete:** o acordeão, em seis meses (jun, jul, ago, out, nov, dez).
- **O que eu queria em janeiro:** aparece em seis meses. Tocar, nos seis acima; quitar o carro, em um (nov); parar de responder trabalho depois das 20h, em nenhum como feito. Em julho, a mensagem das 23h10 mostra o contrário.
- **O que sumiu:** a contagem dos dias sem cartão, depois de janeiro; a mensagem tarde da noite, depois de julho. suposição: a equipe da manhã (ago) ajudou, mas falta de rastro não prova.

## Uma decisão

**1. A partir de 8 de janeiro, eu mantenho três aulas de acordeão por mês, e isso me custa três horas fixas e R$ ____ dos R$ 780.** (jul, ago, nov)
Objeção: de seis aulas (jul) fui a duas (ago) e a nenhum rastro (set); e em outubro, sem aula registrada, toquei errado e foi bom mesmo assim.

~~**2. A partir de 2 de janeiro, eu paro de responder trabalho depois das 20h, e isso me custa outra conversa com a chefe.** (jul, ago)~~
Objeção: desde a troca de equipe, em agosto, nenhuma linha mostra mensagem à noite. Perde: talvez já esteja resolvido, e não se decide sobre um rastro só.

~~**3. A partir de janeiro, eu começo a guardar os R$ 780 do carro, e isso me custa não gastar nada desse dinheiro.** (jan, nov)~~
Objeção: em janeiro, o plano que era de 31 dias parou no 19. Não cabe: a escola mais longe da Lia, em fevereiro, ainda não tem preço.

Fica a **1**: três aulas é o que novembro já aguentou, em equipe da manhã e sem férias. Você pode discordar.

- **Primeiro passo, antes de 15 de janeiro, menos de uma hora:** escrever a quem me dá aula, perguntar o preço e marcar três datas de janeiro e três de fevereiro, já com o caminho novo da escola na conta.
- **A quem contar:** minha irmã.
- **Depois do Carnaval, eu veria:** pelo menos cinco aulas com data na agenda e uma música nova tocada com o grupo da rua, mesmo errada.

## A frase

“Meu pai morreu em abril, em junho comprei o acordeão do seu Arlindo, e em outubro errei ‘Asa Branca’ na festa da Lia com todo mundo cantando.”`,
		corrections: [
			'“Pelo menos cinco aulas com data na agenda” não prova nada: o primeiro passo já marca as seis. E o Carnaval de 2027 é 9/2, quando cabem umas quatro. Troque por “três aulas dadas até 9/2”.',
			'“Em equipe da manhã e sem férias” vai além dos rastros: nada diz sobre férias neste ano. Novembro é o único mês com três aulas, e setembro, na mesma equipe, ficou em branco: comece com duas.',
			'“Seis aulas pagas” e “duas aulas” contam como acordeão, mas os rastros não dizem de quê. É quase certo; ainda assim falta o “suposição:”, porque a conta dos seis meses depende disso.',
			'Maio ganhou “=”: logo depois de abril, só fotos e uma planta podem ser luto também. Se for, tire o sinal, e reveja o + de dezembro, o primeiro Natal sem o pai.',
		],
	},
}
